import { expect, it } from 'vitest';
import { seededRandom } from '../lib/random-sources.ts';
import { pairNumber, permutation, seedsOf } from './seeds.ts';

it.each([1, 2, 10, 97, 1000])('a scattered range of %d holds each number once', (size) => {
  const map = permutation(seededRandom('map'), size);
  const numbers = Array.from({ length: size }, (_, n) => map(n));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, n) => n));
});

it('a range of 2^48 is scattered without leaving it', () => {
  const map = permutation(seededRandom('map'), 2 ** 48);
  const numbers = Array.from({ length: 1000 }, (_, n) => map(n));
  expect(new Set(numbers).size).toBe(1000);
  expect(numbers.every((n) => Number.isSafeInteger(n) && n >= 0 && n < 2 ** 48)).toBe(true);
  expect(numbers.filter((n) => n < 2 ** 47).length).toBeGreaterThan(400);
});

it('pairs get different numbers, which stay small whichever side grows', () => {
  const pairs = Array.from({ length: 1000 }, (_, i) => [i % 20, Math.floor(i / 20)] as const);
  const numbers = pairs.map(([a, b]) => pairNumber(a, b));
  expect(new Set(numbers).size).toBe(pairs.length);
  expect(Math.max(...numbers)).toBeLessThan(10_000);
  expect(pairNumber(0, 499_999)).toBeLessThan(20 * 2 ** 19);
  expect(pairNumber(999, 0)).toBeLessThan(20 * 2 ** 19);
});

it('a row draws the same in any order, and rows of other kinds or seeds draw otherwise', () => {
  const { random } = seedsOf('demo', 1);
  const first = random('a', 7)();
  random('b', 7)();
  expect(random('a', 7)()).toBe(first);
  const others = [random('b', 7)(), random('a', 8)(), seedsOf('outro', 1).random('a', 7)()];
  expect(new Set([first, ...others]).size).toBe(4);
});
