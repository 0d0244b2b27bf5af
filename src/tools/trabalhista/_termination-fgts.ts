/** The FGTS of a contract that ends: the last deposit, the fine and the withdrawal (Lei 8.036/1990, arts. 15, 18 and 20). */
import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  given,
  minus,
  notNegative,
  percentOf,
  plus,
  rounded,
  share,
  sum,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { fgtsDeposit } from '../../law/fgts.ts';
import type { TerminationPay } from './_termination-pay.ts';
import type { Termination } from './_terminations.ts';

export const terminationFgts = v.object({
  base: describe(
    v.number(),
    { pt: 'Base do depósito da rescisão', en: 'Base of the deposit of the termination' },
    reais,
  ),
  valor: describe(v.number(), { pt: 'Depósito da rescisão', en: 'Deposit of the termination' }, reais),
  saldoAnterior: describe(v.number(), { pt: 'Saldo antes dele', en: 'Balance before it' }, reais),
  saldoEstimado: describe(v.boolean(), {
    pt: 'Se esse saldo foi estimado, por não ter sido enviado',
    en: 'Whether that balance was estimated, because it was not sent',
  }),
  baseMulta: describe(
    v.number(),
    {
      pt: 'Saldo com o depósito, sobre o qual incidem multa e saque',
      en: 'Balance with the deposit, on which fine and withdrawal fall',
    },
    reais,
  ),
  multaPercentual: describe(v.number(), { pt: 'Multa sobre o saldo', en: 'Fine on the balance' }, percentage),
  multa: describe(v.number(), { pt: 'Valor da multa', en: 'Amount of the fine' }, reais),
  saquePercentual: describe(
    v.number(),
    { pt: 'Parte do saldo que se saca', en: 'Part of the balance that is withdrawn' },
    percentage,
  ),
  saque: describe(v.number(), { pt: 'Valor do saque', en: 'Amount of the withdrawal' }, reais),
  totalDisponivel: describe(v.number(), { pt: 'Saque mais a multa', en: 'Withdrawal plus the fine' }, reais),
});

/** The balance before the last deposit: as sent, else estimated as 8 % of the salary for each whole month. */
function balanceBefore(told: number | undefined, salary: Exact, months: number): Exact {
  return told === undefined ? rounded(share(fgtsDeposit(salary), months)) : exact(told, 'saldoFgts');
}

/** The `fgts` of an answer. The fine falls on the deposit of the projected notice too, as FGTS Digital charges it. */
export function fgtsOfTermination(
  pay: TerminationPay,
  { multa, saque }: Termination,
  { salary, advance, balance: told }: { salary: Exact; advance: Exact; balance: number | undefined },
): v.InferOutput<typeof terminationFgts> {
  const base = notNegative(minus(sum(pay.salary, pay.noticePay, pay.thirteenth), advance));
  const deposit = rounded(fgtsDeposit(base));
  const before = balanceBefore(told, salary, pay.service.totalMonths);
  const balance = plus(before, deposit);
  const fine = rounded(percentOf(balance, multa, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'));
  const withdrawn = rounded(percentOf(balance, saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'));
  return {
    base: toMoney(base),
    valor: toMoney(deposit),
    saldoAnterior: toMoney(before),
    saldoEstimado: told === undefined,
    baseMulta: toMoney(balance),
    multaPercentual: given(multa, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
    multa: toMoney(fine),
    saquePercentual: given(saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'),
    saque: toMoney(withdrawn),
    totalDisponivel: toMoney(plus(withdrawn, fine)),
  };
}
