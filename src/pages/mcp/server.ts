/** The protocol's side: which requests are answered with what. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Language } from '../../lib/languages.ts';
import { version } from '../../lib/version.ts';
import { inWords } from '../../pipeline/refusal.ts';
import { errorAnswerBody } from '../../pipeline/refusals/error-answer.ts';
import type { Documents } from './documents.ts';
import { isHelper, listHelpers, useHelper } from './helpers.ts';
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
}

/** A server for one request. */
export function createServer({ visit, selection, documents, language }: ServerParts): Server {
  const server = new Server(
    { name: 'canivete', version },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions[language] },
  );

  server.setRequestHandler('tools/list', async () => {
    if (!selection) return { tools: [...listHelpers(language)] };
    const open = selection.filter(({ id }) => isPermitted(visit, id));
    const closed = visit.settings.unknownFields === 'refuse';
    return { tools: await Promise.all(open.map(async (tool) => documents.listed(tool, closed))) };
  });

  server.setRequestHandler('tools/call', async ({ params: { name, arguments: sent = {} } }) => {
    const isKnown = selection ? selection.some(({ id }) => id === name) : isHelper(name);
    if (!isKnown) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownName(name, visit));
    try {
      const answer = selection
        ? await visit.use(name, sent)
        : await useHelper(name, sent, { visit, documents });
      return await resultOf(answer, language);
    } catch (error) {
      return refusalOf(error, visit, language);
    }
  });

  addResources(server, visit);
  return server;
}

/** Of a tool that is there but not listed: how to reach it. */
const unknownName = (name: string, { tools }: Visit): string =>
  tools.some(({ id }) => id === name)
    ? `Tool ${name} is not listed here: call usar_ferramenta with its id, or list it with ?tools=${name}`
    : `Unknown tool: ${name}`;

/** What the address would answer with an error status, from which an agent learns to mend its call. */
async function refusalOf(error: unknown, visit: Visit, language: Language): Promise<CallToolResult> {
  const told = await inWords(error);
  const known = told instanceof ApiError ? told : new ApiError(500);
  if (known !== told) visit.report(told);
  return { ...(await resultOf(errorAnswerBody(known, language), language)), isError: true };
}
