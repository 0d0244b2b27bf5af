/** The FGTS of a contract that ends: the last deposit, the fine and the withdrawal (Lei 8.036/1990, arts. 15, 18 and 20). */
import * as v from 'valibot';
import { percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  recordGiven,
  minus,
  notNegative,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { fgtsDeposit } from '../../law/fgts.ts';
import { thirteenthTwelfths } from '../../law/service-time.ts';
import { type CivilDate, daysInMonth, parseDate } from '../../lib/dates/civil-date.ts';
import type { TerminationPay } from './_termination-pay.ts';
import type { Termination } from './_terminations.ts';
import { num } from '../../kit/fields/index.ts';

export const terminationFgts = v.object({
  base: num(reais),
  valor: num(reais),
  saldoAnterior: num(reais),
  saldoEstimado: v.boolean(),
  baseMulta: num(reais),
  multaPercentual: num(percentage),
  multa: num(reais),
  saquePercentual: num(percentage),
  saque: num(reais),
  totalDisponivel: num(reais),
});

/**
 * The balance before the last deposit: as sent, else estimated as 8 % of the salaries of the months before that of leaving, of
 * the 13th pay of earlier years and of what was advanced of this year's.
 */
function balanceBefore(
  told: number | undefined,
  { salary, advance, dataAdmissao, dataDesligamento }: Deposited,
): Exact {
  if (told !== undefined) return exact(told, 'saldoFgts');
  const [start, end] = [parseDate(dataAdmissao) as CivilDate, parseDate(dataDesligamento) as CivilDate];
  const apart = (end.year - start.year) * 12 + end.month - start.month;
  const daysOfFirst =
    start.day === 1 ? 30 : Math.min(30, daysInMonth(start.year, start.month) - start.day + 1);
  const ofMonths = apart === 0 ? zero : share(salary, (apart - 1) * 30 + daysOfFirst, 30);
  let twelfths = 0;
  for (let year = start.year; year < end.year; year++) {
    twelfths += thirteenthTwelfths(dataAdmissao, `${year}-12-31`, year);
  }
  return roundTo(fgtsDeposit(sum(ofMonths, share(salary, twelfths, 12), advance)));
}

interface Deposited {
  readonly salary: Exact;
  readonly advance: Exact;
  readonly dataAdmissao: string;
  readonly dataDesligamento: string;
}

/**
 * The withdrawal, and all that is available. The fine is a deposit in the account (Lei 8.036/1990, art. 18, § 1º), so
 * that a share of the account, as by agreement, is of it too.
 */
export function withdrawalOf(balance: Exact, fine: Exact, percent: number) {
  const shareOf = (amount: Exact) =>
    roundTo(percentOf(amount, percent, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'));
  if (percent > 0 && percent < 100) {
    const withdrawn = shareOf(plus(balance, fine));
    return { withdrawn, available: withdrawn };
  }
  const withdrawn = shareOf(balance);
  return { withdrawn, available: plus(withdrawn, fine) };
}

/** The `fgts` of an answer. The fine falls on the deposit of the projected notice too, as FGTS Digital charges it. */
export function fgtsOfTermination(
  pay: TerminationPay,
  { multa, saque }: Termination,
  deposited: Deposited,
  told: number | undefined,
): v.InferOutput<typeof terminationFgts> {
  const base = notNegative(minus(sum(pay.salary, pay.noticePay, pay.thirteenth), deposited.advance));
  const deposit = roundTo(fgtsDeposit(base));
  const before = balanceBefore(told, deposited);
  const balance = plus(before, deposit);
  const fine = roundTo(percentOf(balance, multa, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'));
  const { withdrawn, available } = withdrawalOf(balance, fine, saque);
  return {
    base: toMoney(base),
    valor: toMoney(deposit),
    saldoAnterior: toMoney(before),
    saldoEstimado: told === undefined,
    baseMulta: toMoney(balance),
    multaPercentual: recordGiven(multa, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
    multa: toMoney(fine),
    saquePercentual: recordGiven(saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'),
    saque: toMoney(withdrawn),
    totalDisponivel: toMoney(available),
  };
}
