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

const RULE = /^([^=]+)=([a-z-]+)(?:\((.*)\))?$/s;

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
      throw new UsageError({
        pt: `--columns aceita COLUNA=TIPO ou COLUNA=TIPO(param=COLUNA), e não "${part}"`,
        en: `--columns takes COLUMN=KIND or COLUMN=KIND(param=COLUMN), not "${part}"`,
      });
    const sources = splitList(params).map((param) => {
      const [, key, source] = /^([a-z]+)=(.+)$/.exec(param) ?? [];
      if (key === undefined || source === undefined)
        throw new UsageError({
          pt: `--columns: um parâmetro é param=COLUNA ou param='texto', e não "${param}"`,
          en: `--columns: a parameter is param=COLUMN or param='text', not "${param}"`,
        });
      return [key, source] as const;
    });
    return ruleOf(name.trim(), kind, Object.fromEntries(sources), isDump);
  });
}

/** Reads the rules of a file: columns by their tables, each with its kind, or with `kind` and parameters. */
export function readRules(json: unknown, isDump: boolean): ColumnRule[] {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isGroup(json))
    throw new UsageError({
      pt: '--rules: o arquivo deve ter um objeto',
      en: '--rules: the file must hold an object',
    });
  return Object.entries(json).flatMap(([table, columns]) => {
    if (!isGroup(columns))
      throw new UsageError({
        pt: `--rules: "${table}" deve ser um objeto de colunas`,
        en: `--rules: "${table}" must be an object of columns`,
      });
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
    throw new UsageError({
      pt: `--columns: uma coluna de um dump é tabela.coluna, e não "${name}"`,
      en: `--columns: a column of a dump is table.column, not "${name}"`,
    });
  const [table, column] = [name.slice(0, Math.max(0, point)), name.slice(point + 1)];
  if (kind !== 'keep' && !kinds.includes(kind as Kind)) {
    const hint = didYouMean(kind, kinds);
    throw new UsageError({
      pt: `não há o tipo ${kind}${hint.pt}; há ${kinds.join(', ')}, keep`,
      en: `there is no kind ${kind}${hint.en}; there are ${kinds.join(', ')}, keep`,
    });
  }
  const own = (kind === 'keep' ? [] : paramsOf[kind as Kind]) ?? [];
  const unknown = Object.keys(params).find((key) => !own.includes(key as ParamName));
  if (unknown !== undefined)
    throw new UsageError({
      pt: `o tipo ${kind} de ${name} não aceita ${unknown}`,
      en: `the kind ${kind} of ${name} takes no ${unknown}`,
    });
  const needed = kind === 'keep' ? undefined : neededParams[kind as Kind];
  if (needed && !Object.hasOwn(params, needed))
    throw new UsageError({
      pt: `o tipo ${kind} de ${name} precisa de ${needed}: ${column}=${kind}(${needed}=COLUNA)`,
      en: `the kind ${kind} of ${name} needs ${needed}: ${column}=${kind}(${needed}=COLUMN)`,
    });
  const sources = Object.entries(params).map(([key, source]): [ParamName, ParamSource] => {
    const quoted = /^'(.*)'$/.exec(source);
    return [key as ParamName, quoted ? { text: quoted[1] as string } : { column: source }];
  });
  return { table, column, kind: kind as Kind | 'keep', params: new Map(sources) };
}

/** Refuses to restore what nothing leads back from. */
export function requireReversible(rules: readonly ColumnRule[]): void {
  const wrong = rules.filter(({ kind }) => kind !== 'keep' && !isReversible(kind));
  if (wrong.length === 0) return;
  const names = wrong.map(
    ({ table, column, kind }) => `${table === '' ? '' : `${table}.`}${column} (${kind})`,
  );
  throw new UsageError({
    pt: `--restore: não há volta para ${names.join(', ')}; com --columns ao lado de --rules, COLUNA=keep deixa uma passar`,
    en: `--restore: nothing leads back from ${names.join(', ')}; with --columns beside --rules, COLUMN=keep lets one pass`,
  });
}
