import type { InputSchema, ToolInput } from '../kit/tool.ts';

/**
 * The actions without which a field has no sense, for one that the action sent does not read: those that require it. A
 * field that they may do without is ignored, as a form sends it along.
 */
export function actionsReading(
  { byAction = {} }: ToolInput,
  schema: InputSchema,
  field: string,
): readonly string[] {
  if (Object.hasOwn(schema.entries, field)) return [];
  return Object.entries(byAction).flatMap(([action, { entries }]) =>
    Object.hasOwn(entries, field) && entries[field]?.type !== 'optional' ? [action] : [],
  );
}
