import type { Defaults } from '../../../src/kit/defaults.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { readArgs } from '../args.ts';
import { csvArgs, type CsvOptions, readChoice, readCsvOptions } from '../call/csv-options.ts';
import { defaultArgs, readDefaults } from '../call/defaults.ts';
import { atLeastOne, jobsArgs, readLanguage } from '../call/open-caller.ts';
import { readList } from '../print.ts';
import { UsageError } from '../usage.ts';

/** BRL; wider than it no audit finds anything. */
const WIDEST = 10;

const FORMATS = ['csv', 'ndjson', 'html'] as const;

/** The options of `canivete audit`. Files may be `-`, the standard input. */
export interface AuditOptions extends CsvOptions {
  /** The file of printed payslips. */
  readonly payslips: string;
  /** The file of facts. */
  readonly facts: string;
  /** The file that says which line each code of the company is. */
  readonly codes: string | undefined;
  /** The file that a map for the unread labels is written to. */
  readonly model: string | undefined;
  readonly format: (typeof FORMATS)[number];
  /** The file of the report; undefined for the standard output. */
  readonly out: string | undefined;
  /** Leaves out what agrees. */
  readonly isShort: boolean;
  /** Both files are sorted, and neither is held. */
  readonly isSorted: boolean;
  readonly failFast: boolean;
  /** A payslip without facts is no fault. */
  readonly allowsMissingFacts: boolean;
  /** The largest difference that agrees; undefined for that of the tool. */
  readonly tolerance: number | undefined;
  /** Columns of the facts that are no facts. */
  readonly keep: readonly string[];
  /** Leaves aside all of these. */
  readonly keepAll: boolean;
  /** Threads that compute. */
  readonly jobs: number;
  readonly defaults: Defaults;
  readonly language: Language;
}

export function readAuditOptions(args: readonly string[]): AuditOptions {
  const { values, operands } = readArgs(
    args,
    {
      ...csvArgs,
      fatos: { type: 'string' },
      mapa: { type: 'string' },
      'mapa-modelo': { type: 'string' },
      format: { type: 'string', default: 'csv' },
      out: { type: 'string' },
      virgula: { type: 'boolean', default: false },
      ordenado: { type: 'boolean', default: false },
      'so-divergencias': { type: 'boolean', default: false },
      'ignorar-sem-fatos': { type: 'boolean', default: false },
      'fail-fast': { type: 'boolean', default: false },
      ...defaultArgs,
      ...jobsArgs,
      tolerancia: { type: 'string' },
      keep: { type: 'string', default: '' },
      'keep-all': { type: 'boolean', default: false },
      language: { type: 'string', default: 'pt' },
    },
    ['FILE.csv'],
  );
  const [payslips = ''] = operands;
  const { fatos: facts, mapa: codes, out, tolerancia } = values;
  if (facts === undefined)
    throw new UsageError({
      pt: 'audit pede --fatos ARQUIVO, os fatos de cada trabalhador e mês',
      en: 'audit needs --fatos FILE, the facts of each worker and month',
    });
  if ([payslips, facts, codes].filter((file) => file === '-').length > 1)
    throw new UsageError({
      pt: 'só um dos arquivos pode ser - (a entrada padrão)',
      en: 'only one of the files can be - (standard input)',
    });
  return {
    payslips,
    facts,
    codes,
    model: values['mapa-modelo'],
    format: readChoice('format', values.format, FORMATS),
    out: out === '-' ? undefined : out,
    isShort: values['so-divergencias'],
    isSorted: values.ordenado,
    failFast: values['fail-fast'],
    allowsMissingFacts: values['ignorar-sem-fatos'],
    tolerance: tolerancia === undefined ? undefined : readTolerance(tolerancia),
    keep: values.keep === '' ? [] : readList(values.keep),
    keepAll: values['keep-all'],
    ...readCsvOptions({ ...values, decimal: values.decimal ?? (values.virgula ? ',' : undefined) }),
    jobs: atLeastOne('jobs', values.jobs),
    defaults: readDefaults(values.default),
    language: readLanguage(values.language),
  };
}

function readTolerance(text: string): number {
  const tolerance = /^\d{1,2}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Infinity;
  if (tolerance <= WIDEST) return tolerance;
  throw new UsageError({
    pt: '--tolerancia aceita um valor de 0 a 10.00',
    en: '--tolerancia takes an amount from 0 to 10.00',
  });
}
