import * as v from 'valibot';
import { expect, it } from 'vitest';
import { jsonSchemaOf } from './json-schema.ts';

const describe = () => undefined;
const schemas = (schema: object) => ({
  input: jsonSchemaOf(schema, { of: 'input', describe }),
  answer: jsonSchemaOf(schema, { of: 'answer', describe }),
});

it('a text that is sent has a most of characters, that of an answer has none', () => {
  const { input, answer } = schemas(v.string());
  expect(input).toEqual({ type: 'string', maxLength: expect.any(Number) });
  expect(answer).toEqual({ type: 'string' });
});

it.each([
  [v.boolean(), { type: 'boolean' }],
  [v.literal('a'), { const: 'a' }],
  [v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  [v.array(v.number()), { type: 'array', items: { type: 'number' } }],
  [v.record(v.string(), v.number()), { type: 'object', additionalProperties: { type: 'number' } }],
  [v.nullable(v.number()), { type: ['number', 'null'] }],
  [v.nullable(v.picklist(['a'])), { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }],
  [v.union([v.number(), v.boolean()]), { anyOf: [{ type: 'number' }, { type: 'boolean' }] }],
  [v.unknown(), {}],
])('schema %# of an answer is in words of JSON Schema', (schema, expected) => {
  expect(schemas(schema).answer).toEqual(expected);
});
