import { age, disclaimer, height, sex, weight } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import { distribution, goal, splitEntries } from './_nutrients.texts.ts';
import type { macros } from './macros.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  calories: {
    pt: ['Meta de calorias', 'Sem ela, peso, altura, idade, sexo e nível de atividade são obrigatórios, e a meta é calculada'],
    en: ['Calorie target', 'If left out, weight, height, age, sex and activity level are required, and the target is calculated'],
  },
  weight,
  height,
  age,
  sex,
  activityLevel,
  goal,
  adjustment: {
    pt: ['Ajuste das calorias', 'Mudança do gasto diário, no lugar da que o objetivo traz. Negativo é déficit; não vai junto com uma meta de calorias'],
    en: ['Calorie adjustment', 'Change to the daily expenditure, instead of the one the goal brings. Negative is a deficit; it cannot go with a calorie target'],
  },
  ...splitEntries,
  meals: { pt: ['Refeições por dia', 'Em quantas refeições dividir o dia'], en: ['Meals per day', 'How many meals to split the day into'] },
} satisfies FieldsTexts;

const nutrient = {
  grams: { pt: ['Quantidade por dia', 'Quantidade por dia'], en: ['Amount per day', 'Amount per day'] },
  calories: { pt: ['Calorias', 'Calorias dessa quantidade'], en: ['Calories', 'Calories in that amount'] },
  percent: { pt: ['Parte das calorias', 'Quanto da meta vem dele'], en: ['Share of calories', 'How much of the target comes from it'] },
  gramsPerKg: { pt: ['Por kg de peso', 'Só quando o peso é informado'], en: ['Per kg of weight', 'Only when the weight is given'] },
  gramsPerMeal: { pt: ['Por refeição', 'Quantidade em cada refeição'], en: ['Per meal', 'Amount in each meal'] },
} satisfies FieldsTexts;

export const macrosTexts = {
  englishName: 'Macronutrient calculator',
  summary: { pt: 'Gramas de proteína, carboidrato e gordura para uma meta de calorias', en: 'Grams of protein, carbohydrate and fat for a calorie target' },
  search: { pt: 'proteína, carboidrato, gordura, dieta, nutrientes, ganhar massa', en: 'protein, carbs, fat, diet, macronutrients, bulking' },
  about: {
    pt: 'A meta é a informada ou a taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, com o ajuste do objetivo. Fatores de Atwater: 4 kcal por grama de proteína e de carboidrato e 9 por grama de gordura; fibras pelo Institute of Medicine (2005). Não substitui a avaliação de um nutricionista.',
    en: 'The target is the one you send, or the basal rate of Mifflin–St Jeor (1990) times the activity factor, with the adjustment for the goal. Atwater factors: 4 kcal per gram of protein and of carbohydrate and 9 per gram of fat; fiber by the Institute of Medicine (2005). It does not replace the assessment of a dietitian.',
  },
  hero: [{ label: { pt: 'Proteína por dia', en: 'Protein a day' }, path: 'protein.grams' }],
  why: [
    {
      text: { pt: 'Por dia, com {targetCalories}: {carbs.grams} de carboidrato e {fat.grams} de gordura.', en: 'A day, with {targetCalories}: {carbs.grams} of carbohydrate and {fat.grams} of fat.' },
    },
  ],
  facts: [
    { path: 'carbs.grams', label: { pt: 'Carboidrato', en: 'Carbohydrate' } },
    { path: 'fat.grams', label: { pt: 'Gordura', en: 'Fat' } },
    'fiberGrams',
    { path: 'protein.gramsPerMeal', label: { pt: 'Proteína por refeição', en: 'Protein a meal' } },
  ],
  input,
  output: {
    goal,
    bmr: { pt: ['Taxa metabólica basal', 'Só quando a meta é calculada'], en: ['Basal metabolic rate', 'Only when the target is calculated'] },
    tdee: {
      pt: ['Gasto diário', 'Energia gasta no dia, com a atividade. Só quando a meta é calculada'],
      en: ['Daily expenditure', 'Energy spent in a day, with activity. Only when the target is calculated'],
    },
    targetCalories: { pt: ['Meta de calorias', 'A informada, ou o gasto diário com o ajuste'], en: ['Calorie target', 'As given, or the daily expenditure with the adjustment'] },
    distribution,
    protein: { pt: ['Proteína', 'Proteína'], en: ['Protein', 'Protein'], fields: nutrient },
    carbs: { pt: ['Carboidrato', 'Carboidrato'], en: ['Carbohydrate', 'Carbohydrate'], fields: nutrient },
    fat: { pt: ['Gordura', 'Gordura'], en: ['Fat', 'Fat'], fields: nutrient },
    fiberGrams: { pt: ['Fibras', '14 g a cada 1000 kcal'], en: ['Fiber', '14 g for every 1000 kcal'] },
    meals: { pt: ['Refeições por dia', 'Para dividir as metas'], en: ['Meals per day', 'To split the targets'] },
    warnings: {
      pt: ['Alertas', 'Meta abaixo do mínimo usual sem acompanhamento (1200 kcal para mulheres, 1500 para homens)'],
      en: ['Warnings', 'Target below the usual minimum without supervision (1200 kcal for women, 1500 for men)'],
    },
    disclaimer,
  },
  warnings: {
    'calories-below-floor': { pt: 'A meta de calorias é menor do que se recomenda sem acompanhamento profissional.', en: 'The target of calories is below what is advised without professional care.' },
  },
} satisfies TextsOf<typeof macros>;
