import type { breakEven } from './break-even.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  custosFixos: { pt: ['Custos fixos', 'Custos fixos do período, com a depreciação'], en: ['Fixed costs', 'Fixed costs of the period, including depreciation'] },
  precoVenda: { pt: ['Preço de venda', 'Preço de venda da unidade; obrigatório sem margemContribuicao'], en: ['Selling price', 'Selling price of the unit; required without margemContribuicao'] },
  custoVariavel: { pt: ['Custo variável', 'Custo variável da unidade; obrigatório sem margemContribuicao'], en: ['Variable cost', 'Variable cost of the unit; required without margemContribuicao'] },
  despesasVariaveis: {
    pt: ['Despesas variáveis', 'Despesas variáveis sobre o preço: impostos, comissão, cartão'],
    en: ['Variable expenses', 'Variable expenses on the price: taxes, commission, card fees'],
  },
  margemContribuicao: {
    pt: ['Margem de contribuição', 'Índice de margem de contribuição, para quem não vende por unidade. Não vale com precoVenda'],
    en: ['Contribution margin', 'Contribution margin ratio, for businesses that do not sell by the unit. Not allowed with precoVenda'],
  },
  depreciacao: { pt: ['Depreciação', 'Parte dos custos fixos que não sai do caixa'], en: ['Depreciation', 'Part of the fixed costs that is not paid in cash'] },
  amortizacaoDividas: { pt: ['Amortização de dívidas', 'Principal de dívidas a pagar no período'], en: ['Debt repayment', 'Principal of debts to pay in the period'] },
  lucroDesejado: { pt: ['Lucro desejado', 'Lucro desejado no período'], en: ['Target profit', 'Profit wanted in the period'] },
  receitaAtual: {
    pt: ['Receita atual', 'Receita atual do período: acrescenta resultadoAtual e margemSeguranca'],
    en: ['Current revenue', 'Current revenue of the period: adds resultadoAtual and margemSeguranca'],
  },
} satisfies FieldsTexts;

const point = {
  unidades: { pt: ['Unidades', 'Unidades a vender; ausente com margemContribuicao'], en: ['Units', 'Units to sell; absent with margemContribuicao'] },
  receita: { pt: ['Receita', 'Receita necessária'], en: ['Revenue', 'Revenue needed'] },
} satisfies FieldsTexts;

export const breakEvenTexts = {
  englishName: 'Break-even point',
  summary: { pt: 'Vendas que cobrem os custos: equilíbrio contábil, financeiro e econômico', en: 'Sales that cover the costs: accounting, cash and economic break-even' },
  search: { pt: 'prejuízo, quanto vender, empatar, custos fixos, lucro zero', en: 'break even point, no loss, how much to sell, fixed costs' },

  hero: [{ label: { pt: 'Ponto de equilíbrio', en: 'Break-even point' }, text: { pt: '{contabil.unidades} unidades', en: '{contabil.unidades} units' } }],
  why: [
    { text: { pt: 'Cada unidade deixa {margemUnitaria}. É preciso vender {contabil.receita}.', en: 'Each unit leaves {margemUnitaria}. Sales of {contabil.receita} are needed.' } },
    { text: { pt: 'A margem é {margemPercentual} da receita.', en: 'The margin is {margemPercentual} of the revenue.' } },
  ],
  facts: [{ path: 'contabil.receita', label: { pt: 'Receita no equilíbrio', en: 'Revenue at break-even' } }, 'margemUnitaria', 'margemPercentual', 'resultadoAtual'],
  input,
  output: {
    margemUnitaria: {
      pt: ['Margem por unidade', 'Margem de contribuição da unidade; ausente com margemContribuicao'],
      en: ['Margin per unit', 'Contribution margin of the unit; absent with margemContribuicao'],
    },
    margemPercentual: { pt: ['Margem sobre a receita', 'Margem de contribuição sobre a receita'], en: ['Margin on revenue', 'Contribution margin over the revenue'] },
    contabil: { pt: ['Equilíbrio contábil', 'Vendas que cobrem os custos fixos'], en: ['Accounting break-even', 'Sales that cover the fixed costs'], fields: point },
    financeiro: {
      pt: ['Equilíbrio financeiro', 'Vendas que cobrem o que sai do caixa: custos fixos menos depreciação, mais amortização de dívidas'],
      en: ['Cash break-even', 'Sales that cover what is paid in cash: fixed costs less depreciation, plus repayment of debts'],
      fields: point,
    },
    economico: {
      pt: ['Equilíbrio econômico', 'Vendas que cobrem os custos fixos e o lucro desejado'],
      en: ['Economic break-even', 'Sales that cover the fixed costs and the profit wanted'],
      fields: point,
    },
    resultadoAtual: { pt: ['Resultado atual', 'Resultado com a receita atual; só com receitaAtual'], en: ['Current result', 'Result at the current revenue; only with receitaAtual'] },
    margemSeguranca: {
      pt: ['Margem de segurança', 'Quanto a receita atual está acima do equilíbrio contábil; só com receitaAtual'],
      en: ['Safety margin', 'How far the current revenue is above the accounting break-even; only with receitaAtual'],
      fields: {
        valor: { pt: ['Diferença', 'Diferença; negativa quando a receita não o alcança'], en: ['Difference', 'Difference; negative when the revenue does not reach it'] },
        percentual: {
          pt: ['Diferença sobre a receita', 'A diferença sobre a receita atual; null sem receita'],
          en: ['Difference over revenue', 'The difference over the current revenue; null without revenue'],
        },
      },
    },
  },
} satisfies TextsOf<typeof breakEven>;
