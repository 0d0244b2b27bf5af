/** Postal addresses: the city, its code and its CEP are real, street and neighbourhood are names that many cities have. */
import * as v from 'valibot';
import { neighborhoods } from '../../data/neighborhoods.ts';
import { streets } from '../../data/streets.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitItems } from './_lists.ts';
import { between, chance, pick, type Random } from '../../lib/random.ts';
import { type City, drawCep, formatCep } from './_places.ts';

export const address = v.object({
  cep: v.string(),
  street: v.string(),
  number: v.string(),
  complement: v.nullable(v.string()),
  district: v.string(),
  city: v.string(),
  state: v.string(),
  ibgeCode: v.string(),
});

export type Address = v.InferOutput<typeof address>;

const LAST_NUMBER = 2999;

const streetNames = lazy(() =>
  Object.entries(streets).flatMap(([type, names]) => splitItems(names).map((name) => `${type} ${name}`)),
);

const districts = lazy(() => splitItems(neighborhoods));

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

/** An address of a home, or of a business; one in three says which part of the building. */
export function drawAddress(
  random: Random,
  city: City,
  of: 'home' | 'business',
  formatted: boolean,
): Address {
  const cep = drawCep(random, city);
  return {
    cep: formatted ? formatCep(cep) : cep,
    street: pick(random, streetNames()),
    number: String(between(random, 1, LAST_NUMBER)),
    complement: chance(random, 1, 3) ? pick(random, of === 'home' ? homes : offices)(random) : null,
    district: pick(random, districts()),
    city: city.name,
    state: city.state,
    ibgeCode: city.ibgeCode,
  };
}
