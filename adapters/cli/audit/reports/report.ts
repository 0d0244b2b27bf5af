import type { Language } from '../../../../src/lib/languages.ts';
import type { CsvOptions } from '../../call/csv-options.ts';
import type { Fields } from '../../call/answer-rows.ts';
import type { Outcome, Payroll } from '../outcome.ts';
import type { Totals } from '../totals.ts';

/** Writes the report of an audit, one payslip after another. */
export interface Report {
  start(): string;
  payslip(outcome: Outcome): string | Promise<string>;
  /** The rest, in pieces. */
  end(totals: Totals): Iterable<string>;
}

export interface ReportOptions extends Pick<
  CsvOptions,
  'delimiter' | 'usualDelimiter' | 'encoding' | 'form' | 'raw'
> {
  /** Leaves out what agrees. */
  readonly isShort: boolean;
  readonly language: Language;
  readonly tolerance: number | undefined;
  /** The payroll that the facts of a payslip give, with its explanation; undefined where it is refused. */
  readonly payrollOf: (facts: Fields) => Promise<Payroll | undefined>;
  /** The day of the report, `YYYY-MM-DD`. */
  readonly today: string;
}
