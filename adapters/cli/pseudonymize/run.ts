import type { Kind, ParamName } from '../../../src/pseudonyms/names.ts';
import { UsageError } from '../usage.ts';
import { didYouMean } from '../words.ts';
import { linesOf } from './bytes.ts';
import { type Column, createColumn, createKnown, type Ways } from './column.ts';
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
  const knownOf = createKnown(rules);
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
        : [
            createColumn(
              prefix + rule.column,
              rule as ColumnRule & { readonly kind: Kind },
              parts,
              knownOf(rule),
            ),
          ],
    );
    columns.push(...made);
    const read = new Set(
      made.flatMap(({ rule }) => [
        rule.column,
        ...[...rule.params.values()].flatMap((one) => ('column' in one ? [one.column] : [])),
      ]),
    );
    const passing = names.filter((name) => !own.some(({ column }) => column === name));
    for (const name of passing) if (!samples.has(prefix + name)) samples.set(prefix + name, []);
    const [needed, others] = [
      names.filter((name) => read.has(name)),
      passing.filter((name) => !read.has(name)),
    ];
    const all = [...needed, ...others];
    const changed = (parts.isBack ? sourcesFirst(made) : made).map((column) => ({
      column,
      at: all.indexOf(column.rule.column),
      params: [...column.rule.params].map(
        ([name, source]) => [name, 'text' in source ? source.text : all.indexOf(source.column)] as const,
      ),
    }));
    let seen = 0;
    const map = {
      columns: all,
      // Columns that pass are read for the first rows only.
      wanted: () => (seen < SAMPLE ? all.length : needed.length),
      row(values: readonly (string | null | undefined)[], line: number) {
        rows++;
        if (seen++ < SAMPLE) {
          for (const name of passing) {
            const value = values[all.indexOf(name)];
            if (value) samples.get(prefix + name)?.push(value);
          }
        }
        const result: (string | null | undefined)[] = [];
        // A parameter is the original, which is what was restored on the way back.
        const originals = parts.isBack ? [...values] : undefined;
        for (const { column, at, params } of changed) {
          const value = values[at];
          if (value === undefined) continue;
          result[at] = column.map(value, paramsOf(params, originals ?? values), line);
          if (originals) originals[at] = result[at];
        }
        return result;
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

/** The columns in an order in which each comes behind those that its parameters may name. */
function sourcesFirst(columns: readonly Column[]): readonly Column[] {
  const rank = ({ rule }: Column) => (rule.params.size === 0 ? 0 : rule.kind === 'data' ? 2 : 1);
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

function paramsOf(
  params: readonly (readonly [ParamName, string | number])[],
  values: readonly (string | null | undefined)[],
): Params {
  const read: Partial<Record<ParamName, string>> = {};
  for (const [name, source] of params)
    read[name] = typeof source === 'string' ? source : (values[source] ?? '');
  return read;
}
