import type { Language } from '../../../src/lib/languages.ts';
import { readArgs } from '../args.ts';
import { readList, readWhole } from '../print.ts';
import { UsageError } from '../usage.ts';
import { callerArgs, readLanguage } from './open-caller.ts';

const FORMATS = ['json', 'ndjson', 'csv', 'table', 'sql'] as const;
type FormatName = (typeof FORMATS)[number];

/** The options of `canivete call`. */
export interface CallOptions {
  readonly tool: string;
  /** `field=value` of the command line. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** The file with a call a row, or `-`; undefined without one. */
  readonly file: string | undefined;
  /** How often the call is made; undefined where it is made once. */
  readonly repeat: number | undefined;
  readonly format: FormatName;
  /** The table of `--format sql`. */
  readonly table: string;
  readonly delimiter: string;
  readonly raw: boolean;
  /** Heads the columns of `csv` and `table` with labels. */
  readonly labels: boolean;
  readonly keep: readonly string[];
  readonly seed: string | undefined;
  readonly failFast: boolean;
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly batch: number;
  readonly language: Language;
}

/** Characters of a seed, which leave room for the number of a row in the 64 of a tool's. */
const LONGEST_SEED = 50;

export function readCallOptions(args: readonly string[]): CallOptions {
  const { values, operands } = readArgs(
    args,
    {
      ...callerArgs,
      input: { type: 'string' },
      repeat: { type: 'string' },
      format: { type: 'string' },
      table: { type: 'string' },
      delimiter: { type: 'string', default: ',' },
      raw: { type: 'boolean', default: false },
      labels: { type: 'boolean', default: false },
      keep: { type: 'string', default: '' },
      seed: { type: 'string' },
      'fail-fast': { type: 'boolean', default: false },
      batch: { type: 'string', default: '100' },
    },
    ['TOOL', 'FIELD=VALUE…'],
  );
  const [tool = '', ...fields] = operands;
  const { input: file, seed } = values;
  if (file !== undefined && values.repeat !== undefined)
    throw new UsageError('--repeat and --input exclude each other');
  if (file === undefined && values.keep !== '') throw new UsageError('--keep is for columns of --input');
  if (seed !== undefined && seed.length > LONGEST_SEED)
    throw new UsageError(`--seed takes up to ${LONGEST_SEED} characters`);
  const isOne = file === undefined && values.repeat === undefined;
  const format = readFormat(values.format ?? (isOne ? 'json' : 'ndjson'));
  if (format === 'sql' && !values.table) throw new UsageError('--format sql needs --table NAME');
  if (format !== 'sql' && values.table !== undefined) throw new UsageError('--table is for --format sql');
  if (values.labels && format !== 'csv' && format !== 'table')
    throw new UsageError('--labels is for --format csv and table');
  return {
    tool,
    fields: fields.map(readField),
    file,
    repeat: values.repeat === undefined ? undefined : atLeastOne('repeat', values.repeat),
    format,
    table: values.table ?? '',
    delimiter: readDelimiter(values.delimiter),
    raw: values.raw,
    labels: values.labels,
    keep: values.keep === '' ? [] : readList(values.keep),
    seed,
    failFast: values['fail-fast'],
    url: values.url,
    key: values.key,
    batch: atLeastOne('batch', values.batch),
    language: readLanguage(values.language),
  };
}

function readField(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals > 0) return [text.slice(0, equals), text.slice(equals + 1)];
  throw new UsageError(`"${text}" is no FIELD=VALUE; see canivete --help`);
}

function readFormat(text: string): FormatName {
  const format = FORMATS.find((name) => name === text);
  if (format) return format;
  throw new UsageError(`--format takes one of ${FORMATS.join(', ')}`);
}

function atLeastOne(option: string, text: string): number {
  const count = readWhole(option, text);
  if (count > 0) return count;
  throw new UsageError(`--${option} takes a whole number from 1`);
}

function readDelimiter(text: string): string {
  const sign = text === '\\t' || text === 'tab' ? '\t' : text;
  if (sign.length === 1 && !/["\r\n]/.test(sign)) return sign;
  throw new UsageError('--delimiter takes one character, such as ";", or tab');
}
