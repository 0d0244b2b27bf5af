/**
 * The service on Node's own HTTP server.
 *
 * ```ts
 * import { createServer } from 'node:http';
 * import { createService } from 'canivete';
 * import { toNodeListener } from 'canivete/node';
 *
 * createServer(toNodeListener(createService())).listen(8787);
 * ```
 * @module
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Call } from '../src/core/call.ts';
import { joined } from '../src/lib/bytes/chunks.ts';

/** Whatever answers plain calls; a service does. */
export interface Dispatcher {
  dispatch(call: Call): Promise<Answer>;
}

/** A request whose framework parsed the body, or stripped a prefix of its address, before the listener got it. */
type MountedRequest = IncomingMessage & { readonly originalUrl?: string; readonly body?: unknown };

/** A listener for `node:http`, and for frameworks that mount one (Express, Connect). */
export function toNodeListener(service: Dispatcher) {
  return async (request: MountedRequest, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await service.dispatch(callOf(request));
    // Whoever went away meanwhile gets nothing.
    if (response.destroyed) return;
    const length = body === null ? undefined : String(Buffer.byteLength(body));
    response.writeHead(status, length === undefined ? headers : { ...headers, 'content-length': length });
    response.end(body ?? undefined);
  };
}

function callOf(request: MountedRequest): Call {
  const target = pathOf(request.originalUrl ?? request.url ?? '/');
  const mark = target.indexOf('?');
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    header(name) {
      const value = request.headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    body: (maxBytes, signal) => readBody(request, maxBytes, signal),
  };
}

/** A request may name its target with scheme and host (RFC 9112, 3.2.2). */
function pathOf(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
}

function readBody(
  request: MountedRequest,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (request.body !== undefined) return Promise.resolve(rebuild(request.body, maxBytes));
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
      signal.removeEventListener('abort', fail);
      // What is still to come is read and thrown away: closing now would hide the answer from the sender.
      request.resume();
      act();
    };
    const take = (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > maxBytes) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(joined(chunks, length)));
    const fail = () => settle(() => reject(new Error('the body did not arrive')));
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** The bytes of a body that a framework has parsed. */
function rebuild(body: unknown, maxBytes: number): Uint8Array | null {
  const bytes =
    body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return bytes.byteLength > maxBytes ? null : bytes;
}
