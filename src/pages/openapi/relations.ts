/** The relations between the fields of an input that JSON Schema can express. */
import { listOf, partsOf, type Reads, type Ways } from '../../kit/reads.ts';
import { type SchemaNode, stepsOf } from '../../pipeline/schema.ts';
import { type BilingualSchema, COMPONENT } from './json-schema.ts';

type Entries = Readonly<Record<string, SchemaNode>>;

/** Gives the schema of an object with the relations of its fields, and of those inside them. */
export function withRelations(schema: BilingualSchema, entries: Entries, reads: Reads): BilingualSchema {
  const { properties = {} } = schema;
  const inside = Object.entries(reads.inside ?? {}).map(([field, own]) => [
    field,
    withRelationsInside(properties[field] as BilingualSchema, entries[field] as SchemaNode, own as Reads),
  ]);
  const dependentRequired = requiredBeside(entries, reads);
  return {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(inside) },
    ...(Object.keys(dependentRequired).length > 0 && { dependentRequired }),
    ...choicesOf(entries, reads),
  };
}

/** The same in an object, or in each item of a list. A schema that several addresses share stays as it is. */
function withRelationsInside(schema: BilingualSchema, node: SchemaNode, reads: Reads): BilingualSchema {
  if (schema[COMPONENT]) return schema;
  const [{ item, entries = {} }] = stepsOf(node) as [SchemaNode];
  if (!item) return withRelations(schema, entries, reads);
  return { ...schema, items: withRelationsInside(schema['items'] as BilingualSchema, item, reads) };
}

/** The fields without which each field is refused, whatever else is sent. */
function requiredBeside(entries: Entries, { needs = {}, when = {}, oneOf = [], either = [] }: Reads) {
  const beside = (field: string) => {
    const sentFor = listOf(when[field] ?? needs[field]).map((condition) =>
      partsOf(condition)
        // A default may meet the condition, and so may a field that is left out.
        .filter(([name, values]) => !values.includes(null) && !values.includes(entries[name]?.default))
        .map(([name]) => name),
    );
    const ways = [...oneOf, ...either].map((group) => group.filter((way) => way.includes(field)));
    const needed = Object.keys(needs).filter((name) => listOf(needs[name]).some((one) => isSent(one, field)));
    const withoutDefault = [...ways.flatMap(inAll), ...needed].filter(
      (name) => entries[name]?.default === undefined,
    );
    return [...new Set([...inAll(sentFor), ...withoutDefault])].filter((name) => name !== field);
  };
  const all = Object.keys(entries).map((field) => [field, beside(field)] as const);
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

/** Tests that a condition holds wherever a field is sent. */
function isSent(condition: Parameters<typeof partsOf>[0], field: string): boolean {
  const [[name, values] = [], ...others] = partsOf(condition);
  return name === field && values?.length === 0 && others.length === 0;
}

/** The names that all lists have. */
const inAll = ([first = [], ...others]: Ways): readonly string[] =>
  first.filter((name) => others.every((names) => names.includes(name)));

/** Alternatives: a call takes exactly one way. `oneOf` cannot express a way that is a part of another one. */
function choicesOf(entries: Entries, { oneOf = [] }: Reads): BilingualSchema {
  const choices = oneOf
    .map((ways) => ways.map((way) => way.filter((name) => entries[name]?.default === undefined)))
    .filter((ways) => !ways.some((way) => ways.some((other) => other !== way && isPart(way, other))))
    .map((ways) => ({ oneOf: ways.map((required) => ({ required })) }));
  return choices.length > 1 ? { allOf: choices } : { ...choices[0] };
}

const isPart = (way: readonly string[], other: readonly string[]) =>
  way.every((name) => other.includes(name));
