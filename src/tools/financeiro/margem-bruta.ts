import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, explicar, inUnit, num } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';
import { type Exact, exact, minus, over, share, times, toMoney, toPercent } from '../../lib/numbers/exact.ts';

/** Gross margin of net revenue, and what a target margin would take. */
export const margemBruta = defineCalculator({
  method: 'POST',
  path: '/calculadoras/margem-bruta',
  category: 'financeiro',
  name: 'Margem bruta',
  input: v.object({
    receita: positiveAmount,
    custo: amount,
    deducoes: optionalAmount,
    margemAlvo: inUnit(percentage, v.optional(between(0, 99.99))),
    explicar,
  }),
  output: v.object({
    receitaLiquida: num(reais),
    lucroBruto: num(reais),
    margemBruta: num(percentage),
    markup: v.nullable(num(percentage)),
    receitaParaMargemAlvo: v.optional(num(reais)),
    custoMaximo: v.optional(num(reais)),
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
