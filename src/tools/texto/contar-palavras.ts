import * as v from 'valibot';
import { describe, flag, integer, inUnit, text } from '../../kit/fields/index.ts';
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
  summary: 'Conta quantas vezes cada palavra ou expressão aparece em um texto',
  en: { name: 'Word counter', summary: 'Counts how often each word or expression occurs in a text' },
  input: v.object({
    text: describe(text(1, 100_000), { pt: 'O texto', en: 'The text' }),
    caseSensitive: describe(flag(false), {
      pt: 'Se maiúsculas e minúsculas fazem palavras diferentes',
      en: 'Whether upper and lower case make different words',
    }),
    ignoreAccents: describe(flag(false), {
      pt: 'Se palavras que só diferem nos acentos contam como uma',
      en: 'Whether words that differ only in accents count as one',
    }),
    ignoreStopWords: describe(flag(false), {
      pt: 'Se artigos, preposições e outras palavras comuns do português ficam de fora',
      en: 'Whether articles, prepositions and other common words of Portuguese are left out',
    }),
    minLength: describe(inUnit(characters, v.optional(integer(1, 50), 1)), {
      pt: 'Comprimento das palavras mais curtas que contam',
      en: 'Length of the shortest words that count',
    }),
    ngram: describe(v.optional(integer(1, 3), 1), {
      pt: 'Palavras seguidas em cada expressão; 1 conta palavras',
      en: 'Consecutive words in each expression; 1 counts words',
    }),
    limit: describe(v.optional(integer(1, 1000), 100), {
      pt: 'Quantas expressões a resposta traz, das mais frequentes',
      en: 'How many expressions the answer has, the most frequent first',
    }),
  }),
  output: v.object({
    totalWords: describe(
      v.number(),
      { pt: 'Todas as palavras, antes dos filtros', en: 'All words, before any filter' },
      null,
    ),
    countedWords: describe(
      v.number(),
      { pt: 'Palavras ou expressões contadas', en: 'Words or expressions counted' },
      null,
    ),
    uniqueWords: describe(
      v.number(),
      {
        pt: 'Palavras ou expressões diferentes, também as que limit deixa de fora',
        en: 'Different words or expressions, those that limit leaves out included',
      },
      null,
    ),
    words: describe(
      v.array(
        v.object({
          word: describe(v.string(), { pt: 'Palavra ou expressão', en: 'Word or expression' }),
          count: describe(v.number(), { pt: 'Vezes que aparece', en: 'Times that it occurs' }, null),
          percent: describe(
            v.number(),
            {
              pt: 'Parte das palavras ou expressões contadas',
              en: 'Share of the words or expressions counted',
            },
            percentage,
          ),
        }),
      ),
      {
        pt: 'As mais frequentes, em empate pela ordem em que aparecem',
        en: 'The most frequent, on a tie in the order in which they appear',
      },
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
