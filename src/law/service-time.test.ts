import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, endOfTerm } from '../lib/dates/dates.ts';
import {
  accrualStart,
  noticeDays,
  serviceTime,
  thirteenthTwelfths,
  vacationDays,
  vacationTwelfths,
} from './service-time.ts';

describe('serviceTime', () => {
  it.each([
    ['2023-03-15', '2026-05-20', { years: 3, months: 2, days: 6 }],
    ['2026-01-01', '2026-01-31', { years: 0, months: 1, days: 0 }],
    ['2025-02-10', '2026-02-09', { years: 1, months: 0, days: 0 }],
    ['2025-02-10', '2026-02-08', { years: 0, months: 11, days: 30 }],
    // Lei 810/1949, art. 3º: a month that lacks the day ends on the first of the next one.
    ['2026-01-31', '2026-02-28', { years: 0, months: 1, days: 0 }],
    ['2026-01-31', '2026-02-27', { years: 0, months: 0, days: 28 }],
    ['2025-08-31', '2025-10-14', { years: 0, months: 1, days: 14 }],
    ['2024-02-29', '2025-02-28', { years: 1, months: 0, days: 0 }],
    ['2024-02-29', '2025-02-27', { years: 0, months: 11, days: 30 }],
    ['2026-05-05', '2026-05-05', { years: 0, months: 0, days: 1 }],
  ])('counts from %s to %s, both included', (from, to, time) => {
    expect(serviceTime(from, to)).toMatchObject(time);
  });

  it('ends its months on the eve of the anniversaries', () => {
    const days = fc.integer({ min: -20_000, max: 30_000 });
    fc.assert(
      fc.property(days, fc.nat(20_000), (start, length) => {
        const [from, to] = [dateOfDay(start), dateOfDay(start + length)];
        const { totalMonths, days } = serviceTime(from, to);
        expect(endOfTerm(from, totalMonths) <= addDays(to, 1)).toBe(true);
        expect(endOfTerm(from, totalMonths + 1) > addDays(to, 1)).toBe(true);
        expect(addDays(endOfTerm(from, totalMonths), days)).toBe(addDays(to, 1));
      }),
    );
  });
});

describe('twelfths of the 13th pay', () => {
  // Lei 4.090/1962, art. 1º, § 2º: a month counts with 15 days or more of it.
  it.each([
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-17', '2026-12-31', 12],
    ['2026-01-18', '2026-12-31', 11],
    ['2026-02-14', '2026-12-31', 11],
    ['2026-02-15', '2026-12-31', 10],
    ['2020-06-01', '2026-05-14', 4],
    ['2020-06-01', '2026-05-15', 5],
    ['2026-12-18', '2026-12-31', 0],
    ['2026-12-17', '2026-12-31', 1],
    ['2027-01-01', '2027-12-31', 0],
  ])('from %s to %s in 2026 are %i', (from, to, twelfths) => {
    expect(thirteenthTwelfths(from, to, 2026)).toBe(twelfths);
  });
});

describe('twelfths of vacation', () => {
  // CLT, art. 146: a month of the accrual period counts with more than 14 days.
  it.each([
    ['2026-03-15', '2026-03-28', 0],
    ['2026-03-15', '2026-03-29', 1],
    ['2026-03-15', '2026-04-14', 1],
    ['2026-03-15', '2026-04-28', 1],
    ['2026-03-15', '2026-04-29', 2],
    ['2026-03-15', '2027-03-14', 12],
    ['2026-03-15', '2027-03-29', 13],
  ])('from %s to %s are %i', (from, to, twelfths) => {
    expect(vacationTwelfths(from, to)).toBe(twelfths);
  });
});

describe('accrualStart', () => {
  it.each([
    ['2023-03-15', '2026-05-20', '2026-03-15'],
    ['2023-03-15', '2026-03-15', '2026-03-15'],
    ['2023-03-15', '2026-03-14', '2025-03-15'],
    ['2024-02-29', '2026-03-10', '2026-03-01'],
    ['2026-03-15', '2026-03-20', '2026-03-15'],
  ])('of an admission on %s, on %s, is %s', (admission, date, start) => {
    expect(accrualStart(admission, date)).toBe(start);
  });
});

describe('days', () => {
  // CLT, art. 130.
  it('of vacation fall with the absences at 6, 15, 24 and 33', () => {
    const limits = [0, 5, 6, 14, 15, 23, 24, 32, 33, 365];
    expect(limits.map(vacationDays)).toEqual([30, 30, 24, 24, 18, 18, 12, 12, 0, 0]);
  });

  // Lei 12.506/2011, as Nota Técnica 184/2012 of the Ministry of Labor reads it: three days for each whole year.
  it('of notice grow by three for each whole year, up to 90', () => {
    const of = (years: number) => noticeDays({ totalMonths: years * 12, years, months: 0, days: 0 });
    expect([0, 1, 2, 3, 10, 19, 20, 21, 40].map(of)).toEqual([30, 33, 36, 39, 60, 87, 90, 90, 90]);
  });
});
