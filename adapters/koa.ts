/**
 * The service inside a Koa application, beside its own routes.
 *
 * ```ts
 * import Koa from 'koa';
 * import { createService } from 'canivete';
 * import { toKoa } from 'canivete/koa';
 *
 * new Koa().use(toKoa(createService())).listen(3000);
 * ```
 * @module
 */
import type { IncomingMessage } from 'node:http';
import type { Service } from '../src/contracts/service.ts';
import { callOf, dropRest } from './_incoming.ts';
import { targetOf } from '../src/lib/target.ts';
import { isUnder, mountWarning } from './_target.ts';

interface KoaContext {
  readonly req: IncomingMessage;
  readonly originalUrl: string;
  /** The path without what a mount has cut off. */
  readonly path?: string;
  readonly request: { readonly body?: unknown };
  status: number;
  body: unknown;
  set(headers: { [name: string]: string }): void;
}

/**
 * A middleware that answers everything under the base path of the service, and leaves every other path to the next. The
 * `basePath` of the service is the whole path: mounted under `/api` it is `/api/v1`, and a mount elsewhere is warned of once. The middleware may come before a
 * body parser or after one.
 */
export function toKoa(service: Pick<Service, 'basePath' | 'dispatch'>) {
  const warn = mountWarning('toKoa', service.basePath);
  return async (context: KoaContext, next: () => Promise<unknown>): Promise<void> => {
    const address = context.originalUrl;
    const { path } = targetOf(address);
    if (!isUnder(service.basePath, path)) {
      if (context.path && path.endsWith(context.path)) warn(path.slice(0, -context.path.length));
      return void (await next());
    }
    const call = callOf(context.req, { address, parsed: context.request.body, native: context });
    const { status, headers, body } = await service.dispatch(call);
    dropRest(context.req);
    // The body comes first: Koa makes a 204 of an empty one and drops the type.
    context.body = body instanceof Uint8Array ? asBuffer(body) : body;
    context.status = status;
    context.set({ ...headers });
  };
}

/** The same bytes as a Buffer: Koa would write any other array as JSON. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
