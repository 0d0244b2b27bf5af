import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { amount, LARGEST, positiveAmount, positivePercent } from './_fields.ts';
import {
  exact,
  isPositive,
  minus,
  over,
  roundTo,
  share,
  times,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';

const events = v.optional(integer(1, LARGEST));
const metric = v.optional(v.number());

const input = v.object({
  investimento: positiveAmount,
  receita: amount,
  margemContribuicao: v.optional(positivePercent, 100),
  impressoes: inUnit(pure, events),
  cliques: inUnit(pure, events),
  conversoes: inUnit(pure, events),
  explicar,
});

/** Return on ad spend, its break-even for a contribution margin, and the metrics of the campaign. */
export const roas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/roas',
  category: 'financeiro',
  name: 'ROAS – retorno sobre gasto em anúncios',
  input,
  output: v.object({
    roas: num(pure),
    acos: v.nullable(num(percentage)),
    lucro: num(reais),
    retornoLiquido: num(percentage),
    roasEquilibrio: num(pure),
    receitaEquilibrio: num(reais),
    lucrativa: v.boolean(),
    metricas: v.optional(
      v.object({
        cpm: inUnit(reais, metric),
        cpc: inUnit(reais, metric),
        ctr: inUnit(percentage, metric),
        cpa: inUnit(reais, metric),
        ticketMedio: inUnit(reais, metric),
        taxaConversao: inUnit(percentage, metric),
      }),
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
    const profit = roundTo(minus(share(times(revenue, margin), 1, 100), spent));
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
