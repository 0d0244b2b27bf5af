/**
 * Branch and account of a bank, with their check digits. No norm fixes the rules; those that are known stand in
 * `conta-bancaria/rules.ts`. Of the other banks only the shape is checked.
 */
import { bankCodes } from '../data/banks.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';
import { isRepeated } from './check-digits.ts';
import { AGENCY, type Lengths, ruleOf } from './conta-bancaria/rules.ts';
import type { Verdict } from './verdict.ts';

export interface Account {
  readonly agency: string;
  /** Null at a bank whose branches have no check digit. */
  readonly agencyDigit: string | null;
  readonly account: string;
  readonly accountDigit: string;
}

/** How many digits the bank's agencies and accounts may have. */
export function lengthsOf(code: string): Lengths {
  return ruleOf(code);
}

/** True if the bank's branches have a check digit. */
export function hasAgencyDigit(code: string): boolean {
  return ruleOf(code).agencyDigit !== undefined;
}

/** True if the bank's check digits can be verified. */
export function hasAccountRule(code: string): boolean {
  return ruleOf(code).accountDigits !== undefined;
}

/** The code of one of the banks whose rule is known. */
export function drawBankWithRule(random: Random): string {
  return pick(random, banksWithRule());
}

/** The codes of the banks whose rule is known. */
export function banksWithRule() {
  return bankCodes.filter(hasAccountRule);
}

/** How many serials `drawAccount` tells apart. */
export const ACCOUNT_SERIALS = 1000 * 99_990;

/**
 * An account that the bank might have, with the check digits of its rule or, where none is known, one drawn. Accounts of
 * different serials, 0 … `ACCOUNT_SERIALS` − 1, differ within the bank.
 */
export function drawAccount(random: Random, code: string, serial?: number): Account {
  const rule = ruleOf(code);
  const { issued = {}, drawn = rule.maxAccount } = rule;
  const start = issued.account ?? '';
  const length = drawn - start.length;
  const part = serial === undefined ? null : partsOfSerial(random, serial, length);
  const agency = issued.agency ?? String(part?.agency ?? between(random, 1, 9999)).padStart(AGENCY, '0');
  let account: string;
  do account = start + (part?.account ?? digits(random, length));
  while (isRepeated(account));
  const [accountDigit = digits(random, 1)] = rule.accountDigits?.(agency, account) ?? [];
  return { agency, agencyDigit: rule.agencyDigit?.(agency) ?? null, account, accountDigit };
}

/** The digits of a serial that the account has no room for choose the agency. The last five are never all equal. */
function partsOfSerial(random: Random, serial: number, length: number) {
  const low = serial % 99_990;
  const whole = Math.floor(serial / 99_990) * 1e5 + low + 1 + Math.floor(low / 11_110);
  const room = 10 ** Math.min(length, 8);
  return {
    agency: 1 + Math.floor(whole / room) + 1000 * between(random, 0, 8),
    account: String(whole % room).padStart(length, '0'),
  };
}

/** The shape of an account at any bank. */
export const ACCOUNT_SHAPE = /^(\d{1,5})(?:-([\dPX]))?\/(\d{1,13})-([\dPX])$/;

/** `1584-9 / 210.169-6` as `1584-9/210169-6`: one slash between the parts, no dots inside the account. */
export function cleanAccount(value: string): string {
  return value
    .toUpperCase()
    .replace(/^ +| +$/g, '')
    .replace(/ *\/ *| +/, '/')
    .replace(/\/.*/, (account) => account.replace(/(\d)\.(?=\d)/g, '$1'));
}

type Parts = readonly [
  whole: string,
  agency: string,
  agencyDigit: string | undefined,
  account: string,
  accountDigit: string,
];

/**
 * The parts of `agency[-digit]/account-digit` as the bank writes them: padded with zeros, the agency's digit added
 * when it was left out. Null when they have not the bank's lengths or kinds of digit.
 */
export function readAccount(value: string, code: string): Account | null {
  const rule = ruleOf(code);
  const parts = ACCOUNT_SHAPE.exec(value);
  if (!parts) return null;
  const [, agency, agencyDigit, account, accountDigit] = parts as unknown as Parts;
  const isDigit = (sign: string) => /\d/.test(sign) || sign === rule.ten;
  if (agency.length > rule.maxAgency || !isDigit(accountDigit)) return null;
  if (account.length < rule.minAccount || account.length > rule.maxAccount) return null;
  if (rule.unknown?.includes(account.length)) return null;
  // Where no rule is known, the digit is kept as it is.
  const mayHaveDigit = rule.agencyDigit ? isDigit : () => rule.accountDigits === undefined;
  if (agencyDigit !== undefined && !mayHaveDigit(agencyDigit)) return null;
  const padded = agency.padStart(AGENCY, '0');
  return {
    agency: padded,
    agencyDigit: agencyDigit ?? rule.agencyDigit?.(padded) ?? null,
    account: account.length <= (rule.padded ?? 0) ? account.padStart(rule.maxAccount, '0') : account,
    accountDigit,
  };
}

/** Checks an account by the bank's rule. An account of a bank without a known rule is never refused. */
export function checkAccount({ agency, agencyDigit, account, accountDigit }: Account, code: string): Verdict {
  const rule = ruleOf(code);
  const ofAgency = rule.agencyDigit?.(agency);
  const isTen = ofAgency === rule.ten && agencyDigit === rule.tenAsDigit;
  if (ofAgency !== undefined && ofAgency !== agencyDigit && !isTen) return 'agency-check-digit';
  const accepted = rule.accountDigits?.(agency, account);
  return !accepted || accepted.includes(accountDigit) ? null : 'check-digit';
}

/** `1584-9 / 00210169-6`, or without the spaces. */
export function formatAccount(account: Account, spaced: boolean): string {
  const agency = account.agency + (account.agencyDigit === null ? '' : `-${account.agencyDigit}`);
  return `${agency}${spaced ? ' / ' : '/'}${account.account}-${account.accountDigit}`;
}
