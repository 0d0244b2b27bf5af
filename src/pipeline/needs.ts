/** Which fields need one another: what `reads` declares, what `requires` names, and the fields of one action alone. */
import { readFaults, type Sent } from '../kit/reads.ts';
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
export function unmetNeeds({ reads, requires }: ToolInput, call: Sent): readonly Unmet[] {
  const { input } = call;
  const faults = [...(reads ? readFaults(reads, call) : []), ...(requires?.(input as never) ?? [])];
  const unmet = faults.flatMap((need): readonly Unmet[] => {
    if (typeof need === 'string') return input[need] === undefined ? [{ path: [need] }] : [];
    if ('field' in need) return [{ path: [need.field], message: need.message }];
    return valueAt(input, need) === undefined ? [{ path: need }] : [];
  });
  return unmet.filter(({ path }, i) => unmet.findIndex((one) => isSame(one.path, path)) === i);
}

const isSame = (a: Path, b: Path) => a.length === b.length && a.every((key, i) => key === b[i]);

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = (found as Readonly<Record<string | number, unknown>> | undefined)?.[key];
  return found;
}

/** Fields that only make values, which a form sends along: an action that makes none ignores them. */
const MAKING = new Set(['count', 'formatted', 'seed', 'seedVersion']);

/** Lists the actions that read a field which the action sent does not read. */
export function actionsReading(
  { byAction = {} }: ToolInput,
  schema: InputSchema,
  field: string,
): readonly string[] {
  if (Object.hasOwn(schema.entries, field) || MAKING.has(field)) return [];
  return Object.entries(byAction).flatMap(([action, { entries }]) =>
    Object.hasOwn(entries, field) ? [action] : [],
  );
}
