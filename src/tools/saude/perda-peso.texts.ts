import { age, disclaimer, height, sex } from './_fields.texts.ts';
import { activityLevel } from './_energy.texts.ts';
import type { perdaPeso } from './perda-peso.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  weight: { pt: ['Peso atual', 'Antes da dieta'], en: ['Current weight', 'Before the diet'] },
  targetWeight: { pt: ['Peso desejado', 'Abaixo do atual e com IMC de 18,5 ou mais'], en: ['Target weight', 'Below the current one and with a BMI of 18.5 or more'], also: 'pesoAlvo pesoMeta' },
  height,
  sex,
  age,
  activityLevel,
  deficit: { pt: ['Déficit diário', 'Quanto comer a menos do que se gasta. Envie este ou o prazo'], en: ['Daily deficit', 'How much less to eat than you burn. Send this or the time frame'] },
  weeks: {
    pt: ['Prazo', 'Em quanto tempo perder o peso; o déficit sai dele. Envie este ou o déficit'],
    en: ['Time frame', 'How long to take to lose the weight; the deficit follows from it. Send this or the deficit'],
  },
  startDate: { pt: ['Início da dieta', 'Primeiro dia. Sem ele, hoje em Brasília'], en: ['Start of the diet', 'First day. If left out, today in Brasília'] },
} satisfies FieldsTexts;

export const perdaPesoTexts = {
  englishName: 'Calorie deficit and weight loss',
  summary: { pt: 'Calorias por dia e semanas até o peso desejado', en: 'Calories a day and weeks to reach the target weight' },
  search: { pt: 'emagrecer, perder peso, dieta, déficit calórico, quilos', en: 'lose weight, weight loss, diet, calorie deficit' },
  about: {
    pt: 'Taxa basal de Mifflin–St Jeor (1990) vezes o fator de atividade, e 7700 kcal por kg (Wishnofsky, 1958). Ao lado da conta linear, a adaptativa refaz o gasto a cada semana, já que um corpo mais leve gasta menos. Não substitui acompanhamento profissional.',
    en: 'Basal rate of Mifflin–St Jeor (1990) times the activity factor, and 7700 kcal per kg (Wishnofsky, 1958). Beside the linear prediction, the adaptive one recalculates the expenditure each week, since a lighter body burns less. It does not replace professional care.',
  },
  input,
  output: {
    bmr: { pt: ['Taxa metabólica basal', 'Energia gasta em repouso'], en: ['Basal metabolic rate', 'Energy burned at rest'] },
    tdee: { pt: ['Gasto diário', 'Energia gasta no dia, com a atividade'], en: ['Daily expenditure', 'Energy burned in a day, with activity'] },
    dailyCalories: { pt: ['Calorias por dia', 'Quanto comer, nunca abaixo do mínimo'], en: ['Calories per day', 'How much to eat, never below the minimum'] },
    dailyDeficit: { pt: ['Déficit diário', 'O que resulta, já respeitado o mínimo'], en: ['Daily deficit', 'The one that results, once the minimum is kept'] },
    weightToLose: { pt: ['Peso a perder', 'Do peso atual até o desejado'], en: ['Weight to lose', 'From the current weight to the desired one'] },
    weeklyLossKg: { pt: ['Perda por semana', 'Pela conta linear'], en: ['Loss per week', 'By the linear prediction'] },
    floorCalories: {
      pt: ['Mínimo de calorias', 'O usual sem acompanhamento médico: 1200 para mulheres, 1500 para homens'],
      en: ['Minimum calories', 'The usual minimum without medical supervision: 1200 for women, 1500 for men'],
    },
    floorApplied: { pt: ['Mínimo aplicado', 'O mínimo entrou no lugar do que o déficit pedia'], en: ['Minimum applied', 'The minimum replaced what the deficit asked for'] },
    linear: {
      pt: ['Previsão linear', 'Com o gasto constante'],
      en: ['Linear prediction', 'With a constant expenditure'],
      fields: {
        weeks: { pt: ['Tempo previsto', 'Até o peso desejado'], en: ['Time needed', 'Until the target weight'] },
        date: { pt: ['Data prevista', 'Dia em que se chega ao peso desejado'], en: ['Expected date', 'Day the target weight is reached'] },
      },
    },
    adaptive: {
      pt: ['Previsão adaptativa', 'Com o gasto refeito a cada semana'],
      en: ['Adaptive prediction', 'With the expenditure recalculated each week'],
      fields: {
        reached: { pt: ['Chega ao peso desejado', 'Falso quando o peso estaciona antes'], en: ['Reaches the target weight', 'False when the weight levels off before it'] },
        weeks: { pt: ['Tempo previsto', 'Até o peso desejado, ou até o peso estacionar'], en: ['Time needed', 'Until the target weight, or until the weight levels off'] },
        date: { pt: ['Data prevista', 'Dia em que se chega ao peso desejado; ausente se não se chega'], en: ['Expected date', 'Day the target weight is reached; absent if it is not'] },
        plateauWeight: { pt: ['Peso em que estaciona', 'Só quando não se chega ao peso desejado'], en: ['Plateau weight', 'Only when the target weight is not reached'] },
      },
    },
    projection: {
      pt: ['Evolução do peso', 'Pela previsão adaptativa, a cada quatro semanas e na última'],
      en: ['Weight over time', 'By the adaptive prediction, every four weeks and in the last one'],
      fields: {
        week: { pt: ['Semana', 'Contada do início da dieta'], en: ['Week', 'Counted from the start of the diet'] },
        weight: { pt: ['Peso', 'Peso ao fim da semana'], en: ['Weight', 'Weight at the end of the week'] },
      },
    },
    targetBmi: { pt: ['IMC no peso desejado', 'IMC no peso desejado'], en: ['BMI at target weight', 'BMI at the target weight'] },
    warnings: {
      pt: ['Alertas', 'O mínimo de calorias entrou no lugar do pedido, ou a primeira semana perde mais de 1% do peso'],
      en: ['Warnings', 'The minimum of calories replaced what was asked for, or the first week loses more than 1% of the weight'],
    },
    disclaimer,
  },
  warnings: {
    'fast-loss': { pt: 'A perda da primeira semana passa de 1 % do peso.', en: 'The loss of the first week is above 1 % of the weight.' },
    'floor-applied': { pt: 'A meta de calorias foi elevada ao mínimo recomendado.', en: 'The target of calories was raised to the advised minimum.' },
  },
} satisfies TextsOf<typeof perdaPeso>;
