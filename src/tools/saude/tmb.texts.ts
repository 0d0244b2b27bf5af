import { age, disclaimer, height, sex, weight } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import type { tmb } from './tmb.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const formula = {
  pt: ['Fórmula', 'Fórmula da taxa basal; as de Katch–McArdle e Cunningham precisam da gordura corporal'],
  en: ['Formula', 'Formula for the basal rate; Katch–McArdle and Cunningham need the body fat'],
  choices: {
    'mifflin-st-jeor': { pt: 'Mifflin–St Jeor', en: 'Mifflin–St Jeor' },
    'harris-benedict': { pt: 'Harris–Benedict', en: 'Harris–Benedict' },
    'katch-mcardle': { pt: 'Katch–McArdle', en: 'Katch–McArdle' },
    cunningham: { pt: 'Cunningham', en: 'Cunningham' },
  },
} satisfies FieldTexts;

export const tmbTexts = {
  englishName: 'Basal metabolic rate',
  summary: { pt: 'Taxa metabólica basal e gasto energético diário, por quatro fórmulas', en: 'Basal metabolic rate and daily energy expenditure, by four formulas' },
  search: { pt: 'metabolismo, gasto calórico, calorias por dia, TDEE, basal', en: 'metabolism, calories per day, TDEE, basal, BMR' },
  about: {
    pt: 'Mifflin–St Jeor (1990), Harris–Benedict revista por Roza e Shizgal (1984), Katch–McArdle e Cunningham (1980); as duas últimas partem da massa magra. O gasto diário é a taxa basal vezes o fator usual da atividade.',
    en: 'Mifflin–St Jeor (1990), Harris–Benedict as revised by Roza and Shizgal (1984), Katch–McArdle and Cunningham (1980); the last two start from lean mass. The daily expenditure is the basal rate times the usual factor for the activity.',
  },
  why: [{ text: { pt: 'Com a atividade, o gasto do dia é {tdee}.', en: 'With the activity, the day takes {tdee}.' } }],
  input: {
    weight,
    height,
    sex,
    age,
    formula,
    bodyFat: {
      pt: ['Gordura corporal', 'Obrigatória nas fórmulas de Katch–McArdle e Cunningham; com ela, a resposta traz as quatro fórmulas'],
      en: ['Body fat', 'Required by the Katch–McArdle and Cunningham formulas; with it, the answer has all four formulas'],
    },
    activityLevel,
  },
  output: {
    formula,
    bmr: { pt: ['Taxa metabólica basal', 'Energia gasta em repouso'], en: ['Basal metabolic rate', 'Energy burned at rest'] },
    activityLevel,
    activityFactor: { pt: ['Fator de atividade', 'Multiplica a taxa basal'], en: ['Activity factor', 'Multiplies the basal rate'] },
    tdee: { pt: ['Gasto diário', 'Energia gasta no dia, com a atividade'], en: ['Daily expenditure', 'Energy burned in a day, with activity'] },
    leanMass: { pt: ['Massa magra', 'Só quando a gordura corporal é informada'], en: ['Lean mass', 'Only when the body fat is given'] },
    byFormula: {
      pt: ['Taxa por fórmula', 'Taxa basal segundo cada fórmula'],
      en: ['Rate by formula', 'Basal rate by each formula'],
      fields: { formula, bmr: { pt: ['Taxa metabólica basal', 'Taxa metabólica basal'], en: ['Basal metabolic rate', 'Basal metabolic rate'] } },
    },
    byActivity: {
      pt: ['Gasto por atividade', 'Gasto diário em cada nível de atividade, pela fórmula escolhida'],
      en: ['Expenditure by activity', 'Daily expenditure at each activity level, by the chosen formula'],
      fields: {
        level: activityLevel,
        label: { pt: ['Nome do nível', 'Nome do nível'], en: ['Level name', 'Name of the level'] },
        factor: { pt: ['Fator de atividade', 'Multiplica a taxa basal'], en: ['Activity factor', 'Multiplies the basal rate'] },
        tdee: { pt: ['Gasto diário', 'Gasto energético no dia, nesse nível'], en: ['Daily expenditure', 'Energy burned in a day at this level'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof tmb>;
