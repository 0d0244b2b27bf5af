import type { DatedTable } from '../dated.ts';

/** The national minimum wage of a month, BRL. */
export const minimumWage: DatedTable<number> = {
  id: 'salario-minimo',
  name: 'Salário mínimo',
  unit: 'BRL',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The decree for January comes out at the end of December.
  reviewBy: '2026-12-31',
  entries: [
    { from: '2025-01-01', source: 'Decreto nº 12.342/2024', value: 1518 },
    { from: '2026-01-01', source: 'Decreto nº 12.797/2025', value: 1621 },
    {
      from: '2027-01-01',
      to: '2027-12-31',
      source: 'PLN nº 24/2026 (PLOA 2027)',
      value: 1741,
      status: 'estimativa',
    },
  ],
};
