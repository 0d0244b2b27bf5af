/**
 * Numbers of up to twelve digits and the check digits that follow them. They are written and checked as whole numbers, because
 * a text of each step would take several times as long.
 */

import { lazy } from '../lib/lazy.ts';
import { isPunctuation } from '../lib/text/punctuation.ts';
import { applyMask, mod11Digit, weightedSum } from './check-digits.ts';

/** How the digits of a document depend on each other. */
export interface Numbering {
  /**
   * For each check digit, one or two, weights of the digits before them all: at most twelve, most significant first. Those of the
   * second may go on with the weight of the first check digit, which `check` adds.
   */
  readonly weights: readonly [first: readonly number[], second?: readonly number[]];
  /** The check digits, as one number, of the sums of digits × weights and of the last two digits that have weights. */
  readonly check: (sum: number, secondSum: number, end: number) => number;
}

/**
 * Two sums stand in one integer. None reaches 2^12: twelve digits of at most 9, of weights of at most 11, cannot; nor can the
 * letters of a CNPJ, of at most 42, whose weights add up to 62.
 */
const SUM_BITS = 12;
const SECOND = 1 << SUM_BITS;

/** Two modulo 11 digits, each of all digits before it. */
/* @__NO_SIDE_EFFECTS__ */
export function mod11Pair(weights: readonly [readonly number[], readonly number[]]): Numbering {
  const last = weights[1].at(-1) as number;
  return {
    weights,
    check(sum, secondSum) {
      const first = mod11Digit(sum);
      return first * 10 + mod11Digit(secondSum + first * last);
    },
  };
}

/** One check digit by modulo 11. */
/* @__NO_SIDE_EFFECTS__ */
export function mod11Single(weights: readonly number[]): Numbering {
  return { weights: [weights], check: mod11Digit };
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

function writerOf(mask: string, { weights: [first, second = first], check }: Numbering) {
  /** Each digit with the punctuation after it. */
  const places = mask.match(/0[^0]*/g) as string[];
  const { length } = first;
  const group = (from: number, to: number) =>
    groupOf(places.slice(from, to).join(''), to - from, first.slice(from, to), second.slice(from, to));
  const at = (groupsAfter: number) => Math.max(0, length - groupsAfter * 3);
  const [a, b] = [group(0, at(3)), group(at(3), at(2))];
  const [c, d] = [group(at(2), at(1)), group(at(1), length)];
  const end = group(length, places.length);
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
 * characters of the base as a number; -1 of any other text, and of one digit over and over. With `letters` the base may have
 * some, small or capital.
 */
/* @__NO_SIDE_EFFECTS__ */
export function numberReader({ weights, check }: Numbering, letters = false): (text: string) => number {
  const [first, second = first] = weights;
  const { length } = first;
  const whole = length + weights.length;
  return (text) => {
    let count = 0;
    let sum = 0;
    let secondSum = 0;
    let end = 0;
    let rest = 0;
    let last = 0;
    let changes = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      let value = code - 48;
      if (value < 0 || value > 9) {
        if (isPunctuation(code)) continue;
        // Small letters count as capitals do.
        if (value > 48) value -= 32;
        if (!letters || count >= length || value < 17 || value > 42) return -1;
      }
      if (count < length) {
        sum += value * (first[count] as number);
        secondSum += value * (second[count] as number);
        end = last * 10 + value;
      } else rest = rest * 10 + value;
      if (count++) changes |= value ^ last;
      last = value;
    }
    return count === whole && changes && check(sum, secondSum, end) === rest ? end : -1;
  };
}
