/** The three tools by which an agent finds, reads and uses all others, so that these do not fill its context. */
import type { Tool } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import type { Visit } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';
import type { InputSchema, OutputSchema, ServedTool } from '../../kit/tool.ts';
import type { Language, Text } from '../../lib/languages.ts';
import { inLanguage } from '../openapi/document.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { summarize } from '../openapi/tool-document.ts';
import { searchTools } from '../openapi/tool-search.ts';
import { fieldsOf } from '../../pipeline/raw-input.ts';
import { unknownTool } from '../../pipeline/errors/not-found.ts';
import { validate } from '../../pipeline/validate.ts';
import type { Documents } from './documents.ts';
import { isPermitted } from './permitted.ts';

/** Most tools that a search gives. */
const MOST_FOUND = 20;

type Arguments = Readonly<Record<string, unknown>>;

/** The parts that a helper answers from. */
export interface HelperParts {
  readonly visit: Visit;
  readonly documents: Documents;
}

interface Helper {
  readonly description: Text;
  input(tools: readonly ServedTool[]): InputSchema;
  readonly output?: OutputSchema;
  readonly isIdempotent: boolean;
  /** Rejects with an `ApiError`. `sent` are the arguments before they were read. */
  run(parts: HelperParts, read: Arguments, sent: Arguments): Promise<unknown>;
}

const id = describe(v.pipe(v.string(), v.maxLength(128)), {
  pt: 'Id da ferramenta, como calculadoras-ferias',
  en: 'Id of the tool, such as calculadoras-ferias',
});

const query = describe(v.optional(v.pipe(v.string(), v.maxLength(200)), ''), {
  pt: 'Palavras, em qualquer ordem, como "férias" ou "validar cnpj"',
  en: 'Words, in any order, such as "vacation" or "validate cnpj"',
});

const categoryOf = (tools: readonly ServedTool[]) =>
  describe(v.optional(v.picklist([...new Set(tools.map(({ category }) => category))])), {
    pt: 'Só desta categoria',
    en: 'Of this category only',
  });

const described = v.object({ id });

const used = v.object({
  id,
  input: describe(v.optional(v.record(v.string(), v.unknown()), {}), {
    pt: 'Os campos do inputSchema da ferramenta, como valores JSON',
    en: 'The fields of the inputSchema of the tool, as JSON values',
  }),
});

const found = v.object({
  ferramentas: v.array(
    v.object({ id: v.string(), name: v.string(), category: v.string(), summary: v.string() }),
  ),
});

/** The helper that uses a tool. */
export const USE = 'usar_ferramenta';

const helpers: Readonly<Record<string, Helper>> = {
  buscar_ferramentas: {
    description: {
      pt: `Busca ferramentas por palavras do que se quer fazer, a melhor primeiro, até ${MOST_FOUND}.`,
      en: `Searches tools by words of what is to be done, the best first, up to ${MOST_FOUND}.`,
    },
    input: (tools) => v.object({ query, category: categoryOf(tools) }),
    output: found,
    isIdempotent: true,
    async run({ visit, documents }, { query, category }) {
      const open = visit.tools.filter(
        (tool) => (category === undefined || tool.category === category) && isPermitted(visit, tool.id),
      );
      const best = searchTools(await Promise.all(open.map(summarize)), query as string);
      return { ferramentas: best.slice(0, MOST_FOUND).map(documents.brief) };
    },
  },
  descrever_ferramenta: {
    description: {
      pt: 'Entradas, resposta e exemplos de uma ferramenta. Chame antes de usá-la.',
      en: 'Inputs, answer and examples of a tool. Call it before using the tool.',
    },
    input: () => described,
    isIdempotent: true,
    async run({ visit, documents }, { id: toolId }) {
      // If two tools share an id, at two methods of one path, take the one that pages use.
      const served = visit.tools.findLast((tool) => tool.id === toolId);
      if (!served) {
        const ids = visit.tools.map((tool) => tool.id);
        throw unknownTool(toolId as string, ids);
      }
      visit.permit(served.id);
      return documents.whole(served, visit.settings.unknownFields === 'refuse');
    },
  },
  [USE]: {
    description: {
      pt: 'Chama uma ferramenta e dá a sua resposta. Um erro diz em "details" o que corrigir.',
      en: 'Calls a tool and gives its answer. An error says in "details" what to mend.',
    },
    input: () => used,
    isIdempotent: false,
    // Each tool reads its own fields.
    run: async ({ visit }, { id: toolId }, { input }) =>
      visit.use(toolId as string, (input ?? {}) as Arguments),
  },
};

/** The entries of the helpers in `tools/list`, for the tools of a service. */
export function listHelpers(tools: readonly ServedTool[], language: Language): readonly Tool[] {
  const schemaOf = (schema: object, of: 'input' | 'answer') =>
    inLanguage(jsonSchemaOf(schema, { of }), language) as Tool['inputSchema'];
  return Object.entries(helpers).map(([name, { description, input, output, isIdempotent }]) => ({
    name,
    description: description[language],
    inputSchema: schemaOf(input(tools), 'input'),
    ...(output && { outputSchema: schemaOf(output, 'answer') }),
    annotations: { readOnlyHint: true, idempotentHint: isIdempotent, openWorldHint: false },
  }));
}

/** Tests that `tools/list` has the schema of a helper's answer. */
export const hasAnswerSchema = (name: string) => helpers[name]?.output !== undefined;

export const isHelper = (name: string) => Object.hasOwn(helpers, name);

/**
 * Runs a helper and gives its answer. Rejects with an `ApiError`: 400 for arguments that it does not take, or the
 * tool's error.
 */
export async function useHelper(name: string, sent: Arguments, parts: HelperParts): Promise<unknown> {
  const helper = helpers[name] as Helper;
  const input = helper.input(parts.visit.tools);
  const read = validate({ input, examples: [] }, fieldsOf(sent, input));
  return helper.run(parts, read, sent);
}
