import { expect, it } from 'vitest';
import { splitItems, splitLines, splitWords } from './lists.ts';

it('a list is split at white space, at commas or at line breaks', () => {
  expect(splitWords('\na b\nc')).toEqual(['a', 'b', 'c']);
  expect(splitItems('\na b, c,\nd')).toEqual(['a b', 'c', 'd']);
  expect(splitItems('1,5, 2')).toEqual(['1,5', '2']);
  expect(splitLines('\na b\nc, d')).toEqual(['a b', 'c, d']);
});
