/**
 * The rules of the eight banks that are known: from their manuals and from public compilations that agree. The fullest
 * compilation is Icatu Seguros, "Regras de validação de dígito verificador de agência e conta corrente".
 */
import { descending, luhn, mod11, weightedSum } from '../check-digits.ts';
import { verhoeff } from '../verhoeff.ts';

/** How many digits the agency and the account may have. */
export interface Lengths {
  readonly maxAgency: number;
  readonly minAccount: number;
  readonly maxAccount: number;
}

export interface Rule extends Lengths {
  /** Accounts of up to this many digits are the same with zeros in front. */
  readonly padded?: number;
  /** Lengths between the least and the most that no account has. */
  readonly unknown?: readonly number[];
  /** How generated agencies and accounts begin. */
  readonly issued?: { readonly agency?: string; readonly account?: string };
  /** How many digits a generated account has, when not the most. */
  readonly drawn?: number;
  /** Stands for a check digit of 10. */
  readonly ten?: 'X' | 'P';
  readonly agencyDigit?: (agency: string) => string;
  /** The digit that forms without letters write in place of `ten`. */
  readonly tenAsDigit?: string;
  /** The check digits that the bank accepts, the one that is generated first; absent when no rule is known. */
  readonly accountDigits?: (agency: string, account: string) => readonly string[];
}

/** Digits of an agency, zeros in front. */
export const AGENCY = 4;

const SANTANDER = [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3];
const BANRISUL = [3, 2, 4, 7, 6, 5, 4, 3, 2];
const CITIBANK = descending(11, 2);

const unknownRule: Rule = { maxAgency: 5, minAccount: 1, maxAccount: 13, drawn: 8 };

const rules: Readonly<Record<string, Rule>> = {
  // Banco do Brasil
  '001': {
    ...lengths(1, 8),
    padded: 8,
    ten: 'X',
    agencyDigit: (agency) => cyclic(agency, 9, 'X'),
    accountDigits: (_, account) => [cyclic(account, 9, 'X')],
  },
  // Santander: the first two digits are the kind of account, 01 the current account.
  '033': {
    ...lengths(1, 8),
    padded: 8,
    issued: { account: '01' },
    accountDigits: (agency, account) => [santander(`${agency}00${account}`)],
  },
  // Banrisul
  '041': { ...lengths(1, 9), padded: 9, accountDigits: (_, account) => [banrisul(account)] },
  // Caixa: 12 digits. The first three are zeros and may be left out. Accounts from before the renumbering have 3 digits
  // for the kind of operation and 8 for the number.
  '104': {
    ...lengths(1, 12),
    padded: 9,
    unknown: [10],
    issued: { account: '000' },
    accountDigits(agency, account) {
      const withAgency = cyclic(agency + account, 9, '0');
      return account.length === 12 ? [cyclic(account, 9, '0'), withAgency] : [withAgency];
    },
  },
  // Bradesco
  '237': {
    ...lengths(1, 7),
    padded: 7,
    ten: 'P',
    // Forms that take no letters write 0 for P, of the agency too.
    tenAsDigit: '0',
    agencyDigit: (agency) => cyclic(agency, 9, 'P'),
    accountDigits(_, account) {
      const digit = cyclic(account, 7, 'P');
      return digit === 'P' ? [digit, '0'] : [digit];
    },
  },
  // Nubank, which has one branch: found out from accounts, never published.
  '260': {
    ...lengths(5, 13),
    issued: { agency: '0001' },
    drawn: 8,
    // Zeros in front do not count.
    accountDigits: (_, account) => [verhoeff(String(Number(account)))],
  },
  // Itaú
  '341': { ...lengths(1, 5), padded: 5, accountDigits: (agency, account) => [luhn(agency + account)] },
  // Citibank
  '745': { ...lengths(1, 10), padded: 10, accountDigits: (_, account) => [mod11(account, CITIBANK)] },
};

function lengths(minAccount: number, maxAccount = minAccount): Lengths {
  return { maxAgency: AGENCY, minAccount, maxAccount };
}

/** Modulo 11 with the weights 2 to `last` from the right, over and over; a digit of 10 is written `ten`. */
function cyclic(base: string, last: number, ten: string): string {
  let sum = 0;
  for (let i = 0; i < base.length; i++) {
    sum += (base.charCodeAt(base.length - 1 - i) - 48) * (2 + (i % (last - 1)));
  }
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? ten : String(digit);
}

/** Only the last digit of each product counts. */
function santander(base: string): string {
  let sum = 0;
  for (let i = 0; i < SANTANDER.length; i++) {
    sum += ((base.charCodeAt(i) - 48) * (SANTANDER[i] as number)) % 10;
  }
  return String((10 - (sum % 10)) % 10);
}

function banrisul(account: string): string {
  const remainder = weightedSum(account, BANRISUL) % 11;
  return remainder === 1 ? '6' : String((11 - remainder) % 11);
}

/** The rule of a bank; a bank without a known rule gets the limits that hold for any. */
export function ruleOf(code: string): Rule {
  return (Object.hasOwn(rules, code) && rules[code]) || unknownRule;
}
