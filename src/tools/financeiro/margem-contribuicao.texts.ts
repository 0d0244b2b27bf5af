import type { margemContribuicao } from './margem-contribuicao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const margemContribuicaoTexts = {
  englishName: 'Contribution margin',
  summary: { pt: 'O que cada venda deixa para custos fixos e lucro, por unidade e no total', en: 'What each sale leaves for fixed costs and profit, per unit and in total' },
  search: { pt: 'lucro por produto, custo variável, sobra', en: 'contribution margin, profit per unit, variable cost' },

  input: {
    precoVenda: { pt: ['Preço de venda', 'Preço de venda da unidade'], en: ['Selling price', 'Selling price of the unit'] },
    custoVariavel: { pt: ['Custo variável', 'Custo variável da unidade'], en: ['Variable cost', 'Variable cost of the unit'] },
    despesasVariaveis: {
      pt: ['Despesas variáveis', 'Despesas variáveis sobre o preço: impostos, comissão, cartão'],
      en: ['Variable expenses', 'Variable expenses on the price: taxes, commission, card fees'],
    },
    quantidade: { pt: ['Quantidade vendida', 'Unidades no período'], en: ['Quantity sold', 'Units in the period'] },
    custosFixos: { pt: ['Custos fixos', 'Custos fixos do período: acrescenta resultado e pontoEquilibrio'], en: ['Fixed costs', 'Fixed costs of the period: adds resultado and pontoEquilibrio'] },
  },
  output: {
    despesasVariaveisUnitarias: { pt: ['Despesas por unidade', 'Despesas variáveis da unidade'], en: ['Expenses per unit', 'Variable expenses of the unit'] },
    margemUnitaria: {
      pt: ['Margem por unidade', 'O que a unidade deixa para custos fixos e lucro; pode ser negativo'],
      en: ['Margin per unit', 'What the unit leaves for fixed costs and profit; may be negative'],
    },
    margemPercentual: { pt: ['Margem sobre o preço', 'Margem da unidade sobre o preço'], en: ['Margin on price', 'Margin of the unit over the price'] },
    receitaTotal: { pt: ['Receita total', 'Receita de toda a quantidade'], en: ['Total revenue', 'Revenue of the whole quantity'] },
    custosVariaveisTotais: { pt: ['Total de custos variáveis', 'Custos e despesas variáveis de toda a quantidade'], en: ['Total variable costs', 'Variable costs and expenses of the whole quantity'] },
    margemTotal: { pt: ['Margem total', 'Margem de toda a quantidade'], en: ['Total margin', 'Margin of the whole quantity'] },
    resultado: { pt: ['Resultado', 'Margem total menos custos fixos; só com custosFixos'], en: ['Result', 'Total margin less fixed costs; only with custosFixos'] },
    pontoEquilibrio: {
      pt: ['Ponto de equilíbrio', 'Unidades que cobrem os custos fixos; null quando a margem não é positiva, e só com custosFixos'],
      en: ['Break-even point', 'Units that cover the fixed costs; null when the margin is not positive, and only with custosFixos'],
    },
  },
} satisfies TextsOf<typeof margemContribuicao>;
