/** Values of an answer as people read them. */
import type { Context } from '../core/context.ts';
import { isMoney } from '../core/money.ts';
import type { Schema } from '../core/types.ts';

/** One value with its unit. A text stays a text. */
export function shown({ t, language, f }: Context, value: unknown, schema: Schema | undefined): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (value === null || value === undefined) return t.none;
  if (typeof value === 'string') return shownText(f, value);
  if (typeof value !== 'number') return JSON.stringify(value);
  const unit = schema?.['x-unit'];
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  if (schema && isMoney(schema)) {
    const amount = value.toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
    return `R$ ${amount}`.replace('R$ -', '−R$ ');
  }
  // A year, or what counts as one, is written without thousands.
  const isPlain = unit === undefined && Number.isInteger(value) && Math.abs(value) < 10_000;
  const number = value.toLocaleString(tag, { maximumFractionDigits: 15, useGrouping: !isPlain });
  return unit === undefined ? number : `${number} ${unit}`;
}

function shownText(f: Context['f'], value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const at = `${value}T12:00:00`;
  return Number.isNaN(new Date(at).getTime()) ? value : f.date(at);
}

export interface Flat {
  /** `descontos[0].valor` */
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** More rows than anybody reads. */
const MAX_ROWS = 200;

/** Every value of an answer with its place and what its schema says of it. */
export function flatten(value: unknown, schema: Schema | undefined, path = '', name = ''): Flat[] {
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

/** The schema at a path; of an item of a list by its place or `*`. */
export function schemaAt(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((found, key) => found?.properties?.[key] ?? found?.items, schema);
}

/** The schema of a field by its name, wherever in the answer it stands. */
export function schemaOf(schema: Schema | undefined, name: string): Schema | undefined {
  const own = schema?.properties ?? {};
  if (Object.hasOwn(own, name)) return own[name];
  return Object.values(own).reduce<Schema | undefined>(
    (found, inner) => found ?? schemaOf(inner, name),
    undefined,
  );
}
