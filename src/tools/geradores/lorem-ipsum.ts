import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, integer, seeded, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { loremStart, loremWords } from '../../data/lorem-words.ts';
import { characters } from '../../kit/units.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitWords } from '../../draws/lists.ts';
import { between, chance, pick, type Random } from '../../lib/random.ts';

const FIRST_SENTENCE = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

/** Number of items by type: when the caller does not say, and at most. */
const amounts = {
  paragraphs: { byDefault: 3, max: 50 },
  words: { byDefault: 50, max: 1000 },
  sentences: { byDefault: 5, max: 200 },
} as const;

/** Filler text in words, sentences or paragraphs; no word stands twice in a row. */
export const loremIpsum = defineTool({
  method: 'GET',
  path: '/lorem-ipsum',
  category: 'geradores',
  name: 'Gerador de lorem ipsum',
  items: 'items',
  input: v.object({
    type: v.optional(v.picklist(['paragraphs', 'words', 'sentences']), 'paragraphs'),
    count: v.optional(inUnit(pure, integer(1, 1000))),
    startWithLorem: flag(true),
    ...seeded,
  }),
  output: v.object({
    type: v.string(),
    count: num(pure),
    items: v.array(v.string()),
    text: v.string(),
    words: num(pure),
    characters: num(characters),
  }),
  result: 'text',
  examples: [{ input: { type: 'words', count: 5 } }],
  run({ type, count = amounts[type].byDefault, startWithLorem }, { random }) {
    const { max } = amounts[type];
    if (count > max) {
      throw badParameter('count', {
        pt: `deve estar entre 1 e ${max} com type=${type}`,
        en: `must be between 1 and ${max} with type=${type}`,
      });
    }
    const items = writers[type](random, count, startWithLorem);
    const text = items.join(type === 'paragraphs' ? '\n\n' : ' ');
    return { type, count, items, text, words: splitWords(text).length, characters: text.length };
  },
});

const writers = { paragraphs: writeParagraphs, words: writeWords, sentences: writeSentences };

function writeWords(random: Random, count: number, startWithLorem: boolean): string[] {
  const words = startWithLorem ? splitWords(loremStart).slice(0, count) : [];
  const next = wordSource(random, words.at(-1));
  while (words.length < count) words.push(next());
  return words;
}

function writeSentences(random: Random, count: number, startWithLorem: boolean): string[] {
  const next = wordSource(random, startWithLorem ? 'elit' : undefined);
  const sentences = startWithLorem ? [FIRST_SENTENCE] : [];
  while (sentences.length < count) sentences.push(writeSentence(random, next));
  return sentences;
}

function writeParagraphs(random: Random, count: number, startWithLorem: boolean): string[] {
  const sizes = Array.from({ length: count }, () => between(random, 4, 7));
  const sentences = writeSentences(
    random,
    sizes.reduce((sum, size) => sum + size, 0),
    startWithLorem,
  );
  return sizes.map((size) => sentences.splice(0, size).join(' '));
}

/** 6 to 14 words; two in five of those above 8 have a comma after the 3rd to 6th word. */
function writeSentence(random: Random, next: () => string): string {
  const words = Array.from({ length: between(random, 6, 14) }, next);
  if (words.length > 8 && chance(random, 2, 5)) words[between(random, 2, 5)] += ',';
  const text = words.join(' ');
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

const vocabulary = lazy(() => splitWords(loremWords));

/** Words one after the other, none equal to the one before it. */
function wordSource(random: Random, before?: string): () => string {
  let last = before;
  return () => {
    let word: string;
    do word = pick(random, vocabulary());
    while (word === last);
    last = word;
    return word;
  };
}
