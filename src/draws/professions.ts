/** Professions in the form of each gender. */
import { professions } from '../data/professions.ts';
import { lazy } from '../lib/lazy.ts';
import { splitWords } from './lists.ts';
import type { Gender } from './people.ts';

interface Profession {
  readonly masculino: string;
  readonly feminino: string;
  /** It takes a degree, or years of work before. */
  readonly isSenior: boolean;
}

/** The youngest who have such a profession, in years. */
const SENIOR = 22;

const all = lazy(() => splitWords(professions).map(parseProfession));

function parseProfession(text: string): Profession {
  const [masculino, feminino = masculino] = text.replace('+', '').split('/') as [string, string?];
  return {
    masculino,
    feminino: feminino === 'a' ? `${masculino.replace(/o$/, '')}a` : feminino,
    isSenior: text.endsWith('+'),
  };
}

/** Lists the professions that people of an age may have, or all, in the order of the data set. */
export function professionsOf(gender: Gender, age = SENIOR): readonly string[] {
  return all().flatMap(({ isSenior, ...forms }) => (isSenior && age < SENIOR ? [] : [forms[gender]]));
}
