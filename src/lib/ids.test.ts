import { expect, it } from 'vitest';
import { BASE_32, randomId } from './ids.ts';

it('draws the alphabet of Crockford’s base 32, five bits a character', () => {
  // crockford.com/base32.html: digits and letters without i, l, o and u.
  expect(BASE_32).toBe('0123456789abcdefghjkmnpqrstvwxyz');
  // 0x12345678 is, from its lowest bits, 11000 10011 10101 01000 00011 01001: 24, 19, 21, 8, 3 and 9 of the alphabet.
  expect(randomId('x_', () => 0x12345678)).toBe('x_rkn839rkn839rkn839rkn83939');
  expect(randomId('', () => 0)).toBe('0'.repeat(26));
  expect(randomId('', () => 0xffffffff)).toBe('z'.repeat(26));
});
