/** Which fields need one another: those that `requires` names, and those of one action alone. */
import type { Text } from '../kit/texts.ts';
import type { InputSchema, ToolInput } from '../kit/tool.ts';
import type { Path } from './path.ts';

/** A field that an input lacks. */
export interface Unmet {
  readonly path: Path;
  /** In place of the common message on a missing field. */
  readonly message?: Text;
}

/** The needs of a tool that an input does not meet. A field that is named twice is given once. */
export function unmetNeeds(tool: ToolInput, input: Readonly<Record<string, unknown>>): readonly Unmet[] {
  if (!tool.requires) return [];
  return tool.requires(input as never).flatMap((need): readonly Unmet[] => {
    if (typeof need === 'string') return input[need] === undefined ? [{ path: [need] }] : [];
    if ('field' in need) return [{ path: [need.field], message: need.message }];
    return valueAt(input, need) === undefined ? [{ path: need }] : [];
  });
}

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = (found as Readonly<Record<string | number, unknown>> | undefined)?.[key];
  return found;
}

/**
 * Lists the actions that require a field which the action sent does not read. A field that is optional for them is
 * ignored, since a form sends it along.
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
