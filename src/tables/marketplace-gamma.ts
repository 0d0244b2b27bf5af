import type { DatedTable } from '../lib/law/dated.ts';

export interface DeliveryRates {
  /** % of the items, coupons of the store taken off. */
  readonly comissao: number;
  /** % of what is paid online. */
  readonly taxaPagamentoOnline: number;
  /** BRL a month, due above a monthly revenue of `limiteMensalidade`. */
  readonly mensalidade: number;
  readonly limiteMensalidade: number;
}

/** Who delivers: the store, or the platform. */
export type DeliveryPlan = 'basico' | 'entrega';

/** Reference rates of this service, typical of Brazilian delivery platforms; no company's price list. */
export const deliveryRates: DatedTable<Readonly<Record<DeliveryPlan, DeliveryRates>>> = {
  name: 'marketplace-gamma',
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
