import type { Day } from '../kit/fields/today.ts';
import type { InputSchema, ToolInput } from '../kit/tool.ts';
import { Refused } from './errors/refused.ts';
import { actionsReading, unmetNeeds } from './needs.ts';
import type { RawInput } from './raw-input.ts';
import { shapeOf } from './schema.ts';

/** The input that a rule gets, defaults added. Throws the facts of a refusal. */
export function validate(
  tool: ToolInput,
  raw: RawInput,
  ignoreUnknown = false,
  day?: Day,
): Readonly<Record<string, unknown>> {
  const schema = schemaFor(tool, raw);
  shapeOf(schema);
  const { issues, value } = schema['~run']({ value: raw.values }, { abortPipeEarly: true, ...day });
  const input = value as Readonly<Record<string, unknown>>;
  if (!issues && (ignoreUnknown || hasOwnFieldsOnly(raw)) && isComplete(tool, schema, raw, input))
    return input;
  throw new Refused({ input: { tool, schema, raw, issues: issues ?? [], input, ignoreUnknown } });
}

/** True for an input without unknown or misplaced fields. */
export function hasOwnFieldsOnly({ unknown, misplaced }: RawInput): boolean {
  return unknown.length === 0 && (misplaced === undefined || misplaced.length === 0);
}

function isComplete(
  tool: ToolInput,
  schema: InputSchema,
  { values }: RawInput,
  input: Readonly<Record<string, unknown>>,
): boolean {
  if ((tool.reads ?? tool.requires) && unmetNeeds(tool, { sent: values, input }).length > 0) return false;
  return (
    !tool.byAction || Object.keys(values).every((field) => actionsReading(tool, schema, field).length === 0)
  );
}

/** The schema of the action sent, for a tool that has actions; all its fields when there is no such action. */
export function schemaFor({ byAction, input }: ToolInput, { values }: Pick<RawInput, 'values'>): InputSchema {
  if (!byAction) return input;
  const action = values['action'] ?? Object.keys(byAction)[0];
  return (typeof action === 'string' && Object.hasOwn(byAction, action) && byAction[action]) || input;
}
