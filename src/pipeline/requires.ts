import type { ToolInput } from '../kit/tool.ts';
import type { Text } from '../kit/texts.ts';
import type { Path } from './path.ts';

/** What an input lacks. */
export interface Unmet {
  readonly path: Path;
  /** In place of the common message on a missing field. */
  readonly message?: Text;
}

/** The needs of a tool that an input does not meet; of a field named twice, once. */
export function unmetNeeds(tool: ToolInput, input: Readonly<Record<string, unknown>>): readonly Unmet[] {
  if (!tool.requires) return [];
  return tool.requires(input as never).flatMap((need): readonly Unmet[] => {
    if (typeof need === 'string') return input[need] === undefined ? [{ path: [need] }] : [];
    if ('field' in need) return [{ path: [need.field], message: need.message }];
    return valueAt(input, need) === undefined ? [{ path: need }] : [];
  });
}

/** What lies at a path; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = (found as Readonly<Record<string | number, unknown>> | undefined)?.[key];
  return found;
}
