/** The parts of a service's JSON Schemas that commands read. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  /** The label of a field, or the name of a choice. */
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly [keyword: string]: unknown;
}

/** A tool as `GET /tools/:id` has it. */
export interface ToolDescription {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly about?: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly examples: readonly {
    readonly input: Readonly<Record<string, unknown>>;
    readonly output: unknown;
  }[];
}

/** True if the schema allows values of the type. */
export function allows(schema: JsonSchema, type: string): boolean {
  const { type: own = [], anyOf = [] } = schema;
  return [own].flat().includes(type) || anyOf.some((one) => allows(one, type));
}

/** True if a value has the names of the schema alone, and no text for a number or a boolean. */
export function isTyped(value: unknown, schema: JsonSchema | undefined): boolean {
  if (schema === undefined) return false;
  if (typeof value === 'string')
    return allows(schema, 'string') || !['number', 'integer', 'boolean'].some((type) => allows(schema, type));
  if (typeof value !== 'object' || value === null) return true;
  const isList = Array.isArray(value);
  return Object.entries(value).every(([key, one]) =>
    isTyped(one, schemaAt(schema, [isList ? Number(key) : key])),
  );
}

/** Finds the schema of a nested field; undefined when no field has that path. */
export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  for (const one of [schema, ...(schema.anyOf ?? [])]) {
    const inner = typeof step === 'number' ? one.items : propertyOf(one, step);
    const found = inner && schemaAt(inner, rest);
    if (found) return found;
  }
  return undefined;
}

function propertyOf({ properties = {}, additionalProperties }: JsonSchema, name: string) {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
