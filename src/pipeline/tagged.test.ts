import { describe, expect, it } from 'vitest';
import { taggedAnswer, unlessKnown } from './tagged.ts';

// FIPS 180-2, B.1: SHA-256 of "abc" begins with these 16 bytes.
const etag = '"ba7816bf8f01cfea414140de5dae2223"';
const tagged = () =>
  taggedAnswer('abc', { 'content-type': 'text/plain', 'x-own': 'a', 'cache-control': 'public' });

it('an answer is tagged with the first 16 bytes of its digest, and may be kept where it is asked for again', () => {
  expect(tagged()).toEqual({
    status: 200,
    headers: { 'content-type': 'text/plain', 'x-own': 'a', 'cache-control': 'no-cache', etag },
    body: 'abc',
  });
});

// RFC 9110, 13.1.2: `*`, or a list of tags, compared weakly.
describe('an answer is not sent again', () => {
  it.each([etag, `W/${etag}`, `"x", W/${etag}`, `${etag},"x"`, '*'])(
    'to who has it already: If-None-Match: %s',
    (sent) => {
      const headers = { 'x-own': 'a', 'cache-control': 'no-cache', etag };
      expect(unlessKnown(tagged(), sent)).toEqual({ status: 304, headers, body: null });
    },
  );

  it.each([null, '', '"x"', etag.slice(1, -1), `W/W/${etag}`, `x${etag}`, `"W/${etag.slice(1)}`])(
    'but to who has not: If-None-Match: %s',
    (sent) => {
      const answer = tagged();
      expect(unlessKnown(answer, sent)).toBe(answer);
    },
  );
});
