/**
 * The boleto, of a bank or of taxes and utilities.
 *
 * ```ts
 * import * as boleto from 'canivete/documents/boleto';
 *
 * boleto.isValid('23791.23454 67890.123457 67890.123457 5 17000000102656'); // true
 * boleto.parse('846100000005246100291102005460339004695895061080'); // of type arrecadacao, 24.61
 * ```
 * @module
 */
import {
  ARRECADACAO_LINE,
  arrecadacaoBarcode,
  arrecadacaoLine,
  checkArrecadacao,
  formatArrecadacao,
  readArrecadacao,
} from '../../documents/arrecadacao.ts';
import { bankNameOf, isBank } from '../../documents/banks.ts';
import {
  boletoBarcode,
  boletoLine,
  type BoletoType,
  boletoTypes,
  checkBoleto,
  drawBoleto,
  dueDatesOn,
  formatBoleto,
  readBoleto,
} from '../../documents/boleto.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { clean } from '../../lib/text/clean.ts';
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
} from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options extends Dated {
  readonly type?: BoletoType | undefined;
  /** The COMPE code of the bank. */
  readonly banco?: string | undefined;
  /** The segment of an arrecadação, 1 to 7. */
  readonly segment?: number | undefined;
}

interface Codes extends Written {
  /** The kind of code that was read. */
  input: 'line' | 'barcode';
  /** The line that people type, digits alone. */
  line: string;
  /** 44 digits. */
  barcode: string;
  /** BRL; null where the code has none. */
  amount: number | null;
  /** Digits that the issuer alone understands. */
  freeField: string;
}

/** A boleto of a bank. */
export interface Bancario extends Codes {
  type: 'bancario';
  /** COMPE code, three digits. */
  bankCode: string;
  /** Null of a code that is not listed. */
  bankName: string | null;
  /** Four digits that count the days to the due date; null of a code without one. */
  dueFactor: number | null;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** The dates, `YYYY-MM-DD`, that the factor may mean: it started again on 2025-02-22. */
  dueDateCandidates: string[];
}

/** A boleto of taxes and utilities. */
export interface Arrecadacao extends Codes {
  type: 'arrecadacao';
  /** 1 to 7, or 9 for a use of the bank. */
  segment: number;
  /** `prefeituras`, `energia-eletrica-e-gas` and so on. */
  segmentName: string;
  /** An amount in reais, or a reference in its place. */
  valueType: 'real' | 'referencia';
  /** That of the check digits. */
  modulus: 10 | 11;
  /** Eleven digits; null of an amount. */
  reference: string | null;
  /** The code of who is paid: eight digits of its CNPJ in segment 6, else four digits. */
  company: string;
}

export type Parts = Bancario | Arrecadacao;

function optionsOf({ type, banco, segment, today }: Options) {
  if (banco !== undefined && !isBank(banco)) refuse('boleto: banco', 'the code of a bank', banco);
  return {
    type: oneOf('boleto: type', type, boletoTypes),
    banco,
    segment: integerIn('boleto: segment', segment, 1, 7),
    today: dayOf('boleto: today', today),
  };
}

type Read = ReturnType<typeof optionsOf>;

/** A bank whose code starts with 8 has a line of 47 digits. */
function typeOf({ length, 0: first }: string): BoletoType {
  return length === ARRECADACAO_LINE || (length === 44 && first === '8') ? 'arrecadacao' : 'bancario';
}

function judge(code: string, { type, banco, segment }: Read): Reason | null {
  if (!/^(?:\d{44}|\d{47}|8\d{47})$/.test(code)) return 'format';
  const own = typeOf(code);
  const isBank = own === 'bancario';
  const reason = isBank ? checkBoleto(code) : checkArrecadacao(code);
  if (reason) return reason;
  if (type && own !== type) return 'type';
  if (banco && !(isBank && code.startsWith(banco))) return 'banco';
  return segment === undefined || (!isBank && Number(code[1]) === segment) ? null : 'segment';
}

const rule: Rule<Read> = { clean, judge };

function partsOf(code: string, { today }: Read): Parts {
  const input = code.length === 44 ? 'barcode' : 'line';
  if (typeOf(code) === 'arrecadacao') {
    const barcode = input === 'line' ? arrecadacaoBarcode(code) : code;
    const line = arrecadacaoLine(barcode);
    return {
      formatted: formatArrecadacao(line),
      type: 'arrecadacao',
      input,
      line,
      barcode,
      ...readArrecadacao(barcode),
    };
  }
  const barcode = input === 'line' ? boletoBarcode(code) : code;
  const line = boletoLine(barcode);
  const { bankCode, ...facts } = readBoleto(barcode, today);
  return {
    formatted: formatBoleto(line),
    type: 'bancario',
    input,
    line,
    barcode,
    bankCode,
    bankName: bankNameOf(bankCode),
    ...facts,
  };
}

/**
 * True if a value is a boleto, by its line or barcode, in any punctuation. Source: Carta-Circular BCB 2.926/2000;
 * FEBRABAN, layout of arrecadação.
 *
 * Options: `type`, `banco`, `segment` (default any), `today` (default today in Brazil).
 * @example boleto.isValid('23791.23454 67890.123457 67890.123457 5 17000000102656'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads a boleto, by its line or barcode: its parts, or the reason why the value is refused. Source: Carta-Circular BCB
 * 2.926/2000; FEBRABAN, layout of arrecadação.
 *
 * Options: `type`, `banco`, `segment` (default any), `today` (default today in Brazil).
 * @example boleto.parse('846100000005246100291102005460339004695895061080'); // of type arrecadacao, 24.61
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes a boleto, by its line or barcode with its punctuation; any other text comes back cleaned. Source: Carta-Circular BCB
 * 2.926/2000; FEBRABAN, layout of arrecadação.
 *
 * Options: `type`, `banco`, `segment` (default any), `today` (default today in Brazil).
 * @example boleto.format('23791234546789012345767890123457517000000102656'); // with points and spaces
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws a boleto, by its line or barcode. It is fictitious, and may coincide with one that was issued. Source: Carta-Circular
 * BCB 2.926/2000; FEBRABAN, layout of arrecadação.
 *
 * Options: `type` (default bancario), `banco`, `amount` (BRL), `dueDate`, `segment` (default drawn), `today`, `formatted`
 * (default true), `random` (default Web Crypto).
 * @example boleto.generate({ banco: '237', amount: 10 });
 */
export function generate(
  options: Options & {
    /** BRL, up to 99,999,999.99. */
    readonly amount?: number | undefined;
    /** `YYYY-MM-DD` */
    readonly dueDate?: string | undefined;
  } & Formatted &
    Drawing = {},
): string {
  const { type = 'bancario', banco, segment, today } = optionsOf(options);
  const { amount, dueDate } = options;
  const isBank = type === 'bancario';
  onlyIf(isBank, 'boleto: banco', banco, 'with type bancario');
  onlyIf(isBank, 'boleto: dueDate', dueDate, 'with type bancario');
  onlyIf(!isBank, 'boleto: segment', segment, 'with type arrecadacao');
  const cents = amount === undefined ? undefined : Math.round(amount * 100);
  if (cents !== undefined && !(cents > 0 && cents < 1e10 && cents / 100 === amount))
    refuse('boleto: amount', 'an amount in reais from 0.01 to 99999999.99', amount);
  if (dueDate !== undefined) {
    const [first, last] = dueDatesOn(today);
    if (!parseDate(dueDate) || dueDate < first || dueDate > last)
      refuse('boleto: dueDate', `a date from ${first} to ${last}`, dueDate);
  }
  const random = sourceOf('boleto: random', options.random);
  const isFormatted = flagOf('boleto: formatted', options.formatted) ?? true;
  const { line } = drawBoleto(random, { type, banco, segment, dueDate, cents }, today);
  return isFormatted ? (isBank ? formatBoleto : formatArrecadacao)(line) : line;
}
