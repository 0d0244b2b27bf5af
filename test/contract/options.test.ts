import { EventEmitter } from 'node:events';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createService, type ServiceOptions } from '../../src/index.ts';
import { apiKeys, createHandler, defineTool, jsonAnswer } from '../../src/core.ts';
import { leased } from '../../src/stores/leased.ts';
import { memoryStore, memoryStores } from '../../src/stores/memory/index.ts';
import { postgresStores } from '../../src/stores/postgres/index.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';

const plan = { requestsPerMonth: 1, tools: '*', events: [] } as const;
const page = {
  method: 'GET',
  path: '/saude',
  access: 'open',
  handle: () => jsonAnswer(200, {}),
} as const;

/** `keys.prefix` is in the group `keys`. */
function optionOf(path: string, value: unknown): ServiceOptions {
  const [name, inner] = path.split('.') as [string, string?];
  return { [name]: inner === undefined ? value : { [inner]: value } };
}

describe('a tool of the host', () => {
  const comissao = defineTool({
    method: 'GET',
    path: '/vendas/comissao',
    category: 'vendas',
    categoryName: { pt: 'Vendas', en: 'Sales' },
    name: 'Comissão',
    input: v.object({ vendas: v.number() }),
    output: v.object({ comissao: v.number() }),
    examples: [{ input: { vendas: 100 } }],
    run: ({ vendas }) => ({ comissao: (vendas * 3) / 100 }),
  });
  const read = async (path: string, options: ServiceOptions = {}) => {
    const answer = await createService({ ...options, extraTools: [comissao] })(
      new Request(`http://localhost/v1${path}`),
    );
    return (await answer.json()) as Record<string, Record<string, unknown>[]>;
  };
  const idsOf = (list: Record<string, unknown>[] = []) => list.map(({ id }) => id);

  it('answers beside all of the package, or beside those that are named', async () => {
    const service = createService({ extraTools: [comissao] });
    expect(await service.run('vendas-comissao', { vendas: 200 })).toEqual({ comissao: 6 });
    expect(idsOf((await read('/tools'))['tools'])).toEqual(
      expect.arrayContaining(['vendas-comissao', 'cpf', 'calculadoras-inss']),
    );
    expect(idsOf((await read('/tools', { tools: [cpf] }))['tools'])).toEqual(['cpf', 'vendas-comissao']);
  });

  it.each([
    ['pt', 'Vendas'],
    ['en', 'Sales'],
  ])(
    'has the category and its name that its host gave it, in the documents: %s',
    async (lang, categoryName) => {
      const list = (await read(`/tools?lang=${lang}`))['tools'] ?? [];
      expect(list.find(({ id }) => id === 'vendas-comissao')).toMatchObject({
        category: 'vendas',
        categoryName,
      });
      expect(list.find(({ id }) => id === 'cpf')).not.toHaveProperty('categoryName');
      const { tags } = await read(`/openapi.json?lang=${lang}`);
      expect(tags).toContainEqual({ name: 'vendas', description: categoryName });
    },
  );

  it('cannot stand at the address of another', () => {
    const twice = () => createService({ tools: [comissao], extraTools: [comissao] });
    expect(twice).toThrow('has two tools at GET /vendas/comissao');
  });
});

describe('options', () => {
  it.each<[string, unknown]>([
    ['keyStore', {}],
    ['keyStore', null],
    ['quotaStore', { consume: 1 }],
    ['http.basePath', 'v1'],
    ['http.basePath', '/v1/'],
    ['http.basePath', '/a b'],
    ['keys.plans', { gold: { requestsPerMonth: -1, tools: '*', events: [] } }],
    ['keys.plans', { gold: { requestsPerMonth: 1.5, tools: '*', events: [] } }],
    ['keys.plans', { gold: { requestsPerMonth: 1, tools: ['cpf'], events: [] } }],
    ['keys.plans', { gold: { requestsPerMonth: 1, tools: { allow: [], deny: [] }, events: [] } }],
    ['keys.plans', { gold: { requestsPerMonth: 1, tools: '*', events: ['nothing'] } }],
    ['http.cors', true],
    ['http.cors', { origins: 'https://a.example' }],
    ['http.cors', { origins: ['a'], maxAge: -1 }],
    ['http.maxBodyBytes', 0],
    ['http.bodyTimeout', '30'],
    ['storeTimeout', Infinity],
    ['keys.burst', { requests: 0, seconds: 1 }],
    ['keys.burst', 5],
    ['keys.prefix', 'CNV'],
    ['keys.prefix', 'c'],
    ['keys.cache', { size: -1 }],
    ['clock', 0],
    ['random', 1],
    ['tables', { inss: {} }],
    ['tools', 'all'],
    ['extraTools', [{ path: '/vendas/comissao' }]],
    ['pages', {}],
    ['onError', {}],
    ['events', 1],
  ])('%s: %j is a TypeError that names it', (name, value) => {
    expect(() => createService(optionOf(name, value))).toThrow(TypeError);
    expect(() => createService(optionOf(name, value))).toThrow(`"${name}"`);
  });

  it.each<[string, unknown, string]>([
    ['tools', ['cpf'], 'has an entry [0] that is not a tool'],
    ['tools', [cpf, {}], 'has an entry [1] that is not a tool'],
    ['tools', [{ ...cpf, run: undefined }], 'has an entry [0] that is not a tool'],
    ['tools', [cpf, null], 'has an entry [1] that is not a tool'],
    ['tools', { cpf }, 'must be a list of tools'],
    ['pages', [{}], 'has an entry [0] that is not a page'],
    ['pages', ['/saude'], 'has an entry [0] that is not a page'],
    ['pages', [{ ...page, method: 'get' }], 'has an entry [0] that is not a page'],
    ['pages', [page, { ...page, access: 'all' }], 'has an entry [1] that is not a page'],
    ['keys.plans', [], 'must be an object of plans by name'],
    ['keys.plans', { gold: null }, 'has a plan "gold" that is not an object'],
    [
      'keys.plans',
      { ok: plan, gold: { ...plan, requestsPerMonth: '100' } },
      'has a plan "gold" whose "requestsPerMonth" must be a whole number, 0 or more, or null',
    ],
    [
      'keys.plans',
      { gold: { ...plan, tools: ['cpf'] } },
      'has a plan "gold" whose "tools" must be "*", { allow } or { deny }, with a list of tool ids',
    ],
    [
      'keys.plans',
      { gold: { requestsPerMonth: 1, tools: '*' } },
      'has a plan "gold" whose "events" must be a list of some of tool_used, result_generated, favorite_added',
    ],
  ])('%s: %j is refused with what is wrong in it', (name, value, message) => {
    expect(() => createService(optionOf(name, value))).toThrow(
      new TypeError(`createService: option "${name}" ${message}`),
    );
  });

  it.each<[object, string]>([
    [{ account: { burst: 120 } }, 'option "account.burst" must be { requests, seconds }, or be false'],
    [{ account: { maxKeys: -1 } }, 'option "account.maxKeys" must be a whole number, 0 or more'],
    [
      { account: { keys: 5 } },
      'there is no option "account.keys"; there are session, burst, maxKeys, mayRename, mayErase',
    ],
    [{ docs: { demoKey: 'a b' } }, 'option "docs.demoKey" is not valid'],
    [{ webhooks: { url: { ports: [0] } } }, 'option "webhooks.url.ports" is not valid'],
  ])('%j is refused with the name of its group', (options, message) => {
    expect(() => createService(options as ServiceOptions)).toThrow(
      new TypeError(`createService: ${message}`),
    );
  });

  it.each<[object, string]>([
    [
      { http: { bodyTimeout: '30' } },
      'createService: option "http.bodyTimeout" must be a duration from 1ms to 24d',
    ],
    [
      { http: { bodyTimeout: 0 } },
      'createService: option "http.bodyTimeout" must be a duration from 1ms to 24d',
    ],
    [
      { webhooks: { timeout: 0 } },
      'createService: option "webhooks.timeout" must be a duration from 1ms to 24d',
    ],
    [
      { webhooks: { lease: 0 } },
      'createService: option "webhooks.lease" must be a duration from 1ms to 365d',
    ],
    [{ storeTimeout: '0s' }, 'createService: option "storeTimeout" must be a duration from 1ms to 24d'],
    [{ storeTimeout: '25d' }, 'createService: option "storeTimeout" must be a duration from 1ms to 24d'],
    [
      { webhooks: { timeout: '10 s' } },
      'createService: option "webhooks.timeout" must be a duration from 1ms to 24d',
    ],
    [{ webhooks: { timeout: '1m', lease: '2m' } }, 'webhooks: "lease" must be at least 2 × timeout + 5 s'],
  ])('%j is a duration that is refused', (options, message) => {
    expect(() => createService(options as ServiceOptions)).toThrow(message);
  });

  it.each<[least: object, less: object]>([
    [{ http: { maxBodyBytes: 1 } }, { http: { maxBodyBytes: 0 } }],
    [{ http: { maxBatch: 1 } }, { http: { maxBatch: 0 } }],
    [{ keys: { burst: { requests: 1, seconds: 1 } } }, { keys: { burst: { requests: 1, seconds: 0 } } }],
    [{ keys: { cache: { size: 0, ttl: 0 } } }, { keys: { cache: { size: 0, ttl: -1 } } }],
    [{ account: { burst: false, maxKeys: 0 } }, { account: { burst: false, maxKeys: -1 } }],
    [{ webhooks: { concurrency: 1 } }, { webhooks: { concurrency: 0 } }],
    [{ webhooks: { perWebhook: 1 } }, { webhooks: { perWebhook: 0 } }],
    [{ webhooks: { maxWebhooks: 0 } }, { webhooks: { maxWebhooks: -1 } }],
    [{ webhooks: { maxPending: 1 } }, { webhooks: { maxPending: 0 } }],
    [{ webhooks: { retentionDays: 0 } }, { webhooks: { retentionDays: -1 } }],
    [{ webhooks: { retentionDays: 36_500 } }, { webhooks: { retentionDays: 36_501 } }],
    [{ webhooks: { retryJitter: 0.5 } }, { webhooks: { retryJitter: 0.51 } }],
    [{ webhooks: { url: { ports: [1, 65_535] } } }, { webhooks: { url: { ports: [0] } } }],
    [{ webhooks: { url: { ports: 'any' } } }, { webhooks: { url: { ports: [65_536] } } }],
  ])('%j is taken, %j is not', (least, less) => {
    expect(() => createService(least)).not.toThrow();
    expect(() => createService(less)).toThrow(TypeError);
  });

  it('those of stores are taken from the least on', () => {
    // A pool that has nobody to ask.
    const pool = { query: async () => ({}), connect: () => undefined, options: { max: 4 } };
    const client = Object.assign(new EventEmitter(), pool) as never;
    const { quotaStore } = memoryStores();
    for (const options of [{ timeout: 1 }, { lockingConnections: 1 }])
      expect(() => postgresStores(client, options)).not.toThrow();
    for (const options of [{ timeout: 0 }, { lockingConnections: 0 }])
      expect(() => postgresStores(client, options)).toThrow(`"${Object.keys(options)[0]}"`);
    expect(() => leased(quotaStore, { timeout: 1 })).not.toThrow();
    expect(() => leased(quotaStore, { timeout: 0 })).toThrow('"timeout"');
  });

  it('a duration is milliseconds, or a text with its unit', () => {
    const options: ServiceOptions = {
      storeTimeout: '2s',
      keys: { cache: { ttl: '1m' } },
      http: { bodyTimeout: '500ms', cors: { origins: '*', maxAge: '1h' } },
      webhooks: { timeout: '15s', lease: '1m' },
    };
    expect(() => createService(options)).not.toThrow();
    expect(() =>
      createService({ http: { bodyTimeout: 1 }, storeTimeout: 1, webhooks: { timeout: 1 } }),
    ).not.toThrow();
    expect(() => createService({ webhooks: { timeout: 15_000, lease: 60_000 } })).not.toThrow();
  });

  it('apiKeys wants tools too, and reads their heads', () => {
    const store = memoryStore();
    const stores = { keyStore: store, quotaStore: store };
    expect(() => apiKeys({ ...stores, tools: ['cpf'] as never })).toThrow(
      new TypeError('apiKeys: option "tools" has an entry [0] that is not a tool'),
    );
    const { id, path, method, category, name } = cpf;
    expect(() => apiKeys({ ...stores, tools: [{ id, path, method, category, name }] })).not.toThrow();
  });

  it('one that does not exist is named too', () => {
    expect(() => createService({ keystore: {} } as ServiceOptions)).toThrow('there is no option "keystore"');
    expect(() => createService({ access: false } as ServiceOptions)).toThrow('there is no option "access"');
    expect(() => createService(null as never)).toThrow(TypeError);
  });

  it('a plan that names a tool which does not exist would forbid nothing', () => {
    const plans = { gold: { requestsPerMonth: 1, tools: { deny: ['renavan'] }, events: [] } };
    expect(() => createService({ keys: { plans } })).toThrow(
      'plan "gold" names no tool of this service: "renavan"; did you mean "renavam"?',
    );
  });

  it('an undefined one is as good as absent', () => {
    expect(() => createService({ http: { basePath: undefined }, clock: undefined } as never)).not.toThrow();
  });

  it('none is needed', async () => {
    const service = createService();
    const { id } = await service.accounts.create({ plan: 'pro' });
    const { key } = await service.keys.create(id);
    const reply = await service(
      new Request('http://x/v1/cpf', { headers: { authorization: `Bearer ${key}` } }),
    );
    expect(reply.status).toBe(200);
  });
});

describe('a random source', () => {
  const wanted = 'option "random" must give whole numbers from 0 to 2^32 - 1';

  it('that gives fractions makes no account, no key and no secret', async () => {
    const service = createService({ random: () => 0.5 });
    await expect(service.accounts.create({ plan: 'pro' })).rejects.toThrow(TypeError);
    await expect(service.accounts.create({ plan: 'pro' })).rejects.toThrow(wanted);
    await service.accounts.create({ id: 'a', plan: 'pro' });
    await expect(service.keys.create('a')).rejects.toThrow(wanted);
    expect(await service.keys.list('a')).toEqual([]);
    const input = { url: 'https://example.com', events: ['tool_used'] } as const;
    await expect(service.webhooks.create('a', input)).rejects.toThrow(wanted);
  });

  it('is looked at by apiKeys alone too', async () => {
    const store = memoryStore();
    const options = { tools: [cpf], keyStore: store, quotaStore: store, random: Math.random };
    await expect(apiKeys(options).accounts.create({ plan: 'pro' })).rejects.toThrow(wanted);
  });

  it('that throws makes a 500, which is reported', async () => {
    const errors: unknown[] = [];
    const options = {
      random: () => {
        throw new Error('no entropy');
      },
      onError: (error: unknown) => errors.push(error),
    };
    for (const service of [
      createService(options),
      createHandler({ ...options, tools: [cpf], access: false }),
    ]) {
      const reply = await service(new Request('http://x/v1/cpf'));
      expect(reply.status).toBe(500);
      expect(reply.headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{26}$/);
      expect(await reply.json()).toEqual({ error: 'Erro interno.', code: 500 });
      expect(errors.splice(0).map(String)).toEqual(['Error: no entropy']);
    }
  });
});

describe('the core alone', () => {
  it('answers everybody without access control', async () => {
    const service = createHandler({ tools: [cpf], access: false });
    const reply = await service(new Request('http://x/v1/cpf'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('ratelimit')).toBeNull();
  });

  it('takes the access that it is given', async () => {
    const store = memoryStore();
    const { access, accounts, keys } = apiKeys({ tools: [cpf], keyStore: store, quotaStore: store });
    const service = createHandler({ tools: [cpf], access });
    await accounts.create({ id: 'a', plan: 'free' });
    const { key } = await keys.create('a');
    expect((await service(new Request('http://x/v1/cpf'))).status).toBe(401);
    const headers = { authorization: `Bearer ${key}` };
    expect((await service(new Request('http://x/v1/cpf', { headers }))).status).toBe(200);
  });
});
