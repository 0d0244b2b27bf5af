import * as v from 'valibot';
import { flag, integer, inUnit, num, pure, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { characters, percentage } from '../../kit/units.ts';
import { stopWords } from '../../data/stop-words.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { countsOfGraphemes } from '../../lib/text/graphemes.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { wordsOf } from '../../lib/text/words.ts';
import { normalize } from '../../lib/text/normalize.ts';

/** How often each word, or expression of two or three words, occurs. */
export const contarPalavras = defineTool({
  method: 'POST',
  path: '/texto/contar-palavras',
  category: 'texto',
  name: 'Contador de palavras',
  input: v.object({
    text: text(1, 100_000),
    caseSensitive: flag(false),
    ignoreAccents: flag(false),
    ignoreStopWords: flag(false),
    minLength: inUnit(characters, v.optional(integer(1, 50), 1)),
    ngram: v.optional(inUnit(pure, integer(1, 3)), 1),
    limit: v.optional(inUnit(pure, integer(1, 1000)), 100),
  }),
  output: v.object({
    totalWords: num(pure),
    countedWords: num(pure),
    uniqueWords: num(pure),
    words: v.array(
      v.object({
        word: v.string(),
        count: num(pure),
        percent: num(percentage),
      }),
    ),
  }),
  result: 'totalWords',
  examples: [{ input: { text: 'O rato roeu a roupa do rei e a rainha viu o rato.', ignoreStopWords: true } }],
  run({ text, caseSensitive, ignoreAccents, ignoreStopWords, minLength, ngram, limit }) {
    const composed = normalize(text, 'NFC');
    const all = wordsOf(composed);
    const stops = new Set(ignoreStopWords ? stopWords : []);
    const lengths = minLength > 1 ? countsOfGraphemes(composed, all) : null;
    const words = all
      .filter((word, i) => !stops.has(word.toLowerCase()) && (lengths?.[i] ?? 1) >= minLength)
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
