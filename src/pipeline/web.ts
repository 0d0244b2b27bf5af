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
  const call: Call = {
    method: request.method,
    path: url.slice(start, pathEnd),
    query: url.slice(pathEnd + 1, end),
    header: (name) => request.headers.get(name),
    body: async (maxBytes, signal) => {
      const { readStream } = await import('./body.ts');
      return readStream(request.body, maxBytes, signal);
    },
    // A new request, because the body of this one may be under way already.
    request: () => new Request(url, { method: request.method, headers: request.headers }),
  };
  return waitUntil ? { ...call, waitUntil } : call;
}

export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(textless.has(status) ? null : (body as BodyInit | null), { status, headers });
}
