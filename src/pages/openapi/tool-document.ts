/** What a document says of one tool, in both languages. */
import { type Description, descriptionOf } from '../../kit/fields/describe.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { AnyTool, Category, Method, ServedTool } from '../../kit/tool.ts';
import { crc32 } from '../../lib/bytes/crc32.ts';
import { decodeMessage } from '../../pipeline/errors/texts.ts';
import { type SchemaNode, stepsOf } from '../../pipeline/schema.ts';
import { type BilingualSchema, jsonSchemaOf } from './json-schema.ts';
import { type KeptTool, keptTexts, keptTools } from './kept-texts.ts';

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
export function documentTool(tool: AnyTool, closed = true): ToolDocument {
  const kept = keptOf(tool);
  const either = tool.either ?? kept?.either;
  let place = 0;
  const describe = (_field: string, schema: object): Description | undefined => {
    const number = kept?.fields[place++];
    return (
      descriptionOf(schema) ??
      plainDescription(schema) ??
      (number === undefined ? undefined : keptText(number))
    );
  };
  return {
    ...summaryOf(tool),
    about: tool.about ?? kept?.about ?? null,
    input: {
      ...withSensitive(tool, jsonSchemaOf(tool.input, { of: 'input', closed, describe })),
      ...(either && { 'x-either': either }),
    },
    output: jsonSchemaOf(tool.output, {
      of: 'answer',
      describe,
      ...(tool.warnings && { codes: tool.warnings }),
    }),
    result: [tool.result ?? kept?.result ?? []].flat(),
    errors: [400, 401, 403, ...(isRefusing(tool, kept) ? [422 as const] : []), 429, 500],
    validates: tool.byAction !== undefined && 'validate' in tool.byAction,
  };
}

/** Whether a value that is right in form may be impossible: what the schema does not say, the definition does. */
const isRefusing = (tool: AnyTool, kept: KeptTool | undefined): boolean =>
  tool.impossible !== undefined ||
  kept?.impossible === true ||
  [tool.input, ...Object.values(tool.byAction ?? {})].some(hasImpossible);

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
  if (!('load' in served)) return summaryOf(served);
  const kept = Object.hasOwn(keptTools, served.id) ? keptTools[served.id] : undefined;
  const { id, method, path, category, name } = served;
  return kept
    ? { id, method, path, category, ...namesOf(name, kept.summary, kept.en) }
    : summaryOf(await served.load());
}

function summaryOf(tool: AnyTool): ToolSummary {
  const { id, method, path, category, name, summary } = tool;
  return { id, method, path, category, ...namesOf(name, summary, tool.en ?? keptOf(tool)?.en) };
}

function namesOf(name: string, summary: string, en: KeptTool['en'] | undefined) {
  return {
    name: { pt: name, en: en?.name ?? name },
    summary: { pt: summary, en: en?.summary ?? summary },
  };
}

/** What the build kept of a tool: of that very tool, and not of another with its id. */
function keptOf(tool: AnyTool): KeptTool | undefined {
  const kept = Object.hasOwn(keptTools, tool.id) ? keptTools[tool.id] : undefined;
  return kept?.names === fingerprintOf(fieldNames(tool)) ? kept : undefined;
}

function keptText(number: number): Description | undefined {
  const text = keptTexts[number];
  if (!text) return undefined;
  const [pt, en, unitPt, unitEn] = text;
  return { text: { pt, en }, unit: unitPt === undefined ? null : { pt: unitPt, en: unitEn as string } };
}

/** A description in valibot's own way, of a tool that knows one language. */
function plainDescription(schema: object): Description | undefined {
  const { pipe } = schema as { pipe?: readonly { type: string; description?: string }[] };
  const said = pipe?.findLast(({ type }) => type === 'description')?.description;
  return said === undefined ? undefined : { text: { pt: said, en: said } };
}

/** The fields of a tool in the order in which they are described. */
export function describedFields(tool: AnyTool): readonly (readonly [field: string, schema: object])[] {
  const found: [string, object][] = [];
  const describe = (field: string, schema: object) => void found.push([field, schema]);
  jsonSchemaOf(tool.input, { of: 'input', describe });
  jsonSchemaOf(tool.output, { of: 'answer', describe });
  return found;
}

const fieldNames = (tool: AnyTool) => describedFields(tool).map(([field]) => field);

export const fingerprintOf = (names: readonly string[]) => crc32(new TextEncoder().encode(names.join()));
