/** The FGTS of a contract that ends: the last deposit, the fine and the withdrawal (Lei 8.036/1990, arts. 15, 18 and 20). */
import * as v from 'valibot';
import {
  type Exact,
  exact,
  minus,
  notNegative,
  percentOf,
  plus,
  rounded,
  share,
  sum,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { FGTS_RATE } from '../../lib/law/fgts.ts';
import type { TerminationPay } from './_termination-pay.ts';
import type { Termination } from './_terminations.ts';

export const terminationFgts = v.object({
  base: v.number(),
  valor: v.number(),
  saldoAnterior: v.number(),
  saldoEstimado: v.boolean(),
  baseMulta: v.number(),
  multaPercentual: v.number(),
  multa: v.number(),
  saquePercentual: v.number(),
  saque: v.number(),
  totalDisponivel: v.number(),
});

/** The balance before the last deposit: as told, else 8 % of the salary for each whole month. */
function balanceBefore(told: number | undefined, salary: Exact, months: number): Exact {
  return told === undefined ? rounded(share(percentOf(salary, FGTS_RATE), months)) : exact(told);
}

/** The `fgts` of an answer. The fine falls on the deposit of the projected notice too, as FGTS Digital charges it. */
export function fgtsOfTermination(
  pay: TerminationPay,
  { multa, saque }: Termination,
  { salary, advance, balance: told }: { salary: Exact; advance: Exact; balance: number | undefined },
): v.InferOutput<typeof terminationFgts> {
  const base = notNegative(minus(sum(pay.salary, pay.noticePay, pay.thirteenth), advance));
  const deposit = rounded(percentOf(base, FGTS_RATE));
  const before = balanceBefore(told, salary, pay.service.totalMonths);
  const balance = plus(before, deposit);
  const fine = rounded(percentOf(balance, multa));
  const withdrawn = rounded(percentOf(balance, saque));
  return {
    base: toMoney(base),
    valor: toMoney(deposit),
    saldoAnterior: toMoney(before),
    saldoEstimado: told === undefined,
    baseMulta: toMoney(balance),
    multaPercentual: multa,
    multa: toMoney(fine),
    saquePercentual: saque,
    saque: toMoney(withdrawn),
    totalDisponivel: toMoney(plus(withdrawn, fine)),
  };
}
