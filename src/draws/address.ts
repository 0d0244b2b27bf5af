/** Postal addresses: the city, its code and its CEP are real, street and neighbourhood are names that many cities have. */
import { neighborhoods } from '../data/neighborhoods.ts';
import type { Uf } from '../data/states.ts';
import { lastHouseNumbers, streets } from '../data/streets.ts';
import { lazy } from '../lib/lazy.ts';
import { splitItems } from './lists.ts';
import { between, chance, pick, type Random } from '../lib/random.ts';
import { type City, drawCep, formatCep } from './places.ts';

export interface Address {
  readonly cep: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string | null;
  readonly district: string;
  readonly city: string;
  readonly state: Uf;
  readonly ibgeCode: string;
}

/** The oldest district of every city. One address in so many is there. */
const CENTRE = 'Centro';
const IN_CENTRE = { home: 12, business: 4 } as const;

const allStreets = lazy(() =>
  Object.entries(streets).flatMap(([type, names]) =>
    splitItems(names).map((name) => ({
      name: `${type} ${name}`,
      lastNumber: lastHouseNumbers[type as keyof typeof streets],
    })),
  ),
);

const districts = lazy(() => splitItems(neighborhoods).filter((name) => name !== CENTRE));

const homes: readonly ((random: Random) => string)[] = [
  (random) => `Apto ${flat(random)}`,
  (random) => `Bloco ${pick(random, 'ABCD')}, apto ${flat(random)}`,
  (random) => `Casa ${between(random, 1, 9)}`,
];

const offices: readonly ((random: Random) => string)[] = [
  (random) => `Loja ${between(random, 1, 30)}`,
  (random) => `Sala ${flat(random)}`,
];

/** Draws the number of a flat or an office: its floor and its place there. */
function flat(random: Random): string {
  return `${between(random, 1, 15)}0${between(random, 1, 6)}`;
}

/** The least of three draws: long streets are few, so low numbers are likelier. */
function drawNumber(random: Random, last: number): number {
  return Math.min(between(random, 1, last), between(random, 1, last), between(random, 1, last));
}

/** An address of a home, or of a business; one in three says which part of the building. */
export function drawAddress(
  random: Random,
  city: City,
  of: 'home' | 'business',
  formatted: boolean,
): Address {
  const cep = drawCep(random, city);
  const street = pick(random, allStreets());
  return {
    cep: formatted ? formatCep(cep) : cep,
    street: street.name,
    number: String(drawNumber(random, street.lastNumber)),
    complement: chance(random, 1, 3) ? pick(random, of === 'home' ? homes : offices)(random) : null,
    district: chance(random, 1, IN_CENTRE[of]) ? CENTRE : pick(random, districts()),
    city: city.name,
    state: city.state,
    ibgeCode: city.ibgeCode,
  };
}
