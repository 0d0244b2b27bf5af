import * as v from 'valibot';
import { integer, text } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { countGraphemes, graphemes } from '../../lib/text/graphemes.ts';
import { blocksOf, unixLines } from '../../lib/text/lines.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { countSentences } from '../../lib/text/sentences.ts';
import { wordsOf } from '../../lib/text/words.ts';

/** Words a minute of a talk, as speakers are advised. */
const SPOKEN = 130;

const time = v.object({ seconds: v.number(), text: v.string() });

/** Counts of a text: characters, words, sentences and the time it takes to read. */
export const analisar = defineTool({
  method: 'POST',
  path: '/texto/analisar',
  category: 'texto',
  name: 'Analisador de texto',
  summary: 'Conta caracteres, palavras, frases e parágrafos e estima o tempo de leitura',
  input: v.object({ text: text(0, 100_000), wordsPerMinute: v.optional(integer(50, 1000), 200) }),
  output: v.object({
    characters: v.number(),
    charactersNoSpaces: v.number(),
    letters: v.number(),
    digits: v.number(),
    punctuation: v.number(),
    spaces: v.number(),
    codePoints: v.number(),
    bytes: v.number(),
    words: v.number(),
    uniqueWords: v.number(),
    sentences: v.number(),
    paragraphs: v.number(),
    lines: v.number(),
    nonEmptyLines: v.number(),
    averageWordLength: v.number(),
    averageSentenceLength: v.number(),
    longestWord: v.nullable(v.string()),
    readingTime: time,
    speakingTime: time,
  }),
  examples: [
    {
      input: { text: 'O Dr. Silva chegou às 9h. Ele trouxe pão, café etc. e saiu!\n\nFim.' },
      output: {
        characters: 65,
        charactersNoSpaces: 51,
        letters: 44,
        digits: 1,
        punctuation: 6,
        spaces: 14,
        codePoints: 65,
        bytes: 68,
        words: 14,
        uniqueWords: 14,
        sentences: 3,
        paragraphs: 2,
        lines: 3,
        nonEmptyLines: 2,
        averageWordLength: 3.2,
        averageSentenceLength: 4.7,
        longestWord: 'chegou',
        readingTime: { seconds: 4, text: '4 s' },
        speakingTime: { seconds: 6, text: '6 s' },
      },
    },
  ],
  run({ text: sent, wordsPerMinute }) {
    const text = unixLines(sent);
    const characters = graphemes(text);
    const spaces = characters.filter((character) => character === ' ' || character.trim() === '').length;
    const words = wordsOf(text);
    const lengths = words.map(countGraphemes);
    const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const sentences = countSentences(text);
    const blocks = blocksOf(text);
    // A final break makes no line of its own, as in POSIX.
    const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
    const nonEmptyLines = lines.filter((line) => line.trim() !== '').length;
    return {
      characters: characters.length,
      charactersNoSpaces: characters.length - spaces,
      letters: countRuns(text, /\p{L}+/gu),
      digits: countRuns(text, /\p{Nd}+/gu),
      punctuation: countRuns(text, /[\p{P}\p{S}]+/gu),
      spaces,
      codePoints: countCodePoints(text),
      bytes: new TextEncoder().encode(text).length,
      words: words.length,
      uniqueWords: new Set(words.map((word) => word.toLowerCase().normalize('NFC'))).size,
      sentences,
      paragraphs: blocks.length === 1 ? nonEmptyLines : blocks.length,
      lines: lines.length,
      nonEmptyLines,
      averageWordLength: words.length === 0 ? 0 : roundTo(total / words.length, 1),
      averageSentenceLength: words.length === 0 || sentences === 0 ? 0 : roundTo(words.length / sentences, 1),
      longestWord: words[lengths.indexOf(longest)] ?? null,
      readingTime: duration(words.length, wordsPerMinute),
      speakingTime: duration(words.length, SPOKEN),
    };
  },
});

/** Code points of all runs of a kind of character: runs, since a match for each character would cost far more. */
function countRuns(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((total, run) => total + countCodePoints(run), 0);
}

function countCodePoints(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

function duration(words: number, perMinute: number): { seconds: number; text: string } {
  const seconds = roundTo((words * 60) / perMinute, 0);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return { seconds, text: parts.filter(Boolean).join(' ') };
}
