import { describe, expect, it } from 'vitest';
import { inColumns, instant, readDuration, readInstant, readList, readWhole } from './print.ts';
import { UsageError } from './usage.ts';

describe('the print of a command', () => {
  it('has cells one under the other, and no blanks at the end of a line', () => {
    expect(
      inColumns([
        ['a', 'bcd', ''],
        ['efg', 'h', 'i'],
      ]),
    ).toEqual(['a    bcd', 'efg  h    i']);
    expect(inColumns([['a', '', 'b']])).toEqual(['a    b']);
    expect(inColumns([])).toEqual([]);
    expect(inColumns([['a', '', 'b'], ['cd']])).toEqual(['a     b', 'cd']);
  });

  it('has instants in UTC, and a dash for none', () => {
    expect([instant(0), instant(null)]).toEqual(['1970-01-01T00:00:00.000Z', '-']);
  });
});

describe('the input of a command', () => {
  it('has instants with an offset', () => {
    expect(readInstant('expires', '1970-01-01T00:00:01Z')).toBe(1_000);
    // A day begins in Brasília, three hours after that of UTC.
    expect(readInstant('expires', '1970-01-02')).toBe(97_200_000);
    for (const text of ['', 'tomorrow', '2026-02-30', '2026-11-21T12:00:00']) {
      expect(() => readInstant('expires', text)).toThrow(UsageError);
      expect(() => readInstant('expires', text)).toThrow(
        '--expires takes an instant, such as 2026-11-21T12:00:00Z',
      );
    }
  });

  it("has durations, whose digits alone are of the option's own unit", () => {
    expect(
      ['0', '250', '250ms', '5s', '2m', '1h', '7d'].map((text) => readDuration('grace', text, 'ms')),
    ).toEqual([0, 250, 250, 5_000, 120_000, 3_600_000, 604_800_000]);
    expect(['60', '60s', '24h'].map((text) => readDuration('overlap', text, 's'))).toEqual([
      60_000, 60_000, 86_400_000,
    ]);
    for (const text of ['', '5 s', '-1', '1.5h', 'soon', '999999999d']) {
      expect(() => readDuration('overlap', text, 's')).toThrow(UsageError);
      expect(() => readDuration('overlap', text, 's')).toThrow(
        '--overlap takes seconds, or a duration such as 5s, 2m or 1h',
      );
    }
    // A hundred years of 365 days.
    expect(readDuration('overlap', '36500d', 's')).toBe(3_153_600_000_000);
    expect(() => readDuration('grace', '36501d', 'ms')).toThrow(
      '--grace takes milliseconds, or a duration such as 5s, 2m or 1h',
    );
  });

  it('has whole numbers', () => {
    expect([readWhole('limit', '0'), readWhole('limit', '999999999')]).toEqual([0, 999_999_999]);
    for (const text of ['', '-1', '1.5', '1e3', 'x', '1x', 'x1', '9999999999']) {
      expect(() => readWhole('limit', text)).toThrow(UsageError);
      expect(() => readWhole('limit', text)).toThrow('--limit takes a whole number');
    }
  });

  it('has lists between commas', () => {
    expect(readList('cpf, cnpj')).toEqual(['cpf', 'cnpj']);
  });
});
