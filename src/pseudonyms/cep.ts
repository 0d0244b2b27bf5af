import { cepRanges } from '../data/cep-ranges.ts';
import type { Uf } from '../data/states.ts';
import { lazy } from '../lib/lazy.ts';
import { bareOf, writeInto } from './characters.ts';
import { mapped, refused, type Rule } from './outcome.ts';

/** The suffixes from here on are of large users, special boxes and offices. */
const SPECIAL = 900;
/** A range holds the first five digits; three follow. */
const SUFFIXES = 1000;

interface Range {
  readonly state: Uf;
  readonly first: number;
  readonly last: number;
  /** How many CEPs the ranges of the state before this one have, and all of them together. */
  readonly before: number;
  readonly count: number;
}

/** The first number of six digits. */
const END = 100_000;

const ranges = lazy((): readonly Range[] => {
  const all = cepRanges.flatMap(([first, state], i) => {
    const [next = END] = cepRanges[i + 1] ?? [];
    return state === null ? [] : { state, first: first * SUFFIXES, last: next * SUFFIXES - 1 };
  });
  return all.map((range, i) => {
    const countOf = (some: typeof all) =>
      some.reduce((sum, { state, first, last }) => (state === range.state ? sum + last - first + 1 : sum), 0);
    return { ...range, before: countOf(all.slice(0, i)), count: countOf(all) };
  });
});

/** True if eight digits are in the range of a state. */
export function isInState(cep: string): boolean {
  return rangeOf(Number(cep)) !== undefined;
}

function rangeOf(cep: number): Range | undefined {
  return ranges().find(({ first, last }) => first <= cep && cep <= last);
}

/** The rule of `cep`: it stays in its state, or keeps more first digits: 5 are those of a city. */
export const cepRule: Rule = (value, keyed, { keep = 2 }) => {
  const number = bareOf(value);
  if (!/^\d{8}$/.test(number)) return refused('cep', 'format');
  const cep = Number(number);
  const range = rangeOf(cep);
  if (!range) return refused('cep', 'prefix');
  const { state, count } = range;
  if (keep > 2) {
    const head = number.slice(0, keep);
    const isSpecial = (cep: string) => Number(cep.slice(-3)) >= SPECIAL;
    const isAlike = (digits: string) =>
      rangeOf(Number(head + digits))?.state === state && isSpecial(head + digits) === isSpecial(number);
    return mapped(writeInto(value, head + keyed.digits('cep', head, number.slice(keep), isAlike)));
  }
  const rank = keyed.number('cep', state, count, range.before + cep - range.first);
  const home = ranges().findLast((one) => one.state === state && one.before <= rank) as Range;
  return mapped(writeInto(value, String(home.first + rank - home.before).padStart(8, '0')));
};
