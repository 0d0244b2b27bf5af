/** Which column gets which pseudonyms: `cpf=cpf,nascimento=data(subject=cpf)`, or a file of rules. */
import {
  isReversible,
  type Kind,
  kinds,
  neededParams,
  type ParamName,
  paramsOf,
} from '../../../src/pseudonyms/names.ts';
import { UsageError } from '../usage.ts';
import { didYouMean } from '../words.ts';

/** A parameter is the same in all rows, or the original of another column. */
export type ParamSource = { readonly text: string } | { readonly column: string };

/** A column, and what becomes of it. */
export interface ColumnRule {
  /** `table` or `schema.table` in dumps; empty elsewhere. */
  readonly table: string;
  readonly column: string;
  readonly kind: Kind | 'keep';
  readonly params: ReadonlyMap<ParamName, ParamSource>;
}

const RULE = /^([^=]+)=([a-z-]+)(?:\((.*)\))?$/;

/** Splits at the commas that stand outside brackets and quotes. */
function splitList(text: string): string[] {
  const parts = text.match(/(?:\([^)]*\)|'[^']*'|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Reads the option `--columns`. In dumps the last point parts the column from its table. */
export function readColumns(text: string, isDump: boolean): ColumnRule[] {
  return splitList(text).map((part) => {
    const [, name, kind, params = ''] = RULE.exec(part) ?? [];
    if (name === undefined || kind === undefined)
      throw new UsageError(`--columns takes COLUMN=KIND or COLUMN=KIND(param=COLUMN), not "${part}"`);
    const sources = splitList(params).map((param) => {
      const [, key, source] = /^([a-z]+)=(.+)$/.exec(param) ?? [];
      if (key === undefined || source === undefined)
        throw new UsageError(`--columns: a parameter is param=COLUMN or param='text', not "${param}"`);
      return [key, source] as const;
    });
    return ruleOf(name.trim(), kind, Object.fromEntries(sources), isDump);
  });
}

/** Reads the rules of a file: columns by their tables, each with its kind, or with `kind` and parameters. */
export function readRules(json: unknown, isDump: boolean): ColumnRule[] {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isGroup(json)) throw new UsageError('--rules: the file must hold an object');
  return Object.entries(json).flatMap(([table, columns]) => {
    if (!isGroup(columns)) throw new UsageError(`--rules: "${table}" must be an object of columns`);
    return Object.entries(columns).map(([column, rule]) => {
      const { kind, ...params } = (isGroup(rule) ? rule : { kind: rule }) as Record<string, unknown>;
      const texts = Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          typeof value === 'number' ? `'${value}'` : String(value),
        ]),
      );
      return ruleOf(isDump ? `${table}.${column}` : column, String(kind), texts, isDump);
    });
  });
}

function ruleOf(
  name: string,
  kind: string,
  params: Readonly<Record<string, string>>,
  isDump: boolean,
): ColumnRule {
  const point = isDump ? name.lastIndexOf('.') : -1;
  if (isDump && point < 0)
    throw new UsageError(`--columns: a column of a dump is table.column, not "${name}"`);
  const [table, column] = [name.slice(0, Math.max(0, point)), name.slice(point + 1)];
  if (kind !== 'keep' && !kinds.includes(kind as Kind))
    throw new UsageError(
      `there is no kind ${kind}${didYouMean(kind, kinds)}; there are ${kinds.join(', ')}, keep`,
    );
  const own = (kind === 'keep' ? [] : paramsOf[kind as Kind]) ?? [];
  const unknown = Object.keys(params).find((key) => !own.includes(key as ParamName));
  if (unknown !== undefined) throw new UsageError(`the kind ${kind} of ${name} takes no ${unknown}`);
  const needed = kind === 'keep' ? undefined : neededParams[kind as Kind];
  if (needed && !Object.hasOwn(params, needed))
    throw new UsageError(`the kind ${kind} of ${name} needs ${needed}: ${column}=${kind}(${needed}=COLUMN)`);
  const sources = Object.entries(params).map(([key, source]): [ParamName, ParamSource] => {
    const quoted = /^'(.*)'$/.exec(source);
    return [key as ParamName, quoted ? { text: quoted[1] as string } : { column: source }];
  });
  return { table, column, kind: kind as Kind | 'keep', params: new Map(sources) };
}

/** Refuses to restore what nothing leads back from. */
export function requireReversible(rules: readonly ColumnRule[]): void {
  const wrong = rules.find(({ kind }) => kind !== 'keep' && !isReversible(kind));
  if (wrong)
    throw new UsageError(`--restore: nothing leads back from the kind ${wrong.kind} of ${wrong.column}`);
}

/** Throws where a rule or a parameter names a column that is not there. */
export function requireColumns(
  rules: readonly ColumnRule[],
  columns: readonly string[],
  place: string,
): void {
  const named = rules.flatMap(({ column, params }) => [
    column,
    ...[...params.values()].flatMap((source) => ('column' in source ? [source.column] : [])),
  ]);
  const missing = named.find((name) => !columns.includes(name));
  if (missing !== undefined)
    throw new UsageError(
      `${place} has no column ${missing}${didYouMean(missing, columns) || `; it has ${columns.join(', ')}`}`,
    );
}

/** With `--strict`, throws where a column has no rule. */
export function requireAll(rules: readonly ColumnRule[], columns: readonly string[], place: string): void {
  const bare = columns.filter((name) => !rules.some(({ column }) => column === name));
  if (bare.length > 0)
    throw new UsageError(
      `--strict: ${place} has columns without a kind: ${bare.join(', ')}; =keep keeps one`,
    );
}
