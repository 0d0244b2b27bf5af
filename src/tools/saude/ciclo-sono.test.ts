import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, formatClock } from '../../lib/dates/clock.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { cicloSono } from './ciclo-sono.ts';

interface Option {
  readonly cycles: number;
  readonly time: string;
  readonly dayOffset: number;
}

describe('ciclo-sono', () => {
  // National Sleep Foundation, 2015.
  it.each([
    [1, 11, 14],
    [2, 11, 14],
    [3, 10, 13],
    [5, 10, 13],
    [6, 9, 11],
    [13, 9, 11],
    [14, 8, 10],
    [17, 8, 10],
    [18, 7, 9],
    [64, 7, 9],
    [65, 7, 8],
  ])('at %d years %d to %d hours are recommended', (age, min, max) => {
    expect(callTool(cicloSono, { wakeTime: '07:00', age }).recommendedHours).toEqual({ min, max });
  });

  it('going to bed at a time proposed for a wake time proposes that wake time', () => {
    for (let minutes = 0; minutes < DAY_MINUTES; minutes += 7) {
      const wakeTime = formatClock(minutes);
      for (const bed of callTool(cicloSono, { wakeTime, cycleMinutes: 100 }).options as Option[]) {
        const { options } = callTool(cicloSono, { bedTime: bed.time, cycleMinutes: 100 });
        const back = (options as Option[]).find(({ cycles }) => cycles === bed.cycles) as Option;
        expect(back.time).toBe(wakeTime);
        expect(back.dayOffset + bed.dayOffset).toBe(0);
      }
    }
  });

  it('both ends of the recommended range belong to it', () => {
    const { options } = callTool(cicloSono, { bedTime: '22:00', cycleMinutes: 70 });
    // 420 minutes are 7 hours.
    expect(options[0]).toMatchObject({ cycles: 6, sleepMinutes: 420, sleepHours: 7, recommended: true });
    expect(options[1]).toMatchObject({ cycles: 5, sleepMinutes: 350, sleepHours: 5.83, recommended: false });
  });

  it('without a time it starts from now in Brasília', () => {
    const { mode, bedTime } = callTool(cicloSono, {}, { now: '2026-11-21T01:30:00Z' });
    expect([mode, bedTime]).toEqual(['dormir', '22:30']);
  });

  it.each([
    [{ wakeTime: '07:00', bedTime: '22:00' }, 400, 'wakeTime'],
    [{ wakeTime: '7:00' }, 400, 'wakeTime'],
    [{ wakeTime: '07:00', cycleMinutes: 59 }, 400, 'cycleMinutes'],
    [{ wakeTime: '07:00', fallAsleepMinutes: 121 }, 400, 'fallAsleepMinutes'],
    [{ wakeTime: '07:00', age: 0 }, 400, 'age'],
    [{ wakeTime: '24:00' }, 422, 'wakeTime'],
    [{ bedTime: '22:60' }, 422, 'bedTime'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(cicloSono, input)).toEqual({ status, fields: [field] });
  });
});
