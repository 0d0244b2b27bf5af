import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describe, num } from '../../kit/fields/index.ts';
import { uf } from '../../kit/fields/uf.ts';
import type { FieldTexts } from '../../kit/tool-texts.ts';
import { jsonSchemaOf } from './json-schema.ts';

const schemas = (schema: object) => ({
  input: jsonSchemaOf(schema, { of: 'input' }),
  answer: jsonSchemaOf(schema, { of: 'answer' }),
});

it('a text that is sent has a most of characters, that of an answer has none', () => {
  const { input, answer } = schemas(v.string());
  expect(input).toEqual({ type: 'string', maxLength: expect.any(Number) });
  expect(answer).toEqual({ type: 'string' });
});

it.each([
  [v.boolean(), { type: 'boolean' }],
  [v.literal('a'), { type: 'string', const: 'a' }],
  [v.literal(true), { type: 'boolean', const: true }],
  [v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  [
    v.picklist([2, 'auto', 3]),
    {
      anyOf: [
        { type: 'number', enum: [2, 3] },
        { type: 'string', enum: ['auto'] },
      ],
    },
  ],
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
  const description = { pt: 'Os acentos foram tirados.', en: 'The accents were taken out.' };
  const { properties } = jsonSchemaOf(schema, { of: 'answer', codes: { 'accents-removed': description } });
  expect(properties?.[field]).toEqual({
    type: 'array',
    items: {
      oneOf: [{ type: 'string', const: 'accents-removed', description }],
    },
  });
  expect(properties?.['others']).toEqual({ type: 'array', items: { type: 'string' } });
});

it('the list of all values has no length beside it', () => {
  expect(schemas(uf).input).not.toHaveProperty('maxLength');
  expect(schemas(uf).input).toMatchObject({ type: 'string', enum: expect.arrayContaining(['SP']) });
});

it('a date that is today unless it is sent says so, in both languages', () => {
  const text = { pt: 'O dia', en: 'The day' };
  const schema = v.object({
    day: describe(
      v.optional(v.string(), () => '2026-11-21'),
      text,
    ),
  });
  const { properties } = jsonSchemaOf(schema, { of: 'input' });
  expect(properties?.['day']?.description).toEqual({
    pt: 'O dia. Sem ele, hoje em Brasília.',
    en: 'The day. Without it, today in Brasília.',
  });
});

it('a unit stands at the end of the first sentence', () => {
  const unit = { pt: 'reais', en: 'BRL' };
  const text = { pt: 'O preço. Veja a lei', en: 'The price. See the law!' };
  const schema = v.object({ price: describe(num(unit), text) });
  const { properties } = jsonSchemaOf(schema, { of: 'input' });
  expect(properties?.['price']).toMatchObject({
    description: { pt: 'O preço, em reais. Veja a lei.', en: 'The price, in BRL. See the law!' },
    'x-unit': unit,
  });
});

it.each([
  [/^[a-f]\d{2}(?:x|Y)[k-]$/i, String.raw`^[a-fA-F]\d{2}(?:[xX]|[yY])[kK-]$`],
  [/^[a-f]x$/, '^[a-f]x$'],
])('the pattern of %s is one without flags', (pattern, said) => {
  expect(jsonSchemaOf(v.pipe(v.string(), v.regex(pattern)), { of: 'answer' })).toEqual({
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

const said = (pt: string, en: string): FieldTexts => ({ pt: [pt, `${pt}.`], en: [en, `${en}.`] });

it('texts that stand apart give each field a label, and its choices their names', () => {
  const kinds = {
    ...said('Tipo', 'Kind'),
    choices: { auto: { pt: 'Automático', en: 'Automatic' } },
  };
  const schema = v.object({ rows: v.array(v.object({ kind: v.picklist([2, 'auto']) })) });
  const fields = { rows: { ...said('Linhas', 'Rows'), fields: { kind: kinds } } };
  const { properties } = jsonSchemaOf(schema, { of: 'answer' }, { fields });
  expect(properties?.['rows']).toEqual({
    title: { pt: 'Linhas', en: 'Rows' },
    description: { pt: 'Linhas.', en: 'Rows.' },
    type: 'array',
    items: {
      type: 'object',
      properties: {
        kind: {
          title: { pt: 'Tipo', en: 'Kind' },
          description: { pt: 'Tipo.', en: 'Kind.' },
          anyOf: [
            { type: 'number', enum: [2] },
            { type: 'string', enum: ['auto'], 'x-enumNames': [{ pt: 'Automático', en: 'Automatic' }] },
          ],
        },
      },
      required: ['kind'],
    },
  });
});

it('alternatives may have texts of their own, each at its place', () => {
  const schema = v.union([v.object({ a: v.string() }), v.object({ a: v.string() })]);
  const fields = [{ a: said('Um', 'One') }, { a: said('Outro', 'Other') }];
  const { anyOf } = jsonSchemaOf(schema, { of: 'answer' }, { fields }) as {
    anyOf: readonly { properties: { a: { title: object } } }[];
  };
  expect(anyOf.map(({ properties }) => properties.a.title)).toEqual([
    { pt: 'Um', en: 'One' },
    { pt: 'Outro', en: 'Other' },
  ]);
});
