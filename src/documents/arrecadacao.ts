/**
 * Boleto de arrecadação, of taxes and utilities: a barcode of 44 digits that starts with 8, and the line of 48 that
 * people type (FEBRABAN, Layout padrão de arrecadação/recebimento com utilização do código de barras). The value
 * identifier chooses the modulus of all check digits.
 */
import { digits, type Random } from '../lib/random.ts';
import { cycling, isRepeated, luhn, mod11 } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

/** The product "arrecadação", the first digit of every code. */
const PRODUCT = '8';

/** Digits that stand for no segment. */
const NO_SEGMENT = '08';

/** Segments by their digit. */
export const segments: Readonly<Record<string, string>> = {
  1: 'prefeituras',
  2: 'saneamento',
  3: 'energia-eletrica-e-gas',
  4: 'telecomunicacoes',
  5: 'orgaos-governamentais',
  6: 'identificados-por-cnpj',
  7: 'multas-de-transito',
  9: 'uso-do-banco',
};

/** The segment that identifies a company by the root of its CNPJ, of 8 digits; the others use 4 digits. */
const BY_CNPJ = '6';

/** The kind of value and the modulus of the check digits, by the value identifier. */
const valueKinds: Readonly<Record<string, ValueKind>> = {
  6: { valueType: 'real', modulus: 10 },
  7: { valueType: 'referencia', modulus: 10 },
  8: { valueType: 'real', modulus: 11 },
  9: { valueType: 'referencia', modulus: 11 },
};

/** Identifiers of a value in reais, one of each modulus. */
export const realValues = ['6', '8'] as const;

interface ValueKind {
  readonly valueType: 'real' | 'referencia';
  readonly modulus: 10 | 11;
}

/** How many digits the line has. */
export const ARRECADACAO_LINE = 48;

const BLOCK = 11;

function digit(others: string, modulus: 10 | 11): string {
  return modulus === 10 ? luhn(others) : mod11(others, cycling(others.length));
}

function kindOf(barcode: string): ValueKind {
  return valueKinds[barcode[2] as string] as ValueKind;
}

/** The barcode of the 3 digits before its check digit, which name the kind of value, and the 40 behind it. */
export function completeArrecadacao(head: string, tail: string): string {
  return head + digit(head + tail, kindOf(head).modulus) + tail;
}

/** True if the value identifier of a barcode or line chooses the modulus of its check digits. */
export function hasModulus(code: string): boolean {
  return Object.hasOwn(valueKinds, code[2] as string);
}

/** A barcode with a company and a free field drawn. */
export function drawArrecadacao(
  random: Random,
  segment: string,
  identifier: (typeof realValues)[number],
  cents: number,
): string {
  const tail = String(cents).padStart(11, '0') + digits(random, 29);
  return completeArrecadacao(PRODUCT + segment + identifier, tail);
}

/** The line of a barcode: four blocks of 11 digits, each with its check digit. */
export function arrecadacaoLine(barcode: string): string {
  const { modulus } = kindOf(barcode);
  const blocks = [0, 1, 2, 3].map((i) => barcode.slice(i * BLOCK, (i + 1) * BLOCK));
  return blocks.map((block) => block + digit(block, modulus)).join('');
}

/** The barcode of a line, whatever the check digits of its blocks are. */
export function arrecadacaoBarcode(line: string): string {
  return [0, 12, 24, 36].map((start) => line.slice(start, start + BLOCK)).join('');
}

/** Checks a line (48 digits) or a barcode (44). */
export function checkArrecadacao(code: string): Verdict {
  const barcode = code.length === 48 ? arrecadacaoBarcode(code) : code;
  if (isRepeated(code)) return 'repeated-digits';
  if (NO_SEGMENT.includes(barcode[1] as string)) return 'segment';
  if (!hasModulus(barcode)) return 'value-identifier';
  if (code.length === 48 && arrecadacaoLine(barcode) !== code) return 'field-check-digit';
  return completeArrecadacao(barcode.slice(0, 3), barcode.slice(4)) === barcode ? null : 'check-digit';
}

/** Reads the fields of a barcode. */
export function readArrecadacao(barcode: string) {
  const segment = barcode[1] as string;
  const value = barcode.slice(4, 15);
  const { valueType, modulus } = kindOf(barcode);
  const isReal = valueType === 'real';
  const freeField = segment === BY_CNPJ ? 23 : 19;
  return {
    segment: Number(segment),
    segmentName: segments[segment] as string,
    valueType,
    modulus,
    amount: isReal && Number(value) > 0 ? Number(value) / 100 : null,
    reference: isReal ? null : value,
    company: barcode.slice(15, freeField),
    freeField: barcode.slice(freeField),
  };
}

export function formatArrecadacao(line: string): string {
  return line.replace(/(\d{11})(\d)(?=(\d?))/g, (_, block, digit, next) => `${block}-${digit}${next && ' '}`);
}
