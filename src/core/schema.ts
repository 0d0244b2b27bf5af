/** What the core reads off a valibot schema: the kind of a field, for query text, and its rules, for messages. */
import type * as v from 'valibot';

/** A schema, or an action of a pipe, as far as the core looks at it. */
export interface SchemaNode {
  readonly type: string;
  readonly requirement?: unknown;
  readonly options?: readonly unknown[];
  readonly wrapped?: SchemaNode;
  readonly pipe?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  /** Of a `v.metadata` step. */
  readonly metadata?: { readonly kind?: Kind };
}

/** `scientific`: a number that a query may also write with an exponent, which the metadata of its schema says. */
export type Kind = 'integer' | 'number' | 'scientific' | 'boolean' | 'other';

/**
 * The steps of a schema, `optional` and its like taken off: the schema itself, then each action piped after it, also
 * where a pipe was piped further.
 */
export function stepsOf(schema: SchemaNode): readonly SchemaNode[] {
  if (schema.wrapped) return stepsOf(schema.wrapped);
  return schema.pipe?.flatMap(stepsOf) ?? [schema];
}

/** The steps of the field at a path of an object's schema; none when the path leads nowhere. */
export function stepsAt(schema: v.GenericSchema, path: readonly unknown[]): readonly SchemaNode[] {
  let steps = stepsOf(schema as unknown as SchemaNode);
  for (const key of path) {
    const base = steps[0] as SchemaNode;
    const next = typeof key === 'number' ? base.item : base.entries?.[String(key)];
    if (!next) return [];
    steps = stepsOf(next);
  }
  return steps;
}

/** How the text of a query turns into a value of this schema. */
export function kindOf(schema: v.GenericSchema): Kind {
  const steps = stepsAt(schema, []);
  const said = steps.find(({ metadata }) => metadata?.kind)?.metadata?.kind;
  if (said) return said;
  if (steps.some(({ type }) => type === 'integer')) return 'integer';
  const { type, options } = steps[0] as SchemaNode;
  if (type === 'number' || type === 'boolean') return type;
  return options?.every((option) => typeof option === 'number') ? 'number' : 'other';
}
