/**
 * The CEP, the postal code.
 *
 * ```ts
 * import * as cep from 'canivete/documents/cep';
 *
 * cep.isValid('01310-100'); // true
 * cep.parse('00000-000'); // { valid: false, reason: 'prefix' }
 * ```
 * @module
 */
import { states, type Uf as State } from '../../data/states.ts';
import {
  CEP_MASK,
  citiesOf,
  cityOf,
  drawCep,
  drawCity,
  formatCep,
  isWithCeps,
  kindOfCep,
  stateOfCep,
} from '../../draws/places.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, sourceOf, type Uf, ufOf } from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Options {
  readonly state?: Uf | undefined;
}

export interface Parts extends Written {
  state: State;
  /** The first city held of the state in whose range the CEP is. */
  city: string | null;
  /** `logradouro`, `grande-usuario`, `caixa-postal-comunitaria` and so on. */
  kind: string;
}

const stateIn = ({ state }: Options) => ufOf('cep: state', state, isWithCeps);

function judge(cep: string, state: State | undefined): Reason | null {
  if (!/^\d{8}$/.test(cep)) return 'format';
  const own = stateOfCep(cep);
  if (!own) return 'prefix';
  return state && own !== state ? 'state' : null;
}

const rule: Rule<State | undefined> = { clean, judge };

function partsOf(cep: string): Parts {
  const state = stateOfCep(cep) as State;
  return { formatted: formatCep(cep), state, city: cityOf(cep, state)?.name ?? null, kind: kindOfCep(cep) };
}

/**
 * True if a value is a CEP, in any punctuation. Source: Correios; the ranges of the states and cities.
 *
 * Options: `state` (default any).
 * @example cep.isValid('01310-100'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), stateIn(options));
}

/**
 * Reads a CEP: its parts, or the reason why the value is refused. Source: Correios; the ranges of the states and cities.
 *
 * Options: `state` (default any).
 * @example cep.parse('00000-000'); // { valid: false, reason: 'prefix' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, stateIn(options), rule, partsOf);
}

/**
 * Writes a CEP, or the beginning of one, with its punctuation, and judges nothing. Source: Correios; the ranges of the states
 * and cities.
 * @example cep.format('013101'); // '01310-1'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, CEP_MASK);
}

/**
 * Draws a CEP. It is fictitious, and may coincide with one that was issued. Source: Correios; the ranges of the states and
 * cities.
 *
 * Options: `state` (default drawn), `capitalOnly` (default false), `formatted` (default true), `random` (default Web Crypto).
 * @example cep.generate({ state: 'RR' });
 */
export function generate(
  options: Options & {
    /** In the capital of the state. */
    readonly capitalOnly?: boolean | undefined;
  } & Formatted &
    Drawing = {},
): string {
  const given = stateIn(options);
  const isOfCapital = flagOf('cep: capitalOnly', options.capitalOnly) ?? false;
  const isFormatted = flagOf('cep: formatted', options.formatted) ?? true;
  const random = sourceOf('cep: random', options.random);
  const state = given ?? pick(random, states);
  const cep = drawCep(random, isOfCapital ? citiesOf(state)[0] : drawCity(random, state));
  return isFormatted ? formatCep(cep) : cep;
}
