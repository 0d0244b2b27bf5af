/**
 * Numbers of up to twelve digits and the check digits that follow them. They are written and checked as whole numbers, because
 * a text of each step would take several times as long.
 */

import { lazy } from '../lib/lazy.ts';
import { isPunctuation } from '../lib/text/punctuation.ts';
import { applyMask, mod11Digit, weightedSum } from './check-digits.ts';

/** How the digits of a document depend on each other. */
export interface Numbering {
  /** Weights of the digits before the check digits, at most twelve, most significant first. */
  readonly weights: readonly number[];
  /** Weights of the same digits for a second sum. */
  readonly secondWeights?: readonly number[];
  /** How many check digits follow. */
  readonly checkDigits: number;
  /** The check digits, as one number, of both sums of digits × weights and of the last two digits that have weights. */
  readonly check: (sum: number, secondSum: number, end: number) => number;
}

/**
 * Two sums stand in one integer. None reaches 2^12: twelve digits of at most 9, of weights of at most 11, cannot; nor can the
 * letters of a CNPJ, of at most 42, whose weights add up to 62.
 */
const SUM_BITS = 12;
const SECOND = 1 << SUM_BITS;

/** Two modulo 11 digits, each of all digits before it. The last of `secondWeights` is that of the first check digit. */
/* @__NO_SIDE_EFFECTS__ */
export function mod11Pair(weights: readonly number[], secondWeights: readonly number[]): Numbering {
  const last = secondWeights[weights.length] as number;
  return {
    weights,
    secondWeights,
    checkDigits: 2,
    check(sum, secondSum) {
      const first = mod11Digit(sum);
      return first * 10 + mod11Digit(secondSum + first * last);
    },
  };
}

/** One check digit by modulo 11. */
/* @__NO_SIDE_EFFECTS__ */
export function mod11Single(weights: readonly number[]): Numbering {
  return { weights, checkDigits: 1, check: mod11Digit };
}

/**
 * A function that writes a base and its check digits into a mask, which has a `0` for each digit. Three digits at a time are
 * looked up, with the punctuation among them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function numberWriter(mask: string, numbering: Numbering): (base: number) => string {
  const write = lazy(() => writerOf(mask, numbering));
  return (base) => write()(base);
}

function writerOf(mask: string, { weights, secondWeights = weights, checkDigits, check }: Numbering) {
  /** Each digit with the punctuation after it. */
  const places = mask.match(/0[^0]*/g) as string[];
  const { length } = weights;
  const group = (from: number, to: number) =>
    groupOf(
      places.slice(from, to).join(''),
      to - from,
      weights.slice(from, to),
      secondWeights.slice(from, to),
    );
  const at = (groupsAfter: number) => Math.max(0, length - groupsAfter * 3);
  const [a, b] = [group(0, at(3)), group(at(3), at(2))];
  const [c, d] = [group(at(2), at(1)), group(at(1), length)];
  const end = group(length, length + checkDigits);
  return (base: number): string => {
    // An engine must know the parts for small integers, or it divides them as doubles.
    const high = (base / 1e6) | 0;
    const low = (base - high * 1e6) | 0;
    const first = (high / 1000) | 0;
    const second = (high - first * 1000) | 0;
    const third = (low / 1000) | 0;
    const fourth = (low - third * 1000) | 0;
    const text = a.textOf(first) + b.textOf(second) + c.textOf(third) + d.textOf(fourth);
    const sums = a.sumsOf(first) + b.sumsOf(second) + c.sumsOf(third) + d.sumsOf(fourth);
    return text + end.textOf(check(sums & (SECOND - 1), sums >> SUM_BITS, base % 100));
  };
}

/**
 * The texts of each number in a part of a mask, and the amounts that its digits add to both sums. Made on first use.
 */
function groupOf(mask: string, length: number, weights: readonly number[], secondWeights: readonly number[]) {
  const texts: string[] = [];
  const sums: number[] = [];
  const digitsOf = (value: number) => String(value).padStart(length, '0');
  const makeText = (value: number) => (texts[value] = length ? applyMask(digitsOf(value), mask) : '');
  const makeSums = (value: number) => {
    const digits = digitsOf(value);
    return (sums[value] = weightedSum(digits, weights) + weightedSum(digits, secondWeights) * SECOND);
  };
  return {
    textOf: (value: number) => texts[value] ?? makeText(value),
    sumsOf: (value: number) => sums[value] ?? makeSums(value),
  };
}

/**
 * A function that reads a text of a base and its check digits, whatever the punctuation among them: it gives the last two
 * characters of the base as a number; -1 of any other text, and of one digit over and over. `valueOfLetter` gives what a
 * character of a base that is no digit counts, or -1.
 */
/* @__NO_SIDE_EFFECTS__ */
export function numberReader(
  { weights, secondWeights = weights, checkDigits, check }: Numbering,
  valueOfLetter?: (code: number) => number,
): (text: string) => number {
  const { length } = weights;
  const whole = length + checkDigits;
  const both = weights.map((weight, i) => weight + (secondWeights[i] as number) * SECOND);
  return (text) => {
    let count = 0;
    let sums = 0;
    let end = 0;
    let rest = 0;
    let first = -1;
    let others = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      let value = code - 48;
      if (value < 0 || value > 9) {
        if (isPunctuation(code)) continue;
        value = valueOfLetter && count < length ? valueOfLetter(code) : -1;
        if (value < 0) return -1;
      }
      if (count < length) {
        sums += value * (both[count] as number);
        if (count > length - 3) end = end * 10 + value;
      } else rest = rest * 10 + value;
      if (count++ === 0) first = value;
      others |= value ^ first;
    }
    return count === whole && others && check(sums & (SECOND - 1), sums >> SUM_BITS, end) === rest ? end : -1;
  };
}
