import { describe, expect, it } from 'vitest';
import type { Language } from '../../../lib/languages.ts';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import { isMoney } from '../core/money.ts';
import { texts } from '../texts/index.ts';
import { flatten, schemaAt, schemaOf, showValue } from './values.ts';

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
    [
      'pt',
      { a: 'x', b: 1.5, c: 0, d: 'y' },
      { properties: { b: { 'x-unit': 'reais' }, d: { 'x-internal': true } } },
      'x R$ 1,50',
    ],
    ['pt', 'b', { anyOf: [{ enum: ['a', 'b'], 'x-enumNames': ['A', 'Bê'] }, { type: 'null' }] }, 'Bê'],
    ['pt', 1234.5, { 'x-unit': 'reais' }, 'R$ 1.234,50'],
    ['en', 1234.5, { 'x-unit': 'BRL' }, 'R$ 1,234.50'],
    ['pt', 0.123456789, { 'x-unit': 'reais' }, 'R$ 0,12345679'],
    ['pt', -5, { 'x-unit': 'reais' }, '−R$ 5,00'],
    ['pt', 2026, {}, '2026'],
    ['pt', 9999, undefined, '9999'],
    ['pt', -9999, undefined, '−9999'],
    ['pt', 10_000, undefined, '10.000'],
    ['pt', -10_000, undefined, '−10.000'],
    ['pt', 2026.5, undefined, '2.026,5'],
    ['en', 2026, { 'x-unit': 'days' }, '2,026 days'],
    ['pt', 0.123456789012345, undefined, '0,123456789012345'],
    ['pt', 0.1234567890123456, undefined, '0,123456789012346'],
  ] as const)('in %s %j of %j is written %s', (language, value, schema, written) => {
    expect(showValue(contextOf(language), value, schema)).toBe(written);
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

it('a number is money by its unit, in either language', () => {
  expect(['reais', 'BRL', 'kg', ''].map((unit) => isMoney({ 'x-unit': unit }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isMoney({})).toBe(false);
});

it('a list that may be of several kinds has the names of the fields that its items have', () => {
  const list = (name: string) => ({
    type: 'array',
    items: { type: 'object', properties: { mes: {}, [name]: { title: `O ${name}` } } },
  });
  const found = flatten(
    { lista: [{ mes: 1, b: 2 }] },
    { properties: { lista: { anyOf: [list('a'), list('b')] } } },
  );
  expect(found.map(({ schema }) => schema?.title)).toEqual([undefined, 'O b']);
});
