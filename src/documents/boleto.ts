/**
 * Boleto de cobrança: a barcode of 44 digits, and the line of 47 that people type (Carta-Circular BCB 2.926/2000 and the
 * Convenção da Cobrança; FEBRABAN, Manual Operacional do Fator de Vencimento). The check digit of the barcode is modulo
 * 11, those of the line's first three fields modulo 10.
 */
import { bankCodes } from '../data/banks.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';
import { arrecadacaoLine, drawArrecadacao, realValues } from './arrecadacao.ts';
import { applyMask, cycling, isRepeated, luhn, luhnDigit } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

/** The digit of the real; no other currency is in use. */
const REAL = '9';
const WEIGHTS = cycling(43);

/** Day 0 of the factor, and the first and last ones that have four digits. */
const BASE = '1997-10-07';
const FIRST_FACTOR = 1000;
const LAST_FACTOR = 9999;
/** On 22 February 2025, the day after 9999, the factor started again at 1000. */
const CYCLE = LAST_FACTOR - FIRST_FACTOR + 1;

/** Due dates that have a factor. What follows the last one has not been announced. */
const FIRST_DATE = addDays(BASE, FIRST_FACTOR);
const LAST_DATE = addDays(BASE, LAST_FACTOR + CYCLE);

/** Days ahead of today up to which the banks read a due date; no public norm sets it. */
const DAYS_AHEAD = 5500;

/** The two kinds: those of a bank, and those of taxes and utilities. */
export const boletoTypes = ['bancario', 'arrecadacao'] as const;

export type BoletoType = (typeof boletoTypes)[number];

interface SlipForm {
  /** COMPE code, 3 digits. */
  readonly bank: string;
  readonly cents: number;
  readonly dueDate: string;
  /** 25 digits, of the bank's own meaning. */
  readonly freeField: string;
}

type Parts = readonly (readonly [from: number, to: number])[];

/** The parts of a barcode without its check digit, and where they stand in a line. */
const BARCODE: Parts = [
  [0, 4],
  [5, 44],
];
const LINE: Parts = [
  [0, 4],
  [33, 47],
  [4, 9],
  [10, 20],
  [21, 31],
];

/** 11 − remainder, where 0, 10 and 11 become 1. */
function checkDigit(code: string, parts: Parts): number {
  let sum = 0;
  let place = 0;
  for (const [from, to] of parts) {
    for (let i = from; i < to; i++) sum += (code.charCodeAt(i) - 48) * (WEIGHTS[place++] as number);
  }
  const remainder = sum % 11;
  return remainder < 2 ? 1 : 11 - remainder;
}

export function makeBoleto({ bank, cents, dueDate, freeField }: SlipForm): string {
  return completeBoleto(bank + REAL, factorOf(dueDate) + String(cents).padStart(10, '0') + freeField);
}

/** The barcode of the 4 digits before its check digit and the 39 behind it. */
export function completeBoleto(head: string, tail: string): string {
  return head + checkDigit(`${head}0${tail}`, BARCODE) + tail;
}

/** The line of a barcode. */
export function boletoLine(barcode: string): string {
  const fields = [barcode.slice(0, 4) + barcode.slice(19, 24), barcode.slice(24, 34), barcode.slice(34, 44)];
  return fields.map((field) => field + luhn(field)).join('') + barcode.slice(4, 19);
}

/** The barcode of a line, whatever the check digits of its fields are. */
export function boletoBarcode(line: string): string {
  return line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
}

/** Where the fields of a line begin, and where their check digits stand. */
const FIELDS: Parts = [
  [0, 9],
  [10, 20],
  [21, 31],
];

/** Checks a line (47 digits) or a barcode (44). */
export function checkBoleto(code: string): Verdict {
  const isLine = code.length === 47;
  const digitAt = (place: number) => code.charCodeAt(place) - 48;
  if (isRepeated(code)) return 'repeated-digits';
  if (code[3] !== REAL) return 'currency';
  if (isLine && FIELDS.some(([from, to]) => luhnDigit(code, from, to) !== digitAt(to)))
    return 'field-check-digit';
  return checkDigit(code, isLine ? LINE : BARCODE) === digitAt(isLine ? 32 : 4) ? null : 'check-digit';
}

/** Reads the fields of a barcode. `dueDate` is the candidate that the banks would take on `today`. */
export function readBoleto(barcode: string, today: string) {
  const factor = Number(barcode.slice(5, 9));
  // Without a factor the amount takes its place too.
  const isDated = factor >= FIRST_FACTOR;
  const cents = Number(barcode.slice(isDated ? 9 : 5, 19));
  const dueDateCandidates = isDated ? [addDays(BASE, factor), addDays(BASE, factor + CYCLE)] : [];
  const dueDate = dueDateCandidates.findLast((date, i) => i === 0 || daysBetween(today, date) <= DAYS_AHEAD);
  return {
    bankCode: barcode.slice(0, 3),
    dueFactor: isDated ? factor : null,
    dueDate: dueDate ?? null,
    dueDateCandidates,
    amount: cents === 0 ? null : cents / 100,
    freeField: barcode.slice(19),
  };
}

/** The first and last due dates that a barcode read on `today` gives back. */
export function dueDatesOn(today: string): readonly [string, string] {
  const first = addDays(today, DAYS_AHEAD - CYCLE + 1);
  const last = addDays(today, DAYS_AHEAD);
  return [first < FIRST_DATE ? FIRST_DATE : first, last > LAST_DATE ? LAST_DATE : last];
}

function factorOf(date: string): string {
  return String(FIRST_FACTOR + ((daysBetween(BASE, date) - FIRST_FACTOR) % CYCLE));
}

export function formatBoleto(line: string): string {
  return applyMask(line, '00000.00000 00000.000000 00000.000000 0 00000000000000');
}

/** Least and greatest amount of a slip when none was sent, in cents. */
const DRAWN_CENTS = [1000, 500_000] as const;
/** Greatest distance of a drawn due date, in days. */
const DRAWN_DAYS = 60;
const FREE_FIELD = 25;

interface Wanted {
  readonly type: BoletoType;
  /** COMPE code. */
  readonly banco?: string | undefined;
  readonly segment?: number | undefined;
  /** A date of `dueDatesOn(today)`. */
  readonly dueDate?: string | undefined;
  readonly cents?: number | undefined;
}

/** A slip with what was not asked for drawn: its line, its barcode and its amount in cents. */
export function drawBoleto(random: Random, { type, cents: given, ...wanted }: Wanted, today: string) {
  const cents = given ?? between(random, ...DRAWN_CENTS);
  if (type === 'arrecadacao') {
    const segment = String(wanted.segment ?? between(random, 1, 7));
    const barcode = drawArrecadacao(random, segment, pick(random, realValues), cents);
    return { line: arrecadacaoLine(barcode), barcode, cents };
  }
  const bank = wanted.banco ?? pick(random, bankCodes);
  const dueDate = wanted.dueDate ?? addDays(today, between(random, 1, DRAWN_DAYS));
  const barcode = makeBoleto({ bank, cents, dueDate, freeField: digits(random, FREE_FIELD) });
  return { line: boletoLine(barcode), barcode, cents, dueDate };
}
