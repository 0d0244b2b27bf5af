import { expect, it } from 'vitest';
import { addMonths } from './dates.ts';
import { dueDates } from './due-dates.ts';

it.each(['2026-01-31', '2027-11-30', '2028-02-29', '2026-12-01'])(
  'from %s on are those of addMonths',
  (first) => {
    expect(dueDates(first, 600)).toEqual(Array.from({ length: 600 }, (_, k) => addMonths(first, k)));
  },
);
