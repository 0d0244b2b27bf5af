import { abs, type Rational } from '../../lib/numbers/rational.ts';

/**
 * The exact decimal of a fraction, its period in parentheses: `0.75`, `1.8(3)`. Where the decimals go on after
 * `limit` of them, it ends there, with `…`.
 */
export function decimalExpansion({ numerator, denominator }: Rational, limit = Infinity): string {
  const size = abs(numerator);
  const whole = `${numerator < 0n ? '-' : ''}${size / denominator}`;
  const rest = size % denominator;
  if (rest === 0n) return whole;

  const { length, ends } = beforePeriod(denominator);
  if (ends && length <= limit) {
    const decimals = (rest * 10n ** BigInt(length)) / denominator;
    return `${whole}.${String(decimals).padStart(length, '0')}`;
  }
  return `${whole}.${longDivision(rest, denominator, length, limit)}`;
}

/** How many decimals stand before the period: the greater exponent of 2 and 5 in the denominator. */
function beforePeriod(denominator: bigint): { readonly length: number; readonly ends: boolean } {
  let rest = denominator;
  const exponents = [2n, 5n].map((prime) => {
    let exponent = 0;
    for (; rest % prime === 0n; rest /= prime) exponent++;
    return exponent;
  });
  return { length: Math.max(...exponents), ends: rest === 1n };
}

function longDivision(rest: bigint, denominator: bigint, beforePeriod: number, limit: number): string {
  let digits = '';
  let remainder = rest;
  let periodStart: bigint | null = null;
  while (digits.length <= limit) {
    if (digits.length === beforePeriod) periodStart = remainder;
    else if (remainder === periodStart) {
      return `${digits.slice(0, beforePeriod)}(${digits.slice(beforePeriod)})`;
    }
    digits += String((remainder * 10n) / denominator);
    remainder = (remainder * 10n) % denominator;
  }
  return `${digits.slice(0, limit)}…`;
}
