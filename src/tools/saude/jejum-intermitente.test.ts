import { describe, expect, it } from 'vitest';
import { clockMinutes, DAY_MINUTES, formatClock } from '../../lib/dates/clock.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { jejumIntermitente } from './jejum-intermitente.ts';

describe('jejum-intermitente', () => {
  it.each([
    ['12-12', 12, '00:00'],
    ['14-10', 14, '22:00'],
    ['16-8', 16, '20:00'],
    ['18-6', 18, '18:00'],
    ['20-4', 20, '16:00'],
    ['23-1', 23, '13:00'],
  ])('%s fasts %d hours: from noon one eats until %s', (protocol, fastingHours, end) => {
    expect(callTool(jejumIntermitente, { protocol })).toMatchObject({
      fastingHours,
      eatingHours: 24 - fastingHours,
      eatingWindow: { start: '12:00', end },
      fastingWindow: { start: end, end: '12:00' },
    });
  });

  it('the last meal of a window gives the window back', () => {
    for (let minutes = 0; minutes < DAY_MINUTES; minutes += 11) {
      const byFirst = callTool(jejumIntermitente, { protocol: '18-6', firstMeal: formatClock(minutes) });
      const byLast = callTool(jejumIntermitente, {
        protocol: '18-6',
        lastMeal: byFirst.eatingWindow.end,
      });
      expect(byLast).toEqual(byFirst);
    }
  });

  it('meals run evenly from the start to the end', () => {
    const meals = (count: number) => callTool(jejumIntermitente, { firstMeal: '20:00', meals: count }).meals;
    expect(meals(1)).toEqual(['20:00']);
    expect(meals(2)).toEqual(['20:00', '04:00']);
    expect(meals(4)).toEqual(['20:00', '22:40', '01:20', '04:00']);
    // Every 96 minutes.
    expect(meals(6)).toEqual(['20:00', '21:36', '23:12', '00:48', '02:24', '04:00']);
  });

  it('every minute of the day is in one phase, and elapsed and remaining make its length', () => {
    const count = { alimentacao: 0, jejum: 0 };
    const window = { firstMeal: '20:30', protocol: '14-10' };
    for (let minutes = 0; minutes < DAY_MINUTES; minutes++) {
      const currentTime = formatClock(minutes);
      const { status } = callTool(jejumIntermitente, { ...window, currentTime });
      count[status.phase as keyof typeof count]++;
      expect(status.elapsedMinutes + status.remainingMinutes).toBe(status.phase === 'jejum' ? 14 * 60 : 600);
      expect(formatClock(clockMinutes(currentTime) - status.elapsedMinutes)).toBe(
        status.phase === 'jejum' ? '06:30' : '20:30',
      );
    }
    expect(count).toEqual({ alimentacao: 600, jejum: 840 });
  });

  it('the start of the window is eating, and its end fasting', () => {
    const phase = (currentTime: string) => callTool(jejumIntermitente, { currentTime }).status.phase;
    expect(['11:59', '12:00', '19:59', '20:00'].map(phase)).toEqual([
      'jejum',
      'alimentacao',
      'alimentacao',
      'jejum',
    ]);
  });

  it('personalizado takes its hours from the caller; other protocols have their own', () => {
    expect(
      callTool(jejumIntermitente, { protocol: 'personalizado', fastingHours: 15 }).eatingWindow.end,
    ).toBe('21:00');
    expect(callTool(jejumIntermitente, {}).fastingHours).toBe(16);
  });

  it.each([
    [{ protocol: 'personalizado' }, 400, 'fastingHours'],
    [{ fastingHours: 15 }, 400, 'fastingHours'],
    [{ protocol: 'personalizado', fastingHours: 24 }, 400, 'fastingHours'],
    [{ firstMeal: '12:00', lastMeal: '20:00' }, 400, 'firstMeal'],
    [{ firstMeal: '12h00' }, 400, 'firstMeal'],
    [{ meals: 7 }, 400, 'meals'],
    [{ currentTime: '12:60' }, 422, 'currentTime'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(jejumIntermitente, input)).toEqual({ status, fields: [field] });
  });
});
