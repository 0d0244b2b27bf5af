import { describe, expect, it } from 'vitest';
import { readAnswer } from './reading.ts';

describe('the wanted part of an answer', () => {
  const read = (answer: unknown, result: readonly string[] = [], input = {}, properties = {}) =>
    readAnswer({ inputSchema: { properties }, result }, input, answer);
  const hero = (...given: Parameters<typeof read>) => read(...given).hero;

  it.each([null, 1, 'text', undefined])('is nothing of %j', (answer) => {
    expect(read(answer)).toEqual({ hero: null, items: null });
  });

  it('the headline is the value that the tool names', () => {
    expect(read({ bruto: 5, liquido: { valor: 4 }, nome: 'a', ok: true }, ['liquido.valor'])).toEqual({
      hero: { name: 'valor', path: ['liquido', 'valor'], value: 4 },
      items: null,
    });
    expect(hero({ itens: [7, 8] }, ['itens.1'])).toEqual({ name: 'itens', path: ['itens', '1'], value: 8 });
    expect(hero([7, 8], ['1'])).toEqual({ name: '1', path: ['1'], value: 8 });
    expect(hero({ itens: [7] }, ['itens.*'])).toEqual({ name: 'itens', path: ['itens', '*'], value: 7 });
    expect(hero({ x: { a2: 7 } }, ['x.a2'])?.name).toBe('a2');
    expect(hero({ x: { '2a': 7 } }, ['x.2a'])?.name).toBe('2a');
  });

  it.each([
    ['nothing is there', { a: 1 }, ['b']],
    ['there is null', { a: 1, b: null }, ['b']],
    ['it goes on inside a value', { a: 1, b: 2 }, ['b.c', 'b.c.d']],
    ['it goes on inside null', { a: 1, b: null }, ['b.c']],
    ['there is an object', { a: 1, b: {} }, ['b']],
    ['there is an empty list', { a: 1, b: [] }, ['b', 'b.*']],
    ['there is no list', { a: 1, b: { c: 2 } }, ['b.*']],
    ['there are objects', { a: 1, b: [1, {}] }, ['b']],
  ])('is the first number where %s', (_, answer, result) => {
    expect(hero(answer, result)).toEqual({ name: 'a', value: 1 });
  });

  it('up to four values stand in a line, more in a table', () => {
    const list = (length: number) => ({ a: Array.from({ length }, (_, i) => ({ b: i })) });
    expect(hero(list(1), ['a.*.b'])).toEqual({ name: 'b', path: ['a', '*', 'b'], value: 0 });
    expect(hero(list(4), ['a.*.b'])?.value).toBe('0 · 1 · 2 · 3');
    expect(read(list(5), ['a.*.b'])).toEqual({ hero: null, items: null });
    expect(read({ a: [1, 2] }, ['a']).items).toEqual([1, 2]);
  });

  it('is of several that are named the first that was not sent', () => {
    expect(hero({ a: 1, b: 2, c: 3 }, ['a', 'b', 'c'], { x: '1' })?.name).toBe('b');
    expect(hero({ a: 1, b: 2 }, ['a', 'b'], { x: 1, y: 2 })?.name).toBe('a');
  });

  it('is, where none is named, a list that stands first, or the first number, text, or value that was asked for', () => {
    expect(read({ cpfs: ['1', '2'], n: 2 })).toEqual({
      hero: null,
      items: ['1', '2'],
      at: 'cpfs',
    });
    expect(hero({ n: 2, cpfs: ['1'] })).toEqual({ name: 'n', value: 2 });
    expect(read({ cpfs: ['1'], n: 2 }).items).toEqual(['1']);
    expect(hero({ t: 'a', u: 'b' })?.name).toBe('t');
    expect(hero({ t: 1, u: 2 }, [], {}, { t: {}, u: {} })?.name).toBe('t');
    expect(hero({ cpfs: [], t: 'a', n: 2 })).toEqual({ name: 'n', value: 2 });
    expect(hero({ cpfs: [{}], t: 'a' })).toEqual({ name: 't', value: 'a' });
    expect(hero({ cpfs: ['a', {}], t: 'a' })).toEqual({ name: 't', value: 'a' });
    expect(hero({ sent: 1, t: 'a' }, [], {}, { sent: {} })).toEqual({ name: 't', value: 'a' });
    expect(hero({ yes: true, sent: 1 }, [], {}, { sent: {} })).toEqual({ name: 'sent', value: 1 });
    expect(hero({ yes: true, sent: 'a' }, [], {}, { sent: {} })).toEqual({ name: 'sent', value: 'a' });
    expect(read({ yes: true })).toEqual({ hero: null, items: null });
    expect(readAnswer({ inputSchema: {}, result: [] }, {}, { toString: 1 }).hero?.name).toBe('toString');
  });

  it.each('premissas assumptions aviso disclaimer tabela avisos warnings comparacao explicacao'.split(' '))(
    'is not of %s, which stands aside',
    (name) => {
      expect(read({ [name]: 'a' })).toEqual({ hero: null, items: null });
    },
  );
});
