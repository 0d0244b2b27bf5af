import type { margemBruta } from './margem-bruta.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const margemBrutaTexts = {
  englishName: 'Gross margin',
  summary: {
    pt: 'Lucro bruto e margem sobre a receita líquida, com a receita ou o custo de uma margem-alvo',
    en: 'Gross profit and margin on net revenue, with the revenue or the cost for a target margin',
  },
  search: { pt: 'lucro bruto, CMV, lucratividade', en: 'gross profit, cost of goods, profitability' },

  input: {
    receita: { pt: ['Receita bruta', 'Receita bruta das vendas'], en: ['Gross revenue', 'Gross revenue of the sales'], also: 'faturamento revenue' },
    custo: { pt: ['Custo das vendas', 'Custo das mercadorias ou dos serviços vendidos'], en: ['Cost of sales', 'Cost of the goods or services sold'] },
    deducoes: {
      pt: ['Deduções', 'O que se deduz da receita bruta: impostos sobre vendas, devoluções, descontos'],
      en: ['Deductions', 'What is deducted from gross revenue: taxes on sales, returns, discounts'],
    },
    margemAlvo: {
      pt: ['Margem desejada', 'Margem bruta desejada: acrescenta receitaParaMargemAlvo e custoMaximo'],
      en: ['Target margin', 'Gross margin wanted: adds receitaParaMargemAlvo and custoMaximo'],
    },
  },
  output: {
    receitaLiquida: { pt: ['Receita líquida', 'Receita menos deduções'], en: ['Net revenue', 'Revenue less deductions'] },
    lucroBruto: { pt: ['Lucro bruto', 'Receita líquida menos custo'], en: ['Gross profit', 'Net revenue less cost'] },
    margemBruta: { pt: ['Margem bruta', 'Lucro bruto sobre a receita líquida'], en: ['Gross margin', 'Gross profit over net revenue'] },
    markup: { pt: ['Markup', 'Lucro bruto sobre o custo; null com custo 0'], en: ['Markup', 'Gross profit over the cost; null with a cost of 0'] },
    receitaParaMargemAlvo: {
      pt: ['Receita para a margem', 'Receita líquida que dá a margem desejada com este custo; só com margemAlvo'],
      en: ['Revenue for target margin', 'Net revenue that gives the target margin at this cost; only with margemAlvo'],
    },
    custoMaximo: {
      pt: ['Custo máximo', 'Maior custo que dá a margem desejada com esta receita; só com margemAlvo'],
      en: ['Highest cost', 'Highest cost that gives the target margin at this revenue; only with margemAlvo'],
    },
  },
} satisfies TextsOf<typeof margemBruta>;
