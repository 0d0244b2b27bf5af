import type { roas } from './roas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const roasTexts = {
  englishName: 'ROAS – return on ad spend',
  summary: {
    pt: 'Receita por real gasto em anúncios, lucro e ponto de equilíbrio da campanha',
    en: 'Revenue per real spent on ads, profit and break-even of the campaign',
  },

  input: {
    investimento: {
      pt: ['Gasto em anúncios', 'Gasto em anúncios'],
      en: ['Ad spend', 'Ad spend'],
    },
    receita: {
      pt: ['Receita', 'Receita que os anúncios trouxeram'],
      en: ['Revenue that the ads brought', 'Revenue that the ads brought'],
    },
    margemContribuicao: {
      pt: ['Margem contribuição', 'Margem de contribuição sobre a receita, antes dos anúncios'],
      en: ['Contribution margin on the revenue', 'Contribution margin on the revenue, before ads'],
    },
    impressoes: {
      pt: ['Impressões', 'Vezes que os anúncios foram exibidos'],
      en: ['Times that the ads were shown', 'Times that the ads were shown'],
    },
    cliques: {
      pt: ['Cliques', 'Cliques nos anúncios'],
      en: ['Clicks on the ads', 'Clicks on the ads'],
    },
    conversoes: {
      pt: ['Conversões', 'Vendas, ou outras ações contadas como conversão'],
      en: ['Sales', 'Sales, or other actions that count as conversions'],
    },
  },
  output: {
    roas: {
      pt: ['Roas', 'Receita por real gasto em anúncios'],
      en: ['Roas', 'Revenue per real of ad spend'],
    },
    acos: {
      pt: ['Gasto em anúncios sobre a receita', 'Gasto em anúncios sobre a receita; null sem receita'],
      en: ['Ad spend on the revenue', 'Ad spend on the revenue; null without revenue'],
    },
    lucro: {
      pt: ['Lucro', 'Margem de contribuição da receita, menos o gasto em anúncios'],
      en: ['Contribution margin of the revenue', 'Contribution margin of the revenue, less the ad spend'],
    },
    retornoLiquido: {
      pt: ['Lucro sobre o gasto em anúncios', 'Lucro sobre o gasto em anúncios'],
      en: ['Profit on the ad spend', 'Profit on the ad spend'],
    },
    roasEquilibrio: {
      pt: ['Roas equilíbrio', 'ROAS em que o lucro é 0'],
      en: ['ROAS at which the profit is 0', 'ROAS at which the profit is 0'],
    },
    receitaEquilibrio: {
      pt: ['Receita equilíbrio', 'Receita em que o lucro é 0'],
      en: ['Revenue at which the profit is 0', 'Revenue at which the profit is 0'],
    },
    lucrativa: {
      pt: ['A campanha dá lucro', 'Se a campanha dá lucro'],
      en: ['The campaign makes a profit', 'Whether the campaign makes a profit'],
    },
    metricas: {
      pt: ['Métricas', 'As métricas que os dados enviados permitem; ausente sem nenhuma'],
      en: ['The metrics that the data sent allow', 'The metrics that the data sent allow; absent with none'],
      fields: {
        cpm: {
          pt: ['Custo por mil impressões', 'Custo por mil impressões; só com impressoes'],
          en: ['Cost per thousand impressions', 'Cost per thousand impressions; only with impressoes'],
        },
        cpc: {
          pt: ['Custo por clique', 'Custo por clique; só com cliques'],
          en: ['Cost per click', 'Cost per click; only with cliques'],
        },
        ctr: {
          pt: ['Cliques sobre impressões', 'Cliques sobre impressões (taxa de cliques); só com ambos'],
          en: ['Clicks on impressions', 'Clicks on impressions (click-through rate); only with both'],
        },
        cpa: {
          pt: ['Custo por conversão', 'Custo por conversão; só com conversoes'],
          en: ['Cost per conversion', 'Cost per conversion; only with conversoes'],
        },
        ticketMedio: {
          pt: ['Receita por conversão', 'Receita por conversão; só com conversoes'],
          en: ['Revenue per conversion', 'Revenue per conversion; only with conversoes'],
        },
        taxaConversao: {
          pt: ['Taxa conversão', 'Conversões sobre cliques; só com ambos'],
          en: ['Conversions on clicks', 'Conversions on clicks; only with both'],
        },
      },
    },
  },
} satisfies TextsOf<typeof roas>;
