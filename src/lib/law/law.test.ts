import { describe, expect, it } from 'vitest';
import type { DatedTable } from './dated.ts';
import { lawOfMonth, lawOnDate } from './law.ts';

const yearly: DatedTable<string> = {
  name: 'yearly',
  entries: [
    { from: '2025-01-01', source: 'A', value: 'a' },
    { from: '2026-01-01', source: 'B', value: 'b' },
  ],
};
const monthly: DatedTable<number> = {
  name: 'monthly',
  entries: [
    { from: '2024-01-01', source: 'X', value: 0 },
    { from: '2025-01-01', to: '2025-04-30', source: 'X', value: 1 },
    { from: '2025-05-01', source: 'Y', value: 2 },
    { from: '2026-01-11', source: 'Z', value: 3 },
  ],
};
const both = { yearly, monthly };
const now = { today: '2026-06-15', tables: {} };

describe('the law of a month', () => {
  it('is what is in force at its end, December when no month is named', () => {
    expect(lawOfMonth(both, { ano: 2025, mes: 4 }, now)).toMatchObject({ monthly: { value: 1 } });
    expect(lawOfMonth(both, { ano: 2025, mes: 5 }, now)).toMatchObject({ monthly: { value: 2 } });
    expect(lawOfMonth(both, { ano: 2025 }, now)).toMatchObject({ monthly: { value: 2 }, ano: 2025 });
    expect(lawOfMonth(both, { ano: 2026, mes: 1 }, now)).toMatchObject({ monthly: { value: 3 } });
  });

  it('is of the current year when none is named, and of the last one held after it', () => {
    expect(lawOfMonth(both, {}, now)).toMatchObject({ ano: 2026, vigente: true, yearly: { value: 'b' } });
    expect(lawOfMonth(both, {}, { ...now, today: '2027-01-15' })).toMatchObject({
      ano: 2026,
      vigente: false,
    });
    expect(lawOfMonth(both, { ano: 2026 }, { ...now, today: '2027-01-15' })).toMatchObject({ vigente: true });
  });

  it('is not held for a year that one of the tables lacks', () => {
    expect(lawOfMonth(both, { ano: 2024 }, now)).toEqual({ years: [2025, 2026] });
    expect(lawOfMonth({ monthly }, { ano: 2024 }, now)).toMatchObject({ ano: 2024 });
    expect(lawOfMonth(both, {}, { ...now, today: '2023-01-01' })).toEqual({ years: [2025, 2026] });
  });

  it('holds a year that a host adds to every table, and not one that it adds to some', () => {
    const next = { from: '2027-01-01', source: 'N', value: 'n' };
    const some = { today: '2027-01-15', tables: { yearly: [next] } };
    expect(lawOfMonth(both, {}, some)).toMatchObject({ ano: 2026, vigente: false });
    const all = { ...some, tables: { yearly: [next], monthly: [{ ...next, value: 4 }] } };
    expect(lawOfMonth(both, {}, all)).toMatchObject({ ano: 2027, vigente: true, monthly: { value: 4 } });
  });
});

describe('the law on a date', () => {
  it('is what is in force on it', () => {
    expect(lawOnDate(both, '2025-04-30', now)).toMatchObject({ ano: 2025, monthly: { value: 1 } });
    expect(lawOnDate(both, '2025-05-01', now)).toMatchObject({ monthly: { value: 2 }, vigente: true });
  });

  it('is not held outside the years of every table', () => {
    expect(lawOnDate(both, '2024-12-31', now)).toEqual({ years: [2025, 2026] });
    expect(lawOnDate(both, '2027-01-01', now)).toEqual({ years: [2025, 2026] });
  });
});
