import * as v from 'valibot';
import { codes } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { banks } from '../../data/banks.ts';
import {
  type Account,
  checkAccount,
  drawAccount,
  formatAccount,
  hasAccountRule,
  hasAgencyDigit,
  lengthsOf,
  readAccount,
} from '../../documents/conta-bancaria.ts';
import { digits, pick } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits } from '../../kit/errors/reasons.ts';

const agencyCheckDigit = {
  pt: 'o dígito da agência não confere',
  en: 'the check digit of the branch does not match',
};

const banco = codes(banks);

const facts = {
  bankCode: v.string(),
  bankName: v.string(),
  agency: v.string(),
  agencyDigit: v.nullable(v.string()),
  account: v.string(),
  accountDigit: v.string(),
  verifiable: v.boolean(),
};

/** The banks whose rule is known. */
function withRule() {
  return banks.filter(({ code }) => hasAccountRule(code));
}

function factsOf(account: Account, code: string) {
  const bankName = banks.find((bank) => bank.code === code)?.name as string;
  return { bankCode: code, bankName, ...account, verifiable: hasAccountRule(code) };
}

/** `1584-9 / 210.169-6` as `1584-9/210169-6`: one slash between the parts, no dots inside the account. */
function clean(value: string): string {
  return value
    .toUpperCase()
    .replace(/^ +| +$/g, '')
    .replace(/ *\/ *| +/, '/')
    .replace(/\/.*/, (account) => account.replace(/(\d)\.(?=\d)/g, '$1'));
}

/** Describes the form of a value at a bank. */
function formText(code: string): Text {
  const { maxAgency, minAccount, maxAccount } = lengthsOf(code);
  const range = (upTo: string, to: string) =>
    minAccount === maxAccount
      ? maxAccount
      : minAccount === 1
        ? `${upTo} ${maxAccount}`
        : `${minAccount} ${to} ${maxAccount}`;
  const [pt, en] = hasAgencyDigit(code) ? ['[-dígito]', '[-digit]'] : ['', ''];
  return {
    pt: `deve ter a forma agência${pt}/conta-dígito no banco ${code}, com até ${maxAgency} dígitos na agência e ${range('até', 'a')} na conta`,
    en: `must have the form agency${en}/account-digit at bank ${code}, with up to ${maxAgency} digits in the agency and ${range('up to', 'to')} in the account`,
  };
}

/** Branch and account of a bank with their check digits. Rules and their sources in `documents/conta-bancaria.ts`. */
export const contaBancaria = defineDocument({
  path: '/conta-bancaria',
  name: 'Gerador de conta bancária',
  invalid: { pt: 'Conta bancária inválida', en: 'Invalid bank account' },
  generate: {
    input: {
      banco: v.optional(banco),
      formatted,
    },
    output: {
      contaBancaria: v.object({
        ...facts,
        formatted: v.string(),
      }),
    },
    run({ banco, formatted }, { random }) {
      const code = banco ?? pick(random, withRule()).code;
      const account = drawAccount(random, code);
      return { contaBancaria: { ...factsOf(account, code), formatted: formatAccount(account, formatted) } };
    },
  },
  validate: {
    reasons: { 'agency-check-digit': agencyCheckDigit, 'check-digit': checkDigits },
    input: {
      banco: banco,
    },
    output: facts,
    clean,
    shape: {
      pattern: /^\d{1,5}(?:-[\dPX])?\/\d{1,13}-[\dPX]$/,
      says: {
        pt: 'deve ter a forma agência/conta-dígito, como 1584-9/210169-6',
        en: 'must have the form agency/account-digit, like 1584-9/210169-6',
      },
    },
    run(value, { banco }) {
      const account = readAccount(value, banco);
      if (!account) return formText(banco);
      return (
        checkAccount(account, banco) ?? {
          formatted: formatAccount(account, true),
          ...factsOf(account, banco),
        }
      );
    },
  },
  wrong: {
    choices: ({ banco }) => (banco ? [] : withRule().map(({ code }) => ({ banco: code }))),
    canBe: (reason, { banco }) =>
      banco !== undefined && (reason === 'check-digit' ? hasAccountRule : hasAgencyDigit)(banco),
    read: ({ contaBancaria }) => contaBancaria.formatted,
    replace: (value, reason, random) =>
      reason === 'check-digit' ? undefined : value.replace(/-./, `-${digits(random, 1)}`),
    write({ contaBancaria }, value, { formatted }) {
      const { bankCode } = contaBancaria;
      const account = readAccount(value, bankCode) as Account;
      const written = formatAccount(account, formatted);
      return { contaBancaria: { ...contaBancaria, ...account, formatted: written } };
    },
  },
  result: 'contaBancaria.formatted',
  examples: [
    { input: { action: 'validate', banco: '001', value: '1584/210169-6' } },
    { input: { banco: '341' } },
  ],
  impossible: { action: 'validate', value: '4159/19825-1', banco: '341' },
});
