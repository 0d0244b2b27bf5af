import { expect, it } from 'vitest';
import { byText } from './order.ts';

it('texts are ordered by their units, capitals first', () => {
  expect([byText('a', 'b'), byText('b', 'a'), byText('a', 'a'), byText('B', 'a')]).toEqual([-1, 1, 0, -1]);
  expect(['é', 'f', 'E', 'e', ''].toSorted(byText)).toEqual(['', 'E', 'e', 'f', 'é']);
});
