import type { DatedTable } from '../dated.ts';
import type { AnnualTaxTable } from '../annual-tax.ts';

/** Lei 9.250/1995, arts. 4º and 8º. */
const DEPENDENT = 2275.08;
const EDUCATION = 3561.5;

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
      from: '2025-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 15.191/2025',
      value: {
        faixas: [
          { ate: 28_467.2, aliquota: 0, parcelaDeduzir: 0 },
          { ate: 33_919.8, aliquota: 7.5, parcelaDeduzir: 2135.04 },
          { ate: 45_012.6, aliquota: 15, parcelaDeduzir: 4679.03 },
          { ate: 55_976.16, aliquota: 22.5, parcelaDeduzir: 8054.97 },
          { ate: null, aliquota: 27.5, parcelaDeduzir: 10_853.78 },
        ],
        dependente: DEPENDENT,
        educacao: EDUCATION,
        descontoSimplificado: { percentual: 20, limite: 16_754.34 },
        reducao: null,
        impostoMinimo: null,
      },
    },
    {
      from: '2026-01-01',
      source: 'Lei nº 9.250/1995, na redação da Lei nº 15.270/2025',
      value: {
        faixas: [
          { ate: 29_145.6, aliquota: 0, parcelaDeduzir: 0 },
          { ate: 33_919.8, aliquota: 7.5, parcelaDeduzir: 2185.92 },
          { ate: 45_012.6, aliquota: 15, parcelaDeduzir: 4729.91 },
          { ate: 55_976.16, aliquota: 22.5, parcelaDeduzir: 8105.85 },
          { ate: null, aliquota: 27.5, parcelaDeduzir: 10_904.66 },
        ],
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
