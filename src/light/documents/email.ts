/**
 * The e-mail address, as people type it.
 *
 * ```ts
 * import * as email from 'canivete/documents/email';
 *
 * email.isValid('ana@example.com'); // true
 * email.parse('ana@gmial.com'); // valid, with the suggestion 'ana@gmail.com'
 * ```
 * @module
 */
import { checkEmail, domainOf, EMAIL_SHAPE, formatEmail, isHost, readEmail } from '../../documents/email.ts';
import { drawEmail } from '../../draws/email.ts';
import { type Drawing, refuse, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

/** The most characters that are read. */
const MAX_LENGTH = 400;

export interface Options {
  /** A host name of two or more labels. */
  readonly domain?: string | undefined;
}

export interface Parts extends Written {
  local: string;
  domain: string;
  /** The domain in Punycode, where it has letters beyond ASCII. */
  asciiDomain: string | null;
  /** The text behind a `+`. */
  subaddress: string | null;
  /** True of a name of a role, such as `contato`. */
  role: boolean;
  /** The address that was probably meant. */
  suggestion: string | null;
}

function domainIn({ domain }: Options): string | undefined {
  if (domain !== undefined && !isHost(domain))
    refuse('email: domain', 'a host name of two or more labels', domain);
  return domain?.toLowerCase();
}

function judge(address: string, domain: string | undefined): Reason | null {
  if (!EMAIL_SHAPE.test(address)) return 'format';
  return checkEmail(address) ?? (domain && domainOf(address) !== domain ? 'domain' : null);
}

const rule: Rule<string | undefined> = {
  maxLength: MAX_LENGTH,
  clean: (value) => value.trim(),
  judge,
};

const partsOf = (address: string): Parts => ({ formatted: formatEmail(address), ...readEmail(address) });

/**
 * True if a value is an e-mail address, in any punctuation. Source: HTML Living Standard; RFC 5321, 4.1.2 and 4.5.3.1.
 *
 * Options: `domain` (default any).
 * @example email.isValid('ana@example.com'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(textOf(value, MAX_LENGTH).trim(), domainIn(options));
}

/**
 * Reads an e-mail address: its parts, or the reason why the value is refused. Source: HTML Living Standard; RFC 5321, 4.1.2 and
 * 4.5.3.1.
 *
 * Options: `domain` (default any).
 * @example email.parse('ana@gmial.com'); // valid, with the suggestion 'ana@gmail.com'
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, domainIn(options), rule, partsOf, /(?!)/);
}

/**
 * Writes an e-mail address with its punctuation; any other text comes back cleaned. Source: HTML Living Standard; RFC 5321,
 * 4.1.2 and 4.5.3.1.
 *
 * Options: `domain` (default any).
 * @example email.format(' Ana@Example.COM'); // 'Ana@example.com'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, domainIn(options), rule, partsOf);
}

/**
 * Draws an e-mail address. It is fictitious, and may coincide with one that was issued. Source: HTML Living Standard; RFC
 * 5321, 4.1.2 and 4.5.3.1.
 *
 * Options: `domain` (default example.com, which reaches no stranger), `random` (default Web Crypto).
 * @example email.generate({ domain: 'teste.com.br' });
 */
export function generate(options: Options & Drawing = {}): string {
  const domain = domainIn(options) ?? 'example.com';
  return drawEmail(sourceOf('email: random', options.random), domain);
}
