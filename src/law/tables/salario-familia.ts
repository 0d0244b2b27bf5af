import type { DatedTable } from '../dated.ts';

export interface FamilyAllowance {
  /** Quota for each child and month, in BRL. */
  readonly cota: number;
  /** The pay up to which there is a right. BRL. */
  readonly limite: number;
}

/** Salário-família: EC 103/2019, art. 27, as each year's ordinance corrects it. */
export const familyAllowance: DatedTable<FamilyAllowance> = {
  id: 'salario-familia',
  name: 'Salário-família',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The ordinance follows the INPC of December, which IBGE publishes around this day.
  reviewBy: '2027-01-12',
  entries: [
    { from: '2020-01-01', source: 'Portaria SEPRT nº 3.659/2020', value: { cota: 48.62, limite: 1425.56 } },
    { from: '2021-01-01', source: 'Portaria SEPRT/ME nº 477/2021', value: { cota: 51.27, limite: 1503.25 } },
    {
      from: '2022-01-01',
      source: 'Portaria Interministerial MTP/ME nº 12/2022',
      value: { cota: 56.47, limite: 1655.98 },
    },
    {
      from: '2023-01-01',
      source: 'Portaria Interministerial MPS/MF nº 26/2023',
      value: { cota: 59.82, limite: 1754.18 },
    },
    {
      from: '2024-01-01',
      source: 'Portaria Interministerial MPS/MF nº 2/2024',
      value: { cota: 62.04, limite: 1819.26 },
    },
    {
      from: '2025-01-01',
      source: 'Portaria Interministerial MPS/MF nº 6/2025',
      value: { cota: 65, limite: 1906.04 },
    },
    {
      from: '2026-01-01',
      source: 'Portaria Interministerial MPS/MF nº 13/2026',
      value: { cota: 67.54, limite: 1980.38 },
    },
  ],
};
