import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { reais } from '../../kit/units.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { deliveryRates, type DeliveryRates } from '../../law/tables/marketplace-gamma.ts';
import { saleFaults, usedRates } from './_fields.ts';
import {
  bandsOf,
  input,
  monthOf,
  type Order,
  orderOf,
  percentOfBase,
  rateEntries,
  requirePossible,
} from './_gamma.ts';
import { HIGHEST_PRICE, ratesOn, reportSale, saleEntries, suggestedEntry, suggestedSale } from './_sale.ts';
import { num, pure } from '../../kit/fields/index.ts';

const orderEntries = {
  valorPedido: num(reais),
  ...saleEntries({
    comissao: num(reais),
    pagamentoOnline: num(reais),
    mensalidadePorPedido: num(reais),
  }),
};

/** Fees of a delivery platform: commission, online payment, and a monthly fee above a monthly revenue. */
export const marketplaceGamma = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-gamma',
  category: 'marketplace',
  name: 'Taxas do marketplace de delivery',
  tables: [deliveryRates],
  input,
  output: v.object({
    ...v.partial(v.object(orderEntries)).entries,
    precoSugerido: suggestedEntry(orderEntries),
    mensal: v.optional(
      v.object({
        pedidos: num(pure),
        faturamento: num(reais),
        mensalidade: num(reais),
        taxas: num(reais),
        valorLiquido: num(reais),
        lucro: num(reais),
      }),
    ),
    tabela: usedRates(rateEntries),
  }),
  // In the plan `entrega` the platform delivers, and is paid for it.
  reads: { when: { taxaEntregaCliente: { plano: 'basico' } } },
  requires: saleFaults('valorPedido'),
  result: 'valorLiquido',
  examples: [{ input: { valorPedido: 60, custo: 20, pedidosMes: 100, margemAlvo: 30 } }],
  impossible: { valorPedido: 10, cupomLoja: 10 },
  run(input, context) {
    const price = input.valorPedido === undefined ? undefined : toCents(input.valorPedido);
    const coupon = toCents(input.cupomLoja);
    requirePossible(price, coupon);
    const { rates, named } = ratesOn(deliveryRates, context);
    const used: DeliveryRates = {
      ...rates[input.plano],
      ...omitUndefined<Partial<DeliveryRates>>(input.tabela),
    };
    const sold = price === undefined ? undefined : orderOf(price - coupon, used, input);
    const suggested = suggestedSale(
      input,
      percentOfBase(used, input),
      bandsOf(used, input),
      (base) => orderOf(base, used, input),
      HIGHEST_PRICE - coupon,
    );
    const report = (order: Order) => ({ valorPedido: toReais(order.base + coupon), ...reportSale(order) });
    return {
      ...(sold && report(sold)),
      ...(suggested && { precoSugerido: report(suggested) }),
      ...(sold && input.pedidosMes !== undefined && { mensal: monthOf(sold, input.pedidosMes, used) }),
      tabela: { ...named, ...used },
    };
  },
});
