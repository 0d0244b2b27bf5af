import { describe, expect, it } from 'vitest';
import { put } from '../../shared/dom.ts';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import { csvOf } from '../../shared/download.ts';
import { diff, isDiff } from './diff.ts';
import type { Download } from './downloads.ts';
import { lines } from './lines.ts';
import { columnsOf, filesOf, records } from './records.ts';
import { isCode } from './rows.ts';
import { endingOf } from './text-block.ts';
import { t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, all, role, roles, heard } = makeDocument();
const context = {
  ...{ t, language: 'pt', f: createFormat('pt'), say: () => undefined },
} as unknown as Context;

const rows = () =>
  heard()
    .filter((line) => line.includes('row: '))
    .map((line) => line.trim().slice(5));

describe('a list of objects', () => {
  const items = [
    { nome: 'Busca', parte: { valor: 10.5 }, uf: 'SP', vazio: null, tags: ['a', 'b'] },
    { nome: 'abc', parte: { valor: 9 }, uf: 'SP', vazio: null, tags: [] },
    { nome: 'Zé', parte: { valor: 100 }, uf: 'SP', vazio: null, tags: ['c'] },
  ];
  const list = { file: 'a', title: 'Canais', items };
  const schema = {
    properties: {
      nome: { title: 'Canal' },
      parte: { title: 'Parte', properties: { valor: { title: 'Valor', 'x-unit': 'reais' } } },
    },
  };

  it('a list of objects is a table, whose column that never changes is a line below', () => {
    put(document.body, records(context, { ...list, schema: { items: schema } }));
    expect(rows()).toEqual(
      [
        'Canal | Parte: Valor | Tags'
          .replace(/\w[^|]+/g, (head) => `[button "${head.trim()}"] `)
          .replace(/ +\|/g, ' |')
          .trim(),
        'Busca | 10,50 | a, b',
        'abc | 9,00 | ',
        'Zé | 100,00 | c',
      ].map((row) => row.trim()),
    );
    expect(all('p').map(({ textContent }) => textContent)).toEqual(['Uf: SP']);
  });

  it('a list of objects has the columns that it names, in their order, and the others in the details of a row', async () => {
    const files: Download[] = [];
    const named = { items: schema, 'x-columns': ['parte.valor', 'nome'] };
    put(
      document.body,
      records(context, { ...list, schema: named }, (file) => files.push(file)),
    );
    expect(all('th').map(({ textContent }) => textContent)).toEqual(['Parte: Valor', 'Canal']);
    const open = role('button', t.form.rowDetails('10,50'));
    expect(all('.details:not([hidden])')).toHaveLength(0);
    open.click();
    expect(open.getAttribute('aria-expanded')).toBe('true');
    expect(all('.details:not([hidden]) dt').map(({ textContent }) => textContent)).toEqual(['Uf', 'Tags']);
    const [csv] = files;
    expect(csv && 'content' in csv.file && (await csv.file.content())).toMatch(
      /^\uFEFFCanal;Parte: Valor;Uf;Tags\r\n/,
    );
  });

  it('a list of objects is sorted by a column, as a number or as a text, up and then down', () => {
    put(document.body, records(context, { ...list, schema: { items: schema } }));
    const names = () => all('tbody td:first-child').map(({ textContent }) => textContent);
    role('button', 'Parte: Valor').click();
    expect(names()).toEqual(['abc', 'Busca', 'Zé']);
    role('button', 'Parte: Valor').click();
    expect(names()).toEqual(['Zé', 'Busca', 'abc']);
    role('button', 'Canal').click();
    expect([names(), all('[aria-sort]').length]).toEqual([['abc', 'Busca', 'Zé'], 1]);
  });
});

it('a file of a table opens in the spreadsheets of a language, and holds no formula', () => {
  const cells = [
    ['a;b', 1.5, null],
    ['=1+1', -2, 'x"y'],
  ];
  expect(csvOf(cells, 'pt')).toBe('\uFEFF"a;b";1,5;\r\n\'=1+1;-2;"x""y"\r\n');
  expect(csvOf(cells, 'en')).toBe('\uFEFF"a;b",1.5,\r\n\'=1+1,-2,"x""y"\r\n');
});

it('a long list shows its first 20 lines, and 100 more at each press', () => {
  put(
    document.body,
    lines(
      context,
      Array.from({ length: 150 }, (_, i) => `n${i}`),
    ),
  );
  expect(roles('listitem')).toHaveLength(20);
  role('button', t.answer.showMore(100)).click();
  expect(roles('listitem')).toHaveLength(120);
  role('button', t.answer.showMore(30)).click();
  expect([roles('listitem').length, roles('button', /^Mostrar/).length]).toEqual([150, 0]);
});

it.each([
  ['529.982.247-25', true],
  ['ba7816bf8f01cfea', true],
  ['FZ 123456', true],
  ['ana@example.com', true],
  ['2026-11-21', false],
  ['São Paulo', false],
  ['Rua 7 de Setembro', false],
])('%s is read letter by letter: %s', (text, is) => {
  expect(isCode(text)).toBe(is);
});

it.each([
  ['{"a": 1}', 'json'],
  ['{a}', 'txt'],
  ['<svg viewBox="0 0 1 1"/>', 'svg'],
  ['<?xml version="1.0"?>', 'xml'],
  ['<title>A</title>', 'html'],
  ['a < b', 'txt'],
])('%s is saved as a file of its kind', (text, ending) => {
  expect(endingOf(text)).toBe(ending);
});

describe('changes', () => {
  const changes = [
    { type: 'equal', value: 'a' },
    { type: 'delete', value: 'b' },
    { type: 'insert', value: 'x\ny' },
    { type: 'equal', value: 'c' },
  ] as const;

  it('changes are known by their types', () => {
    expect([isDiff(changes), isDiff([{ type: 'move', value: 'a' }]), isDiff([{ type: 'equal' }])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('by line have the numbers of both texts, a sign and a word', () => {
    put(document.body, diff(context, 'Mudanças', changes, true));
    expect(all('tr').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1', '1', ' ', 'a'],
      ['2', '', `−${t.answer.changes.delete}`, 'b'],
      ['', '2', `+${t.answer.changes.insert}`, 'x'],
      ['', '3', `+${t.answer.changes.insert}`, 'y'],
      ['3', '4', ' ', 'c'],
    ]);
  });

  it('by word or letter stand within one text', () => {
    put(document.body, diff(context, 'Mudanças', changes, false));
    expect([document.body.textContent, all('del').length, all('ins').length]).toEqual(['abx\nyc', 1, 1]);
  });
});

it('a fraction beside amounts is saved as a text that no spreadsheet takes for a date, and codes are left out', async () => {
  const schema = {
    properties: { valor: { title: 'Valor', 'x-unit': 'reais' }, codigo: { 'x-internal': true } },
  };
  const saved = (item: Readonly<Record<string, unknown>>) => {
    const [csv] = filesOf(context, 'a', 'A', columnsOf([item], schema), 1);
    return csv && 'content' in csv.file ? csv.file.content() : undefined;
  };
  expect(await saved({ referencia: '5/26', valor: 1.5, codigo: 'x' })).toBe(
    '\uFEFFReferencia;Valor\r\n5 de 26;1,5\r\n',
  );
  expect(await saved({ validade: '11/31' })).toBe('\uFEFFValidade\r\n11/31\r\n');
});
