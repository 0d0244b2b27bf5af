/**
 * Access key of the electronic fiscal documents: 43 characters and a check digit, modulo 11 with the weights 2 to 9 (MOC
 * of the NF-e, section 2.2.6; CNPJ with letters: Nota Técnica Conjunta 2025.001, which values a character by its ASCII
 * code − 48). Positions: state 2, year and month 4, issuer 14, model 2, series 3, number 9, emission type 1, code 8.
 */
import { fiscalDocuments, type FiscalModel } from '../data/fiscal-documents.ts';
import { stateCodes, states, type Uf } from '../data/states.ts';
import { between, digits, type Random } from '../lib/random.ts';
import { applyMask, cycling, isRepeated, mod11 } from './check-digits.ts';
import { checkCnpj, formatCnpj } from './cnpj.ts';
import { checkCpf, formatCpf } from './cpf.ts';
import type { Verdict } from './verdict.ts';

/** The month before which there was no NF-e. */
const FIRST_MONTH = '2005-10';
const WEIGHTS = cycling(43);
/** A person who issues stands with zeros before the CPF. */
const NO_CNPJ = '000';
const NORMAL_EMISSION = '1';
/** The only site of an authorizer. */
const ONLY_SITE = '0';

/** Where the code starts. Before it stand the site of the authorizer and, of a DC-e, the kind of issuer. */
const CODE_STARTS: Readonly<Partial<Record<FiscalModel, number>>> = { 62: 36, 66: 36, 99: 37 };
const CODE_START = 35;
const CODE_END = 43;

interface KeyForm {
  readonly state: Uf;
  readonly year: number;
  readonly month: number;
  readonly cnpj: string;
  readonly model: FiscalModel;
  readonly series: number;
  readonly number: number;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** A key of a document that its company issued normally, with a code drawn. */
export function drawChaveAcesso(random: Random, form: KeyForm): string {
  const { state, year, month, cnpj, model, series, number } = form;
  const head =
    stateCodes[state] +
    pad(year % 100, 2) +
    pad(month, 2) +
    cnpj +
    model +
    pad(series, 3) +
    pad(number, 9) +
    NORMAL_EMISSION;
  const start = CODE_STARTS[model] ?? CODE_START;
  // In a DC-e, the kind of issuer stands first: 2 is one that sends its own.
  const before = model === 99 ? `2${ONLY_SITE}` : ONLY_SITE.repeat(start - CODE_START);
  let code: string;
  do code = digits(random, CODE_END - start);
  while (isGuessable(code) || Number(code) === number);
  const others = head + before + code;
  return others + mod11(others, WEIGHTS);
}

/** Digits all equal, or each one more than the one before (MOC of the NF-e, rule B03-10). */
function isGuessable(code: string): boolean {
  return isRepeated(code) || '0123456789012345678'.includes(code);
}

/** `currentMonth` (`YYYY-MM`) is the last one that a document can be of. */
export function checkChaveAcesso(key: string, currentMonth: string): Verdict {
  if (isRepeated(key)) return 'repeated-digits';
  if (mod11(key.slice(0, CODE_END), WEIGHTS) !== key[CODE_END]) return 'check-digit';
  const { state, year, month, issuerType, model, document, number, emissionType } = readChaveAcesso(key);
  if (!state) return 'state-code';
  const issued = `${year}-${pad(month, 2)}`;
  if (month < 1 || month > 12 || issued < FIRST_MONTH || issued > currentMonth) return 'date';
  if (!document) return 'model';
  if (issuerType === null) return 'issuer';
  if (number === 0) return 'number';
  const { emissionTypes } = fiscalDocuments.find((one) => one.model === model) as { emissionTypes: string };
  return emissionTypes.includes(String(emissionType)) ? null : 'emission-type';
}

/** Reads the fields of a key. State, document and type of issuer are absent when their codes do not exist. */
export function readChaveAcesso(key: string) {
  const model = Number(key.slice(20, 22)) as FiscalModel;
  const start = CODE_STARTS[model] ?? CODE_START;
  return {
    state: states.find((state) => String(stateCodes[state]) === key.slice(0, 2)),
    year: 2000 + Number(key.slice(2, 4)),
    month: Number(key.slice(4, 6)),
    ...readIssuer(key.slice(6, 20), model),
    model,
    document: fiscalDocuments.find((one) => one.model === model)?.document,
    series: Number(key.slice(22, 25)),
    number: Number(key.slice(25, 34)),
    emissionType: Number(key[34]),
    authorizationSite: start === CODE_START ? null : Number(key[start - 1]),
    code: key.slice(start, CODE_END),
    checkDigit: Number(key[CODE_END]),
  };
}

/** The issuer of a DC-e may be known by another number, which has no rule. */
function readIssuer(issuer: string, model: FiscalModel) {
  if (checkCnpj(issuer) === null) return { issuer: formatCnpj(issuer), issuerType: 'cnpj' as const };
  const cpf = issuer.slice(NO_CNPJ.length);
  if (issuer.startsWith(NO_CNPJ) && /^\d+$/.test(cpf) && checkCpf(cpf) === null) {
    return { issuer: formatCpf(cpf), issuerType: 'cpf' as const };
  }
  return { issuer, issuerType: model === 99 ? ('outro' as const) : null };
}

/** A number from 1 that nine digits hold. */
export function drawNumber(random: Random): number {
  return between(random, 1, 999_999_999);
}

export function formatChaveAcesso(key: string): string {
  return applyMask(key, '0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000');
}
