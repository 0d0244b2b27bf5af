import type { DatedTable } from '../dated.ts';

/** Conditions of a calendar of payments on its base year. */
export interface SalaryBonus {
  /** The year whose months of work count. */
  readonly anoBase: number;
  /** Greatest monthly average of the base year, BRL. */
  readonly limiteRemuneracao: number;
}

const SOURCE = 'CF, art. 239, § 3º; Lei nº 7.998/1990';
const SINCE_2025 = 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990';

/**
 * Abono salarial of PIS/Pasep. Calendars ran from July to June until that of 2020/2021, which held through 2021, because
 * Resolução Codefat 896/2021 put the base year 2020 off to 2022.
 */
export const salaryBonus: DatedTable<SalaryBonus> = {
  id: 'abono-pis',
  name: 'Abono salarial do PIS/Pasep',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The Codefat sets the calendar, and with it the limit, at the end of the year.
  reviewBy: '2026-12-31',
  entries: [
    { from: '2019-07-25', source: SOURCE, value: { anoBase: 2018, limiteRemuneracao: 1908 } },
    { from: '2020-07-01', source: SOURCE, value: { anoBase: 2019, limiteRemuneracao: 1996 } },
    { from: '2022-01-01', source: SOURCE, value: { anoBase: 2020, limiteRemuneracao: 2090 } },
    { from: '2023-01-01', source: SOURCE, value: { anoBase: 2021, limiteRemuneracao: 2200 } },
    { from: '2024-01-01', source: SOURCE, value: { anoBase: 2022, limiteRemuneracao: 2424 } },
    { from: '2025-01-01', source: SINCE_2025, value: { anoBase: 2023, limiteRemuneracao: 2640 } },
    { from: '2026-01-01', source: SINCE_2025, value: { anoBase: 2024, limiteRemuneracao: 2766 } },
  ],
};
