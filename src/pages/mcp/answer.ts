/** The transport: refusals before the protocol is spoken, and the official SDK behind it. */
import { createMcpHandler, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import type { Answer, Call, Headers as AnswerHeaders } from '../../contracts/call.ts';
import type { RequestWindow } from '../../contracts/access.ts';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError, badParameter } from '../../kit/errors/api-error.ts';
import { because } from '../../kit/errors/forbidden.ts';
import type { Language } from '../../lib/languages.ts';
import { isObject } from '../../lib/options.ts';
import { isOriginOf } from '../../lib/origin.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { readJsonMessage } from '../../pipeline/body.ts';
import { notAnObject } from '../../pipeline/errors/texts.ts';
import { countAround } from './around.ts';
import { createDocuments } from './documents.ts';
import { isRecord, type Json } from './json.ts';
import { usedIds } from './helpers.ts';
import { isPermitted } from './permitted.ts';
import { readSelection, type Selection } from './selection.ts';
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

/** Values that a message may hold, apart from what each field of its tool holds: the SDK or the tool looks at each. */
const MAX_AROUND = 1_000;

/** Prefix of the members of `_meta` that the protocol itself keeps; nothing here reads the rest. */
const OF_PROTOCOL = 'io.modelcontextprotocol/';

const tooMany = {
  pt: `tem mais de ${MAX_AROUND} valores, fora o que está dentro de cada campo de params.arguments`,
  en: `holds more than ${MAX_AROUND} values, apart from what each field of params.arguments holds`,
};

function requireFew(text: string): void {
  if (countAround(text) > MAX_AROUND) throw badParameter('body', tooMany);
}

/** Answers requests of the protocol, each by itself. `burst` holds those that reach no tool, which nothing counts. */
export function createAnswer(
  language: Language,
  burst: RequestWindow | false,
): (visit: Visit) => Promise<Answer> {
  const documents = createDocuments(language);
  return async (visit) => {
    const { call } = visit;
    if (call.method !== 'POST') return failure(405, SERVER_ERROR, 'Method not allowed.', { allow: 'POST' });
    const request = call.request();
    requireOrigin(visit, request);
    const selection = readSelection(call, visit.tools);
    let body: Json | readonly unknown[];
    try {
      body = await readJsonMessage(call, visit.settings, requireFew);
      if (isList(body) && !(body.length > 0 && body.length <= MAX_BATCH && hasBatches(call)))
        throw badParameter('body', notAnObject);
    } catch (error) {
      if (burst) await visit.limit('mcp', burst);
      return unreadable(error);
    }
    const messages = (isList(body) ? body : [body]).map((message) => split(isRecord(message) ? message : {}));
    for (const { message, sent } of messages)
      if (burst && !reachesTool(message, sent, visit, selection)) await visit.limit('mcp', burst);
    const accepted = acceptedBy(call);
    if (!isList(body)) {
      const [first] = messages as [Split];
      return inForm(await answerOne(visit, request, selection, first, accepted), accepted);
    }
    const answers: unknown[] = [];
    for (const { message, sent } of messages) {
      // Its answer settles the revision for all that follows, so it comes alone.
      const answer = isInitialize(message)
        ? failure(400, INVALID_REQUEST, 'initialize is not part of a batch')
        : await answerOne(visit, request, selection, { message, sent }, accepted);
      if (answer.body !== null) answers.push(JSON.parse(jsonIn(answer)));
    }
    return inForm(
      answers.length > 0 ? jsonAnswer(200, answers) : { status: 202, headers: {}, body: null },
      accepted,
    );
  };

  async function answerOne(
    visit: Visit,
    request: Request,
    selection: Selection,
    { message, sent }: Split,
    accepted: Accepted,
  ): Promise<Answer> {
    const version = visit.call.header('mcp-protocol-version');
    if (version !== null && isInitialize(message) && !SUPPORTED_PROTOCOL_VERSIONS.includes(version))
      return failure(400, SERVER_ERROR, `Unsupported protocol version: ${version}`);
    const headers = new Headers(request.headers);
    // The SDK wants both forms to be accepted, whichever it answers in.
    if (accepted.json || accepted.stream) headers.set('accept', 'application/json, text/event-stream');
    const handler = createMcpHandler(() => createServer({ visit, selection, documents, language, sent }), {
      onerror: () => undefined,
      // An answer is sent whole: no stream stays open or needs to be kept alive.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    });
    return answerOf(await handler.fetch(new Request(request, { headers }), { parsedBody: message }));
  }
}

/** The forms of an answer that a client takes. */
interface Accepted {
  readonly json: boolean;
  readonly stream: boolean;
}

/** Clients and their proxies say anything, one form, or nothing, where the protocol asks for both. */
function acceptedBy({ header }: Pick<Call, 'header'>): Accepted {
  const types = new Set(
    (header('accept') ?? '*/*')
      .toLowerCase()
      .split(',')
      .map((type) => type.replace(/;.*/s, '').trim()),
  );
  const takes = (...wanted: readonly string[]) => wanted.some((type) => types.has(type));
  return {
    json: takes('application/json', 'application/*', '*/*'),
    stream: takes('text/event-stream', 'text/*', '*/*'),
  };
}

const EVENT_STREAM = 'text/event-stream';
const isStream = ({ headers }: Answer) => headers['content-type']?.startsWith(EVENT_STREAM) === true;

/** The JSON of an answer, which may be the only event of a stream. */
function jsonIn(answer: Answer): string {
  const text = answer.body as string;
  return isStream(answer)
    ? text
        .replace(/^(?!data:).*\n?/gm, '')
        .replace(/^data: ?/, '')
        .trim()
    : text;
}

/** An answer in a form that its client takes. */
function inForm(answer: Answer, { json, stream }: Accepted): Answer {
  if (answer.body === null || answer.status !== 200) return answer;
  if (isStream(answer) && !stream) return { ...jsonAnswer(200, null), body: jsonIn(answer) };
  if (!isStream(answer) && !json && stream)
    return {
      ...answer,
      headers: { 'content-type': EVENT_STREAM },
      body: `event: message\ndata: ${jsonIn(answer)}\n\n`,
    };
  return answer;
}

/** Requests of a batch at most, as of `POST /batch`. */
const MAX_BATCH = 100;

/** Tests for the only revision with batches, which is assumed without the header that later ones ask for. */
const hasBatches = ({ header }: Pick<Call, 'header'>) =>
  (header('mcp-protocol-version') ?? WITH_BATCHES) === WITH_BATCHES;
const WITH_BATCHES = '2025-03-26';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface Split {
  readonly message: Json;
  readonly sent: Json;
}

/** A message without the arguments of its tool, which the tool itself reads, and without what nobody reads. */
function split(body: Json): Split {
  const { params } = body;
  if (!isRecord(params)) return { message: body, sent: {} };
  const { arguments: sent, _meta: meta } = params;
  const message = {
    ...body,
    params: {
      ...params,
      ...(isObject(sent) && { arguments: Array.isArray(sent) ? [] : {} }),
      ...(isRecord(meta) && { _meta: ofProtocol(meta) }),
    },
  };
  return { message, sent: isRecord(sent) ? sent : {} };
}

function ofProtocol(meta: Json): Json {
  return Object.fromEntries(Object.entries(meta).filter(([name]) => name.startsWith(OF_PROTOCOL)));
}

/** Tests that a request uses a tool, which counts it. */
function reachesTool({ method, params }: Json, sent: Json, visit: Visit, selection: Selection): boolean {
  if (method !== 'tools/call' || !isRecord(params)) return false;
  const name = String(params['name']);
  const ids = selection ? [name] : usedIds(name, sent, visit.tools);
  return (selection ?? visit.tools).some(({ id }) => ids.includes(id) && isPermitted(visit, id));
}

/** Tests for the request that settles the version of the protocol; for it alone the SDK accepts any version. */
const isInitialize = ({ method }: Json) => method === 'initialize';

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
  const isJson = fault.message === notAnObject || fault.message === tooMany;
  return failure(400, isJson ? INVALID_REQUEST : PARSE_ERROR, said);
}

function failure(status: number, code: number, message: string, headers?: AnswerHeaders): Answer {
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
