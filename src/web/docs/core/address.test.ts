import { describe, expect, it } from 'vitest';
import { partOf, placeOf, shareable, toolAddress, valuesOf } from './address.ts';
import type { WholeTool } from './types.ts';

describe('an address in the page', () => {
  it.each([
    ['', false, [], ''],
    ['#', false, [], ''],
    ['#cpf', true, ['cpf'], ''],
    ['cpf', true, ['cpf'], ''],
    ['#cpf?count=2&seed=a?b', true, ['cpf'], 'count=2&seed=a%3Fb'],
    ['#?count=2', false, [], 'count=2'],
    ['#/guide/errors', false, ['guide', 'errors'], ''],
    ['#/guide//a%20b/', false, ['guide', 'a b'], ''],
    ['#%E0', true, ['%E0'], ''],
    ['#a/b', true, ['a', 'b'], ''],
    ['a#b', true, ['a#b'], ''],
    ['##', true, ['#'], ''],
    ['#a\nb?c=\nd', true, ['a\nb'], 'c=%0Ad'],
  ])('is read from %j', (hash, isTool, parts, query) => {
    const place = placeOf(hash);
    expect([place.isTool, place.parts, String(place.query)]).toEqual([isTool, parts, query]);
  });

  const properties = {
    text: { type: 'string' },
    number: { type: 'number' },
    secret: { 'x-sensitive': true },
  };

  const toolOf = (properties: object, category = 'financeiro') =>
    ({ id: 'a', category, inputSchema: { properties } }) as WholeTool;

  it('of a tool has what its form holds, without what is secret, up to 4,000 letters', () => {
    const tool = toolOf(properties);
    expect(toolAddress(tool, {})).toBe('#a');
    expect(toolAddress(tool, { secret: 'x' })).toBe('#a');
    expect(toolAddress(tool, { text: 'x y', other: [1], secret: 'x' })).toBe('#a?text=x%20y&other=%5B1%5D');
    const long = 'x'.repeat(4000 - 'text='.length);
    expect(toolAddress(toolOf({}), { text: long })).toBe(`#a?text=${long}`);
    expect(toolAddress(toolOf({}), { text: `${long}x` })).toBe('#a');
    expect(partOf({ text: 'a', secret: 'b' }, { properties }, true)).toEqual({ secret: 'b' });
    expect(partOf({ toString: 'a' }, { properties }, false)).toEqual({ toString: 'a' });
    expect(partOf({ a: 'b' }, {}, false)).toEqual({ a: 'b' });
  });

  it('of a tool has no health data, and no document in any text', () => {
    const schema = {
      peso: { type: 'number' },
      uf: { type: 'string', enum: ['SP'] },
      value: { type: 'string' },
    };
    const filled = { peso: 80, uf: 'SP', value: 'x' };
    expect(shareable(toolOf(schema, 'saude'), filled)).toEqual({});
    for (const category of ['documentos', 'geradores'])
      expect(shareable(toolOf(schema, category), filled)).toEqual({ peso: 80, uf: 'SP' });
    expect(shareable(toolOf(schema), filled)).toEqual(filled);
    for (const value of [
      '529.982.247-25',
      '52998224725',
      '(11) 98765-4321',
      'a 4539 5787 6362 1486',
      'ana@b.com',
    ])
      for (const given of [{ value }, { lista: [{ nome: value }] }])
        expect(shareable(toolOf(schema), { ...given, peso: 12345678901 })).toEqual({ peso: 12345678901 });
    for (const value of ['2026-01-25,2026-07-09', '1970-01-01T00:00:59.000Z', '30 8 * * 1-5', '1.234.567,89'])
      expect(shareable(toolOf(schema), { value })).toEqual({ value });
  });

  it('gives the form its values back, as its schema has them', () => {
    const query = new URLSearchParams('text=1&number=1.50&secret=%5B1%5D&other=1&toString=1&number=x');
    expect(valuesOf(query, { properties })).toEqual({ text: '1', number: 'x', secret: [1] });
    expect(valuesOf(new URLSearchParams('number=1.50'), { properties })).toEqual({ number: 1.5 });
    expect(valuesOf(query, {})).toEqual({});
  });
});
