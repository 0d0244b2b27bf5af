/**
 * The título de eleitor, the registration of a voter.
 *
 * ```ts
 * import * as tituloEleitor from 'canivete/documents/titulo-eleitor';
 *
 * tituloEleitor.isValid('1023 8501 0671'); // true
 * tituloEleitor.parse('102385010672'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { states } from '../../data/states.ts';
import {
  checkTituloEleitor,
  codeOfTitulo,
  drawTituloEleitorBase,
  formattedTituloEleitorOf,
  formatTituloEleitor,
  stateOf,
  stateOfTitulo,
  TITULO_ELEITOR_MASK,
  tituloEleitorOf,
  type VoterState,
  voterStates,
} from '../../documents/titulo-eleitor.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, refuse, sourceOf } from './_options.ts';
import { masked, type Parsed, parsedWithZeros, type Rule, textOf, type Written } from './_reading.ts';

export interface Options {
  /** A UF, or ZZ: registered abroad. */
  readonly state?: VoterState | Lowercase<VoterState> | undefined;
}

export interface Parts extends Written {
  /** `01` to `28`. */
  stateCode: string;
  state: VoterState;
}

function optionsOf({ state: sent }: Options): { readonly state?: VoterState } {
  if (sent === undefined) return {};
  const state = voterStates.find((one) => one === String(sent).toUpperCase());
  return { state: state ?? refuse('tituloEleitor: state', 'a UF or ZZ', sent) };
}

const rule: Rule<{ readonly state?: VoterState }> = {
  clean,
  judge: (titulo, { state }) =>
    /^\d{12}$/.test(titulo)
      ? (checkTituloEleitor(titulo) ?? (state && stateOfTitulo(titulo) !== state ? 'state' : null))
      : 'format',
};

function partsOf(titulo: string): Parts {
  return {
    formatted: formatTituloEleitor(titulo),
    stateCode: codeOfTitulo(titulo),
    state: stateOfTitulo(titulo) as VoterState,
  };
}

/**
 * True if a value is a voter registration, in any punctuation. Source: Resolução TSE 23.659/2021, art. 36.
 *
 * Options: `state`, a UF or ZZ (default any).
 * @example tituloEleitor.isValid('1023 8501 0671'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  const { state } = optionsOf(options);
  const found = stateOf(textOf(value));
  return found !== undefined && found === (state ?? found);
}

/**
 * Reads a voter registration: its parts, or the reason why the value is refused. Source: Resolução TSE 23.659/2021, art. 36.
 *
 * Options: `state`, a UF or ZZ (default any).
 * @example tituloEleitor.parse('102385010672'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsedWithZeros(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a voter registration, or the beginning of one, with its punctuation, and judges nothing. Source: Resolução TSE
 * 23.659/2021, art. 36.
 * @example tituloEleitor.format('10238501'); // '1023 8501'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, TITULO_ELEITOR_MASK);
}

/**
 * Draws a voter registration. It is fictitious, and may coincide with one that was issued. Source: Resolução TSE 23.659/2021,
 * art. 36.
 *
 * Options: `state` (default drawn among the UFs), `formatted` (default true), `random` (default Web Crypto).
 * @example tituloEleitor.generate({ state: 'SP' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { state } = optionsOf(options);
  const random = sourceOf('tituloEleitor: random', options.random);
  const isFormatted = flagOf('tituloEleitor: formatted', options.formatted) ?? true;
  const base = drawTituloEleitorBase(random, state ?? pick(random, states));
  return (isFormatted ? formattedTituloEleitorOf : tituloEleitorOf)(base);
}
