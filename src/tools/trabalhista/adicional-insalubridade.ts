import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, given, plus, toMoney } from '../../lib/numbers/exact.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { amount } from './_fields.ts';
import { reflexes, reflexesOf, UNHEALTHY_PERCENT, unhealthyPremium } from './_premiums.ts';

const grau = describe(v.picklist(['minimo', 'medio', 'maximo']), {
  pt: 'Grau da insalubridade: mínimo 10 %, médio 20 %, máximo 40 %',
  en: 'Degree of the unhealthy work: minimum 10 %, medium 20 %, maximum 40 %',
});

/**
 * The premium of unhealthy work (CLT, art. 192), on the minimum wage unless a law or an agreement says otherwise
 * (Súmula Vinculante 4). 400 on `salarioBase` when it is the base and was not sent.
 */
export const adicionalInsalubridade = defineCalculator({
  method: 'GET',
  path: '/calculadoras/adicional-insalubridade',
  category: 'trabalhista',
  name: 'Calculadora de insalubridade',
  summary: 'Adicional de insalubridade por grau, com reflexos',
  en: {
    name: 'Unhealthy work premium calculator',
    summary: 'Premium of unhealthy work by degree, and what it adds to other pay',
  },
  about: {
    pt: 'CLT, art. 192. A base é o salário mínimo, salvo lei ou acordo que fixe outra (STF, Súmula Vinculante 4).',
    en: 'CLT, art. 192. The base is the minimum wage, unless a law or an agreement sets another (STF, Súmula Vinculante 4).',
  },
  tables: [minimumWage],
  input: v.object({
    grau,
    base: describe(v.optional(v.picklist(['salario-minimo', 'salario-base']), 'salario-minimo'), {
      pt: 'Base do adicional: o salário mínimo ou, só por lei ou acordo, o salário-base',
      en: 'Base of the premium: the minimum wage or, only by law or agreement, the base salary',
    }),
    salarioBase: describe(v.optional(amount), {
      pt: 'Salário-base, sem adicionais: acrescenta remuneracao. Obrigatório com base salario-base',
      en: 'Base salary, without premiums: adds remuneracao. Required with base salario-base',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    grau,
    percentual: describe(
      v.number(),
      { pt: 'Percentual do grau', en: 'Percentage of the degree' },
      percentage,
    ),
    baseCalculo: describe(v.number(), { pt: 'Base do adicional', en: 'Base of the premium' }, reais),
    valor: describe(v.number(), { pt: 'Adicional do mês', en: 'Premium of the month' }, reais),
    remuneracao: describe(
      v.optional(v.number()),
      {
        pt: 'Salário-base mais o adicional. Só com salarioBase',
        en: 'Base salary plus the premium. Only with salarioBase',
      },
      reais,
    ),
    reflexos: describe(reflexes, {
      pt: 'O que o adicional acrescenta por mês a outras verbas',
      en: 'What the premium adds to other pay in a month',
    }),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { grau: 'medio', salarioBase: 2500, ano: 2026 } }],
  impossible: { grau: 'medio', ano: 2024 },
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
      percentual: given(UNHEALTHY_PERCENT[grau], 'percentual', 'CLT, art. 192'),
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
