/** Schemas that several addresses share, written once in the document: it is smaller, and clients get a type of each. */
import { type BilingualSchema, COMPONENT } from './json-schema.ts';

export interface SharedSchemas {
  /** Gives a value with a reference in place of each shared schema. */
  share(value: unknown): unknown;
  /** The schemas that are referred to, by name. */
  readonly schemas: Readonly<Record<string, unknown>>;
}

export function createSharedSchemas(): SharedSchemas {
  const schemas: Record<string, unknown> = {};
  const texts = new Map<string, string>();
  const shareMembers = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, share(one)]));

  function share(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(share);
    if (typeof value !== 'object' || value === null) return value;
    const { [COMPONENT]: component, ...node } = value as BilingualSchema;
    if (!component) return shareMembers(node);
    const { name, schema } = component;
    const text = JSON.stringify(schema);
    if (!texts.has(name)) {
      texts.set(name, text);
      schemas[name] = shareMembers(schema);
    }
    // Another place may describe the same fields in other words.
    if (texts.get(name) !== text) return shareMembers(node);
    const added = Object.entries(node).filter(([key, one]) => one !== schema[key]);
    return { ...Object.fromEntries(added), $ref: `#/components/schemas/${name}` };
  }
  return { share, schemas };
}
