import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import { defined } from '../../lib/defined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { deliveryRates, type DeliveryRates } from '../../tables/marketplace-gamma.ts';
import { priceOf, tableEntries } from './_fields.ts';
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
import { HIGHEST_PRICE, ratesOn, reportSale, saleEntries, suggestedSale } from './_sale.ts';

const sale = saleEntries(['comissao', 'pagamentoOnline', 'mensalidadePorPedido']);

/** Fees of a delivery platform: commission, online payment, and a monthly fee above a monthly revenue. */
export const marketplaceGamma = defineTool({
  method: 'POST',
  path: '/calculadoras/marketplace-gamma',
  category: 'marketplace',
  name: 'Taxas do marketplace de delivery',
  summary: 'Taxas, lucro e preço sugerido de um pedido em uma plataforma de delivery, com mensalidade',
  input,
  output: v.object({
    valorPedido: v.optional(v.number()),
    ...v.partial(v.object(sale)).entries,
    precoSugerido: v.optional(v.object({ valorPedido: v.number(), ...sale })),
    mensal: v.optional(
      v.object({
        pedidos: v.number(),
        faturamento: v.number(),
        mensalidade: v.number(),
        taxas: v.number(),
        valorLiquido: v.number(),
        lucro: v.number(),
      }),
    ),
    tabela: v.object({ ...tableEntries, ...rateEntries }),
  }),
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
      },
    },
  ],
  run(input, { today, tables }) {
    const price = priceOf('valorPedido', input.valorPedido, input);
    const coupon = toCents(input.cupomLoja);
    requirePossible(price, coupon, input);
    const { rates, named } = ratesOn(deliveryRates, tables, today);
    const used: DeliveryRates = { ...rates[input.plano], ...defined<Partial<DeliveryRates>>(input.tabela) };
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
