import { describe, expect, it } from 'vitest';
import { createSearch, isFoundBy, type SearchedTexts, tellingWords } from './tool-search.ts';

type Made = { readonly id: string } & Partial<SearchedTexts>;

const found = (tools: readonly Made[], query: string, isTyping = false) =>
  createSearch(tools, (tool) => ({ names: '', words: '', summaries: '', others: '', ...tool }))(
    query,
    isTyping,
  ).map(({ id }) => id);

describe('a search', () => {
  it.each([
    ['demissão', 'demissões'],
    ['demitido', 'demitida'],
    ['parcela', 'parcelas'],
    ['parcelar', 'parcelado'],
    ['calcule', 'calculo'],
    ['payment', 'payments'],
    ['contribuição', 'CONTRIBUIÇÕES'],
    ['salário', 'salarial'],
  ])('takes %s and %s for one word', (own, asked) => {
    expect(found([{ id: 'x', words: own }], asked)).toEqual(['x']);
    expect(found([{ id: 'x', words: asked }], own)).toEqual(['x']);
  });

  it.each([
    ['parcela', 'parceria'],
    ['cota', 'cotação'],
    ['sal', 'salário'],
  ])('does not take %s for %s', (own, asked) => {
    expect(found([{ id: 'x', words: own }], asked)).toEqual([]);
  });

  it('finds by the beginning of the last word where it is being typed', () => {
    const tools = [{ id: 'x', names: 'Salário líquido' }];
    expect(found(tools, 'sa', true)).toEqual(['x']);
    expect(found(tools, 'li salario', true)).toEqual([]);
    expect(found(tools, 'sa')).toEqual([]);
  });

  it('puts a word of the name before one of the summary, and that before one of a choice', () => {
    const tools = [
      { id: 'c', others: 'banana' },
      { id: 'b', summaries: 'banana' },
      { id: 'a', names: 'banana' },
    ];
    expect(found(tools, 'banana')).toEqual(['a', 'b']);
    expect(found(tools.slice(0, 2), 'banana')).toEqual(['b', 'c']);
  });

  it('takes a rare word for better than one that many have', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => ({ id, names: 'common' }));
    expect(found([...many, { id: 'rare', names: 'rare' }], 'common rare')).toEqual(['rare']);
  });

  it('of two that are equally good gives the one with the shorter names first', () => {
    const tools = [
      { id: 'long', names: 'banana of a longer name' },
      { id: 'short', names: 'banana' },
    ];
    expect(found(tools, 'banana')).toEqual(['short', 'long']);
  });

  it('gives eight at most, and all without a word', () => {
    const tools = [...'abcdefghij'].map((id) => ({ id, names: 'banana' }));
    expect(found(tools, 'banana')).toHaveLength(8);
    expect(found(tools, ' ?! ')).toHaveLength(10);
  });

  it('finds nothing where a half of what was asked is nowhere, unless a word is the id', () => {
    expect(found([{ id: 'x', names: 'preço' }], 'preço bitcoin')).toEqual([]);
    expect(found([{ id: 'uuid' }], 'xyzzy uuid')).toEqual(['uuid']);
  });

  it('leaves out amounts, single letters and words that say nothing, in both languages', () => {
    expect(found([{ id: 'x', names: 'porcentagem' }], 'porcentagem de 1500')).toEqual(['x']);
    expect(tellingWords('Como calcular o salário de 1 mês')).toEqual(['salario', 'mes']);
    expect(tellingWords('how to generate a password')).toEqual(['password']);
    expect(tellingWords('como gerar')).toEqual(['como', 'gerar']);
  });
});

it('a word is found by a query that has it, or begins it', () => {
  expect([isFoundBy('Salário', 'o sal'), isFoundBy('líquido', 'salario')]).toEqual([true, false]);
});
