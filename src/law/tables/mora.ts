import type { DatedTable } from '../dated.ts';
import type { LatePaymentTable } from '../taxes/mora.ts';

export const latePaymentTable: DatedTable<LatePaymentTable> = {
  id: 'multa-e-juros-de-mora',
  name: 'Multa e juros de tributo em atraso',
  confirmedThrough: 2027,
  checkedOn: '2026-11-29',
  reviewBy: '2027-12-31',
  entries: [
    {
      from: '1997-01-01',
      source: 'Lei nº 9.430/1996, art. 61',
      value: { multaPorDia: 0.33, multaMaxima: 20, jurosDoMes: 1 },
    },
  ],
};
