import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, legalYear, num, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  recordGiven,
  percentOf,
  plus,
  step,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { positiveAmount } from './_fields.ts';
import { reflexes, reflexesOf, unhealthyPremium } from './_premiums.ts';

/** Percent of the base salary: CLT, art. 193, § 1º. */
const PERCENT = 30;

const maisVantajoso = v.picklist(['periculosidade', 'insalubridade', 'depende-do-grau']);

/** Which premium pays more, of dangerous work or of unhealthy work in its lowest and highest degree. */
function betterOf(dangerous: Exact, lowest: Exact, highest: Exact): v.InferOutput<typeof maisVantajoso> {
  if (compare(dangerous, highest) >= 0) return 'periculosidade';
  return compare(dangerous, lowest) < 0 ? 'insalubridade' : 'depende-do-grau';
}

/**
 * The premium of dangerous work, on the base salary without other premiums (CLT, art. 193, § 1º; Súmula 191 of the
 * TST), next to that of unhealthy work: a worker who has a right to both chooses one (art. 193, § 2º).
 */
export const adicionalPericulosidade = defineCalculator({
  method: 'GET',
  path: '/calculadoras/adicional-periculosidade',
  category: 'trabalhista',
  name: 'Calculadora de periculosidade',
  tables: [minimumWage],
  input: v.object({
    salarioBase: positiveAmount,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    salarioBase: num(reais),
    percentual: num(percentage),
    valor: num(reais),
    remuneracao: num(reais),
    reflexos: reflexes,
    insalubridade: v.object({
      minimo: num(reais),
      medio: num(reais),
      maximo: num(reais),
    }),
    maisVantajoso: maisVantajoso,
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBase: 3000, ano: 2026 } }],
  impossible: { salarioBase: 3000, ano: 2019 },
  run(input, context) {
    const { salarioBase } = input;
    const law = lawOf({ wage: minimumWage }, input, context);
    const wage = exact(law.wage.value, 'salarioMinimo', law.wage);
    const salary = exact(salarioBase, 'salarioBase');
    const premium = step(
      percentOf(salary, PERCENT, 'percentual'),
      'periculosidade',
      'Adicional de periculosidade',
      'Premium of dangerous work',
      'CLT, art. 193, § 1º',
    );
    const minimo = unhealthyPremium(wage, 'minimo');
    const maximo = unhealthyPremium(wage, 'maximo');
    return {
      salarioBase,
      percentual: recordGiven(PERCENT, 'percentual', 'CLT, art. 193, § 1º'),
      valor: toMoney(premium),
      remuneracao: toMoney(plus(salary, premium)),
      reflexos: reflexesOf(premium),
      insalubridade: {
        minimo: toMoney(minimo),
        medio: toMoney(unhealthyPremium(wage, 'medio')),
        maximo: toMoney(maximo),
      },
      maisVantajoso: betterOf(premium, minimo, maximo),
      tabela: reportTable(law, [law.wage]),
    };
  },
});
