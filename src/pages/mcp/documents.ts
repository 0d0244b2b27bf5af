/** Describes each tool to agents, in one language. */
import type { Tool } from '@modelcontextprotocol/server';
import { type AnyTool, openTool, type ServedTool } from '../../kit/tool.ts';
import type { Language } from '../../lib/languages.ts';
import { answeredExamples } from '../openapi/answered-examples.ts';
import { inLanguage } from '../openapi/document.ts';
import type { BilingualSchema } from '../openapi/json-schema.ts';
import { documentTool, type ToolDocument, type ToolSummary } from '../openapi/tool-document.ts';

export interface Documents {
  /** The tool's entry in `tools/list`. `closed` refuses fields that it does not have. */
  listed(served: ServedTool, closed: boolean): Promise<Tool>;
  /** The tool as a search result. */
  brief(summary: ToolSummary): Readonly<Record<string, string>>;
  /** The tool as a search result, with its schemas and examples. */
  whole(served: ServedTool, closed: boolean): Promise<Readonly<Record<string, unknown>>>;
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
    async whole(served, closed) {
      const tool = await openTool(served);
      const document = await documentOf(served, closed);
      return {
        ...brief(document),
        inputSchema: schemaOf(document.input),
        outputSchema: schemaOf(document.output),
        examples: await answeredExamples(tool),
      };
    },
  };
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
