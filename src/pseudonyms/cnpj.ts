/** CNPJ and CPF in one column. The root of a CNPJ is encrypted and its order stays, so that branches stay together. */
import { isRepeated } from '../documents/check-digits.ts';
import { completeCnpj, isCnpj, ROOT_LENGTH } from '../documents/cnpj.ts';
import { bareOf, writeInto } from './characters.ts';
import type { Keyed } from './cipher.ts';
import { cpfNumber, lostZeros, mapNumber, numberRule, type NumberKind } from './numbers.ts';
import { mapped, refused, type Rule } from './outcome.ts';

const BASE = 12;
const RADIX = 36;
const ROOTS = RADIX ** ROOT_LENGTH;

const cnpjNumber: NumberKind = {
  kind: 'cnpj',
  shape: /^[\dA-Z]{12}\d{2}$/,
  complete: (cnpj) => completeCnpj(cnpj.slice(0, BASE)),
  map: (cnpj, keyed) => mapRoot(cnpj.slice(0, ROOT_LENGTH), keyed) + cnpj.slice(ROOT_LENGTH),
  pad: lostZeros(14, isCnpj),
};

/** Roots of digits alone and roots with letters are two sets, and each is mapped to itself. */
function mapRoot(root: string, keyed: Keyed): string {
  if (/^\d+$/.test(root)) return keyed.digits('cnpj', 'n', root);
  const hasLetter = (value: number) => /[a-z]/.test(value.toString(RADIX));
  const other = keyed.number('cnpj', 'a', ROOTS, Number.parseInt(root, RADIX), hasLetter);
  return other.toString(RADIX).toUpperCase().padStart(ROOT_LENGTH, '0');
}

const wholeRule = numberRule(cnpjNumber);

/** The rule of `cnpj`: a whole number, or a root alone. */
export const cnpjRule: Rule = (value, keyed, params) => {
  const root = bareOf(value);
  if (root.length !== ROOT_LENGTH) return wholeRule(value, keyed, params);
  if (!/^[\dA-Z]+$/.test(root)) return refused('cnpj', 'format');
  return mapped(writeInto(value, mapRoot(root, keyed)));
};

export const cpfRule = numberRule(cpfNumber);

/** The rule of `cpf-cnpj`: up to 11 characters are a CPF. */
export const cpfCnpjRule: Rule = (value, keyed, params) =>
  (bareOf(value).length > 11 ? cnpjRule : cpfRule)(value, keyed, params);

/** The pseudonym of the 14 characters of a CNPJ, or of the 11 digits of a CPF, inside another number. */
export function mapInside(number: string, keyed: Keyed): string {
  if (isRepeated(number)) return number;
  return mapNumber(number, number.length === 11 ? cpfNumber : cnpjNumber, keyed).text;
}
