/** Forms and check digits that the rules of the 27 states share. */
import type { Uf } from '../../data/states.ts';
import { descending, mod11, weightedSum } from '../check-digits.ts';

/** One form that the numbers of a state take. */
export interface Form {
  readonly digits: number;
  /** The number in writing: each `0` is the next digit. */
  readonly mask: string;
  /** The letter in front of the digits, which no rule reads. */
  readonly letter?: string;
  /** How the digits begin, where the state fixes it. */
  readonly prefix?: RegExp | undefined;
  /** Place of the kind of taxpayer, and its codes. */
  readonly type?: RegExp;
  /** An old numbering, not issued any more. */
  readonly legacy?: true;
  /** True for a form of rural producers only. */
  readonly rural?: true;
  /** Leading zeros that are left out in writing; without them the number is of another form of the state. */
  readonly unwrittenZeros?: number;
  /** Leading zeros that the number has lost; with them it is of another form of the state. */
  readonly lostZeros?: number;
  /** How generated numbers begin, where not with any digits. */
  readonly issued?: readonly string[];
  /** The first and the last number that generated ones begin with, of as many digits as the last. */
  readonly issuedRange?: readonly [first: number, last: number];
  /** The digits with those check digits that the others require. */
  correct(number: string): string;
}

/** The forms of the states of one region, the one that is generated first. */
export type Forms<State extends Uf> = Readonly<Record<State, readonly [Form, ...Form[]]>>;

/** Check digits at the end, each modulo 11 over all that precedes it, with the weights given. */
export function ending(...weights: readonly (readonly number[])[]): Form['correct'] {
  return (number) =>
    weights.reduce((start, each) => start + mod11(start, each), number.slice(0, -weights.length));
}

/** The weights of most states. */
export const NINE = descending(9, 2);

/** A digit modulo 11 that has 10 taken off where it is 10 or 11. */
export function mod11Less10(characters: string, weights: readonly number[]): string {
  return String((11 - (weightedSum(characters, weights) % 11)) % 10);
}

/** Makes the form of most states: 8 digits and one modulo 11 digit with the weights 9 to 2. */
export function nineDigits(issued: string, prefix?: RegExp, mask = '00.000.000-0'): Form {
  return { digits: 9, mask, prefix, issued: [issued], correct: nine };
}

const nine = ending(NINE);

/**
 * Makes the form of Acre and the Distrito Federal: 8 digits, 3 of the establishment (001 the head office) and two check
 * digits.
 */
export function thirteenDigits(issued: string, prefix: RegExp): Form {
  return { digits: 13, mask: '00.000.000/000-00', prefix, issued: [issued], correct: thirteen };
}

const thirteen = ending([4, 3, 2, ...NINE], [5, 4, 3, 2, ...NINE]);
