import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { reais } from '../../kit/units.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { cappedRetailRates, type CappedRetailRates } from '../../law/tables/marketplace-beta.ts';
import { bandsOf, input, rateEntries, saleAt } from './_beta.ts';
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
  programaFreteGratis: num(reais),
  descontoTeto: num(reais),
  taxaTransacao: num(reais),
  tarifaFixa: num(reais),
  adicionalPessoaFisica: num(reais),
});

/** Fees of a marketplace of retail with a ceiling on the commission and a fixed fee per item. */
export const marketplaceBeta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-beta',
  category: 'marketplace',
  name: 'Taxas do segundo marketplace de varejo',
  tables: [cappedRetailRates],
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
  examples: [{ input: { precoVenda: 59.9, custo: 25, aliquotaImpostos: 6, margemAlvo: 20 } }],
  impossible: { custo: 10, margemAlvo: 95, aliquotaImpostos: 5 },
  run(input, context) {
    const price = input.precoVenda === undefined ? undefined : toCents(input.precoVenda);
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
