import { describe, expect, it } from 'vitest';
import { babyNames } from '../../src/data/baby-names.ts';
import { brandNames } from '../../src/data/brand-names.ts';
import { cnae } from '../../src/data/cnae.ts';
import { colors } from '../../src/data/colors.ts';
import { givenNames } from '../../src/data/given-names.ts';
import { nickWords } from '../../src/data/nick-words.ts';
import { surnames } from '../../src/data/surnames.ts';
import { splitItems, splitLines, splitWords } from '../../src/draws/lists.ts';
import { professionsOf } from '../../src/draws/professions.ts';
import { categories, wordsOfCategory } from '../../src/tools/geradores/_words.ts';
import { offensiveAmong, pairs } from '../support/offensive.ts';

const given = [...givenNames.feminino, ...givenNames.masculino].flatMap(({ names }) => splitWords(names));
const family = surnames.flatMap(({ names }) => splitWords(names));

describe('nothing offensive comes out', () => {
  it('finds what it looks for', () => {
    expect(offensiveAmong(['Jacinto Pinto', 'Ana Lima', 'Tomás Turbando'])).toEqual([
      'Jacinto Pinto',
      'Tomás Turbando',
    ]);
  });

  it('of a given name or an initial and a surname, which e-mails join', () => {
    expect(offensiveAmong(pairs(given, family))).toEqual([]);
    expect(offensiveAmong(pairs([...'abcdefghijklmnopqrstuvwxyz'], family))).toEqual([]);
  });

  it('of the words of a nickname, in each style', () => {
    const { todos, ...styles } = nickWords;
    for (const { nouns, adjectives } of Object.values(styles)) {
      const ofStyle = pairs(
        splitWords(`${todos.nouns} ${nouns}`),
        splitWords(`${todos.adjectives} ${adjectives}`),
      );
      expect(offensiveAmong(ofStyle)).toEqual([]);
    }
  });

  it('of the names of firms', () => {
    const heads = new Set(splitLines(cnae).flatMap((line) => (line.split(' | ')[1] as string).split('; ')));
    expect(offensiveAmong(pairs([...heads], splitItems(brandNames)))).toEqual([]);
  });

  it('of words, colours, professions and names for babies', () => {
    expect(offensiveAmong(categories.flatMap(wordsOfCategory))).toEqual([]);
    expect(offensiveAmong([...splitWords(colors), ...professionsOf('feminino')])).toEqual([]);
    expect(offensiveAmong(Object.values(babyNames).flatMap(splitWords))).toEqual([]);
  });
});
