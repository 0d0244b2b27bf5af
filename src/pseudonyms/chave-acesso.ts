import { checkDigitOfKey } from '../documents/chave-acesso.ts';
import { isRepeated } from '../documents/check-digits.ts';
import { bareOf, moveDigits, writeInto } from './characters.ts';
import type { Keyed } from './cipher.ts';
import { mapInside } from './cnpj.ts';
import { kept, mapped, refused, type Rule } from './outcome.ts';

/** Prefixes of the Id of a document in its XML. */
const PREFIX = /^(?:NFE|CTE|MDFE|BPE|NF3E|NFCOM|NFAG|NFGAS|DCE|CFE|NFS)(?=\d)/;
const KEY = /^\d{6}[\dA-Z]{12}\d{26}$/;
const [ISSUER, MODEL, SERIES, NUMBER, END] = [6, 20, 22, 25, 43];
/** The issuer of these series is a person, whose CPF stands behind zeros (MOC of the NF-e, rule C02a-10; NT 2018.001). */
const PERSON = /^9(?:[1-5]\d|6\d)$/;
const NO_CNPJ = '000';
/** How long the code of a document is, where it has not eight digits. */
const CODE_LENGTHS: Readonly<Record<string, number>> = { 59: 6, 62: 7, 66: 7, 75: 7, 76: 7, 99: 6 };

function mapIssuer(key: string, keyed: Keyed): string {
  const issuer = key.slice(ISSUER, MODEL);
  const isPerson = issuer.startsWith(NO_CNPJ) && PERSON.test(key.slice(SERIES, NUMBER));
  return isPerson && /^\d+$/.test(issuer)
    ? NO_CNPJ + mapInside(issuer.slice(NO_CNPJ.length), keyed)
    : mapInside(issuer, keyed);
}

/** The rule of `chave-acesso`: the issuer inside has its own pseudonym, and the code depends on all that stands before it. */
export const chaveAcessoRule: Rule = (value, keyed) => {
  const sent = bareOf(value);
  const prefix = PREFIX.exec(sent)?.[0] ?? '';
  const key = sent.slice(prefix.length);
  if (!KEY.test(key)) return refused('chave-acesso', 'format');
  if (isRepeated(key)) return kept;
  const at = END - (CODE_LENGTHS[key.slice(MODEL, SERIES)] ?? 8);
  const before = key.slice(0, ISSUER) + mapIssuer(key, keyed) + key.slice(MODEL, at);
  // Both directions take the characters of the original.
  const original = keyed.isBack ? before : key.slice(0, at);
  const base = before + keyed.digits('chave-acesso', original, key.slice(at, END));
  const [digit, right] = [key.slice(END), checkDigitOfKey(key.slice(0, END))];
  const other = prefix + base + moveDigits(digit, right, checkDigitOfKey(base));
  // The letters of a prefix, as of `NFe`, stay as they were sent.
  const text =
    value.slice(0, prefix.length) + writeInto(value.slice(prefix.length), other.slice(prefix.length));
  return mapped(text, right === digit ? {} : { reason: 'check-digit' });
};
