/** Helpers shared by the adapters of frameworks that build on Node's requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Answer, Call } from '../src/contracts/call.ts';
import { joinChunks } from '../src/lib/bytes/chunks.ts';
import { requestTo, targetOf } from '../src/lib/target.ts';

export interface Handed {
  /** The address before a framework stripped a prefix from it. Default the request's own. */
  readonly address?: string | undefined;
  /** The body as a parser left it; undefined when no parser ran. */
  readonly parsed?: unknown;
  /** Where the body comes from. Default the request. */
  readonly stream?: Readable;
  /** The request as the framework has it. Default Node's. */
  readonly native?: unknown;
}

/** The call of a request, and of what its framework did to it before. */
export function callOf(request: IncomingMessage, handed: Handed = {}): Call {
  const { address, parsed, stream = request, native = request } = handed;
  const target = targetOf(address ?? request.url ?? '/');
  const { method = 'GET' } = request;
  return {
    path: target.path,
    query: target.query,
    method,
    header(name) {
      // HTTP/2 has the host in a field of its own.
      const value = request.headers[name] ?? (name === 'host' ? request.headers[':authority'] : undefined);
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    body: async (maxBytes, signal) =>
      parsed === undefined || isStandIn(parsed, stream)
        ? readStream(stream, maxBytes, signal)
        : rebuild(parsed, maxBytes),
    request: () =>
      requestTo(target, {
        scheme: isEncrypted(request) ? 'https' : 'http',
        host: String(request.headers.host ?? request.headers[':authority'] ?? 'localhost'),
        method,
        headers: headersOf(request),
      }),
    native,
  };
}

/** Tests that the connection is encrypted. A made-up request may have no connection. */
const isEncrypted = ({ socket }: IncomingMessage) =>
  Boolean((socket as { encrypted?: unknown } | null)?.encrypted);

/** The headers as they came, which every kind of request has in pairs or at least by name. */
function headersOf({ headers: byName, rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  const pairs = rawHeaders?.length
    ? Array.from({ length: rawHeaders.length / 2 }, (_, i) => rawHeaders.slice(2 * i, 2 * i + 2))
    : Object.entries(byName).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value]));
  // Those of HTTP/2 that begin with a colon are no headers (RFC 9113, 8.3).
  for (const [name = '', value = ''] of pairs) if (!name.startsWith(':')) headers.append(name, value);
  return headers;
}

export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  // The caller may have gone away meanwhile.
  if (response.destroyed) return;
  // A list, because it costs Node less than an object does.
  const fields: string[] = [];
  for (const name in headers) fields.push(name, headers[name] as string);
  if (body !== null) fields.push('content-length', String(Buffer.byteLength(body)));
  response.writeHead(status, fields);
  response.end(body ?? undefined);
  dropRest(response.req);
}

/** Limits for reading a body that is no longer needed: bytes, and milliseconds. */
const MAX_REST = 8_388_608;
const REST_TIMEOUT = 5_000;
/** Milliseconds for the sender to read the answer, once it is told that there is no more. */
const LINGER = 1_000;

/**
 * Drops what is still to come of a request that is answered, so that its sender reads the answer: to close a connection
 * with unread bytes resets it, and the sender's kernel forgets what it has received (RFC 9112, 9.6). An endless body is
 * read for a while, then writing is closed, and at last the connection.
 */
export function dropRest(request: IncomingMessage): void {
  const { 'transfer-encoding': coding, 'content-length': length } = request.headers;
  const hasEnded = () => request.complete || request.readableEnded || request.destroyed;
  // Not every runtime that has Node's requests says of one without a body that it is complete.
  if (hasEnded() || (coding === undefined && Number(length ?? 0) === 0)) return;
  let left = MAX_REST;
  const close = () => void (hasEnded() || request.destroy());
  const release = holdOpen(request);
  const closeWriting = () => {
    if (hasEnded() || left === Infinity) return;
    left = Infinity;
    clearTimeout(timer);
    timer = setTimeout(close, LINGER);
    request.socket?.end?.();
  };
  let timer = setTimeout(closeWriting, REST_TIMEOUT);
  const finish = () => {
    clearTimeout(timer);
    release();
  };
  request
    .on('data', ({ byteLength }: Uint8Array) => void ((left -= byteLength) < 0 && closeWriting()))
    .once('end', finish)
    .once('close', finish)
    .resume();
}

/**
 * Keeps Node from closing the connection of a request with `Connection: close`, or of HTTP/1.0, as soon as its answer is
 * written, whatever is still to be read. The function that is returned lets it.
 */
function holdOpen({ socket, httpVersionMajor }: IncomingMessage): () => void {
  if (httpVersionMajor > 1 || typeof socket?.destroySoon !== 'function') return () => undefined;
  let isAsked = false;
  socket.destroySoon = () => void (isAsked = true);
  return () => {
    // The method of its class is there again.
    Reflect.deleteProperty(socket, 'destroySoon');
    if (isAsked) socket.destroySoon();
  };
}

function readStream(stream: Readable, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null> {
  // A parser in front has read to an end that does not come again.
  if (stream.readableEnded) return Promise.resolve(new Uint8Array());
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      stream.off('data', take).off('end', end).off('error', fail).off('close', fail);
      signal.removeEventListener('abort', fail);
      // Nothing is held meanwhile; `dropRest` bounds what comes after the answer.
      stream.resume();
      act();
    };
    const take = (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > maxBytes) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(joinChunks(chunks, length)));
    const fail = () => settle(() => reject(new Error('the body did not arrive')));
    stream.on('data', take).on('end', end).on('error', fail).on('close', fail);
    signal.addEventListener('abort', fail);
  });
}

/** Some parsers leave an empty object when they did not read the body: body-parser 1, koa-bodyparser. */
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
