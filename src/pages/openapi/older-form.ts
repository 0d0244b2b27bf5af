/**
 * The document in the form of OpenAPI 3.0.3, for generators that read no later one: its schemas know neither lists of
 * types nor `const` nor `dependentRequired`, and a reference has nothing beside it.
 */
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (value: unknown, convert: (one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value as Json).map(([key, one]) => [key, convert(one)]));

/** Converts a document of OpenAPI 3.1, with its texts in one language. */
export function inOlderForm({ webhooks, components, ...rest }: Json): Json {
  const { schemas, ...parts } = components as Json;
  return {
    ...(convertSchemasIn(rest) as Json),
    openapi: '3.0.3',
    ...(webhooks !== undefined && { 'x-webhooks': convertSchemasIn(webhooks) }),
    components: { ...(convertSchemasIn(parts) as Json), schemas: mapValues(schemas, convertSchema) },
  };
}

const VALUES = new Set(['example', 'examples']);

/** Converts the schemas of operations, parameters and headers, and leaves the values of examples alone. */
function convertSchemasIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertSchemasIn);
  if (!isObject(value)) return value;
  const convert = (key: string, one: unknown) =>
    key === 'schema' ? convertSchema(one) : VALUES.has(key) ? one : convertSchemasIn(one);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convert(key, one)]));
}

function convertSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const {
    $ref,
    type,
    const: only,
    anyOf,
    exclusiveMinimum,
    dependentRequired: _,
    ...rest
  } = withSchemasInside(schema);
  if ($ref !== undefined) return Object.keys(rest).length > 0 ? { ...rest, allOf: [{ $ref }] } : { $ref };
  const [first, ...others] = [type ?? []].flat().filter((one) => one !== 'null');
  return {
    ...rest,
    ...(first !== undefined && (others.length > 0 ? eitherType([first, ...others]) : { type: first })),
    ...([type].flat().includes('null') && { nullable: true }),
    ...(only !== undefined && { enum: [only] }),
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(anyOf !== undefined && eitherSchema(anyOf as readonly Json[])),
  };
}

const eitherType = (types: readonly unknown[]) => ({ anyOf: types.map((type) => ({ type })) });

/** Converts alternatives. In that form null is no alternative, and the schema of the others says that it may come. */
function eitherSchema(alternatives: readonly Json[]): Json {
  const kept = alternatives.filter((one) => !isNull(one));
  if (kept.length === alternatives.length) return { anyOf: kept };
  const [one] = kept;
  if (kept.length > 1 || !one) return { anyOf: kept, nullable: true };
  if ('$ref' in one) return { allOf: [one], nullable: true };
  return { ...one, ...('enum' in one && { enum: [...(one['enum'] as unknown[]), null] }), nullable: true };
}

/** Tests for the converted form of `{ type: 'null' }`. */
const isNull = (schema: Json) => Object.keys(schema).join() === 'nullable';

const withSchemasInside = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, one]) => {
      if (key === 'properties') return [key, mapValues(one, convertSchema)];
      if (key === 'items' || key === 'additionalProperties') return [key, convertSchema(one)];
      const areSchemas = key === 'anyOf' || key === 'oneOf' || key === 'allOf';
      return [key, areSchemas ? (one as readonly unknown[]).map(convertSchema) : one];
    }),
  );
