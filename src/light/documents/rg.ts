/**
 * The RG, the identity number that a state issues, or the CPF on the national card.
 *
 * ```ts
 * import * as rg from 'canivete/documents/rg';
 *
 * rg.isValid('36.422.911-1', { state: 'SP' }); // true
 * rg.parse('37334684'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import type { Uf as State } from '../../data/states.ts';
import { checkCpf, formatCpf } from '../../documents/cpf.ts';
import { checkRg, cleanRg, drawRg, formatRg, isVerifiable, splitRg } from '../../documents/rg.ts';
import { isUf } from '../../documents/states.ts';
import { type Drawing, flagOf, type Formatted, sourceOf, type Uf, ufOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  /** The state that issued it. Without it, eleven digits are a CPF, and others are of São Paulo unless a state stands in front. */
  readonly state?: Uf | undefined;
}

export interface Parts extends Written {
  /** Absent of a national identity card. */
  state?: State;
  /** True of a national identity card. */
  cin: boolean;
  /** False where no check digit is known. */
  verifiable: boolean;
}

const stateIn = ({ state }: Options) => ufOf('rg: state', state, isUf);

const CIN = /^\d{11}$/;

function judge(value: string, given: State | undefined): Reason | null {
  const [state, number] = splitRg(value, given);
  if (state === undefined && CIN.test(number)) return checkCpf(number);
  const shape = state === 'RJ' ? /^\d{9}$/ : (state ?? 'SP') === 'SP' ? /^\d{7,8}[\dX]$/ : /^\d{5,13}[\dX]?$/;
  return shape.test(number) ? checkRg(number, state ?? 'SP') : 'format';
}

const rule: Rule<State | undefined> = { clean: cleanRg, judge };

function partsOf(value: string, given: State | undefined): Parts {
  const [own, number] = splitRg(value, given);
  if (own === undefined && CIN.test(number))
    return { formatted: formatCpf(number), cin: true, verifiable: true };
  const state = own ?? 'SP';
  return { formatted: formatRg(number, state), state, cin: false, verifiable: isVerifiable(state) };
}

/**
 * True if a value is an RG of a state, or the CPF of a national identity card, in any punctuation. The check digits of
 * SP and RJ are known, those of other states are not.
 *
 * Options: `state` (default SP, or the one in front of the number).
 * @example rg.isValid('36.422.911-1', { state: 'SP' }); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  const state = stateIn(options);
  return !judge(cleanRg(textOf(value), state), state);
}

/**
 * Reads an RG of a state, or the CPF of a national identity card: its parts, or the reason why the value is refused. The check
 * digits of SP and RJ are known, those of other states are not.
 *
 * Options: `state` (default SP, or the one in front of the number).
 * @example rg.parse('37334684'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, stateIn(options), rule, partsOf);
}

/**
 * Writes an RG of a state, or the CPF of a national identity card with its punctuation; any other text comes back cleaned. The
 * check digits of SP and RJ are known, those of other states are not.
 *
 * Options: `state` (default SP, or the one in front of the number).
 * @example rg.format('12345678', { state: 'MG' }); // 'MG-12.345.678'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, stateIn(options), rule, partsOf);
}

/**
 * Draws an RG of a state, or the CPF of a national identity card. It is fictitious, and may coincide with one that was issued.
 * The check digits of SP and RJ are known, those of other states are not.
 *
 * Options: `state` (default SP), `formatted` (default true), `random` (default Web Crypto).
 * @example rg.generate({ state: 'RJ' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const state = stateIn(options) ?? 'SP';
  const rg = drawRg(sourceOf('rg: random', options.random), state);
  return (flagOf('rg: formatted', options.formatted) ?? true) ? formatRg(rg, state) : rg;
}
