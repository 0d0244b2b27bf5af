/**
 * The service on Bun's own HTTP server.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { serve } from 'canivete/bun';
 *
 * const { origin } = await serve(createService(), { port: 8787 });
 * console.log(`${origin}/v1`);
 * ```
 * @module
 */
import { handOn, type Served, type ServeOptions, type Serving } from './_serving.ts';

export type { Served, ServeOptions, Serving } from './_serving.ts';

/** Seconds. Bun's own 10 would cut off a body that the service still waits for, without an answer. */
const IDLE_TIMEOUT = 60;

/** Serves until it is closed. Rejects when the port is taken, and with a `TypeError` outside Bun. */
export async function serve(
  service: Served,
  { port = 8787, hostname = '127.0.0.1' }: ServeOptions = {},
): Promise<Serving> {
  if (typeof Bun === 'undefined') throw new TypeError('canivete/bun serves in Bun only');
  const server = Bun.serve({
    port,
    hostname,
    idleTimeout: IDLE_TIMEOUT,
    // The service has a limit of its own, and says so in its answer. Bun's of 128 MiB answers without a word.
    maxRequestBodySize: Infinity,
    development: false,
    // Out of development, Bun lets two servers share a port unless it is told not to.
    reusePort: false,
    fetch: (request, server) => handOn(service, request, server),
  });
  return {
    origin: server.url.origin,
    async close() {
      await server.stop();
      await service.stop?.();
    },
  };
}
