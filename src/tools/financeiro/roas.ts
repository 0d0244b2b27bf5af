import * as v from 'valibot';
import { integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { amount, LARGEST, positiveAmount, positivePercent } from './_fields.ts';

const events = v.optional(integer(1, LARGEST));
const metric = v.optional(v.number());

const input = v.object({
  investimento: positiveAmount,
  receita: amount,
  margemContribuicao: v.optional(positivePercent, 100),
  impressoes: events,
  cliques: events,
  conversoes: events,
});

/** Return on ad spend, its break-even for a contribution margin, and the metrics of the campaign. */
export const roas = defineTool({
  method: 'POST',
  path: '/calculadoras/roas',
  category: 'financeiro',
  name: 'ROAS – retorno sobre gasto em anúncios',
  summary: 'Receita por real gasto em anúncios, lucro e ponto de equilíbrio da campanha',
  input,
  output: v.object({
    roas: v.number(),
    acos: v.nullable(v.number()),
    lucro: v.number(),
    retornoLiquido: v.number(),
    roasEquilibrio: v.number(),
    receitaEquilibrio: v.number(),
    lucrativa: v.boolean(),
    metricas: v.optional(
      v.object({
        cpm: metric,
        cpc: metric,
        ctr: metric,
        cpa: metric,
        ticketMedio: metric,
        taxaConversao: metric,
      }),
    ),
  }),
  examples: [
    {
      input: { investimento: 2000, receita: 9000, margemContribuicao: 40, cliques: 4000, conversoes: 90 },
      output: {
        roas: 4.5,
        acos: 22.22,
        lucro: 1600,
        retornoLiquido: 80,
        roasEquilibrio: 2.5,
        receitaEquilibrio: 5000,
        lucrativa: true,
        metricas: { cpc: 0.5, cpa: 22.22, ticketMedio: 100, taxaConversao: 2.25 },
      },
    },
  ],
  run(input) {
    const { investimento, receita, margemContribuicao } = input;
    const lucro = roundMoney((receita * margemContribuicao) / 100 - investimento);
    const metricas = metricsOf(input);
    return {
      roas: roundTo(receita / investimento, 2),
      acos: receita === 0 ? null : inPercent(investimento, receita),
      lucro,
      retornoLiquido: inPercent(lucro, investimento),
      roasEquilibrio: roundTo(100 / margemContribuicao, 2),
      receitaEquilibrio: roundMoney((investimento * 100) / margemContribuicao),
      lucrativa: lucro > 0,
      ...(Object.keys(metricas).length > 0 && { metricas }),
    };
  },
});

function metricsOf({ investimento, receita, impressoes, cliques, conversoes }: v.InferOutput<typeof input>) {
  return {
    ...(impressoes !== undefined && { cpm: roundMoney((investimento / impressoes) * 1000) }),
    ...(cliques !== undefined && { cpc: roundMoney(investimento / cliques) }),
    ...(impressoes !== undefined && cliques !== undefined && { ctr: inPercent(cliques, impressoes) }),
    ...(conversoes !== undefined && {
      cpa: roundMoney(investimento / conversoes),
      ticketMedio: roundMoney(receita / conversoes),
    }),
    ...(cliques !== undefined &&
      conversoes !== undefined && { taxaConversao: inPercent(conversoes, cliques) }),
  };
}
