import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { explicar, num, optionalPercent, pure } from '../../kit/fields/index.ts';
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
  unidades: v.optional(num(pure)),
  receita: num(reais),
});

const input = v.object({
  custosFixos: amount,
  precoVenda: v.optional(positiveAmount),
  custoVariavel: v.optional(amount),
  despesasVariaveis: optionalPercent(),
  margemContribuicao: v.optional(positivePercent),
  depreciacao: optionalAmount,
  amortizacaoDividas: optionalAmount,
  lucroDesejado: optionalAmount,
  receitaAtual: v.optional(amount),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** Accounting, financial and economic break-even, in units and in revenue. */
export const breakEven = defineCalculator({
  method: 'POST',
  path: '/calculadoras/break-even',
  category: 'financeiro',
  name: 'Ponto de equilíbrio',
  input,
  output: v.object({
    margemUnitaria: v.optional(num(reais)),
    margemPercentual: num(percentage),
    contabil: point,
    financeiro: point,
    economico: point,
    resultadoAtual: v.optional(num(reais)),
    margemSeguranca: v.optional(
      v.object({
        valor: num(reais),
        percentual: v.nullable(num(percentage)),
      }),
    ),
  }),
  reads: {
    when: { despesasVariaveis: { margemContribuicao: null } },
    oneOf: [[['precoVenda', 'custoVariavel'], ['margemContribuicao']]],
  },
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
  /** Amount that a unit leaves, in BRL and unrounded; absent when no unit was sent. */
  readonly perUnit?: Exact;
  /** Amount that each real of revenue leaves. */
  readonly index: Exact;
}

/** Throws 422 when a unit leaves nothing. */
function marginOf(input: Input): Margin {
  const { margemContribuicao } = input;
  if (margemContribuicao !== undefined) {
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
      pt: 'deve ser menor que precoVenda, somado às despesas variáveis',
      en: 'must be less than precoVenda, variable expenses included',
    });
  }
  return { perUnit, index: over(perUnit, price) };
}

function safetyOf(revenue: Exact, breakEven: Exact) {
  const over = minus(revenue, breakEven);
  return { valor: toMoney(over), percentual: isPositive(revenue) ? toPercent(over, revenue) : null };
}
