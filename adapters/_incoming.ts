/** What the adapters have in common whose framework stands on Node's requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Answer, Call } from '../src/core/call.ts';
import { joined } from '../src/lib/bytes/chunks.ts';
import { targetOf } from './_target.ts';

export interface Handed {
  /** The address before a framework stripped a prefix from it. Default the request's own. */
  readonly address?: string | undefined;
  /** What a parser made of the body; undefined when none did. */
  readonly parsed?: unknown;
  /** Where the body comes from. Default the request. */
  readonly stream?: Readable;
}

/** The call of a request, and of what its framework did to it before. */
export function callOf(request: IncomingMessage, { address, parsed, stream = request }: Handed = {}): Call {
  return {
    ...targetOf(address ?? request.url ?? '/'),
    method: request.method ?? 'GET',
    header(name) {
      const value = request.headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    body: async (maxBytes, signal) =>
      parsed === undefined || isStandIn(parsed, stream)
        ? readStream(stream, maxBytes, signal)
        : rebuild(parsed, maxBytes),
  };
}

export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  // Whoever went away meanwhile gets nothing.
  if (response.destroyed) return;
  const length = body === null ? undefined : String(Buffer.byteLength(body));
  response.writeHead(status, length === undefined ? headers : { ...headers, 'content-length': length });
  response.end(body ?? undefined);
}

function readStream(stream: Readable, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      stream.off('data', take).off('end', end).off('error', fail).off('close', fail);
      signal.removeEventListener('abort', fail);
      // What is still to come is read and thrown away: closing now would hide the answer from the sender.
      stream.resume();
      act();
    };
    const take = (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > maxBytes) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(joined(chunks, length)));
    const fail = () => settle(() => reject(new Error('the body did not arrive')));
    stream.on('data', take).on('end', end).on('error', fail).on('close', fail);
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** Some parsers leave an empty object where they did not read: body-parser 1, koa-bodyparser. */
function isStandIn(parsed: unknown, stream: Readable): boolean {
  const isEmpty = typeof parsed === 'object' && parsed !== null && Object.keys(parsed).length === 0;
  return isEmpty && stream.readableDidRead === false;
}

/** The bytes of a body that a framework has parsed. */
function rebuild(body: unknown, maxBytes: number): Uint8Array | null {
  const bytes =
    body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return bytes.byteLength > maxBytes ? null : bytes;
}
