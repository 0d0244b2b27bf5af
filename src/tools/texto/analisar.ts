import * as v from 'valibot';
import { describe, integer, inUnit, text } from '../../kit/fields/index.ts';
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
  seconds: describe(v.number(), { pt: 'O tempo, como um número', en: 'The time, as a number' }, seconds),
  text: describe(v.string(), {
    pt: 'O tempo por extenso, como 3 min 5 s',
    en: 'The time as a text, such as 3 min 5 s',
  }),
});

/** Counts of a text: characters, words, sentences and the time it takes to read. */
export const analisar = defineTool({
  method: 'POST',
  path: '/texto/analisar',
  category: 'texto',
  name: 'Analisador de texto',
  summary: 'Conta caracteres, palavras, frases e parágrafos e estima o tempo de leitura',
  en: {
    name: 'Text analyser',
    summary: 'Counts characters, words, sentences and paragraphs and estimates the reading time',
  },
  about: {
    pt: 'Um caractere é o que se vê como um (grafema): um emoji composto conta como um. Palavras com hífen ou apóstrofo, e números com pontos, contam como uma.',
    en: 'A character is what is seen as one (grapheme): a composed emoji counts as one. Words with a hyphen or apostrophe, and numbers with points, count as one.',
  },
  input: v.object({
    text: describe(text(0, 100_000), { pt: 'O texto; pode ser vazio', en: 'The text; may be empty' }),
    wordsPerMinute: describe(inUnit(wordsPerMinute, v.optional(integer(50, 1000), 200)), {
      pt: 'Velocidade de leitura',
      en: 'Reading speed',
    }),
  }),
  output: v.object({
    characters: describe(
      v.number(),
      { pt: 'Caracteres, com espaços', en: 'Characters, white space included' },
      null,
    ),
    charactersNoSpaces: describe(
      v.number(),
      {
        pt: 'Caracteres, sem espaços e quebras de linha',
        en: 'Characters, without white space and line breaks',
      },
      null,
    ),
    letters: describe(v.number(), { pt: 'Letras', en: 'Letters' }, null),
    digits: describe(v.number(), { pt: 'Dígitos', en: 'Digits' }, null),
    punctuation: describe(
      v.number(),
      { pt: 'Sinais de pontuação e símbolos', en: 'Punctuation marks and symbols' },
      null,
    ),
    spaces: describe(
      v.number(),
      { pt: 'Espaços e quebras de linha', en: 'White space and line breaks' },
      null,
    ),
    codePoints: describe(v.number(), { pt: 'Pontos de código Unicode', en: 'Unicode code points' }, null),
    bytes: describe(
      v.number(),
      {
        pt: 'Tamanho do texto codificado como UTF-8, em número de bytes',
        en: 'Size of the text encoded as UTF-8, as a number of bytes',
      },
      null,
    ),
    words: describe(v.number(), { pt: 'Palavras', en: 'Words' }, null),
    uniqueWords: describe(
      v.number(),
      { pt: 'Palavras diferentes, sem distinguir maiúsculas', en: 'Different words, case disregarded' },
      null,
    ),
    sentences: describe(
      v.number(),
      {
        pt: 'Frases; o ponto de uma abreviatura não termina uma',
        en: 'Sentences; the point of an abbreviation does not end one',
      },
      null,
    ),
    paragraphs: describe(
      v.number(),
      {
        pt: 'Parágrafos: blocos separados por linha em branco ou, quando só há um bloco, as linhas dele',
        en: 'Paragraphs: blocks apart by a blank line or, where there is only one block, its lines',
      },
      null,
    ),
    lines: describe(
      v.number(),
      { pt: 'Linhas; a quebra final não faz outra', en: 'Lines; a final break does not make another' },
      null,
    ),
    nonEmptyLines: describe(v.number(), { pt: 'Linhas com algum texto', en: 'Lines with some text' }, null),
    averageWordLength: describe(
      v.number(),
      {
        pt: 'Caracteres por palavra, em média; 0 sem palavras',
        en: 'Characters per word, on average; 0 without words',
      },
      null,
    ),
    averageSentenceLength: describe(
      v.number(),
      {
        pt: 'Palavras por frase, em média; 0 sem palavras',
        en: 'Words per sentence, on average; 0 without words',
      },
      null,
    ),
    longestWord: describe(v.nullable(v.string()), {
      pt: 'A palavra mais longa, a primeira em caso de empate; null sem palavras',
      en: 'The longest word, the first on a tie; null without words',
    }),
    readingTime: describe(time, {
      pt: 'Tempo de leitura, à velocidade de wordsPerMinute',
      en: 'Reading time, at the speed of wordsPerMinute',
    }),
    speakingTime: describe(time, {
      pt: 'Tempo de fala, a 130 palavras por minuto',
      en: 'Speaking time, at 130 words a minute',
    }),
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

/** What is counted in code points, in the order of the answer, with `spaces` in its place. */
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

/** Without regard to case. */
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
