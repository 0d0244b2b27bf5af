/** The side of the protocol: the answer to each of its requests. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Visit } from '../../contracts/pages.ts';
import type { Language } from '../../lib/languages.ts';
import { version } from '../../lib/version.ts';
import type { Documents } from './documents.ts';
import { hasAnswerSchema, isHelper, listHelpers, USE, useHelper, useTool } from './helpers.ts';
import { isPermitted } from './permitted.ts';
import { refusalOf } from './refusal.ts';
import { addResources } from './resources.ts';
import { resultOf } from './result.ts';
import type { Selection } from './selection.ts';
import { idNamed } from './slips.ts';
import { instructions } from './texts.ts';

export interface ServerParts {
  readonly visit: Visit;
  readonly selection: Selection;
  readonly documents: Documents;
  readonly language: Language;
  /** The arguments of a tool, as they were sent. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Makes a server for one request. */
export function createServer({ visit, selection, documents, language, sent }: ServerParts): Server {
  const server = new Server(
    { name: 'canivete', version },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions[language] },
  );

  server.setRequestHandler('tools/list', async () => {
    if (!selection) return { tools: [...listHelpers(visit.tools, language)] };
    const open = selection.filter(({ id }) => isPermitted(visit, id));
    const closed = visit.settings.unknownFields === 'refuse';
    return { tools: await Promise.all(open.map(async (tool) => documents.listed(tool, closed))) };
  });

  server.setRequestHandler('tools/call', async ({ params: { name } }) => {
    const hasSchema = selection !== null || hasAnswerSchema(name);
    const parts = { visit, documents };
    try {
      const { answer, text, isWhole, readAs } = selection
        ? await useListed(name, selection)
        : isHelper(name)
          ? await useHelper(name, sent, parts)
          : await useHelper(USE, { id: requireTool(name), input: sent }, parts);
      const result = await resultOf(answer, { language, isWhole: isWhole === true, hasSchema });
      return {
        ...result,
        ...(text !== undefined && { content: [{ type: 'text' as const, text }] }),
        ...(readAs && { _meta: { readAs } }),
      };
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      return refused(error, visit, language, hasSchema);
    }
  });

  addResources(server, visit);
  return server;

  /** The answer of a listed tool; `completo` is no field of any. */
  async function useListed(name: string, selection: NonNullable<Selection>) {
    if (!selection.some(({ id }) => id === name)) throw unknownTool(name);
    const { completo, ...input } = sent;
    return { ...(await useTool(visit, name, input)), isWhole: completo === true };
  }

  /** A tool that is called by its own name, where the helpers are listed. */
  function requireTool(name: string): string {
    const id = idNamed(name, visit.tools);
    if (!visit.tools.some((tool) => tool.id === id)) throw unknownTool(name);
    return id;
  }

  function unknownTool(name: string): ProtocolError {
    return new ProtocolError(ProtocolErrorCode.InvalidParams, unknownName(name, visit));
  }
}

/** Explains how to reach a tool that exists but is not listed. */
const unknownName = (name: string, { tools }: Visit): string =>
  tools.some(({ id }) => id === name)
    ? `Tool ${name} is not listed here: list it with ?tools=${name}, or call usar_ferramenta at /mcp without a list`
    : `Unknown tool: ${name}`;

async function refused(
  error: unknown,
  visit: Visit,
  language: Language,
  hasSchema: boolean,
): Promise<CallToolResult> {
  const { body } = await refusalOf(error, visit, language);
  // The refusal goes as text alone: a client holds all structure to the schema of the tool's answer, and would hide why it was refused.
  const { structuredContent, ...told } = await resultOf(body, { language, isWhole: true });
  return { ...told, ...(!hasSchema && { structuredContent }), isError: true };
}
