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
} from '../../lib/numbers/exact.ts';
import { fgtsDeposit } from '../../law/fgts.ts';
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

/** The balance before the last deposit: as sent, else estimated as 8 % of the salary for each whole month. */
function balanceBefore(told: number | undefined, salary: Exact, months: number): Exact {
  return told === undefined ? roundTo(share(fgtsDeposit(salary), months)) : exact(told, 'saldoFgts');
}

/** The `fgts` of an answer. The fine falls on the deposit of the projected notice too, as FGTS Digital charges it. */
export function fgtsOfTermination(
  pay: TerminationPay,
  { multa, saque }: Termination,
  { salary, advance, balance: told }: { salary: Exact; advance: Exact; balance: number | undefined },
): v.InferOutput<typeof terminationFgts> {
  const base = notNegative(minus(sum(pay.salary, pay.noticePay, pay.thirteenth), advance));
  const deposit = roundTo(fgtsDeposit(base));
  const before = balanceBefore(told, salary, pay.service.totalMonths);
  const balance = plus(before, deposit);
  const fine = roundTo(percentOf(balance, multa, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'));
  const withdrawn = roundTo(percentOf(balance, saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'));
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
    totalDisponivel: toMoney(plus(withdrawn, fine)),
  };
}
