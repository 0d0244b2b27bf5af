/** The fields and the fees of the marketplace with a ceiling, amounts in cents. */
import * as v from 'valibot';
import { flag, percent } from '../../kit/fields/index.ts';
import { type Cents, percentOfCents, toCents } from '../../lib/numbers/money.ts';
import type { CappedRetailRates } from '../../law/tables/marketplace-beta.ts';
import { amount, priceEntry, saleFields, unitsSold } from './_fields.ts';
import { costsOf, saleOf } from './_sale.ts';

export const rateEntries = {
  comissao: percent(),
  taxaTransacao: percent(),
  programaFreteGratis: percent(),
  tetoComissao: amount,
  tarifaFixa: amount,
  tarifaReduzidaAbaixoDe: amount,
  adicionalPessoaFisica: amount,
};

/** Percent of the price, where the fixed fee is reduced. */
const REDUCED_FEE_PERCENT = 50;

export const input = v.object({
  ...priceEntry,
  ...saleFields,
  tabela: v.optional(v.partial(v.object(rateEntries)), {}),
  quantidade: unitsSold,
  freteGratis: flag(true),
  pessoaFisica: flag(false),
});

type Input = v.InferOutput<typeof input>;

/** A sale at a price. */
export function saleAt(price: Cents, rates: CappedRetailRates, input: Input) {
  const comissao = percentOfCents(price, rates.comissao);
  const programaFreteGratis = input.freteGratis ? percentOfCents(price, rates.programaFreteGratis) : 0;
  const isReduced = price < toCents(rates.tarifaReduzidaAbaixoDe);
  const fees = {
    comissao,
    programaFreteGratis,
    descontoTeto: Math.max(0, comissao + programaFreteGratis - toCents(rates.tetoComissao)),
    taxaTransacao: percentOfCents(price, rates.taxaTransacao),
    tarifaFixa: isReduced ? percentOfCents(price, REDUCED_FEE_PERCENT) : toCents(rates.tarifaFixa),
    adicionalPessoaFisica: input.pessoaFisica ? toCents(rates.adicionalPessoaFisica) : 0,
  };
  const capped = comissao + programaFreteGratis - fees.descontoTeto;
  const total = capped + fees.taxaTransacao + fees.tarifaFixa + fees.adicionalPessoaFisica;
  return saleOf(price, fees, total, costsOf(input), input);
}

/** Fees and costs by price. */
export function bandsOf(rates: CappedRetailRates, input: Input) {
  const capped = rates.comissao + (input.freteGratis ? rates.programaFreteGratis : 0);
  const ceiling = toCents(rates.tetoComissao);
  const reducedBelow = toCents(rates.tarifaReduzidaAbaixoDe);
  const cappedFrom = capped === 0 ? Infinity : (ceiling * 100) / capped;
  const costs = costsOf(input) + (input.pessoaFisica ? toCents(rates.adicionalPessoaFisica) : 0);
  return [...new Set([1, reducedBelow, Math.ceil(cappedFrom)])]
    .filter((from) => from >= 1 && Number.isFinite(from))
    .toSorted((a, b) => a - b)
    .map((from) => {
      const [percent, amount] = from >= cappedFrom ? [0, ceiling] : [capped, 0];
      const [reduced, fee] = from < reducedBelow ? [REDUCED_FEE_PERCENT, 0] : [0, toCents(rates.tarifaFixa)];
      return { from, percent: percent + reduced + rates.taxaTransacao, fixed: amount + fee + costs };
    });
}
