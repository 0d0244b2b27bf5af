import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describe } from '../../kit/fields/index.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { createSharedSchemas } from './shared-schemas.ts';

const point = v.pipe(v.object({ x: v.number() }), v.metadata({ component: 'Point' }));
const text = { pt: 'O início', en: 'The start' };

it('a shared schema stands once, and each place adds its own words', () => {
  const { share, schemas } = createSharedSchemas();
  const schema = v.object({ first: point, start: describe(point, text), last: v.nullable(point) });
  const $ref = '#/components/schemas/Point';
  expect(share(jsonSchemaOf(schema, { of: 'answer' }))).toMatchObject({
    properties: {
      first: { $ref },
      start: { $ref, description: { pt: 'O início.', en: 'The start.' } },
      last: { anyOf: [{ $ref }, { type: 'null' }] },
    },
  });
  expect(schemas).toEqual({
    Point: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] },
  });
});

it('a place where the fields have other words keeps its own schema', () => {
  const { share, schemas } = createSharedSchemas();
  const words = { pt: ['Posição', 'A posição'], en: ['Position', 'The position'] } as const;
  const said = { fields: { at: { ...words, fields: { x: words } } } };
  share(jsonSchemaOf(point, { of: 'answer' }));
  expect(share(jsonSchemaOf(v.object({ at: point }), { of: 'answer' }, said))).toMatchObject({
    properties: { at: { type: 'object', properties: { x: { title: { en: 'Position' } } } } },
  });
  expect(Object.keys(schemas)).toEqual(['Point']);
});
