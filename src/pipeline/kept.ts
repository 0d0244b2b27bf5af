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

/** Keeps an answer. All callers get the same bytes, so that those who read slowly hold no copies. */
export function keptAnswer(body: string | Uint8Array, headers: Headers): KeptAnswer {
  const plain = lazy(() => {
    const bytes = bytesOf(body);
    return answerOf(bytes, headersOf(bytes, headers));
  });
  const compressed = lazyPromise(async () => {
    const { headers, body } = plain();
    return answerOf(await through(new CompressionStream('gzip'), body as Uint8Array), ofGzip(headers));
  });
  return (call) => {
    const isWorth = (plain().body as Uint8Array).byteLength >= WORTH_COMPRESSING;
    // Old runtimes cannot compress.
    const packs = isWorth && acceptsGzip(call) && 'CompressionStream' in globalThis;
    return unlessKnown(call, packs ? compressed() : plain());
  };
}

/** Keeps an answer that was packed by gzip before, which is unpacked for a caller who does not take it. */
export function packedAnswer(gzip: () => Uint8Array, headers: Headers): KeptAnswer {
  const packed = lazy(() => {
    const bytes = gzip();
    return answerOf(bytes, ofGzip(headersOf(bytes, headers)));
  });
  const plain = lazyPromise(async () => {
    const bytes = packed().body as Uint8Array;
    return answerOf(await through(new DecompressionStream('gzip'), bytes), headersOf(bytes, headers));
  });
  return (call) => unlessKnown(call, acceptsGzip(call) ? packed() : plain());
}

/** The headers of what is kept, with an ETag of these bytes. */
function headersOf(bytes: Uint8Array, headers: Headers): Headers {
  const etag = `"${toHex(sha256(bytes).subarray(0, 16))}"`;
  const vary = [headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  return { 'cache-control': 'no-cache', ...headers, vary, etag };
}

/** The ETag of a packed form says which it is: the forms of one document differ in their bytes (RFC 9110, 8.8.3.3). */
const ofGzip = (headers: Headers): Headers => ({
  ...headers,
  'content-encoding': 'gzip',
  etag: headers['etag']?.replace(/"$/, '-gzip"') as string,
});

const answerOf = (body: Uint8Array, headers: Headers): Answer => ({ status: 200, headers, body });

/** The end of the ETag of a packed form. */
const OF_GZIP = /-gzip"$/;

/** 304 where the caller has the answer already (RFC 9110, 13.1.2: compared weakly), in whichever form. */
function unlessKnown(call: Call, kept: Awaitable<Answer>): Awaitable<Answer> {
  const ifNoneMatch = call.header('if-none-match');
  if (ifNoneMatch === null) return kept;
  if (isPromise(kept)) return kept.then((answer) => unlessKnown(call, answer));
  const { 'content-type': _, 'content-encoding': __, ...headers } = kept.headers as Record<string, string>;
  const bare = (tag = '') => tag.trim().replace(/^W\//, '').replace(OF_GZIP, '"');
  const tags = new Set(ifNoneMatch.split(',').map(bare));
  const isKnown = tags.has('*') || tags.has(bare(headers['etag']));
  return isKnown ? { status: 304, headers, body: null } : kept;
}

/** Tests that the caller takes gzip: with a weight of 0 it refuses it (RFC 9110, 12.5.3). */
const acceptsGzip = (call: Call): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(call.header('accept-encoding') ?? '');

/** Bytes as they come out of a stream that packs or unpacks them. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const out = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
