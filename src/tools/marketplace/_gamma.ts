/** The fields and the fees of the delivery platform, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, integer, percent } from '../../kit/fields/index.ts';
import { type Cents, percentOfCents, roundCents, toCents, toReais } from '../../lib/numbers/money.ts';
import type { DeliveryRates } from '../../law/tables/marketplace-gamma.ts';
import { amount, optionalAmount, ownRates, positiveAmount, saleFields } from './_fields.ts';
import { costsOf, type Sale, saleOf } from './_sale.ts';

export const rateEntries = {
  comissao: describe(percent(), {
    pt: 'Comissão sobre o valor dos itens',
    en: 'Commission on the price of the items',
  }),
  taxaPagamentoOnline: describe(percent(), {
    pt: 'Taxa do pagamento online, sobre itens e entrega',
    en: 'Fee of the online payment, on items and delivery',
  }),
  mensalidade: describe(amount, { pt: 'Mensalidade do plano', en: 'Monthly fee of the plan' }),
  limiteMensalidade: describe(amount, {
    pt: 'Faturamento do mês acima do qual a mensalidade é cobrada',
    en: 'Revenue of a month above which the monthly fee is charged',
  }),
};

export const input = v.object({
  valorPedido: describe(v.optional(positiveAmount), {
    pt: 'Preço dos itens de um pedido. Sem ele, custo e margemAlvo são obrigatórios',
    en: 'Price of the items of an order. Without it, custo and margemAlvo are required',
  }),
  ...saleFields,
  tabela: describe(v.optional(v.partial(v.object(rateEntries)), {}), ownRates),
  plano: describe(v.optional(v.picklist(['entrega', 'basico']), 'entrega'), {
    pt: 'Plano da loja: em entrega é a plataforma que entrega; em basico, a loja',
    en: 'Plan of the store: in entrega the platform delivers; in basico, the store',
  }),
  pagamentoOnline: describe(flag(true), {
    pt: 'Se o cliente paga pela plataforma',
    en: 'Whether the customer pays through the platform',
  }),
  cupomLoja: describe(optionalAmount, {
    pt: 'Desconto do cupom que a loja banca; menor que valorPedido',
    en: 'Discount of a coupon that the store bears; less than valorPedido',
  }),
  taxaEntregaCliente: describe(optionalAmount, {
    pt: 'Taxa de entrega que o cliente paga à loja; só no plano basico',
    en: 'Delivery fee that the customer pays to the store; only in the plan basico',
  }),
  custoEntrega: describe(optionalAmount, {
    pt: 'O que a entrega custa à loja',
    en: 'What the delivery costs the store',
  }),
  pedidosMes: describe(v.optional(integer(1, 1e6)), {
    pt: 'Pedidos iguais em um mês: pede os valores do mês e reparte a mensalidade',
    en: 'Orders like this one in a month: asks for the figures of the month and divides the monthly fee',
  }),
});

type Input = v.InferOutput<typeof input>;

export type Order = Sale<Readonly<Record<'comissao' | 'pagamentoOnline' | 'mensalidadePorPedido', Cents>>>;

/** 422 for a coupon or a delivery fee that cannot be. */
export function requirePossible(price: Cents | undefined, coupon: Cents, input: Input): void {
  if (price !== undefined && coupon >= price) {
    throw invalidValue('cupomLoja', {
      pt: 'deve ser menor que valorPedido',
      en: 'must be less than valorPedido',
    });
  }
  if (input.plano === 'entrega' && input.taxaEntregaCliente > 0) {
    throw invalidValue('taxaEntregaCliente', {
      pt: 'deve ser 0 no plano entrega: a plataforma é que entrega e recebe',
      en: 'must be 0 in the plan entrega: the platform delivers and is paid for it',
    });
  }
}

/** The monthly fee, if a month of such orders is above the revenue from which it is due. */
function monthlyFee(base: Cents, orders: number, { mensalidade, limiteMensalidade }: DeliveryRates): Cents {
  return base * orders > toCents(limiteMensalidade) ? toCents(mensalidade) : 0;
}

/** One order of items of `base`, coupons taken off. */
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
  return saleOf(base, fees, total, costsOf(input) + toCents(input.custoEntrega), input, delivery);
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
