/**
 * The telephone number, of Brazil.
 *
 * ```ts
 * import * as telefone from 'canivete/documents/telefone';
 *
 * telefone.isValid('+55 (11) 98765-4321'); // true
 * telefone.parse('(20) 98765-4321'); // { valid: false, reason: 'area-code' }
 * ```
 * @module
 */
import { areaCodes } from '../../data/area-codes.ts';
import type { Uf as State } from '../../data/states.ts';
import {
  checkPhone,
  cleanPhoneAndExtension,
  drawAreaCode,
  drawLandline,
  drawMobile,
  formatPhone,
  kindOfPhone,
  PHONE_SHAPE,
  readPhone,
  splitExtension,
  stateOfAreaCode,
} from '../../documents/telefone.ts';
import {
  type Drawing,
  flagOf,
  type Formatted,
  oneOf,
  onlyIf,
  refuse,
  sourceOf,
  type Uf,
  ufOf,
} from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  readonly type?: 'celular' | 'fixo' | undefined;
  readonly state?: Uf | undefined;
  /** The area code, two digits. */
  readonly ddd?: string | undefined;
}

export interface Parts extends Written {
  /** The number without punctuation and the extension. */
  number: string;
  /** `nao-geografico` is like 0800, `numero-unico` like 4004, `servico` like 190. */
  type: 'celular' | 'fixo' | 'nao-geografico' | 'numero-unico' | 'servico';
  /** The area code; null of a number of a service. */
  ddd: string | null;
  /** That of the area code; null of a number of a service. */
  state: State | null;
  /** ITU-T E.164, `+55…`; null of a number of a service. */
  e164: string | null;
  /** Written behind the number. */
  extension: string | null;
}

function optionsOf({ type, state, ddd }: Options) {
  if (ddd !== undefined && !stateOfAreaCode(ddd)) refuse('telefone: ddd', 'an area code', ddd);
  return {
    type: oneOf('telefone: type', type, ['celular', 'fixo'] as const),
    state: ufOf('telefone: state', state, (one) => one in areaCodes),
    ddd,
  };
}

const numberOf = (value: string) => splitExtension(value)[0];

const narrowing = ['type', 'state', 'ddd'] as const;

function judge(value: string, options: ReturnType<typeof optionsOf>): Reason | null {
  const number = numberOf(value);
  if (!PHONE_SHAPE.test(number)) return 'format';
  const reason = checkPhone(number);
  if (reason) return reason;
  const found = kindOfPhone(number);
  return narrowing.find((name) => options[name] !== undefined && options[name] !== found[name]) ?? null;
}

const rule: Rule<ReturnType<typeof optionsOf>> = { clean: cleanPhoneAndExtension, judge };

function partsOf(value: string): Parts {
  const [number, extension] = splitExtension(value);
  return { ...readPhone(number), extension };
}

/**
 * True if a value is a telephone number, in any punctuation. Source: Anatel, Resoluções 749/2022 and 553/2010.
 *
 * Options: `type` (`celular` or `fixo`), `state`, `ddd` (default any).
 * @example telefone.isValid('+55 (11) 98765-4321'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(cleanPhoneAndExtension(textOf(value)), optionsOf(options));
}

/**
 * Reads a telephone number: its parts, or the reason why the value is refused. Source: Anatel, Resoluções 749/2022 and 553/2010.
 *
 * Options: `type` (`celular` or `fixo`), `state`, `ddd` (default any).
 * @example telefone.parse('(20) 98765-4321'); // { valid: false, reason: 'area-code' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a telephone number with its punctuation; any other text comes back cleaned. Source: Anatel, Resoluções 749/2022 and
 * 553/2010.
 *
 * Options: `type` (`celular` or `fixo`), `state`, `ddd` (default any).
 * @example telefone.format('11987654321'); // '(11) 98765-4321'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws a telephone number. It is fictitious, and may coincide with one that was issued. Source: Anatel, Resoluções 749/2022
 * and 553/2010.
 *
 * Options: `type` (default celular), `state`, `ddd` (default drawn), `formatted` (default true), `random` (default Web
 * Crypto).
 * @example telefone.generate({ state: 'AC' });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { type = 'celular', state, ddd } = optionsOf(options);
  onlyIf(
    state === undefined || (ddd && stateOfAreaCode(ddd)) === state,
    'telefone: ddd',
    ddd,
    'with its own state',
  );
  const random = sourceOf('telefone: random', options.random);
  const isFormatted = flagOf('telefone: formatted', options.formatted) ?? true;
  const phone = (type === 'celular' ? drawMobile : drawLandline)(random, drawAreaCode(random, state, ddd)[1]);
  return isFormatted ? formatPhone(phone) : phone;
}
