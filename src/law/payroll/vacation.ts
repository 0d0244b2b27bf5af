/** The pay of a vacation, which is paid at once and shared among its months, and the days that the law sets for it. */
import { addDays } from '../../lib/dates/dates.ts';
import { type Exact, exact, minus, plus, roundTo, share, sum, zero } from '../../lib/numbers/exact.ts';
import type { InssTable } from '../inss.ts';
import type { InssRounding } from '../inss-rounding.ts';
import { isRest, monthIn } from './calendar.ts';
import type { MonthFacts } from './facts.ts';
import { type Contribution, contributionOf, takenBy } from './jobs.ts';

/** The last day to pay a vacation (CLT, art. 145). */
export function lastPaydayOf(start: string): string {
  return addDays(start, -2);
}

/** CLT, art. 134, § 3º: no vacation starts in the two days before a holiday or the weekly rest. */
export function startsBeforeRest(start: string): boolean {
  return [1, 2].some((days) => isRest(addDays(start, days)));
}

/** The parts of a vacation that are paid in its receipt. */
export interface VacationPay {
  readonly vacation: Exact;
  readonly third: Exact;
  readonly sold: Exact;
  readonly soldThird: Exact;
  readonly months: readonly VacationMonth[];
  readonly inss: Contribution;
  readonly paidOn: string;
}

export interface VacationMonth {
  readonly month: string;
  readonly days: number;
  readonly vacation: Exact;
  readonly third: Exact;
  readonly inss: Contribution;
}

/** A vacation and its third. */
interface Pay {
  readonly vacation: Exact;
  readonly third: Exact;
}

/**
 * Shares a vacation and its third among its months by their days, so that the parts add up to the cent, with the
 * contribution on each part.
 */
export function monthsOfVacation(
  start: string,
  days: number,
  pay: Pay,
  inssOn: (month: string, pay: Exact) => Contribution,
): VacationMonth[] {
  const daysByMonth = new Map<string, number>();
  for (let i = 0; i < days; i++) {
    const month = monthIn(addDays(start, i));
    daysByMonth.set(month, (daysByMonth.get(month) ?? 0) + 1);
  }
  let before = { days: 0, vacation: zero, third: zero };
  return [...daysByMonth].map(([month, ofMonth]) => {
    const until = before.days + ofMonth;
    const upTo = (amount: Exact) => roundTo(share(amount, until, days));
    const sofar = { days: until, vacation: upTo(pay.vacation), third: upTo(pay.third) };
    const [vacation, third] = [minus(sofar.vacation, before.vacation), minus(sofar.third, before.third)];
    before = sofar;
    return { month, days: ofMonth, vacation, third, inss: inssOn(month, plus(vacation, third)) };
  });
}

/** The contribution on a whole vacation. */
export function inssOfMonths(months: readonly VacationMonth[]): Contribution {
  return {
    base: sum(...months.map(({ inss }) => inss.base)),
    valor: sum(...months.map(({ inss }) => inss.valor)),
  };
}

/** The vacation of a month's facts, on the full pay of a month. */
export function vacationOf(
  { ferias, competencia, outrosVinculos, vinculo }: MonthFacts,
  law: { readonly inss: InssTable; inssIn(month: string): InssTable },
  full: Exact,
  rounding: InssRounding,
): VacationPay | undefined {
  if (!ferias) return undefined;
  const { dataInicio, dias, abono, mediaVariaveis, dataPagamento } = ferias;
  const pay = plus(full, exact(mediaVariaveis, 'mediaVariaveis'));
  const [exactVacation, exactSold] = [share(pay, dias, 30), share(pay, abono, 30)];
  const [vacation, third] = [roundTo(exactVacation), roundTo(share(exactVacation, 1, 3))];
  const months = monthsOfVacation(dataInicio, dias, { vacation, third }, (month, part) => {
    const table = month === competencia ? law.inss : law.inssIn(month);
    return contributionOf(vinculo, table, part, takenBy(table, outrosVinculos), rounding);
  });
  return {
    vacation,
    third,
    sold: roundTo(exactSold),
    soldThird: roundTo(share(exactSold, 1, 3)),
    months,
    inss: inssOfMonths(months),
    paidOn: dataPagamento ?? lastPaydayOf(dataInicio),
  };
}
