import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AnyTool } from '../kit/tool.ts';
import { actionsReading, unmetNeeds, valueAt } from './needs.ts';

const message = { pt: 'um dos dois', en: 'one of the two' };
const nothing = { sent: {}, input: {} };
const toolOf = (requires?: AnyTool['requires']) => ({ requires }) as AnyTool;

it('a tool without needs has none that are unmet', () => {
  expect(unmetNeeds(toolOf(), nothing)).toEqual([]);
});

it('needs are fields, paths, and fields with a message of their own, which always tells a fault', () => {
  const tool = toolOf(() => ['a', ['parte', 'fim'], ['lista', 1, 'nota'], { field: 'b', message }]);
  expect(unmetNeeds(tool, nothing)).toEqual([
    { path: ['a'] },
    { path: ['parte', 'fim'] },
    { path: ['lista', 1, 'nota'] },
    { path: ['b'], message },
  ]);
  const input = { a: 0, parte: { fim: '' }, lista: [{}, { nota: false }], b: 1 };
  expect(unmetNeeds(tool, { sent: input, input })).toEqual([{ path: ['b'], message }]);
});

it('a path leads to the value that lies there, or to nothing', () => {
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 1, 'b'])).toBeUndefined();
  expect(valueAt({ a: 1 }, [])).toEqual({ a: 1 });
});

const generate = v.object({ count: v.optional(v.number()), state: v.optional(v.string()) });
const validate = v.object({ value: v.string(), state: v.optional(v.string()) });
const format = v.object({ value: v.string() });
const withActions = { byAction: { generate, validate, format } } as unknown as AnyTool;

it.each([
  // Two actions have no sense without it.
  ['value', generate, ['validate', 'format']],
  ['value', validate, []],
  // It only makes values.
  ['count', validate, []],
  ['state', format, ['generate', 'validate']],
  ['none', generate, []],
  ['constructor', generate, []],
])('%s, sent to an action that does not read it, is read by others', (field, schema, actions) => {
  expect(actionsReading(withActions, schema as never, field)).toEqual(actions);
});

it('no field of a tool without actions is of another action', () => {
  expect(actionsReading({} as AnyTool, generate as never, 'value')).toEqual([]);
});
