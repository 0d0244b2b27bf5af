import type { DatedEntry, DatedTable } from '../dated.ts';
import type { SelicYear } from '../taxes/mora.ts';

/** The months of a year, January first; the last year ends with the last month that two sources confirm. */
const rows: Readonly<Record<number, SelicYear>> = {
  2020: [0.38, 0.29, 0.34, 0.28, 0.24, 0.21, 0.19, 0.16, 0.16, 0.16, 0.15, 0.16],
  2021: [0.15, 0.13, 0.2, 0.21, 0.27, 0.31, 0.36, 0.43, 0.44, 0.49, 0.59, 0.77],
  2022: [0.73, 0.76, 0.93, 0.83, 1.03, 1.02, 1.03, 1.17, 1.07, 1.02, 1.02, 1.12],
  2023: [1.12, 0.92, 1.17, 0.92, 1.12, 1.07, 1.07, 1.14, 0.97, 1, 0.92, 0.89],
  2024: [0.97, 0.8, 0.83, 0.89, 0.83, 0.79, 0.91, 0.87, 0.84, 0.93, 0.79, 0.93],
  2025: [1.01, 0.99, 0.96, 1.06, 1.14, 1.1, 1.28, 1.16, 1.22],
};

/** The Selic of each month, in percent, which federal taxes pay from the month after it (Lei 9.250/1995, art. 39, § 4º). */
export const selicTable: DatedTable<SelicYear> = {
  id: 'selic-mensal',
  name: 'Selic mensal',
  confirmedThrough: 2025,
  checkedOn: '2026-11-29',
  reviewBy: '2026-12-31',
  entries: Object.entries(rows).map(([year, value]): DatedEntry<SelicYear> => ({
    from: `${year}-01-01`,
    source: 'Receita Federal, taxa de juros Selic',
    value,
  })),
};
