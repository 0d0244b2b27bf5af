import { category, disclaimer, height, sex } from './_fields.texts.ts';
import type { cinturaEstatura } from './cintura-estatura.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cinturaEstaturaTexts = {
  englishName: 'Waist-to-height ratio',
  summary: {
    pt: 'Relação entre a cintura e a estatura, com a faixa de risco',
    en: 'Ratio of the waist to the height, with the range of risk',
  },
  about: {
    pt: 'Classes da diretriz NG246 do NICE (2025): a cintura não deve chegar à metade da estatura. Com sex, também o risco pela cintura da OMS (TRS 894, 2000). É um sinal de risco cardiometabólico, e não um diagnóstico.',
    en: 'Classes of the NICE guideline NG246 (2025): the waist should stay below half the height. With sex, also the risk by waist of the WHO (TRS 894, 2000). It is a sign of cardiometabolic risk, and no diagnosis.',
  },
  input: {
    waist: {
      pt: ['Circunferência da cintura', 'Circunferência da cintura'],
      en: ['Waist', 'Waist girth'],
    },
    height,
    sex: {
      pt: ['Sexo biológico', 'Sexo biológico: acrescenta waistRisk, cujos limites dependem dele'],
      en: ['Biological sex', 'Biological sex: adds waistRisk, whose limits depend on it'],
      choices: sex.choices,
    },
  },
  output: {
    ratio: {
      pt: ['Cintura dividida pela estatura', 'Cintura dividida pela estatura'],
      en: ['Ratio', 'Waist divided by the height'],
    },
    classification: {
      pt: ['Classe da relação', 'Classe da relação'],
      en: ['Class of the ratio', 'Class of the ratio'],
      fields: category,
    },
    maxHealthyWaist: {
      pt: ['Metade da estatura', 'Metade da estatura, que a cintura não deve alcançar'],
      en: ['Half the height', 'Half the height, which the waist should not reach'],
    },
    waistToReduce: {
      pt: ['O que a cintura passa disso', 'O que a cintura passa disso, ou 0'],
      en: ['What the waist exceeds it by', 'What the waist exceeds it by, or 0'],
    },
    waistRisk: {
      pt: ['WaistRisk', 'Risco de complicações metabólicas pela cintura (OMS). Só com sex'],
      en: ['Waist risk', 'Risk of metabolic complications by the waist (WHO). Only with sex'],
      fields: {
        id: {
          pt: ['Grau do risco', 'Grau do risco'],
          en: [
            'Degree of the risk',
            'Degree of the risk: normal, increased (aumentado) or greatly increased (muito-aumentado)',
          ],
          choices: {
            normal: { pt: 'Normal', en: 'Normal' },
            aumentado: { pt: 'Aumentado', en: 'Aumentado' },
            'muito-aumentado': { pt: 'Muito aumentado', en: 'Muito aumentado' },
          },
        },
        increasedFrom: {
          pt: [
            'Cintura a partir da qual o risco é aumentado',
            'Cintura a partir da qual o risco é aumentado',
          ],
          en: ['Increased from', 'Waist from which the risk is increased'],
        },
        highFrom: {
          pt: ['HighFrom', 'Cintura a partir da qual o risco é muito aumentado'],
          en: ['HighFrom', 'Waist from which the risk is greatly increased'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cinturaEstatura>;
