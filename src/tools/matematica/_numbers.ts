/** Shared by the exact calculators: how they write and round their numbers. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { decimalExpansion } from './_decimal-expansion.ts';
import { type Rational, toNumber } from '../../lib/numbers/rational.ts';

/** A result as a number of 12 significant digits. Throws 422 of `field` when it is beyond the doubles. */
export function result(field: string, value: Rational): number {
  const number = toNumber(value, 12);
  if (!Number.isFinite(number)) throw tooLarge(field);
  return number;
}

export function tooLarge(field: string) {
  return invalidValue(field, {
    pt: 'leva a um resultado grande demais para um número JSON',
    en: 'leads to a result too large for a JSON number',
  });
}

/** A factor in a line of working: the exact decimal, in parentheses when negative. */
export function factor(value: Rational): string {
  const text = decimalExpansion(value);
  return value.numerator < 0n ? `(${text})` : text;
}
