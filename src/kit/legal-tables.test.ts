import { describe, expect, it } from 'vitest';
import { silent } from '#test/support/told.ts';
import type { DatedTable } from '../law/dated.ts';
import { recordedBy } from '../lib/numbers/recording.ts';
import { ApiError } from './errors/api-error.ts';
import { lawOf, lawOfMonthOr, lawOn } from './legal-tables.ts';

const budget = {
  from: '2027-01-01',
  to: '2027-12-31',
  source: 'PLN',
  value: 1_234_567.5,
  status: 'estimativa',
} as const;

const wage: DatedTable<number> = {
  id: 'piso',
  name: 'Piso',
  unit: 'BRL',
  confirmedThrough: 2026,
  checkedOn: '2026-11-21',
  reviewBy: '2026-12-31',
  entries: [
    { from: '2025-01-01', source: 'Lei A', value: 1518 },
    { from: '2026-01-01', source: 'Lei B', value: 1621 },
    budget,
  ],
};
const rate: DatedTable<number> = {
  ...wage,
  id: 'taxa',
  name: 'Taxa',
  unit: undefined as never,
  entries: [
    { from: '2025-01-01', source: 'Lei C', value: 7.5 },
    { ...budget, source: 'PL 1', value: 8 },
  ],
};
const clock = { today: '2026-06-15', tables: {} };

const refusalOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    if (error instanceof ApiError) return [error.status, ...(error.parts.details ?? [])];
    throw error;
  }
  return null;
};

describe('a year that no table holds is refused, 422', () => {
  it('on `ano`, with the years that they hold', () => {
    expect(refusalOf(() => lawOf({ wage }, { ano: 2024 }, clock))).toEqual([
      422,
      { field: 'ano', message: { pt: 'deve ser um destes: 2025, 2026', en: 'must be one of: 2025, 2026' } },
    ]);
  });

  it.each([
    [{ wage }, 'Piso', 'R$ 1.234.567,50 (PLN)'],
    [{ rate }, 'Taxa', 'PL 1'],
    [{ wage, rate }, 'Piso, Taxa', 'R$ 1.234.567,50 (PLN), PL 1'],
  ])('on `ano`, with the estimates that would answer: %#', (tables, names, used) => {
    expect(refusalOf(() => lawOf(tables, { ano: 2027 }, clock))).toEqual([
      422,
      {
        field: 'ano',
        message: {
          pt: `deve ser um destes: 2025, 2026; ainda não publicado para 2027: ${names}; estimativas=true usa ${used}`,
          en: `must be one of: 2025, 2026; not yet published for 2027: ${names}; estimativas=true uses ${used}`,
        },
      },
    ]);
  });

  it('on `competencia` or the field of a date, which both lie before the tables', () => {
    const message = {
      pt: 'deve ser de um destes anos: 2025, 2026',
      en: 'must be of one of these years: 2025, 2026',
    };
    expect(refusalOf(() => lawOf({ wage }, { competencia: '2024-12' }, clock))).toEqual([
      422,
      { field: 'competencia', message },
    ]);
    expect(refusalOf(() => lawOn({ wage }, 'dia', '2024-12-31', { estimativas: false }, clock))).toEqual([
      422,
      { field: 'dia', message },
    ]);
  });
});

describe('an optional date', () => {
  const of = (date: string | undefined, sent: object, used: object = sent) =>
    lawOfMonthOr({ wage }, 'inicio', date, { estimativas: false, ...used }, { ...clock, sent: { ...sent } });

  it('picks the tables at the end of its month, where no year is named', () => {
    expect(of('2025-02-10', {})).toMatchObject({ ano: 2025, dia: '2025-02-28', wage: { value: 1518 } });
    expect(of(undefined, {})).toMatchObject({ ano: 2026, dia: '2026-12-31' });
  });

  it('gives the year of a month that is sent without one', () => {
    expect(of('2025-02-10', { mes: 11 })).toMatchObject({ dia: '2025-11-30' });
  });

  it('changes nothing beside a year or a month of its own year', () => {
    expect(of('2025-02-10', { ano: 2025 })).toMatchObject({ dia: '2025-12-31' });
    expect(of('2025-02-10', { competencia: '2025-06' })).toMatchObject({ dia: '2025-06-30' });
  });

  it('is refused beside those of another year, on them', () => {
    const message = { pt: 'deve ser do ano de inicio, 2025', en: 'must be of the year of inicio, 2025' };
    expect(refusalOf(() => of('2025-02-10', { ano: 2026 }))).toEqual([422, { field: 'ano', message }]);
    expect(refusalOf(() => of('2025-02-10', { competencia: '2026-02' }))).toEqual([
      422,
      { field: 'competencia', message },
    ]);
  });

  it('lets an answer be compared with a month of any year', () => {
    const month = { ano: undefined, competencia: '2026-03' };
    expect(of('2025-02-10', { comparar: '2026-03' }, month)).toMatchObject({ dia: '2026-03-31' });
    expect(of('2025-02-10', { ano: 2025, comparar: '2026-03' }, month)).toMatchObject({ dia: '2026-03-31' });
  });

  it('before the tables is refused on its field, and after them uses the last ones', () => {
    expect(refusalOf(() => of('2024-12-31', {}))).toMatchObject([422, { field: 'inicio' }]);
    expect(of('2027-02-10', {})).toMatchObject({ ano: 2026, vigente: false, wage: { value: 1621 } });
  });
});

it.each([
  [1000, 'R$ 1.000,00'],
  [999.99, 'R$ 999,99'],
  [100, 'R$ 100,00'],
  [1_000_000, 'R$ 1.000.000,00'],
  [0.5, 'R$ 0,50'],
])('an estimate of %d is told as %s', (value, text) => {
  const table = { ...wage, entries: [...wage.entries.slice(0, 2), { ...budget, value }] };
  const [, fault] = refusalOf(() => lawOf({ table }, { ano: 2027 }, clock)) as [number, { message: object }];
  expect(fault.message).toMatchObject({
    pt: expect.stringMatching(`usa ${text.replace('$', '\\$')} \\(PLN\\)$`),
  });
});

it('a year that is held gives its tables, whose sources an explanation is told', () => {
  const told: unknown[] = [];
  const listener = { ...silent, table: (value: unknown, source: string) => void told.push([value, source]) };
  const law = recordedBy(listener, () => lawOf({ wage, rate }, { ano: 2026 }, clock));
  expect([law.wage.value, law.rate.value, law.ano]).toEqual([1621, 7.5, 2026]);
  expect(told).toEqual([
    [1621, 'Lei B'],
    [7.5, 'Lei C'],
  ]);
  const on = lawOn({ wage }, 'dia', '2027-05-01', { estimativas: true }, clock);
  expect([on.wage.value, on.estimativa]).toEqual([1_234_567.5, true]);
});
