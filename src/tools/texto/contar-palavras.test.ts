import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { contarPalavras } from './contar-palavras.ts';

const count = (text: string, more: Record<string, unknown> = {}) =>
  callTool(contarPalavras, { text, ...more });
const ranked = (text: string, more: Record<string, unknown> = {}) =>
  count(text, more).words.map(({ word, count }: { word: string; count: number }) => [word, count]);

describe('texto-contar-palavras', () => {
  it('ranks by count, ties in the order of first appearance', () => {
    expect(ranked('b a c a b d')).toEqual([
      ['b', 2],
      ['a', 2],
      ['c', 1],
      ['d', 1],
    ]);
  });

  it('folds case and accents as asked', () => {
    expect(ranked('Ação ação acao')).toEqual([
      ['ação', 2],
      ['acao', 1],
    ]);
    expect(ranked('Ação ação acao', { caseSensitive: true })).toHaveLength(3);
    expect(ranked('Ação ação acao', { ignoreAccents: true })).toEqual([['acao', 3]]);
    expect(ranked('Ação acao', { caseSensitive: true, ignoreAccents: true })).toEqual([
      ['Acao', 1],
      ['acao', 1],
    ]);
  });

  it('takes the composed and the decomposed form of a letter for the same', () => {
    expect(ranked('ação ac\u0327a\u0303o')).toEqual([['ação', 2]]);
  });

  it('leaves stop words out in any case, before accents are folded', () => {
    expect(ranked('O DE não Não nao É', { ignoreStopWords: true })).toEqual([['nao', 1]]);
    // "es" is no stop word, "és" neither; "e" and "é" are.
    expect(ranked('e é es', { ignoreStopWords: true, ignoreAccents: true })).toEqual([['es', 1]]);
  });

  it('leaves out words shorter than minLength, in characters', () => {
    expect(ranked('a ab abc a\u0301b\u0301', { minLength: 3 })).toEqual([['abc', 1]]);
  });

  it('counts runs of words that remain, joined by a space', () => {
    expect(ranked('pão de queijo, pão de queijo', { ngram: 2 })).toEqual([
      ['pão de', 2],
      ['de queijo', 2],
      ['queijo pão', 1],
    ]);
    expect(ranked('pão de queijo, pão de queijo', { ngram: 2, ignoreStopWords: true })).toEqual([
      ['pão queijo', 2],
      ['queijo pão', 1],
    ]);
    expect(count('um dois', { ngram: 3 })).toMatchObject({
      totalWords: 2,
      countedWords: 0,
      uniqueWords: 0,
      words: [],
    });
  });

  it('counts before the limit, and gives percent of all counted', () => {
    const answer = count('a a b c', { limit: 1 });
    expect(answer).toEqual({
      totalWords: 4,
      countedWords: 4,
      uniqueWords: 3,
      words: [{ word: 'a', count: 2, percent: 50 }],
    });
    expect(count('a b c').words[0].percent).toBe(33.33);
  });

  it('counts words that objects have as properties', () => {
    expect(ranked('constructor __proto__ constructor')).toEqual([
      ['constructor', 2],
      ['proto', 1],
    ]);
  });

  it('answers no words for a text without any', () => {
    expect(count('... !')).toEqual({ totalWords: 0, countedWords: 0, uniqueWords: 0, words: [] });
  });

  it.each([
    [{ text: '' }, 'text'],
    [{}, 'text'],
    [{ text: 'a', minLength: 0 }, 'minLength'],
    [{ text: 'a', minLength: 51 }, 'minLength'],
    [{ text: 'a', ngram: 0 }, 'ngram'],
    [{ text: 'a', limit: 1001 }, 'limit'],
    [{ text: 'a', caseSensitive: 'sim' }, 'caseSensitive'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(contarPalavras, input)).toEqual({ status: 400, fields: [field] });
  });
});
