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
  examples: [
    {
      input: { valorPedido: 60, custo: 20, pedidosMes: 100, margemAlvo: 30 },
      output: {
        valorPedido: 60,
        taxas: {
          comissao: 13.8,
          pagamentoOnline: 1.92,
          mensalidadePorPedido: 1.5,
          total: 17.22,
          percentual: 28.7,
        },
        valorLiquido: 42.78,
        impostos: 0,
        custos: 20,
        lucro: 22.78,
        margem: 37.97,
        precoSugerido: {
          valorPedido: 49.09,
          taxas: {
            comissao: 11.29,
            pagamentoOnline: 1.57,
            mensalidadePorPedido: 1.5,
            total: 14.36,
            percentual: 29.25,
          },
          valorLiquido: 34.73,
          impostos: 0,
          custos: 20,
          lucro: 14.73,
          margem: 30.01,
        },
        mensal: {
          pedidos: 100,
          faturamento: 6000,
          mensalidade: 150,
          taxas: 1722,
          valorLiquido: 4278,
          lucro: 2278,
        },
        tabela: {
          vigencia: '2026-01-01',
          fonte: 'Tabela de referência do serviço',
          comissao: 23,
          taxaPagamentoOnline: 3.2,
          mensalidade: 150,
          limiteMensalidade: 1800,
        },
        premissas: {
          outrosCustos: 0,
          aliquotaImpostos: 0,
          plano: 'entrega',
          pagamentoOnline: true,
          cupomLoja: 0,
          custoEntrega: 0,
        },
      },
    },
  ],
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
