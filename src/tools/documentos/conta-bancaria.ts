import * as v from 'valibot';
import { bankNameOf } from '../../documents/banks.ts';
import { isValid, parse } from '../../light/documents/conta-bancaria.ts';
import { codes } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { banks } from '../../data/banks.ts';
import {
  type Account,
  drawAccount,
  formatAccount,
  hasAccountRule,
  hasAgencyDigit,
  lengthsOf,
  readAccount,
  ACCOUNT_SHAPE,
  banksWithRule,
  cleanAccount,
  drawBankWithRule,
} from '../../documents/conta-bancaria.ts';
import { digits } from '../../lib/random.ts';
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

function factsOf(account: Account, code: string) {
  const bankName = bankNameOf(code) as string;
  return { bankCode: code, bankName, ...account, verifiable: hasAccountRule(code) };
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

const ofNoBank = {
  pt: 'deve ter a forma agência/conta-dígito, como 1584-9/210169-6',
  en: 'must have the form agency/account-digit, like 1584-9/210169-6',
};

/** Branch and account of a bank with their check digits. Rules and their sources in `documents/conta-bancaria.ts`. */
export const contaBancaria = defineDocument({
  path: '/conta-bancaria',
  name: 'Gerador de conta bancária',
  invalid: { pt: 'Conta bancária inválida', en: 'Invalid bank account' },
  plural: 'contasBancarias',
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
      const code = banco ?? drawBankWithRule(random);
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
    clean: cleanAccount,
    says: (bare, { banco }) => (ACCOUNT_SHAPE.test(bare) ? formText(banco) : ofNoBank),
    parse,
    isValid,
  },
  wrong: {
    choices: ({ banco }) => (banco ? [] : banksWithRule().map((code) => ({ banco: code }))),
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
