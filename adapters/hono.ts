/**
 * The service inside a Hono application, beside its own routes, on every runtime that Hono runs on.
 *
 * ```ts
 * import { Hono } from 'hono';
 * import { createService } from 'canivete';
 * import { toHono } from 'canivete/hono';
 *
 * const app = new Hono();
 * app.use(toHono(createService()));
 * export default app;
 * ```
 * @module
 */
import { nativeRequest, type Service } from '../src/contracts/service.ts';
import { targetOf } from '../src/lib/target.ts';
import { isUnder, mountWarning } from './_target.ts';

interface HonoContext {
  readonly req: {
    readonly raw: Request;
    /** The path that the middleware is registered for, such as `/tools/*`. */
    readonly routePath?: string;
    arrayBuffer(): Promise<ArrayBuffer>;
  };
  readonly executionCtx: unknown;
}

/**
 * A middleware that answers everything under the base path of the service, and leaves every other path to the next.
 * The `basePath` of the service is the whole path: inside `app.basePath('/api')` it is `/api/v1`, and
 * a mount elsewhere is warned of once.
 */
export function toHono(service: Pick<Service, 'basePath' | 'fetch'>) {
  const warn = mountWarning('toHono', service.basePath);
  return async (context: HonoContext, next: () => Promise<void>): Promise<Response | void> => {
    const { raw } = context.req;
    const path = targetOf(raw.url).path.replace(/#.*/, '');
    if (!isUnder(service.basePath, path)) {
      warn((context.req.routePath ?? '').replace(/\/?[*:].*$/, ''));
      return next();
    }
    // Hono keeps a body that a middleware has read.
    const { method, bodyUsed } = raw;
    const request = bodyUsed ? new Request(raw, { method, body: await context.req.arrayBuffer() }) : raw;
    return service.fetch(request, executionOf(context), { [nativeRequest]: context });
  };
}

/** Gives the execution context, or undefined on runtimes without one, where Hono throws. */
function executionOf(context: HonoContext): unknown {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}
