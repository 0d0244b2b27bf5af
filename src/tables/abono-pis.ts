import type { DatedTable } from '../lib/law/dated.ts';

/** What the year of payment asks of the base year, two years before. */
export interface SalaryBonus {
  /** Greatest monthly average of the base year, BRL. */
  readonly limiteRemuneracao: number;
}

/** Abono salarial of PIS/Pasep. */
export const salaryBonus: DatedTable<SalaryBonus> = {
  name: 'abono-pis',
  entries: [
    {
      from: '2025-01-01',
      source: 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990',
      value: { limiteRemuneracao: 2640 },
    },
    {
      from: '2026-01-01',
      source: 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990',
      value: { limiteRemuneracao: 2766 },
    },
  ],
};
