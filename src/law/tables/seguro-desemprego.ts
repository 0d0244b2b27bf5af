import type { DatedTable } from '../dated.ts';
import type { UnemploymentTable } from '../unemployment.ts';

const SOURCE = 'Lei nº 7.998/1990; tabela anual do MTE';

/** Seguro-desemprego of formal workers: corrected each year from 11 January (Resolução Codefat 957/2022). */
export const unemploymentInsurance: DatedTable<UnemploymentTable> = {
  id: 'seguro-desemprego',
  name: 'Parcelas do seguro-desemprego',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The table is corrected each year from 11 January.
  reviewBy: '2027-01-11',
  entries: [
    {
      from: '2025-01-11',
      source: SOURCE,
      value: { faixa1: 2138.76, faixa2: 3564.96, parcela: 1711.01, maximo: 2424.11 },
    },
    {
      from: '2026-01-11',
      source: SOURCE,
      value: { faixa1: 2222.17, faixa2: 3703.99, parcela: 1777.74, maximo: 2518.65 },
    },
  ],
};
