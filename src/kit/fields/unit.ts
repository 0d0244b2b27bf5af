import * as v from 'valibot';
import type { Unit } from '../units.ts';

/** The unit of a number without a unit: a count, a ratio, a year. */
export const pure = null;

/**
 * A field whose messages name its unit: `inUnit(kg, between(10, 650))`. The unit ends the schema's own pipe, also where
 * the schema is optional or may be null, so that the type stays as it is. Of two units the outer one counts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inUnit<Schema extends v.GenericSchema>(unit: Unit | null, schema: Schema): Schema {
  return withMetadata(schema, { unit }) as Schema;
}

/** A number of an answer: `num(reais)`, or `num(pure)` where it has no unit. */
/* @__NO_SIDE_EFFECTS__ */
export function num(unit: Unit | null): v.NumberSchema<undefined> {
  return inUnit(unit, v.number());
}

/** A field whose messages show this value where no example of its tool does. */
/* @__NO_SIDE_EFFECTS__ */
export function withExample<Schema extends v.GenericSchema>(
  example: v.InferInput<NoInfer<Schema>>,
  schema: Schema,
): Schema {
  return withMetadata(schema, { example }) as Schema;
}

/** Facts of a field that a message may use beyond its rules; `SchemaNode` of the pipeline reads them. */
type Metadata = Readonly<Record<string, unknown>>;

type Optional = v.OptionalSchema<v.GenericSchema, unknown>;
type Step = v.GenericPipeItem & { readonly pipe?: readonly Step[] };

function withMetadata(schema: v.GenericSchema, metadata: Metadata): v.GenericSchema {
  if (schema.type === 'optional' || schema.type === 'nullable') {
    const { wrapped, default: byDefault } = schema as unknown as Optional;
    const inner = withMetadata(wrapped, metadata);
    return schema.type === 'optional' ? v.optional(inner, byDefault) : v.nullable(inner, byDefault);
  }
  const steps = [...flat(schema), v.metadata(metadata)] as unknown;
  return v.pipe(...(steps as readonly [v.GenericSchema, ...v.GenericPipeItem[]])) as v.GenericSchema;
}

function flat(step: Step): readonly Step[] {
  return step.pipe?.flatMap(flat) ?? [step];
}
