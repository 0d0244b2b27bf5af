import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, formatDate, monthOf, parseDate, yearOf } from './civil-date.ts';

describe('a date', () => {
  it('is read as it is written', () => {
    const dates = fc.record({
      year: fc.integer({ min: 0, max: 20_000 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
  });

  it.each([
    [{ year: 7, month: 1, day: 9 }, '0007-01-09'],
    [{ year: 999, month: 10, day: 10 }, '0999-10-10'],
    [{ year: 1000, month: 9, day: 31 }, '1000-09-31'],
    [{ year: 10_000, month: 12, day: 1 }, '10000-12-01'],
  ])('is written with zeros in front: %j', (date, text) => expect(formatDate(date)).toBe(text));

  it('tells its year and its month', () => {
    expect([yearOf('2026-01-31'), monthOf('2026-01-31')]).toEqual([2026, 1]);
    expect([yearOf('0007-12-01'), monthOf('0007-12-01')]).toEqual([7, 12]);
  });

  it('is of a month with its days', () => {
    const of = (year: number) => Array.from({ length: 12 }, (_, i) => daysInMonth(year, i + 1));
    expect(of(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(of(2024)[1]).toBe(29);
    for (const month of ['00', '13', '99']) expect(parseDate(`2026-${month}-01`)).toBeNull();
  });

  it('is one that the calendar has', () => {
    expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    // 1900 was not a leap year, 2000 was one (Inter gravissimas, 1582).
    for (const text of [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-01',
      '2026-13-01',
      '2026-01-00',
      '2026-12-32',
    ])
      expect(parseDate(text)).toBeNull();
    expect(parseDate('2000-02-29')).not.toBeNull();
    expect(parseDate('0000-01-01')).toEqual({ year: 0, month: 1, day: 1 });
  });

  it.each([
    '',
    '-',
    '2026',
    '2026-01',
    '2026/01-01',
    '2026-01/01',
    '20:6-01-01',
    '2026-0:-01',
    '2026-01-0/',
    '2026-1-01',
    '2026-001-1',
    '２０２６-01-01',
    '-2026-01-01',
    ' 026-01-01',
  ])('is not: %j', (text) => expect(parseDate(text)).toBeNull());
});
