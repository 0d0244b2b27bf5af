import type { DatedTable } from '../dated.ts';

/** Conditions of a year of payment on its base year, two years before. */
export interface SalaryBonus {
  /** Greatest monthly average of the base year, BRL. */
  readonly limiteRemuneracao: number;
}

/** Abono salarial of PIS/Pasep. */
export const salaryBonus: DatedTable<SalaryBonus> = {
  id: 'abono-pis',
  name: 'Abono salarial do PIS/Pasep',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The Codefat sets the calendar, and with it the limit, at the end of the year.
  reviewBy: '2026-12-31',
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
