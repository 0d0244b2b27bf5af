import { category, disclaimer, height, sex } from './_fields.texts.ts';
import type { cinturaEstatura } from './cintura-estatura.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cinturaEstaturaTexts = {
  englishName: 'Waist-to-height ratio',
  summary: { pt: 'Relação entre a cintura e a estatura, com a faixa de risco', en: 'Waist-to-height ratio, with its risk range' },
  search: { pt: 'barriga, cintura, abdômen, gordura na barriga', en: 'waist, belly, abdomen, waist to height' },
  about: {
    pt: 'Classes da diretriz NG246 do NICE (2025): a cintura não deve chegar à metade da estatura. Informado o sexo, também o risco pela cintura da OMS (TRS 894, 2000). É um sinal de risco cardiometabólico, e não um diagnóstico.',
    en: 'Classes of the NICE guideline NG246 (2025): the waist should stay below half the height. When the sex is given, also the WHO risk by waist (TRS 894, 2000). It is a sign of cardiometabolic risk, not a diagnosis.',
  },
  input: {
    waist: { pt: ['Cintura', 'Circunferência da cintura'], en: ['Waist', 'Waist circumference'] },
    height,
    sex: {
      pt: ['Sexo', 'Sexo biológico. Acrescenta o risco pela cintura, cujos limites dependem dele'],
      en: ['Sex', 'Biological sex. Adds the risk by waist, whose limits depend on it'],
      choices: sex.choices,
    },
  },
  output: {
    ratio: { pt: ['Relação cintura-altura', 'Cintura dividida pela altura'], en: ['Waist-to-height ratio', 'Waist divided by height'] },
    classification: { pt: ['Classificação', 'Faixa em que a relação cai'], en: ['Classification', 'Range that the ratio falls in'], fields: category },
    maxHealthyWaist: { pt: ['Cintura máxima saudável', 'Metade da altura, que a cintura não deve alcançar'], en: ['Healthy waist limit', 'Half the height, which the waist should not reach'] },
    waistToReduce: { pt: ['Cintura a reduzir', 'O que a cintura passa desse limite, ou 0'], en: ['Waist to lose', 'How far the waist is above that limit, or 0'] },
    waistRisk: {
      pt: ['Risco pela cintura', 'Risco de complicações metabólicas (OMS). Só quando o sexo é informado'],
      en: ['Risk by waist', 'Risk of metabolic complications (WHO). Only when the sex is given'],
      fields: {
        id: {
          pt: ['Grau do risco', 'Grau pela circunferência da cintura'],
          en: ['Degree of risk', 'Degree by the waist circumference'],
          choices: { normal: { pt: 'Normal', en: 'Normal' }, aumentado: { pt: 'Aumentado', en: 'Increased' }, 'muito-aumentado': { pt: 'Muito aumentado', en: 'Greatly increased' } },
        },
        increasedFrom: { pt: ['Risco aumentado desde', 'Cintura a partir da qual o risco é aumentado'], en: ['Increased risk from', 'Waist from which the risk is increased'] },
        highFrom: { pt: ['Risco muito alto desde', 'Cintura a partir da qual o risco é muito aumentado'], en: ['High risk from', 'Waist from which the risk is greatly increased'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cinturaEstatura>;
