import { unsafe } from '@noble/ciphers/aes.js';
import { FF1 } from '@noble/ciphers/ff1.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHex } from '../lib/bytes/bytes.ts';
import { expandKey, ff1 } from './ff1.ts';

const hex = (text: string) => fromHex(text) as Uint8Array;
const AES_128 = '2B7E151628AED2A6ABF7158809CF4F3C';
const AES_192 = `${AES_128}EF4359D8D580AA4F`;
const AES_256 = `${AES_192}7F036D6F04FC6A94`;
const TWEAK_36 = '3737373770717273373737';

/** NIST, "Block Cipher Modes of Operation: FF1 Method for Format-Preserving Encryption", samples 1 to 9. */
const samples: readonly (readonly [
  number: number,
  key: string,
  radix: number,
  tweak: string,
  text: string,
])[] = [
  [1, AES_128, 10, '', '2433477484'],
  [2, AES_128, 10, '39383736353433323130', '6124200773'],
  [3, AES_128, 36, TWEAK_36, 'a9tv40mll9kdu509eum'],
  [4, AES_192, 10, '', '2830668132'],
  [5, AES_192, 10, '39383736353433323130', '2496655549'],
  [6, AES_192, 36, TWEAK_36, 'xbj3kv35jrawxv32ysr'],
  [7, AES_256, 10, '', '6657667009'],
  [8, AES_256, 10, '39383736353433323130', '1001623463'],
  [9, AES_256, 36, TWEAK_36, 'xs8a0azh2avyalyzuwd'],
];

const digitsOf = (text: string) => [...text].map((sign) => Number.parseInt(sign, 36));
const textOf = (digits: readonly number[]) => digits.map((digit) => digit.toString(36)).join('');

it.each(samples)(
  'the cipher that ours is compared with gives sample %d of NIST',
  (_, key, radix, tweak, text) => {
    const plain = radix === 10 ? '0123456789' : '0123456789abcdefghi';
    expect(textOf(FF1(radix, hex(key), hex(tweak)).encrypt(digitsOf(plain)))).toBe(text);
  },
);

it.each(samples.filter(([, , radix]) => radix === 10))(
  'FF1 gives sample %d of NIST, and leads back from it',
  (_, key, __, tweak, text) => {
    const { encrypt, decrypt } = ff1(expandKey(unsafe, hex(key)), hex(tweak), text.length);
    expect(encrypt('0123456789')).toBe(text);
    expect(decrypt(text)).toBe('0123456789');
  },
);

it('FF1 gives what the general one of @noble/ciphers gives, at every length and for tweaks of any length', () => {
  const digits = fc
    .integer({ min: 6, max: 30 })
    .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
  const bytes = (min: number, max: number) => fc.uint8Array({ minLength: min, maxLength: max });
  fc.assert(
    fc.property(bytes(32, 32), bytes(0, 50), digits, (key, tweak, text) => {
      const ours = ff1(expandKey(unsafe, key), tweak, text.length);
      const encrypted = ours.encrypt(text);
      expect(encrypted).toBe(textOf(FF1(10, key, tweak).encrypt(digitsOf(text))));
      expect(ours.decrypt(encrypted)).toBe(text);
    }),
    { numRuns: 20_000 },
  );
});

it.each([5, 31])('FF1 refuses %d digits', (length) => {
  expect(() => ff1(expandKey(unsafe, hex(AES_256)), new Uint8Array(), length)).toThrow(RangeError);
});
