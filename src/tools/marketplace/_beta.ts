/** The fields and the fees of the second marketplace of retail, amounts in cents. */
import * as v from 'valibot';
import type { Fault } from '../../kit/errors/api-error.ts';
import { flag, percent, withExample } from '../../kit/fields/index.ts';
import { onlyWith } from '../../kit/reads.ts';
import { required, say, type Text } from '../../kit/texts.ts';
import { type Cents, percentOfCents, toCents } from '../../lib/numbers/money.ts';
import type {
  BandedRetailRates,
  CappedRetailRates,
  SecondRetailRates,
} from '../../law/tables/marketplace-beta.ts';
import { amount, positiveAmount, priceEntry, saleFields, unitsSold } from './_fields.ts';
import { costsOf, saleOf } from './_sale.ts';

const faixas = v.pipe(
  v.array(
    v.object({
      abaixoDe: v.optional(withExample(80, positiveAmount)),
      comissao: withExample(20, percent()),
      tarifaFixa: withExample(4, amount),
    }),
  ),
  v.minLength(1),
  v.maxLength(50),
  v.check(
    (list) =>
      list.every(({ abaixoDe }, k) => abaixoDe === undefined || abaixoDe > (list[k - 1]?.abaixoDe ?? 0)),
    say(
      { pt: 'devem vir em ordem crescente de abaixoDe', en: 'must be in ascending order of abaixoDe' },
      422,
    ),
  ),
);

/** Rates of one commission for every price; one of them takes the place of the bands. */
const flatEntries = {
  comissao: percent(),
  programaFreteGratis: percent(),
  tetoComissao: amount,
  tarifaFixa: amount,
  tarifaReduzidaAbaixoDe: amount,
};
const flatNames = Object.keys(flatEntries) as (keyof typeof flatEntries)[];

export const rateEntries = {
  faixas,
  ...flatEntries,
  taxaTransacao: percent(),
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

/** Bands and a flat table exclude each other. */
export const reads = {
  when: { quantidade: 'precoVenda' },
  inside: {
    tabela: {
      when: {
        faixas: {
          comissao: null,
          programaFreteGratis: null,
          tetoComissao: null,
          tarifaFixa: null,
          tarifaReduzidaAbaixoDe: null,
        },
      },
    },
  },
} as const;

/** Finds the bands that do not say where they end, and a last one that does. */
export function bandFaults({ tabela }: Partial<Input>): readonly Fault[] {
  const bands = tabela?.faixas ?? [];
  return bands.flatMap(({ abaixoDe }, i) => {
    const isLast = i === bands.length - 1;
    if (isLast === (abaixoDe === undefined)) return [];
    return [{ field: `tabela.faixas[${i}].abaixoDe`, message: isLast ? ofTheLast : required }];
  });
}

const ofTheLast: Text = {
  pt: 'não vale na última faixa, que é a dos preços acima das outras',
  en: 'does not apply to the last band, which is that of prices above the others',
};

export const isBanded = (rates: SecondRetailRates): rates is BandedRetailRates => 'faixas' in rates;

/** True if rates are of the kind that the call replaces some of; without any, those in force are. */
export function kindAsked({ tabela }: Input): (rates: SecondRetailRates) => boolean {
  if (tabela.faixas !== undefined) return isBanded;
  return flatNames.some((name) => tabela[name] !== undefined) ? (rates) => !isBanded(rates) : () => true;
}

/** The message on `freteGratis`, which bands do not read. */
export const withFlatRates = onlyWith(flatNames.map((name) => [[`tabela.${name}`, []]]));

/** The fees that a price has part in choosing. */
function feesAt(price: Cents, rates: SecondRetailRates, input: Input) {
  if (isBanded(rates)) {
    const { comissao, tarifaFixa } = bandAt(price, rates);
    return {
      comissao: percentOfCents(price, comissao),
      programaFreteGratis: 0,
      descontoTeto: 0,
      tarifaFixa: toCents(tarifaFixa),
    };
  }
  const comissao = percentOfCents(price, rates.comissao);
  const programaFreteGratis = input.freteGratis ? percentOfCents(price, rates.programaFreteGratis) : 0;
  const isReduced = price < toCents(rates.tarifaReduzidaAbaixoDe);
  return {
    comissao,
    programaFreteGratis,
    descontoTeto: Math.max(0, comissao + programaFreteGratis - toCents(rates.tetoComissao)),
    tarifaFixa: isReduced ? percentOfCents(price, REDUCED_FEE_PERCENT) : toCents(rates.tarifaFixa),
  };
}

const bandAt = (price: Cents, { faixas }: BandedRetailRates) =>
  faixas.find(({ abaixoDe }) => abaixoDe === undefined || price < toCents(abaixoDe))!;

/** A sale at a price. */
export function saleAt(price: Cents, rates: SecondRetailRates, input: Input) {
  const { comissao, programaFreteGratis, descontoTeto, tarifaFixa } = feesAt(price, rates, input);
  const fees = {
    comissao,
    programaFreteGratis,
    descontoTeto,
    taxaTransacao: percentOfCents(price, rates.taxaTransacao),
    tarifaFixa,
    adicionalPessoaFisica: input.pessoaFisica ? toCents(rates.adicionalPessoaFisica) : 0,
  };
  const capped = comissao + programaFreteGratis - descontoTeto;
  const total = capped + fees.taxaTransacao + tarifaFixa + fees.adicionalPessoaFisica;
  return saleOf({ base: price, fees, total, costs: costsOf(input) }, input);
}

/** The fees in % of the price that no price is without. */
export const unavoidable = (rates: SecondRetailRates): number =>
  rates.taxaTransacao +
  // The ceiling caps the other percentages, so that at some price they count no more.
  (isBanded(rates) ? Math.min(...rates.faixas.map(({ comissao }) => comissao)) : 0);

/** Fees and costs by price. */
export function bandsOf(rates: SecondRetailRates, input: Input) {
  const costs = costsOf(input) + (input.pessoaFisica ? toCents(rates.adicionalPessoaFisica) : 0);
  return startsOf(rates, input).map((from) => {
    const { percent, fixed } = isBanded(rates) ? bandedAt(from, rates) : cappedAt(from, rates, input);
    return { from, percent: percent + rates.taxaTransacao, fixed: fixed + costs };
  });
}

/** The prices from which on other fees hold, ascending. */
function startsOf(rates: SecondRetailRates, input: Input): readonly Cents[] {
  const starts = isBanded(rates)
    ? rates.faixas.flatMap(({ abaixoDe }) => (abaixoDe === undefined ? [] : [toCents(abaixoDe)]))
    : [toCents(rates.tarifaReduzidaAbaixoDe), Math.ceil(cappedFrom(rates, input))];
  return [...new Set([1, ...starts])]
    .filter((from) => from >= 1 && Number.isFinite(from))
    .toSorted((a, b) => a - b);
}

function bandedAt(price: Cents, rates: BandedRetailRates) {
  const { comissao, tarifaFixa } = bandAt(price, rates);
  return { percent: comissao, fixed: toCents(tarifaFixa) };
}

function cappedAt(price: Cents, rates: CappedRetailRates, input: Input) {
  const isCapped = price >= cappedFrom(rates, input);
  const isReduced = price < toCents(rates.tarifaReduzidaAbaixoDe);
  return {
    percent: (isCapped ? 0 : cappedPercent(rates, input)) + (isReduced ? REDUCED_FEE_PERCENT : 0),
    fixed: (isCapped ? toCents(rates.tetoComissao) : 0) + (isReduced ? 0 : toCents(rates.tarifaFixa)),
  };
}

/** The percentages that the ceiling caps. */
const cappedPercent = ({ comissao, programaFreteGratis }: CappedRetailRates, { freteGratis }: Input) =>
  comissao + (freteGratis ? programaFreteGratis : 0);

/** The price, not in whole cents, that reaches the ceiling. */
function cappedFrom(rates: CappedRetailRates, input: Input): number {
  const percent = cappedPercent(rates, input);
  return percent === 0 ? Infinity : (toCents(rates.tetoComissao) * 100) / percent;
}
