import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, inUnit, num } from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
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
  input: v.object({
    weight: inUnit(kg, between(10, 400)),
    duration: inUnit(minutes, between(1, 1440)),
    activity: v.optional(activity),
    met: inUnit(MET, v.optional(between(1, 25))),
  }),
  output: v.object({
    activity: v.optional(activity),
    label: v.optional(v.string()),
    compendiumCode: v.optional(v.string()),
    met: num(MET),
    intensity: intensity,
    duration: num(minutes),
    calories: num(kcal),
    netCalories: num(kcal),
    caloriesPerMinute: num(kcal),
    caloriesPerHour: num(kcal),
    fatEquivalentGrams: num(g),
    disclaimer,
  }),
  reads: { oneOf: [[['activity'], ['met']]] },
  result: 'calories',
  examples: [{ input: { weight: 70, activity: 'corrida-10', duration: 30 } }],
  run({ weight, duration, activity, met: ownMet }, { language }) {
    const known = activity && metActivities[activity];
    const met = known?.met ?? (ownMet as number);
    const perHour = met * weight;
    const calories = (perHour * duration) / 60;
    return {
      ...(known && { activity, label: textIn(known.label, language), compendiumCode: known.code }),
      met,
      intensity: intensityOf(met),
      duration,
      calories: roundTo(calories, 0),
      netCalories: roundTo(((met - 1) * weight * duration) / 60, 0),
      caloriesPerMinute: roundTo(perHour / 60, 2),
      caloriesPerHour: roundTo(perHour, 0),
      fatEquivalentGrams: roundTo(calories / KCAL_PER_GRAM_OF_FAT, 0),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});

/** Moderate from 3 MET and vigorous from 6 MET on (WHO guidelines on physical activity, 2020). */
function intensityOf(met: number): v.InferOutput<typeof intensity> {
  return met < 3 ? 'leve' : met < 6 ? 'moderada' : 'vigorosa';
}
