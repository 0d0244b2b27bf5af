import { it } from 'vitest';
import { expectEntries, printed } from '#test/support/legal-tables.ts';
import { inssTable } from './inss.ts';

const bands = (text: string) => ({
  faixas: printed(text).map(([ate, aliquota]) => ({ ate: ate as number, aliquota: aliquota as number })),
});

// Anexo II of each ordinance: the upper limit of the pay, and the rate in percent.
it('has the bands of each year’s ordinance', () => {
  expectEntries(inssTable, [
    {
      from: '2025-01-01',
      source: 'Portaria Interministerial MPS/MF nº 6/2025',
      value: bands(`
        1.518,00    7,5
        2.793,88    9
        4.190,83   12
        8.157,41   14
      `),
    },
    {
      from: '2026-01-01',
      source: 'Portaria Interministerial MPS/MF nº 13/2026',
      value: bands(`
        1.621,00    7,5
        2.902,84    9
        4.354,27   12
        8.475,55   14
      `),
    },
  ]);
});
