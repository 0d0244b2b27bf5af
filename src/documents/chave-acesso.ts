/**
 * Access key of the electronic fiscal documents: 43 characters and a check digit, modulo 11 with the weights 2 to 9 (MOC
 * of the NF-e, section 2.2.6; CNPJ with letters: Nota Técnica Conjunta 2025.001, which values a character by its ASCII
 * code − 48). Positions: state 2, year and month 4, issuer 14, model 2, series 3, number 9, emission type 1, code 8.
 * Until March 2010 the code had nine digits and there was no emission type (MOC 3.0, layout 1.10); a year long both were
 * issued. The CF-e SAT has the serial number of the equipment 9, number 6 and code 6 (Especificação de Requisitos do SAT,
 * SEFAZ-SP; satcomum/ersat.py of Base4). The NFS-e has 50 characters: municipality 7, environment 1, kind of registration 1,
 * registration 14, number 13, year and month 4, code 9 (layout of the NFS-e Nacional, TSChaveNFSe).
 */
import { fiscalDocuments, type FiscalModel } from '../data/fiscal-documents.ts';
import { stateCodes, type Uf } from '../data/states.ts';
import { between, digits, type Random } from '../lib/random.ts';
import { clean } from '../lib/text/clean.ts';
import { cycling, isRepeated, mod11 } from './check-digits.ts';
import { formatCnpj, isCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';
import { stateOfCode } from './states.ts';
import type { Verdict } from './verdict.ts';

/** The month before which there was no NF-e. */
const FIRST_MONTH = '2005-10';
/** The first year of a key that is generated. */
export const FIRST_KEY_YEAR = 2006;
/** Series from 890 on are of the tax office, or of a person. */
export const LAST_SERIES = 889;
const WEIGHTS = cycling(43);
const NFSE_LENGTH = 50;
const NFSE_WEIGHTS = cycling(NFSE_LENGTH - 1);
const CFE_SAT = 59;
/** The last month of layout 1.10 alone, and the last in which it was still issued. */
const LAST_OLD_MONTH = '2010-03';
const LAST_MIXED_MONTH = '2011-03';
/** Documents that there were by then. */
const OLD_MODELS: ReadonlySet<number> = /* @__PURE__ */ new Set([55, 57]);
/** A person who issues stands with zeros before the CPF. */
const NO_CNPJ = '000';
const NORMAL_EMISSION = '1';
/** The only site of an authorizer. */
const ONLY_SITE = '0';

/** Where the code starts. Before it stand the site of the authorizer and, of a DC-e, the kind of issuer. */
const CODE_STARTS: Readonly<Partial<Record<FiscalModel, number>>> = {
  62: 36,
  66: 36,
  75: 36,
  76: 36,
  99: 37,
};
const EMISSION = 34;
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
    stateCodes[state] + pad(year % 100, 2) + pad(month, 2) + cnpj + model + pad(series, 3) + pad(number, 9);
  const isOld = OLD_MODELS.has(model) && monthText(year, month) <= LAST_OLD_MONTH;
  const start = isOld ? EMISSION : (CODE_STARTS[model] ?? CODE_START);
  // In a DC-e, the kind of issuer stands first: 2 is one that sends its own.
  const site = model === 99 ? `2${ONLY_SITE}` : ONLY_SITE.repeat(Math.max(0, start - CODE_START));
  const before = isOld ? '' : NORMAL_EMISSION + site;
  let code: string;
  do code = digits(random, CODE_END - start);
  while (isGuessable(code) || Number(code) === number);
  const others = head + before + code;
  return others + checkDigitOfKey(others);
}

/** Digits all equal, or each one more than the one before (MOC of the NF-e, rule B03-10). */
function isGuessable(code: string): boolean {
  return isRepeated(code) || '0123456789012345678'.includes(code);
}

/** A key without punctuation, and without the name that stands before it in the files of documents. */
export function cleanChaveAcesso(value: string): string {
  return clean(value.trim()).replace(/^(?:NFE|CTE|MDFE|BPE|NF3E|NFCOM|NFAG|NFGAS|DCE|CFE|NFS)/, '');
}

/** The check digit of the 43 characters before it, or of the 49 of an NFS-e. */
export function checkDigitOfKey(others: string): string {
  return mod11(others, others.length === WEIGHTS.length ? WEIGHTS : NFSE_WEIGHTS);
}

/** `currentMonth` (`YYYY-MM`) is the last one that a document can be of. */
export function checkChaveAcesso(key: string, currentMonth: string): Verdict {
  if (isRepeated(key)) return 'repeated-digits';
  if (checkDigitOfKey(key.slice(0, -1)) !== key.at(-1)) return 'check-digit';
  const { state, year, month, issuerType, model, number, emissionType } = readChaveAcesso(key);
  if (!state) return 'state-code';
  const issued = monthText(year, month);
  if (month < 1 || month > 12 || issued < FIRST_MONTH || issued > currentMonth) return 'date';
  if (issuerType === null) return 'issuer';
  if (number === 0) return 'number';
  const document = documentOf(model);
  if (!document || emissionType === null) return null;
  return document.emissionTypes.includes(String(emissionType)) ? null : 'emission-type';
}

function monthText(year: number, month: number): string {
  return `${year}-${pad(month, 2)}`;
}

/** Reads what a key is judged by. State and kind of issuer are absent when their codes do not exist. */
export function readChaveAcesso(key: string) {
  const state = stateOfCode(key.slice(0, 2));
  return { state, ...(key.length === NFSE_LENGTH ? readNfse(key) : readKey(key)) };
}

function readNfse(key: string) {
  return {
    year: 2000 + Number(key.slice(36, 38)),
    month: Number(key.slice(38, 40)),
    issuerType: kindOfIssuer(key.slice(9, 23)),
    model: null,
    series: null,
    number: Number(key.slice(23, 36)),
    emissionType: null,
  };
}

function readKey(key: string) {
  const model = Number(key.slice(20, 22));
  const [year, month] = [2000 + Number(key.slice(2, 4)), Number(key.slice(4, 6))];
  const head = { year, month, issuerType: kindOfIssuer(key.slice(6, 20), model), model };
  if (model === CFE_SAT)
    return { ...head, series: null, number: Number(key.slice(31, 37)), emissionType: null };
  const isOld = OLD_MODELS.has(model) && isOldLayout(monthText(year, month), key, documentOf(model));
  return {
    ...head,
    series: Number(key.slice(22, 25)),
    number: Number(key.slice(25, EMISSION)),
    emissionType: isOld ? null : Number(key[EMISSION]),
  };
}

function documentOf(model: number | null) {
  return fiscalDocuments.find((one) => one.model === model);
}

/** Fields that some documents alone have. */
const none = { authorizationSite: null, equipment: null, municipality: null, environment: null };

/** Reads all fields of a key. */
export function partsOfChaveAcesso(key: string) {
  const read = readChaveAcesso(key);
  return { ...none, ...read, ...ownParts(key, read), checkDigit: Number(key.at(-1)) };
}

function ownParts(key: string, { issuerType, model, emissionType }: ReturnType<typeof readChaveAcesso>) {
  if (model === null) {
    return {
      document: 'NFS-e',
      issuer: issuerText(key.slice(9, 23), issuerType),
      code: key.slice(40, 49),
      municipality: key.slice(0, 7),
      environment: Number(key[7]),
    };
  }
  const issuer = issuerText(key.slice(6, 20), issuerType);
  if (model === CFE_SAT)
    return { document: 'CF-e SAT', issuer, equipment: key.slice(22, 31), code: key.slice(37, CODE_END) };
  const start = emissionType === null ? EMISSION : (CODE_STARTS[model as FiscalModel] ?? CODE_START);
  return {
    document: documentOf(model)?.document ?? null,
    issuer,
    authorizationSite: start <= CODE_START ? null : Number(key[start - 1]),
    code: key.slice(start, CODE_END),
  };
}

/** While both layouts were issued, a digit that is no emission type is the first of the code. */
function isOldLayout(issued: string, key: string, document: ReturnType<typeof documentOf>): boolean {
  if (issued <= LAST_OLD_MONTH) return true;
  return issued <= LAST_MIXED_MONTH && !document?.emissionTypes.includes(key[EMISSION] as string);
}

/** The kind of issuer by its 14 characters. That of a DC-e may be known by another number, which has no rule. */
function kindOfIssuer(issuer: string, model?: number): 'cnpj' | 'cpf' | 'outro' | null {
  if (isCnpj(issuer)) return 'cnpj';
  if (issuer.startsWith(NO_CNPJ) && isCpf(issuer.slice(NO_CNPJ.length))) return 'cpf';
  return model === 99 ? 'outro' : null;
}

function issuerText(issuer: string, kind: ReturnType<typeof kindOfIssuer>): string {
  if (kind === 'cnpj') return formatCnpj(issuer);
  return kind === 'cpf' ? formatCpf(issuer.slice(NO_CNPJ.length)) : issuer;
}

/** A number from 1 that nine digits hold. */
export function drawNumber(random: Random): number {
  return between(random, 1, 999_999_999);
}

export function formatChaveAcesso(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
