import { describe, expect, it } from 'vitest';
import { chooseYear, type DatedTable, entriesOf, entryOn, reportTable, yearsHeld } from './dated.ts';

const table: DatedTable<number> = {
  id: 'example',
  name: 'Example',
  confirmedThrough: 2027,
  checkedOn: '2026-11-21',
  reviewBy: '2027-12-31',
  entries: [
    { from: '2025-01-01', source: 'Lei A', value: 1 },
    { from: '2025-05-01', source: 'Lei B', value: 2 },
    { from: '2026-01-01', source: 'Lei C', value: 3 },
  ],
};

describe('a dated table', () => {
  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 1],
    ['2025-04-30', 1],
    ['2025-05-01', 2],
    ['2025-12-31', 2],
    ['2026-01-01', 3],
    ['2027-12-31', 3],
    ['2031-07-01', 3],
  ])('on %s has the value %s: an entry holds until the next one', (date, value) => {
    expect(entryOn(table.entries, date)?.value).toBe(value);
  });

  it('holds the years from its first entry to the one confirmed, without a copy of what did not change', () => {
    expect(yearsHeld(table, {})).toEqual({ first: 2025, last: 2027 });
    expect(yearsHeld({ ...table, confirmedThrough: 2026 }, {})).toEqual({ first: 2025, last: 2026 });
    expect(yearsHeld({ ...table, entries: table.entries.slice(2) }, {})).toEqual({ first: 2026, last: 2027 });
  });

  it('holds no year before 2020 by an older law, the first year that the tools answer for', () => {
    const old = { ...table, entries: [{ from: '2018-01-01', source: 'Lei Z', value: 0 }, ...table.entries] };
    expect(yearsHeld(old, {})).toEqual({ first: 2020, last: 2027 });
  });

  it('without an entry of law holds the years from 2020 to the one confirmed', () => {
    expect(yearsHeld({ ...table, entries: [] }, {})).toEqual({ first: 2020, last: 2027 });
  });

  it('leaves estimates out', () => {
    const estimate = { from: '2027-01-01', source: 'PLN', value: 4, status: 'estimativa' } as const;
    const law = { from: '2027-02-01', source: 'Lei D', value: 5, status: 'lei' } as const;
    const entries = entriesOf({ ...table, entries: [...table.entries, estimate, law] }, {});
    expect(entries.map(({ value }) => value)).toEqual([1, 2, 3, 5]);
  });
});

describe('the year of a call', () => {
  const held = { first: 2025, last: 2026 };

  it.each([
    [2025, '2026-06-01', { ano: 2025, vigente: true }],
    [2026, '2027-06-01', { ano: 2026, vigente: true }],
    [2024, '2026-06-01', null],
    [2027, '2027-06-01', null],
    [undefined, '2024-12-31', null],
    [undefined, '2025-06-01', { ano: 2025, vigente: true }],
    [undefined, '2026-12-31', { ano: 2026, vigente: true }],
    [undefined, '2027-01-01', { ano: 2026, vigente: false }],
    [undefined, '2031-01-01', { ano: 2026, vigente: false }],
  ])('named %s on %s: %o', (named, today, expected) => {
    expect(chooseYear(held, named, today)).toEqual(expected);
  });
});

describe('entries that a host adds', () => {
  const next = { from: '2028-01-01', source: 'Lei D', value: 4 };

  it('join those of the table of their id, in the order of their days', () => {
    const older = { from: '2024-07-01', source: 'Lei 0', value: 0 };
    const entries = entriesOf(table, { example: [next, older], other: [{ ...next, value: 9 }] });
    expect(entries.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    expect(table.entries).toHaveLength(3);
  });

  it('go before an entry of the same day', () => {
    const added = { example: [{ from: '2025-05-01', source: 'Lei E', value: 7 }] };
    expect(entryOn(entriesOf(table, added), '2025-05-01')?.value).toBe(7);
  });

  it('extend the years held on both sides, to the year in which they end where they say so', () => {
    expect(yearsHeld(table, { example: [next] })).toEqual({ first: 2025, last: 2028 });
    expect(yearsHeld(table, { example: [{ ...next, to: '2030-12-31' }] })).toEqual({
      first: 2025,
      last: 2030,
    });
    expect(yearsHeld(table, { example: [{ ...next, from: '2024-07-01' }] })).toEqual({
      first: 2024,
      last: 2027,
    });
    expect(yearsHeld(table, { example: [{ ...next, from: '2025-07-01' }] })).toEqual({
      first: 2025,
      last: 2027,
    });
  });

  it('are not found under a name that every object inherits', () => {
    const inherited = { ...table, id: 'constructor' };
    expect(entriesOf(inherited, {})).toEqual(table.entries);
    expect(yearsHeld(inherited, {})).toEqual({ first: 2025, last: 2027 });
  });
});

describe('the report of the tables used', () => {
  const [a, b, c] = table.entries as [never, never, never];

  it('has the year, the latest start, and each source once, in the order given', () => {
    expect(reportTable({ ano: 2026, vigente: true }, [c, a, c, b])).toEqual({
      ano: 2026,
      vigencia: '2026-01-01',
      fonte: 'Lei C; Lei A; Lei B',
    });
  });

  it('says that it is out of date', () => {
    expect(reportTable({ ano: 2026, vigente: false }, [c])).toEqual({
      ano: 2026,
      vigencia: '2026-01-01',
      fonte: 'Lei C',
      vigente: false,
    });
  });

  it('says that an estimate entered, and that a table should be looked at', () => {
    const law = { ano: 2026, vigente: true, estimativa: true, revisar: true };
    expect(reportTable(law, [a])).toEqual({
      ano: 2026,
      vigencia: '2025-01-01',
      fonte: 'Lei A',
      estimativa: true,
      revisar: true,
    });
  });

  it('has no year where the tables are not of one', () => {
    expect(reportTable({ vigente: true }, [a])).toEqual({ vigencia: '2025-01-01', fonte: 'Lei A' });
  });
});
