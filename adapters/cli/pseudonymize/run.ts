import type { Kind, ParamName } from '../../../src/pseudonyms/names.ts';
import { UsageError } from '../usage.ts';
import { didYouMean } from '../words.ts';
import { linesOf } from './bytes.ts';
import { type Column, createColumn, type Ways } from './column.ts';
import { type ColumnRule, requireAll, requireColumns } from './columns.ts';
import { SAMPLE } from './detect.ts';
import { type FormatName, formatOf, type OpenTable } from './formats.ts';

export interface RunParts extends Ways {
  readonly rules: readonly ColumnRule[];
  readonly format: FormatName;
  readonly delimiter: string | undefined;
  readonly isStrict: boolean;
  /** Stops once so many rows were seen. */
  readonly limit?: number;
  /** Takes what is written, one character a byte. */
  write(bytes: string): Promise<void>;
}

export interface Result {
  readonly rows: number;
  readonly columns: readonly Column[];
  /** Values of the columns without a rule, from the first rows. */
  readonly samples: ReadonlyMap<string, readonly string[]>;
}

type Params = Readonly<Partial<Record<ParamName, string>>>;

/** Rewrites a file, piece by piece. */
export async function rewrite(pieces: AsyncIterable<Uint8Array>, parts: RunParts): Promise<Result> {
  const { rules, isStrict, limit = Infinity } = parts;
  const isDump = parts.format === 'pgdump';
  const columns: Column[] = [];
  const samples = new Map<string, string[]>();
  const opened = new Set<ColumnRule>();
  const tables = new Set<string>();
  let rows = 0;

  const open: OpenTable = (table, names) => {
    const own = rules.filter(
      (rule) => !isDump || rule.table === table || rule.table === table.slice(table.indexOf('.') + 1),
    );
    const place = isDump ? `the table ${table}` : 'the file';
    tables.add(table);
    for (const rule of own) opened.add(rule);
    // A table is asked for without its columns where rows come as INSERT.
    if (names.length === 0)
      return own.length > 0 ? { columns: [], wanted: () => 0, row: () => [] } : undefined;
    requireColumns(own, names, place);
    if (isStrict) requireAll(own, names, place);
    const prefix = isDump ? `${table}.` : '';
    const made = own.flatMap((rule) =>
      rule.kind === 'keep'
        ? []
        : [createColumn(prefix + rule.column, rule as ColumnRule & { readonly kind: Kind }, parts)],
    );
    columns.push(...made);
    const sources = made.flatMap(({ rule }) =>
      [...rule.params.values()].flatMap((one) => ('column' in one ? [one.column] : [])),
    );
    const passing = names.filter((name) => !own.some(({ column }) => column === name));
    for (const name of passing) if (!samples.has(prefix + name)) samples.set(prefix + name, []);
    const all = [...new Set([...made.map(({ rule }) => rule.column), ...sources, ...passing])];
    const changed = made.map((column) => ({
      column,
      at: all.indexOf(column.rule.column),
      params: [...column.rule.params].map(
        ([name, source]) => [name, 'text' in source ? source.text : all.indexOf(source.column)] as const,
      ),
    }));
    let seen = 0;
    // Columns that pass are read for the first rows only.
    const few = all.length - passing.filter((name) => !sources.includes(name)).length;
    const map = {
      columns: all,
      wanted: () => (seen < SAMPLE ? all.length : few),
      row(values: readonly (string | null | undefined)[], line: number) {
        rows++;
        if (seen++ < SAMPLE) {
          for (const name of passing) {
            const value = values[all.indexOf(name)];
            if (value) samples.get(prefix + name)?.push(value);
          }
        }
        const result: (string | null | undefined)[] = [];
        for (const { column, at, params } of changed) {
          const value = values[at];
          if (value === undefined) continue;
          result[at] = column.map(value, paramsOf(params, values), line);
        }
        return Array.from({ length: few }, (_, i) => result[i]);
      },
    };
    return made.length + passing.length === 0 ? undefined : map;
  };

  const format = formatOf(parts.format, open, parts.delimiter);
  let number = 0;
  for await (const { lines, end } of linesOf(pieces)) {
    const written: string[] = [];
    for (const line of lines) {
      const changed = format.line(line, ++number);
      if (changed !== undefined) written.push(changed);
    }
    if (written.length > 0) await parts.write(written.join('\n') + end);
    if (rows >= limit) return { rows, columns, samples };
  }
  format.end(number);
  const missing = rules.find((rule) => !opened.has(rule));
  if (missing && isDump)
    throw new UsageError(`the dump has no table ${missing.table}${didYouMean(missing.table, [...tables])}`);
  return { rows, columns, samples };
}

function paramsOf(
  params: readonly (readonly [ParamName, string | number])[],
  values: readonly (string | null | undefined)[],
): Params {
  if (params.length === 0) return {};
  return Object.fromEntries(
    params.map(([name, source]) => [name, typeof source === 'string' ? source : (values[source] ?? '')]),
  );
}
