import { type Account, readAccount } from '../documents/conta-bancaria.ts';
import { ruleOf } from '../documents/conta-bancaria/rules.ts';
import { moveDigits, moveModulo11 } from './characters.ts';
import type { Keyed } from './cipher.ts';
import { mapped, refused, type Rule } from './outcome.ts';

/** Branch, what stands between, account with points or without, and digit. */
const WHOLE = /^(\d{1,5}(?:-[\dPX])?)( *\/ *| +)(\d[\d.]*)-([\dPX])$/;
const ACCOUNT = /^(\d[\d.]*)-([\dPX])$/;

/** Fewest digits before the last one at a bank whose rule is not known: to walk to one of a hundred numbers takes 50 ms. */
const LEAST = 3;

interface Parts {
  /** The characters that stay in front of the account. */
  readonly before: string;
  readonly agency: string;
  readonly account: string;
  readonly digit: string;
}

function split(value: string, agency: string | undefined): Parts | null {
  if (agency !== undefined) {
    const [, account, digit] = ACCOUNT.exec(value) ?? [];
    return account === undefined || digit === undefined ? null : { before: '', agency, account, digit };
  }
  const [, branch, space, account, digit] = WHOLE.exec(value) ?? [];
  if (branch === undefined || account === undefined || digit === undefined) return null;
  return { before: branch + space, agency: branch, account, digit };
}

/** The rule of `conta-bancaria`: bank and branch stay. */
export const contaBancariaRule: Rule = (value, keyed, { banco = '', agency }) => {
  const parts = split(value.toUpperCase(), agency);
  const digits = parts?.account.replaceAll('.', '');
  const account = parts && readAccount(`${parts.agency}/${digits}-${parts.digit}`, banco);
  if (!parts || !account) return refused('conta-bancaria', 'format');
  if (!ruleOf(banco).accountDigits && account.account.length < LEAST)
    return refused('conta-bancaria', 'format');
  const { text, isRight } = mapAccount(account, parts.digit, banco, keyed);
  // Zeros that the bank leaves out or writes stand in front.
  const lost = account.account.length - (digits as string).length;
  const places = '0'.repeat(lost) + parts.account;
  let taken = 0;
  const written = places.replace(/\d/g, () => text[taken++] as string);
  return mapped(`${parts.before}${written}-${text.slice(taken)}`, isRight ? {} : { reason: 'check-digit' });
};

function mapAccount(
  { agency, account }: Account,
  digit: string,
  banco: string,
  keyed: Keyed,
): { text: string; isRight: boolean } {
  const tweak = `${banco}:${agency}:`;
  const { accountDigits, ten } = ruleOf(banco);
  if (!accountDigits) {
    const both = account + digit;
    return { text: keyed.digits('conta', tweak + both.length, both), isRight: true };
  }
  const other = keyed.digits('conta', tweak + account.length, account);
  const digitsOf = (number: string) => accountDigits(agency, number) as readonly [string];
  const accepted = digitsOf(account);
  const [first] = digitsOf(other);
  if (accepted.includes(digit)) return { text: other + first, isRight: true };
  const moved = ten ? moveModulo11(digit, accepted[0], first, ten) : moveDigits(digit, accepted[0], first);
  return { text: other + moved, isRight: false };
}
