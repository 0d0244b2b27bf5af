import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../src/web/docs/answer/reading.ts';
import { flatten, schemaAt, schemaOf, shown } from '../src/web/docs/answer/values.ts';
import type { Context } from '../src/web/docs/core/context.ts';
import { numbersOf, toCents, toReais } from '../src/web/docs/drawings/numbers.ts';
import { entryOf, tablePath } from '../src/web/docs/drawings/tables.ts';
import { createKeys } from '../src/web/docs/core/keys.ts';
import { isMoney } from '../src/web/docs/core/money.ts';
import { texts } from '../src/web/docs/texts/index.ts';
import type { Language } from '../src/web/shared/language.ts';
import { createUnsaid } from '../src/web/docs/core/unsaid.ts';
import { createFormat } from '../src/web/shared/format.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('what of an answer a person asked for', () => {
  const read = (answer: unknown, result: readonly string[] = [], input = {}, properties = {}) =>
    readAnswer({ inputSchema: { properties }, result }, input, answer);
  const hero = (...given: Parameters<typeof read>) => read(...given).hero;

  it.each([null, 1, 'text', undefined])('is nothing of %j', (answer) => {
    expect(read(answer)).toEqual({ hero: null, items: null, facts: [] });
  });

  it('is what the tool names, with the facts beside it', () => {
    expect(read({ bruto: 5, liquido: { valor: 4 }, nome: 'a', ok: true }, ['liquido.valor'])).toEqual({
      hero: { name: 'valor', path: ['liquido', 'valor'], value: 4 },
      items: null,
      facts: [
        { name: 'bruto', value: 5 },
        { name: 'nome', value: 'a' },
        { name: 'ok', value: true },
      ],
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

  it('is of several values up to four in a line, and a list of more', () => {
    const list = (length: number) => ({ a: Array.from({ length }, (_, i) => ({ b: i })) });
    expect(hero(list(1), ['a.*.b'])).toEqual({ name: 'b', path: ['a', '*', 'b'], value: 0 });
    expect(hero(list(4), ['a.*.b'])?.value).toBe('0 · 1 · 2 · 3');
    expect(read(list(5), ['a.*.b'])).toEqual({ hero: null, items: [0, 1, 2, 3, 4], facts: [] });
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
      facts: [{ name: 'n', value: 2 }],
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
    expect(read({ yes: true })).toEqual({ hero: null, items: null, facts: [{ name: 'yes', value: true }] });
    expect(readAnswer({ inputSchema: {}, result: [] }, {}, { toString: 1 }).hero?.name).toBe('toString');
  });

  it.each('premissas assumptions aviso disclaimer tabela avisos warnings comparacao explicacao'.split(' '))(
    'is not of %s, which stands aside',
    (name) => {
      expect(read({ [name]: 'a' })).toEqual({ hero: null, items: null, facts: [] });
    },
  );

  it('has five facts of up to 40 letters, none twice', () => {
    const { facts } = read({ h: 1, long: 'x'.repeat(41), a: 'x'.repeat(40), b: 2, c: 3, d: 4, e: 5, f: 6 }, [
      'h',
    ]);
    expect(facts.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const names = (answer: object, result: string) => read(answer, [result]).facts.map(({ name }) => name);
    expect(names({ formatted: '1', valid: true, x: 1 }, 'formatted')).toEqual(['x']);
    expect(names({ number: '1', valid: true, formatted: '1' }, 'number')).toEqual(['valid', 'formatted']);
  });
});

describe('a value of an answer', () => {
  const contextOf = (language: Language) =>
    ({ t: texts[language], f: createFormat(language), language }) as Context;

  it.each([
    ['pt', true, undefined, texts.pt.yes],
    ['en', false, undefined, texts.en.no],
    ['pt', null, undefined, texts.pt.none],
    ['pt', undefined, undefined, texts.pt.none],
    ['pt', 'texto', undefined, 'texto'],
    ['pt', '2026-03-05', undefined, createFormat('pt').date('2026-03-05T12:00:00')],
    ['pt', '2026-99-05', undefined, '2026-99-05'],
    ['pt', '2026', undefined, '2026'],
    ['pt', '+002026-03-05', undefined, '+002026-03-05'],
    ['pt', '2026-03-05 (1)', undefined, '2026-03-05 (1)'],
    ['pt', 'x2026-03-05', undefined, 'x2026-03-05'],
    ['pt', { a: 1 }, undefined, '{"a":1}'],
    ['pt', 1234.5, { 'x-unit': 'reais' }, 'R$ 1.234,50'],
    ['en', 1234.5, { 'x-unit': 'BRL' }, 'R$ 1,234.50'],
    ['pt', 0.123456789, { 'x-unit': 'reais' }, 'R$ 0,12345679'],
    ['pt', -5, { 'x-unit': 'reais' }, '−R$ 5,00'],
    ['pt', 2026, {}, '2026'],
    ['pt', 9999, undefined, '9999'],
    ['pt', -9999, undefined, '-9999'],
    ['pt', 10_000, undefined, '10.000'],
    ['pt', -10_000, undefined, '-10.000'],
    ['pt', 2026.5, undefined, '2.026,5'],
    ['en', 2026, { 'x-unit': 'days' }, '2,026 days'],
    ['pt', 0.123456789012345, undefined, '0,123456789012345'],
    ['pt', 0.1234567890123456, undefined, '0,123456789012346'],
  ] as const)('in %s %j of %j is written %s', (language, value, schema, written) => {
    expect(shown(contextOf(language), value, schema)).toBe(written);
  });

  it('has a place, a name and a schema', () => {
    const schema = {
      properties: {
        a: { properties: { b: { title: 'B' } } },
        l: { items: { properties: { v: { title: 'V' } } } },
      },
    };
    expect(flatten({ a: { b: 1 }, l: [{ v: 2 }, { v: null }], x: 'y' }, schema)).toEqual([
      { path: 'a.b', name: 'b', value: 1, schema: { title: 'B' } },
      { path: 'l[0].v', name: 'v', value: 2, schema: { title: 'V' } },
      { path: 'l[1].v', name: 'v', value: null, schema: { title: 'V' } },
      { path: 'x', name: 'x', value: 'y', schema: undefined },
    ]);
    expect(flatten([1], undefined)).toEqual([{ path: '[0]', name: '', value: 1, schema: undefined }]);
    expect(schemaAt(schema, ['l', '*', 'v'])).toEqual({ title: 'V' });
    expect(schemaAt(schema, ['l', '0', 'w'])).toBeUndefined();
    expect(schemaAt(undefined, ['l'])).toBeUndefined();
    expect(schemaOf(schema, 'b')).toEqual({ title: 'B' });
    expect(schemaOf(schema, 'a')).toBe(schema.properties.a);
    expect(schemaOf(schema, 'toString')).toBeUndefined();
    expect(
      schemaOf(
        { properties: { a: { properties: { z: { title: '1' } } }, b: { properties: { z: {} } } } },
        'z',
      ),
    ).toEqual({ title: '1' });
    expect(schemaOf(undefined, 'a')).toBeUndefined();
  });

  it('is shown with 200 others at most', () => {
    const many = Array.from({ length: 201 }, (_, i) => i);
    expect(flatten(many, undefined)).toHaveLength(200);
    expect(flatten({ a: many, b: 1 }, undefined)).toHaveLength(200);
    expect(flatten(Object.fromEntries(many.map((i) => [`k${i}`, i])), undefined)).toHaveLength(200);
  });
});

describe('numbers in drawings', () => {
  it.each([
    ['pt', 'money', 4725.5, '4.725,50'],
    ['pt', 'money', -1.234, '−1,23'],
    ['en', 'money', 4725.516, '4,725.52'],
    ['pt', 'amount', 6000, '6.000'],
    ['pt', 'amount', 6000.5, '6.000,50'],
    ['pt', 'whole', 1621.4, '1.621'],
    ['pt', 'plain', 10.689, '10,69'],
    ['pt', 'plain', 10, '10'],
    ['pt', 'percent', 10.689, '10,69 %'],
    ['en', 'percent', 10.689, '10.69%'],
    ['en', 'short', 1_834_567, '1.83m'],
  ] as const)('in %s as %s: %d is %s', (language, kind, value, written) => {
    expect(numbersOf(language)[kind](value).replaceAll('\u00a0', ' ')).toBe(written);
  });
});

it('amounts are added in cents', () => {
  expect([0.1, 1.005, 4725.52].map(toCents)).toEqual([10, 100, 472_552]);
  expect(toCents(0.29)).toBe(29);
  expect(toReais(472_552)).toBe(4725.52);
});

it('a table of a drawing is found by its id, and asked for by the day from which it holds', () => {
  const tables = [null, { id: 'a' }, { id: 'b', value: 1 }, { id: 'c', value: 2 }, { id: 'b', value: 3 }];
  expect(['b', 'c', 'd'].map((id) => entryOf(tables, id))).toEqual([1, 2, null]);
  const tabela = { vigencia: '2025-01-01' };
  expect(tablePath('inss', { tabela })).toBe('/tabelas/inss?data=2025-01-01');
  expect(tablePath('inss', { tabela, tipo: 'plr' })).toBe('/tabelas/inss?data=2025-01-01');
  expect([null, {}, { tabela: {} }, { tabela, tipo: 1 }].map((one) => tablePath('inss', one))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('a number is money by its unit, in either language', () => {
  expect(['reais', 'BRL', 'kg', ''].map((unit) => isMoney({ 'x-unit': unit }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isMoney({})).toBe(false);
});

describe('the key of a reader', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };

  it('is kept for this tab, before that of the service', () => {
    vi.stubGlobal('sessionStorage', storage);
    const keys = createKeys('demo');
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([true, 'demo', true]);
    keys.use('own');
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([true, 'own', false]);
    expect([...stored]).toEqual([['canivete.tool-key', 'own']]);
    expect(createKeys('demo').current()).toBe('own');
    keys.use(null);
    expect([keys.current(), stored.size]).toEqual(['demo', 0]);
  });

  it('is none where the service has none, and lasts until the page is left where nothing is stored', () => {
    const keys = createKeys('');
    expect([keys.hasDemo, keys.current(), keys.isDemo()]).toEqual([false, null, false]);
    keys.use('own');
    expect(keys.current()).toBe('own');
  });
});

it('what was typed is kept beside the address at which it was', () => {
  vi.stubGlobal('location', { hash: '#a' });
  const unsaid = createUnsaid();
  expect(unsaid.read()).toBeUndefined();
  unsaid.keep({ secret: 'x' });
  expect(unsaid.read()).toEqual({ secret: 'x' });
  vi.stubGlobal('location', { hash: '#b' });
  expect(unsaid.read()).toBeUndefined();
});
