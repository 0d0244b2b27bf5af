/** The fields and the fees of the marketplace with a ceiling, amounts in cents. */
import * as v from 'valibot';
import { describe, flag, percent } from '../../kit/fields/index.ts';
import { type Cents, percentOfCents, toCents } from '../../lib/numbers/money.ts';
import type { CappedRetailRates } from '../../law/tables/marketplace-beta.ts';
import { amount, ownRates, priceEntry, saleFields, unitsSold } from './_fields.ts';
import { costsOf, saleOf } from './_sale.ts';

export const rateEntries = {
  comissao: describe(percent(), { pt: 'Comissão sobre o preço', en: 'Commission on the price' }),
  taxaTransacao: describe(percent(), {
    pt: 'Taxa de transação sobre o preço, fora do teto',
    en: 'Transaction fee on the price, outside the ceiling',
  }),
  programaFreteGratis: describe(percent(), {
    pt: 'Taxa do programa de frete grátis, sobre o preço',
    en: 'Fee of the free-shipping programme, on the price',
  }),
  tetoComissao: describe(amount, {
    pt: 'O mais que comissão e programa de frete grátis somam por unidade',
    en: 'The most that commission and free-shipping programme add up to per unit',
  }),
  tarifaFixa: describe(amount, { pt: 'Tarifa fixa por unidade', en: 'Fixed fee per unit' }),
  tarifaReduzidaAbaixoDe: describe(amount, {
    pt: 'Preço abaixo do qual a tarifa fixa é a metade dele',
    en: 'Price below which the fixed fee is half of it',
  }),
  adicionalPessoaFisica: describe(amount, {
    pt: 'Adicional por unidade de quem vende sem CNPJ',
    en: 'Surcharge per unit for those who sell without a CNPJ',
  }),
};

/** Of the price, where the fixed fee is reduced. */
const REDUCED_FEE_PERCENT = 50;

export const input = v.object({
  ...priceEntry,
  ...saleFields,
  tabela: describe(v.optional(v.partial(v.object(rateEntries)), {}), ownRates),
  quantidade: unitsSold,
  freteGratis: describe(flag(true), {
    pt: 'Se o vendedor participa do programa de frete grátis',
    en: 'Whether the seller takes part in the free-shipping programme',
  }),
  pessoaFisica: describe(flag(false), {
    pt: 'Se o vendedor não tem CNPJ',
    en: 'Whether the seller has no CNPJ',
  }),
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
