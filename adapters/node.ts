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
import type { Answer, Call } from '../src/contracts/call.ts';
import { durationOption } from '../src/lib/duration.ts';
import { isFunction, isText, isWhole, option, type OptionsOf, readOptions } from '../src/lib/options.ts';
import { answerBy, type Handler } from './_handler.ts';
import { callOf, writeAnswer } from './_incoming.ts';
import { listenOn } from './_listen.ts';
import type { Serving, Stoppable } from './_serving.ts';

export type { Serving } from './_serving.ts';

const serveOptions = {
  /** 0 takes a free one. */
  port: option<number>(isWhole(0), 8787),
  /** The address to listen on. Only this machine reaches the default; `0.0.0.0` is for all. */
  hostname: option<string>(isText, '127.0.0.1'),
  /** In which time the headers of a request must arrive, from the start of its connection; 0 for any. */
  headersTimeout: durationOption(0, '15s'),
  /**
   * In which time a whole request must arrive: more than the service's `http.bodyTimeout`, which answers. 0 for any.
   */
  requestTimeout: durationOption(0, '60s'),
  /**
   * How long a connection may wait for its next request: more than a proxy keeps one, which would send into its end.
   */
  keepAliveTimeout: durationOption(0, '75s'),
  /** How long a client may take nothing of an answer that waits for it; 0 for any time. */
  answerTimeout: durationOption(0, '30s'),
  /** Connections at one time: further ones are closed at once. 0 for any number. */
  maxConnections: option<number>(isWhole(0), 10_000),
  /** Requests after which a connection is closed, so that load spreads over servers again; 0 for any number. */
  maxRequestsPerSocket: option<number>(isWhole(0), 10_000),
};

/** Where to serve, and what a connection may take. */
export type ServeOptions = OptionsOf<typeof serveOptions>;

/** How often Node looks for what is late, in milliseconds: its own 30 s would treble the times above. */
const CHECKED_EVERY = 5_000;

/** Answers plain calls, as a service does. */
export interface Dispatcher {
  dispatch(call: Call): Promise<Answer>;
}

/** A request whose framework parsed the body, or stripped a prefix of its address, before the listener got it. */
type MountedRequest = IncomingMessage & { readonly originalUrl?: string; readonly body?: unknown };

/** A listener for `node:http`, and for what mounts one. It answers every path, by a service or by your own handler around it. */
export function toNodeListener(service: Dispatcher | Handler) {
  if ('dispatch' in service) {
    return async (request: MountedRequest, response: ServerResponse): Promise<void> => {
      const call = callOf(request, { address: request.originalUrl, parsed: request.body });
      writeAnswer(response, await service.dispatch(call));
    };
  }
  if (!isFunction(service)) throw new TypeError('canivete/node: serve a service, or a handler of a Request');
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answerBy(service, request, response);
}

/**
 * Serves a service, or your own handler around it, on a server of its own. Rejects with the system's error when it cannot listen, and with a `TypeError` that
 * names a wrong option.
 */
export async function serve(
  service: (Dispatcher | Handler) & Stoppable,
  options: ServeOptions = {},
): Promise<Serving> {
  const { port, hostname, answerTimeout, maxConnections, ...limits } = readOptions(
    'serve',
    options,
    serveOptions,
  );
  const listener = toNodeListener(service);
  const sockets = new Set<Socket>();
  const open = new Map<ServerResponse, Socket>();
  let closing: Promise<void> | undefined;

  // An idle connection would keep the server open until its client closes it.
  const dropIdle = () => {
    const busy = new Set(open.values());
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  const server = createServer({ connectionsCheckingInterval: CHECKED_EVERY }, (request, response) => {
    open.set(response, request.socket);
    // Its client opens the next one elsewhere, and sends nothing into the end of this one.
    if (closing || service.isStopping?.()) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      if (closing) dropIdle();
    });
    void listener(request, response);
  });
  Object.assign(server, limits, { timeout: answerTimeout });
  if (maxConnections > 0) server.maxConnections = maxConnections;
  // Nothing was sent or read for a while. A connection whose request is still at work is not late.
  server.on('timeout', (socket: Socket) => {
    const isAtWork = [...open.values()].includes(socket) && socket.writableLength === 0;
    if (!isAtWork) socket.destroy();
  });
  // Node calls it when the server closes, and takes for idle what still sends its answer.
  server.closeIdleConnections = () => undefined;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const origin = await listenOn(server, port, hostname);
  const finish = async () => {
    for (const response of open.keys()) response.shouldKeepAlive = false;
    // Read what has arrived first: a connection whose request was not read yet seems idle.
    await new Promise((resolve) => setImmediate(resolve));
    const closed = new Promise((resolve) => server.close(resolve));
    dropIdle();
    await closed;
    await service.stop?.();
  };
  return { origin, close: () => (closing ??= finish()) };
}
