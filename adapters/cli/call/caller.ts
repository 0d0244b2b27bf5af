/** Where calls are answered: in this process, or by a service over HTTP. */
import type { Defaults } from '../../../src/kit/defaults.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { Failure, sameText, UsageError } from '../usage.ts';
import type { ToolDescription } from './json-schema.ts';
import type { Fields } from './answer-rows.ts';

/** The body of a tool's refusal. */
export interface RefusedBody {
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

/** A call of a tool. */
export interface ToolCall {
  readonly input: Fields;
  /** The address of the tool, where texts of the input stand for names or values that are read at that address alone. */
  readonly own?: Pick<ToolDescription, 'method' | 'path'>;
}

/** A call with its answer, or with why it was refused. */
export type Answered<Call> =
  | {
      readonly call: Call;
      readonly answer: Fields;
      /** Fields that were read otherwise than they were sent, a line each. */
      readonly readAs?: readonly string[];
    }
  | { readonly call: Call; readonly refused: RefusedBody };

export interface Caller {
  /** Reads a page: in the language of the caller, in this one, or with null one that has none. */
  read(path: string, language?: Language | null): Promise<unknown>;
  /** The answers to the calls of a tool, in their order, as the calls come. */
  answers<Call extends ToolCall>(tool: string, calls: AsyncIterable<Call>): AsyncIterable<Answered<Call>>;
}

export interface CallerOptions {
  /** Where the service is, with its base path; undefined for the tools in this process. */
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly language: Language;
  /** Defaults of fields, for the tools in this process. */
  readonly defaults?: Defaults;
  /** Calls of one request, at most; any number unless told otherwise. */
  readonly batch?: number;
  /** Threads that answer, for the tools in this process; 1 unless told otherwise. */
  readonly jobs?: number;
  readonly signal: AbortSignal;
  /** Sends a request; defaults to the runtime's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A tool as it describes itself, by its id or by its path, which differs from the id in its slashes. */
export async function describeTool(
  caller: Caller,
  name: string,
  language?: Language,
): Promise<ToolDescription> {
  const id = name.replace(/^\//, '').replaceAll('/', '-');
  return (await caller.read(`/tools/${encodeURIComponent(id)}`, language)) as ToolDescription;
}

/** The address of a page in a language; null is for one that has none. */
export const inLanguage = (path: string, language: Language | null) =>
  language === null ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Parses the body of an answer about the tools; throws a failure for anything else. */
export function bodyOf(status: number, text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Failure({
      pt: `o serviço respondeu ${status}, e não em JSON; --url termina no caminho base (/v1)?`,
      en: `the service answered ${status}, and no JSON; does --url end in its base path (/v1)?`,
    });
  }
  if (status === 200) return body;
  const { error = text } = Object(body) as Partial<RefusedBody>;
  if (status === 404) throw new UsageError(sameText(error));
  throw new Failure({
    pt: `o serviço respondeu ${status}: ${error}`,
    en: `the service answered ${status}: ${error}`,
  });
}
