import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { count, seed } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { sample } from '../../lib/random.ts';
import { categories, wordsOfCategory } from './_words.ts';

/** Portuguese words of a category, none twice. */
export const palavrasAleatorias = defineTool({
  method: 'GET',
  path: '/palavras-aleatorias',
  category: 'geradores',
  name: 'Palavras aleatórias',
  summary: 'Sorteia palavras em português, de uma categoria, sem repetição',
  items: 'palavras',
  input: v.object({
    count: count(100, 5),
    category: v.optional(v.picklist(categories), 'geral'),
    seed,
  }),
  output: v.object({ palavras: v.array(v.string()), category: v.string() }),
  examples: [
    {
      input: { count: 3, category: 'frutas' },
      output: { palavras: ['pitanga', 'caqui', 'abacaxi'], category: 'frutas' },
    },
  ],
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
