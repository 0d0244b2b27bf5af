/** What a document says of one tool, in both languages. */
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { AnyTool, Category, Method, ServedTool, ToolHead } from '../../kit/tool.ts';
import { decodeMessage } from '../../pipeline/errors/texts.ts';
import { withSharedTexts } from '../../kit/shared-texts.ts';
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { type SchemaNode, stepsOf } from '../../pipeline/schema.ts';
import { textsOf } from '../../tools/texts.ts';
import { type BilingualSchema, jsonSchemaOf } from './json-schema.ts';

export interface ToolSummary {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly category: Category;
  readonly name: Text;
  readonly summary: Text;
}

export interface ToolDocument extends ToolSummary {
  readonly about: Text | null;
  readonly input: BilingualSchema;
  readonly output: BilingualSchema;
  /** The paths of the value that a page shows largest; empty where the tool names none. */
  readonly result: readonly string[];
  /** The statuses that it may answer beside 200. */
  readonly errors: readonly ErrorStatus[];
  /** Whether it refuses documents, with a reason. */
  readonly validates: boolean;
}

/** The document of a tool, as the service answers it: `closed` where fields that it does not have are refused. */
export async function documentTool(tool: AnyTool, closed = true): Promise<ToolDocument> {
  const own = await textsOf(tool);
  const texts = own && withSharedTexts(tool, own);
  const { either, warnings } = tool;
  return {
    ...summaryOf(tool, own),
    about: texts?.about ?? tool.about ?? null,
    input: {
      ...withSensitive(
        tool,
        jsonSchemaOf(tool.input, { of: 'input', closed }, texts ? { fields: texts.input } : {}),
      ),
      ...(either && { 'x-either': either }),
    },
    output: jsonSchemaOf(
      tool.output,
      { of: 'answer', ...(warnings && { codes: warnings }) },
      texts ? { fields: texts.output } : {},
    ),
    result: [tool.result ?? []].flat(),
    errors: [400, 401, 403, ...(isRefusing(tool) ? [422 as const] : []), 429, 500],
    validates: tool.byAction !== undefined && 'validate' in tool.byAction,
  };
}

/** Whether a value that is right in form may be impossible: what the schema does not say, the definition does. */
const isRefusing = (tool: AnyTool): boolean =>
  tool.impossible !== undefined || [tool.input, ...Object.values(tool.byAction ?? {})].some(hasImpossible);

/** Whether a schema has a check of status 422. */
function hasImpossible(schema: SchemaNode): boolean {
  return stepsOf(schema).some(
    ({ message, entries = {}, item }) =>
      (typeof message === 'string' && decodeMessage(message)?.status === 422) ||
      [...Object.values(entries), ...(item ? [item] : [])].some(hasImpossible),
  );
}

/** Marks the inputs that no event, address or log should hold. */
function withSensitive({ sensitive }: AnyTool, schema: BilingualSchema): BilingualSchema {
  const { inputs = [], masked = {} } = sensitive ?? {};
  const names = [...inputs, ...Object.keys(masked)];
  if (names.length === 0) return schema;
  const { properties = {} } = schema;
  const marked = names.map((name) => [name, { ...properties[name], 'x-sensitive': true }]);
  return { ...schema, properties: { ...properties, ...Object.fromEntries(marked) } };
}

/** What a list says of a tool; it is loaded only where it is no tool of the package. */
export async function summarize(served: ServedTool): Promise<ToolSummary> {
  const texts = await textsOf(served);
  return summaryOf(texts || !('load' in served) ? served : await served.load(), texts);
}

function summaryOf(
  tool: ToolHead & Partial<Pick<AnyTool, 'summary' | 'en'>>,
  texts: ToolTexts | null,
): ToolSummary {
  const { id, method, path, category, name, summary = name, en } = tool;
  return {
    id,
    method,
    path,
    category,
    name: { pt: name, en: texts?.englishName ?? en?.name ?? name },
    summary: texts?.summary ?? { pt: summary, en: en?.summary ?? summary },
  };
}
