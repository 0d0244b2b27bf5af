import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, integer, explicar } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { amount, LARGEST, positiveAmount, positivePercent } from './_fields.ts';
import {
  exact,
  isPositive,
  minus,
  over,
  rounded,
  share,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const events = v.optional(integer(1, LARGEST));
const metric = v.optional(v.number());

const input = v.object({
  investimento: describe(positiveAmount, { pt: 'Gasto em anúncios', en: 'Ad spend' }),
  receita: describe(amount, { pt: 'Receita que os anúncios trouxeram', en: 'Revenue that the ads brought' }),
  margemContribuicao: describe(v.optional(positivePercent, 100), {
    pt: 'Margem de contribuição sobre a receita, antes dos anúncios',
    en: 'Contribution margin on the revenue, before ads',
  }),
  impressoes: describe(events, {
    pt: 'Vezes que os anúncios foram exibidos',
    en: 'Times that the ads were shown',
  }),
  cliques: describe(events, { pt: 'Cliques nos anúncios', en: 'Clicks on the ads' }),
  conversoes: describe(events, {
    pt: 'Vendas, ou outras ações contadas como conversão',
    en: 'Sales, or other actions that count as conversions',
  }),
  explicar,
});

/** Return on ad spend, its break-even for a contribution margin, and the metrics of the campaign. */
export const roas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/roas',
  category: 'financeiro',
  name: 'ROAS – retorno sobre gasto em anúncios',
  summary: 'Receita por real gasto em anúncios, lucro e ponto de equilíbrio da campanha',
  en: {
    name: 'ROAS – return on ad spend',
    summary: 'Revenue per real spent on ads, profit and break-even of the campaign',
  },
  input,
  output: v.object({
    roas: describe(
      v.number(),
      { pt: 'Receita por real gasto em anúncios', en: 'Revenue per real of ad spend' },
      null,
    ),
    acos: describe(
      v.nullable(v.number()),
      {
        pt: 'Gasto em anúncios sobre a receita; null sem receita',
        en: 'Ad spend on the revenue; null without revenue',
      },
      percentage,
    ),
    lucro: describe(
      v.number(),
      {
        pt: 'Margem de contribuição da receita, menos o gasto em anúncios',
        en: 'Contribution margin of the revenue, less the ad spend',
      },
      reais,
    ),
    retornoLiquido: describe(
      v.number(),
      { pt: 'Lucro sobre o gasto em anúncios', en: 'Profit on the ad spend' },
      percentage,
    ),
    roasEquilibrio: describe(
      v.number(),
      { pt: 'ROAS em que o lucro é 0', en: 'ROAS at which the profit is 0' },
      null,
    ),
    receitaEquilibrio: describe(
      v.number(),
      { pt: 'Receita em que o lucro é 0', en: 'Revenue at which the profit is 0' },
      reais,
    ),
    lucrativa: describe(v.boolean(), {
      pt: 'Se a campanha dá lucro',
      en: 'Whether the campaign makes a profit',
    }),
    metricas: describe(
      v.optional(
        v.object({
          cpm: describe(
            metric,
            {
              pt: 'Custo por mil impressões; só com impressoes',
              en: 'Cost per thousand impressions; only with impressoes',
            },
            reais,
          ),
          cpc: describe(
            metric,
            { pt: 'Custo por clique; só com cliques', en: 'Cost per click; only with cliques' },
            reais,
          ),
          ctr: describe(
            metric,
            {
              pt: 'Cliques sobre impressões (taxa de cliques); só com ambos',
              en: 'Clicks on impressions (click-through rate); only with both',
            },
            percentage,
          ),
          cpa: describe(
            metric,
            { pt: 'Custo por conversão; só com conversoes', en: 'Cost per conversion; only with conversoes' },
            reais,
          ),
          ticketMedio: describe(
            metric,
            {
              pt: 'Receita por conversão; só com conversoes',
              en: 'Revenue per conversion; only with conversoes',
            },
            reais,
          ),
          taxaConversao: describe(
            metric,
            { pt: 'Conversões sobre cliques; só com ambos', en: 'Conversions on clicks; only with both' },
            percentage,
          ),
        }),
      ),
      {
        pt: 'As métricas que os dados enviados permitem; ausente sem nenhuma',
        en: 'The metrics that the data sent allow; absent with none',
      },
    ),
  }),
  result: 'roas',
  examples: [
    { input: { investimento: 2000, receita: 9000, margemContribuicao: 40, cliques: 4000, conversoes: 90 } },
  ],
  run(input) {
    const { investimento, receita, margemContribuicao } = input;
    const [spent, revenue] = [exact(investimento, 'investimento'), exact(receita, 'receita')];
    const margin = exact(margemContribuicao, 'margemContribuicao');
    const profit = rounded(minus(share(times(revenue, margin), 1, 100), spent));
    const metricas = metricsOf(input);
    return {
      roas: toDecimal(over(revenue, spent), 2),
      acos: receita === 0 ? null : toPercent(spent, revenue),
      lucro: toMoney(profit),
      retornoLiquido: toPercent(profit, spent),
      roasEquilibrio: toDecimal(over(exact(100), margin), 2),
      receitaEquilibrio: toMoney(over(share(spent, 100), margin)),
      lucrativa: isPositive(profit),
      ...(Object.keys(metricas).length > 0 && { metricas }),
    };
  },
});

function metricsOf({ investimento, receita, ...counts }: v.InferOutput<typeof input>) {
  const [spent, revenue] = [exact(investimento, 'investimento'), exact(receita, 'receita')];
  const views = counts.impressoes === undefined ? null : exact(counts.impressoes, 'impressoes');
  const clicks = counts.cliques === undefined ? null : exact(counts.cliques, 'cliques');
  const sales = counts.conversoes === undefined ? null : exact(counts.conversoes, 'conversoes');
  return {
    ...(views && { cpm: toMoney(share(over(spent, views), 1000)) }),
    ...(clicks && { cpc: toMoney(over(spent, clicks)) }),
    ...(views && clicks && { ctr: toPercent(clicks, views) }),
    ...(sales && { cpa: toMoney(over(spent, sales)), ticketMedio: toMoney(over(revenue, sales)) }),
    ...(clicks && sales && { taxaConversao: toPercent(sales, clicks) }),
  };
}
