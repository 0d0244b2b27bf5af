import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { requireFields } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, amountOrNone, percentOrNone, positiveAmount, positivePercent } from './_fields.ts';

const point = v.object({ unidades: v.optional(v.number()), receita: v.number() });

const input = v.object({
  custosFixos: amount,
  precoVenda: v.optional(positiveAmount),
  custoVariavel: v.optional(amount),
  despesasVariaveis: percentOrNone,
  margemContribuicao: v.optional(positivePercent),
  depreciacao: amountOrNone,
  amortizacaoDividas: amountOrNone,
  lucroDesejado: amountOrNone,
  receitaAtual: v.optional(amount),
});

type Input = v.InferOutput<typeof input>;

/** Accounting, financial and economic break-even, in units and in revenue. */
export const breakEven = defineTool({
  method: 'POST',
  path: '/calculadoras/break-even',
  category: 'financeiro',
  name: 'Ponto de equilíbrio',
  summary: 'Vendas que cobrem os custos: equilíbrio contábil, financeiro e econômico',
  input,
  output: v.object({
    margemUnitaria: v.optional(v.number()),
    margemPercentual: v.number(),
    contabil: point,
    financeiro: point,
    economico: point,
    resultadoAtual: v.optional(v.number()),
    margemSeguranca: v.optional(v.object({ valor: v.number(), percentual: v.nullable(v.number()) })),
  }),
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
      output: {
        margemUnitaria: 25,
        margemPercentual: 50,
        contabil: { unidades: 480, receita: 24000 },
        financeiro: { unidades: 420, receita: 21000 },
        economico: { unidades: 680, receita: 34000 },
        resultadoAtual: 3000,
        margemSeguranca: { valor: 6000, percentual: 20 },
      },
    },
  ],
  run(input) {
    const { custosFixos, depreciacao, amortizacaoDividas, lucroDesejado, receitaAtual } = input;
    const { perUnit, index } = marginOf(input);
    if (depreciacao > custosFixos) {
      throw invalidValue('depreciacao', {
        pt: 'é parte de custosFixos e não pode ser maior',
        en: 'is a part of custosFixos and cannot be larger',
      });
    }
    const pointOf = (toCover: number) => ({
      ...(perUnit !== undefined && { unidades: roundUp(toCover / perUnit) }),
      receita: roundMoney(toCover / index),
    });
    const contabil = pointOf(custosFixos);
    return {
      ...(perUnit !== undefined && { margemUnitaria: roundMoney(perUnit) }),
      margemPercentual: roundTo(index * 100, 2),
      contabil,
      financeiro: pointOf(sumMoney([custosFixos, -depreciacao, amortizacaoDividas])),
      economico: pointOf(sumMoney([custosFixos, lucroDesejado])),
      ...(receitaAtual !== undefined && {
        resultadoAtual: roundMoney(receitaAtual * index - custosFixos),
        margemSeguranca: safetyOf(receitaAtual, contabil.receita),
      }),
    };
  },
});

interface Margin {
  /** What a unit leaves, in BRL with all its digits; absent for who has no unit. */
  readonly perUnit?: number;
  /** What each real of revenue leaves. */
  readonly index: number;
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
    return { index: margemContribuicao / 100 };
  }
  requireFields(input, ['precoVenda', 'custoVariavel']);
  const { precoVenda, custoVariavel, despesasVariaveis } = input;
  // Decimals that cancel out may leave binary noise.
  const perUnit = roundTo(precoVenda - custoVariavel - (precoVenda * despesasVariaveis) / 100, 10);
  if (perUnit <= 0) {
    throw invalidValue('custoVariavel', {
      pt: 'com as despesas variáveis, deve ser menor que precoVenda',
      en: 'must be less than precoVenda, variable expenses included',
    });
  }
  return { perUnit, index: perUnit / precoVenda };
}

function safetyOf(revenue: number, breakEven: number) {
  const valor = sumMoney([revenue, -breakEven]);
  return { valor, percentual: revenue === 0 ? null : inPercent(valor, revenue) };
}
