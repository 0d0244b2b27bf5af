/** Interest rates as contracts quote them, and terms in months or years. */
import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { inRange } from '../../core/texts.ts';
import { compound } from '../../lib/finance/interest.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { between } from './_fields.ts';

/** The fields that say a rate. */
export const rateFields = {
  taxa: between(0, 1000),
  periodoTaxa: v.optional(v.picklist(['mensal', 'anual']), 'mensal'),
  conversaoTaxa: v.optional(v.picklist(['efetiva', 'nominal']), 'efetiva'),
};

interface QuotedRate {
  /** %. */
  readonly taxa: number;
  readonly periodoTaxa: 'mensal' | 'anual';
  /** Of an annual rate: an effective one compounds to it in 12 months, a nominal one is 12 monthly rates. */
  readonly conversaoTaxa: 'efetiva' | 'nominal';
}

/** The fraction by which a balance grows in a month. */
export function monthlyRate({ taxa, periodoTaxa, conversaoTaxa }: QuotedRate): number {
  if (periodoTaxa === 'mensal') return taxa / 100;
  return conversaoTaxa === 'efetiva' ? compound(taxa / 100, 1 / 12) : taxa / 1200;
}

/** A monthly rate, and what it compounds to in a year, in %. */
export function effectiveRates(rate: number) {
  return {
    taxaMensalEfetiva: roundTo(rate * 100, 4),
    taxaAnualEfetiva: roundTo(compound(rate, 12) * 100, 4),
  };
}

/** The fields that say a term of at most so many months. */
/* @__NO_SIDE_EFFECTS__ */
export function termFields(months: number) {
  return {
    prazo: integer(1, months),
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
