import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { familyAllowance } from './salario-familia.ts';

// The ordinances that set the bands of the INSS: the quota of each child, and the pay up to which there is a right. Read a
// second time in smendes.com.br (2020, 2022), contabeis.com.br (2021), a public payroll program (2023) and
// departamento-pessoal.com (2024).
it('the table of salário-família has the quota and the limit of each year’s ordinance', () => {
  expectEntries(familyAllowance, [
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
  ]);
});
