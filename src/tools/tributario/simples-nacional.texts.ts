import { janelaRbt12, simplesInput } from './_simples-revenue.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { simplesNacional } from './simples-nacional.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tributos = {
  irpj: {
    pt: ['IRPJ', 'Parte do tributo'],
    en: ['IRPJ', 'Share of the tax'],
  },
  csll: {
    pt: ['CSLL', 'Parte do tributo'],
    en: ['CSLL', 'Share of the tax'],
  },
  cofins: {
    pt: ['Cofins', 'Parte do tributo'],
    en: ['Cofins', 'Share of the tax'],
  },
  pis: {
    pt: ['PIS', 'Parte do tributo'],
    en: ['PIS', 'Share of the tax'],
  },
  cbs: {
    pt: ['CBS', 'Parte do tributo'],
    en: ['CBS', 'Share of the tax'],
  },
  cpp: {
    pt: ['CPP', 'Parte do tributo'],
    en: ['CPP', 'Share of the tax'],
  },
  ipi: {
    pt: ['IPI', 'Parte do tributo'],
    en: ['IPI', 'Share of the tax'],
  },
  icms: {
    pt: ['ICMS', 'Parte do tributo'],
    en: ['ICMS', 'Share of the tax'],
  },
  iss: {
    pt: ['ISS', 'Parte do tributo'],
    en: ['ISS', 'Share of the tax'],
  },
  ibs: {
    pt: ['IBS', 'Parte do tributo'],
    en: ['IBS', 'Share of the tax'],
  },
} satisfies FieldsTexts;

export const simplesNacionalTexts = {
  englishName: 'Simples Nacional calculator',
  summary: {
    pt: 'DAS do mês por anexo, com a partilha entre os tributos',
    en: 'DAS of a month by annex, with the share of each tax',
  },
  about: {
    pt: 'LC 123/2006, Anexos I a V, desde 2027 na redação da LC 214/2025 e da LC 227/2026. Os centavos de cada tributo somam o DAS, pelos maiores restos. Acima do sublimite, o que é pago fora do DAS só aparece em avisos.',
    en: 'LC 123/2006, Annexes I to V, since 2027 as changed by LC 214/2025 and LC 227/2026. The cents of each tax sum to the DAS, by the largest remainders. Above the sublimit, what is paid outside the DAS only shows in avisos.',
  },
  input: simplesInput,
  output: {
    rbt12: {
      pt: ['Receita bruta de 12 meses que decide a faixa', 'Receita bruta de 12 meses que decide a faixa'],
      en: ['Rbt12', 'Gross revenue of 12 months that decides the band'],
    },
    proporcionalizado: {
      pt: [
        'A receita foi levada a 12 meses',
        'Se a receita foi levada a 12 meses, por haver menos meses de atividade',
      ],
      en: [
        'The revenue was scaled to 12 months',
        'Whether the revenue was scaled to 12 months, because there are fewer months of activity',
      ],
    },
    janelaRbt12,
    fatorR: {
      pt: ['Fator-r', 'Folha sobre a receita, truncada em duas casas. Só com anexo fator-r'],
      en: ['Fator-r', 'Payroll over revenue, truncated to two decimals. Only with anexo fator-r'],
    },
    receitas: {
      pt: ['Receitas', 'Cada receita com o seu DAS, na ordem enviada'],
      en: ['Each revenue with its DAS', 'Each revenue with its DAS, in the order sent'],
      fields: {
        anexo: {
          pt: ['Anexo', 'Anexo aplicado'],
          en: ['Annex applied', 'Annex applied'],
          choices: {
            I: { pt: 'I', en: 'I' },
            II: { pt: 'II', en: 'II' },
            III: { pt: 'III', en: 'III' },
            IV: { pt: 'IV', en: 'IV' },
            V: { pt: 'V', en: 'V' },
          },
        },
        receita: {
          pt: ['Receita', 'Receita bruta do mês'],
          en: ['Gross revenue of the month', 'Gross revenue of the month'],
        },
        faixa: {
          pt: ['Faixa', 'Faixa do anexo'],
          en: ['Band of the annex', 'Band of the annex'],
        },
        aliquotaNominal: {
          pt: ['Alíquota nominal', 'Alíquota nominal da faixa'],
          en: ['Nominal rate of the band', 'Nominal rate of the band'],
        },
        parcelaDeduzir: {
          pt: ['Parcela deduzir', 'Parcela a deduzir da faixa'],
          en: ['Amount to deduct of the band', 'Amount to deduct of the band'],
        },
        aliquotaEfetiva: {
          pt: ['Alíquota efetiva', 'Alíquota efetiva, antes de sair algum tributo'],
          en: ['Effective rate', 'Effective rate, before any tax leaves it'],
        },
        valor: {
          pt: ['DAS da receita', 'DAS da receita'],
          en: ['DAS of the revenue', 'DAS of the revenue'],
        },
        tributos: {
          pt: ['A parte de cada tributo', 'A parte de cada tributo; os que não são devidos ficam de fora'],
          en: ['The share of each tax', 'The share of each tax; those not due are left out'],
          fields: tributos,
        },
      },
    },
    receitaMes: {
      pt: ['Receita mês', 'Receita bruta do mês'],
      en: ['Gross revenue of the month', 'Gross revenue of the month'],
    },
    das: {
      pt: ['Das', 'DAS do mês'],
      en: ['Das', 'DAS of the month'],
    },
    aliquotaEfetiva: {
      pt: ['Alíquota efetiva', 'DAS sobre a receita do mês'],
      en: ['DAS over the revenue of the month', 'DAS over the revenue of the month'],
    },
    tributos: {
      pt: ['A parte de cada tributo no DAS do mês', 'A parte de cada tributo no DAS do mês'],
      en: ['Tributos', 'The share of each tax in the DAS of the month'],
      fields: tributos,
    },
    sublimite: {
      pt: [
        'Receita de 12 meses acima da qual ICMS',
        'Receita de 12 meses acima da qual ICMS, ISS e, desde 2027, IBS são pagos fora do DAS',
      ],
      en: [
        'Revenue of 12 months above which ICMS',
        'Revenue of 12 months above which ICMS, ISS and, since 2027, IBS are paid outside the DAS',
      ],
      fields: {
        valor: {
          pt: ['O sublimite', 'O sublimite'],
          en: ['The sublimit', 'The sublimit'],
        },
        ultrapassado: {
          pt: ['A receita de 12 meses passa dele', 'Se a receita de 12 meses passa dele'],
          en: ['The revenue of 12 months passes it', 'Whether the revenue of 12 months passes it'],
        },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof simplesNacional>;
