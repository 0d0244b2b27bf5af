import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { generalRetailRates } from '../../law/tables/marketplace-alpha.ts';
import { bandsOf, input, rateEntries, ratesOf, saleAt } from './_alpha.ts';
import { priceOf, referenceRates, usedRates } from './_fields.ts';
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

const sale = saleEntries({
  comissao: describe(v.number(), { pt: 'Comissão', en: 'Commission' }, reais),
  tarifaFixa: describe(
    v.number(),
    { pt: 'Tarifa fixa da faixa de preço', en: 'Fixed fee of the price' },
    reais,
  ),
  frete: describe(v.number(), { pt: 'Frete pago pelo vendedor', en: 'Freight paid by the seller' }, reais),
});

/** Fees of a marketplace of general retail: commission, a fixed fee on low prices, freight from a price on. */
export const marketplaceAlpha = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-alpha',
  category: 'marketplace',
  name: 'Taxas do marketplace de varejo geral',
  summary: 'Taxas, lucro e preço sugerido em um marketplace com tarifa fixa e frete por faixa de preço',
  en: {
    name: 'Fees of the general retail marketplace',
    summary: 'Fees, profit and suggested price in a marketplace with a fixed fee and freight by price',
  },
  about: referenceRates,
  tables: [generalRetailRates],
  input,
  output: v.object({
    ...v.partial(v.object({ ...soldAt, ...sale })).entries,
    precoSugerido: suggestedEntry({ ...soldAt, ...sale }),
    totais: v.optional(totals),
    tabela: usedRates(rateEntries),
  }),
  result: 'valorLiquido',
  examples: [{ input: { precoVenda: 100, custo: 40, aliquotaImpostos: 6, margemAlvo: 25 } }],
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
