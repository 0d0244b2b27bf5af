import { createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { toHex } from '../lib/bytes/bytes.ts';
import { hmacSha256, ownHash, sha256 } from './hmac.ts';

afterEach(() => vi.unstubAllGlobals());

/** The process without its own `getBuiltinModule`: the test runner uses the rest meanwhile. */
const processWith = (getBuiltinModule: unknown) =>
  Object.create(process, { getBuiltinModule: { value: getBuiltinModule } });

it('a runtime without modules has no hash of its own, and neither has a Worker, whose may only throw', () => {
  vi.stubGlobal('process', processWith(undefined));
  expect(ownHash()).toBeUndefined();
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  vi.stubGlobal(
    'process',
    processWith(() => ({ hash: () => new Uint8Array() })),
  );
  expect(ownHash()).toBeUndefined();
});

it('the digest is that of the standard (FIPS 180-4, the example of one block)', () => {
  expect(toHex(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('signatures are those of two other programs, with keys of any length', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      const signed = toHex(hmacSha256(key, message));
      expect(signed).toBe(createHmac('sha256', key).update(message).digest('hex'));
      expect(signed).toBe(toHex(hmac(noble, key, message)));
      expect(toHex(sha256(message))).toBe(toHex(noble(message)));
    }),
  );
});

// RFC 4231, 4.3 and 4.7: a short key, and one of more than a block.
it.each([
  [
    new TextEncoder().encode('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    new Uint8Array(131).fill(0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('the HMAC of test case %# of RFC 4231 is the published one', (key, text, mac) => {
  expect(toHex(hmacSha256(key, new TextEncoder().encode(text)))).toBe(mac);
});
