import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundUp } from '../../lib/numbers/rounding-up.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { amount, LARGEST, percentOrNone, positive, positiveAmount } from './_fields.ts';

/** What each sale leaves for fixed costs and profit. A negative margin is a result, not an error. */
export const margemContribuicao = defineTool({
  method: 'POST',
  path: '/calculadoras/margem-contribuicao',
  category: 'financeiro',
  name: 'Margem de contribuição',
  summary: 'O que cada venda deixa para custos fixos e lucro, por unidade e no total',
  input: v.object({
    precoVenda: positiveAmount,
    custoVariavel: amount,
    despesasVariaveis: percentOrNone,
    quantidade: v.optional(positive(LARGEST), 1),
    custosFixos: v.optional(amount),
  }),
  output: v.object({
    despesasVariaveisUnitarias: v.number(),
    margemUnitaria: v.number(),
    margemPercentual: v.number(),
    receitaTotal: v.number(),
    custosVariaveisTotais: v.number(),
    margemTotal: v.number(),
    resultado: v.optional(v.number()),
    pontoEquilibrio: v.optional(v.nullable(v.number())),
  }),
  examples: [
    {
      input: {
        precoVenda: 80,
        custoVariavel: 32,
        despesasVariaveis: 15,
        quantidade: 500,
        custosFixos: 9000,
      },
      output: {
        despesasVariaveisUnitarias: 12,
        margemUnitaria: 36,
        margemPercentual: 45,
        receitaTotal: 40000,
        custosVariaveisTotais: 22000,
        margemTotal: 18000,
        resultado: 9000,
        pontoEquilibrio: 250,
      },
    },
  ],
  run({ precoVenda, custoVariavel, despesasVariaveis, quantidade, custosFixos }) {
    const expenses = roundMoney((precoVenda * despesasVariaveis) / 100);
    const margemUnitaria = sumMoney([precoVenda, -custoVariavel, -expenses]);
    const receitaTotal = roundMoney(precoVenda * quantidade);
    const margemTotal = roundMoney(margemUnitaria * quantidade);
    return {
      despesasVariaveisUnitarias: expenses,
      margemUnitaria,
      margemPercentual: inPercent(margemUnitaria, precoVenda),
      receitaTotal,
      custosVariaveisTotais: sumMoney([receitaTotal, -margemTotal]),
      margemTotal,
      ...(custosFixos !== undefined && {
        resultado: sumMoney([margemTotal, -custosFixos]),
        pontoEquilibrio: margemUnitaria > 0 ? roundUp(custosFixos / margemUnitaria) : null,
      }),
    };
  },
});
