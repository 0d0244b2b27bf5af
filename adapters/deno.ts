/**
 * The service on Deno's own HTTP server.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { serve } from 'canivete/deno';
 *
 * const { origin } = await serve(createService(), { port: 8787 });
 * console.log(`${origin}/v1`);
 * ```
 * @module
 */
import { handOn, originAt, type Served, type ServeOptions, type Serving } from './_serving.ts';

export type { Served, ServeOptions, Serving } from './_serving.ts';

/** The part that is used of `Deno`. */
interface DenoRuntime {
  serve(
    options: { readonly port: number; readonly hostname: string; readonly onListen: () => void },
    handler: (request: Request, info: unknown) => Promise<Response>,
  ): { readonly addr: { readonly hostname: string; readonly port: number }; shutdown(): Promise<void> };
}

/** Serves until it is closed. Rejects when the port is taken, and with a `TypeError` outside Deno. */
export async function serve(
  service: Served,
  { port = 8787, hostname = '127.0.0.1' }: ServeOptions = {},
): Promise<Serving> {
  const { Deno } = globalThis as { Deno?: DenoRuntime };
  if (!Deno) throw new TypeError('canivete/deno serves in Deno only');
  // Without `onListen`, Deno prints the address.
  const server = Deno.serve({ port, hostname, onListen: () => undefined }, (request, info) =>
    handOn(service, request, info),
  );
  return {
    origin: originAt(hostname, server.addr.port),
    async close() {
      await server.shutdown();
      await service.stop?.();
    },
  };
}
