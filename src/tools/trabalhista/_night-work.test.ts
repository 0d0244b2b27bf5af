import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, formatClock } from '../../lib/dates/clock.ts';
import { exact, toDecimal } from '../../lib/numbers/exact.ts';
import { nightHours, nightMinutes, nightRules } from './_night-work.ts';

const { urbano, 'rural-lavoura': lavoura, 'rural-pecuaria': pecuaria } = nightRules;

describe('night work', () => {
  it.each([
    // CLT, art. 73, § 2º; Lei 5.889/1973, art. 7º.
    ['urbano', urbano, '22:00', '05:00'],
    ['lavoura', lavoura, '21:00', '05:00'],
    ['pecuária', pecuaria, '20:00', '04:00'],
  ] as const)(
    '%s: a shift of exactly the window is all night, and no minute around it is',
    (_, rule, from, to) => {
      const length = rule === urbano ? 420 : 480;
      expect(nightMinutes(from, to, rule)).toEqual({ inside: length, extended: 0 });
      expect(nightMinutes(to, from, rule)).toEqual({ inside: 0, extended: 0 });
    },
  );

  it.each([
    ['22:00', '06:00', 420, 60],
    ['21:59', '05:01', 420, 1],
    // Not all of the window.
    ['22:01', '06:00', 419, 0],
    ['22:00', '04:59', 419, 0],
    ['22:00', '05:00', 420, 0],
    // The night that began on the eve, and both nights of a long shift.
    ['00:00', '06:00', 300, 0],
    ['04:00', '23:00', 120, 0],
    ['23:59', '23:58', 419, 0],
    ['05:00', '04:59', 419, 0],
    // It starts at the end of the eve's window, and fills its own.
    ['06:00', '05:30', 420, 30],
  ])('%s to %s has %d minutes in the window and %d after it', (start, end, inside, extended) => {
    expect(nightMinutes(start, end, urbano)).toEqual({ inside, extended });
  });

  it('rural work is not extended', () => {
    expect(nightMinutes('20:00', '07:00', lavoura)).toEqual({ inside: 480, extended: 0 });
    expect(nightMinutes('19:00', '07:00', pecuaria)).toEqual({ inside: 480, extended: 0 });
  });

  it('counts as many minutes as a look at each of them', () => {
    const isNight = (minute: number) => minute % DAY_MINUTES >= 22 * 60 || minute % DAY_MINUTES < 5 * 60;
    for (let start = 0; start < DAY_MINUTES; start += 37) {
      for (let length = 1; length < DAY_MINUTES; length += 41) {
        let inside = 0;
        for (let minute = start; minute < start + length; minute++) if (isNight(minute)) inside++;
        expect(nightMinutes(formatClock(start), formatClock(start + length), urbano).inside).toBe(inside);
      }
    }
  });

  // caltrab.com, "Aplicação do inciso II da Súmula nº 60": 4 h are 4.57 and 3 h are 3.43; together 8.
  it.each([
    [4, 4.57],
    [3, 3.43],
    [7, 8],
  ])('%d hours of the clock are %d of 52 minutes and 30 seconds', (clock, hours) => {
    expect(toDecimal(nightHours(exact(clock), urbano), 2)).toBe(hours);
    expect(toDecimal(nightHours(exact(clock), lavoura), 2)).toBe(clock);
  });
});
