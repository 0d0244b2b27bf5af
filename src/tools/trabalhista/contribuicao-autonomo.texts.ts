import { baseOutrosVinculos } from './_fields.texts.ts';
import type { contribuicaoAutonomo } from './contribuicao-autonomo.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const plano = {
  pt: [
    'Plano',
    'Plano: normal (20 %), prestador-pj (11 %, retidos pela empresa), simplificado (11 % do salário mínimo), baixa-renda (5 % dele) ou mei (5 % dele)',
  ],
  en: [
    'Plan',
    'Plan: normal (20 %), prestador-pj (11 %, withheld by the company), simplificado (11 % of the minimum wage), baixa-renda (5 % of it) or mei (5 % of it)',
  ],
  choices: {
    normal: { pt: 'Normal', en: 'Normal' },
    'prestador-pj': { pt: 'Prestador pj', en: 'Prestador pj' },
    simplificado: { pt: 'Simplificado', en: 'Simplificado' },
    'baixa-renda': { pt: 'Baixa renda', en: 'Baixa renda' },
    mei: { pt: 'Mei', en: 'Mei' },
  },
} satisfies FieldTexts;

const categoria = {
  pt: ['Contribuinte individual ou facultativo', 'Contribuinte individual ou facultativo'],
  en: ['Individual', 'Individual (self-employed) or optional contributor'],
  choices: {
    individual: { pt: 'Individual', en: 'Individual' },
    facultativo: { pt: 'Facultativo', en: 'Facultativo' },
  },
} satisfies FieldTexts;

export const contribuicaoAutonomoTexts = {
  englishName: 'Self-employed INSS calculator',
  summary: {
    pt: 'Contribuição ao INSS de autônomos, facultativos e MEI',
    en: 'Contribution to the INSS of the self-employed, of optional contributors and of the MEI',
  },
  about: {
    pt: 'Lei 8.212/1991, arts. 21 e 30, II; Lei 10.666/2003, art. 4º; LC 123/2006, art. 18-A. Os planos sobre o salário mínimo não contam para a aposentadoria por tempo de contribuição, salvo complementação.',
    en: 'Law 8.212/1991, arts. 21 and 30, II; Law 10.666/2003, art. 4; LC 123/2006, art. 18-A. The plans on the minimum wage do not count towards a pension by time of contribution, unless they are complemented.',
  },
  input: {
    plano,
    rendimento: {
      pt: ['Remuneração do mês', 'Remuneração do mês. Obrigatória nos planos normal e prestador-pj'],
      en: ['Pay of the month', 'Pay of the month. Required in the plans normal and prestador-pj'],
    },
    categoria,
    baseOutrosVinculos,
  },
  output: {
    plano,
    categoria,
    baseCalculo: {
      pt: ['Base cálculo', 'Base da contribuição'],
      en: ['Base of the contribution', 'Base of the contribution'],
    },
    aliquota: {
      pt: ['Alíquota', 'Alíquota do plano'],
      en: ['Rate of the plan', 'Rate of the plan'],
    },
    valor: {
      pt: ['Contribuição do mês', 'Contribuição do mês'],
      en: ['Contribution of the month', 'Contribution of the month'],
    },
    complementacao: {
      pt: [
        'Complementação',
        'Complementação até o salário mínimo, de 20 % do que falta, paga pelo segurado. Só no plano prestador-pj; nos demais, 0',
      ],
      en: [
        'Complement up to the minimum wage',
        'Complement up to the minimum wage, 20 % of what is missing, paid by the insured. Only in the plan prestador-pj; in others 0',
      ],
    },
    valorAnual: {
      pt: ['Doze contribuições do mês', 'Doze contribuições do mês'],
      en: ['Twelve contributions of the month', 'Twelve contributions of the month'],
    },
    percentualRendimento: {
      pt: ['Contribuição sobre o rendimento', 'Contribuição sobre o rendimento; null sem ele'],
      en: ['Contribution over the income', 'Contribution over the income; null without it'],
    },
    codigoGps: {
      pt: ['Código gps', 'Código de pagamento da GPS; null quando não se paga por ela'],
      en: ['Payment code of the GPS', 'Payment code of the GPS; null where it is not used'],
    },
    recolhimento: {
      pt: ['Como se recolhe', 'Como se recolhe: por GPS, no DAS ou pela empresa, que retém'],
      en: ['How it is paid', 'How it is paid: by GPS, in the DAS, or by the company, which withholds it'],
      choices: {
        gps: { pt: 'Gps', en: 'Gps' },
        das: { pt: 'Das', en: 'Das' },
        'retido-pela-empresa': { pt: 'Retido pela empresa', en: 'Retido pela empresa' },
      },
    },
    vencimento: {
      pt: ['Dia do mês seguinte em que vence', 'Dia do mês seguinte em que vence'],
      en: ['Day of the next month on which it is due', 'Day of the next month on which it is due'],
    },
    aposentadoriaPorTempo: {
      pt: ['Aposentadoria por tempo', 'Se conta para a aposentadoria por tempo de contribuição'],
      en: ['AposentadoriaPorTempo', 'Whether it counts towards a pension by time of contribution'],
    },
    limites: {
      pt: ['Limites', 'Limites da base'],
      en: ['Limits of the base', 'Limits of the base'],
      fields: {
        minimo: {
          pt: ['Mínimo', 'Salário mínimo'],
          en: ['Minimum wage', 'Minimum wage'],
        },
        teto: {
          pt: ['Teto', 'Teto do INSS'],
          en: ['Ceiling of the INSS', 'Ceiling of the INSS'],
        },
      },
    },
  },
} satisfies TextsOf<typeof contribuicaoAutonomo>;
