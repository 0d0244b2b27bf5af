import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('a bounded map is emptied before it holds too much, not for a key that it has', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  map.set('c', 4);
  expect([...map]).toEqual([['c', 4]]);
});
