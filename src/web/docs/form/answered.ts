/** The lines of an answer for the rows of a list that was sent. */
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { LinesOf, Schema, Values } from '../core/types.ts';
import { inColumn, type Item } from '../answer/records.ts';
import { schemaFor, showValue } from '../answer/values.ts';
import { placeAt } from '../answer/words.ts';

/** A line that no row asked for. */
export interface OtherLine {
  /** The place of the row that it follows; −1 before the first. */
  readonly after: number;
  readonly name: string;
  /** How it was computed. */
  readonly account: string;
  readonly texts: readonly string[];
}

export interface AnsweredRows {
  readonly heads: readonly string[];
  /** True for each column of numbers. */
  readonly areNumbers: readonly boolean[];
  /** The texts beside each row, in the order of the heads. */
  readonly beside: readonly (readonly string[])[];
  readonly others: readonly OtherLine[];
  readonly totals: readonly string[];
}

/** `rows` are the values of the rows as they stand. Lines of the first list follow the rows that they belong to, and others come last. */
export function answeredRows(
  context: Context,
  from: readonly LinesOf[],
  rows: readonly (Values | undefined)[],
  answer: unknown,
  output: Schema,
): AnsweredRows {
  const schema = schemaFor(output, answer);
  const textAt = (path: string | null | undefined) => {
    const place = path ? placeAt(answer, schema, path) : undefined;
    return place?.value === undefined ? '' : inColumn(showValue(context, place.value, place.schema));
  };
  const lists = from.map(({ list, by, show, only, others, totals = [] }, i) => {
    const place = placeAt(answer, schema, list);
    const all = Array.isArray(place.value) ? (place.value as readonly Item[]) : [];
    const lines = only === undefined ? all : all.filter((line) => (line[only] ?? null) !== null);
    const item = place.schema?.items?.properties ?? {};
    const textsOf = (line: Item | undefined) =>
      show.map((field) => (line ? inColumn(showValue(context, line[field], item[field])) : ''));
    const left = new Set(lines.keys());
    const lineOf = rows.map((row, at) => {
      const own = by ? [...left].find((one) => row && lines[one]?.[by[1]] === row[by[0]]) : at;
      return own !== undefined && left.delete(own) ? own : undefined;
    });
    let after = i === 0 ? -1 : rows.length - 1;
    const unasked = lines.flatMap((line, at): OtherLine[] => {
      if (!left.has(at)) after = i === 0 ? lineOf.indexOf(at) : after;
      else if (others) {
        const [name, account] = others.map((field) => (line[field] === undefined ? '' : String(line[field])));
        return [{ after, name: name ?? '', account: account ?? '', texts: textsOf(line) }];
      }
      return [];
    });
    return {
      heads: show.map((field) => (from.length > 1 ? place.label : labelOf(field, item[field]))),
      areNumbers: show.map(
        (field) => item[field]?.['x-unit'] !== undefined || item[field]?.type === 'number',
      ),
      beside: lineOf.map((at) => textsOf(at === undefined ? undefined : lines[at])),
      others: unasked,
      totals: show.map((_, k) => textAt(totals[k])),
      nothing: show.map(() => ''),
    };
  });
  /** The texts of one list stand in its own columns. */
  const inColumns = (at: number, texts: readonly string[]) =>
    lists.flatMap(({ nothing }, i) => (i === at ? texts : nothing));
  return {
    heads: lists.flatMap(({ heads }) => heads),
    areNumbers: lists.flatMap(({ areNumbers }) => areNumbers),
    beside: rows.map((_, row) => lists.flatMap(({ beside }) => beside[row] ?? [])),
    others: lists.flatMap(({ others }, i) =>
      others.map((one) => ({ ...one, texts: inColumns(i, one.texts) })),
    ),
    totals: lists.flatMap(({ totals }) => totals),
  };
}
