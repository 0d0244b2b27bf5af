import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, optionalPercent, explicar } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { reais, percentage } from '../../kit/units.ts';
import { amount, optionalAmount, positiveAmount, positivePercent } from './_fields.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  over,
  percentOf,
  plus,
  share,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const point = v.object({
  unidades: describe(
    v.optional(v.number()),
    {
      pt: 'Unidades a vender; ausente com margemContribuicao',
      en: 'Units to sell; absent with margemContribuicao',
    },
    null,
  ),
  receita: describe(v.number(), { pt: 'Receita necessária', en: 'Revenue needed' }, reais),
});

const input = v.object({
  custosFixos: describe(amount, {
    pt: 'Custos fixos do período, com a depreciação',
    en: 'Fixed costs of the period, depreciation included',
  }),
  precoVenda: describe(v.optional(positiveAmount), {
    pt: 'Preço de venda da unidade; obrigatório sem margemContribuicao',
    en: 'Selling price of the unit; required without margemContribuicao',
  }),
  custoVariavel: describe(v.optional(amount), {
    pt: 'Custo variável da unidade; obrigatório sem margemContribuicao',
    en: 'Variable cost of the unit; required without margemContribuicao',
  }),
  despesasVariaveis: describe(optionalPercent(), {
    pt: 'Despesas variáveis sobre o preço: impostos, comissão, cartão',
    en: 'Variable expenses on the price: taxes, commission, card',
  }),
  margemContribuicao: describe(v.optional(positivePercent), {
    pt: 'Índice de margem de contribuição, para quem não vende por unidade. Não vale com precoVenda',
    en: 'Contribution margin ratio, for those who do not sell by the unit. Not allowed with precoVenda',
  }),
  depreciacao: describe(optionalAmount, {
    pt: 'Parte dos custos fixos que não sai do caixa',
    en: 'Part of the fixed costs that is no cash outlay',
  }),
  amortizacaoDividas: describe(optionalAmount, {
    pt: 'Principal de dívidas a pagar no período',
    en: 'Principal of debts to pay in the period',
  }),
  lucroDesejado: describe(optionalAmount, {
    pt: 'Lucro desejado no período',
    en: 'Profit wanted in the period',
  }),
  receitaAtual: describe(v.optional(amount), {
    pt: 'Receita atual do período: acrescenta resultadoAtual e margemSeguranca',
    en: 'Current revenue of the period: adds resultadoAtual and margemSeguranca',
  }),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** Accounting, financial and economic break-even, in units and in revenue. */
export const breakEven = defineCalculator({
  method: 'POST',
  path: '/calculadoras/break-even',
  category: 'financeiro',
  name: 'Ponto de equilíbrio',
  summary: 'Vendas que cobrem os custos: equilíbrio contábil, financeiro e econômico',
  en: {
    name: 'Break-even point',
    summary: 'Sales that cover the costs: accounting, financial and economic break-even',
  },
  input,
  output: v.object({
    margemUnitaria: describe(
      v.optional(v.number()),
      {
        pt: 'Margem de contribuição da unidade; ausente com margemContribuicao',
        en: 'Contribution margin of the unit; absent with margemContribuicao',
      },
      reais,
    ),
    margemPercentual: describe(
      v.number(),
      { pt: 'Margem de contribuição sobre a receita', en: 'Contribution margin on the revenue' },
      percentage,
    ),
    contabil: describe(point, {
      pt: 'Vendas que cobrem os custos fixos',
      en: 'Sales that cover the fixed costs',
    }),
    financeiro: describe(point, {
      pt: 'Vendas que cobrem o que sai do caixa: custos fixos menos depreciação, mais amortização de dívidas',
      en: 'Sales that cover what is paid in cash: fixed costs less depreciation, plus repayment of debts',
    }),
    economico: describe(point, {
      pt: 'Vendas que cobrem os custos fixos e o lucro desejado',
      en: 'Sales that cover the fixed costs and the profit wanted',
    }),
    resultadoAtual: describe(
      v.optional(v.number()),
      {
        pt: 'Resultado com a receita atual; só com receitaAtual',
        en: 'Result at the current revenue; only with receitaAtual',
      },
      reais,
    ),
    margemSeguranca: describe(
      v.optional(
        v.object({
          valor: describe(
            v.number(),
            {
              pt: 'Diferença; negativa quando a receita não o alcança',
              en: 'Difference; negative when the revenue does not reach it',
            },
            reais,
          ),
          percentual: describe(
            v.nullable(v.number()),
            {
              pt: 'A diferença sobre a receita atual; null sem receita',
              en: 'The difference on the current revenue; null without revenue',
            },
            percentage,
          ),
        }),
      ),
      {
        pt: 'Quanto a receita atual está acima do equilíbrio contábil; só com receitaAtual',
        en: 'How far the current revenue is above the accounting break-even; only with receitaAtual',
      },
    ),
  }),
  requires: ({ margemContribuicao }) =>
    margemContribuicao === undefined ? ['precoVenda', 'custoVariavel'] : [],
  result: ['contabil.unidades', 'contabil.receita'],
  examples: [
    {
      input: {
        custosFixos: 12000,
        precoVenda: 50,
        custoVariavel: 20,
        despesasVariaveis: 10,
        depreciacao: 1500,
        lucroDesejado: 5000,
        receitaAtual: 30000,
      },
    },
  ],
  impossible: { custosFixos: 1, precoVenda: 10, custoVariavel: 9, despesasVariaveis: 10 },
  assumptions: {
    unused: { despesasVariaveis: ({ margemContribuicao }) => margemContribuicao !== undefined },
  },
  run(input) {
    const { custosFixos, depreciacao, amortizacaoDividas, lucroDesejado, receitaAtual } = input;
    const { perUnit, index } = marginOf(input);
    if (depreciacao > custosFixos) {
      throw invalidValue('depreciacao', {
        pt: 'é parte de custosFixos e não pode ser maior',
        en: 'is a part of custosFixos and cannot be larger',
      });
    }
    const fixed = exact(custosFixos, 'custosFixos');
    const pointOf = (toCover: Exact) => ({
      ...(perUnit && { unidades: wholeAbove(over(toCover, perUnit)) }),
      receita: toMoney(over(toCover, index)),
    });
    const contabil = pointOf(fixed);
    const cash = minus(fixed, exact(depreciacao, 'depreciacao'));
    const current = receitaAtual === undefined ? null : exact(receitaAtual, 'receitaAtual');
    return {
      ...(perUnit && { margemUnitaria: toMoney(perUnit) }),
      margemPercentual: toDecimal(share(index, 100), 2),
      contabil,
      financeiro: pointOf(plus(cash, exact(amortizacaoDividas, 'amortizacaoDividas'))),
      economico: pointOf(plus(fixed, exact(lucroDesejado, 'lucroDesejado'))),
      ...(current && {
        resultadoAtual: toMoney(minus(times(current, index), fixed)),
        margemSeguranca: safetyOf(current, exact(contabil.receita)),
      }),
    };
  },
});

/** The least whole number that is not below a value. */
function wholeAbove({ numerator, denominator }: Exact): number {
  return Number((numerator + denominator - 1n) / denominator);
}

interface Margin {
  /** What a unit leaves, in BRL and unrounded; absent when no unit was sent. */
  readonly perUnit?: Exact;
  /** What each real of revenue leaves. */
  readonly index: Exact;
}

/** Throws 400 unless the margin comes from one source, and 422 when a unit leaves nothing. */
function marginOf(input: Input): Margin {
  const { margemContribuicao } = input;
  if (margemContribuicao !== undefined) {
    if (input.precoVenda !== undefined) {
      throw badParameter('precoVenda', {
        pt: 'não se envia com margemContribuicao, que é para quem não tem unidade',
        en: 'is not sent together with margemContribuicao, which is for who has no unit',
      });
    }
    return { index: share(exact(margemContribuicao, 'margemContribuicao'), 1, 100) };
  }
  const { precoVenda, custoVariavel, despesasVariaveis } = complete(input);
  const price = exact(precoVenda, 'precoVenda');
  const perUnit = minus(
    minus(price, exact(custoVariavel, 'custoVariavel')),
    percentOf(price, despesasVariaveis, 'despesasVariaveis'),
  );
  if (!isPositive(perUnit)) {
    throw invalidValue('custoVariavel', {
      pt: 'com as despesas variáveis, deve ser menor que precoVenda',
      en: 'must be less than precoVenda, variable expenses included',
    });
  }
  return { perUnit, index: over(perUnit, price) };
}

function safetyOf(revenue: Exact, breakEven: Exact) {
  const over = minus(revenue, breakEven);
  return { valor: toMoney(over), percentual: isPositive(revenue) ? toPercent(over, revenue) : null };
}
