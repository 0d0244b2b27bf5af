import { disclaimer, height, sex, weight } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import { distribution, goal, splitEntries } from './_nutrients.texts.ts';
import type { macros } from './macros.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  calories: {
    pt: [
      'Calories',
      'Meta de calorias. Sem ela, weight, height, age, sex e activityLevel são obrigatórios, e a meta é calculada',
    ],
    en: [
      'Calories',
      'Calorie target. Without it, weight, height, age, sex and activityLevel are required, and the target is computed',
    ],
  },
  weight,
  height,
  age: {
    pt: ['Idade', 'Idade'],
    en: ['Age', 'Age'],
  },
  sex,
  activityLevel,
  goal,
  adjustment: {
    pt: [
      'Ajuste sobre o gasto diário',
      'Ajuste sobre o gasto diário, no lugar do que o objetivo traz. Negativo é déficit; não vai junto com calories',
    ],
    en: [
      'Adjustment',
      'Adjustment of the daily expenditure, in place of that of the goal. Negative is a deficit; it does not go together with calories',
    ],
  },
  ...splitEntries,
  meals: {
    pt: ['Em quantas refeições dividir o dia', 'Em quantas refeições dividir o dia'],
    en: ['Meals', 'How many meals to split the day into'],
  },
} satisfies FieldsTexts;

const nutrient = {
  grams: {
    pt: ['Quantidade no dia', 'Quantidade no dia'],
    en: ['Grams', 'Amount in the day'],
  },
  calories: {
    pt: ['Calories', 'Calorias dessa quantidade'],
    en: ['Calories', 'Calories of that amount'],
  },
  percent: {
    pt: ['Parte das calorias da meta', 'Parte das calorias da meta'],
    en: ['Share of the target calories', 'Share of the target calories'],
  },
  gramsPerKg: {
    pt: ['Quantidade por kg de peso', 'Quantidade por kg de peso. Só com weight'],
    en: ['Grams per kg', 'Amount per kg of weight. Only with weight'],
  },
  gramsPerMeal: {
    pt: ['Quantidade em cada refeição', 'Quantidade em cada refeição'],
    en: ['Grams per meal', 'Amount in each meal'],
  },
} satisfies FieldsTexts;

export const macrosTexts = {
  englishName: 'Macronutrient calculator',
  summary: {
    pt: 'Gramas de proteína, carboidrato e gordura para uma meta de calorias',
    en: 'Grams of protein, carbohydrate and fat for a calorie target',
  },
  about: {
    pt: 'A meta é a enviada em calories ou a taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, com o ajuste do objetivo. Fatores de Atwater: 4 kcal por grama de proteína e de carboidrato e 9 por grama de gordura; fibras pelo Institute of Medicine (2005). Não substitui a avaliação de um nutricionista.',
    en: 'The target is the one sent in calories, or the basal rate of Mifflin–St Jeor (1990) times the activity factor, with the adjustment of the goal. Atwater factors: 4 kcal per gram of protein and of carbohydrate and 9 per gram of fat; fibre by the Institute of Medicine (2005). It does not replace the assessment of a dietitian.',
  },
  input,
  output: {
    goal,
    bmr: {
      pt: ['Taxa metabólica basal', 'Taxa metabólica basal. Só quando a meta é calculada'],
      en: ['Basal metabolic rate', 'Basal metabolic rate. Only when the target is computed'],
    },
    tdee: {
      pt: ['Gasto energético diário', 'Gasto energético diário. Só quando a meta é calculada'],
      en: [
        'Total daily energy expenditure',
        'Total daily energy expenditure. Only when the target is computed',
      ],
    },
    targetCalories: {
      pt: ['Meta de calorias', 'Meta de calorias'],
      en: ['Target calories', 'Calorie target'],
    },
    distribution,
    protein: {
      pt: ['Proteína', 'Proteína'],
      en: ['Protein', 'Protein'],
      fields: nutrient,
    },
    carbs: {
      pt: ['Carboidrato', 'Carboidrato'],
      en: ['Carbohydrate', 'Carbohydrate'],
      fields: nutrient,
    },
    fat: {
      pt: ['Gordura', 'Gordura'],
      en: ['Fat', 'Fat'],
      fields: nutrient,
    },
    fiberGrams: {
      pt: ['Fibras', 'Fibras: 14 g a cada 1000 kcal'],
      en: ['Fibre', 'Fibre: 14 g for each 1000 kcal'],
    },
    meals: {
      pt: ['Refeições por dia', 'Refeições por dia'],
      en: ['Meals', 'Meals a day'],
    },
    warnings: {
      pt: [
        'Alertas',
        'Alertas: calories-below-floor, meta abaixo do mínimo usual sem acompanhamento (1200 kcal para mulheres, 1500 para homens)',
      ],
      en: [
        'Warnings',
        'Warnings: calories-below-floor, a target below the usual floor without supervision (1200 kcal for women, 1500 for men)',
      ],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof macros>;
