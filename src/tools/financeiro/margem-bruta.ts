import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { amount, amountOrNone, between, positiveAmount } from './_fields.ts';

/** Gross margin of net revenue, and what a target margin would take. */
export const margemBruta = defineTool({
  method: 'POST',
  path: '/calculadoras/margem-bruta',
  category: 'financeiro',
  name: 'Margem bruta',
  summary: 'Lucro bruto e margem sobre a receita líquida, com a receita ou o custo de uma margem-alvo',
  input: v.object({
    receita: positiveAmount,
    custo: amount,
    deducoes: amountOrNone,
    margemAlvo: v.optional(between(0, 99.99)),
  }),
  output: v.object({
    receitaLiquida: v.number(),
    lucroBruto: v.number(),
    margemBruta: v.number(),
    markup: v.nullable(v.number()),
    receitaParaMargemAlvo: v.optional(v.number()),
    custoMaximo: v.optional(v.number()),
  }),
  examples: [
    {
      input: { receita: 10000, custo: 5400, deducoes: 1000, margemAlvo: 45 },
      output: {
        receitaLiquida: 9000,
        lucroBruto: 3600,
        margemBruta: 40,
        markup: 66.67,
        receitaParaMargemAlvo: 9818.18,
        custoMaximo: 4950,
      },
    },
  ],
  run({ receita, custo, deducoes, margemAlvo }) {
    if (deducoes >= receita) {
      throw invalidValue('deducoes', {
        pt: 'devem ser menores que receita',
        en: 'must be less than receita',
      });
    }
    const receitaLiquida = sumMoney([receita, -deducoes]);
    const lucroBruto = sumMoney([receitaLiquida, -custo]);
    return {
      receitaLiquida,
      lucroBruto,
      margemBruta: inPercent(lucroBruto, receitaLiquida),
      markup: custo === 0 ? null : inPercent(lucroBruto, custo),
      ...(margemAlvo !== undefined && {
        receitaParaMargemAlvo: roundMoney((custo * 100) / (100 - margemAlvo)),
        custoMaximo: roundMoney((receitaLiquida * (100 - margemAlvo)) / 100),
      }),
    };
  },
});
