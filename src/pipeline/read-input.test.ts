import { expect, it } from 'vitest';
import { listIgnored } from './read-input.ts';

const listed = (...names: readonly string[]) =>
  listIgnored({ unknown: names.map((name) => [name]) } as never);

it('ignored fields of a query come before those of a body, and half a character is replaced', () => {
  expect(listIgnored({ values: {}, unknown: [['b', 1]], misplaced: ['a'] })).toBe('a,b%5B1%5D');
  expect(listed('\ud800a\udc00')).toBe('%EF%BF%BDa%EF%BF%BD');
});

it('ignored fields are listed as far as 1,024 characters go', () => {
  const long = Array.from({ length: 10 }, (_, i) => String(i).repeat(100));
  const last = 'b'.repeat(1_024 - `${long.join(',')},`.length);
  expect(listed(...long, last)).toBe(`${long.join(',')},${last}`);
  expect(listed(...long, `${last}b`)).toBe(long.join(','));
});
