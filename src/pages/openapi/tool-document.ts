/** The document of one tool, in both languages. */
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { AnswerWords } from '../../kit/answer-words.ts';
import { conditionsOf, type Reads } from '../../kit/reads.ts';
import type { Text } from '../../kit/texts.ts';
import type { AnyTool, Method, ServedTool, ToolHead } from '../../kit/tool.ts';
import { decodeMessage } from '../../pipeline/errors/field-texts.ts';
import { withSharedTexts } from '../../kit/shared-texts.ts';
import type { FieldsTexts, PeopleWords, ToolTexts } from '../../kit/tool-texts.ts';
import type { Language } from '../../lib/languages.ts';
import { type SchemaNode, stepsOf } from '../../pipeline/schema.ts';
import { createSearch } from '../../shown/tool-search.ts';
import { textsOf } from '../../tools/texts.ts';
import { type BilingualSchema, COMPONENT, jsonSchemaOf } from './json-schema.ts';
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
  /** Its name for people, and its place among the tools that they open most. */
  readonly people?: PeopleWords;
  /** Everyday words by which it is found. */
  readonly search?: Text;
  /** The labels of the choices of its fields and the words that stand for fields, by which it is found too. */
  readonly choices?: Text;
}

export interface ToolDocument extends ToolSummary {
  readonly about: Text | null;
  readonly input: BilingualSchema;
  /** The input with the relations between its fields. Models of language refuse a schema with `oneOf` at its top. */
  readonly related: BilingualSchema;
  readonly output: BilingualSchema;
  /** The answer with the words by which a page shows it. */
  readonly shown: BilingualSchema;
  /** The statuses that it may answer, apart from 200. */
  readonly errors: readonly ErrorStatus[];
  /** True if it validates documents and gives a reason when it refuses one. */
  readonly validates: boolean;
}

/**
 * Makes the document of a tool, as the service answers it: `closed` refuses fields that it does not have, `exact` reads
 * no names but those of fields.
 */
export async function documentTool(tool: AnyTool, closed = true, exact = false): Promise<ToolDocument> {
  const own = await textsOf(tool);
  const texts = own && withSharedTexts(tool, own);
  const { reads = {} } = tool;
  const said = texts ? { fields: texts.input } : {};
  const plain = jsonSchemaOf(tool.input, { of: 'input', closed, aliased: !exact }, said);
  const input = withActions(tool, withReads(withSensitive(tool, plain), reads));
  const output = jsonSchemaOf(
    tool.output,
    { of: 'answer', ...(tool.warnings && texts?.warnings && { codes: texts.warnings }) },
    texts ? { fields: texts.output } : {},
  );
  return {
    ...summaryOf(tool, own),
    about: texts?.about ?? tool.about ?? null,
    input,
    related: withRelations(input, tool.input.entries as never, reads),
    output,
    shown: { ...output, ...wordsIn(texts ?? tool, [tool.result ?? []].flat()) },
    errors: [
      400,
      401,
      403,
      ...(isRefusing(tool) ? [422 as const] : []),
      429,
      500,
      ...(tool.queued ? [503 as const] : []),
    ],
    validates: tool.byAction !== undefined && 'validate' in tool.byAction,
  };
}

/** Adds to the schema of an object what a form needs to know of its fields, and of those inside them. */
function withReads(schema: BilingualSchema, reads: Reads): BilingualSchema {
  const { properties = {} } = schema;
  const inside = Object.entries(reads.inside ?? {}).flatMap(([field, own]) => {
    const inner = properties[field] as BilingualSchema | undefined;
    return inner && own ? [[field, withReadsInside(inner, own as Reads)]] : [];
  });
  return {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(inside) },
    ...readsIn(reads),
  };
}

/** Adds to the conditions of fields the actions that read them, where not all do. */
function withActions({ byAction = {}, input }: AnyTool, schema: BilingualSchema): BilingualSchema {
  const actions = Object.entries(byAction);
  const known = schema['x-when'] as Readonly<Record<string, readonly object[]>> | undefined;
  const conditions = Object.keys(input.entries).flatMap((field) => {
    const reading = actions.flatMap(([action, { entries }]) => (field in entries ? [action] : []));
    const own = known?.[field];
    return reading.length === actions.length
      ? []
      : [[field, (own ?? [{}]).map((one) => ({ action: reading, ...one }))] as const];
  });
  return conditions.length === 0
    ? schema
    : { ...schema, 'x-when': { ...known, ...Object.fromEntries(conditions) } };
}

/** The same in an object, or in each item of a list. A schema that several addresses share stays as it is. */
function withReadsInside(schema: BilingualSchema, reads: Reads): BilingualSchema {
  const items = schema['items'] as BilingualSchema | undefined;
  if (!items) return schema[COMPONENT] ? schema : withReads(schema, reads);
  return { ...schema, items: items[COMPONENT] ? items : withReads(items, reads) };
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

/** The words by which an answer is shown; `result` has the paths of the value that is its main one without any. */
function wordsIn({ hero = [], why, facts, audit, paper }: AnswerWords, result: readonly string[]) {
  const heroes = [...hero, ...result];
  return {
    ...(heroes.length > 0 && { 'x-hero': heroes }),
    ...(why && { 'x-why': why }),
    ...(facts && { 'x-facts': facts }),
    ...(audit && { 'x-audit': audit }),
    ...(paper && { 'x-paper': paper }),
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
  tool: ToolHead & Partial<Pick<AnyTool, 'summary' | 'en' | 'categoryName' | 'people'>>,
  texts: ToolTexts | null,
): ToolSummary {
  const { id, method, path, category, categoryName, name, summary = name, en } = tool;
  const people = texts ? texts.people : tool.people;
  return {
    id,
    method,
    path,
    category,
    ...(categoryName && { categoryName }),
    name: { pt: name, en: texts?.englishName ?? en?.name ?? name },
    summary: texts?.summary ?? { pt: summary, en: en?.summary ?? summary },
    ...(people && { people }),
    ...(texts?.search && { search: texts.search }),
    ...(texts && choicesIn(texts.input)),
  };
}

/** The labels of the choices of all fields, and the words that stand for fields, at any depth. */
function choicesIn(fields: FieldsTexts): { readonly choices?: Text } {
  const all = [...textsIn(fields)];
  const choices = (language: Language) => [...new Set(all.map((text) => text[language]))].join(', ');
  return all.length > 0 ? { choices: { pt: choices('pt'), en: choices('en') } } : {};
}

function* textsIn(fields: FieldsTexts): Generator<Text> {
  for (const { choices = {}, also, fields: inside } of Object.values(fields)) {
    yield* Object.values(choices);
    if (also !== undefined) yield { pt: also, en: also };
    for (const one of [inside ?? []].flat()) yield* textsIn(one);
  }
}

/** The search over tools that are summarized. */
export const createToolSearch = (tools: readonly ToolSummary[]) =>
  createSearch(tools, ({ id, category, categoryName, name, people, summary, search, choices }) => ({
    id,
    names: inBoth(name),
    words: inBoth(search, people?.name),
    summaries: inBoth(summary),
    others: `${category} ${inBoth(categoryName, choices)}`,
  }));

const inBoth = (...texts: readonly (Text | undefined)[]) =>
  texts.map((text) => (text ? `${text.pt} ${text.en}` : '')).join(' ');
