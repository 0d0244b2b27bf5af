import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AnyTool } from '../kit/tool.ts';
import { actionsReading } from './actions.ts';

const generate = v.object({ count: v.optional(v.number()), state: v.optional(v.string()) });
const validate = v.object({ value: v.string(), state: v.optional(v.string()) });
const format = v.object({ value: v.string() });
const tool = { byAction: { generate, validate, format } } as unknown as AnyTool;

it.each([
  // Two actions have no sense without it.
  ['value', generate, ['validate', 'format']],
  ['value', validate, []],
  // Another action may do without it: a form may send it along.
  ['count', validate, []],
  ['state', format, []],
  ['none', generate, []],
  ['constructor', generate, []],
])('%s, sent to an action that does not read it, is read by others', (field, schema, actions) => {
  expect(actionsReading(tool, schema as never, field)).toEqual(actions);
});

it('of a tool without actions no field is of another action', () => {
  expect(actionsReading({} as AnyTool, generate as never, 'value')).toEqual([]);
});
