import { expect, it } from 'vitest';
import { itemsOf, linesOf, wordsOf } from './lists.ts';

it('splits at white space, at commas and at line breaks', () => {
  expect(wordsOf('\na b\nc')).toEqual(['a', 'b', 'c']);
  expect(itemsOf('\na b, c,\nd')).toEqual(['a b', 'c', 'd']);
  expect(linesOf('\na b\nc, d')).toEqual(['a b', 'c, d']);
});
