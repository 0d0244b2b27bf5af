import { type Dialect, dialects } from '../../../src/world/ddl.ts';
import { readText } from '../../../src/pipeline/read-value.ts';
import { nodeAt, shapeOf } from '../../../src/pipeline/schema.ts';
import { codeInput, type WorldOptions } from '../../../src/world/options.ts';
import { readArgs } from '../args.ts';
import { readChoice } from '../call/csv-options.ts';
import { readList } from '../print.ts';
import { UsageError } from '../usage.ts';

const FORMATS = ['json', 'ndjson', 'csv', 'sql', 'sqlite'] as const;
export type WorldFormat = (typeof FORMATS)[number];

/** The options of `canivete world`. */
export interface WorldCommand {
  /** The options of the world itself, as they were written; `world` checks them. */
  readonly options: WorldOptions;
  readonly format: WorldFormat;
  /** For SQL, and for JSON with statements in it. */
  readonly dialect: Dialect | undefined;
  /** The folder of the files; undefined for the standard output. */
  readonly out: string | undefined;
  /** Writes over files in the folder. */
  readonly force: boolean;
  readonly quiet: boolean;
}

/** Each field of a world with the name of its option: `seedVersion` is `--seed-version`, and `payslips` `--no-payslips`. */
const fields = [...(shapeOf(codeInput).entries ?? [])].map(([field, shape]) => {
  const isOff = nodeAt(codeInput, [field])?.default === true;
  return { field, shape, isOff, option: (isOff ? 'no-' : '') + dashed(field) };
});

function dashed(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The option of a field of a world; undefined of any other name. */
export function optionOf(field: string): string | undefined {
  const option = fields.find((one) => one.field === field)?.option;
  return option === undefined ? undefined : `--${option}`;
}

const fieldArgs = Object.fromEntries(
  fields.map(({ option, shape }) => [option, { type: shape.kind === 'boolean' ? 'boolean' : 'string' }]),
) as Record<string, { readonly type: 'boolean' | 'string' }>;

export function readWorldCommand(args: readonly string[]): WorldCommand {
  const { values } = readArgs(args, {
    ...fieldArgs,
    format: { type: 'string', default: 'json' },
    dialect: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  });
  const { out, force, quiet } = values;
  const format = readChoice('format', values.format, FORMATS);
  if (out === undefined && (format === 'csv' || format === 'sqlite'))
    throw new UsageError({
      pt: `--format ${format} pede --out PASTA, porque é escrito em arquivos`,
      en: `--format ${format} needs --out DIR, as it is written to files`,
    });
  if (force && out === undefined)
    throw new UsageError({
      pt: '--force é para uma pasta, que --out indica',
      en: '--force is for a folder, which --out names',
    });
  return {
    options: readFields(values),
    format,
    dialect: readDialect(values.dialect, format, out),
    out,
    force,
    quiet,
  };
}

function readDialect(
  text: string | undefined,
  format: WorldFormat,
  out: string | undefined,
): Dialect | undefined {
  if (text === undefined) return format === 'sql' ? 'postgres' : undefined;
  if (format !== 'sql' && !(format === 'json' && out === undefined))
    throw new UsageError({
      pt: '--dialect é para --format sql, ou para json na saída padrão',
      en: '--dialect is for --format sql, or for json on the standard output',
    });
  return readChoice('dialect', text, dialects);
}

function readFields(values: Readonly<Record<string, unknown>>): WorldOptions {
  const given = fields.flatMap(({ field, option, shape, isOff }) => {
    const value = values[option];
    if (value === undefined) return [];
    if (typeof value !== 'string') return [[field, !isOff]];
    return [[field, shape.item ? readList(value) : readText(value, shape)]];
  });
  return Object.fromEntries(given) as WorldOptions;
}
