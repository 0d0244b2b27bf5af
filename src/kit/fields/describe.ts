import type { Text } from '../texts.ts';

/**
 * A field with what documents say of it: `describe(v.string(), { pt: 'Nome', en: 'Name' })`. The schema accepts what it
 * did. Of a field described twice the outer description counts, and one that is optional has that of the schema inside
 * it, unless it has its own. It goes around `inUnit` and `withExample`, which lose it. Tools of the package have their
 * texts beside them instead.
 */
/* @__NO_SIDE_EFFECTS__ */
export function describe<Schema extends { readonly kind: 'schema' }>(schema: Schema, text: Text): Schema {
  return { ...schema, description: text };
}

/** Reads the text that `describe` gave a field; undefined when it gave none. */
export function descriptionOf(schema: object): Text | undefined {
  const { description, wrapped } = schema as { description?: Text; wrapped?: object };
  return description ?? (wrapped && descriptionOf(wrapped));
}
