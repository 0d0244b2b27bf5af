import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { deliveryRates, type DeliveryRates } from '../../law/tables/marketplace-gamma.ts';
import { priceOf, referenceRates, usedRates } from './_fields.ts';
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

const orderEntries = {
  valorPedido: describe(
    v.number(),
    { pt: 'Preço dos itens do pedido', en: 'Price of the items of the order' },
    reais,
  ),
  ...saleEntries({
    comissao: describe(v.number(), { pt: 'Comissão', en: 'Commission' }, reais),
    pagamentoOnline: describe(
      v.number(),
      { pt: 'Taxa do pagamento online', en: 'Fee of the online payment' },
      reais,
    ),
    mensalidadePorPedido: describe(
      v.number(),
      { pt: 'Parte da mensalidade que cabe ao pedido', en: 'Share of the order in the monthly fee' },
      reais,
    ),
  }),
};

/** Fees of a delivery platform: commission, online payment, and a monthly fee above a monthly revenue. */
export const marketplaceGamma = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-gamma',
  category: 'marketplace',
  name: 'Taxas do marketplace de delivery',
  summary: 'Taxas, lucro e preço sugerido de um pedido em uma plataforma de delivery, com mensalidade',
  en: {
    name: 'Fees of the delivery marketplace',
    summary: 'Fees, profit and suggested price of an order in a delivery platform, with its monthly fee',
  },
  about: referenceRates,
  tables: [deliveryRates],
  input,
  output: v.object({
    ...v.partial(v.object(orderEntries)).entries,
    precoSugerido: suggestedEntry(orderEntries),
    mensal: describe(
      v.optional(
        v.object({
          pedidos: describe(v.number(), { pt: 'Pedidos do mês', en: 'Orders of the month' }, null),
          faturamento: describe(
            v.number(),
            { pt: 'Receita dos itens, já sem os cupons', en: 'Revenue of the items, coupons taken off' },
            reais,
          ),
          mensalidade: describe(v.number(), { pt: 'Mensalidade devida', en: 'Monthly fee due' }, reais),
          taxas: describe(
            v.number(),
            { pt: 'Todas as taxas, com a mensalidade', en: 'All fees, the monthly one included' },
            reais,
          ),
          valorLiquido: describe(
            v.number(),
            { pt: 'O que o vendedor recebe no mês', en: 'What the seller receives in the month' },
            reais,
          ),
          lucro: describe(v.number(), { pt: 'Lucro do mês', en: 'Profit of the month' }, reais),
        }),
      ),
      {
        pt: 'O resultado do mês; só com preço e pedidosMes',
        en: 'The result of the month; only with a price and pedidosMes',
      },
    ),
    tabela: usedRates(rateEntries),
  }),
  result: 'valorLiquido',
  examples: [{ input: { valorPedido: 60, custo: 20, pedidosMes: 100, margemAlvo: 30 } }],
  impossible: { valorPedido: 10, cupomLoja: 10 },
  assumptions: {
    // The platform delivers in that plan, and is paid for it.
    unused: { taxaEntregaCliente: ({ plano }) => plano === 'entrega' },
  },
  run(input, context) {
    const price = priceOf('valorPedido', input.valorPedido, input);
    const coupon = toCents(input.cupomLoja);
    requirePossible(price, coupon, input);
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
