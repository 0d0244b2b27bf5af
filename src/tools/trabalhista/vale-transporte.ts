import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import {
  compare,
  exact,
  least,
  minus,
  percentOf,
  rounded,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { money, positiveMoney, rate } from './_fields.ts';

/** Percent of the base salary, the most that an employee pays: Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. */
const EMPLOYEE_PERCENT = 6;

/** The cost of the fares between employee and employer. 400 on `valorPassagem` without it and without `custoMensal`. */
export const valeTransporte = defineTool({
  method: 'POST',
  path: '/calculadoras/vale-transporte',
  category: 'trabalhista',
  name: 'Calculadora de vale-transporte',
  summary: 'Divisão do vale-transporte entre empregado e empregador',
  input: v.object({
    salarioBase: positiveMoney,
    valorPassagem: v.optional(positiveMoney),
    custoMensal: v.optional(money),
    passagensPorDia: v.optional(integer(1, 20), 2),
    diasUteis: v.optional(integer(1, 31), 22),
    percentual: v.optional(rate(0, EMPLOYEE_PERCENT), EMPLOYEE_PERCENT),
  }),
  output: v.object({
    custoMensal: v.number(),
    limiteDesconto: v.number(),
    descontoEmpregado: v.number(),
    custeioEmpregador: v.number(),
    percentualEmpregado: v.number(),
    percentualSalario: v.number(),
    vantajoso: v.boolean(),
  }),
  examples: [
    {
      input: { salarioBase: 2500, valorPassagem: 5.3, passagensPorDia: 2, diasUteis: 22 },
      output: {
        custoMensal: 233.2,
        limiteDesconto: 150,
        descontoEmpregado: 150,
        custeioEmpregador: 83.2,
        percentualEmpregado: 64.32,
        percentualSalario: 6,
        vantajoso: true,
      },
    },
  ],
  run({ salarioBase, valorPassagem, custoMensal, passagensPorDia, diasUteis, percentual }) {
    const cost =
      custoMensal === undefined
        ? share(exact(requiredFare(valorPassagem)), passagensPorDia * diasUteis)
        : exact(custoMensal);
    const salary = exact(salarioBase);
    const limit = percentOf(salary, percentual);
    const discount = least(limit, cost);
    return {
      custoMensal: toMoney(cost),
      limiteDesconto: toMoney(limit),
      descontoEmpregado: toMoney(discount),
      // Of what is really withheld, so that both parts make the cost.
      custeioEmpregador: toMoney(minus(cost, rounded(discount))),
      percentualEmpregado: toPercent(discount, cost),
      percentualSalario: toPercent(discount, salary),
      vantajoso: compare(cost, limit) > 0,
    };
  },
});

function requiredFare(fare: number | undefined): number {
  if (fare !== undefined) return fare;
  throw badParameter('valorPassagem', {
    pt: 'é obrigatório, ou então custoMensal',
    en: 'is required, or else custoMensal',
  });
}
