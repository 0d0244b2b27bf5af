/** The fields and the fees of the delivery platform, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, integer, percent, inUnit, pure } from '../../kit/fields/index.ts';
import { type Cents, percentOfCents, roundCents, toCents, toReais } from '../../lib/numbers/money.ts';
import type { DeliveryRates } from '../../law/tables/marketplace-gamma.ts';
import { amount, optionalAmount, positiveAmount, saleFields } from './_fields.ts';
import { costsOf, type Sale, saleOf } from './_sale.ts';

export const rateEntries = {
  comissao: percent(),
  taxaPagamentoOnline: percent(),
  mensalidade: amount,
  limiteMensalidade: amount,
};

export const input = v.object({
  valorPedido: v.optional(positiveAmount),
  ...saleFields,
  tabela: v.optional(v.partial(v.object(rateEntries)), {}),
  plano: v.optional(v.picklist(['entrega', 'basico']), 'entrega'),
  pagamentoOnline: flag(true),
  cupomLoja: optionalAmount,
  taxaEntregaCliente: optionalAmount,
  custoEntrega: optionalAmount,
  pedidosMes: v.optional(inUnit(pure, integer(1, 1e6))),
});

type Input = v.InferOutput<typeof input>;

export type Order = Sale<Readonly<Record<'comissao' | 'pagamentoOnline' | 'mensalidadePorPedido', Cents>>>;

/** 422 for a coupon that cannot be. */
export function requirePossible(price: Cents | undefined, coupon: Cents): void {
  if (price !== undefined && coupon >= price) {
    throw invalidValue('cupomLoja', {
      pt: 'deve ser menor que valorPedido',
      en: 'must be less than valorPedido',
    });
  }
}

/** The monthly fee, if a month of such orders is above the revenue from which it is due. */
function monthlyFee(base: Cents, orders: number, { mensalidade, limiteMensalidade }: DeliveryRates): Cents {
  return base * orders > toCents(limiteMensalidade) ? toCents(mensalidade) : 0;
}

/** One order of items worth `base`, with the coupons taken off. */
export function orderOf(base: Cents, rates: DeliveryRates, input: Input): Order {
  const { pedidosMes, pagamentoOnline } = input;
  const delivery = toCents(input.taxaEntregaCliente);
  const fees = {
    comissao: percentOfCents(base, rates.comissao),
    pagamentoOnline: pagamentoOnline ? percentOfCents(base + delivery, rates.taxaPagamentoOnline) : 0,
    mensalidadePorPedido:
      pedidosMes === undefined ? 0 : roundCents(monthlyFee(base, pedidosMes, rates) / pedidosMes),
  };
  const total = fees.comissao + fees.pagamentoOnline + fees.mensalidadePorPedido;
  const costs = costsOf(input) + toCents(input.custoEntrega);
  return saleOf({ base, fees, total, costs, received: delivery }, input);
}

/** A month of so many orders, with the exact monthly fee once. */
export function monthOf(
  { base, fees, net, taxes, costs, total }: Order,
  orders: number,
  rates: DeliveryRates,
) {
  const mensalidade = monthlyFee(base, orders, rates);
  const taxas = (fees.comissao + fees.pagamentoOnline) * orders + mensalidade;
  const valorLiquido = (net + total) * orders - taxas;
  return {
    pedidos: orders,
    faturamento: toReais(base * orders),
    mensalidade: toReais(mensalidade),
    taxas: toReais(taxas),
    valorLiquido: toReais(valorLiquido),
    lucro: toReais(valorLiquido - (taxes + costs) * orders),
  };
}

/** All that is charged in % of the base. */
export function percentOfBase(
  { comissao, taxaPagamentoOnline }: DeliveryRates,
  { pagamentoOnline }: Input,
): number {
  return comissao + (pagamentoOnline ? taxaPagamentoOnline : 0);
}

/** Fees and costs by base. */
export function bandsOf(rates: DeliveryRates, input: Input) {
  const { pedidosMes, pagamentoOnline } = input;
  const percent = percentOfBase(rates, input);
  const delivery = toCents(input.taxaEntregaCliente);
  const ofDelivery = pagamentoOnline ? percentOfCents(delivery, rates.taxaPagamentoOnline) : 0;
  const fixed = costsOf(input) + toCents(input.custoEntrega) + ofDelivery - delivery;
  const free = { from: 1, percent, fixed };
  if (pedidosMes === undefined) return [free];
  const dueFrom = Math.floor(toCents(rates.limiteMensalidade) / pedidosMes) + 1;
  const due = { from: dueFrom, percent, fixed: fixed + roundCents(toCents(rates.mensalidade) / pedidosMes) };
  return dueFrom > 1 ? [free, due] : [due];
}
