import { expect, it } from 'vitest';
import { finiteClock } from './time-source.ts';

it('`finiteClock` is the clock, as long as that gives a finite number', () => {
  let now = 0;
  const clock = finiteClock(() => now++);
  expect([clock(), clock()]).toEqual([0, 1]);
});

it.each([Number.NaN, Infinity, -Infinity, undefined, null, '1', new Date(0), 1n])(
  '`finiteClock` fails on %s',
  (value) => {
    expect(finiteClock(() => value as number)).toThrow(/^the clock gave no finite number/);
  },
);
