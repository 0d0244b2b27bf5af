import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { reais } from '../../kit/units.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { toCents, toReais } from '../../lib/numbers/money.ts';
import { secondRetailRates, type SecondRetailRates } from '../../law/tables/marketplace-beta.ts';
import {
  bandFaults,
  bandsOf,
  input,
  isBanded,
  kindAsked,
  rateEntries,
  reads,
  saleAt,
  unavoidable,
  withFlatRates,
} from './_beta.ts';
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

/** Fees of a marketplace of retail by bands of the price, or by one commission with a ceiling and a fixed fee. */
export const marketplaceBeta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/marketplace-beta',
  category: 'marketplace',
  name: 'Taxas do segundo marketplace de varejo',
  tables: [secondRetailRates],
  input,
  output: v.object({
    ...v.partial(v.object({ ...soldAt, ...sale })).entries,
    precoSugerido: suggestedEntry({ ...soldAt, ...sale }),
    totais: v.optional(totals),
    tabela: usedRates(v.partial(v.object(rateEntries)).entries),
  }),
  reads,
  requires: (call) => [...saleFaults('precoVenda')(call), ...bandFaults(call)],
  result: 'valorLiquido',
  examples: [{ input: { precoVenda: 59.9, custo: 25, aliquotaImpostos: 6, margemAlvo: 20 } }],
  impossible: { custo: 10, margemAlvo: 95, aliquotaImpostos: 5 },
  assumptions: { unused: { freteGratis: (_, { tabela }) => tabela.faixas !== undefined } },
  run(input, context) {
    const price = input.precoVenda === undefined ? undefined : toCents(input.precoVenda);
    const { rates, named } = ratesOn(secondRetailRates, context, kindAsked(input));
    if (isBanded(rates) && context.sent['freteGratis'] !== undefined)
      throw badParameter('freteGratis', withFlatRates);
    const used = { ...rates, ...omitUndefined(input.tabela) } as SecondRetailRates;
    const sold = price === undefined ? undefined : saleAt(price, used, input);
    const suggested = suggestedSale(input, unavoidable(used), bandsOf(used, input), (price) =>
      saleAt(price, used, input),
    );
    return {
      ...(sold && { precoVenda: toReais(sold.base), ...reportSale(sold) }),
      ...(suggested && { precoSugerido: { precoVenda: toReais(suggested.base), ...reportSale(suggested) } }),
      ...(sold && { totais: totalsOf(sold, input.quantidade) }),
      tabela: { ...named, ...(isBanded(used) ? { ...used, faixas: [...used.faixas] } : used) },
    };
  },
});
