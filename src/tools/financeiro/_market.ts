/** The market and the law of a call on fixed income. */
import type { BankDays } from '../../law/bank-days.ts';
import { exact, plus } from '../../lib/numbers/exact.ts';
import { toFraction } from './_interest.ts';
import type { SavingsRule } from './_savings.ts';

export interface Market {
  readonly cdi?: number | undefined;
  readonly selic?: number | undefined;
  readonly ipca?: number | undefined;
  readonly tr: number;
  readonly valor: number;
  readonly from: string;
  readonly to: string;
  readonly banks: BankDays;
  readonly law: Law;
}

export interface Law {
  readonly taxes: readonly { readonly ateDias: number | null; readonly aliquota: number }[];
  readonly iof: readonly number[];
  readonly savings: SavingsRule;
  readonly custody: { readonly taxa: number; readonly isentoSelic: number };
  readonly guarantee: number;
}

/** Business days of a year. */
export const YEAR = 252;

export const one = exact(1);

/** The yearly factor of a rate in %, which the call has where a position reads it. */
export const yearly = (value: number | undefined, field: string) =>
  plus(one, toFraction(value as number, field));
