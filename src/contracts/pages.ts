/** Addresses that belong to no tool: pages of the service, and routes that a host adds. */
import type { ErrorStatus } from '../kit/errors/texts.ts';
import type { Text } from '../kit/texts.ts';
import type { AddedEntries, InputSchema, OutputSchema, ServedTool } from '../kit/tool.ts';
import { isPath } from '../kit/tool-checks.ts';
import { type Check, isBoolean, isFunction, isObject } from '../lib/options.ts';
import type { Principal, RequestWindow } from './access.ts';
import type { Answer, Awaitable, Call, Headers } from './call.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type PageMethod = (typeof methods)[number];

/** Options of a page's use of a tool. */
export interface Use {
  /** True if the page has counted the request already, together with others. Default false. */
  readonly isCounted?: boolean;
  /** True if a text stands for no number and no boolean: `3`, and not `"3"`. Default false, as at the tool's own address. */
  readonly isTyped?: boolean;
  /** Called with what was read otherwise than it was sent, a line each: `salario=salarioBruto`. */
  readonly onReadAs?: (lines: readonly string[]) => void;
}

/** The settings of a service, from its options. */
export interface PageSettings {
  /** The origins whose pages may read answers; false allows only the service's own. */
  readonly cors: false | { readonly origins: readonly string[] | '*' };
  readonly maxBodyBytes: number;
  /** Milliseconds. */
  readonly bodyTimeout: number;
  readonly unknownFields: 'refuse' | 'ignore';
  readonly tables: AddedEntries;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The call and the means to answer it. */
export interface Visit {
  readonly call: Call;
  /** The named parts of the path, as itty-router finds them. */
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** The caller; null on an open page, and in a service without access control. */
  readonly principal: Principal | null;
  /** The tools of the service. */
  readonly tools: readonly ServedTool[];
  readonly settings: PageSettings;
  /** Reports to `onError` a failure that the caller did not cause, where the page answers nonetheless. */
  report(error: unknown): void;
  /** Throws the 403 that the address of a tool would answer to this caller. */
  permit(toolId: string): void;
  /** Counts so many requests in one step (default 1), or throws a 429. The answer then carries the quota's headers. */
  count(requests?: number): Awaitable<void>;
  /** Limits the requests of the account that the page does not count, or throws a 429. */
  limit(name: string, window: RequestWindow): Awaitable<void>;
  /** Gives the headers that describe the quota as it stands, without counting. */
  standing(): Awaitable<Headers>;
  /**
   * Gives the answer of a tool to plain JSON values as its own address gives it: permitted, counted, validated and run,
   * with its event raised. Throws the `ApiError` that the address would answer, or a 404 for an unknown id.
   */
  use(toolId: string, input: Readonly<Record<string, unknown>>, use?: Use): Promise<unknown>;
}

/** An answer in a form of its own. */
export interface ForeignAnswer {
  readonly text: Text;
  /** Schema of the body. Default: no body. */
  readonly body?: OutputSchema;
}

/** The documentation of one method of a page. */
export interface PageDescription {
  readonly summary: Text;
  /** The named parts of the path. */
  readonly params?: InputSchema;
  readonly query?: InputSchema;
  readonly body?: InputSchema;
  /** True if the body may be left out. Default false. */
  readonly bodyOptional?: boolean;
  /** Status of an answer that is not an error; null where every answer is an error. Default 200. */
  readonly status?: 200 | 201 | 202 | null;
  /** Schema of the successful answer. */
  readonly output?: OutputSchema;
  /** Its media type, where it is a file. */
  readonly file?: string;
  /**
   * Statuses of errors beyond those that follow from who may call, from what is counted, and from the query and the
   * body.
   */
  readonly errors?: readonly ErrorStatus[];
  /** Answers in a form that the page does not define, such as a protocol's, by status; errors keep theirs. */
  readonly foreign?: Readonly<Record<number, ForeignAnswer>>;
  /** True if it may also answer 503, with a body of the same form. Default false. */
  readonly unavailable?: boolean;
  /** True if the answer has an ETag, and `If-None-Match` is answered 304. Default false. */
  readonly revalidates?: boolean;
}

export interface Page {
  readonly method: PageMethod | readonly PageMethod[];
  /** The path below the base path, in the syntax of itty-router: `/saude`, `/clientes/:id`. */
  readonly path: `/${string}`;
  /**
   * The callers it admits. `open`: anyone. `key`: callers with an API key; counted like a tool call before `handle`
   * runs, unless `counts` is false. `account`: callers who speak for an account (`Access.authenticateAccount`); never
   * counted.
   */
  readonly access: 'open' | 'key' | 'account';
  /** True if a key with a list of tools of its own may call it. Default false: such a key calls those tools only. */
  readonly restricted?: boolean;
  /** False if the page counts by itself, with `count` or `use`; only for access `key`. Default true. */
  readonly counts?: boolean;
  /** Headers that a page of another origin may send there, in addition to those of every address. */
  readonly requestHeaders?: readonly string[];
  /** The id under which its calls stand in the usage of an account. Default: they do not. */
  readonly usageId?: string;
  /** The id of the tool whose address it is: plans and keys permit its calls as that tool's, and usage has them under it. */
  readonly toolId?: string;
  /** Descriptions by method. */
  readonly describe?: Readonly<Partial<Record<PageMethod, PageDescription>>>;
  /** May throw an `ApiError`. */
  handle(visit: Visit): Awaitable<Answer>;
}

/** Pages that are loaded when one of their addresses is first asked for. */
export interface PageGroup {
  /** The paths of its pages, or their beginnings: `/account` covers `/account` and `/account/keys`. */
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
