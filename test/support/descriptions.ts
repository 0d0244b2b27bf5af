import { descriptionOf } from '../../src/kit/fields/describe.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import type { SchemaNode } from '../../src/pipeline/schema.ts';

/** A field by its path: `parcelas[].valor`. */
interface Field {
  readonly path: string;
  readonly schema: SchemaNode;
}

interface Node extends SchemaNode {
  readonly items?: readonly Node[];
  readonly value?: Node;
}

/** Every field of a schema, also those inside objects, lists, records and alternatives. */
function fieldsOf(schema: Node, path = ''): Field[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, path);
  const { type, entries = {}, item, items = [], value, options = [] } = schema;
  const own = Object.entries(entries).flatMap(([key, entry]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [{ path: at, schema: entry }, ...fieldsOf(entry, at)];
  });
  const inside = [...items, item, type === 'record' ? value : undefined].flatMap((node) =>
    node ? fieldsOf(node, `${path}[]`) : [],
  );
  const alternatives = type === 'picklist' ? [] : (options as readonly Node[]);
  return [...own, ...inside, ...alternatives.flatMap((option) => fieldsOf(option, path))];
}

export const inputsOf = ({ input, byAction = {} }: AnyTool) =>
  [input, ...Object.values(byAction)].flatMap((schema) => fieldsOf(schema as unknown as Node));
export const outputsOf = ({ output }: AnyTool) => fieldsOf(output as unknown as Node);

/** What is said of the fields of a tool. */
export const descriptionsOf = (tool: AnyTool) =>
  [...inputsOf(tool), ...outputsOf(tool)].flatMap(({ path, schema }) => {
    const description = descriptionOf(schema);
    return description ? [{ at: `${tool.id} ${path}`, ...description }] : [];
  });
