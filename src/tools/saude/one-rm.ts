import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { between, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { kg, percentage } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';
import { type Formula, oneRepMax } from './_one-rep-max.ts';

/** Percent of the maximum and the repetitions that it allows: training load chart of the NSCA. */
const LOADS = [
  [100, 1],
  [95, 2],
  [93, 3],
  [90, 4],
  [87, 5],
  [85, 6],
  [83, 7],
  [80, 8],
  [77, 9],
  [75, 10],
  [70, 11],
  [67, 12],
  [65, 15],
] as const;

const formula = v.picklist([
  'epley',
  'brzycki',
  'lombardi',
  'mayhew',
  'oconner',
  'wathan',
  'lander',
  'media',
]);

/** One-repetition maximum and training loads, in kg. */
export const oneRm = defineCalculator({
  method: 'POST',
  path: '/calculadoras/one-rm',
  category: 'saude',
  name: 'Calculadora de 1RM',
  input: v.object({
    weight: inUnit(kg, between(0.5, 1000)),
    reps: inUnit(pure, integer(1, 20)),
    formula: v.optional(formula, 'epley'),
    increment: inUnit(kg, v.optional(v.picklist([0.1, 0.5, 1, 2, 2.5, 5]), 0.5)),
  }),
  output: v.object({
    weight: num(kg),
    reps: num(pure),
    formula,
    oneRepMax: num(kg),
    byFormula: v.object({
      epley: num(kg),
      brzycki: num(kg),
      lombardi: num(kg),
      mayhew: num(kg),
      oconner: num(kg),
      wathan: num(kg),
      lander: num(kg),
      media: num(kg),
    }),
    percentages: v.array(
      v.object({
        percent: num(percentage),
        reps: num(pure),
        load: num(kg),
        goal: v.picklist(['forca', 'hipertrofia', 'resistencia']),
      }),
    ),
    reliability: v.picklist(['alta', 'media', 'baixa']),
    disclaimer,
  }),
  result: 'oneRepMax',
  examples: [{ input: { weight: 100, reps: 5 } }],
  run({ weight, reps, formula, increment }, { language }) {
    const estimates = oneRepMax(weight, reps);
    const max = estimates[formula];
    return {
      weight,
      reps,
      formula,
      oneRepMax: roundTo(max, 1),
      byFormula: Object.fromEntries(
        Object.entries(estimates).map(([name, kilograms]) => [name, roundTo(kilograms, 1)]),
      ) as Record<Formula, number>,
      percentages: LOADS.map(([percent, reps]) => ({
        percent,
        reps,
        load: roundTo(roundTo((max * percent) / 100 / increment, 0) * increment, 1),
        goal: goalOf(percent),
      })),
      reliability: reliabilityOf(reps),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});

/** Gives the training goal of a load in percent of the maximum. */
function goalOf(percent: number): 'forca' | 'hipertrofia' | 'resistencia' {
  return percent >= 85 ? 'forca' : percent >= 67 ? 'hipertrofia' : 'resistencia';
}

/** The estimates spread with the repetitions. */
function reliabilityOf(reps: number): 'alta' | 'media' | 'baixa' {
  return reps <= 5 ? 'alta' : reps <= 10 ? 'media' : 'baixa';
}
