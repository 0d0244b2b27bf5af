import { describe, expect, it } from 'vitest';
import type { DatedTable } from './dated.ts';
import { lawOfMonth, lawOfToday, lawOnDate } from './in-force.ts';

const checks = { checkedOn: '2026-11-21', reviewBy: '2026-12-31' };

const yearly: DatedTable<string> = {
  id: 'yearly',
  name: 'Yearly',
  confirmedThrough: 2026,
  ...checks,
  entries: [
    { from: '2025-01-01', source: 'A', value: 'a' },
    { from: '2026-01-01', source: 'B', value: 'b' },
  ],
};
const monthly: DatedTable<number> = {
  id: 'monthly',
  name: 'Monthly',
  confirmedThrough: 2028,
  ...checks,
  entries: [
    { from: '2025-01-01', source: 'X', value: 1 },
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
    const december = {
      ...yearly,
      entries: [...yearly.entries, { from: '2026-12-31', source: 'C', value: 'c' }],
    };
    expect(lawOfMonth({ december }, { ano: 2026 }, now)).toMatchObject({ december: { value: 'c' } });
  });

  it('is of the current year when none is named, and of the last one held after it', () => {
    expect(lawOfMonth(both, {}, now)).toMatchObject({ ano: 2026, vigente: true, yearly: { value: 'b' } });
    expect(lawOfMonth(both, {}, { ...now, today: '2027-01-15' })).toMatchObject({
      ano: 2026,
      vigente: false,
    });
    expect(lawOfMonth(both, { ano: 2026 }, { ...now, today: '2027-01-15' })).toMatchObject({ vigente: true });
  });

  it('is held for the years that every table holds', () => {
    expect(lawOfMonth(both, { ano: 2024 }, now)).toEqual({ years: [2025, 2026] });
    expect(lawOfMonth(both, { ano: 2027 }, now)).toEqual({ years: [2025, 2026] });
    expect(lawOfMonth(both, {}, { ...now, today: '2023-01-01' })).toEqual({ years: [2025, 2026] });
    expect(lawOfMonth({ monthly }, { ano: 2028 }, now)).toMatchObject({ ano: 2028, monthly: { value: 3 } });
    const later = { ...monthly, entries: monthly.entries.slice(2) };
    expect(lawOfMonth({ yearly, later }, { ano: 2025 }, now)).toEqual({ years: [2026] });
  });

  it('is not held before the first entry of its first year', () => {
    const late = { ...yearly, entries: [{ from: '2026-03-01', source: 'L', value: 'l' }] };
    expect(lawOfMonth({ late }, { ano: 2026, mes: 2 }, now)).toEqual({ years: [2026] });
    expect(lawOfMonth({ late }, { ano: 2026, mes: 3 }, now)).toMatchObject({ late: { value: 'l' } });
  });

  it('is held for no year, where one table ends before another begins', () => {
    const future = {
      ...yearly,
      confirmedThrough: 2030,
      entries: [{ from: '2029-01-01', source: '', value: '' }],
    };
    expect(lawOfMonth({ yearly, future }, {}, now)).toEqual({ years: [] });
  });

  it('a year confirmed in one table and unknown in another is held when the other one has it too', () => {
    const call = (tables: typeof both) => lawOfMonth(tables, { ano: 2027 }, now);
    expect(call(both)).toHaveProperty('years');
    // One word in a table without a change: no entry.
    const confirmed = { ...yearly, confirmedThrough: 2027 };
    expect(call({ ...both, yearly: confirmed })).toMatchObject({ ano: 2027, yearly: { value: 'b' } });
  });

  it('holds a year that a host adds to every table that lacks it', () => {
    const next = { from: '2029-01-01', source: 'N', value: 'n' };
    const some = { today: '2029-01-15', tables: { yearly: [next] } };
    expect(lawOfMonth(both, {}, some)).toMatchObject({ ano: 2028, vigente: false });
    const all = { ...some, tables: { yearly: [next], monthly: [{ ...next, value: 4 }] } };
    expect(lawOfMonth(both, {}, all)).toMatchObject({ ano: 2029, vigente: true, monthly: { value: 4 } });
  });
});

describe('the law on a date', () => {
  it('is what is in force on it', () => {
    expect(lawOnDate(both, '2025-04-30', now)).toMatchObject({ ano: 2025, monthly: { value: 1 } });
    expect(lawOnDate(both, '2025-05-01', now)).toMatchObject({ monthly: { value: 2 }, vigente: true });
    expect(lawOnDate(both, '2026-01-10', now)).toMatchObject({
      monthly: { value: 2 },
      yearly: { value: 'b' },
    });
  });

  it('is not held before the first year of every table', () => {
    expect(lawOnDate(both, '2024-12-31', now)).toEqual({ years: [2025, 2026] });
  });

  it('is that of the last tables after the last year, said not to be in force', () => {
    const last = lawOnDate(both, '2026-12-31', now);
    for (const dia of ['2027-01-01', '2031-06-30']) {
      expect(lawOnDate(both, dia, now)).toEqual({ ...last, vigente: false, dia });
    }
  });

  it('does not exist after the last year while one of the tables has not begun', () => {
    const future = { ...monthly, entries: [{ from: '2028-03-01', source: 'F', value: 5 }] };
    expect(lawOnDate({ yearly, future }, '2028-02-29', now)).toEqual({ years: [] });
    expect(lawOnDate({ yearly, future }, '2028-03-01', now)).toMatchObject({ future: { value: 5 } });
  });

  it('after the last year is of each table the entry of that day', () => {
    const known = {
      ...monthly,
      entries: [...monthly.entries, { from: '2027-07-01', source: 'W', value: 4 }],
    };
    const call = (date: string) => lawOnDate({ yearly, monthly: known }, date, now);
    expect(call('2027-06-30')).toMatchObject({ ano: 2026, monthly: { value: 3 }, yearly: { value: 'b' } });
    expect(call('2027-07-01')).toMatchObject({ ano: 2026, vigente: false, monthly: { value: 4 } });
  });
});

describe('estimates', () => {
  const budget = {
    from: '2027-01-01',
    to: '2027-12-31',
    source: 'P',
    value: 'p',
    status: 'estimativa',
  } as const;
  const open = { from: '2029-01-01', source: 'Q', value: 9, status: 'estimativa' } as const;
  const tables = {
    yearly: { ...yearly, entries: [...yearly.entries, budget] },
    monthly: { ...monthly, entries: [...monthly.entries, open] },
  };
  const year = (ano: number, estimativas: boolean, clock = now) =>
    lawOfMonth(tables, { ano, estimativas }, clock);

  it('hold a year only where they are asked for', () => {
    expect(year(2027, false)).toMatchObject({ years: [2025, 2026] });
    expect(year(2027, true)).toMatchObject({
      ano: 2027,
      vigente: true,
      estimativa: true,
      yearly: { value: 'p' },
    });
    expect(year(2026, true)).not.toHaveProperty('estimativa');
    expect(year(2028, true)).toEqual({ years: [2025, 2026, 2027] });
  });

  it('are not asked for by a call that says nothing of them', () => {
    expect(lawOfMonth(tables, { ano: 2027 }, now)).toMatchObject({ years: [2025, 2026] });
    expect(lawOfMonth(tables, { competencia: '2027-05' }, now)).toMatchObject({ yearly: { value: 'b' } });
    const today = { today: '2027-05-01', tables: {} };
    expect(lawOfToday({ yearly: tables.yearly }, today)).toMatchObject({
      vigente: false,
      yearly: { value: 'b' },
    });
    expect(lawOfToday({ yearly: tables.yearly }, today)).not.toHaveProperty('estimativa');
  });

  it.each([
    ['2027-01-01', '2027-12-31', true],
    ['2027-12-31', '2027-12-31', true],
    ['2027-01-01', '2027-12-30', false],
    ['2027-01-01', '2027-11-30', false],
    ['2028-01-01', '2028-12-31', false],
  ])('from %s to %s hold 2027, whose end they must cover: %s', (from, to, isHeld) => {
    const estimate = { ...budget, from, to };
    const table = { ...yearly, entries: [...yearly.entries, estimate] };
    const call = (estimativas: boolean) => lawOfMonth({ table }, { ano: 2027, estimativas }, now);
    expect('years' in call(true)).toBe(!isHeld);
    expect(call(false)).toEqual(
      isHeld ? { years: [2025, 2026], estimates: [[table, estimate]] } : { years: [2025, 2026] },
    );
  });

  it('are named by a refusal where they would have answered, and only there', () => {
    expect(year(2027, false)).toMatchObject({ estimates: [[tables.yearly, budget]] });
    expect(year(2028, false)).not.toHaveProperty('estimates');
    expect(year(2024, false)).not.toHaveProperty('estimates');
  });

  it('without an end cover all later years', () => {
    const later = (ano: number) => lawOfMonth({ monthly: tables.monthly }, { ano, estimativas: true }, now);
    expect(later(2050)).toMatchObject({ ano: 2050, estimativa: true, monthly: { value: 9 } });
    // The last year that a date has.
    expect(later(9999)).toMatchObject({ ano: 9999, estimativa: true, monthly: { value: 9 } });
    expect(later(10_000)).toHaveProperty('years');
  });

  it('of a date or a month after the law are used where there is one, else the last law', () => {
    const call = (day: string, asked: boolean) => lawOnDate(tables, day, now, asked);
    expect(call('2027-05-01', false)).toMatchObject({ ano: 2026, vigente: false, yearly: { value: 'b' } });
    expect(call('2027-05-01', true)).toMatchObject({ ano: 2027, vigente: true, yearly: { value: 'p' } });
    expect(call('2028-05-01', true)).toMatchObject({ ano: 2027, vigente: false, yearly: { value: 'b' } });
    expect(call('2028-05-01', true)).not.toHaveProperty('estimativa');
    const asked = { competencia: '2029-02', estimativas: true };
    expect(lawOfMonth(tables, asked, now)).toMatchObject({
      competencia: '2029-02',
      dia: '2029-02-28',
      estimativa: true,
      monthly: { value: 9 },
      yearly: { value: 'b' },
    });
  });

  it('give way to the law that a host adds, and are no law of theirs', () => {
    const added = { ...now, tables: { yearly: [{ from: '2027-01-01', source: 'L', value: 'l' }] } };
    for (const asked of [true, false])
      expect(year(2027, asked, added)).toMatchObject({ yearly: { source: 'L' } });
    expect(year(2027, true, added)).not.toHaveProperty('estimativa');
    const guess = { ...now, tables: { yearly: [{ ...budget, source: 'G' }] } };
    expect(year(2027, false, guess)).toHaveProperty('years');
    expect(year(2027, true, guess)).toMatchObject({ yearly: { source: 'G' } });
  });
});

describe('a table past its review', () => {
  const late = { ...now, today: '2027-01-02' };

  it('is said to be one, and told to the host, but answers', () => {
    const told: string[] = [];
    const onDue = ({ id }: { readonly id: string }) => told.push(id);
    expect(lawOfMonth(both, {}, { ...late, onDue })).toMatchObject({ ano: 2026, revisar: true });
    expect(lawOfToday({ monthly }, { ...late, onDue })).toMatchObject({ revisar: true });
    expect(told).toEqual(['yearly', 'monthly', 'monthly']);
    expect(lawOfMonth(both, {}, { ...now, today: '2026-12-31' })).not.toHaveProperty('revisar');
  });

  it('is not one where the host added the current year', () => {
    const next = [{ from: '2027-01-01', source: 'N', value: 'n' }];
    const call = (tables: object) => lawOfMonth({ yearly }, {}, { ...late, tables: tables as never });
    expect(call({ yearly: next })).not.toHaveProperty('revisar');
    expect(call({ yearly: next.map((entry) => ({ ...entry, status: 'estimativa' })) })).toHaveProperty(
      'revisar',
    );
    expect(call({ yearly: [{ ...next[0], from: '2026-07-01' }] })).toHaveProperty('revisar');
  });
});

describe('the law of today, of tables that are not of a year', () => {
  const on = (today: string, tables = {}) => lawOfToday({ monthly }, { today, tables });

  it.each([
    ['2025-04-30', 1, true],
    ['2025-05-01', 2, true],
    ['2028-12-31', 3, true],
    ['2029-01-01', 3, false],
    ['2024-12-31', 1, false],
  ])('on %s is the entry %d, in force: %s', (today, value, vigente) => {
    expect(on(today)).toMatchObject({ monthly: { value }, vigente });
  });

  it('takes an entry that a host adds from its day on', () => {
    const tables = { monthly: [{ from: '2029-03-01', source: 'N', value: 4 }] };
    expect(on('2029-02-28', tables)).toMatchObject({ monthly: { value: 3 }, vigente: true });
    expect(on('2029-03-01', tables)).toMatchObject({ monthly: { value: 4 }, vigente: true });
    expect(on('2030-01-01', tables)).toMatchObject({ monthly: { value: 4 }, vigente: false });
  });
});
