import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { between, flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { days, g, gPerDay, kg } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer } from './_fields.ts';

/**
 * Grams per kg and day, and the grams per day between which the maintenance stays: ISSN position stand (Kreider
 * et al., J Int Soc Sports Nutr 2017;14:18). Large athletes need more.
 */
const LOADING_PER_KG = 0.3;
const MAINTENANCE = {
  usual: { perKg: 0.03, min: 3, max: 5 },
  athlete: { perKg: 0.1, min: 5, max: 10 },
} as const;

const DOSES_PER_DAY = 4;

/** Days of 3 g until the muscles are full without a loading phase (Hultman et al., J Appl Physiol 1996;81:232–237). */
const DAYS_TO_SATURATION = 28;

const MONTH_DAYS = 30;

const DISCLAIMER: Text = {
  pt: 'Informativo, para adultos saudáveis. Quem tem doença renal, é menor de 18 anos, gestante ou lactante deve consultar um médico antes.',
  en: 'For information, for healthy adults. Anyone with kidney disease, under 18, pregnant or breastfeeding must see a doctor first.',
};

/** Creatine doses in g/day, with and without a loading phase, and how many days a package lasts. */
export const creatina = defineCalculator({
  method: 'POST',
  path: '/calculadoras/creatina',
  category: 'saude',
  name: 'Dose de creatina',
  input: v.object({
    weight: inUnit(kg, between(30, 300)),
    athlete: flag(false),
    loadingDays: inUnit(days, v.optional(integer(5, 7), 7)),
    packageGrams: inUnit(g, v.optional(between(50, 5000))),
  }),
  output: v.object({
    loading: v.object({
      dailyGrams: num(gPerDay),
      dosesPerDay: num(pure),
      gramsPerDose: num(g),
      days: num(days),
      totalGrams: num(g),
    }),
    maintenance: v.object({
      dailyGrams: num(gPerDay),
      monthlyGrams: num(g),
    }),
    withoutLoading: v.object({
      dailyGrams: num(gPerDay),
      daysToSaturation: num(days),
    }),
    package: v.optional(
      v.object({
        grams: num(g),
        daysWithLoading: num(days),
        daysWithoutLoading: num(days),
      }),
    ),
    disclaimer,
  }),
  result: 'maintenance.dailyGrams',
  examples: [{ input: { weight: 80, packageGrams: 300 } }],
  run({ weight, athlete, loadingDays, packageGrams }, { language }) {
    const loading = LOADING_PER_KG * weight;
    const totalGrams = roundTo(roundTo(loading, 1) * loadingDays, 1);
    const { perKg, min, max } = athlete ? MAINTENANCE.athlete : MAINTENANCE.usual;
    const maintenance = Math.min(Math.max(perKg * weight, min), max);
    const dailyGrams = roundTo(maintenance, 1);
    return {
      loading: {
        dailyGrams: roundTo(loading, 1),
        dosesPerDay: DOSES_PER_DAY,
        gramsPerDose: roundTo(loading / DOSES_PER_DAY, 1),
        days: loadingDays,
        totalGrams,
      },
      maintenance: { dailyGrams, monthlyGrams: roundTo(maintenance * MONTH_DAYS, 1) },
      withoutLoading: { dailyGrams, daysToSaturation: DAYS_TO_SATURATION },
      ...(packageGrams !== undefined && {
        package: {
          grams: packageGrams,
          daysWithLoading:
            packageGrams < totalGrams
              ? wholeDays(packageGrams, loading)
              : loadingDays + wholeDays(packageGrams - totalGrams, maintenance),
          daysWithoutLoading: wholeDays(packageGrams, maintenance),
        },
      }),
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});

/** How many days of a dose the grams last. Six decimals rid the division of binary noise. */
function wholeDays(grams: number, dailyGrams: number): number {
  return Math.floor(roundTo(grams / dailyGrams, 6));
}
