import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { cappedRetailRates, type CappedRetailRates } from '../../law/tables/marketplace-beta.ts';
import { bandsOf, input, rateEntries, saleAt } from './_beta.ts';
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
  programaFreteGratis: describe(
    v.number(),
    { pt: 'Taxa do programa de frete grátis', en: 'Fee of the free-shipping programme' },
    reais,
  ),
  descontoTeto: describe(
    v.number(),
    {
      pt: 'O que comissão e programa passam do teto, que é descontado da soma',
      en: 'What commission and programme are above the ceiling, which is subtracted from the sum',
    },
    reais,
  ),
  taxaTransacao: describe(v.number(), { pt: 'Taxa de transação', en: 'Transaction fee' }, reais),
  tarifaFixa: describe(v.number(), { pt: 'Tarifa fixa', en: 'Fixed fee' }, reais),
  adicionalPessoaFisica: describe(
    v.number(),
    { pt: 'Adicional de quem vende sem CNPJ', en: 'Surcharge for those who sell without a CNPJ' },
    reais,
  ),
});

/** Fees of a marketplace of retail with a ceiling on the commission and a fixed fee per item. */
export const marketplaceBeta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-beta',
  category: 'marketplace',
  name: 'Taxas do segundo marketplace de varejo',
  summary: 'Taxas, lucro e preço sugerido em um marketplace com teto de comissão e programa de frete grátis',
  en: {
    name: 'Fees of the second retail marketplace',
    summary:
      'Fees, profit and suggested price in a marketplace with a ceiling on the commission and a free-shipping programme',
  },
  about: referenceRates,
  tables: [cappedRetailRates],
  input,
  output: v.object({
    ...v.partial(v.object({ ...soldAt, ...sale })).entries,
    precoSugerido: suggestedEntry({ ...soldAt, ...sale }),
    totais: v.optional(totals),
    tabela: usedRates(rateEntries),
  }),
  result: 'valorLiquido',
  examples: [{ input: { precoVenda: 59.9, custo: 25, aliquotaImpostos: 6, margemAlvo: 20 } }],
  impossible: { custo: 10, margemAlvo: 95, aliquotaImpostos: 5 },
  assumptions: {
    unused: { quantidade: ({ precoVenda }) => precoVenda === undefined },
  },
  run(input, context) {
    const price = priceOf('precoVenda', input.precoVenda, input);
    const { rates, named } = ratesOn(cappedRetailRates, context);
    const used: CappedRetailRates = { ...rates, ...omitUndefined<Partial<CappedRetailRates>>(input.tabela) };
    const sold = price === undefined ? undefined : saleAt(price, used, input);
    // The ceiling caps the other percentages, so that at some price they count no more.
    const suggested = suggestedSale(input, used.taxaTransacao, bandsOf(used, input), (price) =>
      saleAt(price, used, input),
    );
    return {
      ...(sold && { precoVenda: toReais(sold.base), ...reportSale(sold) }),
      ...(suggested && { precoSugerido: { precoVenda: toReais(suggested.base), ...reportSale(suggested) } }),
      ...(sold && { totais: totalsOf(sold, input.quantidade) }),
      tabela: { ...named, ...used },
    };
  },
});
