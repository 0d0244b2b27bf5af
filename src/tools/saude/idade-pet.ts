import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, date, inUnit, todayByDefault, withExample, num } from '../../kit/fields/index.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { years } from '../../kit/units.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer } from './_fields.ts';

/** Human years of a dog aged 0, 1, 2 … 16, by size (chart of the American Kennel Club). */
const DOGS = {
  pequeno: [0, 15, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80],
  medio: [0, 15, 24, 28, 32, 36, 42, 47, 51, 56, 60, 65, 69, 74, 78, 83, 87],
  grande: [0, 15, 24, 28, 32, 36, 45, 50, 55, 61, 66, 72, 77, 82, 88, 93, 99],
  gigante: [0, 12, 22, 31, 38, 45, 49, 56, 64, 71, 79, 86, 93, 100, 107, 114, 121],
} as const;

/** Human years of a cat by its age in years, four a year from the second on (AAFP/AAHA feline life stages). */
const CAT = [0, 15, 24, 28] as const;

const YEAR_DAYS = 365.25;
const MAX_AGE = 40;

/** The least age in years whose epigenetic equivalent is above zero, rounded. */
const LEAST_EPIGENETIC_AGE = 0.15;

const DISCLAIMER: Text = {
  pt: 'Equivalência aproximada, por porte; a raça e a saúde do animal contam mais.',
  en: 'Rough equivalence by size; the breed and the health of the animal matter more.',
};

const species = v.picklist(['cao', 'gato']);
const size = v.picklist(['pequeno', 'medio', 'grande', 'gigante']);
const method = v.picklist(['tabela', 'epigenetico']);

const input = v.object({
  age: withExample(5, inUnit(years, v.optional(between(0, MAX_AGE)))),
  birthDate: v.optional(date),
  referenceDate: todayByDefault,
  species: v.optional(species, 'cao'),
  size: v.optional(size, 'medio'),
  method: v.optional(method, 'tabela'),
});

type Input = v.InferOutput<typeof input>;

/** Human years of a dog or cat, by chart or by the methylation of its DNA. */
export const idadePet = defineCalculator({
  method: 'POST',
  path: '/calculadoras/idade-pet',
  category: 'saude',
  name: 'Idade do pet em anos humanos',
  input,
  output: v.object({
    species,
    size: v.optional(size),
    method,
    age: num(years),
    humanAge: num(years),
    sevenYearRule: num(years),
    disclaimer,
  }),
  reads: {
    when: {
      referenceDate: 'birthDate',
      size: { species: 'cao', method: 'tabela' },
    },
    oneOf: [[['age'], ['birthDate']]],
  },
  result: 'humanAge',
  examples: [{ input: { age: 7, size: 'grande' } }],
  impossible: { birthDate: '2021-02-29' },
  run(input, context) {
    const { species, size, method } = input;
    const age = ageOf(input, context);
    const bySize = species === 'cao' && method === 'tabela';
    const humanAge =
      method === 'epigenetico'
        ? epigeneticAge(species, age, context)
        : ofChart(species === 'gato' ? CAT : DOGS[size], age);
    return {
      species,
      ...(bySize && { size }),
      method,
      age: roundTo(age, 2),
      humanAge: roundTo(humanAge, 1),
      sevenYearRule: roundTo(age * 7, 1),
      disclaimer: textIn(DISCLAIMER, context.language),
    };
  },
});

/** Years, as sent or since the birth date. */
function ageOf({ age, birthDate, referenceDate: reference }: Input, { lastSent }: Context): number {
  if (birthDate === undefined) return age as number;
  const years = daysBetween(birthDate, reference) / YEAR_DAYS;
  if (years < 0 || years > MAX_AGE) {
    throw invalidValue(lastSent('birthDate', 'referenceDate'), {
      pt: `Entre birthDate e referenceDate (${reference}) deve haver de 0 a ${MAX_AGE} anos`,
      en: `There must be 0 to ${MAX_AGE} years between birthDate and referenceDate (${reference})`,
    });
  }
  return years;
}

/** Human years of a chart by whole years: linear in between, its last step going on. */
function ofChart(chart: readonly number[], age: number): number {
  const year = Math.min(Math.floor(age), chart.length - 2);
  const [from, to] = [chart[year], chart[year + 1]] as [number, number];
  return from + (to - from) * (age - year);
}

/** Wang et al., Cell Systems 2020;11:176–185, of dogs: 16·ln(years) + 31. */
function epigeneticAge(species: Input['species'], age: number, { lastSent }: Context): number {
  if (species === 'gato') {
    throw invalidValue(lastSent('species', 'method'), {
      pt: 'O método epigenetico vale só para cães',
      en: 'The epigenetico method holds for dogs only',
    });
  }
  if (age < LEAST_EPIGENETIC_AGE) {
    throw invalidValue(lastSent('age', 'birthDate', 'referenceDate', 'method'), {
      pt: `O método epigenetico vale a partir de ${LEAST_EPIGENETIC_AGE} ano de idade`,
      en: `The epigenetico method holds from ${LEAST_EPIGENETIC_AGE} year of age on`,
    });
  }
  return 16 * Math.log(age) + 31;
}
