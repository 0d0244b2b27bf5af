/** Options of the functions of documents. One that is wrong throws a `TypeError`, since it is a mistake in the program. */
import type { Uf as State } from '../../data/states.ts';
import { todayAt } from '../../lib/dates/today.ts';
import { lazy } from '../../lib/lazy.ts';
import { cryptoRandom, safeRandom, seededRandom } from '../../lib/random-sources.ts';
import type { Random } from '../../lib/random.ts';

/** A unit of the federation, in capitals or small letters. */
export type Uf = State | Lowercase<State>;

/** Options of every `generate`. */
export interface Drawing {
  /** Gives whole numbers from 0 to 2^32 − 1, as `seeded` does; Web Crypto when absent. */
  readonly random?: Random | undefined;
}

export interface Formatted {
  /** With punctuation: true when absent. */
  readonly formatted?: boolean | undefined;
}

/** The day by which a document is judged. */
export interface Dated {
  /** `YYYY-MM-DD`; today in America/Sao_Paulo when absent. */
  readonly today?: string | undefined;
}

export function refuse(option: string, says: string, value: unknown): never {
  throw new TypeError(`${option} must be ${says}, not ${JSON.stringify(value)}`);
}

/** A state in capitals; `isState` reads a table that the document has anyway, or `isUf`. */
export function ufOf(option: string, value: unknown, isState: (state: string) => boolean): State | undefined {
  if (value === undefined) return value;
  const state = String(value).toUpperCase();
  return isState(state) ? (state as State) : refuse(option, 'a UF', value);
}

export function oneOf<Value>(
  option: string,
  value: Value | undefined,
  list: readonly Value[],
): Value | undefined {
  return value === undefined || list.includes(value) ? value : refuse(option, `one of ${list}`, value);
}

/** A whole number from `min` on, or up to `max`. */
export function integerIn(
  option: string,
  value: number | undefined,
  min: number,
  max = Infinity,
): number | undefined {
  return value === undefined || (Number.isInteger(value) && value >= min && value <= max)
    ? value
    : refuse(option, `an integer from ${min} to ${max}`, value);
}

export function flagOf(option: string, value: boolean | undefined): boolean | undefined {
  return value === undefined || typeof value === 'boolean' ? value : refuse(option, 'a boolean', value);
}

/** Throws on an option that is not read beside the others. */
export function onlyIf(isRead: boolean, option: string, value: unknown, says: string): void {
  if (value !== undefined && !isRead) throw new TypeError(`${option} is only read ${says}`);
}

/** The day that was given, or today. */
export function dayOf(option: string, value: string | undefined): string {
  if (value === undefined) return todayAt(Date.now());
  // Some engines take 30 February for 2 March.
  return new Date(value).toJSON()?.slice(0, 10) === value
    ? value
    : refuse(option, 'a date YYYY-MM-DD', value);
}

const ownSource = lazy(cryptoRandom);

/** The source that was given, each of its draws checked, or Web Crypto. */
export function sourceOf(option: string, value: Random | undefined): Random {
  if (value === undefined) return ownSource();
  return typeof value === 'function' ? safeRandom(value) : refuse(option, 'a function', value);
}

/**
 * The source that a tool has with the `seed`: it gives the same on every runtime, and anybody who knows the seed can compute it.
 * @example cpf.generate({ random: seeded('x') }); // as run(cpf, { seed: 'x' })
 */
export function seeded(seed: string): Random {
  return seededRandom(seed);
}
