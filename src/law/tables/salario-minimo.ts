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
    { from: '2020-01-01', source: 'Lei nº 14.013/2020', value: 1039 },
    { from: '2020-02-01', source: 'Lei nº 14.013/2020', value: 1045 },
    { from: '2021-01-01', source: 'Lei nº 14.158/2021', value: 1100 },
    { from: '2022-01-01', source: 'Lei nº 14.358/2022', value: 1212 },
    { from: '2023-01-01', source: 'MP nº 1.143/2022', value: 1302 },
    { from: '2023-05-01', source: 'Lei nº 14.663/2023', value: 1320 },
    { from: '2024-01-01', source: 'Decreto nº 11.864/2023', value: 1412 },
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
