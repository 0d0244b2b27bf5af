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
  [v.picklist([2, 'auto']), { type: ['number', 'string'], enum: [2, 'auto'] }],
  [v.array(v.number()), { type: 'array', items: { type: 'number' } }],
  [v.record(v.string(), v.number()), { type: 'object', additionalProperties: { type: 'number' } }],
  [v.nullable(v.number()), { type: ['number', 'null'] }],
  [v.nullable(v.picklist(['a'])), { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }],
  [v.union([v.number(), v.boolean()]), { anyOf: [{ type: 'number' }, { type: 'boolean' }] }],
  [v.unknown(), {}],
])('schema %# of an answer is in words of JSON Schema', (schema, expected) => {
  expect(schemas(schema).answer).toEqual(expected);
});

it.each(['avisos', 'warnings'])('the codes of %s are told with their texts', (field) => {
  const schema = v.object({ [field]: v.array(v.string()), others: v.array(v.string()) });
  const { properties } = jsonSchemaOf(schema, { of: 'answer', describe, codes: ['accents-removed'] });
  expect(properties?.[field]).toEqual({
    type: 'array',
    items: {
      oneOf: [
        {
          const: 'accents-removed',
          description: { pt: 'Os acentos foram tirados.', en: 'The accents were taken out.' },
        },
      ],
    },
  });
  expect(properties?.['others']).toEqual({ type: 'array', items: { type: 'string' } });
});

it('a date that is today unless it is sent says so, in both languages', () => {
  const schema = v.object({ day: v.optional(v.string(), () => '2026-11-21') });
  const text = { pt: 'O dia', en: 'The day' };
  const { properties } = jsonSchemaOf(schema, { of: 'input', describe: () => ({ text, unit: null }) });
  expect(properties?.['day']?.description).toEqual({
    pt: 'O dia. Sem ele, hoje em Brasília.',
    en: 'The day. Without it, today in Brasília.',
  });
});

it('a unit stands at the end of the first sentence', () => {
  const unit = { pt: 'reais', en: 'BRL' };
  const text = { pt: 'O preço. Veja a lei', en: 'The price. See the law!' };
  const schema = v.object({ price: v.number() });
  const { properties } = jsonSchemaOf(schema, { of: 'input', describe: () => ({ text, unit }) });
  expect(properties?.['price']).toMatchObject({
    description: { pt: 'O preço, em reais. Veja a lei.', en: 'The price, in BRL. See the law!' },
    'x-unit': unit,
  });
});

it.each([
  [/^[a-f]\d{2}(?:x|Y)[k-]$/i, String.raw`^[a-fA-F]\d{2}(?:[xX]|[yY])[kK-]$`],
  [/^[a-f]x$/, '^[a-f]x$'],
])('the pattern of %s is one without flags', (pattern, said) => {
  expect(jsonSchemaOf(v.pipe(v.string(), v.regex(pattern)), { of: 'answer', describe })).toEqual({
    type: 'string',
    pattern: said,
  });
});

it.each([
  [/^[a-f\d]{2}x\[\]$/i, '^[a-fA-F\\d]{2}[xX]\\[\\]$'],
  [/^[A-F_\]b]-y\d$/i, '^[a-fA-F_\\]bB]-[yY]\\d$'],
  [/x-y/i, '[xX]-[yY]'],
  [/^[a-z]x$/, '^[a-z]x$'],
])('pattern %s is written without its flag', (pattern, written) => {
  const { answer } = schemas(v.pipe(v.string(), v.regex(pattern)));
  expect(answer).toEqual({ type: 'string', pattern: written });
});
