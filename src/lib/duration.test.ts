import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Duration, durationOption, isDuration, isSpan, toMilliseconds } from './duration.ts';
import { readOptions } from './options.ts';

const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const unit = fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[]));

describe('a duration', () => {
  it.each<[Duration, number]>([
    [0, 0],
    [250, 250],
    ['0s', 0],
    ['500ms', 500],
    ['15s', 15_000],
    ['30m', 1_800_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
  ])('%j is %i ms', (duration, milliseconds) => {
    expect(toMilliseconds(duration)).toBe(milliseconds);
  });

  it('is its count times its unit', () => {
    fc.assert(
      fc.property(fc.nat(), unit, (count, name) => {
        expect(toMilliseconds(`${count}${name}`)).toBe(count * units[name]);
        expect(isSpan(`${count}${name}`) === true).toBe(count * units[name] <= 36_500 * units.d);
      }),
    );
  });

  it('as a number is that many milliseconds', () => {
    fc.assert(fc.property(fc.nat(), (count) => toMilliseconds(count) === count));
  });

  it('is no other text, and no other value', () => {
    const other = fc.string().filter((text) => !/^\d+(?:ms|[smhd])$/.test(text));
    fc.assert(fc.property(other, (text) => Number.isNaN(toMilliseconds(text))));
    const near = [
      '',
      '15',
      ' 15s',
      '15s ',
      '15 s',
      '15S',
      '-1s',
      '+1s',
      '1.5h',
      '1h30m',
      '1e3s',
      's',
      '१s',
      '1s\n',
    ];
    for (const text of near) expect(toMilliseconds(text)).toBeNaN();
    for (const value of [...near, null, undefined, true, ['15s'], { toString: () => '15s' }, 15n])
      expect(isSpan(value)).toContain('must be');
  });

  it('is checked by both bounds, in whole milliseconds', () => {
    const check = isDuration(1_000, 2);
    for (const value of ['1s', '1000ms', 1_000, '2d', '48h', 172_800_000]) expect(check(value)).toBe(true);
    for (const value of ['999ms', 999, 172_800_001, 1_000.5, NaN, Infinity, '49h', '3d', '', null, ['1s']])
      expect(check(value)).toBe(
        'must be a duration from 1000ms to 2d: milliseconds, or a text such as "15s" (ms, s, m, h, d)',
      );
  });

  it('of a timer is cut before it overflows', () => {
    const largest = 2 ** 31 - 1;
    fc.assert(
      fc.property(fc.nat(), unit, (count, name) => {
        const text = `${count}${name}`;
        return isDuration(1)(text) !== true || (toMilliseconds(text) >= 1 && toMilliseconds(text) <= largest);
      }),
    );
  });

  it('as an option is read as milliseconds, its default too', () => {
    const table = { wait: durationOption(0, '15s') };
    expect(readOptions('createThing', {}, table)).toEqual({ wait: 15_000 });
    expect(readOptions('createThing', { wait: '2m' }, table)).toEqual({ wait: 120_000 });
    expect(readOptions('createThing', { wait: 7 }, table)).toEqual({ wait: 7 });
    expect(() => readOptions('createThing', { wait: '25d' }, table)).toThrow(
      'createThing: option "wait" must be a duration from 0ms to 24d: milliseconds, or a text such as "15s" (ms, s, m, h, d)',
    );
  });
});
