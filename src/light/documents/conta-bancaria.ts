/**
 * The branch and account at a bank.
 *
 * ```ts
 * import * as contaBancaria from 'canivete/documents/conta-bancaria';
 *
 * contaBancaria.isValid('1584/210169-6', { banco: '001' }); // true
 * contaBancaria.parse('4159/19825-1', { banco: '341' }); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { bankNameOf, isBank } from '../../documents/banks.ts';
import {
  type Account,
  checkAccount,
  cleanAccount,
  drawAccount,
  drawBankWithRule,
  formatAccount,
  hasAccountRule,
  readAccount,
} from '../../documents/conta-bancaria.ts';
import { type Drawing, flagOf, type Formatted, refuse, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options {
  /** The COMPE code of the bank, three digits. */
  readonly banco: string;
}

export interface Parts extends Written, Account {
  bankCode: string;
  bankName: string;
  /** False where the bank's rule is not known. */
  verifiable: boolean;
}

function bankIn({ banco }: Options): string {
  return isBank(banco) ? banco : refuse('contaBancaria: banco', 'the code of a bank', banco);
}

function judge(value: string, banco: string): Reason | null {
  const account = readAccount(value, banco);
  return account ? checkAccount(account, banco) : 'format';
}

const rule: Rule<string> = { clean: cleanAccount, judge };

function partsOf(value: string, banco: string): Parts {
  const account = readAccount(value, banco) as Account;
  return {
    formatted: formatAccount(account, true),
    bankCode: banco,
    bankName: bankNameOf(banco) as string,
    ...account,
    verifiable: hasAccountRule(banco),
  };
}

/**
 * True if a value is an account at a bank, in any punctuation. Rules of the eight banks whose check digits are known; of
 * others the shape alone is read.
 *
 * Options: `banco`, the COMPE code of a bank (required).
 * @example contaBancaria.isValid('1584/210169-6', { banco: '001' }); // true
 */
export function isValid(value: unknown, options: Options): value is string {
  return !judge(cleanAccount(textOf(value)), bankIn(options));
}

/**
 * Reads an account at a bank: its parts, or the reason why the value is refused. Rules of the eight banks whose check digits are
 * known; of others the shape alone is read.
 *
 * Options: `banco`, the COMPE code of a bank (required).
 * @example contaBancaria.parse('4159/19825-1', { banco: '341' }); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options): Parsed<Parts> {
  return parsed(value, bankIn(options), rule, partsOf, / /g);
}

/**
 * Writes an account at a bank with its punctuation; any other text comes back cleaned. Rules of the eight banks whose check
 * digits are known; of others the shape alone is read.
 *
 * Options: `banco`, the COMPE code of a bank (required).
 * @example contaBancaria.format('1584/210169-6', { banco: '001' }); // '1584-9 / 00210169-6'
 */
export function format(value: string, options: Options): string {
  return written(value, bankIn(options), rule, partsOf);
}

/**
 * Draws an account at a bank. It is fictitious, and may coincide with one that was issued. Rules of the eight banks whose
 * check digits are known; of others the shape alone is read.
 *
 * Options: `banco` (default drawn among those with a known rule), `formatted` (default true), `random` (default Web Crypto).
 * @example contaBancaria.generate({ banco: '341' });
 */
export function generate(options: Partial<Options> & Formatted & Drawing = {}): string {
  const given = options.banco === undefined ? undefined : bankIn({ banco: options.banco });
  const random = sourceOf('contaBancaria: random', options.random);
  const account = drawAccount(random, given ?? drawBankWithRule(random));
  return formatAccount(account, flagOf('contaBancaria: formatted', options.formatted) ?? true);
}
