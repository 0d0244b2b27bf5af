import type { Answer, Headers } from '../contracts/call.ts';

/** Every answer carries these: it is data, for the caller alone, and never a page. */
export const commonHeaders: Headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const jsonType: Headers = { 'content-type': 'application/json; charset=utf-8' };
const jsonHeaders: Headers = { ...jsonType, ...commonHeaders };

export function jsonAnswer(status: number, value: unknown, headers?: Headers): Answer {
  return { status, headers: headers ? { ...jsonType, ...headers } : jsonType, body: JSON.stringify(value) };
}

/** The headers of an answer with those that every answer carries; its own win. */
export function withCommonHeaders(own: Headers, requestId: string, quota: Headers | undefined) {
  // Copying one known object is the fast path of every engine, and almost every answer takes it.
  const all: Record<string, string> = { ...jsonHeaders, 'x-request-id': requestId };
  if (quota) Object.assign(all, quota);
  if (own !== jsonType) {
    if (!('content-type' in own)) delete all['content-type'];
    Object.assign(all, own);
  }
  return all;
}
