import type { margemBruta } from './margem-bruta.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const margemBrutaTexts = {
  englishName: 'Gross margin',
  summary: {
    pt: 'Lucro bruto e margem sobre a receita líquida, com a receita ou o custo de uma margem-alvo',
    en: 'Gross profit and margin on net revenue, with the revenue or the cost that a target margin takes',
  },

  input: {
    receita: {
      pt: ['Receita', 'Receita bruta das vendas'],
      en: ['Gross revenue of the sales', 'Gross revenue of the sales'],
    },
    custo: {
      pt: ['Custo', 'Custo das mercadorias ou dos serviços vendidos'],
      en: ['Cost of the goods or services sold', 'Cost of the goods or services sold'],
    },
    deducoes: {
      pt: ['Deduções', 'O que se deduz da receita bruta: impostos sobre vendas, devoluções, descontos'],
      en: [
        'What is deducted from gross revenue',
        'What is deducted from gross revenue: taxes on sales, returns, discounts',
      ],
    },
    margemAlvo: {
      pt: ['Margem-alvo', 'Margem bruta desejada: acrescenta receitaParaMargemAlvo e custoMaximo'],
      en: ['Gross margin wanted', 'Gross margin wanted: adds receitaParaMargemAlvo and custoMaximo'],
    },
  },
  output: {
    receitaLiquida: {
      pt: ['Receita líquida', 'Receita menos deduções'],
      en: ['Revenue less deductions', 'Revenue less deductions'],
    },
    lucroBruto: {
      pt: ['Lucro bruto', 'Receita líquida menos custo'],
      en: ['Net revenue less cost', 'Net revenue less cost'],
    },
    margemBruta: {
      pt: ['Margem bruta', 'Lucro bruto sobre a receita líquida'],
      en: ['Gross profit on net revenue', 'Gross profit on net revenue'],
    },
    markup: {
      pt: ['Lucro bruto sobre o custo', 'Lucro bruto sobre o custo; null com custo 0'],
      en: ['Gross profit on the cost', 'Gross profit on the cost; null with a cost of 0'],
    },
    receitaParaMargemAlvo: {
      pt: [
        'ReceitaParaMargemAlvo',
        'Receita líquida que dá a margem desejada com este custo; só com margemAlvo',
      ],
      en: [
        'ReceitaParaMargemAlvo',
        'Net revenue that gives the margin wanted at this cost; only with margemAlvo',
      ],
    },
    custoMaximo: {
      pt: ['CustoMaximo', 'Maior custo que dá a margem desejada com esta receita; só com margemAlvo'],
      en: ['CustoMaximo', 'Greatest cost that gives the margin wanted at this revenue; only with margemAlvo'],
    },
  },
} satisfies TextsOf<typeof margemBruta>;
