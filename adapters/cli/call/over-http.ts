import { CaniveteError, createClient } from '../../../src/client/index.ts';
import { Failure } from '../usage.ts';
import type { Fields } from './answer-rows.ts';
import {
  type Answered,
  bodyOf,
  type Caller,
  type CallerOptions,
  inLanguage,
  type RefusedBody,
  type ToolCall,
} from './caller.ts';
import type { ToolDescription } from './json-schema.ts';

/** Characters of one request's inputs; a service takes 1 MiB unless it is told otherwise. */
const CHARACTERS = 400_000;

/** The tools of a service, many calls in each request. */
export function overHttp(options: CallerOptions & { readonly url: string }): Caller {
  const { url, key, language, batch = Infinity, signal, fetch: ask = fetch } = options;
  const baseUrl = url.replace(/\/+$/, '');
  let header: string | null = null;
  const client = createClient({
    baseUrl,
    language,
    ...(key !== undefined && { key }),
    async fetch(request) {
      const response = await ask(request);
      header = response.headers.get('x-read-as');
      return response;
    },
  });

  async function sendTogether<Call extends ToolCall>(
    tool: string,
    calls: readonly Call[],
  ): Promise<readonly Answered<Call>[]> {
    const requests = calls.map(({ input }) => ({ tool, input }));
    const results: readonly unknown[] = await client.batch(requests as never, { signal }).catch(explain);
    const answered: Answered<Call>[] = [];
    for (const [i, call] of calls.entries()) {
      const { status, body, readAs } = results[i] as {
        status: number;
        body: Fields & RefusedBody;
        readAs?: readonly string[];
      };
      if (status === 200) answered.push({ call, answer: body, ...(readAs && { readAs }) });
      // The answer had no room for this one.
      else if (calls.length > 1 && body.details?.[0]?.field === `requests[${i}]`)
        answered.push(...(await sendTogether(tool, [call])));
      else answered.push({ call, refused: body });
    }
    return answered;
  }

  async function sendAlone<Call extends ToolCall>(
    call: Call,
    { method, path }: Pick<ToolDescription, 'method' | 'path'>,
  ): Promise<Answered<Call>> {
    const send = (method === 'GET' ? client.get : client.post) as Send;
    try {
      const answer = await send(path, call.input, { signal });
      return { call, answer, readAs: header?.split('; ').map(decodeURIComponent) ?? [] };
    } catch (error) {
      if (error instanceof CaniveteError && (error.status === 400 || error.status === 422))
        return { call, refused: error.body as RefusedBody };
      return explain(error);
    }
  }

  return {
    async read(path, lang = language) {
      const request = new Request(`${baseUrl}${inLanguage(path, lang)}`, { signal });
      const response = await ask(request).catch((error: unknown) =>
        explain(new CaniveteError({ status: 0, cause: error })),
      );
      return bodyOf(response.status, await response.text());
    },
    async *answers(tool, calls) {
      for await (const lot of lotsOf(calls, batch)) {
        const { own } = lot[0] as ToolCall;
        if (own) yield await sendAlone(lot[0] as (typeof lot)[0], own);
        else yield* await sendTogether(tool, lot);
      }
    },
  };
}

type Send = (path: string, input: Fields, ends: { readonly signal: AbortSignal }) => Promise<Fields>;

/** Calls in lots that fit in one request; one that is sent to the tool's own address is a lot. */
async function* lotsOf<Call extends ToolCall>(calls: AsyncIterable<Call>, most: number) {
  let lot: Call[] = [];
  let characters = 0;
  for await (const call of calls) {
    const size = JSON.stringify(call.input).length;
    if (lot.length > 0 && (call.own || lot[0]?.own || characters + size > CHARACTERS)) {
      yield lot;
      [lot, characters] = [[], 0];
    }
    lot.push(call);
    characters += size;
    if (lot.length < most) continue;
    yield lot;
    [lot, characters] = [[], 0];
  }
  if (lot.length > 0) yield lot;
}

/** Turns a failed request into a failure that the user understands. */
function explain(error: unknown): never {
  if (!(error instanceof CaniveteError)) throw error;
  const { status, message, cause } = error;
  if (status !== 0)
    throw new Failure({
      pt: `o serviço respondeu ${status}: ${message}`,
      en: `the service answered ${status}: ${message}`,
    });
  const { message: why, cause: inner } = Object(cause) as {
    message?: string;
    cause?: { message?: string; code?: string };
  };
  const reason = inner?.message || inner?.code || why || String(cause);
  throw new Failure({
    pt: `o serviço não responde: ${reason}`,
    en: `the service does not answer: ${reason}`,
  });
}
