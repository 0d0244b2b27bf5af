import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { familyAllowance } from './salario-familia.ts';

// The ordinances that set the bands of the INSS: the quota of each child, and the pay up to which there is a right.
it('has the quota and the limit of each year’s ordinance', () => {
  expectEntries(familyAllowance, [
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
  ]);
});
