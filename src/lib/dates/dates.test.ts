import Holidays from 'date-holidays';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, yearOf } from './civil-date.ts';
import {
  addDays,
  addMonths,
  dateOfDay,
  dayNumber,
  daysBetween,
  easterOf,
  elapsedBetween,
  endOfTerm,
  weekdayName,
  weekdayOf,
} from './dates.ts';
import { sized } from '#test/support/size.ts';

const DAY = 86_400_000;
const YEAR_1 = Date.UTC(2001, 0, 1) - 730_485 * DAY;
const YEAR_9999 = Date.UTC(9999, 11, 31);

describe('day numbers', () => {
  // The platform's own calendar serves as an independent implementation.
  it('agrees with Date over the years 1 to 9999, both ways', () => {
    const days = fc.integer({ min: YEAR_1 / DAY, max: YEAR_9999 / DAY });
    fc.assert(
      fc.property(days, (n) => {
        const date = new Date(n * DAY).toISOString().slice(0, 10);
        expect(dateOfDay(n)).toBe(date);
        expect(dayNumber(date)).toBe(n);
      }),
      { numRuns: sized(100, 3000) },
    );
  });

  it('agrees with Date on each day around the ends of months, leap years and centuries', () => {
    for (const year of [1600, 1700, 1899, 1900, 1999, 2000, 2023, 2024, 2100, 2400]) {
      for (let n = Date.UTC(year, 0, 1) / DAY; n <= Date.UTC(year, 11, 31) / DAY; n++) {
        const date = new Date(n * DAY).toISOString().slice(0, 10);
        if (dateOfDay(n) !== date || dayNumber(date) !== n) expect.fail(date);
      }
    }
  });
});

describe('addDays', () => {
  it('and daysBetween are inverse', () => {
    const days = fc.integer({ min: -700_000, max: 2_000_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: -10_000, max: 10_000 }), (start, n) => {
        const date = dateOfDay(start);
        expect(daysBetween(date, addDays(date, n))).toBe(n);
        expect(addDays(addDays(date, n), -n)).toBe(date);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-06-17', 9, '2027-03-17'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-08-15', 0, '2026-08-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('weekdays', () => {
  it('agree with Date', () => {
    for (let n = -800_000; n <= 800_000; n += 997) expect(weekdayOf(n)).toBe(new Date(n * DAY).getUTCDay());
  });

  // The weekdays that the calendars of federal ordinances give: MPOG 442/2018 (of 2019) and, for 2003, Decreto SC 14/2003.
  it.each([
    ['2003-01-01', 'quarta-feira'],
    ['2003-03-03', 'segunda-feira'],
    ['2003-03-23', 'domingo'],
    ['2003-04-18', 'sexta-feira'],
    ['2003-05-01', 'quinta-feira'],
    ['2019-03-05', 'terça-feira'],
    ['2019-10-12', 'sábado'],
  ])('%s is %s', (date, name) => {
    expect(weekdayName(date)).toBe(name);
  });
});

describe('endOfTerm', () => {
  it.each([
    ['2026-01-31', 1, '2026-03-01'],
    ['2024-01-31', 1, '2024-03-01'],
    ['2024-01-29', 1, '2024-02-29'],
    ['2023-01-29', 1, '2023-03-01'],
    ['2000-02-29', 12, '2001-03-01'],
    ['2000-02-29', 48, '2004-02-29'],
    ['2096-02-29', 48, '2100-03-01'],
    ['2026-03-31', 1, '2026-05-01'],
    ['2026-12-31', 2, '2027-03-01'],
    ['2026-06-15', 7, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(endOfTerm(date, months)).toBe(expected);
  });
});

describe('elapsed', () => {
  it('is the greatest number of months whose term has ended, and the days since', () => {
    const days = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60_000 }), (start, length) => {
        const from = dateOfDay(start);
        const to = dateOfDay(start + length);
        const { totalMonths, years, months, days } = elapsedBetween(from, to);
        expect(endOfTerm(from, totalMonths) <= to).toBe(true);
        expect(endOfTerm(from, totalMonths + 1) > to).toBe(true);
        expect(years * 12 + months).toBe(totalMonths);
        expect(addDays(endOfTerm(from, totalMonths), days)).toBe(to);
        expect(days).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: sized(100, 5000) },
    );
  });
});

describe('easterOf', () => {
  // The table of fisheaters.com, "The Date of Easter".
  it.each([
    ['2003-04-20', '2004-04-11', '2005-03-27', '2006-04-16', '2007-04-08', '2008-03-23', '2009-04-12'],
    ['2010-04-04', '2011-04-24', '2012-04-08', '2013-03-31', '2014-04-20', '2015-04-05', '2016-03-27'],
    ['2017-04-16', '2018-04-01', '2019-04-21', '2020-04-12', '2021-04-04', '2022-04-17', '2023-04-09'],
    ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21'],
    ['2031-04-13', '2032-03-28', '2033-04-17'],
  ])('gives the Easters of seven years from %s on', (...dates) => {
    for (const date of dates) expect(easterOf(yearOf(date))).toBe(date);
  });

  it('agrees with date-holidays from 1900 to 2100', () => {
    const brazil = new Holidays('BR', { types: ['observance'] });
    for (let year = 1900; year <= 2100; year += sized(7, 1)) {
      const easter = brazil.getHolidays(year).find(({ rule }) => rule === 'easter');
      expect(easter?.date.slice(0, 10)).toBe(easterOf(year));
    }
  });

  // Clavius' calendar as Knuth has it (The Art of Computer Programming, 1.3.2, exercise 14) computes Easter another
  // way, by the epact.
  it('agrees with the epact of each year of the Gregorian calendar', () => {
    const byEpact = (year: number) => {
      const [golden, century] = [(year % 19) + 1, Math.floor(year / 100) + 1];
      const leapYearsLeftOut = Math.floor((3 * century) / 4) - 12;
      const moon = Math.floor((8 * century + 5) / 25) - 5;
      const sunday = Math.floor((5 * year) / 4) - leapYearsLeftOut - 10;
      const found = (11 * golden + 20 + moon - leapYearsLeftOut + 3000) % 30;
      const epact = (found === 25 && golden > 11) || found === 24 ? found + 1 : found;
      const fullMoon = 44 - epact < 21 ? 74 - epact : 44 - epact;
      const day = fullMoon + 7 - ((sunday + fullMoon) % 7);
      return formatDate({ year, month: day > 31 ? 4 : 3, day: day > 31 ? day - 31 : day });
    };
    const years = Array.from({ length: 9999 - 1582 }, (_, i) => 1583 + i);
    expect(years.filter((year) => easterOf(year) !== byEpact(year))).toEqual([]);
  });

  it('is a Sunday from 22 March to 25 April', () => {
    const dates = Array.from({ length: 800 }, (_, i) => easterOf(1583 + i));
    expect(dates.every((date) => date.slice(5) >= '03-22' && date.slice(5) <= '04-25')).toBe(true);
    expect(dates.every((date) => weekdayOf(dayNumber(date)) === 0)).toBe(true);
  });
});
