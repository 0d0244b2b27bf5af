import { expect, it } from 'vitest';
import { valueReader } from './value.ts';

it.each([
  ['3', 'integer', 3],
  ['3.5', 'number', 3.5],
  ['-0', 'number', 0],
  ['1e-7', 'number', 1e-7],
  ['3.00', 'number', 3],
  ['3.000', 'number', '3.000'],
  ['True', 'boolean', true],
  ['1.500,50', 'number', '1.500,50'],
  ['0x10', 'number', '0x10'],
  ['Infinity', 'number', 'Infinity'],
  ['true', 'boolean', true],
  ['0', 'boolean', false],
  ['sim', 'boolean', 'sim'],
  ['3', 'string', '3'],
  ['[1, 2]', 'string', '[1, 2]'],
  ['[1, 2]', 'array', [1, 2]],
  [' [1]', 'array', [1]],
  ['1,2', 'array', '1,2'],
  // A JSON string that contains a list stays a string.
  ['"[1]"', 'array', '"[1]"'],
  ['{"a": 1', 'object', '{"a": 1'],
])('%j of the type %s is %j', (text, type, value) => {
  expect(valueReader({ type })(text)).toEqual(value);
});

it('a value has any type that the schema allows, and is text where no type is known', () => {
  const numberOrObject = { anyOf: [{ type: 'number' }, { type: 'object' }] };
  expect(['5', '{"a":1}'].map(valueReader(numberOrObject))).toEqual([5, { a: 1 }]);
  expect(valueReader({ anyOf: [{ type: 'string' }, {}] })('{"kty":"RSA"}')).toEqual({ kty: 'RSA' });
  expect(valueReader({ anyOf: [{}] })('[1]')).toEqual([1]);
  expect(valueReader({ anyOf: [{ type: 'string' }, { type: 'number' }] })('[1]')).toBe('[1]');
  expect(valueReader({ type: ['number', 'null'] })('5')).toBe(5);
  expect(valueReader()('5')).toBe('5');
});
