import type { roas } from './roas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const roasTexts = {
  englishName: 'ROAS – return on ad spend',
  summary: { pt: 'Receita por real gasto em anúncios, lucro e ponto de equilíbrio da campanha', en: 'Revenue per real spent on ads, profit and break-even of the campaign' },
  search: { pt: 'anúncio, ads, tráfego pago, campanha, google ads', en: 'ad return, ads, campaign, advertising' },
  people: { name: { pt: 'ROAS, retorno dos anúncios', en: 'ROAS, return on ads' } },

  input: {
    investimento: { pt: ['Gasto em anúncios', 'Tudo o que foi pago às plataformas'], en: ['Ad spend', 'All that was paid to the platforms'], also: 'gasto adSpend' },
    receita: { pt: ['Receita dos anúncios', 'Receita que os anúncios trouxeram'], en: ['Revenue from ads', 'Revenue that the ads brought'], also: 'faturamento revenue' },
    margemContribuicao: {
      pt: ['Margem de contribuição', 'Margem de contribuição sobre a receita, antes dos anúncios'],
      en: ['Contribution margin', 'Contribution margin over the revenue, before ads'],
    },
    impressoes: { pt: ['Impressões', 'Vezes que os anúncios foram exibidos'], en: ['Impressions', 'Times that the ads were shown'] },
    cliques: { pt: ['Cliques', 'Cliques nos anúncios'], en: ['Clicks', 'Clicks on the ads'] },
    conversoes: { pt: ['Conversões', 'Vendas, ou outras ações contadas como conversão'], en: ['Conversions', 'Sales, or other actions that count as conversions'] },
  },
  output: {
    roas: { pt: ['ROAS', 'Receita por real gasto em anúncios'], en: ['ROAS', 'Revenue per real of ad spend'] },
    acos: { pt: ['ACOS', 'Gasto em anúncios sobre a receita; null sem receita'], en: ['ACOS', 'Ad spend over the revenue; null without revenue'] },
    lucro: { pt: ['Lucro', 'Margem de contribuição da receita, menos o gasto em anúncios'], en: ['Profit', 'Contribution margin of the revenue, less the ad spend'] },
    retornoLiquido: { pt: ['Retorno líquido', 'Lucro sobre o gasto em anúncios'], en: ['Net return', 'Profit over the ad spend'] },
    roasEquilibrio: { pt: ['ROAS de equilíbrio', 'ROAS em que o lucro é 0'], en: ['Break-even ROAS', 'ROAS at which the profit is 0'] },
    receitaEquilibrio: { pt: ['Receita de equilíbrio', 'Receita em que o lucro é 0'], en: ['Break-even revenue', 'Revenue at which the profit is 0'] },
    lucrativa: { pt: ['Campanha lucrativa', 'A campanha dá lucro'], en: ['Profitable campaign', 'The campaign makes a profit'] },
    metricas: {
      pt: ['Métricas', 'As métricas que os dados enviados permitem; ausente sem nenhuma'],
      en: ['Metrics', 'The metrics that the data sent allow; absent with none'],
      fields: {
        cpm: { pt: ['Custo por mil impressões', 'CPM; só com impressoes'], en: ['Cost per thousand impressions', 'CPM; only with impressoes'] },
        cpc: { pt: ['Custo por clique', 'CPC; só com cliques'], en: ['Cost per click', 'CPC; only with cliques'] },
        ctr: { pt: ['Taxa de cliques', 'Cliques sobre impressões (CTR); só com ambos'], en: ['Click-through rate', 'Clicks over impressions (CTR); only with both'] },
        cpa: { pt: ['Custo por conversão', 'CPA; só com conversoes'], en: ['Cost per conversion', 'CPA; only with conversoes'] },
        ticketMedio: { pt: ['Receita por conversão', 'Receita por conversão; só com conversoes'], en: ['Revenue per conversion', 'Revenue per conversion; only with conversoes'] },
        taxaConversao: { pt: ['Taxa de conversão', 'Conversões sobre cliques; só com ambos'], en: ['Conversion rate', 'Conversions over clicks; only with both'] },
      },
    },
  },
} satisfies TextsOf<typeof roas>;
