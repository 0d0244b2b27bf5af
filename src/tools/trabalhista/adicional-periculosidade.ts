import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  given,
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
  summary: 'Adicional de periculosidade, comparado ao de insalubridade',
  en: {
    name: 'Dangerous work premium calculator',
    summary: 'Premium of dangerous work, compared with that of unhealthy work',
  },
  about: {
    pt: 'CLT, art. 193; TST, Súmula 191. Quem tem direito aos dois adicionais escolhe um (art. 193, § 2º).',
    en: 'CLT, art. 193; TST, Súmula 191. Who has a right to both premiums chooses one (art. 193, § 2).',
  },
  tables: [minimumWage],
  input: v.object({
    salarioBase: describe(positiveAmount, {
      pt: 'Salário-base, sem outros adicionais',
      en: 'Base salary, without other premiums',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    salarioBase: describe(v.number(), { pt: 'Salário-base', en: 'Base salary' }, reais),
    percentual: describe(
      v.number(),
      { pt: 'Percentual do adicional', en: 'Percentage of the premium' },
      percentage,
    ),
    valor: describe(v.number(), { pt: 'Adicional do mês', en: 'Premium of the month' }, reais),
    remuneracao: describe(
      v.number(),
      { pt: 'Salário-base mais o adicional', en: 'Base salary plus the premium' },
      reais,
    ),
    reflexos: describe(reflexes, {
      pt: 'O que o adicional acrescenta por mês a outras verbas',
      en: 'What the premium adds to other pay in a month',
    }),
    insalubridade: describe(
      v.object({
        minimo: describe(v.number(), { pt: 'Grau mínimo, 10 %', en: 'Minimum degree, 10 %' }, reais),
        medio: describe(v.number(), { pt: 'Grau médio, 20 %', en: 'Medium degree, 20 %' }, reais),
        maximo: describe(v.number(), { pt: 'Grau máximo, 40 %', en: 'Maximum degree, 40 %' }, reais),
      }),
      {
        pt: 'Adicional de insalubridade de cada grau, sobre o salário mínimo',
        en: 'Premium of unhealthy work of each degree, on the minimum wage',
      },
    ),
    maisVantajoso: describe(maisVantajoso, {
      pt: 'O adicional de maior valor, ou que isso depende do grau da insalubridade',
      en: 'The premium that pays more, or that this depends on the degree of the unhealthy work',
    }),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBase: 3000, ano: 2026 } }],
  impossible: { salarioBase: 3000, ano: 2024 },
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
      percentual: given(PERCENT, 'percentual', 'CLT, art. 193, § 1º'),
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
