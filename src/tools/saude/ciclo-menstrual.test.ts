import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, dayNumber, daysBetween } from '../../lib/dates/dates.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { cicloMenstrual } from './ciclo-menstrual.ts';

const START = '2026-11-01';
const phaseOnDay = (cycleDay: number, more = {}) =>
  callTool(cicloMenstrual, {
    lastPeriod: START,
    referenceDate: addDays(START, cycleDay - 1),
    ...more,
  }).current.phase;

describe('ciclo-menstrual', () => {
  // Wilcox, Weinberg & Baird 1995: conception happens in a six-day window that ends on the day of ovulation.
  it('the fertile window is the six days that end on the day of ovulation', () => {
    for (const cycleLength of [20, 28, 35, 45]) {
      const [cycle] = callTool(cicloMenstrual, { lastPeriod: START, cycleLength }).cycles;
      expect(daysBetween(cycle.fertileStart, cycle.fertileEnd)).toBe(5);
      expect(cycle.fertileEnd).toBe(cycle.ovulation);
      expect(daysBetween(cycle.ovulation, cycle.nextPeriod)).toBe(14);
    }
  });

  // Ogino–Knaus, examples of cmuse.org: cycle days 8–17 of cycles of 26–28 days, 7–21 of 25–32, 4–27 of 22–38.
  it.each([
    [26, 28, 8, 17],
    [26, 30, 8, 19],
    [25, 32, 7, 21],
    [22, 38, 4, 27],
  ])('cycles of %d to %d days: fertile from day %d to day %d', (shortestCycle, longestCycle, from, to) => {
    const { method, cycles } = callTool(cicloMenstrual, { lastPeriod: START, shortestCycle, longestCycle });
    expect(method).toBe('ogino-knaus');
    expect(cycles[0].fertileStart).toBe(addDays(START, from - 1));
    expect(cycles[0].fertileEnd).toBe(addDays(START, to - 1));
  });

  it.each([
    [35, 40, 35],
    [20, 25, 25],
    [26, 32, 28],
  ])(
    'cycles of %d to %d days are taken to last %d when nothing is said',
    (shortestCycle, longestCycle, days) => {
      const { cycles } = callTool(cicloMenstrual, { lastPeriod: '2026-11-01', shortestCycle, longestCycle });
      const next = new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10);
      expect(cycles[0].nextPeriod).toBe(next);
      expect(
        cycles[0].ovulation >= cycles[0].fertileStart && cycles[0].ovulation <= cycles[0].fertileEnd,
      ).toBe(true);
    },
  );

  it('phases of a cycle of 28 days, day by day', () => {
    const phases = Array.from({ length: 28 }, (_, i) => phaseOnDay(i + 1));
    expect(phases).toEqual([
      ...Array<string>(5).fill('menstruacao'),
      ...Array<string>(4).fill('folicular'),
      ...Array<string>(5).fill('fertil'),
      'ovulacao',
      ...Array<string>(13).fill('lutea'),
    ]);
  });

  it('inside the period it is menstruation, even where the fertile window begins', () => {
    expect(phaseOnDay(4, { cycleLength: 20, lutealPhase: 17 })).toBe('menstruacao');
    expect(phaseOnDay(4, { cycleLength: 20, lutealPhase: 17, periodLength: 3 })).toBe('ovulacao');
  });

  it('cycles follow one another, and the current one holds the reference date', () => {
    const calls = fc.record({
      lastPeriod: fc.integer({ min: dayNumber('2023-12-01'), max: dayNumber('2024-04-30') }).map(dateOfDay),
      cycleLength: fc.integer({ min: 20, max: 45 }),
      later: fc.integer({ min: 0, max: 239 }),
    });
    fc.assert(
      fc.property(calls, ({ later, ...input }) => {
        const referenceDate = addDays(input.lastPeriod, later);
        const { cycles, current } = callTool(cicloMenstrual, { ...input, cycles: 12, referenceDate });
        for (let i = 1; i < 12; i++) expect(cycles[i].periodStart).toBe(cycles[i - 1].nextPeriod);
        const cycle = cycles[current.cycleNumber - 1];
        expect(addDays(cycle.periodStart, current.cycleDay - 1)).toBe(referenceDate);
        expect(addDays(referenceDate, current.daysToNextPeriod)).toBe(cycle.nextPeriod);
        expect(current.cycleDay).toBeLessThanOrEqual(input.cycleLength);
      }),
    );
  });

  it('says that it is no contraceptive method', () => {
    expect(callTool(cicloMenstrual, { lastPeriod: START }).disclaimer).toContain('contraceptivo');
  });

  it.each([
    [{}, 400, 'lastPeriod'],
    [{ lastPeriod: START, cycleLength: 46 }, 400, 'cycleLength'],
    [{ lastPeriod: START, shortestCycle: 26 }, 400, 'longestCycle'],
    [{ lastPeriod: START, longestCycle: 30 }, 400, 'shortestCycle'],
    [{ lastPeriod: START, cycles: 13 }, 400, 'cycles'],
    [{ lastPeriod: START, shortestCycle: 31, longestCycle: 30 }, 422, 'longestCycle'],
    [{ lastPeriod: '2026-11-22' }, 422, 'lastPeriod'],
    [{ lastPeriod: '2026-11-22', referenceDate: '2026-11-21' }, 422, 'referenceDate'],
    [{ lastPeriod: '2026-11-31' }, 422, 'lastPeriod'],
    [{ lastPeriod: '9999-12-01', referenceDate: '9999-12-31' }, 422, 'lastPeriod'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(cicloMenstrual, input)).toEqual({ status, fields: [field] });
  });
});
