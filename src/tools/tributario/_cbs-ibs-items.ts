/** The items of an operation with CBS and IBS: their fields, treatment and taxes (LC 214/2025, arts. 4º to 12). */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit, money, optionalPercent, pure, withExample } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { percentage } from '../../kit/units.ts';
import type { DatedEntry } from '../../law/dated.ts';
import { articlesOfCodes, type CodeTable, isNotCalculated } from '../../law/tables/cclasstrib.ts';
import { consumptionTaxes, type TaxRates } from '../../law/taxes/cbs-ibs.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  plus,
  recordGiven,
  roundTo,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

const LARGEST = 1_000_000_000;

export const situacoes = [
  'tributada',
  'aliquota-zero',
  'isenta',
  'imune',
  'exportacao',
  'suspensa',
  'diferida',
] as const;

type Situation = (typeof situacoes)[number];

/** Amounts inside the value that are no part of the base (LC 214/2025, art. 12, § 2º). */
const exclusions = ['icms', 'iss', 'pis', 'cofins', 'ipi', 'outrasExclusoes'] as const;

export const item = v.object({
  valor: withExample(500, positiveAmount),
  frete: optionalAmount,
  acrescimos: optionalAmount,
  desconto: optionalAmount,
  ...v.entriesFromList(exclusions, optionalAmount),
  cClassTrib: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{6}$/),
      v.metadata({ noun: { pt: 'um código de 6 dígitos', en: 'a code of 6 digits' }, example: '200032' }),
    ),
  ),
  situacao: v.optional(v.picklist(situacoes), 'tributada'),
  reducao: optionalPercent(4),
  aliquotaIs: v.optional(inUnit(percentage, between(0, 1000, 4)), 0),
  isPorUnidade: v.optional(money(LARGEST, 8), 0),
  quantidade: v.optional(inUnit(pure, between(0, LARGEST)), 1),
});

export type Item = v.InferOutput<typeof item>;

/** The CST of an item and the reductions of its rates, %. */
interface Treatment {
  readonly cst: string;
  readonly cbs: number;
  readonly ibs: number;
  /** The value of the table that the reductions come from. */
  readonly source?: object;
}

/** CST of each situation without a reduction; one that has another CST with a reduction has it second. */
const SITUATIONS: Readonly<Record<Situation, readonly [cst: string, reduced?: string]>> = {
  tributada: ['000', '200'],
  'aliquota-zero': ['200'],
  isenta: ['400'],
  imune: ['410'],
  exportacao: ['410'],
  suspensa: ['550', '550'],
  diferida: ['510', '515'],
};

/** CSTs without a base. */
const UNTAXED = new Set(['400', '410']);
const isUntaxed = ({ cst }: Treatment) => UNTAXED.has(cst);

/** The rates of these services are the same in the whole country: arts. 237, 245 and 246. */
const UNIFORM = '011';
/** Half of the base: return trips of international passenger transport, art. 12, § 8º. */
const HALVED = '222';

/** Why the tax of an item is not paid with it. */
const POSTPONED: Readonly<Record<string, 'diferimento' | 'suspensao'>> = {
  510: 'diferimento',
  515: 'diferimento',
  550: 'suspensao',
};

/** Codes of sales that are exempt or immune: of these alone the credits are annulled (arts. 49 to 51). */
const ANNULLING = new Set(['400001', '400002', '410005', '410006', '410007', '410009', '410011']);

export const annulsCredits = ({ cClassTrib, situacao }: Item): boolean =>
  cClassTrib === undefined ? situacao === 'isenta' || situacao === 'imune' : ANNULLING.has(cClassTrib);

export const hasUniformRates = ({ cClassTrib = '' }: Item): boolean => cClassTrib.startsWith(UNIFORM);

export const hasSelectiveTax = ({ aliquotaIs, isPorUnidade }: Item): boolean =>
  aliquotaIs > 0 || isPorUnidade > 0;

/** A buyer of public law, and the share of the CBS that goes to it beside the IBS, % (arts. 472 and 473). */
export interface PublicBuyer {
  readonly ente: 'uniao' | 'estado' | 'distrito-federal' | 'municipio';
  readonly redutor: number;
  readonly parteCbs: Exact;
}

/** The law by which items are taxed. */
export interface ItemLaw {
  readonly ano: number;
  /** Rates of the call. */
  readonly standard: TaxRates<Exact>;
  /** Rates of the year by reference. */
  readonly uniform: TaxRates<Exact>;
  /** The table of codes in force; absent when no item has one. */
  readonly codes: DatedEntry<CodeTable> | undefined;
  readonly buyer: PublicBuyer | null;
}

/** The treatment and the taxes of an item, for its place in `itens`. */
export function taxItem(input: Item, i: number, law: ItemLaw) {
  const at = (field: string) => `itens[${i}].${field}`;
  const treatment = treatmentOf(input, law, at);
  requirePossible(input, treatment, law, at);

  const plusses = sum(
    exact(input.valor, 'valor'),
    exact(input.frete, 'frete'),
    exact(input.acrescimos, 'acrescimos'),
  );
  const operation = minus(plusses, exact(input.desconto, 'desconto'));
  const excluded = sum(...exclusions.map((name) => exact(input[name], name)));
  if (compare(excluded, operation) > 0) throw invalidValue(at('valor'), lessThanExcluded);

  const isBase = isUntaxed(treatment) ? zero : minus(operation, excluded);
  const is = roundTo(selectiveTax(input, isBase));
  const whole = plus(isBase, is);
  const base = treatment.cst === HALVED ? roundTo(share(whole, 1, 2)) : whole;
  const { rates, before } = ratesOf(treatment, law);
  const due = amountsOf(base, rates);
  const reason = POSTPONED[treatment.cst];
  const paid = reason ? { cbs: zero, ibsEstadual: zero, ibsMunicipal: zero } : due;
  const ibs = plus(paid.ibsEstadual, paid.ibsMunicipal);
  const onTop = law.ano >= FIRST_ON_TOP ? sum(is, paid.cbs, ibs) : zero;
  return {
    annuls: annulsCredits(input),
    shown: {
      valorOperacao: toMoney(operation),
      exclusoes: toMoney(excluded),
      baseIs: toMoney(isBase),
      is: toMoney(is),
      baseCalculo: toMoney(base),
      cst: treatment.cst,
      cClassTrib: input.cClassTrib ?? null,
      fundamento:
        input.cClassTrib === undefined ? null : `LC nº 214/2025, ${articlesOfCodes[input.cClassTrib]}`,
      reducaoCbs: recordGiven(treatment.cbs, 'reducaoCbs', treatment.source),
      reducaoIbs: recordGiven(treatment.ibs, 'reducaoIbs', treatment.source),
      aliquotaEfetiva: eachTax((tax) => toDecimal(rates[tax], 4)),
      ...eachTax((tax) => toMoney(paid[tax])),
      ibs: toMoney(ibs),
      naoRecolhido: reason ? { motivo: reason, ...withTotal(due) } : null,
      ...(before && { tributosSemDestinacao: withTotal(amountsOf(base, before)) }),
      total: toMoney(plus(operation, onTop)),
    },
  };
}

/** Until 2026 an invoice shows the taxes and does not add them (art. 348). */
const FIRST_ON_TOP = 2027;

/** A value of each tax. */
const eachTax = <Value>(make: (tax: keyof TaxRates) => Value): TaxRates<Value> => ({
  cbs: make('cbs'),
  ibsEstadual: make('ibsEstadual'),
  ibsMunicipal: make('ibsMunicipal'),
});

const withTotal = (amounts: TaxRates<Exact>) => ({
  ...eachTax((tax) => toMoney(amounts[tax])),
  total: toMoney(sum(...consumptionTaxes.map((tax) => amounts[tax]))),
});

function treatmentOf(
  { cClassTrib, situacao, reducao }: Item,
  { codes }: ItemLaw,
  at: (field: string) => string,
): Treatment {
  if (codes && cClassTrib !== undefined) {
    const found = Object.hasOwn(codes.value, cClassTrib) ? codes.value[cClassTrib] : undefined;
    if (found) return { ...found, source: found };
    throw isNotCalculated(cClassTrib)
      ? invalidValue(at('cClassTrib'), notCalculated, { reason: 'nao-calculado' })
      : invalidValue(at('cClassTrib'), unknownIn(codes.source), { reason: 'desconhecido' });
  }
  const [cst, reduced] = SITUATIONS[situacao];
  if (situacao === 'aliquota-zero' && reducao === 0) return { cst, cbs: 100, ibs: 100 };
  if (reducao > 0 && reduced === undefined) throw invalidValue(at('reducao'), nothingToReduce);
  return { cst: reducao > 0 ? (reduced as string) : cst, cbs: reducao, ibs: reducao };
}

/** Throws 422 on a tax that does not exist in the year or the treatment of an item. */
function requirePossible(
  input: Item,
  treatment: Treatment,
  { ano }: ItemLaw,
  at: (field: string) => string,
): void {
  const ended = ano >= 2033 ? (['pis', 'cofins', 'icms', 'iss'] as const) : (['pis', 'cofins'] as const);
  const left = ano >= 2027 ? ended.find((tax) => input[tax] > 0) : undefined;
  if (left) throw invalidValue(at(left), endedTax);
  const selective = (['aliquotaIs', 'isPorUnidade'] as const).find((field) => input[field] > 0);
  if (selective && ano < 2027) throw invalidValue(at(selective), notYet);
  if (selective && isUntaxed(treatment)) throw invalidValue(at(selective), untaxed);
}

function selectiveTax({ aliquotaIs, isPorUnidade, quantidade }: Item, base: Exact): Exact {
  return plus(
    share(times(base, exact(aliquotaIs, 'aliquotaIs')), 1, 100),
    times(exact(isPorUnidade, 'isPorUnidade'), exact(quantidade, 'quantidade')),
  );
}

/** The rates of an item, %; for a public buyer also those before its share. */
function ratesOf(treatment: Treatment, { standard, uniform, buyer }: ItemLaw) {
  if (isUntaxed(treatment)) {
    const none = eachTax(() => zero);
    return { rates: none, before: buyer && none };
  }
  const isUniform = treatment.cst === UNIFORM;
  const of = isUniform ? uniform : standard;
  const reductionOf = { cbs: treatment.cbs, ibsEstadual: treatment.ibs, ibsMunicipal: treatment.ibs };
  const reduced = eachTax((tax) =>
    lessPercent(of[tax], exact(reductionOf[tax], 'reducao', treatment.source)),
  );
  if (!buyer) return { rates: reduced, before: null };
  const before = isUniform
    ? reduced
    : eachTax((tax) => lessPercent(reduced[tax], exact(buyer.redutor, 'redutor')));
  return { rates: destinedTo(buyer, before), before };
}

/** A public buyer takes the whole IBS and its share of the CBS (arts. 472 and 473). */
function destinedTo({ ente, parteCbs }: PublicBuyer, before: TaxRates<Exact>): TaxRates<Exact> {
  const { cbs } = before;
  const ibs = plus(before.ibsEstadual, before.ibsMunicipal);
  if (ente === 'uniao') return { cbs: plus(cbs, ibs), ibsEstadual: zero, ibsMunicipal: zero };
  const taken = share(times(cbs, parteCbs), 1, 100);
  const rest = minus(cbs, taken);
  const own = plus(ibs, taken);
  return ente === 'municipio'
    ? { cbs: rest, ibsEstadual: zero, ibsMunicipal: own }
    : { cbs: rest, ibsEstadual: own, ibsMunicipal: zero };
}

const lessPercent = (rate: Exact, percent: Exact): Exact =>
  isPositive(percent) ? share(times(rate, minus(exact(100), percent)), 1, 100) : rate;

const amountsOf = (base: Exact, rates: TaxRates<Exact>): TaxRates<Exact> =>
  eachTax((tax) => roundTo(share(times(base, rates[tax]), 1, 100)));

const lessThanExcluded: Text = {
  pt: 'é menor que a soma do que sai da base (icms, iss, pis, cofins, ipi e outrasExclusoes)',
  en: 'is less than what leaves the base (icms, iss, pis, cofins, ipi and outrasExclusoes)',
};
const notCalculated: Text = {
  pt: 'é um código sem alíquota sobre o valor, que não é calculado aqui',
  en: 'is a code without a rate on the value, which is not calculated here',
};
const unknownIn = (table: string): Text => ({ pt: `não está na ${table}`, en: `is not in the ${table}` });
const nothingToReduce: Text = {
  pt: 'deve ser 0 nesta situação, que não tem alíquota a reduzir',
  en: 'must be 0 in this situation, which has no rate to reduce',
};
const endedTax: Text = { pt: 'deve ser 0: o tributo já não existe', en: 'must be 0: the tax exists no more' };
const notYet: Text = {
  pt: 'deve ser 0: o Imposto Seletivo só existe desde 2027',
  en: 'must be 0: the Imposto Seletivo only exists since 2027',
};
const untaxed: Text = {
  pt: 'deve ser 0: o item é isento, imune ou não tributado',
  en: 'must be 0: the item is exempt, immune or not taxed',
};
