import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { explicar, legalYear, num, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, recordGiven, plus, toMoney } from '../../lib/numbers/exact.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { amount } from './_fields.ts';
import { reflexes, reflexesOf, UNHEALTHY_PERCENT, unhealthyPremium } from './_premiums.ts';
import { UNHEALTHY_LAW } from '../../law/payroll/laws.ts';

const grau = v.picklist(['minimo', 'medio', 'maximo']);

/**
 * The premium of unhealthy work (CLT, art. 192), on the minimum wage unless a law or an agreement says otherwise
 * (Súmula Vinculante 4). 400 on `salarioBase` when it is the base and was not sent.
 */
export const adicionalInsalubridade = defineCalculator({
  method: 'GET',
  path: '/calculadoras/adicional-insalubridade',
  category: 'trabalhista',
  name: 'Calculadora de insalubridade',
  tables: [minimumWage],
  input: v.object({
    grau,
    base: v.optional(v.picklist(['salario-minimo', 'salario-base']), 'salario-minimo'),
    salarioBase: v.optional(amount),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    grau,
    percentual: num(percentage),
    baseCalculo: num(reais),
    valor: num(reais),
    remuneracao: v.optional(num(reais)),
    reflexos: reflexes,
    tabela,
  }),
  requires: ({ base }) => (base === 'salario-base' ? ['salarioBase'] : []),
  result: 'valor',
  examples: [{ input: { grau: 'medio', salarioBase: 2500, ano: 2026 } }],
  impossible: { grau: 'medio', ano: 2019 },
  run(input, context) {
    const { grau, base, salarioBase } = input;
    if (base === 'salario-base' && !salarioBase) {
      throw badParameter('salarioBase', {
        pt: 'é obrigatório, e maior que 0, com a base salario-base',
        en: 'is required, and above 0, with the base salario-base',
      });
    }
    const law = lawOf({ wage: minimumWage }, input, context);
    const baseCalculo =
      base === 'salario-base'
        ? exact(salarioBase as number, 'salarioBase')
        : exact(law.wage.value, 'salarioMinimo', law.wage);
    const premium = unhealthyPremium(baseCalculo, grau);
    return {
      grau,
      percentual: recordGiven(UNHEALTHY_PERCENT[grau], 'percentual', UNHEALTHY_LAW),
      baseCalculo: toMoney(baseCalculo),
      valor: toMoney(premium),
      ...(salarioBase !== undefined && {
        remuneracao: toMoney(plus(exact(salarioBase, 'salarioBase'), premium)),
      }),
      reflexos: reflexesOf(premium),
      tabela: reportTable(law, [law.wage]),
    };
  },
});
