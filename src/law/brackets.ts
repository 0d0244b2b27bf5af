/** Scales in bands: contributions that sum over them, and taxes with an amount to deduct. */
import {
  compare,
  type Exact,
  exact,
  greatest,
  least,
  minus,
  notNegative,
  percentOf,
  zero,
} from '../lib/numbers/exact.ts';

/** A band of a progressive contribution. */
export interface Bracket {
  /** Upper limit of the band, included, in BRL. */
  readonly ate: number;
  /** Percent. */
  readonly aliquota: number;
}

/** A band of a tax that is base × rate − amount to deduct. */
export interface TaxBracket {
  /** The upper limit of the band, included, in BRL; null in the last band. */
  readonly ate: number | null;
  /** Percent. */
  readonly aliquota: number;
  /** BRL. */
  readonly parcelaDeduzir: number;
}

/** The part of the pay between `from` and `to` in each band, in the order of the bands. */
export function partsByBracket(brackets: readonly Bracket[], from: Exact, to: Exact): Exact[] {
  let below = zero;
  return brackets.map((bracket) => {
    const limit = exact(bracket.ate, 'ate', bracket);
    const part = notNegative(minus(least(to, limit), greatest(from, below)));
    below = limit;
    return part;
  });
}

/** Multiplies each band's part by its rate, unrounded. */
export function bracketAmounts(brackets: readonly Bracket[], parts: readonly Exact[]): Exact[] {
  return parts.map((part, i) => {
    const bracket = brackets[i] as Bracket;
    return percentOf(part, bracket.aliquota, 'aliquota', bracket);
  });
}

/** The band that a base falls in: the first whose limit it does not exceed, else the last. */
export function bracketOf<B extends { readonly ate: number | null }>(brackets: readonly B[], base: Exact): B {
  const found = brackets.find(({ ate }) => ate === null || compare(base, exact(ate)) <= 0);
  return found ?? (brackets.at(-1) as B);
}

/** The unrounded tax on a base: base × rate − amount to deduct, not below 0. */
export function bracketTax(bracket: TaxBracket, base: Exact): Exact {
  const { aliquota, parcelaDeduzir } = bracket;
  return notNegative(
    minus(percentOf(base, aliquota, 'aliquota', bracket), exact(parcelaDeduzir, 'parcelaDeduzir', bracket)),
  );
}
