/** The three tools by which an agent finds, reads and uses all others, so that these do not fill its context. */
import type { Tool } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import type { Visit } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { required } from '../../kit/texts.ts';
import { type InputSchema, openTool, type OutputSchema, type ServedTool } from '../../kit/tool.ts';
import type { Language, Text } from '../../lib/languages.ts';
import { inLanguage } from '../openapi/document.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { createToolSearch, summarize } from '../openapi/tool-document.ts';
import { fieldsOf } from '../../pipeline/raw-input.ts';
import { Refused } from '../../pipeline/errors/refused.ts';
import { validate } from '../../pipeline/validate.ts';
import type { Documents } from './documents.ts';
import { isRecord, type Json } from './json.ts';
import { isPermitted } from './permitted.ts';
import { refusalOf } from './refusal.ts';
import { idNamed, mend } from './slips.ts';
import { MOST_FOUND } from '../../shown/tool-search.ts';
import { nothingFound } from './texts.ts';

type Arguments = Json;

/** The parts that a helper answers from. */
export interface HelperParts {
  readonly visit: Visit;
  readonly documents: Documents;
}

/** The answer of a helper, and how it is told. */
export interface Told {
  readonly answer: unknown;
  /** The text of the answer where it is not its JSON. */
  readonly text?: string;
  /** True if the answer is not to be shortened. */
  readonly isWhole?: boolean;
  /** Lines for all that was read otherwise than it was sent. */
  readonly readAs?: readonly string[];
}

interface Helper {
  readonly description: Text;
  input(tools: readonly ServedTool[]): InputSchema;
  readonly output?: OutputSchema;
  readonly isIdempotent: boolean;
  /** Rejects with an `ApiError`. `sent` are the arguments before they were read. */
  run(parts: HelperParts, read: Arguments, sent: Arguments): Promise<Told>;
}

const name = v.pipe(v.string(), v.maxLength(128));

const id = describe(name, {
  pt: 'Id da ferramenta, como calculadoras-ferias',
  en: 'Id of the tool, such as calculadoras-ferias',
});

const query = describe(v.optional(v.pipe(v.string(), v.maxLength(200)), ''), {
  pt: 'Palavras, em qualquer ordem, como "férias" ou "validar cnpj"',
  en: 'Words, in any order, such as "vacation" or "validate cnpj"',
});

const categoriesOf = (tools: readonly ServedTool[]) => [...new Set(tools.map(({ category }) => category))];

const categoryOf = (tools: readonly ServedTool[]) =>
  describe(v.optional(v.picklist(categoriesOf(tools))), {
    pt: 'Só desta categoria',
    en: 'Of this category only',
  });

const described = v.object({
  id,
  resposta: describe(v.optional(v.boolean(), false), {
    pt: 'Também o schema da resposta',
    en: 'The schema of the answer too',
  }),
});

/** Most calls that are made in one. */
const MOST_CALLS = 20;

const inputOf = describe(v.optional(v.record(v.string(), v.unknown()), {}), {
  pt: 'Os campos do inputSchema da ferramenta, como valores JSON',
  en: 'The fields of the inputSchema of the tool, as JSON values',
});

const used = v.object({
  id: v.optional(id),
  input: inputOf,
  chamadas: describe(
    v.optional(
      v.pipe(
        v.array(v.object({ id: name, input: v.optional(v.record(v.string(), v.unknown()), {}) })),
        v.minLength(1),
        v.maxLength(MOST_CALLS),
      ),
    ),
    { pt: 'Várias chamadas, no lugar de id', en: 'Several calls, in place of id' },
  ),
  completo: describe(v.optional(v.boolean(), false), {
    pt: 'A resposta inteira, mesmo longa',
    en: 'The whole answer, even a long one',
  }),
});

const found = v.object({
  ferramentas: v.array(
    v.object({ id: v.string(), name: v.string(), category: v.string(), summary: v.string() }),
  ),
  categorias: v.optional(v.array(v.string())),
  aviso: v.optional(v.string()),
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
      const best = createToolSearch(await Promise.all(open.map(summarize)))(query as string);
      // Without words a category is listed whole.
      const most = category === undefined ? MOST_FOUND : best.length;
      if (best.length > 0) return { answer: { ferramentas: best.slice(0, most).map(documents.brief) } };
      const aviso = nothingFound[documents.language];
      return { answer: { ferramentas: [], categorias: categoriesOf(open), aviso } };
    },
  },
  descrever_ferramenta: {
    description: {
      pt: 'Entradas, resposta e exemplos de uma ferramenta. Chame antes de usá-la.',
      en: 'Inputs, answer and examples of a tool. Call it before using the tool.',
    },
    input: () => described,
    isIdempotent: true,
    async run({ visit, documents }, { id: named, resposta }) {
      const toolId = idNamed(named as string, visit.tools);
      // If two tools share an id, at two methods of one path, take the one that pages use.
      const served = visit.tools.findLast((tool) => tool.id === toolId);
      if (!served) throw new Refused({ id: toolId, ids: visit.tools.map((tool) => tool.id) });
      visit.permit(served.id);
      const closed = visit.settings.unknownFields === 'refuse';
      return { ...(await documents.whole(served, { closed, hasAnswer: resposta === true })), isWhole: true };
    },
  },
  [USE]: {
    description: {
      pt: 'Chama uma ferramenta e dá a sua resposta. Um erro diz em "details" o que corrigir.',
      en: 'Calls a tool and gives its answer. An error says in "details" what to mend.',
    },
    input: () => used,
    isIdempotent: false,
    async run(parts, { id: toolId, chamadas, completo }, sent) {
      const isWhole = completo === true;
      if (chamadas === undefined && toolId !== undefined)
        return { ...(await useTool(parts.visit, toolId as string, inputIn(sent))), isWhole };
      // The bare value of an argument that may be anything is read by each tool itself.
      const calls = (sent['chamadas'] ?? []) as readonly Arguments[];
      if (toolId !== undefined) throw badParameter('chamadas', onlyWithoutId);
      if (calls.length === 0) throw badParameter('id', required);
      return { answer: { respostas: await useEach(parts, calls) }, isWhole };
    },
  },
};

const onlyWithoutId: Text = { pt: 'só vale sem id', en: 'only applies without id' };

const inputIn = ({ input }: Arguments): Arguments => (isRecord(input) ? input : {});

/** The answers to calls, one after another, each with the status of its address. */
async function useEach({ visit, documents }: HelperParts, calls: readonly Arguments[]) {
  const answers: unknown[] = [];
  for (const call of calls) {
    const id = String(call['id']);
    try {
      const { answer, readAs } = await useTool(visit, id, inputIn(call));
      answers.push({ id, status: 200, ...(readAs && { readAs }), body: answer });
    } catch (error) {
      answers.push({ id, ...(await refusalOf(error, visit, documents.language)) });
    }
  }
  return answers;
}

/** The answer of a tool. Rows of details, which fill a context, are left out unless they are asked for. */
export async function useTool(visit: Visit, named: string, sent: Arguments): Promise<Told> {
  const toolId = idNamed(named, visit.tools);
  const served = visit.tools.findLast(({ id }) => id === toolId);
  const entries = served && isPermitted(visit, toolId) ? (await openTool(served)).input.entries : {};
  // With a name of another spelling the field may have been sent.
  const isPlain = Object.keys(sent).every((name) => name !== DETAILS && Object.hasOwn(entries, name));
  const input = isPlain && Object.hasOwn(entries, DETAILS) ? { ...sent, [DETAILS]: false } : sent;
  let readAs: readonly string[] | undefined;
  const answer = await visit.use(toolId, input, { onReadAs: (lines) => void (readAs = lines) });
  return { answer, ...(readAs && { readAs }) };
}

const DETAILS = 'detalhar';

/** The ids of the tools that a call uses: of a helper, or of a tool by its own name. */
export function usedIds(name: string, sent: Arguments, tools: readonly ServedTool[]): readonly string[] {
  if (name !== USE) return isHelper(name) ? [] : [idNamed(name, tools)];
  const { id, chamadas } = mend(sent, argumentsOf(USE, tools));
  const calls = Array.isArray(chamadas) ? chamadas : [{ id }];
  return calls.filter(isRecord).map((call) => idNamed(String(call['id']), tools));
}

const argumentsOf = (name: string, tools: readonly ServedTool[]) =>
  Object.keys((helpers[name] as Helper).input(tools).entries);

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
export async function useHelper(name: string, sent: Arguments, parts: HelperParts): Promise<Told> {
  const helper = helpers[name] as Helper;
  const input = helper.input(parts.visit.tools);
  const mended = mend(sent, Object.keys(input.entries));
  const read = validate({ input, examples: [] }, fieldsOf(mended, input));
  return helper.run(parts, read, mended);
}
