import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { bpm, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, sex, STANDARD_DISCLAIMER } from './_fields.ts';
import { INTENSITIES, MAX_HEART_RATES, ZONES } from './_heart-rate.ts';

const bpmRange = v.object({
  minBpm: num(bpm),
  maxBpm: num(bpm),
});

/**
 * Maximum heart rate and training zones in beats per minute, by percent of the maximum or, with the resting rate,
 * of the reserve (Karvonen, Kentala & Mustala, Ann Med Exp Biol Fenn 1957;35:307–315).
 */
export const frequenciaCardiaca = defineCalculator({
  method: 'POST',
  path: '/calculadoras/frequencia-cardiaca',
  category: 'saude',
  name: 'Frequência cardíaca máxima e zonas de treino',
  input: v.object({
    age: inUnit(years, integer(5, 110)),
    formula: v.optional(v.picklist(['tanaka', 'fox', 'gellish', 'nes', 'gulati']), 'tanaka'),
    restingHeartRate: inUnit(bpm, v.optional(integer(25, 130))),
    maxHeartRate: inUnit(bpm, v.optional(integer(100, 230))),
    sex: v.optional(sex),
  }),
  output: v.object({
    maxHeartRate: num(bpm),
    formula: v.picklist(['tanaka', 'fox', 'gellish', 'nes', 'gulati', 'medida']),
    byFormula: v.object({
      tanaka: num(bpm),
      fox: num(bpm),
      gellish: num(bpm),
      nes: num(bpm),
      gulati: v.optional(num(bpm)),
    }),
    restingHeartRate: v.optional(num(bpm)),
    heartRateReserve: v.optional(num(bpm)),
    zoneMethod: v.picklist(['karvonen', 'percentual-maxima']),
    zones: v.array(
      v.object({
        zone: num(pure),
        label: v.string(),
        minPercent: num(percentage),
        maxPercent: num(percentage),
        minBpm: num(bpm),
        maxBpm: num(bpm),
        purpose: v.string(),
      }),
    ),
    intensity: v.object({
      moderate: bpmRange,
      vigorous: bpmRange,
    }),
    disclaimer,
  }),
  result: 'maxHeartRate',
  examples: [{ input: { age: 40, restingHeartRate: 60 } }],
  impossible: { age: 40, restingHeartRate: 120, maxHeartRate: 120 },
  assumptions: {
    unused: { formula: ({ maxHeartRate }) => maxHeartRate !== undefined },
  },
  run({ age, formula, restingHeartRate: resting, maxHeartRate: measured, sex }, { language, lastSent }) {
    if (formula === 'gulati' && sex === 'masculino') {
      throw invalidValue(lastSent('formula', 'sex'), {
        pt: 'A fórmula gulati vale só para mulheres',
        en: 'The gulati formula holds for women only',
      });
    }
    const { gulati, ...forAll } = Object.fromEntries(
      Object.entries(MAX_HEART_RATES).map(([name, rate]) => [name, roundTo(rate(age), 0)]),
    ) as Record<keyof typeof MAX_HEART_RATES, number>;
    const byFormula = sex === 'masculino' ? forAll : { ...forAll, gulati };
    const max = measured ?? { ...forAll, gulati }[formula];
    if (resting !== undefined && resting >= max) {
      throw invalidValue(lastSent('age', 'restingHeartRate', 'maxHeartRate'), {
        pt: `A frequência de repouso deve ser menor que a máxima (${max} bpm)`,
        en: `The resting heart rate must be below the maximum (${max} bpm)`,
      });
    }

    const zoneMethod = resting === undefined ? ('percentual-maxima' as const) : ('karvonen' as const);
    const base = resting ?? 0;
    const bpmAt = (percent: number) => roundTo(base + ((max - base) * percent) / 100, 0);
    const range = ([from, to]: readonly [number, number]) => ({ minBpm: bpmAt(from), maxBpm: bpmAt(to) });
    const { moderate, vigorous } = INTENSITIES[zoneMethod];
    return {
      maxHeartRate: max,
      formula: measured === undefined ? formula : ('medida' as const),
      byFormula,
      ...(resting !== undefined && { restingHeartRate: resting, heartRateReserve: max - resting }),
      zoneMethod,
      zones: ZONES.map(({ label, purpose }, i) => {
        const [minPercent, maxPercent] = [50 + 10 * i, 60 + 10 * i] as const;
        const { minBpm, maxBpm } = range([minPercent, maxPercent]);
        return {
          zone: i + 1,
          label: textIn(label, language),
          minPercent,
          maxPercent,
          minBpm,
          maxBpm,
          purpose: textIn(purpose, language),
        };
      }),
      intensity: { moderate: range(moderate), vigorous: range(vigorous) },
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});
