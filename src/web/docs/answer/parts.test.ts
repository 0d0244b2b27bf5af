import { describe, expect, it } from 'vitest';
import type { Schema } from '../core/types.ts';
import { copiedText } from './copied.ts';
import { partsOf } from './parts.ts';
import { isIdle } from './values.ts';
import { contextIn } from '#test/support/docs-context.ts';
import { madeTool } from '#test/support/docs-page.ts';

const money = { type: 'number', 'x-unit': 'reais' };
const named = (title: string): Schema => ({ title, ...money });
const irrf = {
  title: 'IRRF',
  properties: { base: named('Base'), valor: named('Valor'), retido: named('Retido') },
};
const schema: Schema = {
  properties: {
    irrf,
    parcela: { title: 'Parcela', properties: { irrf } },
    outro: { ...irrf },
    pago: { title: 'Pago' },
    codigo: { title: 'Código', 'x-internal': true },
    linhas: {
      title: 'Linhas',
      items: {
        properties: { codigo: { 'x-internal': true }, nome: { title: 'Nome' }, valor: named('Valor') },
      },
    },
  },
};
const answer = {
  codigo: 'x-1',
  pago: false,
  irrf: { base: 500, valor: 33, retido: 33 },
  outro: { base: 500, valor: 34, retido: 0 },
  parcela: { irrf: { base: 700, valor: 20 } },
  linhas: [
    { codigo: 'a', nome: 'Um', valor: 1 },
    { codigo: 'b', nome: 'Dois', valor: 0 },
  ],
  semRotulo: 7,
};

const read = (hidden: readonly string[] = [], said: readonly unknown[] = []) =>
  partsOf(contextIn.pt, answer, schema, 'made', { hidden, said });

describe('the parts of an answer', () => {
  it('have groups of one name once, and no amount, zero, "no" or code that tells nothing new', () => {
    const values = read().flatMap((part) =>
      part.kind === 'values'
        ? [[part.title, ...part.rows.map(({ label, text }) => `${label}: ${text}`)]]
        : [],
    );
    expect(values).toEqual([
      [null, 'Sem rotulo: 7'],
      ['IRRF', 'Base: R$ 500,00', 'Valor: R$ 33,00', 'Valor: R$ 34,00'],
      ['Parcela: IRRF', 'Base: R$ 700,00', 'Valor: R$ 20,00'],
    ]);
  });

  it('leave out what stands elsewhere, by its place or its amount', () => {
    const titles = (...given: Parameters<typeof read>) =>
      read(...given).map((part) => `${part.title} ${part.kind === 'values' ? part.rows.length : ''}`);
    expect(titles(['semRotulo', 'parcela.irrf.base', 'linhas'], [33, 500])).toEqual([
      'IRRF 1',
      'Parcela: IRRF 1',
    ]);
  });

  it.each([0, false, null, undefined, '', [], {}])('%j tells nothing', (value) => {
    expect(isIdle(value)).toBe(true);
  });
});

it('a copied text has a title, what was typed without what is secret, and lists with their columns', () => {
  const inputSchema = {
    properties: {
      bruto: named('Bruto'),
      chave: { title: 'Chave', 'x-sensitive': true },
      itens: { title: 'Itens' },
    },
  };
  const tool = madeTool('made', { inputSchema, outputSchema: schema });
  const input = { bruto: 10, chave: 'abc', itens: [{ a: 1 }, { a: 2 }], vazio: 0, comAviso: true };
  const main = { label: 'Líquido', text: 'R$ 9,00', paths: [], isSentence: false };
  const facts = [{ path: 'x', label: 'Imposto', text: '1,00', value: 1 }];
  const why = ['Sai ', '1,00', '.'];
  const parts = read(['irrf', 'outro', 'parcela']);
  expect(copiedText(contextIn.pt, tool, input, { main, why, facts, parts }).split('\n')).toEqual([
    'Gerador de made',
    'Bruto: R$ 10,00 · Itens: 2 itens · Com aviso',
    '',
    'Líquido: R$ 9,00',
    'Sai 1,00.',
    '',
    'Imposto: 1,00',
    '',
    'Sem rotulo: 7',
    '',
    'Linhas',
    'Nome | Valor',
    'Um | 1,00',
    'Dois | –',
  ]);
});
