import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, flag, integer, inUnit } from '../../kit/fields/index.ts';
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

const DISCLAIMER =
  'Informativo, para adultos saudáveis. Quem tem doença renal, é menor de 18 anos, gestante ou lactante deve consultar um médico antes.';

/** Creatine doses in g/day, with and without a loading phase, and how many days a package lasts. */
export const creatina = defineCalculator({
  method: 'POST',
  path: '/calculadoras/creatina',
  category: 'saude',
  name: 'Dose de creatina',
  summary: 'Dose de creatina na saturação e na manutenção, e a duração do pote',
  en: {
    name: 'Creatine dose',
    summary: 'Creatine dose in loading and maintenance, and how long a package lasts',
  },
  about: {
    pt: 'Doses da posição oficial da ISSN (Kreider et al., 2017); sem saturação, Hultman et al. (1996). Para adultos saudáveis: quem tem doença renal, é menor de 18 anos, gestante ou lactante deve consultar um médico antes.',
    en: 'Doses of the position stand of the ISSN (Kreider et al., 2017); without loading, Hultman et al. (1996). For healthy adults: whoever has kidney disease, is below 18 years, pregnant or breastfeeding should see a doctor first.',
  },
  input: v.object({
    weight: describe(inUnit(kg, between(30, 300)), { pt: 'Peso corporal', en: 'Body weight' }),
    athlete: describe(flag(false), {
      pt: 'Se é um atleta de grande porte, cuja manutenção é maior',
      en: 'Whether it is a large athlete, whose maintenance dose is higher',
    }),
    loadingDays: describe(inUnit(days, v.optional(integer(5, 7), 7)), {
      pt: 'Duração da saturação',
      en: 'Length of the loading phase',
    }),
    packageGrams: describe(inUnit(g, v.optional(between(50, 5000))), {
      pt: 'Peso do pote: acrescenta quanto ele dura',
      en: 'Weight of the package: adds how long it lasts',
    }),
  }),
  output: v.object({
    loading: describe(
      v.object({
        dailyGrams: describe(v.number(), { pt: 'Dose diária', en: 'Daily dose' }, gPerDay),
        dosesPerDay: describe(
          v.number(),
          { pt: 'Em quantas tomadas dividir a dose', en: 'How many servings to split the dose into' },
          null,
        ),
        gramsPerDose: describe(
          v.number(),
          { pt: 'Quantidade de cada tomada', en: 'Amount of each serving' },
          g,
        ),
        days: describe(v.number(), { pt: 'Duração da fase', en: 'Length of the phase' }, days),
        totalGrams: describe(v.number(), { pt: 'Total da fase', en: 'Total of the phase' }, g),
      }),
      { pt: 'Fase de saturação', en: 'Loading phase' },
    ),
    maintenance: describe(
      v.object({
        dailyGrams: describe(v.number(), { pt: 'Dose diária', en: 'Daily dose' }, gPerDay),
        monthlyGrams: describe(v.number(), { pt: 'Total de 30 dias', en: 'Total of 30 days' }, g),
      }),
      { pt: 'Manutenção, depois da saturação', en: 'Maintenance, after the loading phase' },
    ),
    withoutLoading: describe(
      v.object({
        dailyGrams: describe(v.number(), { pt: 'Dose diária', en: 'Daily dose' }, gPerDay),
        daysToSaturation: describe(
          v.number(),
          { pt: 'Tempo até os músculos ficarem saturados', en: 'Time until the muscles are saturated' },
          days,
        ),
      }),
      {
        pt: 'Começo sem saturação, direto na dose de manutenção',
        en: 'A start without loading, at the maintenance dose',
      },
    ),
    package: describe(
      v.optional(
        v.object({
          grams: describe(v.number(), { pt: 'Peso do pote', en: 'Weight of the package' }, g),
          daysWithLoading: describe(
            v.number(),
            { pt: 'Dias inteiros com saturação e manutenção', en: 'Whole days with loading and maintenance' },
            days,
          ),
          daysWithoutLoading: describe(
            v.number(),
            { pt: 'Dias inteiros só com manutenção', en: 'Whole days with maintenance alone' },
            days,
          ),
        }),
      ),
      {
        pt: 'Quanto o pote dura. Só com packageGrams',
        en: 'How long the package lasts. Only with packageGrams',
      },
    ),
    disclaimer,
  }),
  result: 'maintenance.dailyGrams',
  examples: [{ input: { weight: 80, packageGrams: 300 } }],
  run({ weight, athlete, loadingDays, packageGrams }) {
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
      disclaimer: DISCLAIMER,
    };
  },
});

/** How many days of a dose the grams last. Six decimals rid the division of binary noise. */
function wholeDays(grams: number, dailyGrams: number): number {
  return Math.floor(roundTo(grams / dailyGrams, 6));
}
