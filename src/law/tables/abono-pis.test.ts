import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { salaryBonus } from './abono-pis.ts';

// EC nº 135/2024: two minimum wages of the base year 2023 (1,320.00), from then on corrected by the INPC. The Ministry of
// Labour published 2,766.00 for those paid in 2026.
it('has the limit of the year of payment', () => {
  const source = 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990';
  expectEntries(salaryBonus, [
    { from: '2025-01-01', source, value: { limiteRemuneracao: 2 * 1320 } },
    { from: '2026-01-01', source, value: { limiteRemuneracao: 2766 } },
  ]);
});
