import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sized } from './faults.ts';
import { type Certificate, startTcp } from './receiver.ts';

export interface Hostile {
  /** Handles a connection; a `tls` one after its handshake. */
  readonly act: (socket: Socket) => void;
  readonly scheme?: 'https';
  readonly tls?: true;
  /** How each attempt must end. */
  readonly status: number | null;
  readonly error: string | null;
  /** It holds each attempt until its deadline. */
  readonly hangs?: true;
  /** The answer is whole, so the connection may be kept for the next one. */
  readonly reusable?: true;
}

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
const OK = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`;
const NOISE = 'x'.repeat(65_536);

const success = { status: 200, error: null } as const;
const broken = { status: null, error: 'connection_failed' } as const;
const late = { status: null, error: 'timeout', hangs: true } as const;

/** Writes a text again and again as fast as it is taken, so many bytes or for ever. */
function pour(socket: Socket, text: string, bytes = Infinity): void {
  const piece = Buffer.from(text);
  let left = bytes;
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      left -= piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on('drain', more);
  more();
}

/** Writes a text again and again, a character a second. */
function drip(socket: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), 1_000);
  socket.on('close', () => clearInterval(timer));
}

/** Once the request has come: a start, then this. */
const answer =
  (start: string, act: (socket: Socket) => void = () => undefined): Hostile['act'] =>
  (socket) => {
    socket.once('data', () => {
      if (start) socket.write(start);
      act(socket);
    });
  };

/** Receivers that do what they can against who calls them. `elsewhere` is a URL that none may lead to. */
export function hostileReceivers(elsewhere: string): Readonly<Record<string, Hostile>> {
  const bomb = gzipSync(Buffer.alloc(sized(64 * MIB, GIB)), { level: 9 });
  const gibibyte = answer(`${OK}Content-Length: ${GIB}\r\n\r\n`, (socket) => pour(socket, NOISE, GIB));
  const redirect = (status: number, to: string) =>
    answer(`HTTP/1.1 ${status} Elsewhere\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`);
  return {
    'a body of 1 GiB': { ...success, act: gibibyte },
    'a body without end': { ...success, act: answer(`${OK}\r\n`, (socket) => pour(socket, NOISE)) },
    'chunks of a byte each': {
      ...success,
      act: answer(CHUNKED, (socket) => pour(socket, '1\r\nx\r\n'.repeat(10_000))),
    },
    'a chunk extension without end': {
      ...success,
      act: answer(`${CHUNKED}1;`, (socket) => pour(socket, NOISE)),
    },
    'trailers without end': {
      ...success,
      act: answer(`${CHUNKED}0\r\n`, (socket) => pour(socket, 'name: value\r\n'.repeat(5_000))),
    },
    'a gzip bomb': {
      ...success,
      act: answer(`${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`, (socket) =>
        socket.write(bomb),
      ),
    },
    'headers without end': {
      ...broken,
      act: answer(OK, (socket) => pour(socket, 'name: value\r\n'.repeat(5_000))),
    },
    'a header without end': { ...broken, act: answer(`${OK}name: `, (socket) => pour(socket, NOISE)) },
    '100,000 headers': {
      ...broken,
      act: answer(`${OK}${'name: value\r\n'.repeat(100_000)}Content-Length: 0\r\n\r\n`),
    },
    'a status line without end': { ...broken, act: answer('HTTP/1.1 200 ', (socket) => pour(socket, NOISE)) },
    'interim answers without end': {
      ...broken,
      act: answer('', (socket) => pour(socket, 'HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n'.repeat(1_000))),
    },
    '204 with a body without end': {
      status: 204,
      error: null,
      act: answer('HTTP/1.1 204 No Content\r\n\r\n', (socket) => pour(socket, NOISE)),
    },
    'more after the answer, for ever': {
      ...success,
      act: answer(`${OK}Content-Length: 0\r\n\r\n`, (socket) => setTimeout(() => pour(socket, NOISE), 100)),
    },
    'status 999': {
      status: 999,
      error: 'http_status',
      reusable: true,
      act: answer('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'),
    },
    'a redirect to itself': { status: 302, error: 'redirect', reusable: true, act: redirect(302, '/') },
    'a redirect elsewhere': { status: 307, error: 'redirect', reusable: true, act: redirect(307, elsewhere) },
    'a reset at once': { ...broken, act: (socket) => socket.resetAndDestroy() },
    'a reset in place of an answer': { ...broken, act: answer('', (socket) => socket.resetAndDestroy()) },
    'a reset in the body': {
      ...success,
      act: answer(`${OK}Content-Length: 9\r\n\r\nx`, (socket) =>
        setTimeout(() => socket.resetAndDestroy(), 100),
      ),
    },
    'garbage for TLS': {
      status: null,
      error: 'tls_failed',
      scheme: 'https',
      act: (socket) => pour(socket, NOISE),
    },
    silence: { ...late, act: (socket) => socket.resume() },
    'silence for TLS': { ...late, scheme: 'https', act: (socket) => socket.resume() },
    'a status line, a character a second': { ...late, act: answer('', (socket) => drip(socket, OK)) },
    'headers, a character a second': {
      ...late,
      act: answer(OK, (socket) => drip(socket, 'name: value\r\n')),
    },
    'a body, a byte a second': {
      ...success,
      hangs: true,
      act: answer(`${OK}Content-Length: ${GIB}\r\n\r\n`, (socket) => drip(socket, 'x')),
    },
    // The last one, because Deno keeps the memory that it takes for it, which would hide a leak of a later case.
    'a body of 1 GiB over TLS': { ...success, act: gibibyte, scheme: 'https', tls: true },
  };
}

export async function startHostile({ act, tls, scheme }: Hostile, certificate: Certificate) {
  const started = await startTcp(act, '127.0.0.1', tls && certificate);
  return { ...started, url: `${scheme ?? 'http'}://127.0.0.1:${started.port}/` };
}
