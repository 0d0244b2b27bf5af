import { it } from 'vitest';
import { expectEntries, printed } from '#test/support/legal-tables.ts';
import { plrTable } from './plr.ts';

/** Upper limit of the share of a year, rate in percent, amount to deduct. */
const scale = (text: string) =>
  printed(text).map(([ate, aliquota, parcela]) => ({
    ate: ate as number | null,
    aliquota: aliquota as number,
    parcelaDeduzir: parcela ?? 0,
  }));

const FROM_MAY_2025 = scale(`
   8.214,40    0     –
   9.922,28    7,5    616,08
  13.167,00   15    1.360,25
  16.380,38   22,5  2.347,78
  –           27,5  3.166,80
`);

// Lei nº 10.101/2000, art. 3º, § 5º, and Anexo: the table as Receita Federal prints it until April 2025 and since May 2025.
// Read a second time in public calculators of profit shares: whole for 2015 and 2024, the limits for 2023.
it('the scale of PLR is the table of each law', () => {
  expectEntries(plrTable, [
    {
      from: '2015-04-01',
      source: 'Lei nº 13.149/2015',
      value: scale(`
        6.677,55  0  –
        9.922,28  7,5  500,82
        13.167,00  15  1.244,99
        16.380,38  22,5  2.232,51
        –  27,5  3.051,53
      `),
    },
    {
      from: '2023-05-01',
      source: 'Lei nº 14.663/2023',
      value: scale(`
        7.407,11  0  –
        9.922,28  7,5  555,53
        13.167,00  15  1.299,70
        16.380,38  22,5  2.287,23
        –  27,5  3.106,25
      `),
    },
    {
      from: '2024-02-01',
      source: 'Lei nº 14.848/2024',
      value: scale(`
        7.640,80  0  –
        9.922,28  7,5  573,06
        13.167,00  15  1.317,23
        16.380,38  22,5  2.304,76
        –  27,5  3.123,78
      `),
    },
    {
      from: '2025-01-01',
      source: 'Lei nº 14.848/2024',
      value: scale(`
         7.640,80    0     –
         9.922,28    7,5    573,06
        13.167,00   15    1.317,23
        16.380,38   22,5  2.304,76
        –           27,5  3.123,78
      `),
    },
    { from: '2025-05-01', source: 'Lei nº 15.191/2025', value: FROM_MAY_2025 },
    { from: '2026-01-01', source: 'Lei nº 15.191/2025 e Lei nº 15.270/2025', value: FROM_MAY_2025 },
  ]);
});
