/**
 * The plate of a vehicle, of the Mercosul or of the old kind.
 *
 * ```ts
 * import * as placa from 'canivete/documents/placa';
 *
 * placa.isValid('ABC-1234'); // true
 * placa.parse('ABC-0000'); // { valid: false, reason: 'serial' }
 * ```
 * @module
 */
import type { Uf as State } from '../../data/states.ts';
import {
  drawMercosulPlate,
  drawOldPlate,
  foreignCountryOf,
  formatOldPlate,
  isWithSeries,
  isZero,
  stateOfOldPlate,
  toMercosul,
  toOld,
} from '../../draws/plates.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, oneOf, onlyIf, sourceOf, type Uf, ufOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  readonly format?: 'mercosul' | 'antiga' | undefined;
  /** The state whose series an old plate is of. */
  readonly state?: Uf | undefined;
}

export interface Parts extends Written {
  format: 'mercosul' | 'antiga';
  /** The plate in the old form, or null where it has none. */
  antiga: string | null;
  /** The plate in the form of the Mercosul. */
  mercosul: string;
  /** The state whose series an old plate is of. */
  state: State | null;
  /** ISO 3166-1 alpha-2. */
  country: 'BR' | 'AR' | 'BO' | 'PY';
}

function optionsOf({ format, state }: Options) {
  return {
    format: oneOf('placa: format', format, ['mercosul', 'antiga'] as const),
    state: ufOf('placa: state', state, isWithSeries),
  };
}

const isOld = (plate: string) => /^[A-Z]{3}\d{4}$/.test(plate);

function judge(plate: string, { format, state }: ReturnType<typeof optionsOf>): Reason | null {
  if (!/^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(plate) && !foreignCountryOf(plate)) return 'format';
  const isOfOld = isOld(plate);
  if (isOfOld && isZero(plate)) return 'serial';
  if (format && (format === 'antiga') !== isOfOld) return 'format';
  return state && !(isOfOld && stateOfOldPlate(plate) === state) ? 'state' : null;
}

const rule: Rule<ReturnType<typeof optionsOf>> = { clean, judge };

function partsOf(plate: string): Parts {
  if (isOld(plate)) {
    const formatted = formatOldPlate(plate);
    return {
      formatted,
      format: 'antiga',
      antiga: formatted,
      mercosul: toMercosul(plate),
      state: stateOfOldPlate(plate),
      country: 'BR',
    };
  }
  const country = foreignCountryOf(plate) ?? 'BR';
  const old = country === 'BR' ? toOld(plate) : null;
  return {
    formatted: plate,
    format: 'mercosul',
    antiga: old === null || isZero(old) ? null : formatOldPlate(old),
    mercosul: plate,
    state: null,
    country,
  };
}

/**
 * True if a value is the plate of a vehicle, in any punctuation. Source: CONTRAN, Resolução 780/2019.
 *
 * Options: `format` (`mercosul` or `antiga`; default both), `state` (of an old plate; default any).
 * @example placa.isValid('ABC-1234'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads the plate of a vehicle: its parts, or the reason why the value is refused. Source: CONTRAN, Resolução 780/2019.
 *
 * Options: `format` (`mercosul` or `antiga`; default both), `state` (of an old plate; default any).
 * @example placa.parse('ABC-0000'); // { valid: false, reason: 'serial' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes the plate of a vehicle with its punctuation; any other text comes back cleaned. Source: CONTRAN, Resolução 780/2019.
 *
 * Options: `format` (`mercosul` or `antiga`; default both), `state` (of an old plate; default any).
 * @example placa.format('abc1234'); // 'ABC-1234'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws the plate of a vehicle. It is fictitious, and may coincide with one that was issued. Source: CONTRAN, Resolução
 * 780/2019.
 *
 * Options: `format` (default mercosul, or antiga with a state), `state` (default drawn), `random` (default Web Crypto).
 * @example placa.generate({ state: 'PR' });
 */
export function generate(options: Options & Drawing = {}): string {
  const { format, state } = optionsOf(options);
  onlyIf(format !== 'mercosul', 'placa: state', state, 'with format antiga');
  const random = sourceOf('placa: random', options.random);
  return format === 'antiga' || state !== undefined
    ? formatOldPlate(drawOldPlate(random, state))
    : drawMercosulPlate(random);
}
