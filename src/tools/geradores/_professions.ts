/** Professions in the form of each gender. */
import { professions } from '../../data/professions.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitWords } from './_lists.ts';
import type { Gender } from './_people.ts';

const forms = lazy(() => {
  const all = splitWords(professions).map(parseForms);
  return { masculino: all.map(({ masculino }) => masculino), feminino: all.map(({ feminino }) => feminino) };
});

function parseForms(text: string): Readonly<Record<Gender, string>> {
  const [masculino, feminino = masculino] = text.split('/') as [string, string?];
  return { masculino, feminino: feminino === 'a' ? `${masculino.replace(/o$/, '')}a` : feminino };
}

/** Lists the professions in the order of the data set. */
export function professionsOf(gender: Gender): readonly string[] {
  return forms()[gender];
}
