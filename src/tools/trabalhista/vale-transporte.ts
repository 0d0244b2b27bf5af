import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import {
  compare,
  exact,
  least,
  minus,
  percentOf,
  roundTo,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { amount, positiveAmount, rate } from './_fields.ts';
import { FARE_LAW } from '../../law/payroll/laws.ts';

/** Percent of the base salary, the most that an employee pays: Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. */
const EMPLOYEE_PERCENT = 6;

/** The cost of the fares between employee and employer. */
export const valeTransporte = defineCalculator({
  method: 'POST',
  path: '/calculadoras/vale-transporte',
  category: 'trabalhista',
  name: 'Calculadora de vale-transporte',
  input: v.object({
    salarioBase: positiveAmount,
    valorPassagem: v.optional(positiveAmount),
    custoMensal: v.optional(amount),
    passagensPorDia: v.optional(inUnit(pure, integer(1, 20)), 2),
    diasUteis: inUnit(days, v.optional(integer(1, 31), 22)),
    percentual: v.optional(rate(0, EMPLOYEE_PERCENT), EMPLOYEE_PERCENT),
    explicar,
  }),
  output: v.object({
    custoMensal: num(reais),
    limiteDesconto: num(reais),
    descontoEmpregado: num(reais),
    custeioEmpregador: num(reais),
    percentualEmpregado: num(percentage),
    percentualSalario: num(percentage),
    vantajoso: v.boolean(),
  }),
  reads: {
    when: { passagensPorDia: 'valorPassagem', diasUteis: 'valorPassagem' },
    oneOf: [[['valorPassagem'], ['custoMensal']]],
  },
  result: 'descontoEmpregado',
  examples: [{ input: { salarioBase: 2500, valorPassagem: 5.3, passagensPorDia: 2, diasUteis: 22 } }],
  run({ salarioBase, valorPassagem, custoMensal, passagensPorDia, diasUteis, percentual }) {
    const cost =
      custoMensal === undefined
        ? share(exact(valorPassagem as number, 'valorPassagem'), passagensPorDia * diasUteis)
        : exact(custoMensal, 'custoMensal');
    const salary = exact(salarioBase, 'salarioBase');
    const limit = percentOf(salary, percentual, 'percentual', FARE_LAW);
    const discount = least(limit, cost);
    return {
      custoMensal: toMoney(cost),
      limiteDesconto: toMoney(limit),
      descontoEmpregado: toMoney(discount),
      // Subtract what is really withheld, so that both parts make the cost.
      custeioEmpregador: toMoney(minus(cost, roundTo(discount))),
      percentualEmpregado: toPercent(discount, cost),
      percentualSalario: toPercent(discount, salary),
      vantajoso: compare(cost, limit) > 0,
    };
  },
});
