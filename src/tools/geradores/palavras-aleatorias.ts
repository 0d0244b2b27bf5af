import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, seeded } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { sample } from '../../lib/random.ts';
import { categories, wordsOfCategory } from './_words.ts';

/** Portuguese words of a category, none twice. */
export const palavrasAleatorias = defineTool({
  method: 'GET',
  path: '/palavras-aleatorias',
  category: 'geradores',
  name: 'Palavras aleatórias',
  items: 'palavras',
  input: v.object({
    count: count(100, 5),
    category: v.optional(v.picklist(categories), 'geral'),
    ...seeded,
  }),
  output: v.object({
    palavras: v.array(v.string()),
    category: v.string(),
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
