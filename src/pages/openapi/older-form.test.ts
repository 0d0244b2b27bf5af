import { expect, it } from 'vitest';
import { inOlderForm } from './older-form.ts';

/** A schema as OpenAPI 3.0 writes it. */
const older = (schema: object) =>
  (
    inOlderForm({ openapi: '3.1.1', components: { schemas: { S: schema } } }) as {
      components: { schemas: { S: unknown } };
    }
  ).components.schemas.S;

// OpenAPI 3.0.3, 4.7.24: `nullable`, no lists of types, no `const`, `exclusiveMinimum` is a boolean; 4.7.23: a
// reference has no siblings.
it.each([
  [
    { type: ['string', 'null'], maxLength: 3 },
    { type: 'string', maxLength: 3, nullable: true },
  ],
  [{ type: ['number', 'string'] }, { anyOf: [{ type: 'number' }, { type: 'string' }] }],
  [
    { type: 'boolean', const: true },
    { type: 'boolean', enum: [true] },
  ],
  [
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0, exclusiveMinimum: true },
  ],
  [
    { title: 'A', $ref: '#/components/schemas/B' },
    { title: 'A', allOf: [{ $ref: '#/components/schemas/B' }] },
  ],
  [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/B' }],
  [
    { title: 'A', anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    { title: 'A', type: 'string', enum: ['a', null], nullable: true },
  ],
  [
    { anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] },
    { allOf: [{ $ref: '#/components/schemas/B' }], nullable: true },
  ],
  [
    { anyOf: [{ type: 'number' }, { type: 'boolean' }, { type: 'null' }] },
    { anyOf: [{ type: 'number' }, { type: 'boolean' }], nullable: true },
  ],
])('schema %# is in words of OpenAPI 3.0, at any depth', (schema, expected) => {
  expect(older(schema)).toEqual(expected);
  const around = (inner: object) => ({
    type: 'object',
    properties: { const: { type: 'array', items: inner } },
    additionalProperties: inner,
  });
  expect(older(around(schema))).toEqual(around(expected));
});

it('webhooks, which OpenAPI 3.0 does not have, are an extension, and examples stay as they are', () => {
  const content = { schema: { type: 'string', const: 'a' }, example: { schema: { const: 1 } } };
  const written = inOlderForm({
    openapi: '3.1.1',
    paths: { '/a': { post: { requestBody: content } } },
    webhooks: { a: { post: { requestBody: content } } },
    components: { schemas: {} },
  });
  const post = { requestBody: { ...content, schema: { type: 'string', enum: ['a'] } } };
  expect(written).toEqual({
    openapi: '3.0.3',
    paths: { '/a': { post } },
    'x-webhooks': { a: { post } },
    components: { schemas: {} },
  });
});
