import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, describe, seeded } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { sample } from '../../lib/random.ts';
import { categories, wordsOfCategory } from './_words.ts';

/** Portuguese words of a category, none twice. */
export const palavrasAleatorias = defineTool({
  method: 'GET',
  path: '/palavras-aleatorias',
  category: 'geradores',
  name: 'Palavras aleatórias',
  summary: 'Sorteia palavras em português, de uma categoria, sem repetição',
  en: { name: 'Random words', summary: 'Draws words in Portuguese, of a category, without repetition' },
  items: 'palavras',
  input: v.object({
    count: count(100, 5),
    category: describe(v.optional(v.picklist(categories), 'geral'), {
      pt: 'Categoria das palavras',
      en: 'Category of the words',
    }),
    ...seeded,
  }),
  output: v.object({
    palavras: describe(v.array(v.string()), { pt: 'Palavras sorteadas', en: 'Words drawn' }),
    category: describe(v.string(), { pt: 'Categoria das palavras', en: 'Category of the words' }),
  }),
  result: 'palavras',
  examples: [{ input: { count: 3, category: 'frutas' } }],
  impossible: { category: 'cores', count: 100 },
  run({ count, category }, { random }) {
    const words = wordsOfCategory(category);
    if (count > words.length) {
      throw invalidValue('count', {
        pt: `deve ser no máximo ${words.length}, o número de palavras da categoria`,
        en: `must be at most ${words.length}, the number of words in the category`,
      });
    }
    return { palavras: sample(random, words.length, count).map((i) => words[i] as string), category };
  },
});
