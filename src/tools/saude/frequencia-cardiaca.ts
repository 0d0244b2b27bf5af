import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, integer, inUnit } from '../../kit/fields/index.ts';
import { bpm, percentage, years } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, sex, STANDARD_DISCLAIMER } from './_fields.ts';
import { INTENSITIES, MAX_HEART_RATES, ZONES } from './_heart-rate.ts';

const bpmRange = v.object({
  minBpm: describe(v.number(), { pt: 'Menor frequência da faixa', en: 'Lowest rate of the range' }, bpm),
  maxBpm: describe(v.number(), { pt: 'Maior frequência da faixa', en: 'Highest rate of the range' }, bpm),
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
  summary: 'Frequência cardíaca máxima por cinco fórmulas e as zonas de treino',
  en: {
    name: 'Maximum heart rate and training zones',
    summary: 'Maximum heart rate by five formulas and the training zones',
  },
  about: {
    pt: 'Fórmulas de Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) e Gulati (2010, para mulheres); com a frequência de repouso, as zonas são de Karvonen (1957). A frequência máxima real varia de pessoa para pessoa, e só um teste de esforço a mede.',
    en: 'Formulas of Tanaka (2001), Fox (1971), Gellish (2007), Nes (2013) and Gulati (2010, for women); with the resting rate, the zones are those of Karvonen (1957). The true maximum varies from person to person, and only an exercise test measures it.',
  },
  input: v.object({
    age: describe(inUnit(years, integer(5, 110)), { pt: 'Idade', en: 'Age' }),
    formula: describe(v.optional(v.picklist(['tanaka', 'fox', 'gellish', 'nes', 'gulati']), 'tanaka'), {
      pt: 'Fórmula da frequência máxima, pelo autor; gulati é só para mulheres. Não é usada com maxHeartRate',
      en: 'Formula of the maximum heart rate, by its author; gulati is for women only. Not used with maxHeartRate',
    }),
    restingHeartRate: describe(inUnit(bpm, v.optional(integer(25, 130))), {
      pt: 'Frequência em repouso: com ela as zonas são as de Karvonen, pela reserva',
      en: 'Resting heart rate: with it the zones are those of Karvonen, by the reserve',
    }),
    maxHeartRate: describe(inUnit(bpm, v.optional(integer(100, 230))), {
      pt: 'Frequência máxima medida, no lugar da fórmula',
      en: 'Maximum heart rate as measured, in place of the formula',
    }),
    sex: v.optional(sex),
  }),
  output: v.object({
    maxHeartRate: describe(
      v.number(),
      { pt: 'Frequência cardíaca máxima usada nas zonas', en: 'Maximum heart rate that the zones use' },
      bpm,
    ),
    formula: describe(v.picklist(['tanaka', 'fox', 'gellish', 'nes', 'gulati', 'medida']), {
      pt: 'Fórmula usada, ou medida com maxHeartRate',
      en: 'Formula used, or medida (measured) with maxHeartRate',
    }),
    byFormula: describe(
      v.object({
        tanaka: describe(
          v.number(),
          { pt: 'Tanaka (2001): 208 − 0,7 × idade', en: 'Tanaka (2001): 208 − 0.7 × age' },
          bpm,
        ),
        fox: describe(v.number(), { pt: 'Fox (1971): 220 − idade', en: 'Fox (1971): 220 − age' }, bpm),
        gellish: describe(
          v.number(),
          { pt: 'Gellish (2007): 207 − 0,7 × idade', en: 'Gellish (2007): 207 − 0.7 × age' },
          bpm,
        ),
        nes: describe(
          v.number(),
          { pt: 'Nes (2013): 211 − 0,64 × idade', en: 'Nes (2013): 211 − 0.64 × age' },
          bpm,
        ),
        gulati: describe(
          v.optional(v.number()),
          {
            pt: 'Gulati (2010), de mulheres: 206 − 0,88 × idade. Ausente com sex=masculino',
            en: 'Gulati (2010), of women: 206 − 0.88 × age. Absent with sex=masculino',
          },
          bpm,
        ),
      }),
      { pt: 'Frequência máxima por cada fórmula', en: 'Maximum heart rate by each formula' },
    ),
    restingHeartRate: describe(
      v.optional(v.number()),
      { pt: 'Frequência em repouso, como foi enviada', en: 'Resting heart rate, as it was sent' },
      bpm,
    ),
    heartRateReserve: describe(
      v.optional(v.number()),
      {
        pt: 'Reserva: máxima menos repouso. Só com restingHeartRate',
        en: 'Reserve: maximum minus resting. Only with restingHeartRate',
      },
      bpm,
    ),
    zoneMethod: describe(v.picklist(['karvonen', 'percentual-maxima']), {
      pt: 'Do que as zonas são porcentagem: da reserva (karvonen) ou da máxima (percentual-maxima)',
      en: 'What the zones are a percentage of: the reserve (karvonen) or the maximum (percentual-maxima)',
    }),
    zones: describe(
      v.array(
        v.object({
          zone: describe(v.number(), { pt: 'Número da zona', en: 'Number of the zone' }, null),
          label: describe(v.string(), {
            pt: 'Nome da zona, em português',
            en: 'Name of the zone, in Portuguese',
          }),
          minPercent: describe(
            v.number(),
            {
              pt: 'Onde a zona começa, da reserva ou da máxima',
              en: 'Where the zone starts, of the reserve or of the maximum',
            },
            percentage,
          ),
          maxPercent: describe(
            v.number(),
            {
              pt: 'Onde a zona termina, da reserva ou da máxima',
              en: 'Where the zone ends, of the reserve or of the maximum',
            },
            percentage,
          ),
          minBpm: describe(
            v.number(),
            { pt: 'Menor frequência da zona', en: 'Lowest rate of the zone' },
            bpm,
          ),
          maxBpm: describe(
            v.number(),
            { pt: 'Maior frequência da zona', en: 'Highest rate of the zone' },
            bpm,
          ),
          purpose: describe(v.string(), {
            pt: 'O que a zona treina, em português',
            en: 'What the zone trains, in Portuguese',
          }),
        }),
      ),
      {
        pt: 'As cinco zonas de treino, da mais leve à mais intensa',
        en: 'The five training zones, from the lightest to the hardest',
      },
    ),
    intensity: describe(
      v.object({
        moderate: describe(bpmRange, { pt: 'Exercício moderado', en: 'Moderate exercise' }),
        vigorous: describe(bpmRange, { pt: 'Exercício vigoroso', en: 'Vigorous exercise' }),
      }),
      {
        pt: 'Faixas de intensidade do ACSM (American College of Sports Medicine)',
        en: 'Ranges of intensity of the ACSM (American College of Sports Medicine)',
      },
    ),
    disclaimer,
  }),
  result: 'maxHeartRate',
  examples: [{ input: { age: 40, restingHeartRate: 60 } }],
  impossible: { age: 40, restingHeartRate: 120, maxHeartRate: 120 },
  assumptions: {
    unused: { formula: ({ maxHeartRate }) => maxHeartRate !== undefined },
  },
  run({ age, formula, restingHeartRate: resting, maxHeartRate: measured, sex }, { lastSent }) {
    if (formula === 'gulati' && sex === 'masculino') {
      throw invalidValue(lastSent('formula', 'sex'), {
        pt: 'a fórmula gulati vale só para mulheres',
        en: 'the gulati formula holds for women only',
      });
    }
    const { gulati, ...forAll } = Object.fromEntries(
      Object.entries(MAX_HEART_RATES).map(([name, rate]) => [name, roundTo(rate(age), 0)]),
    ) as Record<keyof typeof MAX_HEART_RATES, number>;
    const byFormula = sex === 'masculino' ? forAll : { ...forAll, gulati };
    const max = measured ?? { ...forAll, gulati }[formula];
    if (resting !== undefined && resting >= max) {
      throw invalidValue(lastSent('age', 'restingHeartRate', 'maxHeartRate'), {
        pt: `a frequência de repouso deve ser menor que a máxima (${max} bpm)`,
        en: `the resting heart rate must be below the maximum (${max} bpm)`,
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
        return { zone: i + 1, label, minPercent, maxPercent, minBpm, maxBpm, purpose };
      }),
      intensity: { moderate: range(moderate), vigorous: range(vigorous) },
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});
