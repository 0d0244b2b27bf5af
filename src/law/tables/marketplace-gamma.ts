import type { DatedTable } from '../dated.ts';

export interface DeliveryRates {
  /** % of the items, coupons of the store taken off. */
  readonly comissao: number;
  /** % of what is paid online. */
  readonly taxaPagamentoOnline: number;
  /** BRL a month, due above a monthly revenue of `limiteMensalidade`. */
  readonly mensalidade: number;
  readonly limiteMensalidade: number;
}

/** The deliverer: the store (`basico`), or the platform (`entrega`). */
export type DeliveryPlan = 'basico' | 'entrega';

/** Reference rates of this service, typical of Brazilian delivery platforms; no company's price list. */
export const deliveryRates: DatedTable<Readonly<Record<DeliveryPlan, DeliveryRates>>> = {
  id: 'marketplace-gamma',
  name: 'Tarifas de referência do marketplace Gamma',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2026-01-01',
      source: 'Tabela de referência do serviço',
      value: {
        basico: { comissao: 12, taxaPagamentoOnline: 3.2, mensalidade: 110, limiteMensalidade: 1800 },
        entrega: { comissao: 23, taxaPagamentoOnline: 3.2, mensalidade: 150, limiteMensalidade: 1800 },
      },
    },
  ],
};
