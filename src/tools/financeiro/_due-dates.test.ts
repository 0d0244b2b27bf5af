import { expect, it } from 'vitest';
import { dueDates } from './_due-dates.ts';

// By the calendar: a day that a month lacks is its last one, and the day itself comes back in the next.
it('due dates fall on the same day of each month, or on its last one', () => {
  const months = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'];
  expect(dueDates('2026-01-31', 7)).toEqual(['2026-01-31', ...months]);
  expect(dueDates('2026-11-30', 5)).toEqual([
    '2026-11-30',
    '2026-12-30',
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
  ]);
});

it.each([
  ['2026-01-31', 25, '2028-02-29'],
  ['2026-01-31', 37, '2029-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-01', 599, '2076-11-01'],
])('due dates from %s on have at %i the day %s', (first, index, expected) => {
  expect(dueDates(first, 600)[index]).toBe(expected);
  expect(dueDates(first, 600)).toHaveLength(600);
});
