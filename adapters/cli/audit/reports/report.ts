import type { Language } from '../../../../src/lib/languages.ts';
import type { CsvOptions } from '../../call/csv-options.ts';
import type { Outcome } from '../outcome.ts';
import type { Totals } from '../totals.ts';

/** Writes the report of an audit, one payslip after another. */
export interface Report {
  start(): string;
  payslip(outcome: Outcome): string;
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
  /** The day of the report, `YYYY-MM-DD`. */
  readonly today: string;
}
