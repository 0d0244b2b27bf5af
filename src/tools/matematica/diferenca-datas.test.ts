import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { addDays, dateOfDay } from '../../lib/dates/dates.ts';
import { diferencaDatas } from './diferenca-datas.ts';

const between = (date1: string, date2: string, includeEnd?: boolean) =>
  callTool(diferencaDatas, { date1, date2, ...(includeEnd !== undefined && { includeEnd }) });

const DAY = 86_400_000;
const dates = fc.integer({ min: -200_000, max: 200_000 }).map(dateOfDay);

describe('diferenca-datas', () => {
  it('tells the order, and counts the same either way', () => {
    const forth = between('2026-11-21', '2026-12-25');
    const back = between('2026-12-25', '2026-11-21');
    expect(forth).toMatchObject({ order: 'crescente', weekday1: 'sábado', weekday2: 'sexta-feira' });
    expect(back).toEqual({
      ...forth,
      date1: '2026-12-25',
      date2: '2026-11-21',
      weekday1: 'sexta-feira',
      weekday2: 'sábado',
      order: 'decrescente',
    });
    expect(between('2026-11-21', '2026-11-21')).toMatchObject({
      order: 'igual',
      totalDays: 0,
      weekdays: 0,
      weekendDays: 0,
      text: '0 anos, 0 meses e 0 dias',
    });
  });

  it('with the end, goes on to the start of the next day', () => {
    expect(between('2026-01-01', '2026-12-31', true)).toMatchObject({
      includeEnd: true,
      totalDays: 365,
      years: 1,
      months: 0,
      days: 0,
      totalHours: 8760,
      weekdays: 261,
      weekendDays: 104,
    });
    expect(between('2026-11-21', '2026-11-21', true)).toMatchObject({ totalDays: 1, weekendDays: 1 });
    expect(between('9999-12-01', '9999-12-31', true)).toMatchObject({ totalDays: 31, months: 1, days: 0 });
  });

  // Centuries have 24 leap days, or 25 from a year divisible by 400 on; the last two are Python's datetime.
  it.each([
    ['1900-01-01', '2000-01-01', 36_524],
    ['2000-01-01', '2100-01-01', 36_525],
    ['2000-03-01', '2400-03-01', 146_097],
    ['1582-10-15', '2026-11-21', 162_205],
  ])('from %s to %s: %i days', (date1, date2, totalDays) => {
    expect(between(date1, date2).totalDays).toBe(totalDays);
  });

  it('agrees with the platform, day by day', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 800 }), fc.boolean(), (date1, length, includeEnd) => {
        const date2 = addDays(date1, length);
        const [start, end] = [Date.parse(date1), Date.parse(date2) + (includeEnd ? DAY : 0)];
        let weekend = 0;
        for (let time = start; time < end; time += DAY) {
          if ([0, 6].includes(new Date(time).getUTCDay())) weekend++;
        }
        const answer = between(date1, date2, includeEnd);
        expect(answer.totalDays).toBe((end - start) / DAY);
        expect(answer.weekendDays).toBe(weekend);
        expect(answer.weekdays + answer.weekendDays).toBe(answer.totalDays);
        expect(answer.weeks * 7 + answer.remainingDays).toBe(answer.totalDays);
        expect(answer.totalHours).toBe(answer.totalDays * 24);
      }),
    );
  });

  it('two stretches add up to the whole in days', () => {
    fc.assert(
      fc.property(fc.tuple(dates, dates, dates), (some) => {
        const [a, b, c] = some.toSorted() as [string, string, string];
        expect(between(a, b).totalDays + between(b, c).totalDays).toBe(between(a, c).totalDays);
        expect(between(a, b, true).totalDays).toBe(between(a, b).totalDays + 1);
      }),
    );
  });

  it.each([
    [{ date1: '2026-01-01' }, 400, 'date2'],
    [{ date1: '01/01/2026', date2: '2026-01-01' }, 400, 'date1'],
    [{ date1: '2026-13-01', date2: '2026-01-01' }, 422, 'date1'],
    [{ date1: '2026-01-01', date2: '2100-02-29' }, 422, 'date2'],
    [{ date1: '2026-01-01', date2: '2026-01-02', includeEnd: 'sim' }, 400, 'includeEnd'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(diferencaDatas, input)).toMatchObject({ status, fields: [field] });
  });
});
