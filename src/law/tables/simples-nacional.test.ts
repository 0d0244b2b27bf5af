import { expect, it } from 'vitest';
import { entryOn } from '../dated.ts';
import { expectEntries, printed, valueOn } from '#test/support/legal-tables.ts';
import type { SimplesTax } from '../taxes/simples-nacional.ts';
import { simplesTable } from './simples-nacional.ts';

/** The rows of an annex: limit of the revenue, rate, amount to deduct, share of each tax. */
function annex(tributos: readonly SimplesTax[], text: string) {
  const faixas = printed(text).map(([ate, aliquota, parcela, ...shares]) => ({
    ate: ate as number,
    aliquota: aliquota as number,
    parcelaDeduzir: parcela ?? 0,
    partilha: shares.map((share) => share ?? 0),
  }));
  return { tributos, faixas };
}

/** The same, with the ISS of the fifth row kept at some percent of the revenue and the shares that the others then have. */
function capped(table: ReturnType<typeof annex>, partilha: readonly number[], aliquota = 5) {
  const teto = { tributo: 'iss' as const, aliquota, partilha };
  return { ...table, faixas: table.faixas.map((row, i) => (i === 4 ? { ...row, teto } : row)) };
}

// LC nº 123/2006, art. 3º, II (limit), art. 13-A (sublimit), Anexos I to V by LC nº 155/2016, with the note (*) of the
// fifth row of III and IV; art. 18, §§ 4º-A, 6º, 12 and 14: what each kind of revenue leaves out; §§ 16 to 17: the excess.
it('the table of Simples has the annexes of LC 155/2016', () => {
  expectEntries(
    simplesTable,
    [
      {
        from: '2018-01-01',
        source: 'LC nº 123/2006, Anexos I a V, na redação da LC nº 155/2016',
        value: {
          limite: 4_800_000,
          sublimite: 3_600_000,
          anexos: {
            I: annex(
              ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms'],
              `
                180.000,00   4,00           –   5,50   3,50  12,74  2,76  41,50  34,00
                360.000,00   7,30    5.940,00   5,50   3,50  12,74  2,76  41,50  34,00
                720.000,00   9,50   13.860,00   5,50   3,50  12,74  2,76  42,00  33,50
              1.800.000,00  10,70   22.500,00   5,50   3,50  12,74  2,76  42,00  33,50
              3.600.000,00  14,30   87.300,00   5,50   3,50  12,74  2,76  42,00  33,50
              4.800.000,00  19,00  378.000,00  13,50  10,00  28,27  6,13  42,10      –
            `,
            ),
            II: annex(
              ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'ipi', 'icms'],
              `
                180.000,00   4,50           –   5,50   3,50  11,51  2,49  37,50   7,50  32,00
                360.000,00   7,80    5.940,00   5,50   3,50  11,51  2,49  37,50   7,50  32,00
                720.000,00  10,00   13.860,00   5,50   3,50  11,51  2,49  37,50   7,50  32,00
              1.800.000,00  11,20   22.500,00   5,50   3,50  11,51  2,49  37,50   7,50  32,00
              3.600.000,00  14,70   85.500,00   5,50   3,50  11,51  2,49  37,50   7,50  32,00
              4.800.000,00  30,00  720.000,00   8,50   7,50  20,96  4,54  23,50  35,00      –
            `,
            ),
            III: capped(
              annex(
                ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'iss'],
                `
                180.000,00   6,00           –   4,00   3,50  12,82  2,78  43,40  33,50
                360.000,00  11,20    9.360,00   4,00   3,50  14,05  3,05  43,40  32,00
                720.000,00  13,50   17.640,00   4,00   3,50  13,64  2,96  43,40  32,50
              1.800.000,00  16,00   35.640,00   4,00   3,50  13,64  2,96  43,40  32,50
              3.600.000,00  21,00  125.640,00   4,00   3,50  12,82  2,78  43,40  33,50
              4.800.000,00  33,00  648.000,00  35,00  15,00  16,03  3,47  30,50      –
              `,
              ),
              [6.02, 5.26, 19.28, 4.18, 65.26, 0],
            ),
            IV: capped(
              annex(
                ['irpj', 'csll', 'cofins', 'pis', 'iss'],
                `
                180.000,00   4,50           –  18,80  15,20  17,67  3,83  44,50
                360.000,00   9,00    8.100,00  19,80  15,20  20,55  4,45  40,00
                720.000,00  10,20   12.420,00  20,80  15,20  19,73  4,27  40,00
              1.800.000,00  14,00   39.780,00  17,80  19,20  18,90  4,10  40,00
              3.600.000,00  22,00  183.780,00  18,80  19,20  18,08  3,92  40,00
              4.800.000,00  33,00  828.000,00  53,50  21,50  20,55  4,45      –
              `,
              ),
              [31.33, 32, 30.13, 6.54, 0],
            ),
            V: annex(
              ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'iss'],
              `
                180.000,00  15,50           –  25,00  15,00  14,10  3,05  28,85  14,00
                360.000,00  18,00    4.500,00  23,00  15,00  14,10  3,05  27,85  17,00
                720.000,00  19,50    9.900,00  24,00  15,00  14,92  3,23  23,85  19,00
              1.800.000,00  20,50   17.100,00  21,00  15,00  15,74  3,41  23,85  21,00
              3.600.000,00  23,00   62.100,00  23,00  12,50  14,10  3,05  23,85  23,50
              4.800.000,00  30,50  540.000,00  35,00  15,50  16,44  3,56  29,50      –
            `,
            ),
          },
          segregacao: {
            issRetido: ['iss'],
            substituicaoIcms: ['icms'],
            monofasico: ['pis', 'cofins'],
            exportacao: ['iss', 'icms', 'pis', 'cofins', 'ipi'],
          },
          hibrido: null,
          defasagem: 1,
          inicio: 'doze-vezes-o-mes',
          excesso: 'do-limite',
        },
      },
    ],
    { before: '2027' },
  );
});

/**
 * Values that LC nº 214/2025 changed beside the annexes: LC nº 123/2006, arts. 13, §§ 9º to 11, and 18, §§ 1º, 1º-A,
 * 5º-K and 24.
 */
const since2027 = {
  limite: 4_800_000,
  sublimite: 3_600_000,
  segregacao: {
    issRetido: ['iss'],
    substituicaoIcms: ['icms'],
    monofasico: ['cbs', 'ibs'],
    exportacao: ['iss', 'icms', 'ibs', 'cbs', 'ipi'],
  },
  hibrido: ['cbs', 'ibs'],
  defasagem: 2,
  inicio: 'primeira-faixa',
  excesso: 'do-mes',
};

// LC nº 214/2025, Anexos XVIII to XXII, tables of 2027 and 2028, by LC nº 227/2026 (16.41 in the third and fourth row of III).
it('the table of Simples has the annexes of 2027 and 2028', () => {
  const anexos = {
    I: annex(
      ['irpj', 'csll', 'cbs', 'cpp', 'icms', 'ibs'],
      `
          180.000,00   4,00           –   5,50   3,50  15,33  41,50  34,00  0,17
          360.000,00   7,30    5.940,00   5,50   3,50  15,33  41,50  34,00  0,17
          720.000,00   9,50   13.860,00   5,50   3,50  15,33  42,00  33,50  0,17
        1.800.000,00  10,70   22.500,00   5,50   3,50  15,33  42,00  33,50  0,17
        3.600.000,00  14,30   87.300,00   5,50   3,50  15,33  42,00  33,50  0,17
        4.800.000,00  18,90  378.000,00  13,58  10,06  34,02  42,34      –     –
      `,
    ),
    II: annex(
      ['irpj', 'csll', 'cbs', 'cpp', 'ipi', 'icms', 'ibs'],
      `
          180.000,00   4,50           –   5,50   3,50  13,85  37,50   7,50  32,00  0,15
          360.000,00   7,80    5.940,00   5,50   3,50  13,85  37,50   7,50  32,00  0,15
          720.000,00  10,00   13.860,00   5,50   3,50  13,85  37,50   7,50  32,00  0,15
        1.800.000,00  11,20   22.500,00   5,50   3,50  13,85  37,50   7,50  32,00  0,15
        3.600.000,00  14,70   85.500,00   5,50   3,50  13,85  37,50   7,50  32,00  0,15
        4.800.000,00  29,90  720.000,00   8,53   7,53  25,22  23,59  35,13      –     –
      `,
    ),
    III: capped(
      annex(
        ['irpj', 'csll', 'cbs', 'cpp', 'iss', 'ibs'],
        `
            180.000,00   6,00           –   4,00   3,50  15,43  43,40  33,50  0,17
            360.000,00  11,20    9.360,00   4,00   3,50  16,91  43,40  32,00  0,19
            720.000,00  13,50   17.640,00   4,00   3,50  16,41  43,40  32,50  0,19
          1.800.000,00  16,00   35.640,00   4,00   3,50  16,41  43,40  32,50  0,19
          3.600.000,00  21,00  125.640,00   4,00   3,50  15,43  43,40  33,50  0,17
          4.800.000,00  32,90  648.000,00  35,09  15,04  19,29  30,58      –     –
        `,
      ),
      [6.02, 5.26, 23.2, 65.26, 0, 0.26],
    ),
    IV: capped(
      annex(
        ['irpj', 'csll', 'cbs', 'iss', 'ibs'],
        `
            180.000,00   4,50           –  18,80  15,20  21,26  44,50  0,24
            360.000,00   9,00    8.100,00  19,80  15,20  24,73  40,00  0,27
            720.000,00  10,20   12.420,00  20,80  15,20  23,74  40,00  0,26
          1.800.000,00  14,00   39.780,00  17,80  19,20  22,75  40,00  0,25
          3.600.000,00  22,00  183.780,00  18,80  19,20  21,76  40,00  0,24
          4.800.000,00  32,90  828.000,00  53,71  21,59  24,70      –     –
        `,
      ),
      [31.33, 32, 36.27, 0, 0.4],
    ),
    V: annex(
      ['irpj', 'csll', 'cbs', 'cpp', 'iss', 'ibs'],
      `
          180.000,00  15,50           –  25,00  15,00  16,96  28,85  14,00  0,19
          360.000,00  18,00    4.500,00  23,00  15,00  16,96  27,85  17,00  0,19
          720.000,00  19,50    9.900,00  24,00  15,00  17,95  23,85  19,00  0,20
        1.800.000,00  20,50   17.100,00  21,00  15,00  18,94  23,85  21,00  0,21
        3.600.000,00  23,00   62.100,00  23,00  12,50  16,96  23,85  23,50  0,19
        4.800.000,00  30,40  540.000,00  35,10  15,54  19,78  29,58      –     –
      `,
    ),
  };
  expect(entryOn(simplesTable.entries, '2028-12-31')).toEqual({
    from: '2027-01-01',
    source: 'LC nº 123/2006, Anexos I a V, na redação da LC nº 214/2025 e da LC nº 227/2026',
    value: { ...since2027, anexos },
  });
});

/**
 * Lists for each annex: taxes, the rate of the last row, the first row's shares, the last row's, and the note (*) of
 * the fifth.
 */
const oneYear = (date: string) =>
  Object.values(valueOn(simplesTable, date).anexos).map(({ tributos, faixas }) => [
    tributos.join(' '),
    faixas[5]?.aliquota,
    faixas[0]?.partilha,
    faixas[5]?.partilha,
    faixas[4]?.teto && [faixas[4].teto.aliquota, faixas[4].teto.partilha],
  ]);

// The tables of 2029 and of 2033 in the same annexes, row by row: the rates of 2026, IBS a tenth of ICMS or ISS, then all.
it('the table of Simples has the annexes of 2029 and of 2033', () => {
  expect(oneYear('2029-01-01')).toEqual([
    [
      'irpj csll cbs cpp icms ibs',
      19,
      [5.5, 3.5, 15.5, 41.5, 30.6, 3.4],
      [13.5, 10, 34.4, 42.1, 0, 0],
      undefined,
    ],
    [
      'irpj csll cbs cpp ipi icms ibs',
      30,
      [5.5, 3.5, 14, 37.5, 7.5, 28.8, 3.2],
      [8.5, 7.5, 25.5, 23.5, 35, 0, 0],
      undefined,
    ],
    [
      'irpj csll cbs cpp iss ibs',
      33,
      [4, 3.5, 15.6, 43.4, 30.15, 3.35],
      [35, 15, 19.5, 30.5, 0, 0],
      [4.5, [5.73, 5.01, 22.33, 62.13, 0, 4.8]],
    ],
    [
      'irpj csll cbs iss ibs',
      33,
      [18.8, 15.2, 21.5, 40.05, 4.45],
      [53.5, 21.5, 25, 0, 0],
      [4.5, [29.38, 30, 34.38, 0, 6.25]],
    ],
    [
      'irpj csll cbs cpp iss ibs',
      30.5,
      [25, 15, 17.15, 28.85, 12.6, 1.4],
      [35, 15.5, 20, 29.5, 0, 0],
      undefined,
    ],
  ]);
  expect(oneYear('2033-01-01')).toEqual([
    ['irpj csll cbs cpp ibs', 19, [5.5, 3.5, 15.5, 41.5, 34], [13.5, 10, 34.4, 42.1, 0], undefined],
    [
      'irpj csll cbs cpp ipi ibs',
      30,
      [5.5, 3.5, 14, 37.5, 7.5, 32],
      [8.5, 7.5, 25.5, 23.5, 35, 0],
      undefined,
    ],
    ['irpj csll cbs cpp ibs', 33, [4, 3.5, 15.6, 43.4, 33.5], [35, 15, 19.5, 30.5, 0], undefined],
    ['irpj csll cbs ibs', 33, [18.8, 15.2, 21.5, 44.5], [53.5, 21.5, 25, 0], undefined],
    ['irpj csll cbs cpp ibs', 30.5, [25, 15, 17.15, 28.85, 14], [35, 15.5, 20, 29.5, 0], undefined],
  ]);
});

// The same tables, and those of the years between: only the shares differ from those of 2026.
it('the table of Simples has the limits, rates and deductions of 2026 in every year from 2029 on', () => {
  const bandsOn = (date: string) =>
    Object.values(valueOn(simplesTable, date).anexos).map(({ faixas }) =>
      faixas.map(({ ate, aliquota, parcelaDeduzir }) => [ate, aliquota, parcelaDeduzir]),
    );
  for (const year of [2029, 2030, 2031, 2032, 2033]) {
    expect(bandsOn(`${year}-01-01`)).toEqual(bandsOn('2026-12-31'));
  }
});

// The notes (*) of Anexos III and IV, and a fifth row, of each year between.
it.each([
  ['2030-01-01', 4, [5.46, 4.78, 21.31, 59.29, 0, 9.15], [27.65, 28.24, 32.35, 0, 11.76], [26.8, 6.7]],
  ['2031-01-01', 3.5, [5.23, 4.57, 20.38, 56.69, 0, 13.13], [26.11, 26.67, 30.56, 0, 16.67], [23.45, 10.05]],
  ['2032-12-31', 3, [5.01, 4.38, 19.52, 54.32, 0, 16.77], [24.74, 25.26, 28.95, 0, 21.05], [20.1, 13.4]],
])('the ISS on %s is at most %d %%', (date, aliquota, three, four, local) => {
  const { III, IV } = valueOn(simplesTable, date).anexos;
  expect(III.faixas[4]).toMatchObject({
    aliquota: 21,
    parcelaDeduzir: 125_640,
    partilha: [4, 3.5, 15.6, 43.4, ...local],
    teto: { tributo: 'iss', aliquota, partilha: three },
  });
  expect(IV.faixas[4]?.teto).toEqual({ tributo: 'iss', aliquota, partilha: four });
});

it('the table of Simples has an entry for each year whose shares differ, with rows that add up to 100', () => {
  const late = simplesTable.entries.filter(({ from }) => from >= '2027');
  expect(late.map(({ from }) => from)).toEqual(
    [2027, 2029, 2030, 2031, 2032, 2033].map((year) => `${year}-01-01`),
  );
  for (const { value } of simplesTable.entries) {
    for (const { faixas, tributos } of Object.values(value.anexos)) {
      for (const { partilha } of faixas) {
        expect(partilha).toHaveLength(tributos.length);
        expect(partilha.map((share) => Math.round(share * 100)).reduce((a, b) => a + b)).toBe(10_000);
      }
    }
  }
  for (const { value } of late) expect(value).toMatchObject(since2027);
});
