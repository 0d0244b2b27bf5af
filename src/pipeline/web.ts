import type { Answer, Call } from '../contracts/call.ts';
import { nativeRequest } from '../contracts/service.ts';
import { isFunction } from '../lib/options.ts';
import { readRequest, requestTo } from '../lib/target.ts';
import { readStream } from './body.ts';

const textless = new Set([204, 304]);

interface Host {
  waitUntil(work: Promise<unknown>): void;
}

interface Framework {
  readonly [nativeRequest]: unknown;
}

/**
 * Makes a call of a Web `Request`, which it reads only as far as needed. A runtime may hand over further arguments: the
 * first one with a `waitUntil` keeps the process alive for work that goes on after the answer, and an adapter's names the
 * request of its framework.
 */
export function callOf(request: Request, rest: readonly unknown[] = []): Call {
  const { method, headers } = request;
  const { target, url } = readRequest(request);
  const framework = rest.find((value): value is Framework => Object(value)[nativeRequest] !== undefined);
  const call: Call = {
    method,
    path: target.path,
    query: target.query,
    header: (name) => headers.get(name),
    body: (maxBytes, signal) => readStream(request.body, maxBytes, signal),
    // A new request, because the body of this one may be under way already.
    request: () =>
      url !== null && URL.canParse(url)
        ? new Request(url, { method, headers })
        : requestTo(target, { scheme: 'http', host: headers.get('host') ?? 'localhost', method, headers }),
    native: framework ? framework[nativeRequest] : request,
  };
  const host = rest.find((value): value is Host => isFunction((value as Partial<Host> | null)?.waitUntil));
  return host ? { ...call, waitUntil: (work) => host.waitUntil(work) } : call;
}

export function responseOf({ status, headers, body }: Answer): Response {
  // Workers would pack a second time what says that it is packed.
  const packed = headers['content-encoding'] !== undefined && { encodeBody: 'manual' };
  return new Response(textless.has(status) ? null : (body as BodyInit | null), {
    status,
    headers,
    ...packed,
  });
}
