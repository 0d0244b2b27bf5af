import { expect, it } from 'vitest';
import { toDecimal } from '../../lib/numbers/exact.ts';
import { bankDays } from '../bank-days.ts';
import { latePaymentTable } from '../tables/mora.ts';
import { daysLate, fineRate, monthsOfInterest } from './mora.ts';

const banks = bankDays({ today: '2026-11-21', tables: {} });

// Boletim Central da Receita Federal 16/1997, with its example: due on 19 October 2007, a Friday, and paid on 30 November.
it('the days of the fine begin on the first business day after the due date, and all days count from there', () => {
  const days = daysLate('2007-10-19', '2007-11-30', banks);
  expect(days).toBe(40);
  expect(toDecimal(fineRate(latePaymentTable.entries[0]!.value, days), 2)).toBe(13.2);
});

it('nothing is late that is paid before that day', () => {
  expect(daysLate('2026-10-30', '2026-11-01', banks)).toBe(0);
  expect(daysLate('2026-10-30', '2026-11-03', banks)).toBe(1);
});

// The same bulletin: past 60 days the fine is 20 %, and 60 days are 19.80 %.
it.each([
  [0, 0],
  [1, 0.33],
  [60, 19.8],
  [61, 20],
  [4000, 20],
])('%d days have a fine of %d %%', (days, percent) => {
  expect(toDecimal(fineRate(latePaymentTable.entries[0]!.value, days), 2)).toBe(percent);
});

it('the months of the interest lie between that of the due date and that of the payment', () => {
  expect(monthsOfInterest('2025-11-28', '2026-02-02')).toEqual(['2025-12', '2026-01']);
  expect(monthsOfInterest('2025-11-28', '2025-12-02')).toEqual([]);
  expect(monthsOfInterest('2025-11-28', '2025-11-30')).toEqual([]);
});
