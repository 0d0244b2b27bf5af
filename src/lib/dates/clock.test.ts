import { describe, expect, it } from 'vitest';
import { clockAt, clockMinutes, DAY_MINUTES, formatClock, parseClock } from './clock.ts';

describe('times of day', () => {
  it('reads back every minute of the day that it writes', () => {
    for (let minutes = 0; minutes < DAY_MINUTES; minutes++)
      expect(clockMinutes(formatClock(minutes))).toBe(minutes);
  });

  it.each(['24:00', '23:60', '99:99'])('%s is no time', (text) => {
    expect(parseClock(text)).toBeNull();
  });

  it('wraps past midnight, both ways', () => {
    expect(formatClock(-1)).toBe('23:59');
    expect(formatClock(DAY_MINUTES)).toBe('00:00');
    expect(formatClock(-2 * DAY_MINUTES + 5)).toBe('00:05');
  });
});

describe('clockAt', () => {
  // Brasília is at UTC−3, without summer time since 2019 (Decreto 9.772/2019); before that, at UTC−2 in summer.
  it.each([
    ['2026-11-21T12:00:00Z', '09:00'],
    ['2026-11-21T02:59:59Z', '23:59'],
    ['2026-11-21T03:00:00Z', '00:00'],
    ['2018-12-25T12:00:00Z', '10:00'],
  ])('%s is %s in Brasília', (instant, time) => {
    expect(clockAt(Date.parse(instant))).toBe(time);
  });
});
