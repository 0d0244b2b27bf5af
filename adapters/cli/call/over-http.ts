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
} from './caller.ts';

/** Characters of one request's inputs; a service takes 1 MiB unless it is told otherwise. */
const CHARACTERS = 400_000;

/** The tools of a service, many calls in each request. */
export function overHttp(options: CallerOptions & { readonly url: string }): Caller {
  const { url, key, language, batch = Infinity, signal, fetch: ask = fetch } = options;
  const baseUrl = url.replace(/\/+$/, '');
  const client = createClient({ baseUrl, language, fetch: ask, ...(key !== undefined && { key }) });

  async function send<Call extends { readonly input: Fields }>(
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
        answered.push(...(await send(tool, [call])));
      else answered.push({ call, refused: body });
    }
    return answered;
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
      for await (const lot of lotsOf(calls, batch)) yield* await send(tool, lot);
    },
  };
}

/** Calls in lots that fit in one request. */
async function* lotsOf<Call extends { readonly input: Fields }>(calls: AsyncIterable<Call>, most: number) {
  let lot: Call[] = [];
  let characters = 0;
  for await (const call of calls) {
    const size = JSON.stringify(call.input).length;
    if (lot.length > 0 && characters + size > CHARACTERS) {
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
