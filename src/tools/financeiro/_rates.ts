/** Interest rates as contracts quote them, and terms in months or years. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { exact, type Exact, over } from '../../lib/numbers/exact.ts';
import { monthsOrYears, percentageAPeriod } from '../../kit/units.ts';
import { growth, toFraction, toPercentage } from './_interest.ts';

/** The fields that say a rate. */
export const rateFields = {
  taxa: inUnit(percentageAPeriod, between(0, 1000)),
  periodoTaxa: v.optional(v.picklist(['mensal', 'anual']), 'mensal'),
  conversaoTaxa: v.optional(v.picklist(['efetiva', 'nominal']), 'efetiva'),
};

interface QuotedRate {
  /** %. */
  readonly taxa: number;
  readonly periodoTaxa: 'mensal' | 'anual';
  /**
   * How an annual rate is quoted: an effective rate is what 12 months compound to, a nominal one is 12 monthly rates.
   */
  readonly conversaoTaxa: 'efetiva' | 'nominal';
}

/** The fraction by which a balance grows in a month. */
export function monthlyRate({ taxa, periodoTaxa, conversaoTaxa }: QuotedRate): Exact {
  if (periodoTaxa === 'mensal') return toFraction(taxa, 'taxa');
  return conversaoTaxa === 'efetiva'
    ? growth(toFraction(taxa, 'taxa'), over(exact(1), exact(12)))
    : over(exact(taxa, 'taxa'), exact(1200));
}

/** A monthly rate above this may be a yearly one, in %. */
const HIGH_RATE = 3;

/** True if a high rate was taken per month because the call did not say its period. */
export function isReadMonthly({ taxa, periodoTaxa }: Readonly<Record<string, unknown>>): boolean {
  return typeof taxa === 'number' && taxa > HIGH_RATE && periodoTaxa === undefined;
}

/** A monthly rate, and what it compounds to in a year, in %. */
export function effectiveRates(rate: Exact) {
  return {
    taxaMensalEfetiva: toPercentage(rate, 4),
    taxaAnualEfetiva: toPercentage(growth(rate, exact(12)), 4),
  };
}

/** The fields that say a term of at most so many months. */
/* @__NO_SIDE_EFFECTS__ */
export function termFields(months: number) {
  return {
    prazo: inUnit(monthsOrYears, integer(1, months)),
    unidadePrazo: v.optional(v.picklist(['meses', 'anos']), 'meses'),
  };
}

/** A term in months; 400 when it is above `years` years. */
export function monthsOf(
  { prazo, unidadePrazo }: { readonly prazo: number; readonly unidadePrazo: 'meses' | 'anos' },
  years: number,
): number {
  if (unidadePrazo === 'meses') return prazo;
  if (prazo > years) throw badParameter('prazo', inRange(1, years));
  return 12 * prazo;
}
