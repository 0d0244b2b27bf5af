import * as v from 'valibot';
import { invalidValue } from '../../src/kit/errors/api-error.ts';
import { count, flag, integer, seeded, text, uf } from '../../src/kit/fields/index.ts';
import { type AnyTool, defineTool } from '../../src/kit/tool.ts';
import { createService, type Service, type ServiceOptions } from '../../src/index.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { NOW } from './call-tool.ts';

const fields = {
  count: count(),
  formatted: flag(true),
  state: v.optional(uf),
  size: v.optional(v.picklist(['small', 'large'])),
  ratio: v.optional(v.pipe(v.number(), v.minValue(-10), v.maxValue(10))),
  name: v.optional(text(1, 8)),
  ...seeded,
};

const anything = v.record(v.string(), v.unknown());

/** Answers the input as its rule got it. */
export const echoGet = defineTool({
  method: 'GET',
  path: '/echo',
  category: 'desenvolvedor',
  name: 'Eco',
  summary: 'Responde o que recebe',
  input: v.object(fields),
  output: anything,
  examples: [],
  run: (input) => input,
});

/** The same for a body, at a path that also has a GET. */
export const echoPost = defineTool({
  method: 'POST',
  path: '/echo',
  category: 'desenvolvedor',
  name: 'Eco',
  summary: 'Responde o que recebe',
  input: v.object({
    text: text(0, 100),
    baseSalary: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1e9))),
    items: v.optional(v.pipe(v.array(v.object({ name: v.string(), size: integer(1, 3) })), v.maxLength(3))),
  }),
  output: anything,
  examples: [],
  run: (input) => input,
});

/** Fails in every way that a rule can. */
export const failing = defineTool({
  method: 'GET',
  path: '/failing',
  category: 'desenvolvedor',
  name: 'Falha',
  summary: 'Falha',
  input: v.object({ how: v.picklist(['bug', 'later', 'meaning', 'string']) }),
  output: anything,
  examples: [],
  run({ how }) {
    if (how === 'meaning')
      throw invalidValue('how', { pt: 'não pode ser', en: 'cannot be' }, { reason: 'why' });
    if (how === 'later') return Promise.reject(new Error('secret'));
    // oxlint-disable-next-line typescript/only-throw-error -- a rule's bug may throw anything
    if (how === 'string') throw 'secret';
    throw new Error('secret');
  },
});

export const testTools: readonly AnyTool[] = [cpf, echoGet, echoPost, failing];

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
  readonly body: any;
}

export interface CallInit extends RequestInit {
  /** A plan's key, a text in its place, or null for none. Default: enterprise. */
  readonly key?: 'free' | 'pro' | 'enterprise' | null | { readonly text: string };
}

/** A service with an account and a key of each plan, and a way to call it. */
export async function startService(options: ServiceOptions = {}) {
  const service: Service = createService({ tools: testTools, clock: () => NOW, ...options });
  const keys = {} as Record<'free' | 'pro' | 'enterprise', string>;
  const keyIds = {} as Record<'free' | 'pro' | 'enterprise', string>;
  for (const plan of ['free', 'pro', 'enterprise'] as const) {
    await service.accounts.create({ id: `acc_${plan}`, plan });
    const { key, record } = await service.keys.create(`acc_${plan}`);
    keys[plan] = key;
    keyIds[plan] = record.id;
  }

  async function call(path: string, { key = 'enterprise', ...init }: CallInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    const text = typeof key === 'string' ? keys[key] : key?.text;
    if (text !== undefined) headers.set('authorization', `Bearer ${text}`);
    return replyOf(await service(new Request(`http://localhost${path}`, { ...init, headers })));
  }

  const post = async (path: string, body: unknown, init: CallInit = {}): Promise<Reply> =>
    call(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
    });

  return { service, keys, keyIds, call, post };
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** The faulty fields of an error's body. */
export function fieldsOf({ body }: Reply): string[] {
  return body.details.map(({ field }: { field: string }) => field);
}

/** A tool of one address that answers this. */
export const worker = (run: () => unknown) =>
  defineTool({
    method: 'POST',
    path: '/work',
    category: 'desenvolvedor',
    name: 'Trabalho',
    summary: 'Trabalha',
    input: v.object({}),
    output: v.unknown(),
    examples: [],
    run,
  });
