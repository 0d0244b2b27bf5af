/** `canivete mcp`: the tools for agents, on standard input and output. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { createHandler } from '../../src/pipeline/handler.ts';
import { tools } from '../../src/tools/heads.ts';
import { pagesForAgents, SDK } from './agents-page.ts';
import { readArgs } from './args.ts';
import { requireSendable } from './net.ts';
import { sameText, UsageError } from './usage.ts';

/** Most requests in flight; standard input is not read while they are. */
const AT_ONCE = 16;

/** JSON-RPC's code of a failure that is the server's own. */
const SERVER_ERROR = -32_000;

/** Where a revision that knows no `initialize` says of itself in each request. */
const REVISION = 'io.modelcontextprotocol/protocolVersion';

type Send = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

/** A message, as far as its transport looks at it. */
interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: unknown;
    readonly uri?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
  readonly result?: { readonly protocolVersion?: string };
}

/** Answers until standard input ends. */
export async function mcp(args: readonly string[]): Promise<void> {
  await relay(await open(args), process.stdin, process.stdout);
}

/** Connects to `/mcp` of a service, or to a service in this process that needs no key, and tries it at once. */
async function open(args: readonly string[]): Promise<Send> {
  const { values } = readArgs(args, {
    url: { type: 'string' },
    key: { type: 'string' },
    tools: { type: 'string' },
    categories: { type: 'string' },
  });
  const { url, key, tools: ids, categories } = values;
  if (key !== undefined && url === undefined)
    throw new UsageError({ pt: '--key vai com --url', en: '--key goes with --url' });
  if (key !== undefined) requireSendable(key, '--key');
  if (url !== undefined && !/^https?:/.test(URL.canParse(url) ? url : ''))
    throw new UsageError({
      pt: '--url aceita o endereço de um serviço, como https://api.example.com/v1',
      en: '--url takes the address of a service, such as https://api.example.com/v1',
    });
  const query = new URLSearchParams({
    ...(ids !== undefined && { tools: ids }),
    ...(categories !== undefined && { categories }),
  });
  const address = `${(url ?? 'http://localhost/v1').replace(/\/+$/, '')}/mcp?${query}`;
  const answer = url === undefined ? inProcess() : fetch;
  const send: Send = async (body, headers) =>
    answer(
      new Request(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...headers,
        },
      }),
    );
  await requireAnswer(send, url);
  return send;
}

function inProcess(): (request: Request) => Promise<Response> {
  const pages = pagesForAgents();
  if (pages.length === 0)
    throw new UsageError({
      pt: `canivete mcp precisa de ${SDK}: npm install ${SDK}`,
      en: `canivete mcp needs ${SDK}: npm install ${SDK}`,
    });
  return createHandler({
    tools,
    access: false,
    pages,
    onError: (error) => void process.stderr.write(`${error instanceof Error ? error.stack : error}\n`),
  });
}

/** A wrong address, key or list of tools is told before any agent asks. */
async function requireAnswer(send: Send, url: string | undefined): Promise<void> {
  const response = await send(JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' }), {}).catch(
    (error: Error) => {
      throw new UsageError({
        pt: `${url} não responde: ${(error.cause as Error | undefined)?.message ?? error.message}`,
        en: `${url} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
      });
    },
  );
  const text = await response.text();
  if (response.ok) return;
  throw new UsageError(
    response.status === 404
      ? { pt: `${url} não tem /mcp`, en: `${url} has no /mcp` }
      : sameText(reasonIn(response.status, text)),
  );
}

/** Sends each line of the input on, and writes each answer in a line. */
export async function relay(send: Send, input: Readable, output: Writable): Promise<void> {
  // The protocol version that `initialize` settled. Every later request sends it.
  let version: string | undefined;
  const waiting = new Set<Promise<void>>();

  async function pass(line: string): Promise<void> {
    const message = messageIn(line);
    try {
      for (const answer of await answersTo(await send(line, headersOf(message, version)), message)) {
        if (message.method === 'initialize') version = messageIn(answer).result?.protocolVersion ?? version;
        output.write(`${answer}\n`);
      }
    } catch (error) {
      if (message.id !== undefined) output.write(`${failure(message, (error as Error).message)}\n`);
    }
  }

  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const passing = pass(line).finally(() => waiting.delete(passing));
    waiting.add(passing);
    if (waiting.size >= AT_ONCE) await Promise.race(waiting);
  }
  await Promise.all(waiting);
}

/** Parses a line as a message; empty for an invalid line, which the service then refuses. */
function messageIn(line: string): Message {
  try {
    return Object(JSON.parse(line)) as Message;
  } catch {
    return {};
  }
}

/** The headers in which HTTP repeats what a message says. */
function headersOf({ method, params }: Message, version: string | undefined): Record<string, string> {
  const revision = params?._meta?.[REVISION];
  if (typeof revision !== 'string')
    return version === undefined || method === 'initialize' ? {} : { 'mcp-protocol-version': version };
  const name = params?.name ?? params?.uri;
  return {
    'mcp-protocol-version': revision,
    ...(method !== undefined && { 'mcp-method': method }),
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
}

/** The messages of an answer: one, those of its events, or none to a notification. */
async function answersTo(response: Response, message: Message): Promise<readonly string[]> {
  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    return [...text.matchAll(/^data: ?(.+)/gm)].map(([, data]) => data as string);
  const { jsonrpc, ...rest } = messageIn(text) as { jsonrpc?: unknown };
  // An error that was answered before the request was read has no id.
  if (jsonrpc !== undefined) return [JSON.stringify({ jsonrpc, ...rest, id: message.id ?? null })];
  if (response.ok || message.id === undefined) return [];
  return [failure(message, reasonIn(response.status, text))];
}

const failure = ({ id = null }: Message, message: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message } });

/** Reads the reason of a refusal, in the service's words or in the protocol's. */
function reasonIn(status: number, text: string): string {
  const { error } = messageIn(text) as { error?: string | { readonly message?: string } };
  return (typeof error === 'string' ? error : error?.message) ?? `the service answered ${status}`;
}
