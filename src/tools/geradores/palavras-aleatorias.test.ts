import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { categories, wordsOfCategory } from './_words.ts';
import { palavrasAleatorias } from './palavras-aleatorias.ts';

describe('palavras-aleatorias', () => {
  it.each(categories)('%s: words of the category, none twice', (category) => {
    const list = wordsOfCategory(category);
    const count = Math.min(100, list.length);
    const { palavras, category: answered } = callTool(palavrasAleatorias, { category, count });
    expect(answered).toBe(category);
    expect(new Set(palavras).size).toBe(count);
    for (const word of palavras) expect(list).toContain(word);
  });

  it('draws five words of any kind when nothing is asked for', () => {
    const { palavras, category } = callTool(palavrasAleatorias, {});
    expect(palavras).toHaveLength(5);
    expect(category).toBe('geral');
  });

  it('has verbs in the infinitive', () => {
    for (const verb of wordsOfCategory('verbos')) expect(verb).toMatch(/(ar|er|ir|or|ôr)$/);
  });

  it('draws every word of a category sooner or later', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      for (const word of callTool(palavrasAleatorias, { category: 'cores', count: 40, seed: `${i}` })
        .palavras) {
        drawn.add(word);
      }
    }
    expect(drawn).toEqual(new Set(wordsOfCategory('cores')));
  });

  it('refuses more words than the category has (422), and more than 100 (400)', () => {
    const { length } = wordsOfCategory('cores');
    expect(callTool(palavrasAleatorias, { category: 'cores', count: length }).palavras).toHaveLength(length);
    expect(refusal(palavrasAleatorias, { category: 'cores', count: length + 1 })).toMatchObject({
      status: 422,
      fields: ['count'],
    });
    expect(refusal(palavrasAleatorias, { count: 101 })).toMatchObject({ status: 400, fields: ['count'] });
    expect(refusal(palavrasAleatorias, { category: 'carros' })).toMatchObject({
      status: 400,
      fields: ['category'],
    });
  });

  it('repeats with the same seed', () => {
    const draw = (seed: string) => callTool(palavrasAleatorias, { seed });
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
});
