/** Answers that are kept: made once as bytes, compressed once, and asked for again by their ETag. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Answer, Awaitable, Call, Headers } from '../contracts/call.ts';
import { toHex } from '../lib/bytes/bytes.ts';
import { lazy, lazyPromise } from '../lib/lazy.ts';
import { isPromise } from '../lib/promises.ts';
import { bytesOf } from './answer.ts';

/** Answers a call with what is kept, in the coding that the call accepts, or 304 where the caller has it already. */
export type KeptAnswer = (call: Call) => Awaitable<Answer>;

/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 1_024;

/**
 * Keeps an answer. All callers get the same bytes, so that those who read slowly hold no copies. `brotli` gives the body
 * as Brotli packs it, where it was packed before: no runtime can do so with web standards.
 */
export function keptAnswer(
  body: string | Uint8Array,
  headers: Headers,
  brotli?: () => Uint8Array,
): KeptAnswer {
  const plain = lazy((): Answer => {
    const bytes = bytesOf(body);
    const etag = `"${toHex(sha256(bytes).subarray(0, 16))}"`;
    const vary = [headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
    return answerOf(bytes, { 'cache-control': 'no-cache', ...headers, vary, etag });
  });
  const inCoding = (coding: Coding, pack: () => Awaitable<Uint8Array>) =>
    lazyPromise(async () => {
      const { headers: ofPlain } = plain();
      const etag = ofPlain['etag']?.replace(/"$/, `-${coding}"`) as string;
      return answerOf(await pack(), { ...ofPlain, 'content-encoding': coding, etag });
    });
  const packed = brotli && inCoding('br', brotli);
  const compressed = inCoding('gzip', async () => gzip(plain().body as Uint8Array));
  function bestFor(call: Call): Awaitable<Answer> {
    if (packed && accepts(call, 'br')) return packed();
    const isWorth = (plain().body as Uint8Array).byteLength >= WORTH_COMPRESSING;
    // Old runtimes cannot compress.
    return isWorth && accepts(call, 'gzip') && 'CompressionStream' in globalThis ? compressed() : plain();
  }
  return (call) => {
    const known = call.header('if-none-match');
    const answer = bestFor(call);
    return isPromise(answer)
      ? answer.then((answer) => unlessKnown(answer, known))
      : unlessKnown(answer, known);
  };
}

const answerOf = (body: Uint8Array, headers: Headers): Answer => ({ status: 200, headers, body });

type Coding = 'gzip' | 'br';

/** The ETag of a compressed form says which: the forms of one document differ in their bytes (RFC 9110, 8.8.3.3). */
const OF_CODING = /-(?:gzip|br)"$/;

/** 304 where the caller has the answer already (RFC 9110, 13.1.2: compared weakly), in whichever form. */
function unlessKnown(answer: Answer, ifNoneMatch: string | null): Answer {
  if (ifNoneMatch === null) return answer;
  const { 'content-type': _, 'content-encoding': __, ...headers } = answer.headers as Record<string, string>;
  const bare = (tag = '') => tag.trim().replace(/^W\//, '').replace(OF_CODING, '"');
  const tags = new Set(ifNoneMatch.split(',').map(bare));
  const isKnown = tags.has('*') || tags.has(bare(headers['etag']));
  return isKnown ? { status: 304, headers, body: null } : answer;
}

/** Tests that the caller takes a coding: with a weight of 0 it refuses it (RFC 9110, 12.5.3). */
function accepts(call: Call, coding: Coding): boolean {
  const accepted = call.header('accept-encoding') ?? '';
  return new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
