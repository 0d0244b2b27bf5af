/**
 * Vehicle plates: three letters and four digits until 2018, `AAA0A00` of the Mercosul since. The fifth character is a
 * digit in the old form and a letter in the new one: 0 is A, 9 is J (CONTRAN, Resolução 780/2019, Anexo II).
 */
import { plateSeries } from '../data/plate-series.ts';
import type { Uf } from '../data/states.ts';
import { between, type Random } from '../lib/random.ts';

const A = 65;
const LETTERS = 26;
const LAST_NUMBER = 9999;

const FIRST_SERIES = 'AAA';
/** The last of the first series, those of the 27 states together. */
const LAST_OLD_SERIES = 'NFB';
const LAST_SERIES = 'ZZZ';

/** Three letters and four digits, `AAA0000`, of the first series of the state, or of any. */
export function drawOldPlate(random: Random, state?: Uf): string {
  const [first, last] = state === undefined ? [FIRST_SERIES, LAST_OLD_SERIES] : firstSeriesOf(state);
  return drawPlate(random, first, last);
}

/** `AAA0A00`, of letters that an old plate could have too. */
export function drawMercosulPlate(random: Random): string {
  return toMercosul(drawPlate(random, FIRST_SERIES, LAST_SERIES));
}

/** How many plates `oldPlateAt` has of a state. */
export function oldPlatesOf(state: Uf): number {
  const [first, last] = firstSeriesOf(state);
  return (rankOf(last) - rankOf(first) + 1) * LAST_NUMBER;
}

/** The n-th plate of the first series of a state, from 0. */
export function oldPlateAt(state: Uf, n: number): string {
  return plateAt(rankOf(firstSeriesOf(state)[0]), n);
}

/** How many plates `mercosulPlateAt` has. */
export const MERCOSUL_PLATES = LETTERS ** 3 * LAST_NUMBER;

/** The n-th plate of the Mercosul, from 0. */
export function mercosulPlateAt(n: number): string {
  return toMercosul(plateAt(0, n));
}

function plateAt(rank: number, n: number): string {
  return lettersOf(rank + Math.floor(n / LAST_NUMBER)) + String(1 + (n % LAST_NUMBER)).padStart(4, '0');
}

function drawPlate(random: Random, first: string, last: string): string {
  const letters = lettersOf(between(random, rankOf(first), rankOf(last)));
  return letters + String(between(random, 1, LAST_NUMBER)).padStart(4, '0');
}

/** Converts a plate to the form of the Mercosul. */
export function toMercosul(old: string): string {
  return old.slice(0, 4) + String.fromCharCode(A + Number(old[4])) + old.slice(5);
}

/** Converts a plate to the old form; null for a Mercosul plate whose letter is past J. */
export function toOld(plate: string): string | null {
  const digit = /\d/.test(plate[4] as string) ? plate[4] : plate.charCodeAt(4) - A;
  return Number(digit) > 9 ? null : plate.slice(0, 4) + digit + plate.slice(5);
}

/** The number 0000 is never issued. */
export function isZero(old: string): boolean {
  return old.endsWith('0000');
}

export function formatOldPlate(old: string): string {
  return `${old.slice(0, 3)}-${old.slice(3)}`;
}

/** The first and the last letters of the first series of a state. */
export function firstSeriesOf(state: Uf): readonly [first: string, last: string] {
  const at = plateSeries.findIndex(([, own]) => own === state);
  const [first, next] = plateSeries.slice(at, at + 2).map(([letters]) => letters) as [string, string];
  return [first, lettersOf(rankOf(next) - 1)];
}

/** True if a text is a state that has series, which all have. */
export function isWithSeries(text: string): boolean {
  return plateSeries.some(([, state]) => state === text);
}

/** The state whose series the plate belongs to; null of a series that is not known to be any state's. */
export function stateOfOldPlate(old: string): Uf | null {
  const letters = old.slice(0, 3);
  return plateSeries.findLast(([first]) => first <= letters)?.[1] ?? null;
}

/**
 * Plates of the other states of the Mercosul (Resolução GMC 33/2014): cars and, in other orders, motorcycles. Uruguay's have
 * three letters and four digits, as the old Brazilian ones, from which nothing tells them apart.
 */
const FOREIGN: readonly (readonly [form: RegExp, country: 'AR' | 'BO' | 'PY'])[] = [
  [/^(?:[A-Z]{2}\d{3}[A-Z]{2}|[A-Z]\d{3}[A-Z]{3})$/, 'AR'],
  [/^[A-Z]{2}\d{5}$/, 'BO'],
  [/^(?:[A-Z]{4}\d{3}|\d{3}[A-Z]{4})$/, 'PY'],
];

/** The country of a plate of the Mercosul that is not Brazilian; undefined of one that has the form of none. */
export function foreignCountryOf(plate: string) {
  return FOREIGN.find(([form]) => form.test(plate))?.[1];
}

/** The place of three letters in the order AAA … ZZZ. */
function rankOf(letters: string): number {
  return [...letters].reduce((rank, letter) => rank * LETTERS + letter.charCodeAt(0) - A, 0);
}

function lettersOf(rank: number): string {
  const places = [Math.floor(rank / LETTERS ** 2), Math.floor(rank / LETTERS) % LETTERS, rank % LETTERS];
  return String.fromCharCode(...places.map((place) => A + place));
}
