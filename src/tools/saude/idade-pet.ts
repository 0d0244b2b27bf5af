import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, date, describe, inUnit, todayByDefault, withExample } from '../../kit/fields/index.ts';
import { excludes, required } from '../../kit/texts.ts';
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

const DISCLAIMER = 'Equivalência aproximada, por porte; a raça e a saúde do animal contam mais.';

const species = describe(v.picklist(['cao', 'gato']), {
  pt: 'Espécie: cão ou gato',
  en: 'Species: dog (cao) or cat (gato)',
});
const size = v.picklist(['pequeno', 'medio', 'grande', 'gigante']);
const method = describe(v.picklist(['tabela', 'epigenetico']), {
  pt: 'Como converter: pela tabela da espécie, ou pela idade epigenética, só para cães',
  en: 'How to convert: by the chart of the species (tabela), or by the epigenetic age, for dogs only',
});

const input = v.object({
  age: describe(withExample(5, inUnit(years, v.optional(between(0, MAX_AGE)))), {
    pt: 'Idade do animal. Obrigatória sem birthDate, e não vai junto com ela',
    en: 'Age of the animal. Required without birthDate, and does not go together with it',
  }),
  birthDate: describe(v.optional(date), {
    pt: 'Data de nascimento, no lugar de age',
    en: 'Date of birth, in place of age',
  }),
  referenceDate: describe(todayByDefault, {
    pt: 'Dia em que se conta a idade, com birthDate. Sem ele, hoje em Brasília',
    en: 'Day on which the age counts, with birthDate. Without it, today in Brasília',
  }),
  species: v.optional(species, 'cao'),
  size: describe(v.optional(size, 'medio'), {
    pt: 'Porte do cão adulto, para a tabela',
    en: 'Size of the grown dog, for the chart: small (pequeno), medium, large (grande) or giant',
  }),
  method: v.optional(method, 'tabela'),
});

type Input = v.InferOutput<typeof input>;

/** Human years of a dog or cat, by chart or by the methylation of its DNA. */
export const idadePet = defineCalculator({
  method: 'POST',
  path: '/calculadoras/idade-pet',
  category: 'saude',
  name: 'Idade do pet em anos humanos',
  summary: 'Idade de cães, por porte, e de gatos em anos humanos',
  en: { name: 'Age of a pet in human years', summary: 'Age of dogs, by size, and of cats in human years' },
  about: {
    pt: 'Cães pela tabela do American Kennel Club, por porte, ou pela metilação do DNA (Wang et al., 2020, medida em labradores); gatos pelas fases da AAFP/AAHA. É uma equivalência aproximada: a raça e a saúde contam mais.',
    en: 'Dogs by the chart of the American Kennel Club, by size, or by DNA methylation (Wang et al., 2020, measured in Labradors); cats by the life stages of the AAFP/AAHA. It is a rough equivalence: breed and health count more.',
  },
  input,
  output: v.object({
    species,
    size: describe(v.optional(size), {
      pt: 'Porte, quando a tabela o usa',
      en: 'Size, when the chart uses it',
    }),
    method,
    age: describe(v.number(), { pt: 'Idade do animal', en: 'Age of the animal' }, years),
    humanAge: describe(
      v.number(),
      { pt: 'Idade equivalente de uma pessoa', en: 'Equivalent age of a person' },
      years,
    ),
    sevenYearRule: describe(
      v.number(),
      {
        pt: 'Idade pela regra popular de 7 por 1, para comparar',
        en: 'Age by the popular rule of 7 to 1, to compare',
      },
      years,
    ),
    disclaimer,
  }),
  result: 'humanAge',
  either: [['age'], ['birthDate']],
  examples: [{ input: { age: 7, size: 'grande' } }],
  impossible: { birthDate: '2021-02-29' },
  assumptions: {
    unused: {
      referenceDate: ({ birthDate }) => birthDate === undefined,
      size: (_, { size }) => size === undefined,
    },
  },
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
      disclaimer: DISCLAIMER,
    };
  },
});

/** Years, as sent or since the birth date. */
function ageOf({ age, birthDate, referenceDate: reference }: Input, { lastSent }: Context): number {
  if (birthDate === undefined) {
    if (age === undefined) throw badParameter('age', required);
    return age;
  }
  if (age !== undefined) throw badParameter('age', excludes('birthDate'));
  const years = daysBetween(birthDate, reference) / YEAR_DAYS;
  if (years < 0 || years > MAX_AGE) {
    throw invalidValue(lastSent('birthDate', 'referenceDate'), {
      pt: `birthDate deve estar entre ${MAX_AGE} anos antes de referenceDate (${reference}) e essa data`,
      en: `birthDate must be between ${MAX_AGE} years before referenceDate (${reference}) and that date`,
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
      pt: 'o método epigenetico vale só para cães',
      en: 'the epigenetico method holds for dogs only',
    });
  }
  if (age < LEAST_EPIGENETIC_AGE) {
    throw invalidValue(lastSent('age', 'birthDate', 'referenceDate', 'method'), {
      pt: `o método epigenetico vale a partir de ${LEAST_EPIGENETIC_AGE} ano`,
      en: `the epigenetico method holds from ${LEAST_EPIGENETIC_AGE} year on`,
    });
  }
  return 16 * Math.log(age) + 31;
}
