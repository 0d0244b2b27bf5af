import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors.ts';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';

/** Gross margin of net revenue, and what a target margin would take. */
export const margemBruta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/margem-bruta',
  category: 'financeiro',
  name: 'Margem bruta',
  summary: 'Lucro bruto e margem sobre a receita líquida, com a receita ou o custo de uma margem-alvo',
  en: {
    name: 'Gross margin',
    summary:
      'Gross profit and margin on net revenue, with the revenue or the cost that a target margin takes',
  },
  input: v.object({
    receita: describe(positiveAmount, { pt: 'Receita bruta das vendas', en: 'Gross revenue of the sales' }),
    custo: describe(amount, {
      pt: 'Custo das mercadorias ou dos serviços vendidos',
      en: 'Cost of the goods or services sold',
    }),
    deducoes: describe(optionalAmount, {
      pt: 'O que se deduz da receita bruta: impostos sobre vendas, devoluções, descontos',
      en: 'What is deducted from gross revenue: taxes on sales, returns, discounts',
    }),
    margemAlvo: describe(inUnit(percentage, v.optional(between(0, 99.99))), {
      pt: 'Margem bruta desejada: acrescenta receitaParaMargemAlvo e custoMaximo',
      en: 'Gross margin wanted: adds receitaParaMargemAlvo and custoMaximo',
    }),
  }),
  output: v.object({
    receitaLiquida: describe(
      v.number(),
      { pt: 'Receita menos deduções', en: 'Revenue less deductions' },
      reais,
    ),
    lucroBruto: describe(
      v.number(),
      { pt: 'Receita líquida menos custo', en: 'Net revenue less cost' },
      reais,
    ),
    margemBruta: describe(
      v.number(),
      { pt: 'Lucro bruto sobre a receita líquida', en: 'Gross profit on net revenue' },
      percentage,
    ),
    markup: describe(
      v.nullable(v.number()),
      {
        pt: 'Lucro bruto sobre o custo; null com custo 0',
        en: 'Gross profit on the cost; null with a cost of 0',
      },
      percentage,
    ),
    receitaParaMargemAlvo: describe(
      v.optional(v.number()),
      {
        pt: 'Receita líquida que dá a margem desejada com este custo; só com margemAlvo',
        en: 'Net revenue that gives the margin wanted at this cost; only with margemAlvo',
      },
      reais,
    ),
    custoMaximo: describe(
      v.optional(v.number()),
      {
        pt: 'Maior custo que dá a margem desejada com esta receita; só com margemAlvo',
        en: 'Greatest cost that gives the margin wanted at this revenue; only with margemAlvo',
      },
      reais,
    ),
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
        premissas: {},
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
