import * as v from 'valibot';
import { flag, integer, text } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { stopWords } from '../../data/stop-words.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { countGraphemes } from '../../lib/text/graphemes.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { wordsOf } from '../../lib/text/words.ts';

/** How often each word, or expression of two or three words, occurs. */
export const contarPalavras = defineTool({
  method: 'POST',
  path: '/texto/contar-palavras',
  category: 'texto',
  name: 'Contador de palavras',
  summary: 'Conta quantas vezes cada palavra ou expressão aparece em um texto',
  input: v.object({
    text: text(1, 100_000),
    caseSensitive: flag(false),
    ignoreAccents: flag(false),
    ignoreStopWords: flag(false),
    minLength: v.optional(integer(1, 50), 1),
    ngram: v.optional(integer(1, 3), 1),
    limit: v.optional(integer(1, 1000), 100),
  }),
  output: v.object({
    totalWords: v.number(),
    countedWords: v.number(),
    uniqueWords: v.number(),
    words: v.array(v.object({ word: v.string(), count: v.number(), percent: v.number() })),
  }),
  examples: [
    {
      input: { text: 'O rato roeu a roupa do rei e a rainha viu o rato.', ignoreStopWords: true },
      output: {
        totalWords: 13,
        countedWords: 7,
        uniqueWords: 6,
        words: [
          { word: 'rato', count: 2, percent: 28.57 },
          { word: 'roeu', count: 1, percent: 14.29 },
          { word: 'roupa', count: 1, percent: 14.29 },
          { word: 'rei', count: 1, percent: 14.29 },
          { word: 'rainha', count: 1, percent: 14.29 },
          { word: 'viu', count: 1, percent: 14.29 },
        ],
      },
    },
  ],
  run({ text, caseSensitive, ignoreAccents, ignoreStopWords, minLength, ngram, limit }) {
    const all = wordsOf(text.normalize('NFC'));
    const stops = new Set(ignoreStopWords ? stopWords : []);
    const words = all
      .filter((word) => !stops.has(word.toLowerCase()) && countGraphemes(word) >= minLength)
      .map((word) => (caseSensitive ? word : word.toLowerCase()))
      .map((word) => (ignoreAccents ? removeAccents(word) : word));

    const counts = new Map<string, number>();
    const counted = Math.max(0, words.length - ngram + 1);
    for (let i = 0; i < counted; i++) {
      const expression = ngram === 1 ? (words[i] as string) : words.slice(i, i + ngram).join(' ');
      counts.set(expression, (counts.get(expression) ?? 0) + 1);
    }
    // A map keeps the order of first appearance, and the sort is stable.
    const ranked = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, limit);
    return {
      totalWords: all.length,
      countedWords: counted,
      uniqueWords: counts.size,
      words: ranked.map(([word, count]) => ({ word, count, percent: roundTo((100 * count) / counted, 2) })),
    };
  },
});
