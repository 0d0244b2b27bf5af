import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, inUnit, num, optionalPercent, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { amount, LARGEST, positive, positiveAmount } from './_fields.ts';
import { exact, minus, percentOf, roundTo, times, toMoney, toPercent } from '../../lib/numbers/exact.ts';

/** The part of each sale that is left for fixed costs and profit. A negative margin is a result, not an error. */
export const margemContribuicao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/margem-contribuicao',
  category: 'financeiro',
  name: 'Margem de contribuição',
  input: v.object({
    precoVenda: positiveAmount,
    custoVariavel: amount,
    despesasVariaveis: optionalPercent(),
    quantidade: v.optional(inUnit(pure, positive(LARGEST)), 1),
    custosFixos: v.optional(amount),
    explicar,
  }),
  output: v.object({
    despesasVariaveisUnitarias: num(reais),
    margemUnitaria: num(reais),
    margemPercentual: num(percentage),
    receitaTotal: num(reais),
    custosVariaveisTotais: num(reais),
    margemTotal: num(reais),
    resultado: v.optional(num(reais)),
    pontoEquilibrio: v.optional(v.nullable(num(pure))),
  }),
  result: 'margemUnitaria',
  examples: [
    {
      input: { precoVenda: 80, custoVariavel: 32, despesasVariaveis: 15, quantidade: 500, custosFixos: 9000 },
    },
  ],
  run({ precoVenda, custoVariavel, despesasVariaveis, quantidade, custosFixos }) {
    const [price, quantity] = [exact(precoVenda, 'precoVenda'), exact(quantidade, 'quantidade')];
    const expenses = roundTo(percentOf(price, despesasVariaveis, 'despesasVariaveis'));
    const margin = minus(minus(price, exact(custoVariavel, 'custoVariavel')), expenses);
    const revenue = roundTo(times(price, quantity));
    const total = roundTo(times(margin, quantity));
    const margemUnitaria = toMoney(margin);
    return {
      despesasVariaveisUnitarias: toMoney(expenses),
      margemUnitaria,
      margemPercentual: toPercent(margin, price),
      receitaTotal: toMoney(revenue),
      custosVariaveisTotais: toMoney(minus(revenue, total)),
      margemTotal: toMoney(total),
      ...(custosFixos !== undefined && {
        resultado: toMoney(minus(total, exact(custosFixos, 'custosFixos'))),
        pontoEquilibrio: margemUnitaria > 0 ? roundUp(custosFixos / margemUnitaria) : null,
      }),
    };
  },
});
