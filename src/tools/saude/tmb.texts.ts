import { disclaimer, height, sex, weight } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import type { tmb } from './tmb.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const formula = {
  pt: ['Fórmula', 'Fórmula da taxa basal; katch-mcardle e cunningham precisam de bodyFat'],
  en: ['Formula', 'Formula of the basal rate; katch-mcardle and cunningham need bodyFat'],
  choices: {
    'mifflin-st-jeor': { pt: 'Mifflin st jeor', en: 'Mifflin st jeor' },
    'harris-benedict': { pt: 'Harris benedict', en: 'Harris benedict' },
    'katch-mcardle': { pt: 'Katch mcardle', en: 'Katch mcardle' },
    cunningham: { pt: 'Cunningham', en: 'Cunningham' },
  },
} satisfies FieldTexts;

export const tmbTexts = {
  englishName: 'Basal metabolic rate',
  summary: {
    pt: 'Taxa metabólica basal e gasto energético diário, por quatro fórmulas',
    en: 'Basal metabolic rate and daily energy expenditure, by four formulas',
  },
  about: {
    pt: 'Mifflin–St Jeor (1990), Harris–Benedict revista por Roza e Shizgal (1984), Katch–McArdle e Cunningham (1980); as duas últimas partem da massa magra. O gasto diário é a taxa basal vezes o fator usual da atividade.',
    en: 'Mifflin–St Jeor (1990), Harris–Benedict as revised by Roza and Shizgal (1984), Katch–McArdle and Cunningham (1980); the last two start from the lean mass. The daily expenditure is the basal rate times the usual factor of the activity.',
  },
  input: {
    weight,
    height,
    sex,
    age: {
      pt: ['Idade', 'Idade'],
      en: ['Age', 'Age'],
    },
    formula,
    bodyFat: {
      pt: [
        'Gordura corporal',
        'Gordura corporal. Obrigatória com katch-mcardle e cunningham; com ela, a resposta traz as quatro fórmulas',
      ],
      en: [
        'Body fat',
        'Body fat. Required with katch-mcardle and cunningham; with it, the answer has all four formulas',
      ],
    },
    activityLevel,
  },
  output: {
    formula,
    bmr: {
      pt: ['Taxa metabólica basal', 'Taxa metabólica basal: o gasto em repouso'],
      en: ['Basal metabolic rate', 'Basal metabolic rate: the expenditure at rest'],
    },
    activityLevel,
    activityFactor: {
      pt: ['Fator que multiplica a taxa basal', 'Fator que multiplica a taxa basal'],
      en: ['Activity factor', 'Factor that multiplies the basal rate'],
    },
    tdee: {
      pt: ['Gasto energético diário', 'Gasto energético diário, com a atividade'],
      en: ['Total daily energy expenditure', 'Total daily energy expenditure, with the activity'],
    },
    leanMass: {
      pt: ['Massa magra', 'Massa magra. Só com bodyFat'],
      en: ['Lean mass', 'Lean mass. Only with bodyFat'],
    },
    byFormula: {
      pt: ['Taxa basal por cada fórmula', 'Taxa basal por cada fórmula'],
      en: ['By formula', 'Basal rate by each formula'],
      fields: {
        formula,
        bmr: {
          pt: ['Taxa metabólica basal', 'Taxa metabólica basal'],
          en: ['Basal metabolic rate', 'Basal metabolic rate'],
        },
      },
    },
    byActivity: {
      pt: [
        'Gasto diário em cada nível de atividade',
        'Gasto diário em cada nível de atividade, pela fórmula escolhida',
      ],
      en: ['By activity', 'Daily expenditure at each level of activity, by the formula chosen'],
      fields: {
        level: activityLevel,
        label: {
          pt: ['Nome do nível', 'Nome do nível, em português'],
          en: ['Name of the level', 'Name of the level, in Portuguese'],
        },
        factor: {
          pt: ['Fator do nível', 'Fator do nível'],
          en: ['Factor', 'Factor of the level'],
        },
        tdee: {
          pt: ['Gasto energético diário', 'Gasto energético diário'],
          en: ['Total daily energy expenditure', 'Total daily energy expenditure'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof tmb>;
