/**
 * The Renach, the number of a form of the drivers' registry.
 *
 * ```ts
 * import * as renach from 'canivete/documents/renach';
 *
 * renach.isValid('MS041531072'); // true
 * renach.parse('XX041531072'); // { valid: false, reason: 'state-code' }
 * ```
 * @module
 */
import { states, type Uf as State } from '../../data/states.ts';
import { checkRenach, drawRenach, stateOfRenach } from '../../documents/renach.ts';
import { isUf } from '../../documents/states.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, sourceOf, type Uf, ufOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  readonly state?: Uf | undefined;
}

export interface Parts extends Written {
  state: State;
  /** Each state has a check rule of its own, and none is read. */
  verifiable: false;
}

const stateIn = ({ state }: Options) => ufOf('renach: state', state, isUf);

function judge(renach: string, state: State | undefined): Reason | null {
  if (!/^[A-Z]{2}\d{9}$/.test(renach)) return 'format';
  return checkRenach(renach) ?? (state && stateOfRenach(renach) !== state ? 'state' : null);
}

const rule: Rule<State | undefined> = { clean, judge };

function partsOf(renach: string): Parts {
  return { formatted: renach, state: stateOfRenach(renach), verifiable: false };
}

/**
 * True if a value is a Renach, in any punctuation. Source: Resoluções CONTRAN 168/2004, art. 35, III, and 192/2006; each
 * state has a check rule of its own, and none is read.
 *
 * Options: `state` (default any).
 * @example renach.isValid('MS041531072'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), stateIn(options));
}

/**
 * Reads a Renach: its parts, or the reason why the value is refused. Source: Resoluções CONTRAN 168/2004, art. 35, III, and
 * 192/2006; each state has a check rule of its own, and none is read.
 *
 * Options: `state` (default any).
 * @example renach.parse('XX041531072'); // { valid: false, reason: 'state-code' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, stateIn(options), rule, partsOf);
}

/**
 * Writes a Renach with its punctuation; any other text comes back cleaned. Source: Resoluções CONTRAN 168/2004, art. 35, III,
 * and 192/2006; each state has a check rule of its own, and none is read.
 *
 * Options: `state` (default any).
 * @example renach.format('ms 041531072'); // 'MS041531072'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, stateIn(options), rule, partsOf);
}

/**
 * Draws a Renach. It is fictitious, and may coincide with one that was issued. Source: Resoluções CONTRAN 168/2004, art. 35,
 * III, and 192/2006; each state has a check rule of its own, and none is read.
 *
 * Options: `state` (default drawn), `random` (default Web Crypto).
 * @example renach.generate({ state: 'BA' });
 */
export function generate(options: Options & Drawing = {}): string {
  const state = stateIn(options);
  const random = sourceOf('renach: random', options.random);
  return drawRenach(random, state ?? pick(random, states));
}
