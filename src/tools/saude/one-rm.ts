import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, integer, inUnit } from '../../kit/fields/index.ts';
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

const formula = describe(
  v.picklist(['epley', 'brzycki', 'lombardi', 'mayhew', 'oconner', 'wathan', 'lander', 'media']),
  {
    pt: 'Fórmula da carga máxima, pelo autor, ou media, a média das sete',
    en: 'Formula of the maximum, by its author, or media, the mean of the seven',
  },
);

/** One-repetition maximum and training loads, in kg. */
export const oneRm = defineCalculator({
  method: 'POST',
  path: '/calculadoras/one-rm',
  category: 'saude',
  name: 'Calculadora de 1RM',
  summary: 'Carga máxima de uma repetição por sete fórmulas e as cargas de treino',
  en: { name: '1RM calculator', summary: 'One-repetition maximum by seven formulas and the training loads' },
  about: {
    pt: 'As cargas de treino seguem a tabela de porcentagens e repetições da NSCA (National Strength and Conditioning Association). Quanto mais repetições, menos certa a estimativa.',
    en: 'The training loads follow the chart of percentages and repetitions of the NSCA (National Strength and Conditioning Association). The more repetitions, the less certain the estimate.',
  },
  input: v.object({
    weight: describe(inUnit(kg, between(0.5, 1000)), { pt: 'Carga levantada', en: 'Load lifted' }),
    reps: describe(integer(1, 20), {
      pt: 'Repetições até a falha com essa carga',
      en: 'Repetitions to failure with that load',
    }),
    formula: v.optional(formula, 'epley'),
    increment: describe(inUnit(kg, v.optional(v.picklist([0.1, 0.5, 1, 2, 2.5, 5]), 0.5)), {
      pt: 'Passo das cargas de treino, como o das anilhas que há',
      en: 'Step of the training loads, such as that of the plates at hand',
    }),
  }),
  output: v.object({
    weight: describe(v.number(), { pt: 'Carga levantada', en: 'Load lifted' }, kg),
    reps: describe(v.number(), { pt: 'Repetições até a falha', en: 'Repetitions to failure' }, null),
    formula,
    oneRepMax: describe(
      v.number(),
      {
        pt: 'Carga máxima de uma repetição, pela fórmula escolhida',
        en: 'One-repetition maximum, by the formula chosen',
      },
      kg,
    ),
    byFormula: describe(
      v.object({
        epley: describe(v.number(), { pt: 'Epley', en: 'Epley' }, kg),
        brzycki: describe(v.number(), { pt: 'Brzycki', en: 'Brzycki' }, kg),
        lombardi: describe(v.number(), { pt: 'Lombardi', en: 'Lombardi' }, kg),
        mayhew: describe(v.number(), { pt: 'Mayhew', en: 'Mayhew' }, kg),
        oconner: describe(v.number(), { pt: "O'Conner", en: "O'Conner" }, kg),
        wathan: describe(v.number(), { pt: 'Wathan', en: 'Wathan' }, kg),
        lander: describe(v.number(), { pt: 'Lander', en: 'Lander' }, kg),
        media: describe(v.number(), { pt: 'Média das sete', en: 'Mean of the seven' }, kg),
      }),
      { pt: 'Carga máxima por cada fórmula', en: 'Maximum by each formula' },
    ),
    percentages: describe(
      v.array(
        v.object({
          percent: describe(
            v.number(),
            { pt: 'Parte da carga máxima', en: 'Share of the maximum' },
            percentage,
          ),
          reps: describe(
            v.number(),
            {
              pt: 'Repetições que essa parte costuma permitir',
              en: 'Repetitions that this share usually allows',
            },
            null,
          ),
          load: describe(
            v.number(),
            {
              pt: 'Carga, no múltiplo de increment mais próximo',
              en: 'Load, at the nearest multiple of increment',
            },
            kg,
          ),
          goal: describe(v.picklist(['forca', 'hipertrofia', 'resistencia']), {
            pt: 'O que a carga treina: força, hipertrofia ou resistência',
            en: 'What the load trains: strength (forca), hypertrophy or endurance (resistencia)',
          }),
        }),
      ),
      { pt: 'Cargas de treino, da maior à menor', en: 'Training loads, from the highest to the lowest' },
    ),
    reliability: describe(v.picklist(['alta', 'media', 'baixa']), {
      pt: 'Confiança na estimativa: alta até 5 repetições, media até 10, baixa depois',
      en: 'Confidence in the estimate: high (alta) up to 5 repetitions, medium (media) up to 10, low (baixa) beyond',
    }),
    disclaimer,
  }),
  result: 'oneRepMax',
  examples: [{ input: { weight: 100, reps: 5 } }],
  run({ weight, reps, formula, increment }) {
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
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

/** What a load of so many percent of the maximum trains. */
function goalOf(percent: number): 'forca' | 'hipertrofia' | 'resistencia' {
  return percent >= 85 ? 'forca' : percent >= 67 ? 'hipertrofia' : 'resistencia';
}

/** The estimates spread with the repetitions. */
function reliabilityOf(reps: number): 'alta' | 'media' | 'baixa' {
  return reps <= 5 ? 'alta' : reps <= 10 ? 'media' : 'baixa';
}
