/** Addresses that are no tool's: pages of the service, and routes that a host adds. */
import type { ErrorStatus } from '../kit/errors/texts.ts';
import type { Text } from '../kit/texts.ts';
import type { AddedEntries, InputSchema, OutputSchema, ServedTool } from '../kit/tool.ts';
import { isPath } from '../kit/tool-checks.ts';
import { type Check, isBoolean, isFunction, isObject } from '../lib/options.ts';
import type { Principal, RequestWindow } from './access.ts';
import type { Answer, Awaitable, Call, Headers } from './call.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type PageMethod = (typeof methods)[number];

/** How a page uses a tool. */
export interface Use {
  /** Whether the page has counted the request already, with others. Default false. */
  readonly isCounted?: boolean;
}

/** What a service goes by, of its options. */
export interface PageSettings {
  /** Pages of which origins may read answers; false for none but its own. */
  readonly cors: false | { readonly origins: readonly string[] | '*' };
  readonly maxBodyBytes: number;
  /** Milliseconds. */
  readonly bodyTimeout: number;
  readonly unknownFields: 'refuse' | 'ignore';
  readonly tables: AddedEntries;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** What a page gets to answer a call. */
export interface Visit {
  readonly call: Call;
  /** The named parts of the path, as itty-router finds them. */
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Who calls; null on an open page, and in a service without access control. */
  readonly principal: Principal | null;
  /** The tools of the service. */
  readonly tools: readonly ServedTool[];
  readonly settings: PageSettings;
  /** Tells `onError` of a failure that the caller did not cause, where the page answers nonetheless. */
  report(error: unknown): void;
  /** Throws the 403 that the address of a tool would answer to this caller. */
  permit(toolId: string): void;
  /** Counts so many requests in one step, default 1, or throws a 429. The answer tells of the quota from then on. */
  count(requests?: number): Awaitable<void>;
  /** Holds what the page does not count to so many requests of the account in a window of its own, or throws a 429. */
  limit(name: string, window: RequestWindow): Awaitable<void>;
  /** The headers that tell of the quota as it stands; counts nothing. */
  standing(): Awaitable<Headers>;
  /**
   * The answer of a tool to plain JSON values, as its own address gives it: permitted, counted, validated and run, and
   * its event raised. Throws the `ApiError` that the address would answer; 404 of an unknown id.
   */
  use(toolId: string, input: Readonly<Record<string, unknown>>, use?: Use): Promise<unknown>;
}

/** An answer in a form of its own. */
export interface ForeignAnswer {
  readonly text: Text;
  /** Of its body. Default: it has none. */
  readonly body?: OutputSchema;
}

/** What documents say of one method of a page. */
export interface PageDescription {
  readonly summary: Text;
  /** The named parts of the path. */
  readonly params?: InputSchema;
  readonly query?: InputSchema;
  readonly body?: InputSchema;
  /** Whether the body may be left out. Default false. */
  readonly bodyOptional?: boolean;
  /** Of an answer that is no error; null where every answer is one. Default 200. */
  readonly status?: 200 | 201 | null;
  /** Of that answer. */
  readonly output?: OutputSchema;
  /** Its media type, where it is a file. */
  readonly file?: string;
  /** Statuses of errors beside those that follow from who may call, from what is counted, and from the query and the body. */
  readonly errors?: readonly ErrorStatus[];
  /** By status: answers in a form that the page has from elsewhere, as from a protocol, beside that of errors. */
  readonly foreign?: Readonly<Record<number, ForeignAnswer>>;
  /** Whether it may also answer 503, with a body of the same form. Default false. */
  readonly unavailable?: boolean;
  /** Whether the answer has an ETag, and `If-None-Match` is answered 304. Default false. */
  readonly revalidates?: boolean;
}

export interface Page {
  readonly method: PageMethod | readonly PageMethod[];
  /** Below the base path, in the syntax of itty-router: `/saude`, `/clientes/:id`. */
  readonly path: `/${string}`;
  /**
   * Who may call it. `open`: anyone. `key`: who has an API key; counted like a tool call before `handle` runs, unless
   * `counts` is false. `account`: who speaks for an account (`Access.authenticateAccount`); never counted.
   */
  readonly access: 'open' | 'key' | 'account';
  /** Whether a key with a list of tools of its own may call it. Default false: such a key calls those tools only. */
  readonly restricted?: boolean;
  /** Of access `key`. False: the page counts by itself, by `count` or `use`. Default true. */
  readonly counts?: boolean;
  /** Headers of its own that a page of another origin may send there, beside those of every address. */
  readonly requestHeaders?: readonly string[];
  /** The id under which its calls stand in the usage of an account. Default: they do not. */
  readonly usageId?: string;
  /** By method. */
  readonly describe?: Readonly<Partial<Record<PageMethod, PageDescription>>>;
  /** May throw an `ApiError`. */
  handle(visit: Visit): Awaitable<Answer>;
}

/** Pages that are loaded when one of their addresses is first asked for. */
export interface PageGroup {
  /** What the paths of its pages are or begin with: `/account` is in front of `/account` and of `/account/keys`. */
  readonly under: readonly `/${string}`[];
  load(): Promise<readonly Page[]>;
}

/** The methods of a page. */
export function methodsOf({ method }: Pick<Page, 'method'>): readonly PageMethod[] {
  return [method].flat();
}

/** Checks a page that a host hands in. */
export const isPage: Check = (value) => {
  if (!isObject(value)) return false;
  const page = value as Page;
  const { path, access, restricted, counts, describe, handle } = page;
  const own = methodsOf(page);
  return (
    own.length > 0 &&
    own.every((method) => methods.includes(method)) &&
    isPath(path) &&
    ['open', 'key', 'account'].includes(access as string) &&
    [restricted, counts].every((flag) => flag === undefined || isBoolean(flag)) &&
    (describe === undefined || isObject(describe)) &&
    isFunction(handle)
  );
};
