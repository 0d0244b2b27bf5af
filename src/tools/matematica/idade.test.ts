import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { addDays, dateOfDay, daysBetween } from '../../lib/dates/dates.ts';
import { diferencaDatas } from './diferenca-datas.ts';
import { idade } from './idade.ts';

const age = (birthDate: string, referenceDate?: string, now?: string) =>
  callTool(idade, { birthDate, ...(referenceDate && { referenceDate }) }, now === undefined ? {} : { now });

const days = fc.integer({ min: -100_000, max: 100_000 });
const lives = fc.tuple(days, fc.integer({ min: 0, max: 54_000 })).map(([birth, length]) => ({
  birthDate: dateOfDay(birth),
  referenceDate: dateOfDay(birth + length),
}));

describe('complete months and years', () => {
  // Lei 810/1949, art. 3º, and Código Civil, art. 132, § 3º: a term ends on the next day when its day does not exist.
  it.each([
    ['2000-02-29', '2026-02-28', 25, 11, 30],
    ['2000-02-29', '2026-03-01', 26, 0, 0],
    ['2000-02-29', '2028-02-28', 27, 11, 30],
    ['2000-02-29', '2028-02-29', 28, 0, 0],
    ['1896-02-29', '1900-03-01', 4, 0, 0],
    ['1896-02-29', '1904-02-29', 8, 0, 0],
    ['2026-01-31', '2026-02-28', 0, 0, 28],
    ['2026-01-31', '2026-03-01', 0, 1, 0],
    ['2026-01-31', '2026-03-30', 0, 1, 29],
    ['2026-01-31', '2026-03-31', 0, 2, 0],
    ['2024-01-30', '2024-02-29', 0, 0, 30],
    ['2024-01-30', '2024-03-01', 0, 1, 0],
    ['2025-12-31', '2026-12-30', 0, 11, 29],
    ['2026-11-21', '2026-11-21', 0, 0, 0],
  ])('are counted from %s to %s', (birthDate, referenceDate, years, months, days) => {
    expect(age(birthDate, referenceDate)).toMatchObject({ years, months, days });
  });

  it.each([
    ['2025-10-20', '2026-11-21', '1 ano, 1 mês e 1 dia'],
    ['2024-09-19', '2026-11-21', '2 anos, 2 meses e 2 dias'],
    ['2026-11-21', '2026-11-21', '0 anos, 0 meses e 0 dias'],
  ])('%s to %s is said as %s', (birthDate, referenceDate, text) => {
    expect(age(birthDate, referenceDate).text).toBe(text);
  });
});

describe('the next birthday', () => {
  it('is strictly after, and that of 29 February is 1 March in a common year', () => {
    expect(age('2000-02-29', '2027-03-01')).toMatchObject({
      birthdayToday: true,
      nextBirthday: { date: '2028-02-29', age: 28, daysLeft: 365, weekday: 'terça-feira' },
    });
    expect(age('2000-02-29', '2027-02-28')).toMatchObject({
      birthdayToday: false,
      nextBirthday: { date: '2027-03-01', age: 27, daysLeft: 1 },
    });
  });

  it('is on a birthday when it comes, one year older', () => {
    fc.assert(
      fc.property(lives, ({ birthDate, referenceDate }) => {
        fc.pre(age(birthDate, referenceDate).years < 150);
        const { years, birthdayToday, nextBirthday } = age(birthDate, referenceDate);
        expect(addDays(referenceDate, nextBirthday.daysLeft)).toBe(nextBirthday.date);
        expect(age(birthDate, nextBirthday.date)).toMatchObject({ birthdayToday: true, years: years + 1 });
        expect(age(birthDate, addDays(nextBirthday.date, -1)).years).toBe(years);
        expect(nextBirthday.daysLeft).toBeGreaterThan(0);
        expect(nextBirthday.daysLeft).toBeLessThanOrEqual(366);
        if (birthdayToday) expect(nextBirthday.daysLeft).toBeGreaterThanOrEqual(365);
      }),
    );
  });
});

describe('thresholds', () => {
  it.each([
    ['2008-11-22', false, false],
    ['2008-11-21', true, false],
    ['1966-11-22', true, false],
    ['1966-11-21', true, true],
  ])('born on %s: adult %s, elderly %s', (birthDate, isAdult, isElderly) => {
    expect(age(birthDate, '2026-11-21')).toMatchObject({ isAdult, isElderly });
  });
});

it('an age agrees with the difference between the same dates, and never goes back', () => {
  fc.assert(
    fc.property(lives, ({ birthDate, referenceDate }) => {
      const { years, months, days, text, totalMonths, totalDays, totalWeeks } = age(birthDate, referenceDate);
      const difference = callTool(diferencaDatas, { date1: birthDate, date2: referenceDate });
      expect(difference).toMatchObject({
        years,
        months,
        days,
        text,
        totalMonths,
        totalDays,
        weeks: totalWeeks,
      });
      expect(totalDays).toBe(daysBetween(birthDate, referenceDate));
      expect(totalMonths).toBe(years * 12 + months);
      const later = age(birthDate, addDays(referenceDate, 1));
      expect(later.totalMonths - totalMonths).toBe(later.days === 0 ? 1 : 0);
      expect(later.days === 0 || later.days === days + 1).toBe(true);
    }),
    { numRuns: sized(40, 2000) },
  );
});

it('an age counts to today in São Paulo when no day is named', () => {
  // 2 in the morning in UTC is still the day before there.
  expect(age('2000-11-21', undefined, '2026-11-21T02:00:00Z')).toMatchObject({
    referenceDate: '2026-11-20',
    years: 25,
  });
  expect(age('2000-11-21', undefined, '2026-11-21T03:00:00Z')).toMatchObject({
    referenceDate: '2026-11-21',
    years: 26,
    birthdayToday: true,
  });
});

it.each([
  [{}, 400, 'birthDate'],
  [{ birthDate: '21/11/1990' }, 400, 'birthDate'],
  [{ birthDate: '2001-02-29' }, 422, 'birthDate'],
  [{ birthDate: '2000-01-01', referenceDate: '2026-02-30' }, 422, 'referenceDate'],
  [{ birthDate: '2027-01-01', referenceDate: '2026-11-21' }, 422, 'birthDate'],
  [{ birthDate: '2026-11-22' }, 422, 'birthDate'],
  [{ birthDate: '1875-11-21', referenceDate: '2026-11-21' }, 422, 'birthDate'],
])('%j: %i %s', (input, status, field) => {
  expect(refusal(idade, input)).toMatchObject({ status, fields: [field] });
});

it('150 years are the most', () => {
  expect(age('1875-11-22', '2026-11-21').years).toBe(150);
});
