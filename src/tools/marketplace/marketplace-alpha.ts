import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { reais } from '../../kit/units.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { generalRetailRates } from '../../law/tables/marketplace-alpha.ts';
import { bandsOf, input, rateEntries, ratesOf, saleAt } from './_alpha.ts';
import { priceOf, usedRates } from './_fields.ts';
import {
  ratesOn,
  reportSale,
  saleEntries,
  soldAt,
  suggestedEntry,
  suggestedSale,
  totals,
  totalsOf,
} from './_sale.ts';
import { num } from '../../kit/fields/index.ts';

const sale = saleEntries({
  comissao: num(reais),
  tarifaFixa: num(reais),
  frete: num(reais),
});

/** Fees of a marketplace of general retail: commission, a fixed fee on low prices, freight from a price on. */
export const marketplaceAlpha = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-alpha',
  category: 'marketplace',
  name: 'Taxas do marketplace de varejo geral',
  tables: [generalRetailRates],
  input,
  output: v.object({
    ...v.partial(v.object({ ...soldAt, ...sale })).entries,
    precoSugerido: suggestedEntry({ ...soldAt, ...sale }),
    totais: v.optional(totals),
    tabela: usedRates(rateEntries),
  }),
  result: 'valorLiquido',
  examples: [
    {
      input: { precoVenda: 100, custo: 40, aliquotaImpostos: 6, margemAlvo: 25 },
      output: {
        precoVenda: 100,
        taxas: { comissao: 12, tarifaFixa: 0, frete: 21.5, total: 33.5, percentual: 33.5 },
        valorLiquido: 66.5,
        impostos: 6,
        custos: 40,
        lucro: 20.5,
        margem: 20.5,
        precoSugerido: {
          precoVenda: 107.9,
          taxas: { comissao: 12.95, tarifaFixa: 0, frete: 21.5, total: 34.45, percentual: 31.93 },
          valorLiquido: 73.45,
          impostos: 6.47,
          custos: 40,
          lucro: 26.98,
          margem: 25,
        },
        totais: { quantidade: 1, receita: 100, taxas: 33.5, valorLiquido: 66.5, lucro: 20.5 },
        tabela: {
          vigencia: '2026-01-01',
          fonte: 'Tabela de referência do serviço',
          comissao: 12,
          faixasTarifaFixa: [
            { abaixoDe: 12.5, percentual: 50 },
            { abaixoDe: 29, valor: 6.25 },
            { abaixoDe: 50, valor: 6.5 },
            { abaixoDe: 79, valor: 6.75 },
          ],
          freteGratisAPartirDe: 79,
          custoFrete: 21.5,
        },
        premissas: {
          outrosCustos: 0,
          quantidade: 1,
          tipoAnuncio: 'classico',
          categoria: 'outros',
          pesoKg: 0.5,
        },
      },
    },
  ],
  impossible: { custo: 10, margemAlvo: 95, aliquotaImpostos: 5 },
  assumptions: {
    unused: {
      quantidade: ({ precoVenda }) => precoVenda === undefined,
      tipoAnuncio: ({ tabela }) => tabela.comissao !== undefined,
      categoria: ({ tabela }) => tabela.comissao !== undefined,
      pesoKg: ({ tabela }) => tabela.custoFrete !== undefined,
    },
  },
  run(input, context) {
    const price = priceOf('precoVenda', input.precoVenda, input);
    const { rates, named } = ratesOn(generalRetailRates, context);
    const used = ratesOf(rates, input);
    const sold = price === undefined ? undefined : saleAt(price, used, input);
    const suggested = suggestedSale(input, used.comissao, bandsOf(used, input), (price) =>
      saleAt(price, used, input),
    );
    return {
      ...(sold && { precoVenda: toReais(sold.base), ...reportSale(sold) }),
      ...(suggested && { precoSugerido: { precoVenda: toReais(suggested.base), ...reportSale(suggested) } }),
      ...(sold && { totais: totalsOf(sold, input.quantidade) }),
      tabela: { ...named, ...used, faixasTarifaFixa: [...used.faixasTarifaFixa] },
    };
  },
});
