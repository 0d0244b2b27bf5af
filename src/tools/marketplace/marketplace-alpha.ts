import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { reais } from '../../kit/units.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { generalRetailRates } from '../../law/tables/marketplace-alpha.ts';
import { bandsOf, input, rateEntries, ratesOf, saleAt } from './_alpha.ts';
import { saleFaults, usedRates } from './_fields.ts';
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
  reads: { when: { quantidade: 'precoVenda' } },
  requires: saleFaults('precoVenda'),
  result: 'valorLiquido',
  examples: [{ input: { precoVenda: 100, custo: 40, aliquotaImpostos: 6, margemAlvo: 25 } }],
  impossible: { custo: 10, margemAlvo: 95, aliquotaImpostos: 5 },
  assumptions: {
    unused: {
      tipoAnuncio: ({ tabela }) => tabela.comissao !== undefined,
      categoria: ({ tabela }) => tabela.comissao !== undefined,
      pesoKg: ({ tabela }) => tabela.custoFrete !== undefined,
    },
  },
  run(input, context) {
    const price = input.precoVenda === undefined ? undefined : toCents(input.precoVenda);
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
