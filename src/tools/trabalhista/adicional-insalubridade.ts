import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { ano, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { exact, plus, toMoney } from '../../lib/numbers/exact.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { money } from './_fields.ts';
import { reflexes, reflexesOf, UNHEALTHY_PERCENT, unhealthyPremium } from './_premiums.ts';

const grau = v.picklist(['minimo', 'medio', 'maximo']);

/**
 * The premium of unhealthy work (CLT, art. 192), on the minimum wage unless a law or an agreement says otherwise
 * (Súmula Vinculante 4). 400 on `salarioBase` when it is the base and was not sent.
 */
export const adicionalInsalubridade = defineTool({
  method: 'GET',
  path: '/calculadoras/adicional-insalubridade',
  category: 'trabalhista',
  name: 'Calculadora de insalubridade',
  summary: 'Adicional de insalubridade por grau, com reflexos',
  input: v.object({
    grau,
    base: v.optional(v.picklist(['salario-minimo', 'salario-base']), 'salario-minimo'),
    salarioBase: v.optional(money),
    ano,
  }),
  output: v.object({
    grau,
    percentual: v.number(),
    baseCalculo: v.number(),
    valor: v.number(),
    remuneracao: v.optional(v.number()),
    reflexos: reflexes,
    tabela,
  }),
  examples: [
    {
      input: { grau: 'medio', salarioBase: 2500, ano: 2026 },
      output: {
        grau: 'medio',
        percentual: 20,
        baseCalculo: 1621,
        valor: 324.2,
        remuneracao: 2824.2,
        reflexos: { decimoTerceiro: 27.02, ferias: 36.02, fgts: { base: 324.2, valor: 25.94 } },
        tabela: { ano: 2026, vigencia: '2026-01-01', fonte: 'Decreto nº 12.797/2025' },
      },
    },
  ],
  run({ grau, base, salarioBase, ano }, context) {
    if (base === 'salario-base' && !salarioBase) {
      throw badParameter('salarioBase', {
        pt: 'é obrigatório, e maior que 0, com a base salario-base',
        en: 'is required, and above 0, with the base salario-base',
      });
    }
    const law = lawOf({ wage: minimumWage }, { ano }, context);
    const baseCalculo = base === 'salario-base' ? (salarioBase as number) : law.wage.value;
    const premium = unhealthyPremium(exact(baseCalculo), grau);
    return {
      grau,
      percentual: UNHEALTHY_PERCENT[grau],
      baseCalculo,
      valor: toMoney(premium),
      ...(salarioBase !== undefined && { remuneracao: toMoney(plus(exact(salarioBase), premium)) }),
      reflexos: reflexesOf(premium),
      tabela: reportTable(law, [law.wage]),
    };
  },
});
