import { describe, expect, it } from 'vitest';
import { inColumns, instant, readInstant, readList, readWhole } from './print.ts';
import { UsageError } from './usage.ts';

describe('what commands print', () => {
  it('has cells one under the other, and no blanks at the end of a line', () => {
    expect(
      inColumns([
        ['a', 'bcd', ''],
        ['efg', 'h', 'i'],
      ]),
    ).toEqual(['a    bcd', 'efg  h    i']);
    expect(inColumns([])).toEqual([]);
  });

  it('has instants in UTC, and a dash for none', () => {
    expect([instant(0), instant(null)]).toEqual(['1970-01-01T00:00:00.000Z', '-']);
  });
});

describe('what commands read', () => {
  it('is instants with an offset', () => {
    expect(readInstant('expires', '1970-01-01T00:00:01Z')).toBe(1_000);
    // A day begins in UTC.
    expect(readInstant('expires', '1970-01-02')).toBe(86_400_000);
    for (const text of ['', 'tomorrow', '2026-02-30', '2026-11-21T12:00:00']) {
      expect(() => readInstant('expires', text)).toThrow(UsageError);
      expect(() => readInstant('expires', text)).toThrow('--expires takes an instant');
    }
  });

  it('is whole numbers', () => {
    expect([readWhole('limit', '0'), readWhole('limit', '999999999')]).toEqual([0, 999_999_999]);
    for (const text of ['', '-1', '1.5', '1e3', 'x', '1x', 'x1', '9999999999']) {
      expect(() => readWhole('limit', text)).toThrow(UsageError);
      expect(() => readWhole('limit', text)).toThrow('--limit takes a whole number');
    }
  });

  it('is lists between commas', () => {
    expect(readList('cpf, cnpj')).toEqual(['cpf', 'cnpj']);
  });
});
