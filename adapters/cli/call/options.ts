import type { Language } from '../../../src/lib/languages.ts';
import { FIELDS, readArgs } from '../args.ts';
import { readList, readWhole } from '../print.ts';
import { UsageError } from '../usage.ts';
import type { CellForm } from './cell-form.ts';
import { type Encoding, ENCODINGS } from './decode-text.ts';
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
  /** The sign that parts the cells of a table; undefined leaves it to the first line of the file. */
  readonly delimiter: string | undefined;
  /** The sign where nothing else tells it: `;` beside a decimal comma. */
  readonly usualDelimiter: string;
  readonly encoding: Encoding;
  readonly form: CellForm;
  readonly raw: boolean;
  /** Heads the columns of `csv` and `table` with labels. */
  readonly labels: boolean;
  readonly keep: readonly string[];
  readonly keepAll: boolean;
  /** The fields of columns that have other names. */
  readonly map: ReadonlyMap<string, string>;
  /** The columns that are printed, in their order; undefined for all. */
  readonly columns: readonly string[] | undefined;
  readonly seed: string | undefined;
  readonly failFast: boolean;
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly batch: number;
  readonly language: Language;
}

const [ISO_DATE, BR_DATE] = ['aaaa-mm-dd', 'dd/mm/aaaa'] as const;
const DATES = { [ISO_DATE]: 'iso', [BR_DATE]: 'br' } as const;

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
      delimiter: { type: 'string' },
      'excel-br': { type: 'boolean', default: false },
      decimal: { type: 'string' },
      dates: { type: 'string' },
      encoding: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      raw: { type: 'boolean', default: false },
      labels: { type: 'boolean', default: false },
      keep: { type: 'string', default: '' },
      'keep-all': { type: 'boolean', default: false },
      columns: { type: 'string' },
      seed: { type: 'string' },
      'fail-fast': { type: 'boolean', default: false },
      batch: { type: 'string', default: '100' },
    },
    ['TOOL', FIELDS],
  );
  const [tool = '', ...fields] = operands;
  const { input: file, seed } = values;
  if (file !== undefined && values.repeat !== undefined)
    throw new UsageError('--repeat and --input exclude each other');
  const ofInput = [
    ['keep', values.keep !== ''],
    ['keep-all', values['keep-all']],
    ['map', values.map.length > 0],
  ] as const;
  const stray = file === undefined ? ofInput.find(([, isGiven]) => isGiven) : undefined;
  if (stray) throw new UsageError(`--${stray[0]} is for columns of --input`);
  if (seed !== undefined && seed.length > LONGEST_SEED)
    throw new UsageError(`--seed takes up to ${LONGEST_SEED} characters`);
  const isOne = file === undefined && values.repeat === undefined;
  const isExcel = values['excel-br'];
  const format = readFormat(values.format ?? (isExcel ? 'csv' : isOne ? 'json' : 'ndjson'));
  if (format === 'sql' && !values.table) throw new UsageError('--format sql needs --table NAME');
  if (format !== 'sql' && values.table !== undefined) throw new UsageError('--table is for --format sql');
  if (values.labels && format !== 'csv' && format !== 'table')
    throw new UsageError('--labels is for --format csv and table');
  if (values.columns !== undefined && format.endsWith('json'))
    throw new UsageError('--columns is for --format csv, table and sql');
  const decimal = readChoice('decimal', values.decimal ?? (isExcel ? ',' : '.'), ['.', ',']);
  return {
    tool,
    fields: fields.map(readField),
    file,
    repeat: values.repeat === undefined ? undefined : atLeastOne('repeat', values.repeat),
    format,
    table: values.table ?? '',
    delimiter: values.delimiter === undefined ? undefined : readDelimiter(values.delimiter),
    usualDelimiter: decimal === ',' ? ';' : ',',
    encoding: readChoice('encoding', values.encoding ?? (isExcel ? 'excel' : 'utf-8'), ENCODINGS),
    form: {
      decimal,
      dates: DATES[readChoice('dates', values.dates ?? (isExcel ? BR_DATE : ISO_DATE), [ISO_DATE, BR_DATE])],
    },
    raw: values.raw,
    labels: values.labels,
    keep: values.keep === '' ? [] : readList(values.keep),
    keepAll: values['keep-all'],
    map: new Map(values.map.map(readMapping)),
    columns: values.columns === undefined ? undefined : readList(values.columns),
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

/** A column and its field; a name of a column may hold the sign itself. */
function readMapping(text: string): [string, string] {
  const equals = text.lastIndexOf('=');
  if (equals > 0 && equals < text.length - 1) return [text.slice(0, equals), text.slice(equals + 1)];
  throw new UsageError(`--map takes COLUMN=FIELD, such as 'Salário Bruto=salarioBruto', not "${text}"`);
}

function readFormat(text: string): FormatName {
  return readChoice('format', text, FORMATS);
}

function readChoice<const Choice extends string>(
  option: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${option} takes one of ${choices.join(', ')}`);
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
