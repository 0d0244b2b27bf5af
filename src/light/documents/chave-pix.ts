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
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

/** The most characters that are read. */
const MAX_LENGTH = 400;

export interface Options {
  readonly type?: PixKeyType | undefined;
}

export interface Parts extends Written {
  type: PixKeyType;
}

const typeIn = ({ type }: Options) => oneOf('chavePix: type', type, pixKeyTypes);

/** A key of the type that was given, or of the one that the value has, which is then refused for its type. */
const keyIn = (value: string, type: PixKeyType | undefined) =>
  (type && readPixKey(value, type)) ?? readPixKey(value);

function judge(value: string, type: PixKeyType | undefined): Reason | null {
  const key = keyIn(value, type);
  if (!key) return 'format';
  return checkPixKey(key) ?? (type && key.type !== type ? 'type' : null);
}

const rule: Rule<PixKeyType | undefined> = {
  maxLength: MAX_LENGTH,
  // Nothing is cleaned here: the characters to drop depend on the type.
  clean: (value) => value,
  judge,
};

function partsOf(value: string, type: PixKeyType | undefined): Parts {
  const key = keyIn(value, type) as PixKey;
  return { formatted: canonicalPixKey(key), type: key.type };
}

/**
 * True if a value is a Pix key, in any punctuation. Source: BCB, API DICT and Manual de Padrões para Iniciação do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.isValid('+55 61 91234-5678'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(textOf(value, MAX_LENGTH), typeIn(options));
}

/**
 * Reads a Pix key: its parts, or the reason why the value is refused. Source: BCB, API DICT and Manual de Padrões para Iniciação
 * do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.parse('ana@example.com'); // { valid: true, value: 'ana@example.com', formatted: 'ana@example.com', type: 'email' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, typeIn(options), rule, partsOf, /(?!)/);
}

/**
 * Writes a Pix key with its punctuation; any other text comes back cleaned. Source: BCB, API DICT and Manual de Padrões para
 * Iniciação do Pix.
 *
 * Options: `type` (default any).
 * @example chavePix.format('+55 61 91234-5678'); // '+5561912345678'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, typeIn(options), rule, partsOf);
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
  const type = typeIn(options) ?? 'evp';
  const alphanumeric = flagOf('chavePix: alphanumeric', options.alphanumeric);
  onlyIf(type === 'cnpj', 'chavePix: alphanumeric', alphanumeric, 'with type cnpj');
  return drawPixKey(sourceOf('chavePix: random', options.random), type, alphanumeric ?? false);
}
