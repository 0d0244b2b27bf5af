import type { DatedTable } from '../dated.ts';
import type { IrrfTable } from '../irrf.ts';

/** Lei 11.482/2007, art. 1º, XII, as of May 2025 (Lei 15.191/2025). */
const FROM_MAY_2025 = [
  { ate: 2428.8, aliquota: 0, parcelaDeduzir: 0 },
  { ate: 2826.65, aliquota: 7.5, parcelaDeduzir: 182.16 },
  { ate: 3751.05, aliquota: 15, parcelaDeduzir: 394.16 },
  { ate: 4664.68, aliquota: 22.5, parcelaDeduzir: 675.49 },
  { ate: null, aliquota: 27.5, parcelaDeduzir: 908.73 },
];

/** Lei 9.250/1995, art. 4º, III, i. */
const DEPENDENT = 189.59;

/** The monthly table of the income tax withheld, of the 13th pay and of vacation too. */
export const irrfTable: DatedTable<IrrfTable> = {
  id: 'irrf-mensal',
  name: 'IRRF mensal',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // A rise must be law by the end of the year before it (CF, art. 150, III, b).
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2025-01-01',
      source: 'Lei nº 14.848/2024',
      value: {
        faixas: [
          { ate: 2259.2, aliquota: 0, parcelaDeduzir: 0 },
          { ate: 2826.65, aliquota: 7.5, parcelaDeduzir: 169.44 },
          { ate: 3751.05, aliquota: 15, parcelaDeduzir: 381.44 },
          { ate: 4664.68, aliquota: 22.5, parcelaDeduzir: 662.77 },
          { ate: null, aliquota: 27.5, parcelaDeduzir: 896 },
        ],
        dependente: DEPENDENT,
        descontoSimplificado: 564.8,
        reducao: null,
      },
    },
    {
      from: '2025-05-01',
      source: 'Lei nº 15.191/2025',
      value: {
        faixas: FROM_MAY_2025,
        dependente: DEPENDENT,
        descontoSimplificado: 607.2,
        reducao: null,
      },
    },
    {
      from: '2026-01-01',
      source: 'Lei nº 15.191/2025 e Lei nº 15.270/2025',
      value: {
        faixas: FROM_MAY_2025,
        dependente: DEPENDENT,
        descontoSimplificado: 607.2,
        // Lei 9.250/1995, art. 3º-A.
        reducao: { integralAte: 5000, maximo: 312.89, ate: 7350, parcela: 978.62, fator: 0.133145 },
      },
    },
  ],
};
