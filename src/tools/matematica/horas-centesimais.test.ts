import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { horasCentesimais } from './horas-centesimais.ts';

describe('horas-centesimais', () => {
  const convert = (value: string) => callTool(horasCentesimais, { value });

  it.each([
    ['8.33', '08:19:48', '08:20', 8.33, 499.8],
    ['8.3333', '08:20', '08:20', 8.3333, 500],
    ['8.75', '08:45', '08:45', 8.75, 525],
    ['8', '08:00', '08:00', 8, 480],
    ['-1.5', '-01:30', '-01:30', -1.5, -90],
    // A little less than half a minute, and a little more.
    ['0.0083333333', '00:00:30', '00:00', 0.0083, 0.5],
    ['-0.0083333334', '-00:00:30', '-00:01', -0.0083, -0.5],
    ['-0.0001', '00:00', '00:00', -0.0001, -0.01],
    ['-0', '00:00', '00:00', 0, 0],
    ['99999.9999999999', '100000:00', '100000:00', 100_000, 6_000_000],
  ])('%s h is %s', (value, hours, hoursRounded, centesimal, totalMinutes) => {
    expect(convert(value)).toEqual({
      direction: 'centesimal-horas',
      value,
      hours,
      hoursRounded,
      centesimal,
      totalMinutes,
    });
  });

  it.each([
    ['07:20', '07:20', '07:20', 7.3333, 440],
    ['7:20', '07:20', '07:20', 7.3333, 440],
    ['08:45', '08:45', '08:45', 8.75, 525],
    ['-00:45', '-00:45', '-00:45', -0.75, -45],
    ['01:00:30', '01:00:30', '01:01', 1.0083, 60.5],
    ['01:00:29', '01:00:29', '01:00', 1.0081, 60.48],
    ['220:00', '220:00', '220:00', 220, 13_200],
  ])('%s is %s', (value, hours, hoursRounded, centesimal, totalMinutes) => {
    expect(convert(value)).toEqual({
      direction: 'horas-centesimal',
      value,
      hours,
      hoursRounded,
      centesimal,
      totalMinutes,
    });
  });

  it('inverts: every minute of a day comes back from its four decimals', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(convert(String(convert(clock).centesimal)).hoursRounded).toBe(clock);
    }
  });

  it.each([
    ['8:75', 422],
    ['8:00:60', 422],
    ['8,33', 400],
    ['8.', 400],
    ['.5', 400],
    ['123456.5', 400],
    ['1.12345678901', 400],
    ['100000:00', 400],
    ['8:5', 400],
    ['', 400],
  ])('%j: %i', (value, status) => {
    expect(refusal(horasCentesimais, { value })).toMatchObject({ status, fields: ['value'] });
  });
});
