import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, integer, inUnit, explicar } from '../../kit/fields/index.ts';
import { days, percentage, reais } from '../../kit/units.ts';
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
import { amount, positiveAmount, rate } from './_fields.ts';

/** Percent of the base salary, the most that an employee pays: Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. */
const EMPLOYEE_PERCENT = 6;

const hasCost = ({ custoMensal }: { readonly custoMensal?: number | undefined }) => custoMensal !== undefined;

/** The cost of the fares between employee and employer. 400 on `valorPassagem` without it and without `custoMensal`. */
export const valeTransporte = defineCalculator({
  method: 'POST',
  path: '/calculadoras/vale-transporte',
  category: 'trabalhista',
  name: 'Calculadora de vale-transporte',
  summary: 'Divisão do vale-transporte entre empregado e empregador',
  en: {
    name: 'Transport voucher calculator',
    summary: 'How the cost of the fares is shared by employee and employer',
  },
  about: {
    pt: 'Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. O empregado paga até 6 % do salário-base, e o empregador o resto.',
    en: 'Law 7.418/1985, art. 4; Decree 10.854/2021, art. 114. The employee pays up to 6 % of the base salary, and the employer the rest.',
  },
  input: v.object({
    salarioBase: describe(positiveAmount, {
      pt: 'Salário-base, sem adicionais',
      en: 'Base salary, without premiums',
    }),
    valorPassagem: describe(v.optional(positiveAmount), {
      pt: 'Preço de uma passagem. Obrigatório sem custoMensal',
      en: 'Price of a fare. Required without custoMensal',
    }),
    custoMensal: describe(v.optional(amount), {
      pt: 'Custo do mês, no lugar de valorPassagem, passagensPorDia e diasUteis',
      en: 'Cost of the month, in place of valorPassagem, passagensPorDia and diasUteis',
    }),
    passagensPorDia: describe(v.optional(integer(1, 20), 2), {
      pt: 'Passagens por dia de trabalho',
      en: 'Fares for each day of work',
    }),
    diasUteis: describe(inUnit(days, v.optional(integer(1, 31), 22)), {
      pt: 'Trabalho no mês',
      en: 'Work in the month',
    }),
    percentual: describe(v.optional(rate(0, EMPLOYEE_PERCENT), EMPLOYEE_PERCENT), {
      pt: 'Parte do salário que o empregado paga, no máximo',
      en: 'Share of the salary that the employee pays, at most',
    }),
    explicar,
  }),
  output: v.object({
    custoMensal: describe(v.number(), { pt: 'Custo do mês', en: 'Cost of the month' }, reais),
    limiteDesconto: describe(
      v.number(),
      { pt: 'O máximo que se desconta do empregado', en: 'The most that is deducted from the employee' },
      reais,
    ),
    descontoEmpregado: describe(v.number(), { pt: 'Parte do empregado', en: 'Part of the employee' }, reais),
    custeioEmpregador: describe(v.number(), { pt: 'Parte do empregador', en: 'Part of the employer' }, reais),
    percentualEmpregado: describe(
      v.number(),
      { pt: 'Parte do empregado sobre o custo', en: 'Part of the employee over the cost' },
      percentage,
    ),
    percentualSalario: describe(
      v.number(),
      { pt: 'Parte do empregado sobre o salário', en: 'Part of the employee over the salary' },
      percentage,
    ),
    vantajoso: describe(v.boolean(), {
      pt: 'Se o custo passa do que se desconta no máximo',
      en: 'Whether the cost passes the most that is deducted',
    }),
  }),
  result: 'descontoEmpregado',
  examples: [{ input: { salarioBase: 2500, valorPassagem: 5.3, passagensPorDia: 2, diasUteis: 22 } }],
  assumptions: {
    unused: { passagensPorDia: hasCost, diasUteis: hasCost },
  },
  run({ salarioBase, valorPassagem, custoMensal, passagensPorDia, diasUteis, percentual }) {
    const cost =
      custoMensal === undefined
        ? share(exact(requiredFare(valorPassagem), 'valorPassagem'), passagensPorDia * diasUteis)
        : exact(custoMensal, 'custoMensal');
    const salary = exact(salarioBase, 'salarioBase');
    const limit = percentOf(salary, percentual, 'percentual', 'Lei nº 7.418/1985, art. 4º');
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
