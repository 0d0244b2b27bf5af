import { it } from 'vitest';
import { expectEntries, printed } from '#test/support/legal-tables.ts';
import { inssTable } from './inss.ts';

const bands = (text: string) => ({
  faixas: printed(text).map(([ate, aliquota]) => ({ ate: ate as number, aliquota: aliquota as number })),
});

// Anexo II of each ordinance: the upper limit of the pay, and the rate in percent. The figures of 2020 to 2024 are those
// that two public programs took from the history of INSS: a calculator for labor courts, and one that reads DIRF files.
it('the table of INSS has the bands of each year’s ordinance', () => {
  expectEntries(inssTable, [
    {
      from: '2020-01-01',
      source: 'Portaria SEPRT nº 3.659/2020',
      value: {
        ...bands(`
          1.830,29    8
          3.050,52    9
          6.101,06   11
        `),
        aliquotaUnica: true,
      },
    },
    {
      from: '2020-03-01',
      source: 'Portaria SEPRT nº 3.659/2020',
      value: bands(`
        1.045,00    7,5
        2.089,60    9
        3.134,40   12
        6.101,06   14
      `),
    },
    {
      from: '2021-01-01',
      source: 'Portaria SEPRT/ME nº 477/2021',
      value: bands(`
        1.100,00    7,5
        2.203,48    9
        3.305,22   12
        6.433,57   14
      `),
    },
    {
      from: '2022-01-01',
      source: 'Portaria Interministerial MTP/ME nº 12/2022',
      value: bands(`
        1.212,00    7,5
        2.427,35    9
        3.641,03   12
        7.087,22   14
      `),
    },
    {
      from: '2023-01-01',
      source: 'Portaria Interministerial MPS/MF nº 26/2023',
      value: bands(`
        1.302,00    7,5
        2.571,29    9
        3.856,94   12
        7.507,49   14
      `),
    },
    {
      from: '2023-05-01',
      source: 'Portaria Interministerial MPS/MF nº 27/2023',
      value: bands(`
        1.320,00    7,5
        2.571,29    9
        3.856,94   12
        7.507,49   14
      `),
    },
    {
      from: '2024-01-01',
      source: 'Portaria Interministerial MPS/MF nº 2/2024',
      value: bands(`
        1.412,00    7,5
        2.666,68    9
        4.000,03   12
        7.786,02   14
      `),
    },
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
