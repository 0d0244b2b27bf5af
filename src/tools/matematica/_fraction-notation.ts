/**
 * Fractions as people write them: `3`, `-3/4`, `3/-4`, `1 3/4` (mixed), `0.75`, `0.1(6)` (repeating). The minus
 * sign of a mixed one stands before its whole number and holds for all of it.
 */
import { abs, type Rational } from '../../lib/numbers/rational.ts';

/** Numbers of up to 12 digits; of a decimal, all its digits count. */
export const FRACTION =
  /^-?(?:\d{1,12}(?:\/-?\d{1,12})?|\d{1,12} \d{1,12}\/\d{1,12}|(?!(?:\D*\d){13})\d+\.(?:\d+|\d*\(\d+\)))$/;

/** A fraction not reduced: its denominator may be negative or 0. */
export interface WrittenFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The numerator and denominator of a text that `FRACTION` matches; a decimal's denominator is 10…0, 9…9 or 9…90…0. */
export function readFraction(text: string): WrittenFraction {
  const sign = text.startsWith('-') ? -1n : 1n;
  const [, mixed, top = '', bottom = '1'] = /^-?(?:(\d+) )?([\d.()]+)(?:\/(-?\d+))?$/.exec(text) ?? [];
  const { numerator, denominator } = readDecimal(top);
  const scaled = denominator * BigInt(bottom);
  return { numerator: sign * (numerator + BigInt(mixed ?? 0) * scaled), denominator: scaled };
}

function readDecimal(text: string): WrittenFraction {
  const [, whole = '', fixed = '', period = ''] = /^(\d+)\.?(\d*)\(?(\d*)\)?$/.exec(text) ?? [];
  const shift = 10n ** BigInt(fixed.length);
  if (period === '') return { numerator: BigInt(whole + fixed), denominator: shift };
  // 0.1(6) is (16 − 1)/90: the digits up to the end of the period, less those before it.
  return {
    numerator: BigInt(whole + fixed + period) - BigInt(whole + fixed),
    denominator: shift * (10n ** BigInt(period.length) - 1n),
  };
}

/** `4/3` as `1 1/3`; a whole number and a proper fraction as they are. */
export function mixedText({ numerator, denominator }: Rational): string {
  const size = abs(numerator);
  const [whole, rest] = [size / denominator, size % denominator];
  const parts = [
    ...(whole > 0n || rest === 0n ? [String(whole)] : []),
    ...(rest > 0n ? [`${rest}/${denominator}`] : []),
  ];
  return (numerator < 0n ? '-' : '') + parts.join(' ');
}
