import type { Defaults } from '../../../src/kit/defaults.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { FIELDS, readArgs } from '../args.ts';
import { readList } from '../print.ts';
import { UsageError } from '../usage.ts';
import { defaultArgs, readDefaults } from './defaults.ts';
import { csvArgs, type CsvOptions, readChoice, readCsvOptions } from './csv-options.ts';
import { PRINTED_TOOL } from './formats/html.ts';
import { atLeastOne, callerArgs, jobsArgs, readLanguage } from './open-caller.ts';

const FORMATS = ['json', 'ndjson', 'csv', 'table', 'sql', 'html'] as const;
type FormatName = (typeof FORMATS)[number];

/** The options of `canivete call`. */
export interface CallOptions extends CsvOptions {
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
  /** Heads the columns of `csv` and `table` with labels. */
  readonly labels: boolean;
  /** Name, and CNPJ or CPF, of the employer on every payslip; undefined for a line to write on. */
  readonly employer: string | undefined;
  readonly employerId: string | undefined;
  readonly keep: readonly string[];
  readonly keepAll: boolean;
  /** The columns that are printed, in their order; undefined for all. */
  readonly columns: readonly string[] | undefined;
  readonly seed: string | undefined;
  readonly failFast: boolean;
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly batch: number;
  /** Threads that answer. */
  readonly jobs: number;
  readonly defaults: Defaults;
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
      ...csvArgs,
      ...defaultArgs,
      labels: { type: 'boolean', default: false },
      employer: { type: 'string' },
      'employer-id': { type: 'string' },
      keep: { type: 'string', default: '' },
      'keep-all': { type: 'boolean', default: false },
      columns: { type: 'string' },
      seed: { type: 'string' },
      'fail-fast': { type: 'boolean', default: false },
      batch: { type: 'string', default: '100' },
      ...jobsArgs,
    },
    ['TOOL', FIELDS],
  );
  const [tool = '', ...fields] = operands;
  const { input: file, seed } = values;
  if (file !== undefined && values.repeat !== undefined)
    throw new UsageError({
      pt: '--repeat e --input não vão juntas',
      en: '--repeat and --input exclude each other',
    });
  const ofInput = [
    ['keep', values.keep !== ''],
    ['keep-all', values['keep-all']],
    ['map', values.map.length > 0],
  ] as const;
  const stray = file === undefined ? ofInput.find(([, isGiven]) => isGiven) : undefined;
  if (stray)
    throw new UsageError({
      pt: `--${stray[0]} é para colunas de --input`,
      en: `--${stray[0]} is for columns of --input`,
    });
  if (seed !== undefined && seed.length > LONGEST_SEED)
    throw new UsageError({
      pt: `--seed aceita até ${LONGEST_SEED} caracteres`,
      en: `--seed takes up to ${LONGEST_SEED} characters`,
    });
  const isOne = file === undefined && values.repeat === undefined;
  const format = readFormat(values.format ?? (values['excel-br'] ? 'csv' : isOne ? 'json' : 'ndjson'));
  if (format === 'sql' && !values.table)
    throw new UsageError({ pt: '--format sql pede --table NOME', en: '--format sql needs --table NAME' });
  if (format !== 'sql' && values.table !== undefined)
    throw new UsageError({ pt: '--table é para --format sql', en: '--table is for --format sql' });
  if (format === 'html' && tool !== PRINTED_TOOL)
    throw new UsageError({
      pt: `--format html imprime holerites, as respostas de ${PRINTED_TOOL}`,
      en: `--format html prints payslips, the answers of ${PRINTED_TOOL}`,
    });
  if (values.labels && format !== 'csv' && format !== 'table')
    throw new UsageError({
      pt: '--labels é para --format csv e table',
      en: '--labels is for --format csv and table',
    });
  if (format !== 'html' && (values.employer ?? values['employer-id']) !== undefined)
    throw new UsageError({
      pt: '--employer e --employer-id são para --format html',
      en: '--employer and --employer-id are for --format html',
    });
  if (values.columns !== undefined && (format.endsWith('json') || format === 'html'))
    throw new UsageError({
      pt: '--columns é para --format csv, table e sql',
      en: '--columns is for --format csv, table and sql',
    });
  return {
    tool,
    fields: fields.map(readField),
    file,
    repeat: values.repeat === undefined ? undefined : atLeastOne('repeat', values.repeat),
    format,
    table: values.table ?? '',
    ...readCsvOptions(values),
    labels: values.labels,
    employer: values.employer,
    employerId: values['employer-id'],
    keep: values.keep === '' ? [] : readList(values.keep),
    keepAll: values['keep-all'],
    columns: values.columns === undefined ? undefined : readList(values.columns),
    seed,
    failFast: values['fail-fast'],
    url: values.url,
    key: values.key,
    batch: atLeastOne('batch', values.batch),
    jobs: atLeastOne('jobs', values.jobs),
    defaults: readDefaults(values.default),
    language: readLanguage(values.language),
  };
}

function readField(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals > 0) return [text.slice(0, equals), text.slice(equals + 1)];
  throw new UsageError({
    pt: `"${text}" não é CAMPO=VALOR; veja canivete --help`,
    en: `"${text}" is no FIELD=VALUE; see canivete --help`,
  });
}

function readFormat(text: string): FormatName {
  return readChoice('format', text, FORMATS);
}
