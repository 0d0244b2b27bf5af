/** Answers that may be kept, and asked for again by their ETag. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Answer, Headers } from '../contracts/call.ts';
import { toHex } from '../lib/bytes/bytes.ts';

export function taggedAnswer(body: string, headers: Headers): Answer {
  const tag = toHex(sha256(new TextEncoder().encode(body)).subarray(0, 16));
  return { status: 200, headers: { ...headers, 'cache-control': 'no-cache', etag: `"${tag}"` }, body };
}

/** 304 where the caller has the answer already (RFC 9110, 13.1.2: compared weakly). */
export function unlessKnown(answer: Answer, ifNoneMatch: string | null): Answer {
  const { 'content-type': _, ...headers } = answer.headers as Record<string, string>;
  const tags = new Set((ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  const isKnown = tags.has('*') || tags.has(headers['etag'] as string);
  return isKnown ? { status: 304, headers, body: null } : answer;
}
