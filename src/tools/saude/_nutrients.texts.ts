import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const goal = {
  pt: ['Objetivo', 'Muda a meta de calorias: perder peso tira 20% do gasto diário, manter repete o gasto e ganhar peso soma 10%. Um ajuste próprio toma o lugar dessas porcentagens'],
  en: ['Goal', 'Changes the calorie target: losing weight takes 20% off the daily expenditure, keeping it leaves it as is, and gaining adds 10%. An adjustment of your own replaces these percentages'],
  choices: { perder: { pt: 'Perder peso', en: 'Lose weight' }, manter: { pt: 'Manter o peso', en: 'Keep weight' }, ganhar: { pt: 'Ganhar peso', en: 'Gain weight' } },
  alsoChoices: { perder: 'lose cut', manter: 'maintain maintenance', ganhar: 'gain bulk' },
} satisfies FieldTexts;

export const distribution = {
  pt: ['Divisão das calorias', 'Uma divisão pronta, as três porcentagens que você escolher, ou gramas por kg de peso, com o resto em carboidrato'],
  en: ['Calorie split', 'A ready-made split, three percentages of your choice, or grams per kg of weight, with the rest as carbohydrate'],
  choices: {
    equilibrada: { pt: 'Equilibrada', en: 'Balanced' },
    'low-carb': { pt: 'Pouco carboidrato (low carb)', en: 'Low carb' },
    'alta-proteina': { pt: 'Muita proteína', en: 'High protein' },
    cetogenica: { pt: 'Cetogênica', en: 'Ketogenic' },
    personalizada: { pt: 'Personalizada', en: 'Custom' },
    'por-kg': { pt: 'Por kg de peso', en: 'Per kg of weight' },
  },
} satisfies FieldTexts;

export const splitEntries = {
  distribution,
  carbsPercent: {
    pt: ['Carboidrato (%)', 'Parte das calorias que vem de carboidrato. Só vale, e então é obrigatória, na divisão personalizada'],
    en: ['Carbohydrate (%)', 'Share of calories from carbohydrate. Used, and then required, only with a custom split'],
  },
  proteinPercent: {
    pt: ['Proteína (%)', 'Parte das calorias que vem de proteína. Só vale, e então é obrigatória, na divisão personalizada'],
    en: ['Protein (%)', 'Share of calories from protein. Used, and then required, only with a custom split'],
  },
  fatPercent: {
    pt: ['Gordura (%)', 'Parte das calorias que vem de gordura. Só vale, e então é obrigatória, na divisão personalizada'],
    en: ['Fat (%)', 'Share of calories from fat. Used, and then required, only with a custom split'],
  },
  proteinPerKg: {
    pt: ['Proteína por kg', 'Proteína por kg de peso, na divisão por kg. Sem ela, a do objetivo'],
    en: ['Protein per kg', 'Protein per kg of body weight, with the split per kg. Without it, the amount for the goal'],
  },
  fatPerKg: { pt: ['Gordura por kg', 'Gordura por kg de peso, na divisão por kg'], en: ['Fat per kg', 'Fat per kg of body weight, with the split per kg'] },
} satisfies FieldsTexts;
