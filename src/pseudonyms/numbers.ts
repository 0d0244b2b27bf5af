/** Numbers of a fixed form whose base is encrypted, and whose check digits are then computed again. */
import { completeCertidao } from '../documents/certidao.ts';
import { isRepeated, luhn } from '../documents/check-digits.ts';
import { cnhOf } from '../documents/cnh.ts';
import { cpfOf, isCpf } from '../documents/cpf.ts';
import { completeCns, pisOfCns, provisionalCnsOf, typeOfCns } from '../documents/cns.ts';
import { isPis, pisOf } from '../documents/pis.ts';
import { completeProcesso } from '../documents/processo.ts';
import { renavamOf } from '../documents/renavam.ts';
import { codeOfTitulo, stateOfTitulo, tituloEleitorOf } from '../documents/titulo-eleitor.ts';
import { bareOf, moveDigits, writeInto } from './characters.ts';
import type { Keyed } from './cipher.ts';
import type { Kind, Reason } from './names.ts';
import { kept, mapped, type Outcome, refused, type Rule } from './outcome.ts';

/** A kind of number without punctuation. */
export interface NumberKind {
  readonly kind: Kind;
  readonly shape: RegExp;
  /** Why a number of this shape cannot be one; undefined where it can. */
  readonly refusal?: (number: string) => Reason | undefined;
  /** The number with the right check digits. */
  readonly complete: (number: string) => string;
  /** The number of another base, with any check digits. */
  readonly map: (number: string, keyed: Keyed) => string;
  /** The number with the zeros that were lost in front of it, or undefined where it has lost none. */
  readonly pad?: (value: string) => string | undefined;
}

/** The pseudonym of a number that has the shape, and why it was wrong, if it was. */
export function mapNumber(number: string, rule: NumberKind, keyed: Keyed): { text: string; reason?: Reason } {
  const { complete, map } = rule;
  const right = complete(number);
  const other = complete(map(number, keyed));
  if (right === number) return { text: other };
  return { text: moveDigits(number, right, other), reason: 'check-digit' };
}

/** The rule of a kind of number. */
export function numberRule(rule: NumberKind): Rule {
  const { kind, shape, refusal, pad } = rule;
  return (sent, keyed): Outcome => {
    const bare = bareOf(sent);
    const padded = pad?.(bare);
    const [value, number] = [padded ?? sent, padded ?? bare];
    if (!shape.test(number)) return refused(kind, 'format');
    if (isRepeated(number)) return kept;
    const wrong = refusal?.(number);
    if (wrong) return refused(kind, wrong);
    const { text, reason } = mapNumber(number, rule, keyed);
    return mapped(writeInto(value, text), { ...(reason && { reason }), ...(padded && { padded: true }) });
  };
}

/**
 * Pads a number of digits that is one or two short and right with zeros in front. Spreadsheets drop such zeros.
 */
export function lostZeros(length: number, isRight: (number: string) => boolean) {
  return (value: string): string | undefined => {
    const missing = length - value.length;
    if ((missing !== 1 && missing !== 2) || !/^\d+$/.test(value)) return undefined;
    const padded = value.padStart(length, '0');
    return isRight(padded) ? padded : undefined;
  };
}

/**
 * Encrypts the digits between two places; no result is a number whose characters are all the same with its right check
 * digits, because such a number stays as it is.
 */
function between(
  domain: string,
  from: number,
  to: number,
  complete: (number: string) => string,
  tweakOf: (number: string) => string = () => '',
) {
  return (number: string, keyed: Keyed): string => {
    const [before, after] = [number.slice(0, from), number.slice(to)];
    const isOther = (digits: string) => !isRepeated(digits) || !isRepeated(complete(before + digits + after));
    return before + keyed.digits(domain, tweakOf(number), number.slice(from, to), isOther) + after;
  };
}

const completeCpf = (number: string) => cpfOf(Number(number.slice(0, 9)));
export const cpfNumber: NumberKind = {
  kind: 'cpf',
  shape: /^\d{11}$/,
  complete: completeCpf,
  map: between('cpf', 0, 9, completeCpf),
  pad: lostZeros(11, isCpf),
};

const completePis = (number: string) => pisOf(Number(number.slice(0, 10)));
const firstDigit = (number: string) => number.slice(0, 1);
export const pisNumber: NumberKind = {
  kind: 'pis',
  shape: /^\d{11}$/,
  complete: completePis,
  map: between('pis', 1, 10, completePis, firstDigit),
};

const completeRenavam = (number: string) => renavamOf(Number(number.slice(0, 10)));
export const renavamNumber: NumberKind = {
  kind: 'renavam',
  shape: /^\d{11}$/,
  complete: completeRenavam,
  map: between('renavam', 1, 10, completeRenavam, firstDigit),
  // Until 2013 they had nine digits.
  pad: (value) => (/^\d{9,10}$/.test(value) ? value.padStart(11, '0') : undefined),
};

const completeCnh = (number: string) => cnhOf(Number(number.slice(0, 9)));
export const cnhNumber: NumberKind = {
  kind: 'cnh',
  shape: /^\d{11}$/,
  complete: completeCnh,
  map: between('cnh', 0, 9, completeCnh),
};

const completeTitulo = (number: string) => tituloEleitorOf(Number(number.slice(0, 10)));
export const tituloNumber: NumberKind = {
  kind: 'titulo',
  shape: /^\d{12}$/,
  refusal: (number) => (stateOfTitulo(number) ? undefined : 'state-code'),
  complete: completeTitulo,
  map: between('titulo', 0, 8, completeTitulo, codeOfTitulo),
};

const completeCard = (number: string) => number.slice(0, -1) + luhn(number.slice(0, -1));
export const cardNumber: NumberKind = {
  kind: 'cartao',
  shape: /^\d{12,19}$/,
  complete: completeCard,
  map: (number, keyed) =>
    between(
      'cartao',
      6,
      number.length - 1,
      completeCard,
      (card) => `${card.slice(0, 6)}:${card.length}`,
    )(number, keyed),
};

/** The place where the suffix and the check digit of a definitive number begin. Its PIS decides both. */
const CNS_SUFFIX = 11;
const CNS_BASE = 14;

/** A provisional number without a check digit cannot be complete. */
function completeCnsNumber(cns: string): string {
  if (typeOfCns(cns) === 'definitivo') return completeCns(pisOfCns(cns));
  return provisionalCnsOf(cns.slice(0, CNS_BASE)) ?? '';
}

export const definitiveCns: NumberKind = {
  kind: 'cns',
  shape: /^[12]\d{14}$/,
  complete: completeCnsNumber,
  map(cns, keyed) {
    const pis = pisOfCns(cns);
    if (isPis(pis)) return mapNumber(pis, pisNumber, keyed).text + cns.slice(CNS_SUFFIX);
    const first = firstDigit(cns);
    const isNoPis = (digits: string) => !isPis(first + digits);
    return first + keyed.digits('cns', first, pis.slice(1), isNoPis) + cns.slice(CNS_SUFFIX);
  },
};

export const provisionalCns: NumberKind = {
  kind: 'cns',
  shape: /^[789]\d{14}$/,
  refusal: (cns) => (completeCnsNumber(cns) === '' ? 'check-digit' : undefined),
  complete: completeCnsNumber,
  map(cns, keyed) {
    const first = firstDigit(cns);
    const hasDigit = (digits: string) => completeCnsNumber(first + digits) !== '';
    return first + keyed.digits('cns', first, cns.slice(1, CNS_BASE), hasDigit) + cns.slice(CNS_BASE);
  },
};

const definitiveRule = numberRule(definitiveCns);
const provisionalRule = numberRule(provisionalCns);

/** The rule of `cns`: its first digit says which of the two a number is. */
export const cnsRule: Rule = (value, keyed, params) => {
  const number = bareOf(value);
  if (!/^\d{15}$/.test(number)) return refused('cns', 'format');
  if (isRepeated(number)) return kept;
  const type = typeOfCns(number);
  if (!type) return refused('cns', 'prefix');
  return (type === 'definitivo' ? definitiveRule : provisionalRule)(value, keyed, params);
};

const [CERTIDAO_PLACE, CERTIDAO_BASE] = [15, 30];
const completeCertificate = (number: string) => completeCertidao(number.slice(0, CERTIDAO_BASE));
/** The office, the year and the kind of book stay. */
export const certidaoNumber: NumberKind = {
  kind: 'certidao',
  shape: /^\d{32}$/,
  complete: completeCertificate,
  map: (number, keyed) => {
    const place = number.slice(0, CERTIDAO_PLACE);
    return place + keyed.digits('certidao', place, number.slice(CERTIDAO_PLACE, CERTIDAO_BASE));
  },
};

const [PROCESSO_NUMBER, PROCESSO_CHECK] = [7, 9];

/** The rule of `processo`: its check digits stand in the middle, and are one number modulo 97. */
export const processoRule: Rule = (value, keyed) => {
  const number = bareOf(value);
  if (!/^\d{20}$/.test(number)) return refused('processo', 'format');
  const [own, rest] = [number.slice(0, PROCESSO_NUMBER), number.slice(PROCESSO_CHECK)];
  if (Number(own) === 0) return refused('processo', 'serial');
  const other = keyed.digits('processo', rest, own, (digits) => Number(digits) > 0);
  const checkOf = (base: string) =>
    Number(completeProcesso(base, rest).slice(PROCESSO_NUMBER, PROCESSO_CHECK));
  const wrong = Number(number.slice(PROCESSO_NUMBER, PROCESSO_CHECK)) - checkOf(own);
  const check = String((checkOf(other) + wrong + 100) % 100).padStart(2, '0');
  const text = writeInto(value, other + check + rest);
  return mapped(text, wrong === 0 ? {} : { reason: 'check-digit' });
};

/** The rule of `numero`, such as an internal id: its length stays, and a first zero where there was one. */
export const numeroRule: Rule = (value, keyed) => {
  const number = bareOf(value);
  if (!/^\d{4,18}$/.test(number)) return refused('numero', 'format');
  const isAlike = (digits: string) => digits.startsWith('0') === number.startsWith('0');
  return mapped(writeInto(value, keyed.digits('numero', String(number.length), number, isAlike)));
};
