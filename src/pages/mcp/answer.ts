/** The transport: refusals before the protocol is spoken, and the official SDK behind it. */
import { createMcpHandler, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import type { Answer, Headers } from '../../contracts/call.ts';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { because } from '../../kit/errors/forbidden.ts';
import type { Language } from '../../lib/languages.ts';
import { isOriginOf } from '../../lib/origin.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { readJsonObject } from '../../pipeline/body.ts';
import { notAnObject } from '../../pipeline/errors/texts.ts';
import { createDocuments } from './documents.ts';
import { readSelection } from './selection.ts';
import { createServer } from './server.ts';

/** Explains the 403 for a page of another origin, which `cors` does not name. */
const foreignOrigin = (origin: string) =>
  because(
    `Páginas da origem ${origin} não chamam este endereço.`,
    `Pages of the origin ${origin} do not call this address.`,
  );

/** JSON-RPC's codes for a text that is not JSON, and for JSON that is not a request. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** The first code that JSON-RPC leaves to a server. */
const SERVER_ERROR = -32_000;

/** Answers requests of the protocol, each on its own. */
export function createAnswer(language: Language): (visit: Visit) => Promise<Answer> {
  const documents = createDocuments(language);
  return async (visit) => {
    const { call } = visit;
    if (call.method !== 'POST') return failure(405, SERVER_ERROR, 'Method not allowed.', { allow: 'POST' });
    const request = call.request();
    requireOrigin(visit, request);
    const selection = readSelection(call, visit.tools);
    let body: Readonly<Record<string, unknown>>;
    try {
      body = await readJsonObject(call, visit.settings);
    } catch (error) {
      return unreadable(error);
    }
    const version = call.header('mcp-protocol-version');
    if (version !== null && isInitialize(body) && !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
      return failure(400, SERVER_ERROR, `Unsupported protocol version: ${version}`);
    const handler = createMcpHandler(() => createServer({ visit, selection, documents, language }), {
      onerror: () => undefined,
      // An answer is sent whole: no stream stays open or needs to be kept alive.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    });
    return answerOf(await handler.fetch(request, { parsedBody: body }));
  };
}

/** Tests for the request that settles the version of the protocol; for it alone the SDK accepts any version. */
const isInitialize = ({ method }: Readonly<Record<string, unknown>>) => method === 'initialize';

/** Throws a 403 for a page of another origin, which could use what a browser or a network gives it. */
function requireOrigin({ call, settings: { cors } }: Visit, request: Request): void {
  const origins = cors ? cors.origins : [];
  const origin = call.header('origin');
  if (origin === null || origins === '*' || origins.includes(origin)) return;
  if (!isOriginOf(origin, call.header('host') ?? new URL(request.url).host)) throw foreignOrigin(origin);
}

/** Answers a body that is refused, in the words of the protocol. */
function unreadable(error: unknown): Answer {
  const fault = error instanceof ApiError ? error.parts.details?.[0] : undefined;
  if (!fault) throw error;
  const said = `${fault.field} ${fault.message.en}`;
  if (fault.field === 'content-type') return failure(415, SERVER_ERROR, said);
  const isJson = fault.message === notAnObject;
  return failure(400, isJson ? INVALID_REQUEST : PARSE_ERROR, said);
}

function failure(status: number, code: number, message: string, headers?: Headers): Answer {
  return jsonAnswer(status, { jsonrpc: '2.0', id: null, error: { code, message } }, headers);
}

async function answerOf(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type');
  const body = await response.text();
  return {
    status: response.status,
    headers: type === null ? {} : { 'content-type': type },
    body: body || null,
  };
}
