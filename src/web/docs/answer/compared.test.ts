import { describe, expect, it } from 'vitest';
import { put } from '../../shared/dom.ts';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import { createPins, type Pinned } from '../core/pins.ts';
import type { Values } from '../core/types.ts';
import { showAnswer } from './answer.ts';
import { compared, isComparable } from './compared.ts';
import { figuresOf } from './figures.ts';
import { madeTool, t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, one, role, textsAt } = makeDocument();
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
  keys: { current: () => 'cnv_1', isDemo: () => false },
} as unknown as Context;

const money = { 'x-unit': 'reais' };
const outputSchema = {
  properties: {
    liquido: { title: 'Líquido', ...money },
    inss: {
      title: 'INSS',
      properties: { valor: { title: 'Valor', ...money }, base: { title: 'Base', ...money } },
    },
    taxa: { title: 'Taxa', 'x-unit': '%' },
    descontos: { items: { properties: { valor: { title: 'Valor', ...money } } } },
  },
};
const inputSchema = {
  properties: {
    bruto: { title: 'Bruto', ...money },
    mes: { title: 'Mês', default: 1 },
    lista: { title: 'Lista' },
  },
};
const tool = madeTool('made', { result: ['liquido'], inputSchema, outputSchema });

describe('the figures of an answer', () => {
  const labelsOf = (answer: unknown) =>
    [...figuresOf(context, answer, outputSchema)].map(([path, { label }]) => [path, label]);

  it('have the names of the objects that they stand in, and an amount has the name of its object', () => {
    expect(labelsOf({ liquido: 1, inss: { valor: 2, base: 3 } })).toEqual([
      ['liquido', 'Líquido'],
      ['inss.valor', 'INSS'],
      ['inss.base', 'INSS: Base'],
    ]);
  });

  it('of a list have the name of each item, its words before its code', () => {
    const descontos = [
      { codigo: 'irrf', descricao: 'Imposto de renda', valor: 1 },
      { codigo: 'vt', descricao: 'Vale-transporte', valor: 2 },
    ];
    expect(labelsOf({ descontos })).toEqual([
      ['descontos.Imposto de renda.valor', 'Imposto de renda'],
      ['descontos.Vale-transporte.valor', 'Vale-transporte'],
    ]);
    expect(labelsOf({ descontos: descontos.map(({ codigo, valor }) => ({ codigo, valor })) })).toHaveLength(
      2,
    );
  });

  it('figures leave out long lists, long texts, and what an answer says of itself', () => {
    const long = Array.from({ length: 13 }, (_, i) => ({ nome: `n${i}`, valor: i }));
    expect(labelsOf({ long, text: 'a\nb', aviso: 'x', tabela: { vigente: true }, nada: null })).toEqual([]);
    expect(labelsOf({ dias: [1, 2] })).toEqual([['dias', 'Dias']]);
  });
});

describe('an answer beside the pinned one', () => {
  const before = { input: { bruto: 10 }, answer: { liquido: 8, inss: { valor: 1.1, base: 10 }, taxa: 7.5 } };
  const show = (input: Values, answer: unknown) => {
    const shown = compared(context, tool, before, { input, answer });
    put(document.body, shown?.element ?? null);
    return shown;
  };

  it('the page shows no comparison while the same was asked', () => {
    expect(show(before.input, before.answer)).toBeNull();
  });

  it('names the fields that differ, and marks the figures that do by how much', () => {
    const shown = show(
      { bruto: 20, mes: 2, lista: [1] },
      { liquido: 8.3, inss: { valor: 1.1, base: 20 }, taxa: 9 },
    );
    expect(textsAt('.compared li')).toEqual(['Bruto R$ 10,00 → R$ 20,00', 'Mês 1 → 2', 'Lista – → ']);
    expect(textsAt('.pair > div')).toEqual(['FixadaR$\u00A08,00', 'AgoraR$\u00A08,30']);
    expect(textsAt('tbody tr')).toEqual([
      'Líquido8,008,30+0,30',
      'INSS: Base10,0020,00+10,00',
      'Taxa7,5 %9 %+1,5 p.p.',
    ]);
    expect(textsAt('details dt')).toEqual(['INSS']);
    expect(shown?.spoken).toBe('Agora: R$ 8,30. Fixada: R$ 8,00');
  });

  it('shows values that one of them lacks, and a word for texts that differ', () => {
    show({ bruto: 1 }, { liquido: 8, tipo: 'b' });
    expect(textsAt('tbody tr')).toEqual([
      `Tipo–b${t.answer.compared.differs}`,
      `INSS1,10–${t.answer.compared.differs}`,
      `INSS: Base10,00–${t.answer.compared.differs}`,
      `Taxa7,5 %–${t.answer.compared.differs}`,
    ]);
  });

  it('shows five figures at once, and an amount that stands in two places once', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const properties = Object.fromEntries(
      names.map((name) => [name, { title: name.toUpperCase(), ...money }]),
    );
    const many = madeTool('made', { inputSchema, outputSchema: { properties } });
    const answer = (add: number) => ({
      ...Object.fromEntries(names.slice(0, 6).map((name, i) => [name, i + add])),
      g: add,
    });
    const asked = (add: number): Pinned => ({ input: { bruto: add }, answer: answer(add) });
    put(document.body, compared(context, many, asked(1), asked(2))?.element ?? null);
    expect(textsAt('.compared > .scroll tbody tr')).toHaveLength(5);
    expect(textsAt('details tbody tr')).toEqual(['F6,007,00+1,00']);
    expect(textsAt('details summary')).toEqual([t.answer.compared.more(1)]);
  });

  it('says so where nothing of it changed', () => {
    show({ bruto: 11 }, before.answer);
    expect(one('.compared > p').textContent).toBe(t.answer.compared.nothing);
  });
});

it.each<[string, boolean, object, unknown]>([
  ['a figure', true, {}, { liquido: 1 }],
  ['texts alone', false, {}, { nome: 'a' }],
  ['a list of items', false, { result: ['itens'] }, { itens: ['a'], n: 1 }],
  ['what a draw made', false, { inputSchema: { properties: { seed: {} } } }, { n: 1 }],
])('an answer with %s can be pinned: %s', (_, expected, parts, answer) => {
  expect(isComparable(context, madeTool('made', parts), {}, answer)).toBe(expected);
});

it('a pinned answer stays until it is released, and the answer to other values stands beside it', () => {
  const pin = createPins()('made');
  const show = (bruto: number) =>
    put(
      document.body,
      showAnswer(context, {
        ...{ tool, input: { bruto }, answer: { liquido: bruto - 1 }, origin: 'call' },
        ...{ pin, onPin: () => show(bruto) },
      }).top,
    );
  const { keep, release, change } = t.answer.compared;
  show(10);
  role('button', keep).click();
  expect(document.body.textContent).toContain(change);
  show(20);
  expect(textsAt('.pair .main')).toEqual(['R$\u00A09,00', 'R$\u00A019,00']);
  expect(document.querySelector('.hero')).toBeNull();
  role('button', release).click();
  expect(document.querySelector('.compared')).toBeNull();
  expect(one('.hero .answer').textContent).toBe('R$ 19,00');
});
