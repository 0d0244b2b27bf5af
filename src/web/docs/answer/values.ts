/** Values of an answer as people read them. */
import type { Context } from '../core/context.ts';
import { isMoney } from '../core/money.ts';
import type { Schema } from '../core/types.ts';

type Words = Pick<Context, 't' | 'language' | 'f'>;

/** One value with its unit, a list with commas, a choice by its name. Any other text stays a text. */
export function showValue({ t, language, f }: Words, value: unknown, schema: Schema | undefined): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (value === null || value === undefined) return t.none;
  if (Array.isArray(value))
    return value.map((one) => showValue({ t, language, f }, one, schema?.items)).join(', ');
  const name = choiceName(value, schema);
  if (name !== undefined) return name;
  if (typeof value === 'string') return shownText(f, value);
  if (typeof value !== 'number') return shownObject({ t, language, f }, value, schemaFor(schema, value));
  const unit = schema?.['x-unit'];
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  if (schema && isMoney(schema)) {
    const amount = value.toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
    return signed(`R$ ${amount}`.replace('R$ -', '-R$ '));
  }
  // A year is written without a separator of thousands, and so is a number that counts as one.
  const isPlain = unit === undefined && Number.isInteger(value) && Math.abs(value) < 10_000;
  const number = value.toLocaleString(tag, { maximumFractionDigits: 15, useGrouping: !isPlain });
  return signed(unit === undefined ? number : `${number} ${unit}`);
}

/** The values of an object in one line, where its fields are known. */
function shownObject(words: Words, value: object, schema: Schema | undefined): string {
  const { properties } = schema ?? {};
  if (!properties) return JSON.stringify(value);
  return Object.entries(value)
    .filter(([name, one]) => !isIdle(one) && properties[name]?.['x-internal'] !== true)
    .map(([name, one]) => showValue(words, one, properties[name]))
    .join(' ');
}

/** A number for people has a minus sign, and no hyphen. */
const signed = (number: string) => number.replace(/^-/, '−');

/** The name of a choice, where the schema or one of its alternatives has one. */
function choiceName(value: unknown, schema: Schema | undefined): string | undefined {
  const { 'x-enumNames': names, enum: choices = [schema?.const], oneOf = [], anyOf = [] } = schema ?? {};
  const found = oneOf.find((one) => one.const === value);
  const own = names?.[choices.indexOf(value)] ?? found?.title ?? found?.description;
  return anyOf.reduce<string | undefined>((name, one) => name ?? choiceName(value, one), own);
}

/** A date, or a time as it stands in its own zone; UTC says so. */
const DATED = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::(?!00)\d{2})?)[:.\d]*(Z|[+-]\d{2}:\d{2})?)?$/;

function shownText(f: Context['f'], value: string): string {
  const [, day, time, zone] = DATED.exec(value) ?? [];
  const at = `${day}T12:00:00`;
  if (day === undefined || Number.isNaN(new Date(at).getTime())) return value;
  const date = f.date(at);
  return time === undefined ? date : `${date}, ${time}${zone === 'Z' ? ' UTC' : ''}`;
}

/** Gives the alternative of a schema that an answer was made by: the one with the most of its fields. */
export function schemaFor(schema: Schema | undefined, value: unknown): Schema | undefined {
  if (!schema?.anyOf) return schema;
  const { anyOf, ...rest } = schema;
  // Lists of several kinds differ in their items.
  const names = Object.keys(Object(Array.isArray(value) ? value[0] : value) as object);
  const fields = ({ properties, items }: Schema) => properties ?? items?.properties ?? {};
  const known = (one: Schema) => names.filter((name) => Object.hasOwn(fields(one), name)).length;
  const [best] = anyOf.toSorted((a, b) => known(b) - known(a));
  return schemaFor({ ...rest, ...best }, value);
}

/** Nothing is learned from a zero, a "no", or nothing. */
export const isIdle = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

export interface Flat {
  /** `descontos[0].valor` */
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** Most rows to show: nobody reads more. */
const MAX_ROWS = 200;

/** Lists every value of an answer with its place and its schema. */
export function flatten(value: unknown, given: Schema | undefined, path = '', name = ''): Flat[] {
  const schema = schemaFor(given, value);
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => flatten(item, schema?.items, `${path}[${i}]`, name)).slice(0, MAX_ROWS);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .flatMap(([own, inner]) =>
        flatten(inner, schema?.properties?.[own], path === '' ? own : `${path}.${own}`, own),
      )
      .slice(0, MAX_ROWS);
  }
  return [{ path, name, value, schema }];
}

/** Gives the schema at a path; that of a list's item by its place or `*`. */
export function schemaAt(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((found, key) => found?.properties?.[key] ?? found?.items, schema);
}

/** Finds the schema of a field by its name, anywhere in the answer. */
export function schemaOf(schema: Schema | undefined, name: string): Schema | undefined {
  const own = schema?.properties ?? {};
  if (Object.hasOwn(own, name)) return own[name];
  return Object.values(own).reduce<Schema | undefined>(
    (found, inner) => found ?? schemaOf(inner, name),
    undefined,
  );
}
