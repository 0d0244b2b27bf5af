import { describe, expect, it } from 'vitest';
import { partOf, placeOf, toolAddress, valuesOf } from './address.ts';

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

  it('of a tool has what its form holds, without what is secret, up to 4,000 letters', () => {
    expect(toolAddress('a', {}, { properties })).toBe('#a');
    expect(toolAddress('a', { secret: 'x' }, { properties })).toBe('#a');
    expect(toolAddress('a', { text: 'x y', other: [1], secret: 'x' }, { properties })).toBe(
      '#a?text=x%20y&other=%5B1%5D',
    );
    const long = 'x'.repeat(4000 - 'text='.length);
    expect(toolAddress('a', { text: long }, {})).toBe(`#a?text=${long}`);
    expect(toolAddress('a', { text: `${long}x` }, {})).toBe('#a');
    expect(partOf({ text: 'a', secret: 'b' }, { properties }, true)).toEqual({ secret: 'b' });
    expect(partOf({ toString: 'a' }, { properties }, false)).toEqual({ toString: 'a' });
    expect(partOf({ a: 'b' }, {}, false)).toEqual({ a: 'b' });
  });

  it('gives the form its values back, as its schema has them', () => {
    const query = new URLSearchParams('text=1&number=1.50&secret=%5B1%5D&other=1&toString=1&number=x');
    expect(valuesOf(query, { properties })).toEqual({ text: '1', number: 'x', secret: [1] });
    expect(valuesOf(new URLSearchParams('number=1.50'), { properties })).toEqual({ number: 1.5 });
    expect(valuesOf(query, {})).toEqual({});
  });
});
