/**
 * A client of the service, typed by the tools: over HTTP, or in process with the service as its `fetch`.
 *
 * ```ts
 * import { CaniveteError, createClient } from 'canivete/client';
 *
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8787/v1', key: 'cnv_…' });
 * try {
 *   const { cpfs } = await client.get('/cpf', { count: 3 });
 *   console.log(cpfs, client.quota?.remaining);
 * } catch (error) {
 *   if (error instanceof CaniveteError) console.log(error.status, error.details);
 * }
 * ```
 * @module
 */
import type { ActionOf, AnswerOf, CountOf, DefaultActionOf, InputOf } from '../kit/tool-types.ts';
import { CaniveteError } from './error.ts';
import { type Quota, quotaIn, retryAfterIn } from './headers.ts';
import { type Ends, sleep, within } from './time.ts';
import type { ToolId } from '../tools/types.ts';
import type {
  AccountMethod,
  AddressAnswer,
  AddressAt,
  AddressInput,
  BatchRequest,
  BatchResults,
  ToolAt,
} from './types.ts';

export { CaniveteError, type FieldFault } from './error.ts';
export type { Quota } from './headers.ts';
export type { Ends as CallOptions } from './time.ts';
export type { BatchRequest, BatchResult } from './types.ts';

export interface ClientOptions {
  /** URL of the service with its base path: `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** An API key: of the scope `tools` for tools, of the scope `account` for `account`. */
  readonly key?: string;
  /** Sends a request: the service itself for calls in process. Default the `fetch` of the runtime. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The language of errors. Default `'pt'`. */
  readonly language?: 'pt' | 'en';
  /**
   * Most repetitions of a call: a `GET` that was answered 500 or more, or not at all, after waits that grow from half a
   * second; any call that was answered 429 with a `Retry-After` of at most ten seconds, after that time. Default 2.
   */
  readonly retry?: number;
}

type Get = ToolAt<'GET'>;
type Post = ToolAt<'POST'>;

/** A call of an address of the account area: the named part of its path and its fields in one object. */
type AccountCall<Verb extends AccountMethod> = <Path extends keyof AddressAt<Verb>>(
  path: Path,
  input: AddressInput<AddressAt<Verb>[Path], Path>,
  options?: Ends,
) => Promise<AddressAnswer<AddressAt<Verb>[Path]>>;

/** Each call rejects with a `CaniveteError`, or as `fetch` does when it is aborted or late. */
export interface Client {
  /** Calls a tool of `GET`. */
  get<
    Path extends keyof Get,
    const Action extends ActionOf<Get[Path]> = DefaultActionOf<Get[Path]>,
    const Count extends CountOf<Get[Path]> = never,
  >(
    path: Path,
    input: InputOf<Get[Path]> & { readonly action?: Action; readonly count?: Count },
    options?: Ends,
  ): Promise<AnswerOf<Get[Path], Action, Count>>;
  /** Calls a tool of `POST`. */
  post<Path extends keyof Post, const Action extends ActionOf<Post[Path]> = DefaultActionOf<Post[Path]>>(
    path: Path,
    input: InputOf<Post[Path]> & { readonly action?: Action },
    options?: Ends,
  ): Promise<AnswerOf<Post[Path], Action>>;
  /**
   * Makes many calls in one request, which counts as that many. The results keep the order of the calls, and a failed
   * call does not make it reject.
   */
  batch<const Ids extends readonly ToolId[]>(
    requests: { readonly [Place in keyof Ids]: BatchRequest<Ids[Place]> },
    options?: Ends,
  ): Promise<BatchResults<Ids>>;
  /** The account area: `client.account.get('/account/webhooks/:id', { id })`. */
  readonly account: { readonly [Verb in AccountMethod as Lowercase<Verb>]: AccountCall<Verb> };
  /** The quota of the last answer that had one; null before, and for an account without a limit. */
  readonly quota: Quota | null;
}

type Values = Readonly<Record<string, unknown>>;

/** The longest `Retry-After` that is waited for, in seconds. */
const PATIENCE = 10;
/** The first wait before a repetition, in milliseconds. */
const FIRST_WAIT = 500;

/** Makes a client. Throws a `TypeError` on a wrong option. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, key, language = 'pt', retry = 2 } = options;
  if (typeof baseUrl !== 'string') throw new TypeError('createClient: option "baseUrl" is required');
  if (!(Number.isInteger(retry) && retry >= 0))
    throw new TypeError('createClient: option "retry" is not valid');
  const send = options.fetch ?? (async (request: Request) => fetch(request));
  const base = baseUrl.replace(/\/+$/, '');
  const headers = {
    'accept-language': language === 'en' ? 'en' : 'pt-BR',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  let quota: Quota | null = null;

  /**
   * Makes the request of a call: fields that its path does not name go into the query, or into the body of a method
   * that has one.
   */
  function requestOf(method: string, path: string, input: Values, signal: AbortSignal): Request {
    const rest = { ...input };
    const address = path.replace(/:(\w+)/g, (_, name: string) => {
      const part = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(part);
    });
    if (method === 'POST' || method === 'PATCH') {
      const json = { ...headers, 'content-type': 'application/json' };
      return new Request(base + address, { method, headers: json, body: JSON.stringify(rest), signal });
    }
    const query = queryOf(rest);
    return new Request(base + address + (query && `?${query}`), { method, headers, signal });
  }

  /** Sends one request and gives its answer. */
  async function answerTo(request: Request): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await response.text();
    } catch (cause) {
      throw new CaniveteError({ status: 0, cause });
    }
    const { status, headers: told } = response;
    quota = quotaIn(told) ?? quota;
    const body = parseJson(text);
    if (response.ok && body !== undefined) return body;
    throw new CaniveteError({
      status,
      body,
      requestId: told.get('x-request-id'),
      retryAfter: retryAfterIn(told),
    });
  }

  async function call(method: string, path: string, input: Values = {}, ends: Ends = {}): Promise<unknown> {
    return within(ends, async (signal) => {
      for (let tried = 0; ; tried++) {
        const request = requestOf(method, path, input, signal);
        try {
          return await answerTo(request);
        } catch (error) {
          const wait = tried < retry ? waitAfter(error as CaniveteError, method, tried) : null;
          if (wait === null) throw error;
          await sleep(wait, signal);
          signal.throwIfAborted();
        }
      }
    });
  }

  const by =
    (method: string) =>
    async (path: string, input?: Values, ends?: Ends): Promise<unknown> =>
      call(method, path, input, ends);
  return {
    get: by('GET'),
    post: by('POST'),
    async batch(requests: unknown, ends?: Ends) {
      const { results } = (await call('POST', '/batch', { requests }, ends)) as { results: unknown };
      return results;
    },
    account: {
      get: by('GET'),
      post: by('POST'),
      put: by('PUT'),
      patch: by('PATCH'),
      delete: by('DELETE'),
    },
    get quota() {
      return quota;
    },
  } as Client;
}

/** Milliseconds after which a call that failed is sent again; null when it is not. */
function waitAfter({ status, retryAfter }: CaniveteError, method: string, tried: number): number | null {
  if (retryAfter !== null && retryAfter > PATIENCE) return null;
  const isRepeated =
    status === 429 ? retryAfter !== null : method === 'GET' && (status === 0 || status >= 500);
  if (!isRepeated) return null;
  if (retryAfter !== null) return retryAfter * 1000;
  // Spread out, so that clients that failed together do not come back together.
  return FIRST_WAIT * 2 ** tried * (0.5 + Math.random() / 2);
}

/** The query of an input, without undefined and null fields. */
function queryOf(input: Values): string {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
