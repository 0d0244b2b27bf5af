import type { Text } from '../texts.ts';
import type { Unit } from '../units.ts';

/** What documents say of a field. */
export interface Description {
  readonly text: Text;
  /** Of a number in an answer; null when it has none. The unit of an input stands in its schema, by `inUnit`. */
  readonly unit?: Unit | null | undefined;
}

/**
 * A field with what documents say of it: `describe(v.number(), { pt: 'Saldo ao fim do prazo', en: '…' }, reais)`. The
 * schema accepts what it did. Of a field described twice the outer description counts, and one that is optional has
 * that of the schema inside it, unless it has its own. It goes around `inUnit` and `withExample`, which lose it.
 *
 * No call of a tool reads a description, so the build takes `describe` out of the tools: texts stand in its arguments
 * and nowhere else, or they stay in.
 */
/* @__NO_SIDE_EFFECTS__ */
export function describe<Schema extends { readonly kind: 'schema' }>(
  schema: Schema,
  text: Text,
  unit?: Unit | null,
): Schema {
  const description: Description = { text, unit };
  return { ...schema, description };
}

/** What `describe` said of a field; undefined when it said nothing. */
export function descriptionOf(schema: object): Description | undefined {
  const { description, wrapped } = schema as { description?: Description; wrapped?: object };
  return description ?? (wrapped && descriptionOf(wrapped));
}
