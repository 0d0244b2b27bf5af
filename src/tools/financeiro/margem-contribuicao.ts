import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, optionalPercent, explicar } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { amount, LARGEST, positive, positiveAmount } from './_fields.ts';
import { exact, minus, percentOf, rounded, times, toMoney, toPercent } from '../../lib/numbers/exact.ts';

/** The part of each sale that is left for fixed costs and profit. A negative margin is a result, not an error. */
export const margemContribuicao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/margem-contribuicao',
  category: 'financeiro',
  name: 'Margem de contribuição',
  summary: 'O que cada venda deixa para custos fixos e lucro, por unidade e no total',
  en: {
    name: 'Contribution margin',
    summary: 'What each sale leaves for fixed costs and profit, per unit and in all',
  },
  input: v.object({
    precoVenda: describe(positiveAmount, {
      pt: 'Preço de venda da unidade',
      en: 'Selling price of the unit',
    }),
    custoVariavel: describe(amount, { pt: 'Custo variável da unidade', en: 'Variable cost of the unit' }),
    despesasVariaveis: describe(optionalPercent(), {
      pt: 'Despesas variáveis sobre o preço: impostos, comissão, cartão',
      en: 'Variable expenses on the price: taxes, commission, card',
    }),
    quantidade: describe(v.optional(positive(LARGEST), 1), { pt: 'Quantidade vendida', en: 'Quantity sold' }),
    custosFixos: describe(v.optional(amount), {
      pt: 'Custos fixos do período: acrescenta resultado e pontoEquilibrio',
      en: 'Fixed costs of the period: adds resultado and pontoEquilibrio',
    }),
    explicar,
  }),
  output: v.object({
    despesasVariaveisUnitarias: describe(
      v.number(),
      { pt: 'Despesas variáveis da unidade', en: 'Variable expenses of the unit' },
      reais,
    ),
    margemUnitaria: describe(
      v.number(),
      {
        pt: 'O que a unidade deixa para custos fixos e lucro; pode ser negativo',
        en: 'What the unit leaves for fixed costs and profit; may be negative',
      },
      reais,
    ),
    margemPercentual: describe(
      v.number(),
      { pt: 'Margem da unidade sobre o preço', en: 'Margin of the unit on the price' },
      percentage,
    ),
    receitaTotal: describe(
      v.number(),
      { pt: 'Receita de toda a quantidade', en: 'Revenue of the whole quantity' },
      reais,
    ),
    custosVariaveisTotais: describe(
      v.number(),
      {
        pt: 'Custos e despesas variáveis de toda a quantidade',
        en: 'Variable costs and expenses of the whole quantity',
      },
      reais,
    ),
    margemTotal: describe(
      v.number(),
      { pt: 'Margem de toda a quantidade', en: 'Margin of the whole quantity' },
      reais,
    ),
    resultado: describe(
      v.optional(v.number()),
      {
        pt: 'Margem total menos custos fixos; só com custosFixos',
        en: 'Total margin less fixed costs; only with custosFixos',
      },
      reais,
    ),
    pontoEquilibrio: describe(
      v.optional(v.nullable(v.number())),
      {
        pt: 'Unidades que cobrem os custos fixos; null quando a margem não é positiva, e só com custosFixos',
        en: 'Units that cover the fixed costs; null when the margin is not positive, and only with custosFixos',
      },
      null,
    ),
  }),
  result: 'margemUnitaria',
  examples: [
    {
      input: { precoVenda: 80, custoVariavel: 32, despesasVariaveis: 15, quantidade: 500, custosFixos: 9000 },
    },
  ],
  run({ precoVenda, custoVariavel, despesasVariaveis, quantidade, custosFixos }) {
    const [price, quantity] = [exact(precoVenda, 'precoVenda'), exact(quantidade, 'quantidade')];
    const expenses = rounded(percentOf(price, despesasVariaveis, 'despesasVariaveis'));
    const margin = minus(minus(price, exact(custoVariavel, 'custoVariavel')), expenses);
    const revenue = rounded(times(price, quantity));
    const total = rounded(times(margin, quantity));
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
