import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { percent, percentOrNone, positiveAmount } from './_fields.ts';

/** The price of a cost and of percentages of the price (divisor method), or the markup of a price in use. */
export const markup = defineTool({
  method: 'POST',
  path: '/calculadoras/markup',
  category: 'financeiro',
  name: 'Markup e preço de venda',
  summary: 'Preço de venda a partir do custo e dos percentuais, ou markup de um preço em uso',
  input: v.object({
    custo: positiveAmount,
    impostos: percentOrNone,
    comissao: percentOrNone,
    despesasVariaveis: percentOrNone,
    despesasFixas: percentOrNone,
    margemLucro: v.optional(percent),
    precoVenda: v.optional(positiveAmount),
  }),
  output: v.object({
    precoVenda: v.number(),
    markupMultiplicador: v.number(),
    markupDivisor: v.number(),
    markupPercentual: v.number(),
    margemLucro: v.number(),
    lucro: v.number(),
    composicao: v.object({
      custo: v.number(),
      impostos: v.number(),
      comissao: v.number(),
      despesasVariaveis: v.number(),
      despesasFixas: v.number(),
      lucro: v.number(),
    }),
  }),
  examples: [
    {
      input: { custo: 50, impostos: 8, comissao: 5, despesasFixas: 17, margemLucro: 20 },
      output: {
        precoVenda: 100,
        markupMultiplicador: 2,
        markupDivisor: 0.5,
        markupPercentual: 100,
        margemLucro: 20,
        lucro: 20,
        composicao: {
          custo: 50,
          impostos: 8,
          comissao: 5,
          despesasVariaveis: 0,
          despesasFixas: 17,
          lucro: 20,
        },
      },
    },
  ],
  run({ custo, margemLucro, precoVenda: sent, ...percents }) {
    if (sent !== undefined && margemLucro !== undefined) {
      throw badParameter('precoVenda', {
        pt: 'não se envia com margemLucro: um dá o outro',
        en: 'is not sent together with margemLucro: one gives the other',
      });
    }
    const precoVenda = sent ?? priceOf(custo, [...Object.values(percents), margemLucro ?? 0]);
    const part = (percent: number) => roundMoney((precoVenda * percent) / 100);
    const parts = {
      impostos: part(percents.impostos),
      comissao: part(percents.comissao),
      despesasVariaveis: part(percents.despesasVariaveis),
      despesasFixas: part(percents.despesasFixas),
    };
    const lucro = sumMoney([precoVenda, -custo, ...Object.values(parts).map((value) => -value)]);
    return {
      precoVenda,
      markupMultiplicador: roundTo(precoVenda / custo, 4),
      markupDivisor: roundTo(custo / precoVenda, 4),
      markupPercentual: inPercent(precoVenda - custo, custo),
      margemLucro: inPercent(lucro, precoVenda),
      lucro,
      composicao: { custo, ...parts, lucro },
    };
  },
});

function priceOf(cost: number, percents: readonly number[]): number {
  // Binary noise must not make 100 % of 33.3 + 33.3 + 33.4.
  const left = roundTo(100 - percents.reduce((sum, percent) => sum + percent, 0), 10);
  if (left <= 0) {
    throw invalidValue('margemLucro', {
      pt: 'somada aos demais percentuais, deve ficar abaixo de 100',
      en: 'must stay below 100 together with the other percentages',
    });
  }
  return roundMoney((cost * 100) / left);
}
