import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lib/random-sources.ts';
import { checksum, digestOf, drawKey, hintOf, isWellFormed } from './key-format.ts';

const PUBLISHED = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const signed = (text: string) => text + checksum(text);

describe('the form of a key', () => {
  it('is that of the published example and of every key that is drawn', () => {
    expect(isWellFormed(PUBLISHED, 'cnv')).toBe(true);
    const random = seededRandom('keys');
    const keys = Array.from({ length: 200 }, () => drawKey('acme2', random));
    for (const key of keys) {
      expect(key).toMatch(/^acme2_[0-9A-Za-z]{38}$/);
      expect(isWellFormed(key, 'acme2')).toBe(true);
    }
    // 32 draws of 62 characters: each of them comes up among 6,400.
    expect(new Set(keys.map((key) => key.slice(6, -6)).join('')).size).toBe(62);
  });

  it.each([
    ['a wrong checksum', `${PUBLISHED.slice(0, -1)}b`],
    ['another prefix', signed(PUBLISHED.slice(0, -6).replace('cnv', 'cnw'))],
    ['a prefix without its line', signed(`cnv${PUBLISHED.slice(3, -6).replace('_', 'x')}`)],
    ['a character too few', signed(PUBLISHED.slice(0, -7))],
    ['a character too many', signed(`${PUBLISHED.slice(0, -6)}0`)],
    ['a character of another alphabet', signed(PUBLISHED.slice(0, -6).replace('9', '-'))],
    ['one at the beginning', signed(PUBLISHED.slice(0, -6).replace('_0', '_-'))],
    ['one at the end', signed(PUBLISHED.slice(0, -7).concat('-'))],
    ['nothing in it', ''],
  ])('is no key: %s', (_, key) => {
    expect(isWellFormed(key, 'cnv')).toBe(false);
  });

  it('has a checksum of six characters, with leading zeros', () => {
    // The CRC-32 of an empty text is 0, and of "123456789" cbf43926 (the check value of the CRC catalogue).
    expect(checksum('')).toBe('000000');
    const base62 = (text: string) =>
      [...text].reduce((sum, character) => {
        const code = character.charCodeAt(0);
        return sum * 62 + code - (code < 65 ? 48 : code < 97 ? 55 : 61);
      }, 0);
    expect(base62(checksum('123456789'))).toBe(0xcbf43926);
    expect(checksum('123456789')).toHaveLength(6);
  });
});

it('a key is stored as its SHA-256, and shown by its ends', () => {
  expect(digestOf(PUBLISHED)).toBe(createHash('sha256').update(PUBLISHED).digest('hex'));
  expect(hintOf(PUBLISHED)).toBe('cnv_0123TAda');
});
