/** The side of the protocol: the answer to each of its requests. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import type { Language } from '../../lib/languages.ts';
import { version } from '../../lib/version.ts';
import { errorBody } from '../../pipeline/errors/answer-error.ts';
import type { Documents } from './documents.ts';
import { hasAnswerSchema, isHelper, listHelpers, useHelper } from './helpers.ts';
import { isPermitted } from './permitted.ts';
import { addResources } from './resources.ts';
import { resultOf } from './result.ts';
import type { Selection } from './selection.ts';
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
    const isKnown = selection ? selection.some(({ id }) => id === name) : isHelper(name);
    if (!isKnown) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownName(name, visit));
    try {
      const answer = selection
        ? await visit.use(name, sent)
        : await useHelper(name, sent, { visit, documents });
      return await resultOf(answer, language);
    } catch (error) {
      return refusalOf(error, visit, language, selection !== null || hasAnswerSchema(name));
    }
  });

  addResources(server, visit);
  return server;
}

/** Explains how to reach a tool that exists but is not listed. */
const unknownName = (name: string, { tools }: Visit): string =>
  tools.some(({ id }) => id === name)
    ? `Tool ${name} is not listed here: call usar_ferramenta with its id, or list it with ?tools=${name}`
    : `Unknown tool: ${name}`;

/** Gives the body that the address would answer with an error status: an agent learns from it to mend its call. */
async function refusalOf(
  error: unknown,
  visit: Visit,
  language: Language,
  hasSchema: boolean,
): Promise<CallToolResult> {
  const known = error instanceof ApiError ? error : new ApiError(500);
  if (known !== error) visit.report(error);
  // The refusal goes as text alone: a client holds all structure to the schema of the tool's answer, and would hide why it was refused.
  const { structuredContent, ...told } = await resultOf(errorBody(known, language), language);
  return { ...told, ...(!hasSchema && { structuredContent }), isError: true };
}
