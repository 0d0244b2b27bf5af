/** Portuguese words by category. */
import { colors } from '../../data/colors.ts';
import { countries, words } from '../../data/words.ts';
import { splitItems, splitWords } from '../../draws/lists.ts';
import { professionsOf } from '../../draws/professions.ts';

export const categories = [
  'geral',
  'animais',
  'frutas',
  'comidas',
  'cores',
  'profissoes',
  'paises',
  'objetos',
  'esportes',
  'natureza',
  'verbos',
  'adjetivos',
] as const;

export type WordCategory = (typeof categories)[number];

/** The categories whose words suit a text about anything. The general category has words of its own too. */
const GENERAL = ['adjetivos', 'animais', 'frutas', 'natureza', 'objetos', 'verbos'] as const;

const cache = new Map<WordCategory, readonly string[]>();

/** The words of a category, each once. */
export function wordsOfCategory(category: WordCategory): readonly string[] {
  let list = cache.get(category);
  if (!list) cache.set(category, (list = readCategory(category)));
  return list;
}

function readCategory(category: WordCategory): readonly string[] {
  switch (category) {
    case 'geral':
      return [...new Set([...GENERAL.flatMap(wordsOfCategory), ...splitWords(words.geral)])];
    case 'cores':
      return splitWords(colors);
    case 'paises':
      return splitItems(countries);
    case 'profissoes':
      return professionsOf('masculino');
    default:
      return splitWords(words[category]);
  }
}
