/** The words of an answer: what is shown largest, why it is so, and the facts below. They stand in the tool's schema. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import { isMoney } from '../core/money.ts';
import type { Condition, FactWords, Schema, ToolAnswer, Values } from '../core/types.ts';
import { ASIDE, type Reading, readAnswer } from './reading.ts';
import { inColumn } from './records.ts';
import { flatten, schemaAt, schemaFor, schemaOf, showValue } from './values.ts';

/** The value at a path of an answer, with its schema and the name that people read. */
interface Place {
  readonly value: unknown;
  readonly schema: Schema | undefined;
  readonly label: string;
}

/** Follows a path: `inss.valor`, `anos.-1.total` for the last, `itens.length`. */
export function placeAt(answer: unknown, given: Schema | undefined, path: string): Place {
  let [value, schema, label] = [answer, schemaFor(given, answer), ''];
  for (const step of path.split('.')) {
    if (Array.isArray(value)) {
      const isLength = step === 'length';
      schema = isLength ? undefined : schema?.items;
      value = isLength ? value.length : value.at(Number(step));
    } else {
      const isOwn = Object.hasOwn(Object(value) as object, step);
      schema = schema?.properties?.[step];
      value = isOwn ? (value as Values)[step] : undefined;
      // The value of an amount has the name of the amount.
      if (step !== 'valor' || label === '') label = labelOf(step, schema);
    }
    schema = schemaFor(schema, value);
  }
  return { value, schema, label };
}

const isThere = (value: unknown) => value !== undefined && value !== null;

/** Tests that an answer has the values of a condition. */
function holds(when: Condition | undefined, answer: unknown): boolean {
  return Object.entries(when ?? {}).every(([path, wanted]) => {
    const { value } = placeAt(answer, undefined, path);
    if (typeof wanted !== 'object' || wanted === null) return (value ?? null) === wanted;
    if (typeof value !== 'number') return false;
    return 'above' in wanted ? value > wanted.above : value < wanted.below;
  });
}

/** A path; a minus before it takes the sign of a number away. */
const BRACES = /\{([\w.-]+)\}/;

/** Letters of a sentence that stands in the largest size. */
const SHORT = 24;

/** The text of a sentence in pieces; those with an odd place are values. */
type Pieces = readonly string[];

/** Gives the first sentence that holds of an answer, with its place; null if none does. */
function sentenceOf<One extends { readonly when?: Condition }>(
  context: Context,
  schema: Schema | undefined,
  answer: unknown,
  sentences: readonly One[],
  textIn: (one: One) => string,
): { readonly one: One; readonly pieces: Pieces; readonly paths: readonly string[] } | null {
  for (const one of sentences) {
    const pieces = textIn(one).split(BRACES);
    const inBraces = pieces.filter((_, i) => i % 2 === 1);
    const paths = inBraces.map((path) => path.replace(/^-/, ''));
    const places = paths.map((path) => placeAt(answer, schema, path));
    if (!holds(one.when, answer) || !places.every(({ value }) => isThere(value))) continue;
    const shown = places.map(({ value, schema }, i) =>
      showValue(context, inBraces[i] === paths[i] ? value : Math.abs(Number(value)), schema),
    );
    return {
      one,
      paths,
      pieces: pieces.map((piece, i) => (i % 2 === 1 ? (shown[(i - 1) / 2] ?? '') : piece)),
    };
  }
  return null;
}

/** The words of an answer, and the schema that it has. */
export interface Words {
  readonly schema: Schema | undefined;
  readonly reading: Reading;
  readonly main: Main | null;
  readonly why: Pieces | null;
  readonly facts: readonly Fact[];
}

/** Finds the words of an answer. */
export function readWords(context: Context, given: ToolAnswer): Words {
  const { tool, input, answer } = given;
  const schema = schemaFor(tool.outputSchema, answer);
  const reading = readMain(given);
  const main = mainOf(context, schema, answer, reading);
  const why = whyOf(context, schema, answer, main);
  return { schema, reading, main, why, facts: factsOf(context, schema, input, answer, main) };
}

export interface Told {
  /** The paths of what is no part of an answer, or stands elsewhere. */
  readonly hidden: readonly string[];
  /** The amounts that were shown. */
  readonly said: readonly unknown[];
}

/** Lists what the main value and the facts show. */
export const toldIn = ({ main, facts }: Pick<Words, 'main' | 'facts'>): Told => ({
  hidden: [...ASIDE, ...(main?.paths ?? []), ...facts.map(({ path }) => path)],
  said: [main?.value, ...facts.map(({ value }) => value)],
});

export interface Main {
  /** Null above a sentence, which needs none. */
  readonly label: string | null;
  readonly text: string;
  /** The value itself, where it is one. */
  readonly value?: unknown;
  /** The places of the answer that it shows. */
  readonly paths: readonly string[];
  readonly isSentence: boolean;
}

/** Finds the value that a tool names as its main one, or else by the form of the answer. */
export function readMain({ tool: { inputSchema, outputSchema }, input, answer }: ToolAnswer): Reading {
  const words = outputSchema['x-hero'] ?? [];
  const result = words.filter((one) => typeof one === 'string');
  return readAnswer({ inputSchema, result }, input, answer);
}

/** Gives what is shown largest: by the words of the tool, or the main value; null for a list of items. */
function mainOf(
  context: Context,
  schema: Schema | undefined,
  answer: unknown,
  { hero, at }: Reading,
): Main | null {
  const words = (schema?.['x-hero'] ?? []).filter((one) => typeof one !== 'string');
  const found = sentenceOf(
    context,
    schema,
    answer,
    words,
    ({ text, path = [] }) =>
      text ??
      [path]
        .flat()
        .map((one) => `{${one}}`)
        .join(' → '),
  );
  if (found) {
    const { one, paths, pieces } = found;
    const [path = ''] = paths;
    const place = placeAt(answer, schema, path);
    const label = one.label ?? (one.text === undefined ? place.label : null);
    const text = pieces.join('');
    const isSentence = one.text !== undefined && text.length > SHORT;
    return { label, text, paths, isSentence, ...(typeof one.path === 'string' && { value: place.value }) };
  }
  if (!hero) return null;
  const own = hero.path ? schemaAt(schema, hero.path) : schemaOf(schema, hero.name);
  const all = [hero.parts ?? hero.value].flat().map((one) => showValue(context, one, own));
  const label = hero.path
    ? placeAt(answer, schema, hero.path.join('.').replaceAll('*', '0')).label
    : labelOf(hero.name, own);
  const paths = [hero.path?.join('.').replaceAll('*', '0') ?? at ?? hero.name];
  return { label, text: all.join(' · '), value: hero.value, paths, isSentence: false };
}

/** The sentence below the main value, in pieces; money has no sign where the main value has one. */
function whyOf(
  context: Context,
  schema: Schema | undefined,
  answer: unknown,
  main: Main | null,
): Pieces | null {
  const found = sentenceOf(context, schema, answer, schema?.['x-why'] ?? [], ({ text }) => text);
  const isMoneyKnown = main?.text.includes('R$') === true;
  return found && found.pieces.map((piece, i) => (i % 2 === 1 && isMoneyKnown ? inColumn(piece) : piece));
}

export interface Fact {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  readonly value: unknown;
}

/** Facts that stand below the sentence. */
const LEAST = 3;
const MOST = 5;

/** Gives the facts that a tool names, or else the first amounts of its answer. */
function factsOf(
  context: Context,
  schema: Schema | undefined,
  input: Values,
  answer: unknown,
  main: Main | null,
): readonly Fact[] {
  const named = schema?.['x-facts'];
  const taken = new Set(main?.paths);
  const facts = (named ?? amountsIn(schema, input, answer, main))
    .map((one): FactWords => (typeof one === 'string' ? { path: one } : one))
    .flatMap(({ path, label, when }) => {
      const place = placeAt(answer, schema, path);
      const isTold = isThere(place.value) && place.value !== 0 && place.value !== false && place.value !== '';
      if (!isTold || taken.has(path) || !holds(when, answer)) return [];
      const text = inColumn(showValue(context, place.value, place.schema));
      return [{ path, value: place.value, label: label ?? place.label, text }];
    })
    .slice(0, MOST);
  return named || facts.length >= LEAST ? facts : [];
}

/**
 * The paths of an answer's amounts, those at its top first: numbers with a unit that are not zero, not part of a list,
 * not the main value, not said before, and not what was sent.
 */
function amountsIn(
  schema: Schema | undefined,
  input: Values,
  answer: unknown,
  main: Main | null,
): readonly string[] {
  const known = new Set<unknown>([...Object.values(input), main?.value]);
  const depth = (path: string) => path.split('.').length;
  return flatten(answer, schema)
    .filter(({ path, schema: own }) => {
      const isOwn = !path.includes('[') && !ASIDE.has(path.split('.')[0] ?? '');
      return isOwn && own?.['x-unit'] !== undefined && own['x-internal'] !== true;
    })
    .toSorted((a, b) => depth(a.path) - depth(b.path))
    .flatMap(({ path, value, schema: own }) => {
      if (typeof value !== 'number' || value === 0 || known.has(value)) return [];
      if (own && isMoney(own)) known.add(value);
      return [path];
    });
}
