import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer, Call } from '../contracts/call.ts';
import { keptAnswer, packedAnswer } from './kept.ts';

// FIPS 180-2, B.1: SHA-256 of "abc" begins with these 16 bytes.
const etag = '"ba7816bf8f01cfea414140de5dae2223"';
const kept = keptAnswer('abc', { 'content-type': 'text/plain', 'x-own': 'a' });
const large = keptAnswer('abc'.repeat(1_000), { 'content-type': 'text/plain' });

const callWith = (headers: Readonly<Record<string, string>> = {}) =>
  ({ header: (name: string) => headers[name] ?? null }) as unknown as Call;
const common = { 'x-own': 'a', 'cache-control': 'no-cache', vary: 'accept-encoding', etag };

it('an answer is tagged with the first 16 bytes of its digest, and may be kept where it is asked for again', () => {
  expect(kept(callWith())).toEqual({
    status: 200,
    headers: { 'content-type': 'text/plain', ...common },
    body: new TextEncoder().encode('abc'),
  });
});

it('an answer is made once: all callers get the same bytes', async () => {
  for (const headers of [{}, { 'accept-encoding': 'gzip' }] as const) {
    const [first, second] = [await large(callWith(headers)), await large(callWith(headers))];
    expect(second.body).toBe(first.body);
  }
});

// RFC 9110, 12.5.3: a weight of 0 refuses a coding.
it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;q=0.8', true],
  ['gzip;q=0.5', true],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['', false],
])(
  'a large answer is compressed for those who accept it: Accept-Encoding: %s',
  async (accepted, isCompressed) => {
    const { headers, body } = await large(callWith({ 'accept-encoding': accepted }));
    expect(headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
    const bytes = body as Uint8Array;
    expect(new TextDecoder().decode(isCompressed ? gunzipSync(bytes) : bytes)).toBe('abc'.repeat(1_000));
  },
);

it('an answer that was packed before is unpacked for those who do not accept gzip', async () => {
  const packed = packedAnswer(() => gzipSync('abc'), { 'content-type': 'text/plain' });
  const gzip = { 'accept-encoding': 'gzip, deflate, br' };
  const [inGzip, plain] = [await packed(callWith(gzip)), await packed(callWith({ 'accept-encoding': 'br' }))];
  expect(inGzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/plain' });
  expect(gunzipSync(inGzip.body as Uint8Array).toString()).toBe('abc');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(new TextDecoder().decode(plain.body as Uint8Array)).toBe('abc');
  for (const { headers } of [inGzip, plain]) {
    const again = await packed(callWith({ 'if-none-match': headers['etag'] as string }));
    expect(again).toMatchObject({ status: 304, body: null });
  }
});

it('a small answer is not compressed', () => {
  expect((kept(callWith({ 'accept-encoding': 'gzip' })) as Answer).headers).not.toHaveProperty(
    'content-encoding',
  );
});

// RFC 9110, 13.1.2: `*`, or a list of tags, compared weakly.
describe('an answer is not sent again', () => {
  it.each([etag, `W/${etag}`, `"x", W/${etag}`, `${etag},"x"`, '*'])(
    'to who has it already: If-None-Match: %s',
    (sent) => {
      expect(kept(callWith({ 'if-none-match': sent }))).toEqual({ status: 304, headers: common, body: null });
    },
  );

  it.each(['', '"x"', etag.slice(1, -1), `W/W/${etag}`, `x${etag}`, `"W/${etag.slice(1)}`])(
    'but to who has not: If-None-Match: %s',
    (sent) => {
      expect((kept(callWith({ 'if-none-match': sent })) as Answer).status).toBe(200);
    },
  );

  it('to who has it in the other form, with a tag for each', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const [plain, compressed] = [await large(callWith()), await large(callWith(gzip))];
    const tags = [plain, compressed].map(({ headers }) => headers['etag'] as string);
    expect(new Set(tags).size).toBe(2);
    for (const tag of tags) {
      for (const headers of [{}, gzip]) {
        const answer = await large(callWith({ ...headers, 'if-none-match': tag }));
        expect(answer).toMatchObject({ status: 304, body: null });
        expect(answer.headers).not.toHaveProperty('content-encoding');
      }
    }
  });
});
