/**
 * The CPF, the number of a person in the register of the Receita Federal.
 *
 * ```ts
 * import * as cpf from 'canivete/documents/cpf';
 *
 * cpf.isValid('111.444.777-35'); // true
 * cpf.parse('111.444.777-36'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { states, type Uf as State } from '../../data/states.ts';
import {
  checkCpf,
  CPF_MASK,
  cpfOf,
  drawCpfBase,
  fiscalRegionOf,
  formatCpf,
  formattedCpfOf,
  regionOf,
  statesOfRegion,
} from '../../documents/cpf.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Drawing, flagOf, type Formatted, refuse, sourceOf, type Uf } from './_options.ts';
import { masked, type Parsed, parsedWithZeros, type Rule, textOf, type Written } from './_reading.ts';

export interface Options {
  /** A state of the fiscal region that the ninth digit names. */
  readonly state?: Uf | undefined;
}

export interface Parts extends Written {
  /** The ninth digit. */
  fiscalRegion: number;
  /** The states of that region. */
  states: State[];
}

/** The fiscal region that was asked for. */
function regionIn({ state }: Options): number | undefined {
  if (state === undefined) return state;
  const region = fiscalRegionOf(String(state).toUpperCase());
  return region < 0 ? refuse('cpf: state', 'a UF', state) : region;
}

const rule: Rule<number | undefined> = {
  clean,
  judge(cpf, region) {
    if (!/^\d{11}$/.test(cpf)) return 'format';
    return checkCpf(cpf) ?? (region === undefined || Number(cpf[8]) === region ? null : 'state');
  },
};

function partsOf(cpf: string): Parts {
  const fiscalRegion = Number(cpf[8]);
  return { formatted: formatCpf(cpf), fiscalRegion, states: statesOfRegion(fiscalRegion) };
}

/**
 * True if a value is a CPF, in any punctuation. Source: Receita Federal; the ninth digit is the fiscal region of the
 * state where the number was issued.
 *
 * Options: `state`, a UF of the fiscal region (default any).
 * @example cpf.isValid('111.444.777-35'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  const region = regionIn(options);
  const found = regionOf(textOf(value));
  return found >= 0 && found === (region ?? found);
}

/**
 * Reads a CPF: its parts, or the reason why the value is refused. Source: Receita Federal; the ninth digit is the fiscal region
 * of the state where the number was issued.
 *
 * Options: `state`, a UF of the fiscal region (default any).
 * @example cpf.parse('111.444.777-36'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsedWithZeros(value, regionIn(options), rule, partsOf);
}

/**
 * Writes a CPF, or the beginning of one, with its punctuation, and judges nothing. Source: Receita Federal; the ninth digit is
 * the fiscal region of the state where the number was issued.
 * @example cpf.format('1114'); // '111.4'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, CPF_MASK);
}

/**
 * Draws a CPF. It is fictitious, and may coincide with one that was issued. Source: Receita Federal; the ninth digit is the
 * fiscal region of the state where the number was issued.
 *
 * Options: `state` (default drawn), `formatted` (default true), `random` (default Web Crypto).
 * @example cpf.generate({ state: 'SP' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const region = regionIn(options);
  const random = sourceOf('cpf: random', options.random);
  const write = (flagOf('cpf: formatted', options.formatted) ?? true) ? formattedCpfOf : cpfOf;
  return write(drawCpfBase(random, region ?? fiscalRegionOf(pick(random, states))));
}
