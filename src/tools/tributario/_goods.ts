/** An operation with goods: the fields that describe it, and the taxes of a sale within a state or to another one. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Need } from '../../kit/tool.ts';
import {
  between,
  explicar,
  flag,
  inUnit,
  legalMonth,
  num,
  optionalPercent,
  percent,
  uf,
  withExample,
} from '../../kit/fields/index.ts';
import {
  type Exact,
  exact,
  recordGiven,
  isPositive,
  minus,
  percentOf,
  plus,
  roundTo,
  sum,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { difalBases, difalOf, withTaxInside } from '../../law/taxes/icms.ts';
import { type OwnTax, substitution, type SubstitutionRates } from '../../law/taxes/icms-st.ts';
import { percentage, reais } from '../../kit/units.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { dataOperacao } from './_operation-day.ts';

export const baseDifal = v.picklist(difalBases);

/** Percent: Convênio ICMS 142/2018 has no margin near it. */
const LARGEST_MVA = 1000;

export const operationInput = v.object({
  valor: positiveAmount,
  ufOrigem: uf,
  ufDestino: v.optional(uf),
  frete: optionalAmount,
  seguro: optionalAmount,
  outrasDespesas: optionalAmount,
  desconto: optionalAmount,
  ipi: optionalAmount,
  consumidorFinal: v.optional(v.boolean()),
  contribuinte: flag(true),
  importado: flag(false),
  aliquotaInterna: v.optional(percent(4)),
  fcp: v.optional(percent(4)),
  reducaoBase: optionalPercent(4),
  icmsIncluso: flag(true),
  baseDifal: v.optional(baseDifal),
  reducaoBaseDestino: v.optional(percent(4)),
  remetenteSimples: flag(false),
  mva: withExample(40, v.optional(inUnit(percentage, between(0, LARGEST_MVA, 4)))),
  mvaAjustada: flag(true),
  baseSt: withExample(1500, v.optional(positiveAmount)),
  reducaoBaseSt: optionalPercent(4),
  dataOperacao,
  ...legalMonth,
  explicar,
});

type Call = v.InferOutput<typeof operationInput>;

/** A call that says whether the recipient is a final consumer. */
type Operation = Call & { readonly consumidorFinal: boolean };

/** One who is no taxpayer buys to consume (LC 87/1996, art. 4º, § 2º; LC 190/2022). */
export const isFinal = ({ consumidorFinal, contribuinte }: Call): boolean => consumidorFinal ?? !contribuinte;

/** Nobody who is no taxpayer buys to sell on. */
export function finalConsumer({ consumidorFinal, contribuinte }: Partial<Call>): readonly Need[] {
  if (consumidorFinal !== false || contribuinte !== false) return [];
  const message = { pt: 'deve ser true com contribuinte=false', en: 'must be true with contribuinte=false' };
  return [{ field: 'consumidorFinal', message }];
}

/** The rates of the destination, in percent. */
export interface DestinationRates {
  readonly internal: number;
  readonly fcp: number;
}

/** The value of the operation (LC 87/1996, art. 13, § 1º, II, and § 2º: the IPI of goods that are sold on stays out). */
export function operationValue({
  valor,
  frete,
  seguro,
  outrasDespesas,
  desconto,
  ipi,
  consumidorFinal,
}: Operation): Exact {
  const added = [
    exact(valor, 'valor'),
    exact(frete, 'frete'),
    exact(seguro, 'seguro'),
    exact(outrasDespesas, 'outrasDespesas'),
    consumidorFinal ? exact(ipi, 'ipi') : zero,
  ];
  const value = minus(sum(...added), exact(desconto, 'desconto'));
  if (isPositive(value)) return value;
  throw invalidValue('desconto', {
    pt: 'deve ser menor que o valor da operação',
    en: 'must be less than the value of the operation',
  });
}

/** Gives the percent that the destination takes in all. */
export function totalRate({ internal, fcp }: DestinationRates): Exact {
  return plus(exact(internal, 'aliquotaInterna'), exact(fcp, 'fcpAliquota'));
}

/** The base of a value, in which the tax already is or to which it is added. */
function baseOf({ reducaoBase }: Operation, whole: Exact): Exact {
  return minus(whole, percentOf(whole, reducaoBase, 'reducaoBase'));
}

/** The value with the tax inside, whether it was or is added. */
function wholeOf({ icmsIncluso }: Operation, value: Exact, rate: Exact): Exact {
  return icmsIncluso ? value : withTaxInside(value, rate);
}

/** The seller's own tax: nothing where it is in the DAS. */
const chargedBy = ({ remetenteSimples }: Operation, tax: Exact) => (remetenteSimples ? zero : tax);

/** The parts of an answer about a sale within a state, its unrounded total, and its taxes as if charged. */
export function internalSale(input: Operation, value: Exact, rates: DestinationRates) {
  const whole = wholeOf(input, value, totalRate(rates));
  const base = baseOf(input, whole);
  const tax = roundTo(percentOf(base, rates.internal, 'aliquotaInterna'));
  const fcp = roundTo(percentOf(base, rates.fcp, 'fcpAliquota'));
  const charged = [chargedBy(input, tax), chargedBy(input, fcp)] as const;
  return {
    parts: {
      aliquotaInterna: recordGiven(rates.internal, 'aliquotaInterna'),
      baseCalculo: toMoney(base),
      icms: toMoney(charged[0]),
      fcpAliquota: recordGiven(rates.fcp, 'fcpAliquota'),
      fcp: toMoney(charged[1]),
      difal: null,
    },
    total: plus(...charged),
    own: { icms: tax, fcp },
    whole,
  };
}

/** A sale to another state: its rate in percent, and whether the destination is owed the difference to its own. */
interface InterstateRule {
  readonly interstate: number;
  readonly owesDifal: boolean;
}

/** The same of a sale to another state. */
export function interstateSale(
  input: Operation,
  value: Exact,
  rates: DestinationRates,
  { interstate: rate, owesDifal }: InterstateRule,
) {
  const { contribuinte, reducaoBaseDestino: reduction } = input;
  const kind = input.baseDifal ?? (contribuinte ? 'dupla' : 'unica');
  // The one base for a consumer who is no taxpayer has the destination's tax inside (LC 87/1996, art. 13, § 1º, I;
  // Convênio ICMS 236/2021, cláusula segunda).
  const inside = owesDifal && kind === 'unica' ? totalRate(rates) : exact(rate, 'aliquotaInterestadual');
  const whole = wholeOf(input, value, inside);
  const base = baseOf(input, whole);
  const tax = roundTo(percentOf(base, rate, 'aliquotaInterestadual'));
  const difal = owesDifal ? difalOf(kind, { base, whole, reduction }, { ...rates, interstate: rate }) : null;
  const charged = chargedBy(input, tax);
  return {
    parts: {
      aliquotaInterestadual: recordGiven(rate, 'aliquotaInterestadual'),
      baseCalculo: toMoney(base),
      icms: toMoney(charged),
      difal: difal && {
        base: kind,
        baseDestino: toMoney(difal.base),
        aliquotaInterna: recordGiven(rates.internal, 'aliquotaInterna'),
        diferencial: toDecimal(
          minus(exact(rates.internal, 'aliquotaInterna'), exact(rate, 'aliquotaInterestadual')),
          4,
        ),
        valor: toMoney(difal.tax),
        fcpAliquota: recordGiven(rates.fcp, 'fcpAliquota'),
        fcp: toMoney(difal.fcp),
        responsavel: contribuinte ? ('destinatario' as const) : ('remetente' as const),
      },
    },
    total: difal ? sum(charged, difal.tax, difal.fcp) : charged,
    own: { icms: tax, fcp: zero },
    whole,
  };
}

export const st = v.nullable(
  v.object({
    mva: v.nullable(num(percentage)),
    mvaOriginal: v.nullable(num(percentage)),
    reducaoBase: num(percentage),
    base: num(reais),
    aliquota: num(percentage),
    icmsProprio: num(reais),
    valor: num(reais),
    fcpAliquota: num(percentage),
    fcp: num(reais),
    total: num(reais),
  }),
);

/** The substituted tax of a sale on which `whole` was charged, and its unrounded total; null without substitution. */
export function substitutionOf(input: Operation, whole: Exact, rates: SubstitutionRates, own: OwnTax) {
  const { mva, baseSt, consumidorFinal } = input;
  if (mva === undefined && baseSt === undefined) return null;
  if (consumidorFinal) {
    throw invalidValue(mva === undefined ? 'baseSt' : 'mva', {
      pt: 'não existe com consumidorFinal: sem venda depois, não há ICMS a substituir',
      en: 'does not exist with consumidorFinal: without a later sale there is no ICMS to substitute',
    });
  }
  const from =
    mva === undefined
      ? { price: baseSt as number }
      : {
          mva,
          adjusted: input.mvaAjustada && !input.remetenteSimples,
          value: plus(whole, exact(input.ipi, 'ipi')),
        };
  const due = substitution(from, input.reducaoBaseSt, rates, own);
  const total = plus(due.tax, due.fcp);
  return {
    parts: {
      mva: due.mva && toDecimal(due.mva, 4),
      mvaOriginal: mva === undefined ? null : recordGiven(mva, 'mva'),
      reducaoBase: recordGiven(input.reducaoBaseSt, 'reducaoBaseSt'),
      base: toMoney(due.base),
      aliquota: recordGiven(rates.internal, 'aliquotaInterna'),
      icmsProprio: toMoney(own.icms),
      valor: toMoney(due.tax),
      fcpAliquota: recordGiven(rates.fcp, 'fcpAliquota'),
      fcp: toMoney(due.fcp),
      total: toMoney(total),
    },
    total,
  };
}
