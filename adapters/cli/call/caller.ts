/** Where calls are answered: in this process, or by a service over HTTP. */
import type { Language } from '../../../src/lib/languages.ts';
import { Failure, UsageError } from '../usage.ts';
import type { ToolDescription } from './json-schema.ts';
import type { Fields } from './answer-rows.ts';

/** What a tool refused, as the body of its answer says it. */
export interface RefusedBody {
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

/** A call with its answer, or with why it was refused. */
export type Answered<Call> =
  | { readonly call: Call; readonly answer: Fields }
  | { readonly call: Call; readonly refused: RefusedBody };

export interface Caller {
  /** What `GET /tools` and `GET /tools/:id` say, in another language where it is named. */
  read(path: string, language?: Language): Promise<unknown>;
  /** The answers to the calls of a tool, in their order, as the calls come. */
  answers<Call extends { readonly input: Fields }>(
    tool: string,
    calls: AsyncIterable<Call>,
  ): AsyncIterable<Answered<Call>>;
}

export interface CallerOptions {
  /** Where the service is, with its base path; undefined for the tools in this process. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly language: Language;
  /** Calls of one request, at most. */
  readonly batch: number;
  readonly signal: AbortSignal;
  /** What sends a request; that of the runtime unless told otherwise. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The options by which each of these commands says where calls are answered. */
export const callerArgs = {
  url: { type: 'string' },
  key: { type: 'string' },
  language: { type: 'string', default: 'pt' },
} as const;

export async function openCaller(options: CallerOptions): Promise<Caller> {
  const { url, key } = options;
  if (url === undefined) {
    if (key !== undefined) throw new UsageError('--key is for a service, which --url names');
    return (await import('./in-process.ts')).inProcess(options);
  }
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new UsageError('--url takes where a service is, with its base path: http://127.0.0.1:8787/v1');
  }
  const { overHttp } = await import('./over-http.ts');
  // Other users of a machine see what stands in a command.
  return overHttp({ ...options, url, key: key ?? (process.env['CANIVETE_KEY'] || undefined) });
}

export function readLanguage(text: string): Language {
  if (text === 'pt' || text === 'en') return text;
  throw new UsageError('--language takes pt or en');
}

/** A tool as it describes itself. */
export async function describeTool(caller: Caller, id: string): Promise<ToolDescription> {
  return (await caller.read(`/tools/${encodeURIComponent(id)}`)) as ToolDescription;
}

/** The body of an answer about the tools; what is none becomes a failure. */
export function bodyOf(status: number, text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Failure(`the service answered ${status}, and no JSON; does --url end in its base path (/v1)?`);
  }
  if (status === 200) return body;
  const { error = text } = Object(body) as Partial<RefusedBody>;
  if (status === 404) throw new UsageError(error);
  throw new Failure(`the service answered ${status}: ${error}`);
}
