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
const PERSON = /^9[1-6]\d$/;
const NO_CNPJ = '000';
/** How long the code of a document is, where it has not eight digits. */
const CODE_LENGTHS: Readonly<Record<string, number>> = { 59: 6, 62: 7, 66: 7, 75: 7, 76: 7, 99: 6 };

/** The key of an NFS-e: municipality, environment, kind of issuer (1 is a person), issuer, number, month, code, digit. */
const NFSE = /^\d{7}[12](?:1000\d{11}|2[\dA-Z]{12}\d{2})\d{27}$/;
const [NFSE_KIND, NFSE_ISSUER, NFSE_NUMBER, NFSE_CODE, NFSE_END] = [8, 9, 23, 40, 49];

/** Where the parts of a key stand, and whether a person issued the document. */
interface Parts {
  readonly issuer: readonly [from: number, to: number];
  readonly code: readonly [from: number, to: number];
  readonly isPerson: boolean;
}

function partsOf(key: string): Parts | undefined {
  if (NFSE.test(key))
    return {
      issuer: [NFSE_ISSUER, NFSE_NUMBER],
      code: [NFSE_CODE, NFSE_END],
      isPerson: key[NFSE_KIND] === '1',
    };
  if (!KEY.test(key)) return undefined;
  const issuer = key.slice(ISSUER, MODEL);
  const isPerson = PERSON.test(key.slice(SERIES, NUMBER)) && /^000\d+$/.test(issuer);
  return {
    issuer: [ISSUER, MODEL],
    code: [END - (CODE_LENGTHS[key.slice(MODEL, SERIES)] ?? 8), END],
    isPerson,
  };
}

function mapIssuer(issuer: string, isPerson: boolean, keyed: Keyed): string {
  return isPerson ? NO_CNPJ + mapInside(issuer.slice(NO_CNPJ.length), keyed) : mapInside(issuer, keyed);
}

/** The rule of `chave-acesso`: the issuer inside has its own pseudonym, and the code depends on all that stands before it. */
export const chaveAcessoRule: Rule = (value, keyed) => {
  const sent = bareOf(value);
  const prefix = PREFIX.exec(sent)?.[0] ?? '';
  const key = sent.slice(prefix.length);
  const parts = partsOf(key);
  if (!parts) return refused('chave-acesso', 'format');
  if (isRepeated(key)) return kept;
  const { issuer, code, isPerson } = parts;
  const before =
    key.slice(0, issuer[0]) +
    mapIssuer(key.slice(...issuer), isPerson, keyed) +
    key.slice(issuer[1], code[0]);
  // Both directions take the characters of the original.
  const original = keyed.isBack ? before : key.slice(0, code[0]);
  const base = before + keyed.digits('chave-acesso', original, key.slice(...code));
  const right = key.slice(0, -1) + checkDigitOfKey(key.slice(0, -1));
  const other = prefix + moveDigits(key, right, base + checkDigitOfKey(base));
  // The letters of a prefix, as of `NFe`, stay as they were sent.
  const text =
    value.slice(0, prefix.length) + writeInto(value.slice(prefix.length), other.slice(prefix.length));
  return mapped(text, right === key ? {} : { reason: 'check-digit' });
};
