import { describe, expect, it } from 'vitest';
import type { Schema, Values } from '../core/types.ts';
import { readWords } from './words.ts';
import { contextIn } from '#test/support/docs-context.ts';
import { madeTool } from '#test/support/docs-page.ts';

const money = { type: 'number', 'x-unit': 'reais' };
const properties: Record<string, Schema> = {
  liquido: { title: 'Líquido', ...money },
  inss: {
    title: 'INSS',
    properties: { valor: { title: 'Valor', ...money }, base: { title: 'Base', ...money } },
  },
  saldo: { properties: { tipo: {}, valor: money } },
  anos: { items: { properties: { total: { title: 'Total', ...money } } } },
  dias: { title: 'Dias', type: 'integer', 'x-unit': 'dias' },
  serie: { title: 'Série', ...money, 'x-internal': true },
};
const answer = {
  liquido: 90,
  inss: { valor: 10, base: 100 },
  saldo: { tipo: 'a-pagar', valor: 5 },
  anos: [{ total: 1 }, { total: 2 }, { total: 3.5 }],
  dias: 3,
  serie: 77,
  zero: 0,
};

function read(words: Partial<Schema>, given: unknown = answer, input: Values = {}) {
  const tool = madeTool('made', { outputSchema: { properties, ...words } });
  const { main, why, facts } = readWords(contextIn.pt, { tool, input, answer: given });
  return {
    main,
    why: why?.join('') ?? null,
    facts: facts.map(({ label, text }) => `${label}: ${text}`),
  };
}

describe('the main value', () => {
  it.each<[string, Partial<Schema>, string | null, string]>([
    ['a path', { 'x-hero': ['liquido'] }, 'Líquido', 'R$ 90,00'],
    ['an amount inside, which has the name of its group', { 'x-hero': ['inss.valor'] }, 'INSS', 'R$ 10,00'],
    [
      'a path under a condition',
      { 'x-hero': [{ when: { dias: { above: 2 } }, path: 'inss.base' }, 'liquido'] },
      'Base',
      'R$ 100,00',
    ],
    [
      'another where the condition does not hold',
      { 'x-hero': [{ when: { dias: { below: 3 } }, path: 'inss.base' }, 'liquido'] },
      'Líquido',
      'R$ 90,00',
    ],
    [
      'the first and the last',
      { 'x-hero': [{ label: 'Por ano', path: ['anos.0.total', 'anos.-1.total'] }] },
      'Por ano',
      'R$ 1,00 → R$ 3,50',
    ],
    [
      'a sentence',
      { 'x-hero': [{ when: { 'saldo.tipo': 'a-pagar' }, text: 'A pagar: {saldo.valor}' }] },
      null,
      'A pagar: R$ 5,00',
    ],
    [
      'no sentence with a value that is not there',
      { 'x-hero': [{ text: '{nada} e {liquido}' }, 'dias'] },
      'Dias',
      '3 dias',
    ],
  ])('is %s', (_, words, label, text) => {
    expect(read(words).main).toMatchObject({ label, text });
  });
});

describe('the sentence of why', () => {
  const why = [
    { when: { 'saldo.tipo': 'zero' }, text: 'Nada.' },
    { when: { zero: 0, 'saldo.tipo': 'a-pagar' }, text: 'São {inss.valor} em {anos.length} anos e {dias}.' },
  ];
  it('is the first that holds, with money as the main value has it', () => {
    expect(read({ 'x-hero': ['liquido'], 'x-why': why }).why).toBe('São 10,00 em 3 anos e 3 dias.');
    expect(read({ 'x-hero': ['dias'], 'x-why': why }).why).toBe('São R$ 10,00 em 3 anos e 3 dias.');
    expect(read({ 'x-why': why }, { ...answer, zero: 1 }).why).toBeNull();
    expect(read({}).why).toBeNull();
  });
});

describe('the facts', () => {
  it('are those that the tool names, with its labels, without what is zero, absent or told', () => {
    const facts = [
      'liquido',
      { path: 'inss.valor', label: 'Vai ao INSS' },
      { path: 'inss.base', when: { dias: 4 } },
      'zero',
      'nada',
      'anos.-1.total',
    ];
    expect(read({ 'x-hero': ['liquido'], 'x-facts': facts }).facts).toEqual([
      'Vai ao INSS: 10,00',
      'Total: 3,50',
    ]);
  });

  it('of a tool without words are its first amounts, neither sent nor told, from the top', () => {
    const deep = { ...answer, fim: { a: 8, b: 9, c: 90, d: 11 } };
    const fim = {
      properties: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { title: name, ...money }])),
    };
    const words = { 'x-hero': ['liquido'], properties: { ...properties, fim } };
    expect(read(words, deep, { bruto: 100 }).facts).toEqual([
      'Dias: 3 dias',
      'INSS: 10,00',
      'Saldo: 5,00',
      'A: 8,00',
      'B: 9,00',
    ]);
  });

  it('of a tool without words stay away where the answer has fewer than three', () => {
    expect(
      read({ 'x-hero': ['liquido'] }, { liquido: 1, dias: 2, inss: { valor: 3, base: 1 } }).facts,
    ).toEqual([]);
  });
});
