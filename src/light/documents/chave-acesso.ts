/**
 * The access key of an electronic fiscal document (NF-e, NFC-e, CT-e, NFS-e and others).
 *
 * ```ts
 * import * as chaveAcesso from 'canivete/documents/chave-acesso';
 *
 * chaveAcesso.isValid('35260712ABC34501DE35550010000001231102030403'); // true
 * chaveAcesso.parse('35260712ABC34501DE35550010000001231102030404'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { fiscalDocuments, type FiscalModel } from '../../data/fiscal-documents.ts';
import { stateCodes, states, type Uf as State } from '../../data/states.ts';
import {
  checkChaveAcesso,
  cleanChaveAcesso,
  drawChaveAcesso,
  drawNumber,
  FIRST_KEY_YEAR,
  formatChaveAcesso,
  LAST_SERIES,
  partsOfChaveAcesso,
  readChaveAcesso,
} from '../../documents/chave-acesso.ts';
import { drawCnpj, isCnpj } from '../../documents/cnpj.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { plainOf } from '../../lib/text/pasted.ts';
import {
  type Dated,
  dayOf,
  type Drawing,
  flagOf,
  type Formatted,
  integerIn,
  oneOf,
  onlyIf,
  refuse,
  sourceOf,
  type Uf,
  ufOf,
} from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options extends Dated {
  /** 55 for an NF-e, 65 for an NFC-e, 57 for a CT-e and so on. */
  readonly model?: FiscalModel | undefined;
  readonly state?: Uf | undefined;
  /** From 2006 on. */
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** 0 to 889. */
  readonly series?: number | undefined;
  readonly number?: number | undefined;
}

export interface Parts extends Written {
  state: State;
  /** Null of an NFS-e. */
  model: number | null;
  /** `NF-e`, `CT-e` and so on; null of a model that is not known. */
  document: string | null;
  year: number;
  /** 1 to 12. */
  month: number;
  /** The CNPJ or CPF of the issuer, with punctuation. */
  issuer: string;
  issuerType: 'cnpj' | 'cpf' | 'outro';
  /** Null of an NFS-e and of a CF-e SAT. */
  series: number | null;
  number: number;
  /** `tpEmis`: 1 is the normal one; null of a key without it. */
  emissionType: number | null;
  /** A digit of the models 62, 66, 75, 76 and 99; null of others. */
  authorizationSite: number | null;
  /** The code that the issuer chose, digits. */
  code: string;
  checkDigit: number;
  /** The serial number of a SAT equipment, on a CF-e SAT; null of others. */
  equipment: string | null;
  /** The IBGE code, on an NFS-e; null of others. */
  municipality: string | null;
  /** 1 of the municipality, 2 the national one, on an NFS-e; null of others. */
  environment: number | null;
  /** `unknown-model` */
  warnings: string[];
}

function optionsOf({ model, state, year, month, series, number, today }: Options) {
  return {
    model: oneOf<number>('chaveAcesso: model', model, models()) as FiscalModel | undefined,
    state: ufOf('chaveAcesso: state', state, (one) => one in stateCodes),
    year: integerIn('chaveAcesso: year', year, FIRST_KEY_YEAR),
    month: integerIn('chaveAcesso: month', month, 1, 12),
    series: integerIn('chaveAcesso: series', series, 0, LAST_SERIES),
    number: integerIn('chaveAcesso: number', number, 1, 999_999_999),
    today: dayOf('chaveAcesso: today', today),
  };
}

const models = () => fiscalDocuments.map(({ model }) => model);

type Read = ReturnType<typeof optionsOf>;

const narrowing = ['model', 'state', 'year', 'month', 'series', 'number'] as const;

function judge(key: string, options: Read): Reason | null {
  if (!/^(?:\d{6}[\dA-Z]{12}\d{26}|\d{9}[\dA-Z]{12}\d{29})$/.test(key)) return 'format';
  const reason = checkChaveAcesso(key, options.today.slice(0, 7));
  if (reason) return reason;
  const found = readChaveAcesso(key);
  return narrowing.find((name) => options[name] !== undefined && options[name] !== found[name]) ?? null;
}

const rule: Rule<Read> = { clean: cleanChaveAcesso, judge };

function partsOf(key: string): Parts {
  const { state, issuerType, ...parts } = partsOfChaveAcesso(key);
  return {
    formatted: formatChaveAcesso(key),
    ...parts,
    state: state as State,
    issuerType: issuerType as NonNullable<typeof issuerType>,
    warnings: parts.document === null ? ['unknown-model'] : [],
  };
}

/**
 * True if a value is the access key of a fiscal document, in any punctuation. Source: MOC of the NF-e, section 2.2.6;
 * Nota Técnica Conjunta 2025.001 for CNPJ with letters.
 *
 * Options: `model`, `state`, `year`, `month`, `series`, `number` (default any), `today` (default today in Brazil).
 * @example chaveAcesso.isValid('35260712ABC34501DE35550010000001231102030403'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(cleanChaveAcesso(textOf(value)), optionsOf(options));
}

/**
 * Reads the access key of a fiscal document: its parts, or the reason why the value is refused. Source: MOC of the NF-e, section
 * 2.2.6; Nota Técnica Conjunta 2025.001 for CNPJ with letters.
 *
 * Options: `model`, `state`, `year`, `month`, `series`, `number` (default any), `today` (default today in Brazil).
 * @example chaveAcesso.parse('35260712ABC34501DE35550010000001231102030404'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes the access key of a fiscal document with its punctuation; any other text comes back cleaned. Source: MOC of the NF-e,
 * section 2.2.6; Nota Técnica Conjunta 2025.001 for CNPJ with letters.
 *
 * Options: `model`, `state`, `year`, `month`, `series`, `number` (default any), `today` (default today in Brazil).
 * @example chaveAcesso.format('35260712ABC34501DE35550010000001231102030403'); // in groups of four
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws the access key of a fiscal document. It is fictitious, and may coincide with one that was issued. Source: MOC of the
 * NF-e, section 2.2.6; Nota Técnica Conjunta 2025.001 for CNPJ with letters.
 *
 * Options: `model` (default 55), `state` (default drawn), `cnpj` or `alphanumeric` (default a drawn CNPJ without letters),
 * `year` and `month` (default the current ones), `series` (default 1), `number` (default drawn), `today`, `formatted` (default
 * true), `random` (default Web Crypto).
 * @example chaveAcesso.generate({ model: 65, state: 'SP' });
 */
export function generate(
  options: Options & {
    /** The CNPJ of the issuer. */
    readonly cnpj?: string | undefined;
    /** A drawn CNPJ with letters. */
    readonly alphanumeric?: boolean | undefined;
  } & Formatted &
    Drawing = {},
): string {
  const { model = 55, series = 1, today, ...given } = optionsOf(options);
  const alphanumeric = flagOf('chaveAcesso: alphanumeric', options.alphanumeric);
  onlyIf(options.cnpj === undefined, 'chaveAcesso: alphanumeric', alphanumeric, 'without cnpj');
  if (options.cnpj !== undefined && !(typeof options.cnpj === 'string' && isCnpj(plainOf(options.cnpj))))
    refuse('chaveAcesso: cnpj', 'a valid CNPJ', options.cnpj);
  const random = sourceOf('chaveAcesso: random', options.random);
  const isFormatted = flagOf('chaveAcesso: formatted', options.formatted) ?? true;
  const current = yearOf(today);
  const year = integerIn('chaveAcesso: year', given.year, FIRST_KEY_YEAR, current) ?? current;
  const lastMonth = year === current ? monthOf(today) : 12;
  const month = integerIn('chaveAcesso: month', given.month, 1, lastMonth) ?? lastMonth;
  const state = given.state ?? pick(random, states);
  const cnpj =
    options.cnpj === undefined
      ? drawCnpj(random, { alphanumeric: alphanumeric ?? false })
      : clean(plainOf(options.cnpj));
  const number = given.number ?? drawNumber(random);
  const key = drawChaveAcesso(random, { state, year, month, cnpj, model, series, number });
  return isFormatted ? formatChaveAcesso(key) : key;
}
