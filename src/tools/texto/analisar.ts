import * as v from 'valibot';
import { integer, inUnit, num, pure, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { seconds, wordsPerMinute } from '../../kit/units.ts';
import { countsOfGraphemes, endsOfGraphemes } from '../../lib/text/graphemes.ts';
import { blocksOf, unixLines } from '../../lib/text/lines.ts';
import { DIGIT, LETTER, propertiesOf, SIGN, SPACE } from '../../lib/text/properties.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { countSentences } from './_sentences.ts';
import { wordsOf } from '../../lib/text/words.ts';
import { normalize } from '../../lib/text/normalize.ts';

/** Words a minute of a talk, as speakers are advised. */
const SPOKEN = 130;

const time = v.object({
  seconds: num(seconds),
  text: v.string(),
});

/** Counts of a text: characters, words, sentences and the time it takes to read. */
export const analisar = defineTool({
  method: 'POST',
  path: '/texto/analisar',
  category: 'texto',
  name: 'Analisador de texto',
  input: v.object({
    text: text(0, 100_000),
    wordsPerMinute: inUnit(wordsPerMinute, v.optional(integer(50, 1000), 200)),
  }),
  output: v.object({
    characters: num(pure),
    charactersNoSpaces: num(pure),
    letters: num(pure),
    digits: num(pure),
    punctuation: num(pure),
    spaces: num(pure),
    codePoints: num(pure),
    bytes: num(pure),
    words: num(pure),
    uniqueWords: num(pure),
    sentences: num(pure),
    paragraphs: num(pure),
    lines: num(pure),
    nonEmptyLines: num(pure),
    averageWordLength: num(pure),
    averageSentenceLength: num(pure),
    longestWord: v.nullable(v.string()),
    readingTime: time,
    speakingTime: time,
  }),
  result: 'characters',
  examples: [{ input: { text: 'O Dr. Silva chegou às 9h. Ele trouxe pão, café etc. e saiu!\n\nFim.' } }],
  run({ text: sent, wordsPerMinute }) {
    const text = unixLines(sent);
    const ends = endsOfGraphemes(text);
    const spaces = countSpaces(text, ends);
    const words = wordsOf(text);
    const lengths = countsOfGraphemes(text, words, ends);
    const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const blocks = blocksOf(text);
    const sentences = countSentences(blocks);
    const nonEmptyLines = blocks.reduce((sum, { length }) => sum + length, 0);
    return {
      characters: ends.length,
      charactersNoSpaces: ends.length - spaces,
      ...countCodePoints(text, spaces),
      words: words.length,
      uniqueWords: countUnique(words),
      sentences,
      paragraphs: blocks.length === 1 ? nonEmptyLines : blocks.length,
      lines: countLines(text),
      nonEmptyLines,
      averageWordLength: words.length === 0 ? 0 : roundTo(total / words.length, 1),
      averageSentenceLength: words.length === 0 || sentences === 0 ? 0 : roundTo(words.length / sentences, 1),
      longestWord: words[lengths.indexOf(longest)] ?? null,
      readingTime: duration(words.length, wordsPerMinute),
      speakingTime: duration(words.length, SPOKEN),
    };
  },
});

/** Clusters of white space alone: no two characters of white space make one. */
function countSpaces(text: string, ends: Uint32Array): number {
  let [spaces, start] = [0, 0];
  for (const end of ends) {
    if (end === start + 1 && (propertiesOf(text.charCodeAt(start)) & SPACE) !== 0) spaces++;
    start = end;
  }
  return spaces;
}

/** Counts in code points, in the order of the answer, with `spaces` in its place. */
function countCodePoints(text: string, spaces: number) {
  let [letters, digits, punctuation, codePoints, bytes] = [0, 0, 0, 0, 0];
  for (let at = 0; at < text.length; codePoints++) {
    const code = text.codePointAt(at) as number;
    const properties = propertiesOf(code);
    if ((properties & LETTER) !== 0) letters++;
    if ((properties & DIGIT) !== 0) digits++;
    if ((properties & SIGN) !== 0) punctuation++;
    // UTF-8 (RFC 3629). Half a surrogate pair becomes U+FFFD, which has three too.
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return { letters, digits, punctuation, spaces, codePoints, bytes };
}

/** Counts the different words, without regard to case. */
function countUnique(words: readonly string[]): number {
  const unique = new Set<string>();
  for (const word of new Set(words)) unique.add(normalize(word.toLowerCase(), 'NFC'));
  return unique.size;
}

/** A final break makes no line of its own, as in POSIX. */
function countLines(text: string): number {
  const breaks = text.split('\n').length - 1;
  return text === '' || text.endsWith('\n') ? breaks : breaks + 1;
}

function duration(words: number, perMinute: number): { seconds: number; text: string } {
  const seconds = roundTo((words * 60) / perMinute, 0);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return { seconds, text: parts.filter(Boolean).join(' ') };
}
