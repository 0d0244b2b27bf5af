/**
 * The service on Node's own HTTP server.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { serve } from 'canivete/node';
 *
 * const { origin } = await serve(createService(), { port: 8787 });
 * ```
 * @module
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, Call } from '../src/core/call.ts';
import { callOf, writeAnswer } from './_incoming.ts';
import { listenOn } from './_listen.ts';
import type { ServeOptions, Serving, Stoppable } from './_serving.ts';

export type { ServeOptions, Serving } from './_serving.ts';

/** Whatever answers plain calls; a service does. */
export interface Dispatcher {
  dispatch(call: Call): Promise<Answer>;
}

/** A request whose framework parsed the body, or stripped a prefix of its address, before the listener got it. */
type MountedRequest = IncomingMessage & { readonly originalUrl?: string; readonly body?: unknown };

/** A listener for `node:http`, and for what mounts one. It answers every path. */
export function toNodeListener(service: Dispatcher) {
  return async (request: MountedRequest, response: ServerResponse): Promise<void> => {
    const call = callOf(request, { address: request.originalUrl, parsed: request.body });
    writeAnswer(response, await service.dispatch(call));
  };
}

/** Serves on a server of its own. Rejects with the system's error when it cannot listen. */
export async function serve(
  service: Dispatcher & Stoppable,
  { port = 8787, hostname = '127.0.0.1' }: ServeOptions = {},
): Promise<Serving> {
  const listener = toNodeListener(service);
  const sockets = new Set<Socket>();
  const open = new Map<ServerResponse, Socket>();
  let closing: Promise<void> | undefined;

  // A connection without a request would keep the server open until its client thinks of closing it.
  const dropIdle = () => {
    const busy = new Set(open.values());
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  const server = createServer((request, response) => {
    open.set(response, request.socket);
    response.once('close', () => {
      open.delete(response);
      if (closing) dropIdle();
    });
    void listener(request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const origin = await listenOn(server, port, hostname);
  const finish = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    dropIdle();
    await closed;
    await service.stop?.();
  };
  return { origin, close: () => (closing ??= finish()) };
}
