import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import { excludes, required } from '../../kit/texts.ts';
import { g, kcal, kg, MET, minutes } from '../../kit/units.ts';
import { metActivities, metActivityIds } from '../../data/met-activities.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';

/** kcal in a gram of body fat, as weight loss counts it: 7700 kcal a kg (Wishnofsky 1958). */
const KCAL_PER_GRAM_OF_FAT = 7.7;

const activity = v.picklist(metActivityIds);
const intensity = v.picklist(['leve', 'moderada', 'vigorosa']);

/**
 * Energy spent in exercise: MET × kg × hours, by the Compendium's definition of 1 MET as 1 kcal per kg and hour
 * (Herrmann et al., 2024 Adult Compendium of Physical Activities, J Sport Health Sci 2024;13:6–12).
 */
export const caloriasExercicio = defineCalculator({
  method: 'POST',
  path: '/calculadoras/calorias-exercicio',
  category: 'saude',
  name: 'Calorias gastas no exercício',
  summary: 'Calorias gastas em 44 atividades, ou por um MET próprio',
  en: {
    name: 'Calories burned in exercise',
    summary: 'Calories burned in 44 activities, or by a MET of your own',
  },
  about: {
    pt: 'MET vezes peso vezes horas, pela definição do Compêndio de Atividades Físicas de adultos (Herrmann et al., 2024): 1 MET é 1 kcal por kg e hora. O MET é um valor médio; idade, condicionamento e técnica mudam o gasto real.',
    en: 'MET times weight times hours, by the definition of the Adult Compendium of Physical Activities (Herrmann et al., 2024): 1 MET is 1 kcal per kg and hour. A MET is an average; age, fitness and technique change what is really spent.',
  },
  input: v.object({
    weight: describe(inUnit(kg, between(10, 400)), { pt: 'Peso corporal', en: 'Body weight' }),
    duration: describe(inUnit(minutes, between(1, 1440)), {
      pt: 'Duração do exercício',
      en: 'Duration of the exercise',
    }),
    activity: describe(v.optional(activity), {
      pt: 'Atividade do Compêndio. Obrigatória sem met, e não vai junto com ele',
      en: 'Activity of the Compendium. Required without met, and does not go together with it',
    }),
    met: describe(inUnit(MET, v.optional(between(1, 25))), {
      pt: 'Intensidade própria, em equivalentes metabólicos, no lugar de activity',
      en: 'Intensity of your own, as metabolic equivalents, in place of activity',
    }),
  }),
  output: v.object({
    activity: describe(v.optional(activity), {
      pt: 'Atividade, quando foi enviada',
      en: 'Activity, when it was sent',
    }),
    label: describe(v.optional(v.string()), {
      pt: 'Nome da atividade, em português. Só com activity',
      en: 'Name of the activity, in Portuguese. Only with activity',
    }),
    compendiumCode: describe(v.optional(v.string()), {
      pt: 'Código da atividade no Compêndio. Só com activity',
      en: 'Code of the activity in the Compendium. Only with activity',
    }),
    met: describe(v.number(), { pt: 'Intensidade usada', en: 'Intensity used' }, MET),
    intensity: describe(intensity, {
      pt: 'Intensidade pela OMS (2020): leve abaixo de 3 MET, moderada abaixo de 6, vigorosa daí em diante',
      en: 'Intensity by the WHO (2020): light (leve) below 3 MET, moderate below 6, vigorous from there on',
    }),
    duration: describe(v.number(), { pt: 'Duração do exercício', en: 'Duration of the exercise' }, minutes),
    calories: describe(
      v.number(),
      { pt: 'Calorias gastas, com as do repouso', en: 'Calories spent, with those of rest' },
      kcal,
    ),
    netCalories: describe(
      v.number(),
      { pt: 'Calorias gastas além das do repouso', en: 'Calories spent beyond those of rest' },
      kcal,
    ),
    caloriesPerMinute: describe(
      v.number(),
      { pt: 'Calorias a cada minuto', en: 'Calories in each minute' },
      kcal,
    ),
    caloriesPerHour: describe(v.number(), { pt: 'Calorias a cada hora', en: 'Calories in each hour' }, kcal),
    fatEquivalentGrams: describe(
      v.number(),
      {
        pt: 'Gordura corporal com a mesma energia, a 7700 kcal por kg',
        en: 'Body fat of the same energy, at 7700 kcal per kg',
      },
      g,
    ),
    disclaimer,
  }),
  result: 'calories',
  either: [['activity'], ['met']],
  examples: [{ input: { weight: 70, activity: 'corrida-10', duration: 30 } }],
  run({ weight, duration, activity, met: ownMet }) {
    if (activity !== undefined && ownMet !== undefined) throw badParameter('activity', excludes('met'));
    const known = activity && metActivities[activity];
    const met = known?.met ?? ownMet;
    if (met === undefined) throw badParameter('activity', required);
    const perHour = met * weight;
    const calories = (perHour * duration) / 60;
    return {
      ...(known && { activity, label: known.label, compendiumCode: known.code }),
      met,
      intensity: intensityOf(met),
      duration,
      calories: roundTo(calories, 0),
      netCalories: roundTo(((met - 1) * weight * duration) / 60, 0),
      caloriesPerMinute: roundTo(perHour / 60, 2),
      caloriesPerHour: roundTo(perHour, 0),
      fatEquivalentGrams: roundTo(calories / KCAL_PER_GRAM_OF_FAT, 0),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

/** Moderate from 3 MET and vigorous from 6 MET on (WHO guidelines on physical activity, 2020). */
function intensityOf(met: number): v.InferOutput<typeof intensity> {
  return met < 3 ? 'leve' : met < 6 ? 'moderada' : 'vigorosa';
}
