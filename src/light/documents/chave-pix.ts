/**
 * The key of a Pix: a CPF, a CNPJ, a telephone, an e-mail address or a random key.
 *
 * ```ts
 * import * as chavePix from 'canivete/documents/chave-pix';
 *
 * chavePix.isValid('+55 61 91234-5678'); // true
 * chavePix.parse('ana@example.com'); // { valid: true, value: 'ana@example.com', formatted: 'ana@example.com', type: 'email' }
 * ```
 * @module
 */
import {
  canonicalPixKey,
  checkPixKey,
  drawPixKey,
  type PixKey,
  type PixKeyType,
  pixKeyTypes,
  readPixKey,
} from '../../documents/chave-pix.ts';
import { type Drawing, flagOf, oneOf, onlyIf, sourceOf } from './_options.ts';
import { type Parsed, parsed, reasonOf, type Rule, written, type Written } from './_reading.ts';

export interface Options {
  readonly type?: PixKeyType | undefined;
}

export interface Parts extends Written {
  type: PixKeyType;
}

function optionsOf({ type }: Options) {
  return { type: oneOf('chavePix: type', type, pixKeyTypes) };
}

/** A key of the type that was given, or of the one that the value has, which is then refused for its type. */
const keyIn = (value: string, type: PixKeyType | undefined) =>
  (type && readPixKey(value, type)) ?? readPixKey(value);

const rule: Rule<Options> = {
  maxLength: 400,
  punctuation: /(?!)/,
  // Nothing is cleaned here: the characters to drop depend on the type.
  clean: (value) => value,
  judge(value, { type }) {
    const key = keyIn(value, type);
    if (!key) return 'format';
    return checkPixKey(key) ?? (type === undefined || key.type === type ? null : 'type');
  },
};

function partsOf(value: string, { type }: Options): Parts {
  const key = keyIn(value, type) as PixKey;
  return { formatted: canonicalPixKey(key), type: key.type };
}

/**
 * Tells whether a value is a Pix key, in any punctuation. Source: BCB, API DICT and Manual de Padrões para Iniciação do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.isValid('+55 61 91234-5678'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return reasonOf(value, optionsOf(options), rule) === null;
}

/**
 * Reads a Pix key: its parts, or the reason why the value is refused. Source: BCB, API DICT and Manual de Padrões para Iniciação
 * do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.parse('ana@example.com'); // { valid: true, value: 'ana@example.com', formatted: 'ana@example.com', type: 'email' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a Pix key with its punctuation; any other text comes back cleaned. Source: BCB, API DICT and Manual de Padrões para
 * Iniciação do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.format('+55 61 91234-5678'); // '+5561912345678'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws a Pix key. It is fictitious, and may coincide with one that was issued. Source: BCB, API DICT and Manual de Padrões
 * para Iniciação do Pix.
 *
 * Options: `type` (default evp), `alphanumeric` (with type cnpj; default false), `random` (default Web Crypto).
 * @example chavePix.generate({ type: 'email' });
 */
export function generate(
  options: Options & {
    /** A CNPJ with letters. */
    readonly alphanumeric?: boolean | undefined;
  } & Drawing = {},
): string {
  const { type = 'evp' } = optionsOf(options);
  const alphanumeric = flagOf('chavePix: alphanumeric', options.alphanumeric);
  onlyIf(type === 'cnpj', 'chavePix: alphanumeric', alphanumeric, 'with type cnpj');
  return drawPixKey(sourceOf('chavePix: random', options.random), type, alphanumeric ?? false);
}
