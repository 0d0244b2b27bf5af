import type { Answer, Headers } from './call.ts';
import type { ApiError } from './errors.ts';
import { languageTags } from './language.ts';
import { type Language, statusTexts } from './texts.ts';

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

/** The answer that an error gets: `{ error, code, details? }` and what the tool's page adds. */
export function errorAnswer({ status, parts }: ApiError, language: Language): Answer {
  const { details, extra, headers } = parts;
  const body = {
    error: statusTexts[status][language],
    code: status,
    ...extra,
    ...(details && {
      details: details.map(({ field, message }) => ({ field, message: message[language] })),
    }),
  };
  return jsonAnswer(status, body, {
    'content-language': languageTags[language],
    vary: 'Accept-Language',
    ...headers,
  });
}
