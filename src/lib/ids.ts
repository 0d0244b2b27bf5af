import { lazy } from './lazy.ts';
import { type Random } from './random.ts';

/** Crockford's base 32: no i, l, o or u. */
export const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** A prefix and 26 characters of base 32: 130 random bits. */
export function randomId(prefix: string, random: Random): string {
  return (
    prefix +
    sixCharacters(random()) +
    sixCharacters(random()) +
    sixCharacters(random()) +
    sixCharacters(random()) +
    sixCharacters(random()).slice(4)
  );
}

/** Pairs of characters for ten bits, from the lowest: looking them up costs half as much as putting them together. */
const pairs = lazy(() =>
  Array.from({ length: 1024 }, (_, bits) => `${BASE_32[bits & 31]}${BASE_32[bits >>> 5]}`),
);

/** Writes five bits as a character each, from the lowest. */
function sixCharacters(bits: number): string {
  const two = pairs();
  return `${two[bits & 1023]}${two[(bits >>> 10) & 1023]}${two[(bits >>> 20) & 1023]}`;
}

/** A UUID of version 4 (RFC 9562, 5.4). */
export function randomUuid(random: Random): string {
  const words = [
    random(),
    (random() & 0xffff_0fff) | 0x4000,
    (random() & 0x3fff_ffff) | 0x8000_0000,
    random(),
  ];
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
