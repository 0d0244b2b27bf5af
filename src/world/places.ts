/** Cities and lists of a world: the same in every one. */
import { bankIspb } from '../data/bank-ispb.ts';
import { banks } from '../data/banks.ts';
import { neighbours } from '../data/neighbours.ts';
import { occupations } from '../data/occupations.ts';
import { states, type Uf } from '../data/states.ts';
import { lazy } from '../lib/lazy.ts';
import { chance, pick, type Random } from '../lib/random.ts';
import { drawAddress } from '../draws/address.ts';
import { splitLines, splitWords } from '../draws/lists.ts';
import { citiesOf, type City } from '../draws/places.ts';
import { allTrades } from '../draws/trades.ts';
import type { Rows } from './schema.ts';

/** Every city has one range of CEPs: its widest. */
const citiesByState = lazy(() => {
  const wide = (city: City): City => ({
    ...city,
    ranges: [city.ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] as City['ranges'][number]],
  });
  return new Map(states.map((uf) => [uf, citiesOf(uf).map(wide)] as const));
});

export function drawWorldCity(random: Random, uf: Uf): City {
  return pick(random, citiesByState().get(uf) as readonly City[]);
}

/** The other cities of a group of neighbours, by the IBGE code of each. */
const neighboursByCity = lazy(() => {
  const cities = new Map([...citiesByState().values()].flat().map((city) => [city.ibgeCode, city] as const));
  return new Map(
    splitLines(neighbours).flatMap((line) => {
      const group = splitWords(line).map((code) => cities.get(code) as City);
      return group.map((city) => [city.ibgeCode, group.filter((one) => one !== city)] as const);
    }),
  );
});

/** The city itself, four times in five, or one next to it. */
export function drawNearCity(random: Random, city: City): City {
  const isNext = chance(random, 1, 5);
  const others = neighboursByCity().get(city.ibgeCode);
  return isNext && others ? pick(random, others) : city;
}

/** The columns of an address. */
export function addressColumns(random: Random, city: City, of: 'home' | 'business') {
  const address = drawAddress(random, city, of, false);
  return {
    logradouro: address.street,
    numero: address.number,
    complemento: address.complement,
    bairro: address.district,
    municipio_id: Number(city.ibgeCode),
    uf: city.state as string,
    cep: address.cep,
  };
}

const prefix = (number: number) => String(number).padStart(5, '0');

export const municipalityRows = lazy(() =>
  [...citiesByState().values()]
    .flat()
    .map(({ ibgeCode, name, state, areaCode, ranges: [range] }): Rows['municipios'] => ({
      id: Number(ibgeCode),
      nome: name,
      uf: state,
      ddd: String(areaCode),
      cep_inicial: `${prefix((range as City['ranges'][number])[0])}000`,
      cep_final: `${prefix((range as City['ranges'][number])[1])}999`,
    }))
    .toSorted((a, b) => a.id - b.id),
);

export const bareCnae = (code: string) => code.replace(/\D/g, '');

export const activityRows = lazy(() =>
  allTrades()
    .map(({ code, description }): Rows['atividades'] => ({ cnae: bareCnae(code), descricao: description }))
    .toSorted((a, b) => Number(a.cnae) - Number(b.cnae)),
);

export interface Occupation {
  readonly cbo: string;
  /** From 1, near the minimum wage, to 4, managers. */
  readonly level: number;
  readonly title: string;
}

const allOccupations = lazy(() =>
  splitLines(occupations).map((line): Occupation => {
    const [cbo, level, ...title] = line.split(' ') as [string, string, ...string[]];
    return { cbo, level: Number(level), title: title.join(' ') };
  }),
);

const occupationsByCode = lazy(() => new Map(allOccupations().map((one) => [one.cbo, one] as const)));

export const occupationOf = (cbo: string): Occupation => occupationsByCode().get(cbo) as Occupation;

export const occupationRows = lazy(() =>
  allOccupations().map(({ cbo, title }): Rows['ocupacoes'] => ({ cbo, titulo: title })),
);

export const bankRows = lazy(() =>
  banks.flatMap(({ code, name }): Rows['bancos'][] =>
    Object.hasOwn(bankIspb, code)
      ? [{ codigo: code, nome: name, ispb: bankIspb[code as keyof typeof bankIspb] }]
      : [],
  ),
);
