import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit, explicar } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';
import { type Exact, exact, minus, over, share, times, toMoney, toPercent } from '../../lib/numbers/exact.ts';

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
    explicar,
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
  result: 'margemBruta',
  examples: [{ input: { receita: 10000, custo: 5400, deducoes: 1000, margemAlvo: 45 } }],
  impossible: { receita: 1, custo: 1, deducoes: 1 },
  run({ receita, custo, deducoes, margemAlvo }) {
    if (deducoes >= receita) {
      throw invalidValue('deducoes', {
        pt: 'devem ser menores que receita',
        en: 'must be less than receita',
      });
    }
    const cost = exact(custo, 'custo');
    const revenue = minus(exact(receita, 'receita'), exact(deducoes, 'deducoes'));
    const profit = minus(revenue, cost);
    return {
      receitaLiquida: toMoney(revenue),
      lucroBruto: toMoney(profit),
      margemBruta: toPercent(profit, revenue),
      markup: custo === 0 ? null : toPercent(profit, cost),
      ...(margemAlvo !== undefined && targets(revenue, cost, margemAlvo)),
    };
  },
});

/** The revenue of a cost, and the cost of a revenue, that give a margin in percent. */
function targets(revenue: Exact, cost: Exact, margin: number) {
  const left = minus(exact(100), exact(margin, 'margemAlvo'));
  return {
    receitaParaMargemAlvo: toMoney(over(share(cost, 100), left)),
    custoMaximo: toMoney(share(times(revenue, left), 1, 100)),
  };
}
