import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, num, optionalPercent, percent, pure } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import { positiveAmount } from './_fields.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  over,
  roundTo,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

/** The price of a cost and of percentages of the price (divisor method), or the markup of a price in use. */
export const markup = defineCalculator({
  method: 'POST',
  path: '/calculadoras/markup',
  category: 'financeiro',
  name: 'Markup e preço de venda',
  input: v.object({
    custo: positiveAmount,
    impostos: optionalPercent(),
    comissao: optionalPercent(),
    despesasVariaveis: optionalPercent(),
    despesasFixas: optionalPercent(),
    margemLucro: v.optional(percent()),
    precoVenda: v.optional(positiveAmount),
    explicar,
  }),
  output: v.object({
    precoVenda: num(reais),
    markupMultiplicador: num(pure),
    markupDivisor: num(pure),
    markupPercentual: num(percentage),
    margemLucro: num(percentage),
    lucro: num(reais),
    composicao: v.object({
      custo: num(reais),
      impostos: num(reais),
      comissao: num(reais),
      despesasVariaveis: num(reais),
      despesasFixas: num(reais),
      lucro: num(reais),
    }),
  }),
  reads: { either: [[['margemLucro'], ['precoVenda']]] },
  result: ['precoVenda', 'markupPercentual'],
  examples: [{ input: { custo: 50, impostos: 8, comissao: 5, despesasFixas: 17, margemLucro: 20 } }],
  impossible: { custo: 1, impostos: 60, comissao: 60 },
  assumptions: {
    constants: () => ({ margemLucro: 0 }),
  },
  run({ custo, margemLucro, precoVenda: sent, ...percents }) {
    const cost = exact(custo, 'custo');
    const { impostos, comissao, despesasVariaveis, despesasFixas } = percents;
    const rates = [
      exact(impostos, 'impostos'),
      exact(comissao, 'comissao'),
      exact(despesasVariaveis, 'despesasVariaveis'),
      exact(despesasFixas, 'despesasFixas'),
    ] as const;
    const price =
      sent === undefined
        ? priceOf(cost, sum(...rates, exact(margemLucro ?? 0, 'margemLucro')))
        : exact(sent, 'precoVenda');
    const parts = rates.map((rate) => roundTo(share(times(price, rate), 1, 100)));
    const profit = minus(minus(price, cost), sum(...parts));
    const [taxes, commission, variable, fixed] = parts.map((part) => toMoney(part)) as [
      number,
      number,
      number,
      number,
    ];
    const lucro = toMoney(profit);
    return {
      precoVenda: toMoney(price),
      markupMultiplicador: toDecimal(over(price, cost), 4),
      markupDivisor: toDecimal(over(cost, price), 4),
      markupPercentual: toPercent(minus(price, cost), cost),
      margemLucro: toPercent(profit, price),
      lucro,
      composicao: {
        custo,
        impostos: taxes,
        comissao: commission,
        despesasVariaveis: variable,
        despesasFixas: fixed,
        lucro,
      },
    };
  },
});

function priceOf(cost: Exact, percent: Exact): Exact {
  const left = minus(exact(100), percent);
  if (!isPositive(left)) {
    throw invalidValue('margemLucro', {
      pt: 'deve ficar abaixo de 100, somada aos demais percentuais',
      en: 'must stay below 100 together with the other percentages',
    });
  }
  return roundTo(over(share(cost, 100), left));
}
