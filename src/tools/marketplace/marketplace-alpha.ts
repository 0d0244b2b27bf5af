import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { generalRetailRates } from '../../tables/marketplace-alpha.ts';
import { bandsOf, input, ratesOf, saleAt } from './_alpha.ts';
import { priceOf, tableEntries } from './_fields.ts';
import { ratesOn, reportSale, saleEntries, suggestedSale, totals, totalsOf } from './_sale.ts';

const sale = saleEntries(['comissao', 'tarifaFixa', 'frete']);

/** Fees of a marketplace of general retail: commission, a fixed fee on low prices, freight from a price on. */
export const marketplaceAlpha = defineTool({
  method: 'POST',
  path: '/calculadoras/marketplace-alpha',
  category: 'marketplace',
  name: 'Taxas do marketplace de varejo geral',
  summary: 'Taxas, lucro e preço sugerido em um marketplace com tarifa fixa e frete por faixa de preço',
  input,
  output: v.object({
    precoVenda: v.optional(v.number()),
    ...v.partial(v.object(sale)).entries,
    precoSugerido: v.optional(v.object({ precoVenda: v.number(), ...sale })),
    totais: v.optional(totals),
    tabela: v.object({
      ...tableEntries,
      comissao: v.number(),
      faixasTarifaFixa: v.array(
        v.object({
          abaixoDe: v.number(),
          valor: v.optional(v.number()),
          percentual: v.optional(v.number()),
        }),
      ),
      freteGratisAPartirDe: v.number(),
      custoFrete: v.number(),
    }),
  }),
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
      },
    },
  ],
  run(input, { today, tables }) {
    const price = priceOf('precoVenda', input.precoVenda, input);
    const { rates, named } = ratesOn(generalRetailRates, tables, today);
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
