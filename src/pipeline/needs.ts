/** Which fields need one another: what `reads` declares, what `requires` names, and the fields of one action alone. */
import { type ReadFault, readFaults, type Sent } from '../kit/reads.ts';
import type { InputSchema, ToolInput } from '../kit/tool.ts';
import type { Path } from './path.ts';

/** The needs of a tool that an input does not meet. A field that is named twice is given once. */
export function unmetNeeds({ reads, requires }: ToolInput, call: Sent): readonly ReadFault[] {
  const { input } = call;
  const declared = reads ? readFaults(reads, call) : [];
  const required = (requires?.(input as never) ?? []).flatMap((need): readonly ReadFault[] => {
    if (typeof need === 'string') return input[need] === undefined ? [{ path: [need] }] : [];
    if ('field' in need) return [{ path: [need.field], message: need.message }];
    return valueAt(input, need) === undefined ? [{ path: need }] : [];
  });
  const all = [...declared, ...required];
  return all.filter(({ path }, i) => all.findIndex((one) => isSame(one.path, path)) === i);
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
