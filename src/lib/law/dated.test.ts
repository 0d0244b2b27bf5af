import { describe, expect, it } from 'vitest';
import {
  chooseOf,
  type DatedTable,
  entriesOf,
  entryOn,
  entryOrLast,
  reportTable,
  yearsHeld,
} from './dated.ts';

const table: DatedTable<number> = {
  name: 'example',
  entries: [
    { from: '2025-01-01', to: '2025-04-30', source: 'Lei A', value: 1 },
    { from: '2025-05-01', to: '2025-12-31', source: 'Lei B', value: 2 },
    { from: '2026-01-01', source: 'Lei C', value: 3 },
  ],
};

describe('a dated table', () => {
  const entries = entriesOf(table, {});

  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 1],
    ['2025-04-30', 1],
    ['2025-05-01', 2],
    ['2025-12-31', 2],
    ['2026-01-01', 3],
    ['2026-12-31', 3],
    ['2027-01-01', undefined],
  ])('on %s has the value %s in force', (date, value) => {
    expect(entryOn(entries, date)?.value).toBe(value);
  });

  it.each([
    ['2025-04-30', 1, true],
    ['2026-12-31', 3, true],
    ['2027-01-01', 3, false],
    ['2024-12-31', 1, false],
  ])('on %s has the value %d, in force or else the nearest: %s', (date, value, vigente) => {
    const found = entryOrLast(entries, date);
    expect([found.entry.value, found.vigente]).toEqual([value, vigente]);
  });

  it('holds the years of its entries', () => {
    expect(yearsHeld(entries)).toEqual([2025, 2026]);
    expect(yearsHeld([{ from: '2020-03-01', to: '2023-02-28', source: '', value: 0 }])).toEqual([
      2020, 2021, 2022, 2023,
    ]);
  });

  it('chooses the year that is named, else the current one, else the last one held', () => {
    expect(chooseOf(yearsHeld(entries), 2025, '2026-06-01')).toEqual({ ano: 2025, vigente: true });
    expect(chooseOf(yearsHeld(entries), 2024, '2026-06-01')).toBeNull();
    expect(chooseOf(yearsHeld(entries), undefined, '2025-06-01')).toEqual({ ano: 2025, vigente: true });
    expect(chooseOf(yearsHeld(entries), undefined, '2027-01-15')).toEqual({ ano: 2026, vigente: false });
  });

  it('takes entries that a host adds, and none under an inherited name', () => {
    const added = { example: [{ from: '2027-01-01', source: 'Lei D', value: 4 }] };
    const more = entriesOf(table, added);
    expect(entryOn(more, '2027-01-15')?.value).toBe(4);
    expect(chooseOf(yearsHeld(more), undefined, '2027-01-15')).toEqual({ ano: 2027, vigente: true });
    expect(entryOn(entriesOf({ ...table, name: 'constructor' }, {}), '2026-01-01')?.value).toBe(3);
    expect(table.entries).toHaveLength(3);
  });

  it('reports the latest start, each source once, and that it is out of date', () => {
    const [a, , c] = table.entries as [never, never, never];
    expect(reportTable({ ano: 2026, vigente: true }, [a, c, a])).toEqual({
      ano: 2026,
      vigencia: '2026-01-01',
      fonte: 'Lei A; Lei C',
    });
    expect(reportTable({ ano: 2026, vigente: false }, [c])).toEqual({
      ano: 2026,
      vigencia: '2026-01-01',
      fonte: 'Lei C',
      vigente: false,
    });
  });
});
