import type { TaxBracket } from '../brackets.ts';
import type { DatedTable } from '../dated.ts';
import type { IrrfTable } from '../irrf.ts';

/** The bands of Lei 11.482/2007, art. 1º: since April 2015 only the exempt limit changes, and with it what is deducted. */
const bandsOf = (exempt: number, ...deducted: readonly [number, number, number, number]): TaxBracket[] => [
  { ate: exempt, aliquota: 0, parcelaDeduzir: 0 },
  { ate: 2826.65, aliquota: 7.5, parcelaDeduzir: deducted[0] },
  { ate: 3751.05, aliquota: 15, parcelaDeduzir: deducted[1] },
  { ate: 4664.68, aliquota: 22.5, parcelaDeduzir: deducted[2] },
  { ate: null, aliquota: 27.5, parcelaDeduzir: deducted[3] },
];

/** Art. 1º, XII, as of May 2025 (Lei 15.191/2025). */
const FROM_MAY_2025 = bandsOf(2428.8, 182.16, 394.16, 675.49, 908.73);

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
      from: '2015-04-01',
      source: 'Lei nº 13.149/2015',
      value: {
        faixas: bandsOf(1903.98, 142.8, 354.8, 636.13, 869.36),
        dependente: DEPENDENT,
        // The discount came with MP 1.171/2023, in May 2023.
        descontoSimplificado: 0,
        reducao: null,
      },
    },
    {
      from: '2023-05-01',
      source: 'Lei nº 14.663/2023',
      value: {
        faixas: bandsOf(2112, 158.4, 370.4, 651.73, 884.96),
        dependente: DEPENDENT,
        descontoSimplificado: 528,
        reducao: null,
      },
    },
    ...['2024-02-01', '2025-01-01'].map((from) => ({
      from,
      source: 'Lei nº 14.848/2024',
      value: {
        faixas: bandsOf(2259.2, 169.44, 381.44, 662.77, 896),
        dependente: DEPENDENT,
        descontoSimplificado: 564.8,
        reducao: null,
      },
    })),
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
