import type { margemContribuicao } from './margem-contribuicao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const margemContribuicaoTexts = {
  englishName: 'Contribution margin',
  summary: {
    pt: 'O que cada venda deixa para custos fixos e lucro, por unidade e no total',
    en: 'What each sale leaves for fixed costs and profit, per unit and in all',
  },

  input: {
    precoVenda: {
      pt: ['Preço venda', 'Preço de venda da unidade'],
      en: ['Selling price of the unit', 'Selling price of the unit'],
    },
    custoVariavel: {
      pt: ['Custo variável', 'Custo variável da unidade'],
      en: ['Variable cost of the unit', 'Variable cost of the unit'],
    },
    despesasVariaveis: {
      pt: ['Despesas variáveis', 'Despesas variáveis sobre o preço: impostos, comissão, cartão'],
      en: ['Variable expenses on the price', 'Variable expenses on the price: taxes, commission, card'],
    },
    quantidade: {
      pt: ['Quantidade', 'Quantidade vendida'],
      en: ['Quantity sold', 'Quantity sold'],
    },
    custosFixos: {
      pt: ['Custos fixos', 'Custos fixos do período: acrescenta resultado e pontoEquilibrio'],
      en: ['Fixed costs of the period', 'Fixed costs of the period: adds resultado and pontoEquilibrio'],
    },
  },
  output: {
    despesasVariaveisUnitarias: {
      pt: ['Despesas variáveis da unidade', 'Despesas variáveis da unidade'],
      en: ['Variable expenses of the unit', 'Variable expenses of the unit'],
    },
    margemUnitaria: {
      pt: ['MargemUnitaria', 'O que a unidade deixa para custos fixos e lucro; pode ser negativo'],
      en: ['MargemUnitaria', 'What the unit leaves for fixed costs and profit; may be negative'],
    },
    margemPercentual: {
      pt: ['Margem da unidade sobre o preço', 'Margem da unidade sobre o preço'],
      en: ['Margin of the unit on the price', 'Margin of the unit on the price'],
    },
    receitaTotal: {
      pt: ['Receita total', 'Receita de toda a quantidade'],
      en: ['Revenue of the whole quantity', 'Revenue of the whole quantity'],
    },
    custosVariaveisTotais: {
      pt: ['CustosVariaveisTotais', 'Custos e despesas variáveis de toda a quantidade'],
      en: ['CustosVariaveisTotais', 'Variable costs and expenses of the whole quantity'],
    },
    margemTotal: {
      pt: ['Margem total', 'Margem de toda a quantidade'],
      en: ['Margin of the whole quantity', 'Margin of the whole quantity'],
    },
    resultado: {
      pt: ['Resultado', 'Margem total menos custos fixos; só com custosFixos'],
      en: ['Total margin less fixed costs', 'Total margin less fixed costs; only with custosFixos'],
    },
    pontoEquilibrio: {
      pt: [
        'Unidades que cobrem os custos fixos',
        'Unidades que cobrem os custos fixos; null quando a margem não é positiva, e só com custosFixos',
      ],
      en: [
        'Units that cover the fixed costs',
        'Units that cover the fixed costs; null when the margin is not positive, and only with custosFixos',
      ],
    },
  },
} satisfies TextsOf<typeof margemContribuicao>;
