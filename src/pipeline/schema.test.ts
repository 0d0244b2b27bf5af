import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Shape, shapeOf } from './schema.ts';

/** The shape of a value that is taken as it comes. */
const open: Shape = {
  kind: 'other',
  entries: undefined,
  item: undefined,
  isObject: false,
  max: Infinity,
  isRaw: true,
  isNullable: false,
  holdsNulls: false,
  cents: undefined,
  choices: undefined,
};
const text: Shape = { ...open, max: 100_000, isRaw: false };
const number: Shape = { ...open, kind: 'number' };

it.each<[string, () => v.GenericSchema, Shape]>([
  ['anything', () => v.any(), open],
  ['a text without a limit', () => v.string(), text],
  ['a text with a limit', () => v.pipe(v.string(), v.minLength(2), v.maxLength(5)), { ...text, max: 5 }],
  ['a text with a lower limit only', () => v.pipe(v.string(), v.minLength(2)), text],
  [
    'a text with two limits has the first',
    () => v.pipe(v.string(), v.maxLength(5), v.maxLength(9)),
    { ...text, max: 5 },
  ],
  [
    'a text whose limit is in a pipe of a pipe',
    () => v.pipe(v.pipe(v.string(), v.maxLength(5)), v.minLength(1)),
    { ...text, max: 5 },
  ],
  [
    'a text in which marks are not limited',
    () => v.pipe(v.string(), v.metadata({ isRaw: true })),
    { ...text, isRaw: true },
  ],
  ['a text, or something else', () => v.union([v.string(), v.number()]), text],
  ['a text that may be absent', () => v.optional(v.pipe(v.string(), v.maxLength(5))), { ...text, max: 5 }],
  ['a text or null', () => v.nullable(v.string()), { ...text, isNullable: true }],
  ['a text, null or nothing', () => v.nullish(v.string()), { ...text, isNullable: true }],
  [
    'a text or null that may be absent',
    () => v.optional(v.nullable(v.string())),
    { ...text, isNullable: true },
  ],
  ['a number', () => v.number(), number],
  ['a whole number', () => v.pipe(v.number(), v.integer()), { ...open, kind: 'integer' }],
  [
    'a number of which metadata says more',
    () => v.pipe(v.number(), v.integer(), v.metadata({ kind: 'scientific' })),
    { ...open, kind: 'scientific' },
  ],
  ['true or false', () => v.boolean(), { ...open, kind: 'boolean' }],
  [
    'a word of a list',
    () => v.picklist(['São Paulo', 'RJ']),
    {
      ...text,
      choices: new Map([
        ['sao-paulo', 'São Paulo'],
        ['rj', 'RJ'],
      ]),
    },
  ],
  ['a number of a list', () => v.picklist([2, 8]), { ...text, kind: 'number', choices: new Map() }],
  [
    'a word or a number of a list',
    () => v.picklist([2, 'auto']),
    { ...text, choices: new Map([['auto', 'auto']]) },
  ],
  ['a list', () => v.array(v.number()), { ...open, item: number }],
  [
    'a list with a limit',
    () => v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(3)),
    { ...open, item: text, max: 3 },
  ],
  [
    'an object',
    () => v.object({ a: v.string(), b: v.optional(v.number()) }),
    {
      ...open,
      isObject: true,
      entries: new Map([
        ['a', text],
        ['b', number],
      ]),
    },
  ],
  ['an object of open fields', () => v.record(v.string(), v.number()), { ...open, isObject: true }],
])('%s', (_, schemaOf, shape) => {
  expect(shapeOf(schemaOf())).toEqual(shape);
});

it('the shape is worked out once for each schema', () => {
  const schema = v.object({ a: v.string() });
  expect(shapeOf(schema)).toBe(shapeOf(schema));
  expect(shapeOf(schema)).not.toBe(shapeOf(v.object({ a: v.string() })));
});
