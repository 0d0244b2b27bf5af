import type { breakEven } from './break-even.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  custosFixos: {
    pt: ['Custos fixos', 'Custos fixos do período, com a depreciação'],
    en: ['Fixed costs of the period', 'Fixed costs of the period, depreciation included'],
  },
  precoVenda: {
    pt: ['Preço venda', 'Preço de venda da unidade; obrigatório sem margemContribuicao'],
    en: ['Selling price of the unit', 'Selling price of the unit; required without margemContribuicao'],
  },
  custoVariavel: {
    pt: ['Custo variável', 'Custo variável da unidade; obrigatório sem margemContribuicao'],
    en: ['Variable cost of the unit', 'Variable cost of the unit; required without margemContribuicao'],
  },
  despesasVariaveis: {
    pt: ['Despesas variáveis', 'Despesas variáveis sobre o preço: impostos, comissão, cartão'],
    en: ['Variable expenses on the price', 'Variable expenses on the price: taxes, commission, card'],
  },
  margemContribuicao: {
    pt: [
      'Margem contribuição',
      'Índice de margem de contribuição, para quem não vende por unidade. Não vale com precoVenda',
    ],
    en: [
      'Contribution margin ratio',
      'Contribution margin ratio, for those who do not sell by the unit. Not allowed with precoVenda',
    ],
  },
  depreciacao: {
    pt: ['Depreciação', 'Parte dos custos fixos que não sai do caixa'],
    en: ['Depreciacao', 'Part of the fixed costs that is no cash outlay'],
  },
  amortizacaoDividas: {
    pt: ['Amortização dívidas', 'Principal de dívidas a pagar no período'],
    en: ['Principal of debts to pay in the period', 'Principal of debts to pay in the period'],
  },
  lucroDesejado: {
    pt: ['Lucro desejado', 'Lucro desejado no período'],
    en: ['Profit wanted in the period', 'Profit wanted in the period'],
  },
  receitaAtual: {
    pt: ['Receita atual', 'Receita atual do período: acrescenta resultadoAtual e margemSeguranca'],
    en: [
      'Current revenue of the period',
      'Current revenue of the period: adds resultadoAtual and margemSeguranca',
    ],
  },
} satisfies FieldsTexts;

const point = {
  unidades: {
    pt: ['Unidades', 'Unidades a vender; ausente com margemContribuicao'],
    en: ['Units to sell', 'Units to sell; absent with margemContribuicao'],
  },
  receita: {
    pt: ['Receita', 'Receita necessária'],
    en: ['Revenue needed', 'Revenue needed'],
  },
} satisfies FieldsTexts;

export const breakEvenTexts = {
  englishName: 'Break-even point',
  summary: {
    pt: 'Vendas que cobrem os custos: equilíbrio contábil, financeiro e econômico',
    en: 'Sales that cover the costs: accounting, financial and economic break-even',
  },

  input,
  output: {
    margemUnitaria: {
      pt: [
        'Margem de contribuição da unidade',
        'Margem de contribuição da unidade; ausente com margemContribuicao',
      ],
      en: [
        'Contribution margin of the unit',
        'Contribution margin of the unit; absent with margemContribuicao',
      ],
    },
    margemPercentual: {
      pt: ['Margem de contribuição sobre a receita', 'Margem de contribuição sobre a receita'],
      en: ['Contribution margin on the revenue', 'Contribution margin on the revenue'],
    },
    contabil: {
      pt: ['Contábil', 'Vendas que cobrem os custos fixos'],
      en: ['Sales that cover the fixed costs', 'Sales that cover the fixed costs'],
      fields: point,
    },
    financeiro: {
      pt: [
        'Vendas que cobrem o que sai do caixa',
        'Vendas que cobrem o que sai do caixa: custos fixos menos depreciação, mais amortização de dívidas',
      ],
      en: [
        'Sales that cover what is paid in cash',
        'Sales that cover what is paid in cash: fixed costs less depreciation, plus repayment of debts',
      ],
      fields: point,
    },
    economico: {
      pt: ['Econômico', 'Vendas que cobrem os custos fixos e o lucro desejado'],
      en: ['Economico', 'Sales that cover the fixed costs and the profit wanted'],
      fields: point,
    },
    resultadoAtual: {
      pt: ['Resultado atual', 'Resultado com a receita atual; só com receitaAtual'],
      en: ['Result at the current revenue', 'Result at the current revenue; only with receitaAtual'],
    },
    margemSeguranca: {
      pt: [
        'MargemSeguranca',
        'Quanto a receita atual está acima do equilíbrio contábil; só com receitaAtual',
      ],
      en: [
        'MargemSeguranca',
        'How far the current revenue is above the accounting break-even; only with receitaAtual',
      ],
      fields: {
        valor: {
          pt: ['Diferença', 'Diferença; negativa quando a receita não o alcança'],
          en: ['Difference', 'Difference; negative when the revenue does not reach it'],
        },
        percentual: {
          pt: ['A diferença sobre a receita atual', 'A diferença sobre a receita atual; null sem receita'],
          en: [
            'The difference on the current revenue',
            'The difference on the current revenue; null without revenue',
          ],
        },
      },
    },
  },
} satisfies TextsOf<typeof breakEven>;
