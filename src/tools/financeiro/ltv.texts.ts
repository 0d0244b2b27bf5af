import type { ltv } from './ltv.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const ltvTexts = {
  englishName: 'LTV – customer lifetime value',
  summary: { pt: 'Valor de um cliente ao longo da sua vida, comparado ao custo de aquisição', en: 'Value of a customer over the whole relationship, compared with the acquisition cost' },
  search: { pt: 'lifetime value, churn, retenção, recorrência', en: 'lifetime value, churn, retention, subscription' },
  people: { name: { pt: 'LTV, valor do cliente', en: 'LTV, customer value' } },

  input: {
    ticketMedio: { pt: ['Ticket médio', 'Valor médio de uma compra'], en: ['Average purchase', 'Average amount of a purchase'] },
    frequenciaCompra: {
      pt: ['Compras por período', 'Compras do cliente no período, que pode ser mês ou ano'],
      en: ['Purchases per period', 'Purchases of the customer in the period, which may be a month or a year'],
      also: 'frequencia',
    },
    margemBruta: { pt: ['Margem bruta', 'Margem bruta sobre a receita'], en: ['Gross margin', 'Gross margin over the revenue'] },
    churn: {
      pt: ['Taxa de churn', 'Clientes perdidos por período. Envie este campo ou tempoRetencao, nunca os dois'],
      en: ['Churn rate', 'Customers lost per period. Send this field or tempoRetencao, never both'],
    },
    tempoRetencao: {
      pt: ['Tempo de retenção', 'Tempo médio que um cliente fica. Envie este campo ou churn, nunca os dois'],
      en: ['Retention time', 'Average time that a customer stays. Send this field or churn, never both'],
    },
    taxaDesconto: { pt: ['Taxa de desconto', 'Taxa de desconto por período: acrescenta ltvDescontado'], en: ['Discount rate', 'Discount rate per period: adds ltvDescontado'] },
    cac: { pt: ['CAC', 'Custo de aquisição de um cliente: acrescenta a comparação com ele'], en: ['CAC', 'Cost of acquiring a customer: adds the comparison with it'] },
  },
  output: {
    receitaPorPeriodo: { pt: ['Receita por período', 'Receita de um cliente por período'], en: ['Revenue per period', 'Revenue of a customer per period'] },
    margemPorPeriodo: { pt: ['Margem por período', 'Margem de um cliente por período'], en: ['Margin per period', 'Margin of a customer per period'] },
    churn: { pt: ['Taxa de churn', 'Clientes perdidos por período'], en: ['Churn rate', 'Customers lost per period'] },
    tempoVida: { pt: ['Tempo como cliente', 'Tempo médio que um cliente fica'], en: ['Customer lifetime', 'Average time that a customer stays'] },
    ltvReceita: { pt: ['LTV em receita', 'Receita de um cliente no tempo todo'], en: ['LTV in revenue', 'Revenue of a customer over the whole time'] },
    ltv: { pt: ['LTV', 'Margem de um cliente no tempo todo'], en: ['LTV', 'Margin of a customer over the whole time'] },
    ltvDescontado: { pt: ['LTV descontado', 'LTV em valor presente; só com taxaDesconto maior que 0'], en: ['Discounted LTV', 'LTV at present value; only with taxaDesconto above 0'] },
    ltvCac: { pt: ['LTV sobre CAC', 'LTV dividido pelo CAC; só com cac'], en: ['LTV to CAC', 'LTV divided by CAC; only with cac'] },
    paybackCac: { pt: ['Payback do CAC', 'Tempo até a margem pagar o CAC; só com cac'], en: ['CAC payback', 'Time until the margin pays for the CAC; only with cac'] },
    cacMaximo: {
      pt: ['CAC máximo saudável', 'CAC de um terço do LTV, o maior tido como saudável; só com cac'],
      en: ['Highest healthy CAC', 'A third of the LTV, the highest held to be healthy; only with cac'],
    },
    classificacao: {
      pt: ['Avaliação', 'LTV sobre CAC insustentável abaixo de 1, com atenção abaixo de 3, saudável até 5, subinvestido acima; só com cac'],
      en: ['Rating', 'LTV to CAC is unsustainable below 1, needs attention below 3, is healthy up to 5 and underinvested above; only with cac'],
      choices: {
        insustentavel: { pt: 'Insustentável', en: 'Unsustainable' },
        atencao: { pt: 'Exige atenção', en: 'Needs attention' },
        saudavel: { pt: 'Saudável', en: 'Healthy' },
        subinvestido: { pt: 'Subinvestido', en: 'Underinvested' },
      },
    },
  },
} satisfies TextsOf<typeof ltv>;
