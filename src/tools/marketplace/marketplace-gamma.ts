import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { reais } from '../../kit/units.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { deliveryRates, type DeliveryRates } from '../../law/tables/marketplace-gamma.ts';
import { priceOf, usedRates } from './_fields.ts';
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
