import type * as v from 'valibot';
import { type SchemaNode, stepsOf } from '../schema.ts';

/** The schema of the field at a path of an object's schema; undefined when the path leads nowhere. */
export function nodeAt(schema: v.GenericSchema, path: readonly unknown[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = schema as unknown as SchemaNode;
  for (const key of path) {
    const base: SchemaNode | undefined = node && stepsOf(node)[0];
    node = typeof key === 'number' ? base?.item : base?.entries && ownEntry(base.entries, String(key));
  }
  return node;
}

function ownEntry(entries: Readonly<Record<string, SchemaNode>>, key: string): SchemaNode | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
