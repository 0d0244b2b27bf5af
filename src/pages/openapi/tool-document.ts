/** The document of one tool, in both languages. */
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import { conditionsOf, type Reads } from '../../kit/reads.ts';
import type { Text } from '../../kit/texts.ts';
import type { AnyTool, Method, ServedTool, ToolHead } from '../../kit/tool.ts';
import { decodeMessage } from '../../pipeline/errors/texts.ts';
import { withSharedTexts } from '../../kit/shared-texts.ts';
import type { Headline, ToolTexts } from '../../kit/tool-texts.ts';
import { type SchemaNode, stepsOf } from '../../pipeline/schema.ts';
import { textsOf } from '../../tools/texts.ts';
import { type BilingualSchema, jsonSchemaOf } from './json-schema.ts';
import { withRelations } from './relations.ts';

export interface ToolSummary {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly category: ToolHead['category'];
  /** That of a category of the host's own. */
  readonly categoryName?: Text;
  readonly name: Text;
  readonly summary: Text;
}

export interface ToolDocument extends ToolSummary {
  readonly about: Text | null;
  readonly input: BilingualSchema;
  /** The input with the relations between its fields. Models of language refuse a schema with `oneOf` at its top. */
  readonly related: BilingualSchema;
  readonly output: BilingualSchema;
  /** The paths of the value that a page shows largest; empty where the tool names none. */
  readonly result: readonly string[];
  /** Sentences in place of a bare number. */
  readonly headlines: readonly Headline[];
  /** The statuses that it may answer, apart from 200. */
  readonly errors: readonly ErrorStatus[];
  /** True if it validates documents and gives a reason when it refuses one. */
  readonly validates: boolean;
}

/** Makes the document of a tool, as the service answers it: `closed` refuses fields that it does not have. */
export async function documentTool(tool: AnyTool, closed = true): Promise<ToolDocument> {
  const own = await textsOf(tool);
  const texts = own && withSharedTexts(tool, own);
  const { warnings, reads = {} } = tool;
  const said = texts ? { fields: texts.input } : {};
  const plain = withSensitive(tool, jsonSchemaOf(tool.input, { of: 'input', closed }, said));
  const input = { ...plain, ...readsIn(reads) };
  return {
    ...summaryOf(tool, own),
    about: texts?.about ?? tool.about ?? null,
    input,
    related: withRelations(input, tool.input.entries as never, reads),
    output: jsonSchemaOf(
      tool.output,
      { of: 'answer', ...(warnings && { codes: warnings }) },
      texts ? { fields: texts.output } : {},
    ),
    result: [tool.result ?? []].flat(),
    headlines: texts?.headlines ?? [],
    errors: [400, 401, 403, ...(isRefusing(tool) ? [422 as const] : []), 429, 500],
    validates: tool.byAction !== undefined && 'validate' in tool.byAction,
  };
}

/** The fields that a call reads because of others, for a form: groups of ways, and the conditions of single fields. */
function readsIn(reads: Reads): Readonly<Record<string, unknown>> {
  const ways = [...(reads.oneOf ?? []), ...(reads.either ?? [])];
  const conditions = conditionsOf(reads);
  return {
    ...(ways.length > 0 && { 'x-either': ways }),
    ...(Object.keys(conditions).length > 0 && { 'x-when': conditions }),
  };
}

/**
 * Tests that a value of the right form may still be impossible: by a check of the schema, or else by the tool's
 * definition.
 */
const isRefusing = (tool: AnyTool): boolean =>
  tool.impossible !== undefined || [tool.input, ...Object.values(tool.byAction ?? {})].some(hasImpossible);

/** Tests that a schema has a check of status 422. */
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

/** Gives the summary of a tool for a list; the tool is loaded only where it is not one of the package. */
export async function summarize(served: ServedTool): Promise<ToolSummary> {
  const texts = await textsOf(served);
  return summaryOf(texts || !('load' in served) ? served : await served.load(), texts);
}

function summaryOf(
  tool: ToolHead & Partial<Pick<AnyTool, 'summary' | 'en' | 'categoryName'>>,
  texts: ToolTexts | null,
): ToolSummary {
  const { id, method, path, category, categoryName, name, summary = name, en } = tool;
  return {
    id,
    method,
    path,
    category,
    ...(categoryName && { categoryName }),
    name: { pt: name, en: texts?.englishName ?? en?.name ?? name },
    summary: texts?.summary ?? { pt: summary, en: en?.summary ?? summary },
  };
}
