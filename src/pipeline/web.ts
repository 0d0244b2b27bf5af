import { joined } from '../lib/bytes/chunks.ts';
import type { Answer, Call } from '../contracts/call.ts';

const textless = new Set([204, 304]);

/** A call of a Web `Request`, read no further than it is asked for. */
export function callOf(request: Request, waitUntil: Call['waitUntil']): Call {
  const { url } = request;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const hash = url.indexOf('#', start);
  const end = hash < 0 ? url.length : hash;
  const mark = url.indexOf('?', start);
  const pathEnd = mark < 0 || mark > end ? end : mark;
  return {
    method: request.method,
    path: url.slice(start, pathEnd),
    query: url.slice(pathEnd + 1, end),
    header: (name) => request.headers.get(name),
    body: (maxBytes, signal) => readStream(request.body, maxBytes, signal),
    // A new request, because the body of this one may be under way already.
    request: () => new Request(url, { method: request.method, headers: request.headers }),
    ...(waitUntil && { waitUntil }),
  };
}

export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(textless.has(status) ? null : body, { status, headers });
}

async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  // The close tells the sender to stop. Its failure changes nothing here.
  const close = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      close();
      return null;
    }
    chunks.push(value);
  }
  return joined(chunks, length);
}
