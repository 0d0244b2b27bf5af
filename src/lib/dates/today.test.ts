import { expect, it } from 'vitest';
import { todayAt } from './today.ts';

// America/Sao_Paulo is three hours behind UTC, and had summer time, two hours behind, until February 2019 (Decreto
// 9.772/2019 ended it).
it.each([
  ['2026-11-21T02:59:59.999Z', '2026-11-20'],
  ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ['2026-11-22T02:59:59.999Z', '2026-11-21'],
  ['2027-01-01T02:00:00.000Z', '2026-12-31'],
  ['2019-01-10T01:59:59.999Z', '2019-01-09'],
  ['2019-01-10T02:00:00.000Z', '2019-01-10'],
  ['1969-12-31T23:00:00.000Z', '1969-12-31'],
])('the instant %s is on %s in São Paulo', (instant, date) => {
  expect(todayAt(Date.parse(instant))).toBe(date);
});
