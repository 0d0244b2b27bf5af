/** An operation with goods: the fields that describe it, and the taxes of a sale within a state or to another one. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { ano, flag, mes, uf } from '../../core/fields.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  percentOf,
  plus,
  rounded,
  sum,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { difalOf, withTaxInside } from '../../lib/law/taxes/icms.ts';
import { amount, noMoney, noPercent, percent } from './_fields.ts';

export const baseDifal = v.picklist(['unica', 'dupla']);

export const operationInput = v.object({
  valor: amount,
  ufOrigem: uf,
  ufDestino: v.optional(uf),
  frete: noMoney,
  seguro: noMoney,
  outrasDespesas: noMoney,
  desconto: noMoney,
  ipi: noMoney,
  consumidorFinal: flag(false),
  contribuinte: flag(true),
  importado: flag(false),
  aliquotaInterna: v.optional(percent),
  fcp: v.optional(percent),
  reducaoBase: noPercent,
  icmsIncluso: flag(true),
  baseDifal: v.optional(baseDifal),
  ano,
  mes,
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
  const added = [valor, frete, seguro, outrasDespesas, consumidorFinal ? ipi : 0].map(exact);
  const value = minus(sum(...added), exact(desconto));
  if (isPositive(value)) return value;
  throw invalidValue('desconto', {
    pt: 'deve ser menor que o valor da operação',
    en: 'must be less than the value of the operation',
  });
}

/** Percent that the destination takes in all. */
export function totalRate({ internal, fcp }: DestinationRates): Exact {
  return plus(exact(internal), exact(fcp));
}

/** The base of a value, in which the tax already is or to which it is added. */
function baseOf({ reducaoBase, icmsIncluso }: Operation, value: Exact, rate: Exact): Exact {
  const base = minus(value, percentOf(value, reducaoBase));
  return icmsIncluso ? base : withTaxInside(base, rate);
}

/** The parts of an answer about a sale within a state, and their unrounded total. */
export function internalSale(input: Operation, value: Exact, rates: DestinationRates) {
  const base = baseOf(input, value, totalRate(rates));
  const tax = rounded(percentOf(base, rates.internal));
  const fcp = rounded(percentOf(base, rates.fcp));
  return {
    aliquotaInterna: rates.internal,
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
    fcpAliquota: rates.fcp,
    fcp: toMoney(fcp),
    difal: null,
    total: plus(tax, fcp),
  };
}

/** The same about a sale to another state, at an interstate rate in percent. */
export function interstateSale(input: Operation, value: Exact, rates: DestinationRates, rate: number) {
  const { consumidorFinal, contribuinte } = input;
  const kind = input.baseDifal ?? (contribuinte ? 'dupla' : 'unica');
  // The one base for a consumer who is no taxpayer has the destination's tax inside (LC 87/1996, art. 13, § 1º, I;
  // Convênio ICMS 236/2021, cláusula segunda).
  const inside = consumidorFinal && kind === 'unica' ? totalRate(rates) : exact(rate);
  const base = baseOf(input, value, inside);
  const tax = rounded(percentOf(base, rate));
  const difal = consumidorFinal ? difalOf(kind, base, { ...rates, interstate: rate }) : null;
  return {
    aliquotaInterestadual: rate,
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
    difal: difal && {
      base: kind,
      baseDestino: toMoney(difal.base),
      aliquotaInterna: rates.internal,
      diferencial: toDecimal(minus(exact(rates.internal), exact(rate)), 4),
      valor: toMoney(difal.tax),
      fcpAliquota: rates.fcp,
      fcp: toMoney(difal.fcp),
      responsavel: contribuinte ? ('destinatario' as const) : ('remetente' as const),
    },
    total: difal ? sum(tax, difal.tax, difal.fcp) : tax,
  };
}
