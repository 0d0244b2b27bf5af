import { disclaimer, height, sex } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import type { perdaPeso } from './perda-peso.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  weight: {
    pt: ['Peso atual', 'Peso atual'],
    en: ['Weight', 'Current weight'],
  },
  targetWeight: {
    pt: ['Peso desejado', 'Peso desejado, abaixo do atual e com IMC de 18,5 ou mais'],
    en: ['Weight wanted', 'Weight wanted, below the current one and with a BMI of 18.5 or more'],
  },
  height,
  sex,
  age: {
    pt: ['Idade', 'Idade'],
    en: ['Age', 'Age'],
  },
  activityLevel,
  deficit: {
    pt: ['Déficit', 'Déficit desejado. Não vai junto com weeks'],
    en: ['Deficit', 'Deficit wanted. It does not go together with weeks'],
  },
  weeks: {
    pt: ['Prazo desejado', 'Prazo desejado, do qual sai o déficit, no lugar de deficit'],
    en: ['Time wanted', 'Time wanted, which the deficit follows from, in place of deficit'],
  },
  startDate: {
    pt: ['Primeiro dia da dieta', 'Primeiro dia da dieta. Sem ele, hoje em Brasília'],
    en: ['First day of the diet', 'First day of the diet. Without it, today in Brasília'],
  },
} satisfies FieldsTexts;

export const perdaPesoTexts = {
  englishName: 'Calorie deficit and weight loss',
  summary: {
    pt: 'Calorias por dia e semanas até o peso desejado',
    en: 'Calories a day and weeks to the weight wanted',
  },
  about: {
    pt: 'Taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, e 7700 kcal por kg (Wishnofsky, 1958). Ao lado da conta linear, a adaptativa refaz o gasto a cada semana, já que um corpo mais leve gasta menos. Não substitui acompanhamento profissional.',
    en: 'Basal rate of Mifflin–St Jeor (1990) times the activity factor, and 7700 kcal per kg (Wishnofsky, 1958). Beside the linear figure, the adaptive one computes the expenditure anew each week, since a lighter body spends less. It does not replace professional care.',
  },
  input,
  output: {
    bmr: {
      pt: ['Taxa metabólica basal', 'Taxa metabólica basal'],
      en: ['Basal metabolic rate', 'Basal metabolic rate'],
    },
    tdee: {
      pt: ['Gasto energético diário', 'Gasto energético diário'],
      en: ['Total daily energy expenditure', 'Total daily energy expenditure'],
    },
    dailyCalories: {
      pt: ['O que comer por dia', 'O que comer por dia, nunca abaixo do mínimo'],
      en: ['Daily calories', 'What to eat in a day, never below the floor'],
    },
    dailyDeficit: {
      pt: ['Déficit que resulta', 'Déficit que resulta'],
      en: ['Daily deficit', 'Deficit that results'],
    },
    weightToLose: {
      pt: ['Peso a perder', 'Peso a perder'],
      en: ['Weight to lose', 'Weight to lose'],
    },
    weeklyLossKg: {
      pt: ['Perda por semana', 'Perda por semana, pela conta linear'],
      en: ['Loss in a week', 'Loss in a week, by the linear figure'],
    },
    floorCalories: {
      pt: [
        'Mínimo usual sem acompanhamento médico',
        'Mínimo usual sem acompanhamento médico: 1200 para mulheres, 1500 para homens',
      ],
      en: ['Floor calories', 'Usual floor without medical supervision: 1200 for women, 1500 for men'],
    },
    floorApplied: {
      pt: ['Floor-applied', 'Se o mínimo entrou no lugar do que o déficit pedia'],
      en: ['Floor-applied', 'Whether the floor replaced what the deficit asked for'],
    },
    linear: {
      pt: ['Previsão com gasto constante', 'Previsão com gasto constante'],
      en: ['Prediction with a constant expenditure', 'Prediction with a constant expenditure'],
      fields: {
        weeks: {
          pt: ['Tempo até o peso desejado', 'Tempo até o peso desejado'],
          en: ['Time to the weight wanted', 'Time to the weight wanted'],
        },
        date: {
          pt: ['Dia em que se chega a ele', 'Dia em que se chega a ele'],
          en: ['Day on which it is reached', 'Day on which it is reached'],
        },
      },
    },
    adaptive: {
      pt: ['Previsão com o gasto refeito a cada semana', 'Previsão com o gasto refeito a cada semana'],
      en: ['Adaptive', 'Prediction with the expenditure computed anew each week'],
      fields: {
        reached: {
          pt: ['O peso desejado é alcançado', 'Se o peso desejado é alcançado'],
          en: ['The weight wanted is reached', 'Whether the weight wanted is reached'],
        },
        weeks: {
          pt: ['Tempo até ele', 'Tempo até ele, ou até o peso estacionar'],
          en: ['Time to it', 'Time to it, or until the weight levels off'],
        },
        date: {
          pt: ['Dia em que se chega a ele', 'Dia em que se chega a ele. Só com reached'],
          en: ['Day on which it is reached', 'Day on which it is reached. Only with reached'],
        },
        plateauWeight: {
          pt: ['Peso em que a perda estaciona', 'Peso em que a perda estaciona. Só sem reached'],
          en: [
            'Weight at which the loss levels off',
            'Weight at which the loss levels off. Only without reached',
          ],
        },
      },
    },
    projection: {
      pt: ['Curso da previsão adaptativa', 'Curso da previsão adaptativa, a cada quatro semanas e na última'],
      en: [
        'Course of the adaptive prediction',
        'Course of the adaptive prediction, every four weeks and in the last one',
      ],
      fields: {
        week: {
          pt: ['Semana', 'Semana, a partir de startDate'],
          en: ['Week', 'Week, from startDate on'],
        },
        weight: {
          pt: ['Peso ao fim da semana', 'Peso ao fim da semana'],
          en: ['Weight', 'Weight at the end of the week'],
        },
      },
    },
    targetBmi: {
      pt: ['IMC no peso desejado', 'IMC no peso desejado'],
      en: ['BMI at the weight wanted', 'BMI at the weight wanted'],
    },
    warnings: {
      pt: [
        'Alertas',
        'Alertas: floor-applied, o mínimo entrou; fast-loss, a primeira semana perde mais de 1% do peso',
      ],
      en: [
        'Warnings',
        'Warnings: floor-applied, the floor holds; fast-loss, the first week loses more than 1% of the weight',
      ],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof perdaPeso>;
