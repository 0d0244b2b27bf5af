/** Describes each tool to agents, in one language. */
import type { Tool } from '@modelcontextprotocol/server';
import { type AnyTool, openTool, type ServedTool } from '../../kit/tool.ts';
import type { Language } from '../../lib/languages.ts';
import { answeredExamples } from '../openapi/answered-examples.ts';
import { inLanguage } from '../openapi/document.ts';
import type { BilingualSchema } from '../openapi/json-schema.ts';
import { isRecord } from './json.ts';
import { shorten } from './shortened.ts';
import { documentTool, type ToolDocument, type ToolSummary } from '../openapi/tool-document.ts';

export interface Documents {
  readonly language: Language;
  /** The tool's entry in `tools/list`. `closed` refuses fields that it does not have. */
  listed(served: ServedTool, closed: boolean): Promise<Tool>;
  /** The tool as a search result. */
  brief(summary: ToolSummary): Readonly<Record<string, string>>;
  /** The tool as a search result, with the schema of its input, one example and, where it is asked for, the schema of its answer. */
  whole(
    served: ServedTool,
    asked: { readonly closed: boolean; readonly hasAnswer: boolean },
  ): Promise<Described>;
}

export interface Described {
  readonly answer: Readonly<Record<string, unknown>>;
  /** Its fields, one a line. */
  readonly text: string;
}

/** Makes documents, each of them once. */
export function createDocuments(language: Language): Documents {
  const kept = new WeakMap<AnyTool, Map<boolean, ToolDocument>>();

  async function documentOf(served: ServedTool, closed: boolean): Promise<ToolDocument> {
    const tool = await openTool(served);
    const made = kept.get(tool) ?? new Map<boolean, ToolDocument>();
    const document = made.get(closed) ?? (await documentTool(tool, closed));
    kept.set(tool, made.set(closed, document));
    return document;
  }
  const schemaOf = (schema: BilingualSchema) => inLanguage(schema, language) as Tool['inputSchema'];
  const brief = ({ id, name, category, summary }: ToolSummary) => ({
    id,
    name: name[language],
    category,
    summary: summary[language],
  });

  return {
    language,
    async listed(served, closed) {
      const document = await documentOf(served, closed);
      return {
        name: document.id,
        title: document.name[language],
        description: descriptionOf(document, language),
        inputSchema: schemaOf(document.input),
        ...(isOfObjects(document.output) && {
          outputSchema: { ...schemaOf(document.output), type: 'object' },
        }),
        annotations: annotationsOf(document),
      };
    },
    brief,
    async whole(served, { closed, hasAnswer }) {
      const tool = await openTool(served);
      const document = await documentOf(served, closed);
      const [example] = await answeredExamples(tool);
      const { name, summary } = brief(document);
      const { properties = {}, required = [] } = schemaOf(document.input);
      const line = ([key, schema]: [string, unknown]) =>
        `${key}${required.includes(key) ? '*' : ''}: ${wordsOf(schema as Schema)}`;
      return {
        answer: {
          ...brief(document),
          inputSchema: plainSchema(schemaOf(document.input)),
          ...(hasAnswer && { outputSchema: plainSchema(schemaOf(document.output)) }),
          examples: example ? [shorten(example, SHOWN).value] : [],
        },
        text: [`${name}: ${summary}`, ...Object.entries(properties).map(line)].join('\n'),
      };
    },
  };
}

/** Items of a list in an example. */
const SHOWN = 2;

interface Schema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly 'x-unit'?: string;
}

/** Choices that a line names. */
const MOST_CHOICES = 12;

/** Writes what a field may be, for its line; the schema says the rest. */
const wordsOf = ({ type = 'object', enum: choices = [], 'x-unit': unit }: Schema) =>
  choices.length > 0 && choices.length <= MOST_CHOICES
    ? choices.join(' | ')
    : [type, unit].filter(Boolean).join(', ');

/** A schema without what a form alone reads: labels, and members of our own. */
function plainSchema(schema: unknown, isFields = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => plainSchema(one));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isFields || !(key === 'title' || key.startsWith('x-')))
      .map(([key, one]) => [key, plainSchema(one, !isFields && key === 'properties')]),
  );
}

/**
 * The protocol describes objects alone. A choice of several, whose schema has no type of its own, is an object in every
 * case.
 */
const isOfObjects = ({ type = 'object' }: BilingualSchema) => type === 'object';

/** No tool changes anything or looks beyond the service. A draw without a seed differs each time. */
const annotationsOf = ({ input }: ToolDocument) => ({
  readOnlyHint: true,
  idempotentHint: input.properties?.['seed'] === undefined,
  openWorldHint: false,
});

/** The summary, the law or the method, and the units of its numbers. */
function descriptionOf({ summary, about, input, output }: ToolDocument, language: Language): string {
  const units = [...new Set([...unitsIn(input, language), ...unitsIn(output, language)])];
  const unitsOf = language === 'pt' ? 'Unidades' : 'Units';
  return [
    summary[language],
    ...(about ? [about[language]] : []),
    ...(units.length > 0 ? [`${unitsOf}: ${units.join(', ')}`] : []),
  ]
    .map((text) => text.replace(/([^.!?])$/, '$1.'))
    .join(' ');
}

/** The units of a schema's numbers, at any depth. */
function unitsIn(schema: unknown, language: Language): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { 'x-unit': unit, ...rest } = schema as { 'x-unit'?: Readonly<Record<Language, string>> };
  return [...(unit ? [unit[language]] : []), ...Object.values(rest).flatMap((one) => unitsIn(one, language))];
}
