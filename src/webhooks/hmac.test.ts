import { createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toHex } from '../lib/bytes/bytes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A runtime that has a hash of its own, one without, and a Worker, whose `node:crypto` may only throw. */
const runtimes = {
  'the hash of the runtime': () => undefined,
  'the portable hash': () => vi.stubGlobal('process', { getBuiltinModule: undefined }),
  'the hash of a Worker': () => {
    const hash = () => {
      throw new Error('not implemented');
    };
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    vi.stubGlobal('process', { getBuiltinModule: () => ({ hash }) });
  },
};

describe.each(Object.entries(runtimes))('%s', (_, set) => {
  const load = async () => {
    vi.resetModules();
    set();
    return import('./hmac.ts');
  };

  it('gives the digest of the standard (FIPS 180-4, the example of one block)', async () => {
    const { sha256 } = await load();
    expect(toHex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('signs like two other programs, with keys of any length', async () => {
    const { hmacSha256, sha256 } = await load();
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
])('the HMAC of test case %# of RFC 4231 is the published one', async (key, text, mac) => {
  const { hmacSha256 } = await import('./hmac.ts');
  expect(toHex(hmacSha256(key, new TextEncoder().encode(text)))).toBe(mac);
});
