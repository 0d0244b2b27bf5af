import { it } from 'vitest';
import { expectEntries, expectEstimates } from '#test/support/legal-tables.ts';
import { minimumWage } from './salario-minimo.ts';

// Decreto nº 12.342/2024, art. 1º: R$ 1.518,00 from 1 January 2025. Decreto nº 12.797/2025: R$ 1.621,00 from 1 January 2026.
// Those of 2020 to 2023 stand also in exame.com, 17 April 2023, that of 2024 in gcmais.com.br, 12 June 2024.
it('the minimum wage is that of each law or decree from its first day on', () => {
  expectEntries(minimumWage, [
    { from: '2020-01-01', source: 'Lei nº 14.013/2020', value: 1039 },
    { from: '2020-02-01', source: 'Lei nº 14.013/2020', value: 1045 },
    { from: '2021-01-01', source: 'Lei nº 14.158/2021', value: 1100 },
    { from: '2022-01-01', source: 'Lei nº 14.358/2022', value: 1212 },
    { from: '2023-01-01', source: 'MP nº 1.143/2022', value: 1302 },
    { from: '2023-05-01', source: 'Lei nº 14.663/2023', value: 1320 },
    { from: '2024-01-01', source: 'Decreto nº 11.864/2023', value: 1412 },
    { from: '2025-01-01', source: 'Decreto nº 12.342/2024', value: 1518 },
    { from: '2026-01-01', source: 'Decreto nº 12.797/2025', value: 1621 },
  ]);
});

// PLN nº 24/2026 (the budget of 2027): R$ 1.741,00.
it('the minimum wage of 2027 is estimated by its budget, for that year alone, until its decree', () => {
  expectEstimates(minimumWage, [
    {
      from: '2027-01-01',
      to: '2027-12-31',
      source: 'PLN nº 24/2026 (PLOA 2027)',
      value: 1741,
      status: 'estimativa',
    },
  ]);
});
