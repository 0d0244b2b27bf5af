/** Calls of the service that the page was loaded from. */
import { queryOf } from '../../../shown/calls.ts';
import { type Language, languageTags } from '../../../lib/languages.ts';
import type { Answer, LegalTable, Tool, Values, WholeTool } from './types.ts';

/** An address of the service failed. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** 0 where no answer came. */
  readonly status: number;

  constructor(status: number) {
    super(`unanswered: ${status}`);
    this.status = status;
  }
}

export interface Service {
  tools(language: Language): Promise<readonly Tool[]>;
  tool(id: string, language: Language): Promise<WholeTool>;
  /** Empty where the service has no tables. */
  tables(): Promise<readonly LegalTable[]>;
  /** Gives the answer of the address of a legal table. */
  table(path: string): Promise<unknown>;
  call(tool: Tool, input: Values, key: string, language: Language): Promise<Answer>;
}

/** Makes the calls. `base` is where the addresses begin, such as `/v1`. */
export function createService(base: string): Service {
  const kept = new Map<string, Promise<unknown>>();

  async function read(path: string): Promise<unknown> {
    const response = await fetch(`${base}${path}`, { cache: 'no-cache' }).catch(() => null);
    if (!response?.ok) throw new Unanswered(response?.status ?? 0);
    return response.json();
  }

  /** Asks once for values that do not change; again after a failure. */
  async function once<Value>(path: string): Promise<Value> {
    let value = kept.get(path);
    if (!value) {
      value = read(path);
      kept.set(path, value);
      value.catch(() => kept.delete(path));
    }
    return (await value) as Value;
  }

  return {
    tools: async (language) => (await once<{ tools: readonly Tool[] }>(`/tools?lang=${language}`)).tools,
    tool: async (id, language) => once(`/tools/${encodeURIComponent(id)}?lang=${language}`),
    tables: async () => (await once<{ tables: readonly LegalTable[] }>('/tabelas').catch(noneThere)).tables,
    table: async (path) => once(path),
    async call({ method, path }, input, key, language) {
      const isGet = method === 'GET';
      const query = isGet ? queryOf(input) : '';
      const response = await fetch(`${base}${path}${query && `?${query}`}`, {
        method,
        cache: 'no-store',
        headers: {
          ...(key !== '' && { authorization: `Bearer ${key}` }),
          'accept-language': languageTags[language],
          ...(!isGet && { 'content-type': 'application/json' }),
        },
        ...(!isGet && { body: JSON.stringify(input) }),
      }).catch(() => null);
      const body: unknown = response && (await response.json().catch(() => null));
      return {
        // A body of 200 that cannot be read is the fault of a server.
        status: !response ? 0 : response.ok && body === null ? 502 : response.status,
        body,
        requestId: response?.headers.get('x-request-id') ?? '',
        retryAfter: numberIn(response?.headers.get('retry-after')),
        limit: numberIn(response?.headers.get('x-ratelimit-limit')),
      };
    },
  };
}

/** The number in a header; nothing where it is missing or no number. */
const numberIn = (header: string | null | undefined): number | undefined =>
  header && Number.isFinite(Number(header)) ? Number(header) : undefined;

/** A service without the address has no tables; other failures are reported. */
function noneThere(error: unknown): { readonly tables: readonly LegalTable[] } {
  if (error instanceof Unanswered && error.status === 404) return { tables: [] };
  throw error;
}
