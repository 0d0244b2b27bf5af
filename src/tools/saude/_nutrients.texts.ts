import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const goal = {
  pt: [
    'Objetivo',
    'Objetivo: sem adjustment, perder tira 20% do gasto diário, manter o repete e ganhar soma 10%',
  ],
  en: [
    'Goal',
    'Goal: without adjustment, perder (lose) takes 20% off the daily expenditure, manter (keep) repeats it and ganhar (gain) adds 10%',
  ],
  choices: {
    perder: { pt: 'Perder', en: 'Perder' },
    manter: { pt: 'Manter', en: 'Manter' },
    ganhar: { pt: 'Ganhar', en: 'Ganhar' },
  },
} satisfies FieldTexts;

export const distribution = {
  pt: [
    'Como as calorias se dividem',
    'Como as calorias se dividem: uma das divisões prontas, personalizada (as três porcentagens) ou por-kg (gramas por kg de peso, o resto em carboidrato)',
  ],
  en: [
    'How the calories are split',
    'How the calories are split: one of the ready splits, personalizada (the three percentages) or por-kg (grams per kg of weight, the rest in carbohydrate)',
  ],
  choices: {
    equilibrada: { pt: 'Equilibrada', en: 'Equilibrada' },
    'low-carb': { pt: 'Low carb', en: 'Low carb' },
    'alta-proteina': { pt: 'Alta proteina', en: 'Alta proteina' },
    cetogenica: { pt: 'Cetogenica', en: 'Cetogenica' },
    personalizada: { pt: 'Personalizada', en: 'Personalizada' },
    'por-kg': { pt: 'Por kg', en: 'Por kg' },
  },
} satisfies FieldTexts;

export const splitEntries = {
  distribution,
  carbsPercent: {
    pt: [
      'Parte das calorias em carboidrato',
      'Parte das calorias em carboidrato. Só lida, e então obrigatória, com distribution=personalizada',
    ],
    en: [
      'Share of the calories from carbohydrate',
      'Share of the calories from carbohydrate. Only read, and then required, with distribution=personalizada',
    ],
  },
  proteinPercent: {
    pt: [
      'Parte das calorias em proteína',
      'Parte das calorias em proteína. Só lida, e então obrigatória, com distribution=personalizada',
    ],
    en: [
      'Share of the calories from protein',
      'Share of the calories from protein. Only read, and then required, with distribution=personalizada',
    ],
  },
  fatPercent: {
    pt: [
      'Parte das calorias em gordura',
      'Parte das calorias em gordura. Só lida, e então obrigatória, com distribution=personalizada',
    ],
    en: [
      'Share of the calories from fat',
      'Share of the calories from fat. Only read, and then required, with distribution=personalizada',
    ],
  },
  proteinPerKg: {
    pt: [
      'Proteína por kg de peso',
      'Proteína por kg de peso, com distribution=por-kg. Sem ela, a do objetivo',
    ],
    en: [
      'Protein per kg',
      'Protein per kg of weight, with distribution=por-kg. Without it, that of the goal',
    ],
  },
  fatPerKg: {
    pt: ['Gordura por kg de peso', 'Gordura por kg de peso, com distribution=por-kg'],
    en: ['Fat per kg', 'Fat per kg of weight, with distribution=por-kg'],
  },
} satisfies FieldsTexts;
