/** Postal addresses: the city, its code and its CEP are real, street and neighbourhood are names that many cities have. */
import * as v from 'valibot';
import { neighborhoods } from '../../data/neighborhoods.ts';
import { streets } from '../../data/streets.ts';
import { describe } from '../../kit/fields/index.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitItems } from './_lists.ts';
import { between, chance, pick, type Random } from '../../lib/random.ts';
import { type City, drawCep, formatCep } from './_places.ts';

export const address = v.object({
  cep: describe(v.string(), {
    pt: 'CEP, da faixa da cidade',
    en: 'Postal code (CEP), of the range of the city',
  }),
  street: describe(v.string(), { pt: 'Logradouro, com o tipo', en: 'Street, with its kind' }),
  number: describe(v.string(), { pt: 'Número do imóvel', en: 'Number of the building' }),
  complement: describe(v.nullable(v.string()), {
    pt: 'Complemento, ou null',
    en: 'Complement, such as a flat, or null',
  }),
  district: describe(v.string(), { pt: 'Bairro', en: 'District' }),
  city: describe(v.string(), { pt: 'Município', en: 'Municipality' }),
  state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
  ibgeCode: describe(v.string(), {
    pt: 'Código do município no IBGE, de 7 dígitos',
    en: 'Code of the municipality at IBGE, of 7 digits',
  }),
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

/** Of a flat or an office: its floor and its place there. */
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
