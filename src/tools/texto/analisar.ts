import * as v from 'valibot';
import { describe, integer, inUnit, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { seconds, wordsPerMinute } from '../../kit/units.ts';
import { countsOfGraphemes, graphemes } from '../../lib/text/graphemes.ts';
import { blocksOf, unixLines } from '../../lib/text/lines.ts';
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
    const lengths = countsOfGraphemes(words);
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
      uniqueWords: new Set(words.map((word) => normalize(word.toLowerCase(), 'NFC'))).size,
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
