/** Names of people, each drawn as often as its band of frequency says. */
import { givenNames } from '../../data/given-names.ts';
import { particles, surnames } from '../../data/surnames.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitWords } from './_lists.ts';
import { chance, pick, pickWeighted, type Random } from '../../lib/random.ts';

export type Gender = 'masculino' | 'feminino';

export const genders: readonly Gender[] = ['feminino', 'masculino'];

/** Names that are equally likely. */
interface Band {
  readonly weight: number;
  readonly names: readonly string[];
}

/** A name of `antigo` is given to those born before this year, one of `recente` to those born since. */
const ERA_TURN = 1980;

const split = <T extends { readonly names: string }>(band: T) => ({ ...band, names: splitWords(band.names) });

const givenBands = lazy(() => ({
  feminino: givenNames.feminino.map(split),
  masculino: givenNames.masculino.map(split),
}));

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
  const bands = givenBands()[gender];
  if (born === undefined) return drawFrom(random, bands);
  const other = born < ERA_TURN ? 'recente' : 'antigo';
  return drawFrom(
    random,
    bands.filter(({ era }) => era !== other),
  );
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

/** Given name and two surnames. */
export function drawFullName(random: Random): string {
  const given = drawGivenName(random, pick(random, genders));
  const first = drawSurname(random, [given]);
  return `${given} ${first} ${drawSurname(random, [given, first])}`;
}

/** The letters of a name in `a`–`z`. */
export function plainLetters(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
