import { createService, type Service, type ServiceOptions } from '../../src/index.ts';
import type { Stores } from '../../src/contracts/stores.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { cnpj } from '../../src/tools/documentos/cnpj.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { NOW } from './call-tool.ts';
import type { Reply } from './service.ts';

export const ORIGIN = 'http://painel.exemplo.com.br';

/** The caller: a key, or a user logged in at the host, on the host's own page unless headers say otherwise. */
export type Way = { readonly key: string } | { readonly session: string } | null;

export interface AskInit {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service whose users are named by a cookie, and a way to ask it. */
export async function startAccounts(options: ServiceOptions = {}, stores: Stores = memoryStores()) {
  const time = { now: NOW };
  const answers: { status: number }[] = [];
  const { account, ...others } = options;
  const service: Service = createService({
    tools: [cpf, cnpj],
    clock: () => time.now,
    autoStart: false,
    ...stores,
    egress: {
      pinned: true,
      resolve: async () => ['93.184.216.34'],
      send: async () => ({ status: answers.shift()?.status ?? 200, body: new Uint8Array([111, 107]) }),
    },
    account: account !== false && { burst: false, session: sessionOf, ...Object(account) },
    ...others,
  });

  async function answer(
    way: Way,
    path: string,
    { method = 'GET', body, headers = {} }: AskInit = {},
  ): Promise<Response> {
    const sent = new Headers(
      way && 'session' in way ? { cookie: `session=${way.session}`, 'sec-fetch-site': 'same-origin' } : {},
    );
    if (way && 'key' in way) sent.set('authorization', `Bearer ${way.key}`);
    if (body !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') sent.delete(name);
      else sent.set(name, value);
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return service(
      new Request(`${ORIGIN}/v1${path}`, {
        method,
        headers: sent,
        ...(body !== undefined && { body: text }),
      }),
    );
  }

  async function ask(...request: Parameters<typeof answer>): Promise<Reply> {
    const response = await answer(...request);
    const reply = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: reply === '' ? null : JSON.parse(reply),
    };
  }

  /** An account with a key of each scope. */
  async function open(id: string, plan = 'enterprise') {
    await service.accounts.create({ id, plan, name: `Conta ${id}` });
    const { key: tools, record } = await service.keys.create(id, { name: 'CI' });
    const { key } = await service.keys.create(id, { scope: 'account' });
    return { id, tools, keyId: record.id, key, ways: [{ key }, { session: id }] as const };
  }

  return { service, time, answers, answer, ask, open };
}

async function sessionOf(request: Request): Promise<string | null> {
  return /(?:^|; )session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}
