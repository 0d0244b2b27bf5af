import type { ltv } from './ltv.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const ltvTexts = {
  englishName: 'LTV – customer lifetime value',
  summary: {
    pt: 'Valor de um cliente ao longo da sua vida, comparado ao custo de aquisição',
    en: 'Value of a customer over the whole relation, compared with the acquisition cost',
  },

  input: {
    ticketMedio: {
      pt: ['Valor médio de uma compra', 'Valor médio de uma compra'],
      en: ['Average amount of a purchase', 'Average amount of a purchase'],
    },
    frequenciaCompra: {
      pt: ['Compras do cliente no período', 'Compras do cliente no período, que pode ser mês ou ano'],
      en: [
        'Purchases of the customer in the period',
        'Purchases of the customer in the period, which may be a month or a year',
      ],
    },
    margemBruta: {
      pt: ['Margem bruta', 'Margem bruta sobre a receita'],
      en: ['Gross margin on the revenue', 'Gross margin on the revenue'],
    },
    churn: {
      pt: [
        'Clientes perdidos por período',
        'Clientes perdidos por período. Este campo ou tempoRetencao, e só um deles',
      ],
      en: [
        'Customers lost per period',
        'Customers lost per period. This field or tempoRetencao, and only one of them',
      ],
    },
    tempoRetencao: {
      pt: [
        'Tempo médio que um cliente fica',
        'Tempo médio que um cliente fica. Este campo ou churn, e só um deles',
      ],
      en: [
        'Average time that a customer stays',
        'Average time that a customer stays. This field or churn, and only one of them',
      ],
    },
    taxaDesconto: {
      pt: ['Taxa desconto', 'Taxa de desconto por período: acrescenta ltvDescontado'],
      en: ['Discount rate per period', 'Discount rate per period: adds ltvDescontado'],
    },
    cac: {
      pt: ['Cac', 'Custo de aquisição de um cliente: acrescenta a comparação com ele'],
      en: ['Cac', 'Cost of acquiring a customer: adds the comparison with it'],
    },
  },
  output: {
    receitaPorPeriodo: {
      pt: ['Receita por período', 'Receita de um cliente por período'],
      en: ['Revenue of a customer per period', 'Revenue of a customer per period'],
    },
    margemPorPeriodo: {
      pt: ['Margem por período', 'Margem de um cliente por período'],
      en: ['Margin of a customer per period', 'Margin of a customer per period'],
    },
    churn: {
      pt: ['Clientes perdidos por período', 'Clientes perdidos por período'],
      en: ['Customers lost per period', 'Customers lost per period'],
    },
    tempoVida: {
      pt: ['Tempo vida', 'Tempo médio que um cliente fica'],
      en: ['Average time that a customer stays', 'Average time that a customer stays'],
    },
    ltvReceita: {
      pt: ['Ltv receita', 'Receita de um cliente no tempo todo'],
      en: ['Revenue of a customer over the whole time', 'Revenue of a customer over the whole time'],
    },
    ltv: {
      pt: ['Ltv', 'Margem de um cliente no tempo todo'],
      en: ['Ltv', 'Margin of a customer over the whole time'],
    },
    ltvDescontado: {
      pt: ['O mesmo em valor presente', 'O mesmo em valor presente; só com taxaDesconto maior que 0'],
      en: ['The same at present value', 'The same at present value; only with taxaDesconto above 0'],
    },
    ltvCac: {
      pt: ['Ltv cac', 'LTV dividido pelo CAC; só com cac'],
      en: ['Ltv cac', 'LTV divided by CAC; only with cac'],
    },
    paybackCac: {
      pt: ['Tempo até a margem pagar o CAC', 'Tempo até a margem pagar o CAC; só com cac'],
      en: ['Time until the margin pays for the CAC', 'Time until the margin pays for the CAC; only with cac'],
    },
    cacMaximo: {
      pt: ['CAC de um terço do LTV', 'CAC de um terço do LTV, o maior tido como saudável; só com cac'],
      en: [
        'CAC of a third of the LTV',
        'CAC of a third of the LTV, the greatest held to be healthy; only with cac',
      ],
    },
    classificacao: {
      pt: [
        'O que ltvCac diz',
        'O que ltvCac diz: insustentavel abaixo de 1, atencao abaixo de 3, saudavel até 5, subinvestido acima; só com cac',
      ],
      en: [
        'What ltvCac says',
        'What ltvCac says: insustentavel (unsustainable) below 1, atencao (attention) below 3, saudavel (healthy) up to 5, subinvestido (underinvested) above; only with cac',
      ],
      choices: {
        insustentavel: { pt: 'Insustentavel', en: 'Insustentavel' },
        atencao: { pt: 'Atencao', en: 'Atencao' },
        saudavel: { pt: 'Saudavel', en: 'Saudavel' },
        subinvestido: { pt: 'Subinvestido', en: 'Subinvestido' },
      },
    },
  },
} satisfies TextsOf<typeof ltv>;
