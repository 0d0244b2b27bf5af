/** Cities with their codes, and addresses in them. */
import { cepRanges } from '../data/cep-ranges.ts';
import { cities } from '../data/cities.ts';
import { statePopulations } from '../data/state-populations.ts';
import { states, type Uf } from '../data/states.ts';
import { applyMask } from '../documents/check-digits.ts';
import { lazy } from '../lib/lazy.ts';
import { splitLines } from './lists.ts';
import { below, pick, pickWeighted, type Random } from '../lib/random.ts';

export interface City {
  readonly name: string;
  readonly state: Uf;
  readonly ibgeCode: string;
  /** DDD */
  readonly areaCode: number;
  /** First and last of the first five digits of its CEPs. */
  readonly ranges: readonly (readonly [number, number])[];
}

export const CEP_MASK = '00000-000';

type Cities = readonly [City, ...City[]];

/** Suffixes of streets; 900 and up are of large users, post offices and boxes. */
const STREET_SUFFIXES = 900;

const citiesByState = lazy(
  () =>
    new Map(
      states.map(
        (state) => [state, splitLines(cities[state]).map((line) => parseCity(line, state))] as const,
      ),
    ),
);

function parseCity(line: string, state: Uf): City {
  const [ibgeCode, areaCode, ranges, ...name] = line.split(' ') as [string, string, string, ...string[]];
  return {
    name: name.join(' '),
    state,
    ibgeCode,
    areaCode: Number(areaCode),
    ranges: ranges.split('+').map((range) => range.split('-').map(Number) as [number, number]),
  };
}

/** The cities held of a state, the capital first. */
export function citiesOf(state: Uf): Cities {
  return citiesByState().get(state) as unknown as Cities;
}

/** A state, as likely as one of its residents among all. */
export function drawState(random: Random): Uf {
  return pickWeighted(random, states, (state) => statePopulations[state]);
}

export function drawCity(random: Random, state: Uf): City {
  return pick(random, citiesOf(state));
}

/** Eight digits, in the city's ranges. That a street has the number is not promised. */
export function drawCep(random: Random, { ranges }: City): string {
  const prefix = drawPrefix(random, ranges);
  const suffix = below(random, STREET_SUFFIXES);
  return `${String(prefix).padStart(5, '0')}${String(suffix).padStart(3, '0')}`;
}

function drawPrefix(random: Random, ranges: City['ranges']): number {
  const [first, last] = pickWeighted(random, ranges, ([first, last]) => last - first + 1);
  return first + below(random, last - first + 1);
}

/** The first five digits, as a number. */
const prefixOf = (cep: string) => Number(cep.slice(0, 5));

/** The state in whose range a CEP is; null where it is in none. */
export function stateOfCep(cep: string): Uf | null {
  const prefix = prefixOf(cep);
  return cepRanges.findLast(([first]) => first <= prefix)?.[1] ?? null;
}

/** True if a text is a state that has CEPs, which all have. */
export function isWithCeps(text: string): boolean {
  return cepRanges.some(([, state]) => state === text);
}

/** The first city held of the state in whose range a CEP is. */
export function cityOf(cep: string, state: Uf): City | undefined {
  const prefix = prefixOf(cep);
  return citiesOf(state).find(({ ranges }) =>
    ranges.some(([first, last]) => first <= prefix && prefix <= last),
  );
}

/** The kind of a CEP, by the first suffix of each kind (Correios, estrutura do CEP). */
const KINDS: readonly (readonly [from: number, kind: string])[] = [
  [0, 'logradouro'],
  [STREET_SUFFIXES, 'grande-usuario'],
  [960, 'promocional'],
  [970, 'unidade-dos-correios'],
  [990, 'caixa-postal-comunitaria'],
  [999, 'unidade-dos-correios'],
];

export function kindOfCep(cep: string): string {
  const suffix = Number(cep.slice(5));
  return KINDS.findLast(([from]) => from <= suffix)?.[1] as string;
}

export function formatCep(cep: string): string {
  return applyMask(cep, CEP_MASK);
}
