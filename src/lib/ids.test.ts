import { expect, it } from 'vitest';
import { BASE_32, randomId, randomUuid } from './ids.ts';

it('an id is drawn from the alphabet of Crockford’s base 32, five bits a character', () => {
  // crockford.com/base32.html: digits and letters without i, l, o and u.
  expect(BASE_32).toBe('0123456789abcdefghjkmnpqrstvwxyz');
  // 0x12345678 is, from its lowest bits, 11000 10011 10101 01000 00011 01001: 24, 19, 21, 8, 3 and 9 of the alphabet.
  expect(randomId('x_', () => 0x12345678)).toBe('x_rkn839rkn839rkn839rkn83939');
  expect(randomId('', () => 0)).toBe('0'.repeat(26));
  expect(randomId('', () => 0xffffffff)).toBe('z'.repeat(26));
});

// RFC 9562, 5.4: version 4 in the first digit of the third group, the variant 10 in the first two bits of the fourth.
it.each([
  [[0, 0, 0, 0], '00000000-0000-4000-8000-000000000000'],
  [[0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff], 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [[0x0123_4567, 0x89ab_cdef, 0x1234_5678, 0x9abc_def0], '01234567-89ab-4def-9234-56789abcdef0'],
  [[0x0000_000a, 0x000b_9000, 0xc000_0001, 0x0000_0002], '0000000a-000b-4000-8000-000100000002'],
])('a UUID of the words %j is %s', (words, uuid) => {
  const drawn = words.values();
  expect(randomUuid(() => drawn.next().value as number)).toBe(uuid);
});
