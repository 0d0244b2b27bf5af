/** An operation with goods: the fields that describe it, and the taxes of a sale within a state or to another one. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, legalMonth, optionalPercent, percent, uf } from '../../kit/fields/index.ts';
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
import { difalOf, withTaxInside } from '../../law/taxes/icms.ts';
import { explicar } from './_explicar.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { dataOperacao } from './_operation-day.ts';

export const baseDifal = v.picklist(['unica', 'dupla']);

export const operationInput = v.object({
  valor: positiveAmount,
  ufOrigem: uf,
  ufDestino: v.optional(uf),
  frete: optionalAmount,
  seguro: optionalAmount,
  outrasDespesas: optionalAmount,
  desconto: optionalAmount,
  ipi: optionalAmount,
  consumidorFinal: flag(false),
  contribuinte: flag(true),
  importado: flag(false),
  aliquotaInterna: v.optional(percent(4)),
  fcp: v.optional(percent(4)),
  reducaoBase: optionalPercent(4),
  icmsIncluso: flag(true),
  baseDifal: v.optional(baseDifal),
  dataOperacao,
  ...legalMonth,
  explicar,
});

type Operation = v.InferOutput<typeof operationInput>;

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
function baseOf({ reducaoBase, icmsIncluso }: Operation, value: Exact, rate: Exact): Exact {
  const base = minus(value, percentOf(value, reducaoBase, 'reducaoBase'));
  return icmsIncluso ? base : withTaxInside(base, rate);
}

/** The parts of an answer about a sale within a state, and their unrounded total. */
export function internalSale(input: Operation, value: Exact, rates: DestinationRates) {
  const base = baseOf(input, value, totalRate(rates));
  const tax = roundTo(percentOf(base, rates.internal, 'aliquotaInterna'));
  const fcp = roundTo(percentOf(base, rates.fcp, 'fcpAliquota'));
  return {
    aliquotaInterna: recordGiven(rates.internal, 'aliquotaInterna'),
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
    fcpAliquota: recordGiven(rates.fcp, 'fcpAliquota'),
    fcp: toMoney(fcp),
    difal: null,
    total: plus(tax, fcp),
  };
}

/** A sale to another state: its rate in percent, and whether the destination is owed the difference to its own. */
interface InterstateRule {
  readonly interstate: number;
  readonly owesDifal: boolean;
}

/** The answer about a sale to another state. */
export function interstateSale(
  input: Operation,
  value: Exact,
  rates: DestinationRates,
  { interstate: rate, owesDifal }: InterstateRule,
) {
  const { contribuinte } = input;
  const kind = input.baseDifal ?? (contribuinte ? 'dupla' : 'unica');
  // The one base for a consumer who is no taxpayer has the destination's tax inside (LC 87/1996, art. 13, § 1º, I;
  // Convênio ICMS 236/2021, cláusula segunda).
  const inside = owesDifal && kind === 'unica' ? totalRate(rates) : exact(rate, 'aliquotaInterestadual');
  const base = baseOf(input, value, inside);
  const tax = roundTo(percentOf(base, rate, 'aliquotaInterestadual'));
  const difal = owesDifal ? difalOf(kind, base, { ...rates, interstate: rate }) : null;
  return {
    aliquotaInterestadual: recordGiven(rate, 'aliquotaInterestadual'),
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
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
    total: difal ? sum(tax, difal.tax, difal.fcp) : tax,
  };
}
