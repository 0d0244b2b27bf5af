import { foldChoice } from '../lib/text/folded.ts';
import { MAX_OTHERS } from './limits.ts';
import { guardText, TOO_LONG } from './markers.ts';
import type { Path } from './path.ts';
import type { Shape } from './schema.ts';

/** The reading of one input, which notes the members that no object has. */
export interface Reading {
  readonly paths: Path[];
  /** The most paths to note. */
  readonly most: number;
  /** True where a text stands for no number and no boolean. */
  readonly isTyped: boolean;
}

/** The longest choice of any tool is shorter. */
const LONGEST_CHOICE = 64;

/** How numbers are written, by the kind of their field. */
export const NUMBERS = {
  integer: /^-?\d{1,16}$/,
  number: /^-?\d{1,16}(?:\.\d{1,16})?$/,
  scientific: /^-?\d{1,16}(?:\.\d{1,16})?(?:e[+-]?\d{1,2})?$/i,
};
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** The shape of a value that its schema leaves open. */
const ANYTHING: Shape = {
  kind: 'other',
  entries: undefined,
  item: undefined,
  isObject: false,
  max: Infinity,
  isRaw: true,
  isNullable: false,
  holdsNulls: false,
  cents: undefined,
  choices: undefined,
};

/**
 * Reads a text that was sent as its field takes it: a number, a boolean, or a choice in its canonical form. Any other text
 * stays as it is, and the schema refuses it.
 */
export function readText(text: string, shape: Shape): unknown {
  const { kind } = shape;
  if (kind === 'other') return readWords(text, shape);
  if (kind === 'boolean') return readBoolean(text) ?? text;
  return NUMBERS[kind].test(text) && !hasMoreDecimals(text, shape.cents) ? withoutMinusZero(text) : text;
}

/** The boolean that a text stands for, in any case; undefined of any other text. */
export function readBoolean(text: string): boolean | undefined {
  return text.length <= 5 ? (BOOLEANS.get(text) ?? BOOLEANS.get(text.toLowerCase())) : undefined;
}

/** True where an amount is written with more decimals than it has: `3.000` may be three thousand. */
export function hasMoreDecimals(text: string, most: number | undefined): boolean {
  if (most === undefined) return false;
  const dot = text.indexOf('.');
  return dot >= 0 && text.length - dot - 1 > most;
}

function withoutMinusZero(text: string): number {
  return Number(text) + 0;
}

function readWords(text: string, { choices, max, isRaw }: Shape): unknown {
  if (!choices || text.length > LONGEST_CHOICE) return guardText(text, max, isRaw);
  return choices.get(text) ?? choices.get(foldChoice(text)) ?? text;
}

/** Gives the known members of an object, as its schema sees them. A null counts as absent unless it is a value. */
export function readObject(
  object: Readonly<Record<string, unknown>>,
  entries: ReadonlyMap<string, Shape>,
  path: Path,
  reading: Reading,
): Record<string, unknown> {
  const kept: Record<string, unknown> = Object.create(null);
  for (const key of namesIn(object, entries)) {
    const shape = entries.get(key);
    if (!shape) note(reading, path, key);
    else if (object[key] !== null || shape.isNullable)
      kept[key] = readValue(object[key], shape, path, key, reading);
  }
  return kept;
}

/** The names of an object; where it has far too many, the first of them and those of its fields. */
function namesIn(object: object, entries: ReadonlyMap<string, Shape>): Iterable<string> {
  const names = Object.keys(object);
  const most = entries.size + MAX_OTHERS;
  if (names.length <= most) return names;
  return new Set([
    ...names.slice(0, most),
    ...[...entries.keys()].filter((key) => Object.hasOwn(object, key)),
  ]);
}

function note({ paths, most }: Reading, path: Path, key: string): void {
  if (paths.length < most) paths.push([...path, key]);
}

function readValue(
  value: unknown,
  shape: Shape,
  path: Path,
  key: string | number,
  reading: Reading,
): unknown {
  if (typeof value === 'string')
    return reading.isTyped && shape.kind !== 'other' ? value : readText(value, shape);
  if (typeof value !== 'object' || value === null) return value;
  const { entries, item = ANYTHING, isObject, holdsNulls, max } = shape;
  const here = [...path, key];
  if (Array.isArray(value)) {
    if (value.length > max) return TOO_LONG;
    // Valibot would take a list for an object without fields.
    return isObject ? false : value.map((one, i) => readValue(one, item, here, i, reading));
  }
  const object = value as Readonly<Record<string, unknown>>;
  return entries ? readObject(object, entries, here, reading) : readOpen(object, holdsNulls, reading);
}

/** Copies an open object, whose members are all known. */
function readOpen(
  object: Readonly<Record<string, unknown>>,
  holdsNulls: boolean,
  reading: Reading,
): Record<string, unknown> {
  const kept: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(object)) {
    if (holdsNulls || object[key] !== null) kept[key] = readValue(object[key], ANYTHING, [], key, reading);
  }
  return kept;
}
