import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, optionalPercent, percent, explicar } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import { positiveAmount } from './_fields.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  over,
  rounded,
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
  summary: 'Preço de venda a partir do custo e dos percentuais, ou markup de um preço em uso',
  en: {
    name: 'Markup and selling price',
    summary: 'Selling price from the cost and percentages, or the markup of a price in use',
  },
  about: {
    pt: 'O preço resulta do markup divisor: o custo dividido por um menos a soma dos percentuais, todos sobre o preço de venda.',
    en: 'The price results from the divisor method: the cost divided by one less the sum of the percentages, all of them on the selling price.',
  },
  input: v.object({
    custo: describe(positiveAmount, { pt: 'Custo da unidade', en: 'Cost of the unit' }),
    impostos: describe(optionalPercent(), {
      pt: 'Impostos sobre o preço de venda',
      en: 'Taxes on the selling price',
    }),
    comissao: describe(optionalPercent(), {
      pt: 'Comissão sobre o preço de venda',
      en: 'Commission on the selling price',
    }),
    despesasVariaveis: describe(optionalPercent(), {
      pt: 'Outras despesas variáveis, sobre o preço de venda',
      en: 'Other variable expenses, on the selling price',
    }),
    despesasFixas: describe(optionalPercent(), {
      pt: 'Rateio das despesas fixas, sobre o preço de venda',
      en: 'Share of the fixed expenses, on the selling price',
    }),
    margemLucro: describe(v.optional(percent()), {
      pt: 'Lucro desejado, sobre o preço de venda. Não vale com precoVenda',
      en: 'Profit wanted, on the selling price. Not allowed with precoVenda',
    }),
    precoVenda: describe(v.optional(positiveAmount), {
      pt: 'Preço em uso, para calcular o markup e a margem dele. Sem ele, o preço é calculado',
      en: 'Price in use, to find its markup and margin. Without it, the price is worked out',
    }),
    explicar,
  }),
  output: v.object({
    precoVenda: describe(
      v.number(),
      {
        pt: 'Preço de venda, o calculado ou o enviado',
        en: 'Selling price, the one worked out or the one sent',
      },
      reais,
    ),
    markupMultiplicador: describe(
      v.number(),
      { pt: 'Preço dividido pelo custo', en: 'Price divided by cost' },
      null,
    ),
    markupDivisor: describe(
      v.number(),
      { pt: 'Custo dividido pelo preço', en: 'Cost divided by price' },
      null,
    ),
    markupPercentual: describe(
      v.number(),
      {
        pt: 'O que o preço tem acima do custo, sobre o custo',
        en: 'What the price has above the cost, on the cost',
      },
      percentage,
    ),
    margemLucro: describe(
      v.number(),
      { pt: 'Lucro que o preço deixa, sobre o preço', en: 'Profit that the price leaves, on the price' },
      percentage,
    ),
    lucro: describe(v.number(), { pt: 'Lucro por unidade', en: 'Profit per unit' }, reais),
    composicao: describe(
      v.object({
        custo: describe(v.number(), { pt: 'Custo da unidade', en: 'Cost of the unit' }, reais),
        impostos: describe(v.number(), { pt: 'Impostos', en: 'Taxes' }, reais),
        comissao: describe(v.number(), { pt: 'Comissão', en: 'Commission' }, reais),
        despesasVariaveis: describe(
          v.number(),
          { pt: 'Outras despesas variáveis', en: 'Other variable expenses' },
          reais,
        ),
        despesasFixas: describe(v.number(), { pt: 'Despesas fixas', en: 'Fixed expenses' }, reais),
        lucro: describe(
          v.number(),
          { pt: 'Lucro, que é o que sobra', en: 'Profit, which is what is left' },
          reais,
        ),
      }),
      {
        pt: 'De que o preço é feito; as partes somam o preço',
        en: 'What the price is made of; the parts sum to the price',
      },
    ),
  }),
  result: ['precoVenda', 'markupPercentual'],
  examples: [{ input: { custo: 50, impostos: 8, comissao: 5, despesasFixas: 17, margemLucro: 20 } }],
  impossible: { custo: 1, impostos: 60, comissao: 60 },
  assumptions: {
    unused: { margemLucro: ({ precoVenda }) => precoVenda !== undefined },
    constants: () => ({ margemLucro: 0 }),
  },
  run({ custo, margemLucro, precoVenda: sent, ...percents }) {
    if (sent !== undefined && margemLucro !== undefined) {
      throw badParameter('precoVenda', {
        pt: 'não se envia com margemLucro: um dá o outro',
        en: 'is not sent together with margemLucro: one gives the other',
      });
    }
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
    const parts = rates.map((rate) => rounded(share(times(price, rate), 1, 100)));
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
      pt: 'somada aos demais percentuais, deve ficar abaixo de 100',
      en: 'must stay below 100 together with the other percentages',
    });
  }
  return rounded(over(share(cost, 100), left));
}
