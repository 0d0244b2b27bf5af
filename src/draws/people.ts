/** Names of people, each drawn as often as its band of frequency says. */
import { givenNameYears } from '../data/given-name-years.ts';
import { givenNames } from '../data/given-names.ts';
import { particles, surnames } from '../data/surnames.ts';
import { removeAccents } from '../lib/text/accents.ts';
import { lazy } from '../lib/lazy.ts';
import { splitWords } from './lists.ts';
import { between, chance, pick, pickWeighted, type Random } from '../lib/random.ts';

export type Gender = 'masculino' | 'feminino';

export const genders: readonly Gender[] = ['feminino', 'masculino'];

/** Names that are equally likely. */
interface Band {
  readonly weight: number;
  readonly names: readonly string[];
}

/**
 * A name of `antigo` is given to those born before this year, one of `recente` to those born since, unless the years of the
 * name are known.
 */
const ERA_TURN = 1980;
/** Years whose names are known. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2030] as const;

const split = <T extends { readonly names: string }>(band: T) => ({ ...band, names: splitWords(band.names) });

const givenBands = lazy(() => ({
  feminino: givenNames.feminino.map(split),
  masculino: givenNames.masculino.map(split),
}));

const yearsOfNames = lazy(
  () =>
    new Map(
      givenNameYears.flatMap(({ names, ...years }) =>
        splitWords(names).map((name) => [name, years] as const),
      ),
    ),
);

/** The years in which other names begin to be given, in their order. */
const turns = lazy(() =>
  [ERA_TURN, ...givenNameYears.flatMap(({ first, last }) => [first, last + 1])].toSorted((a, b) => a - b),
);

/** The bands of names that were given in a year. */
function bandsOf(gender: Gender, year: number): readonly Band[] {
  const period = turns().findLastIndex((turn) => turn <= year);
  return (bandsByPeriod[gender][period] ??= givenBands()[gender].map(({ weight, era, names }) => ({
    weight,
    names: names.filter((name) => {
      const years = yearsOfNames().get(name);
      if (years) return years.first <= year && year <= years.last;
      return era !== (year < ERA_TURN ? 'recente' : 'antigo');
    }),
  })));
}

const bandsByPeriod: Record<Gender, (readonly Band[])[]> = { feminino: [], masculino: [] };

const surnameBands = lazy(() => surnames.map(split));

const particleOf = lazy(
  () =>
    new Map(
      Object.entries(particles).flatMap(([particle, names]) =>
        splitWords(names).map((name) => [name, particle] as const),
      ),
    ),
);

function drawFrom(random: Random, bands: readonly Band[]): string {
  return pick(random, pickWeighted(random, bands, ({ weight, names }) => weight * names.length).names);
}

/** Draws a given name of one word; with a year of birth, a name that was usual then. */
export function drawGivenName(random: Random, gender: Gender, born?: number): string {
  if (born === undefined) return drawFrom(random, givenBands()[gender]);
  return drawFrom(random, bandsOf(gender, Math.min(Math.max(born, FIRST_YEAR), LAST_YEAR)));
}

/** Draws a surname of one word that is not among those taken. */
export function drawSurname(random: Random, taken: readonly string[]): string {
  for (;;) {
    const surname = drawFrom(random, surnameBands());
    if (!taken.includes(surname)) return surname;
  }
}

/** The surname, a third of the time after the particle that is usual before it. */
export function withParticle(random: Random, surname: string): string {
  const particle = particleOf().get(surname);
  return particle !== undefined && chance(random, 1, 3) ? `${particle} ${surname}` : surname;
}

/** Years of age of those who buy, sell and sign. */
const ADULTS = [18, 75] as const;

/** Given name and two surnames of an adult in a year. */
export function drawFullName(random: Random, year: number): string {
  const given = drawGivenName(random, pick(random, genders), year - between(random, ...ADULTS));
  const first = drawSurname(random, [given]);
  return `${given} ${first} ${drawSurname(random, [given, first])}`;
}

/** The letters of a name in `a`–`z`. */
export function plainLetters(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
