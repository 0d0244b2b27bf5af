import type { TaxBracket } from '../brackets.ts';
import type { DatedTable } from '../dated.ts';
import type { AnnualTaxTable } from '../annual-tax.ts';

/** Lei 9.250/1995, arts. 4º and 8º. */
const DEPENDENT = 2275.08;
const EDUCATION = 3561.5;

/** Bands of a year: since 2015 only the exempt limit changes, and with it what is deducted. */
const bandsOf = (exempt: number, ...deducted: readonly [number, number, number, number]): TaxBracket[] => [
  { ate: exempt, aliquota: 0, parcelaDeduzir: 0 },
  { ate: 33_919.8, aliquota: 7.5, parcelaDeduzir: deducted[0] },
  { ate: 45_012.6, aliquota: 15, parcelaDeduzir: deducted[1] },
  { ate: 55_976.16, aliquota: 22.5, parcelaDeduzir: deducted[2] },
  { ate: null, aliquota: 27.5, parcelaDeduzir: deducted[3] },
];

/** The rest of the tables of 2015 to 2025. */
const UNTIL_2025 = {
  dependente: DEPENDENT,
  educacao: EDUCATION,
  descontoSimplificado: { percentual: 20, limite: 16_754.34 },
  reducao: null,
  impostoMinimo: null,
};

/** The income tax of a calendar year, as the yearly return settles it. */
export const annualTaxTable: DatedTable<AnnualTaxTable> = {
  id: 'irrf-anual',
  name: 'Imposto de renda anual',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // A rise must be law by the end of the year before it (CF, art. 150, III, b).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2015-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 13.149/2015',
      value: { faixas: bandsOf(22_847.76, 1713.58, 4257.57, 7633.51, 10_432.32), ...UNTIL_2025 },
    },
    {
      from: '2023-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 14.663/2023',
      value: { faixas: bandsOf(24_511.92, 1838.39, 4382.38, 7758.32, 10_557.13), ...UNTIL_2025 },
    },
    {
      from: '2024-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 14.848/2024',
      value: { faixas: bandsOf(26_963.2, 2022.24, 4566.23, 7942.17, 10_740.98), ...UNTIL_2025 },
    },
    {
      from: '2025-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 15.191/2025',
      value: { faixas: bandsOf(28_467.2, 2135.04, 4679.03, 8054.97, 10_853.78), ...UNTIL_2025 },
    },
    {
      from: '2026-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 15.270/2025',
      value: {
        faixas: bandsOf(29_145.6, 2185.92, 4729.91, 8105.85, 10_904.66),
        dependente: DEPENDENT,
        educacao: EDUCATION,
        descontoSimplificado: { percentual: 20, limite: 17_640 },
        // Art. 11-A.
        reducao: { integralAte: 60_000, maximo: 2694.15, ate: 88_200, parcela: 8429.73, fator: 0.095575 },
        // Art. 16-A.
        impostoMinimo: { isentoAte: 600_000, maximoDesde: 1_200_000, maximo: 10 },
      },
    },
  ],
};
