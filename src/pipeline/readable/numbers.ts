/** Reads numbers as people print them, where one reading is left. */
import type { Unit } from '../../kit/units.ts';

/** How a number may be printed, without sign and unit, and how it is written for a program. Each form has one reading. */
const FORMS: readonly (readonly [form: RegExp, write: (text: string) => string])[] = [
  [/^\d+$/, (text) => text],
  // Three digits after one point or comma may be a group: `5.000`, `1,234`.
  [/^(?:\d+\.(?:\d{1,2}|\d{4,})|0\.\d+)$/, (text) => text],
  [/^(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+)$/, (text) => text.replace(',', '.')],
  [/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, (text) => text.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, (text) => text.replaceAll('.', '')],
  [/^[1-9]\d{0,2}(?:,\d{3}){2,}$/, (text) => text.replaceAll(',', '')],
];

/** Digits of a number that a double holds. */
const MOST_DIGITS = 15;

/** Characters of a text that can be a number with its unit. */
const LONGEST = 60;

/** The facts of a field on which the text of its number depends. */
export interface NumberFacts {
  readonly unit: Unit | null | undefined;
  /** The decimals of an amount of money. */
  readonly cents: number | undefined;
}

/** Reads a text as one number; undefined where it has no reading, or two. */
export function numberIn(sent: string, { unit, cents }: NumberFacts): number | undefined {
  if (sent.length > LONGEST) return undefined;
  const parts = /^([-\u2212]?)\s*(R\$)?\s*([-\u2212]?)\s*(\d[\d.,]*)\s*(.*)$/isu.exec(sent.trim());
  if (!parts) return undefined;
  const [, before = '', currency, after = '', printed = '', suffix = ''] = parts;
  if (before !== '' && after !== '') return undefined;
  if (currency !== undefined && !isInReais(unit)) return undefined;
  if (suffix !== '' && (currency !== undefined || !isOwnUnit(suffix, unit))) return undefined;
  const form = FORMS.find(([known]) => known.test(printed));
  if (!form || printed.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  const written = form[1](printed);
  if (cents !== undefined && !fitsCents(written, cents, printed)) return undefined;
  return (before + after === '' ? 1 : -1) * Number(written) + 0;
}

/** An amount has no more decimals than it may have, but for zeros after a comma. */
function fitsCents(written: string, cents: number, printed: string): boolean {
  const decimals = written.split('.')[1] ?? '';
  return decimals.length <= cents || (/,\d+$/.test(printed) && /^0*$/.test(decimals.slice(cents)));
}

const isInReais = (unit: Unit | null | undefined) => unit?.pt.startsWith('reais') === true;

/** Other writings of units. */
const WRITINGS: Readonly<Record<string, readonly string[]>> = {
  'm²': ['m2', 'metros quadrados', 'square meters'],
  'm³': ['m3', 'metros cúbicos', 'cubic meters'],
  m: ['metro', 'metros', 'meter', 'meters'],
  cm: ['centímetros', 'centimeters'],
  mm: ['milímetros', 'millimeters'],
  kg: ['quilo', 'quilos', 'kilos'],
  ml: ['mL'],
  reais: ['real', 'BRL'],
  anos: ['ano', 'year'],
  meses: ['mês', 'month'],
  dias: ['dia', 'day'],
  horas: ['hora', 'hour', 'h'],
  minutos: ['minuto', 'minute', 'min'],
  semanas: ['semana', 'week'],
  litros: ['litro', 'L', 'liter'],
  graus: ['grau', '°', 'degree'],
  pessoas: ['pessoa', 'person'],
};

/** True for the unit that a field has by itself. One that another field completes is no period: `%`, not `meses`. */
export function isOwnUnit(text: string, unit: Unit | null | undefined): boolean {
  if (!unit) return false;
  if (unit.field !== undefined && unit.pt !== '%') return false;
  const plain = (word: string) => word.toLowerCase().replaceAll(/\s+/g, ' ');
  const known = [unit.pt, unit.en, ...(WRITINGS[unit.pt] ?? [])];
  return known.some((word) => plain(word) === plain(text));
}
