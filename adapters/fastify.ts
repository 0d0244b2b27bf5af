/**
 * The service as a plugin of Fastify 5, beside the application's own routes.
 *
 * ```ts
 * import Fastify from 'fastify';
 * import { createService } from 'canivete';
 * import { toFastify } from 'canivete/fastify';
 *
 * const app = Fastify();
 * app.register(toFastify(createService()));
 * await app.listen({ port: 3000 });
 * ```
 * @module
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Service } from '../src/contracts/service.ts';
import { callOf, dropRest } from './_incoming.ts';
import { basePathLine, isUnder } from './_target.ts';

interface FastifyRequest {
  readonly raw: IncomingMessage;
  readonly body?: unknown;
}

interface FastifyReply {
  code(status: number): unknown;
  headers(values: { [name: string]: string }): unknown;
  send(payload?: string | Uint8Array): unknown;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Parser = (
  request: unknown,
  payload: IncomingMessage,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** The part of a Fastify instance that the plugin uses. Fastify's own types have too many overloads to compare. */
interface FastifyScope {
  readonly prefix: string;
  register(plugin: (scope: FastifyScope) => Promise<void>, options: { prefix: string }): unknown;
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(type: string, parser: Parser): unknown;
  all(path: string, handler: Handler): unknown;
  setNotFoundHandler(handler: Handler): unknown;
}

/**
 * A plugin with routes for everything under the base path of the service. The `basePath` is the whole path: with the
 * prefix `/api` it is `/api/v1`. Hooks of the application, such as its log, see these requests; its parsers do not.
 */
export function toFastify(service: Pick<Service, 'basePath' | 'dispatch'>) {
  const handler: Handler = async (request, reply) => {
    const { raw, body } = request;
    const stream = (body as Readable | undefined) ?? raw;
    const answer = await service.dispatch(callOf(raw, { stream, native: request }));
    dropRest(raw);
    reply.code(answer.status);
    reply.headers({ ...answer.headers });
    // Fastify would write null as JSON.
    return reply.send(answer.body ?? undefined);
  };

  const routes = async (scope: FastifyScope): Promise<void> => {
    // Fastify would read the body before the service knows whether the request is allowed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/', handler);
    scope.all('/*', handler);
    // For the methods that Fastify does not know.
    if (service.basePath !== '') scope.setNotFoundHandler(handler);
  };

  return async (app: { readonly prefix: string }): Promise<void> => {
    const { basePath } = service;
    if (!isUnder(app.prefix, basePath)) {
      throw new TypeError(
        `toFastify: with the prefix ${app.prefix} the basePath must begin with it, and is ${basePath}. ${basePathLine(app.prefix + basePath)}`,
      );
    }
    (app as FastifyScope).register(routes, { prefix: basePath.slice(app.prefix.length) });
  };
}
