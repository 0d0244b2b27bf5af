import { expect, it } from 'vitest';
import { wholeClock } from './time-source.ts';

it('`wholeClock` is the clock, as long as that gives a finite number', () => {
  let now = 0;
  const clock = wholeClock(() => now++);
  expect([clock(), clock()]).toEqual([0, 1]);
});

it('`wholeClock` cuts fractions of a millisecond', () => {
  expect(wholeClock(() => 1_796_083_200_000.75)()).toBe(1_796_083_200_000);
});

it.each([Number.NaN, Infinity, -Infinity, undefined, null, '1', new Date(0), 1n])(
  '`wholeClock` fails on %s',
  (value) => {
    expect(wholeClock(() => value as number)).toThrow(/^the clock gave no finite number/);
  },
);
