/** Interest rates as contracts quote them, and terms in months or years. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors.ts';
import { between, integer, inUnit } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { monthsOrYears, percentage } from '../../kit/units.ts';
import type { Arithmetic } from './_arithmetic.ts';

/** The fields that say a rate. */
export const rateFields = {
  taxa: inUnit(percentage, between(0, 1000)),
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

/** Whether a rate needs no conversion. */
export const isMonthly = ({ periodoTaxa }: Pick<QuotedRate, 'periodoTaxa'>) => periodoTaxa === 'mensal';

/** A rate of which amounts are taken to the cent. */
export interface MonthlyRate<N> {
  /** The fraction by which a balance grows in a month. */
  readonly value: N;
  /** Of how many parts of a cent that fraction of whole cents is a whole number; none where it has no end. */
  readonly parts?: number | undefined;
}

/** Of how many parts of a cent so many percent of whole cents are a whole number. */
export function partsOfPercent(percent: number): number | undefined {
  const text = String(percent);
  if (text.includes('e')) return undefined;
  const [, decimals = ''] = text.split('.');
  return 100 * 10 ** decimals.length;
}

/** The same rate for amounts that are taken to the cent. */
export function roundedRate<N>(a: Arithmetic<N>, quoted: QuotedRate): MonthlyRate<N> {
  const parts = partsOfPercent(quoted.taxa);
  const value = monthlyRate(a, quoted);
  if (quoted.periodoTaxa === 'mensal') return { value, parts };
  return { value, parts: quoted.conversaoTaxa === 'nominal' && parts ? 12 * parts : undefined };
}

/** The fraction by which a balance grows in a month. */
export function monthlyRate<N>(a: Arithmetic<N>, { taxa, periodoTaxa, conversaoTaxa }: QuotedRate): N {
  const quoted = a.of(taxa, 'taxa');
  if (periodoTaxa === 'mensal') return a.over(quoted, a.of(100));
  return conversaoTaxa === 'efetiva'
    ? a.growth(a.over(quoted, a.of(100)), a.over(a.of(1), a.of(12)))
    : a.over(quoted, a.of(1200));
}

/** A monthly rate, and what it compounds to in a year, in %. */
export function effectiveRates<N>(a: Arithmetic<N>, rate: N) {
  return {
    taxaMensalEfetiva: a.toDecimal(a.times(rate, a.of(100)), 4),
    taxaAnualEfetiva: a.toDecimal(a.times(a.growth(rate, a.of(12)), a.of(100)), 4),
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
