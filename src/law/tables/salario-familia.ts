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
