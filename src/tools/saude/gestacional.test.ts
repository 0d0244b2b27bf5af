import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, dayNumber } from '../../lib/dates/dates.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { gestacional } from './gestacional.ts';

/** The answer on the day that is so many days into a pregnancy. */
const onDay = (day: number) =>
  figuresOf(gestacional, { lastPeriod: '2026-01-01', referenceDate: addDays('2026-01-01', day) });

describe('gestacional', () => {
  // ACOG Committee Opinion 700: after a transfer, the due date is 261 days later for a day-5 embryo, 263 for day 3.
  it.each([
    [5, 261],
    [3, 263],
    [2, 264],
    [6, 260],
  ])('an embryo of %d days transferred is due %d days later', (embryoAge, days) => {
    const answer = figuresOf(gestacional, {
      method: 'fiv',
      transferDate: '2026-09-01',
      embryoAge,
      referenceDate: '2026-11-21',
    });
    expect(answer.dueDate).toBe(addDays('2026-09-01', days));
  });

  // A worked example: transferred on 1 January at day 3, due on 21 September (biologyinsights.com).
  it('a day-3 embryo transferred on 1 January is due on 21 September', () => {
    expect(
      figuresOf(gestacional, {
        method: 'fiv',
        transferDate: '2026-01-01',
        embryoAge: 3,
        referenceDate: '2026-02-01',
      }).dueDate,
    ).toBe('2026-09-21');
  });

  // ACOG Committee Opinion 579: early term from 37, full term from 39, late term from 41, postterm from 42 weeks.
  it.each([
    [37 * 7 - 1, 'pre-termo'],
    [37 * 7, 'termo-precoce'],
    [39 * 7 - 1, 'termo-precoce'],
    [39 * 7, 'termo'],
    [41 * 7 - 1, 'termo'],
    [41 * 7, 'termo-tardio'],
    [42 * 7 - 1, 'termo-tardio'],
    [42 * 7, 'pos-termo'],
  ])('day %d is %s', (day, term) => {
    expect(onDay(day).term).toBe(term);
  });

  it.each([
    [0, 1],
    [97, 1],
    [98, 2],
    [195, 2],
    [196, 3],
  ])('day %d is in trimester %d', (day, trimester) => {
    expect(onDay(day).trimester).toBe(trimester);
  });

  it('counts down to the due date and past it, and stops at 100 %', () => {
    expect(onDay(280)).toMatchObject({ daysRemaining: 0, progress: 100, dueDate: '2026-10-08' });
    expect(onDay(290)).toMatchObject({ daysRemaining: -10, progress: 100 });
    expect(onDay(140)).toMatchObject({ daysRemaining: 140, progress: 50 });
  });

  it.each([
    [0, '0 semanas e 0 dias'],
    [8, '1 semana e 1 dia'],
    [23 * 7 + 3, '23 semanas e 3 dias'],
  ])('day %d reads %s', (day, text) => {
    expect(onDay(day).gestationalAge.text).toBe(text);
  });

  it('every method gives the same dates of the same pregnancy', () => {
    const pregnancies = fc.record({
      start: fc.integer({ min: dayNumber('1999-01-01'), max: dayNumber('2101-12-31') }),
      day: fc.integer({ min: 28, max: 300 }),
    });
    fc.assert(
      fc.property(pregnancies, ({ start, day }) => {
        const lastPeriod = dateOfDay(start);
        const referenceDate = dateOfDay(start + day);
        const [weeks, days] = [Math.floor(day / 7), day % 7];
        const ways = [
          { lastPeriod },
          { lastPeriod: addDays(lastPeriod, -7), cycleLength: 35 },
          {
            method: 'ultrassom',
            ultrasoundDate: referenceDate,
            ultrasoundWeeks: weeks,
            ultrasoundDays: days,
          },
          { method: 'concepcao', conceptionDate: addDays(lastPeriod, 14) },
          { method: 'fiv', transferDate: addDays(lastPeriod, 19) },
          { method: 'dpp', dueDate: addDays(lastPeriod, 280) },
        ];
        const answers = ways.map((way) => {
          const {
            method: _,
            dueDateNaegele: __,
            ...rest
          } = figuresOf(gestacional, {
            ...way,
            referenceDate,
          });
          return rest;
        });
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        expect(answers[0]).toMatchObject({ gestationalAge: { weeks, days, totalDays: day } });
      }),
    );
  });

  // Naegele adds nine calendar months, of 273 to 276 days, and seven days: 280 to 283 in all, 280 being the usual.
  it('Naegele’s date is at most three days from 280 days, and clipped to the end of February', () => {
    for (let n = dayNumber('2023-01-01'); n <= dayNumber('2025-01-01'); n++) {
      const lastPeriod = dateOfDay(n);
      const { dueDate, dueDateNaegele } = figuresOf(gestacional, { lastPeriod, referenceDate: lastPeriod });
      expect(Math.abs(dayNumber(dueDateNaegele) - dayNumber(dueDate))).toBeLessThanOrEqual(3);
    }
    expect(
      figuresOf(gestacional, { lastPeriod: '2026-05-24', referenceDate: '2026-11-21' }).dueDateNaegele,
    ).toBe('2027-02-28');
    expect(
      figuresOf(gestacional, { method: 'dpp', dueDate: '2026-12-24', referenceDate: '2026-11-21' }),
    ).not.toHaveProperty('dueDateNaegele');
  });

  it('the reference date is today unless it is sent', () => {
    const today = { now: '2026-11-22T02:00:00Z' };
    // It is still the 21st in Brasília.
    expect(figuresOf(gestacional, { lastPeriod: '2026-11-21' }, today).gestationalAge.totalDays).toBe(0);
  });

  it.each([
    [{}, ['lastPeriod']],
    [{ method: 'ultrassom' }, ['ultrasoundDate', 'ultrasoundWeeks']],
    [{ method: 'concepcao' }, ['conceptionDate']],
    [{ method: 'fiv' }, ['transferDate']],
    [{ method: 'dpp' }, ['dueDate']],
    [{ lastPeriod: '2026-6-10' }, ['lastPeriod']],
    [{ lastPeriod: '2026-06-10', cycleLength: 19 }, ['cycleLength']],
    [{ method: 'fiv', transferDate: '2026-06-10', embryoAge: 4 }, ['embryoAge']],
  ])('%o lacks or mistakes %o', (input, fields) => {
    expect(refusal(gestacional, input)).toEqual({ status: 400, fields });
  });

  it.each([
    [{ lastPeriod: '2026-02-30' }, 'lastPeriod'],
    [{ lastPeriod: '2026-11-22', referenceDate: '2026-11-21' }, 'referenceDate'],
    [{ lastPeriod: '2026-11-22' }, 'lastPeriod'],
    [{ method: 'ultrassom', ultrasoundDate: '2026-11-22', ultrasoundWeeks: 8 }, 'ultrasoundDate'],
    [{ method: 'concepcao', conceptionDate: '2026-11-22' }, 'conceptionDate'],
    [{ method: 'fiv', transferDate: '2026-11-22', embryoAge: 5 }, 'transferDate'],
    // A cycle of 35 days puts the equivalent last period a week ahead.
    [{ lastPeriod: '2026-11-21', cycleLength: 35 }, 'lastPeriod'],
    [{ lastPeriod: '2026-01-16' }, 'lastPeriod'],
    [{ method: 'dpp', dueDate: '2027-08-29' }, 'dueDate'],
    [{ method: 'dpp', dueDate: '2026-10-23' }, 'dueDate'],
    [{ lastPeriod: '9999-12-01', referenceDate: '9999-12-31' }, 'lastPeriod'],
  ])('%o cannot be', (input, field) => {
    expect(refusal(gestacional, input)).toEqual({ status: 422, fields: [field] });
  });

  it('44 weeks are the most', () => {
    expect(figuresOf(gestacional, { lastPeriod: '2026-01-17' }).gestationalAge.totalDays).toBe(308);
  });
});
