/** Employees of a world: who they are, where and since when they work. */
import { drawFamily } from '../draws/person.ts';
import { genders } from '../draws/people.ts';
import type { City } from '../draws/places.ts';
import { monthOf, yearOf } from '../lib/dates/civil-date.ts';
import { addDays, addMonths } from '../lib/dates/dates.ts';
import { below, between, chance, pick, type Random } from '../lib/random.ts';
import { businessDayFrom } from './calendar.ts';
import { type Company, type Establishment, PEOPLE } from './companies.ts';
import type { Ground } from './ground.ts';
import { drawNearCity, type Occupation } from './places.ts';
import type { Rows } from './schema.ts';
import { drawOccupation } from './segments.ts';
import { keepLast, pairNumber } from './seeds.ts';

export type Sex = Rows['pessoas']['sexo'];

export interface Family {
  readonly name: string;
  readonly given: string;
  /** The last word of the name, which children bear. */
  readonly last: string;
  readonly mother: string;
  readonly father: string | null;
}

/** The facts of an employee that several tables hold. */
export interface Worker {
  readonly id: number;
  /** The place among all people of worlds, from 0. */
  readonly number: number;
  readonly company: Company;
  readonly workplace: Establishment;
  readonly city: City;
  readonly sex: Sex;
  readonly born: string;
  readonly admitted: string;
  readonly occupation: Occupation;
  readonly family: Family;
}

/**
 * The youngest at admission; those of occupations that take a degree or lead others (CBO, groups 1 and 2), and drivers of
 * lorries (CTB, art. 145); the oldest at admission, and on the last day of a world.
 */
export const [YOUNGEST, YOUNGEST_DRIVER] = [18, 21] as const;
const [YOUNGEST_GRADUATE, OLDEST_NEW, OLDEST] = [22, 50, 74] as const;
/** An occupation that takes a driver's licence (CBO). */
export const LORRY_DRIVER = '782510';
/** Years that an employee may have been with the company. */
const LONGEST = 45;
/** In a hundred: those who have no father on paper. */
const FATHERLESS = 5;

/** Makes the facts of an employee, by its id. */
export function workersOf(
  { plan, seeds }: Ground,
  companyOf: (id: number) => Company,
): (id: number) => Worker {
  return keepLast((id: number): Worker => {
    const company = companyOf(Math.floor(id / PEOPLE));
    const random = seeds.random('vinculos', id);
    const workplace = pick(random, company.establishments);
    const sex = pick(random, genders);
    const occupation = drawOccupation(random, company.segment);
    const admitted = drawAdmission(random, plan.today, workplace.row.data_abertura);
    const served = yearOf(plan.today) - yearOf(admitted) + 1;
    const youngest = youngestIn(occupation);
    const age = between(random, youngest, Math.max(youngest, Math.min(OLDEST_NEW, OLDEST - 1 - served)));
    const born = addDays(addMonths(admitted, -12 * age), -below(random, 365));
    return {
      id,
      number: pairNumber(company.row.id - 1, (id % PEOPLE) - 1),
      company,
      workplace,
      city: drawNearCity(random, workplace.city),
      sex,
      born,
      admitted,
      occupation,
      family: drawNames(seeds.random('familias', id), sex, born),
    };
  });
}

/** The first business day of a month since the establishment opened, the later the more. */
function drawAdmission(random: Random, today: string, opened: string): string {
  const earliest = addMonths(today, -12 * LONGEST);
  const from = opened > earliest ? opened : earliest;
  const month = `${from.slice(0, 7)}-01`;
  const first = businessDayFrom(month) >= from ? month : addMonths(month, 1);
  const months = (yearOf(today) - yearOf(first)) * 12 + monthOf(today) - monthOf(first);
  return businessDayFrom(addMonths(first, Math.max(below(random, months + 1), below(random, months + 1))));
}

function youngestIn({ cbo }: Occupation): number {
  if (/^[12]/.test(cbo)) return YOUNGEST_GRADUATE;
  return cbo === LORRY_DRIVER ? YOUNGEST_DRIVER : YOUNGEST;
}

function drawNames(random: Random, sex: Sex, born: string): Family {
  const { given, last, mother, father, name } = drawFamily(random, sex, yearOf(born));
  if (!chance(random, FATHERLESS, 100)) return { name, given, last, mother, father };
  const maternal = mother.slice(mother.lastIndexOf(' ') + 1);
  return { name: `${given} ${maternal}`, given, last: maternal, mother, father: null };
}
