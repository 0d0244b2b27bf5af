import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import { mcp } from '../../src/pages/mcp/index.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { NOW } from '../support/call-tool.ts';
import { startService } from '../support/service.ts';

/** A login that reads the account and its plan from a header of its own. */
const authenticate = ({ headers }: Request) => {
  const [account = '', plan = ''] = headers.get('x-user')?.split(' ') ?? [];
  return account === '' ? null : { account, plan };
};
const user = (text: string, headers = {}) => ({ key: null, headers: { 'x-user': text, ...headers } });

describe('a service without keys', () => {
  it('answers anyone, counts nothing, and describes itself so', async () => {
    const { call, post } = await startService({ keys: false });
    const reply = await call('/v1/cpf', { key: null });
    expect([reply.status, reply.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
    expect(
      (await post('/v1/batch', { requests: [{ tool: 'cpf' }] }, { key: null })).body.results,
    ).toHaveLength(1);
    expect((await call('/v1/tools', { key: null })).body.tools).toHaveLength(4);
    const { body } = await call('/v1/openapi.json', { key: null });
    expect(body.security).toEqual([]);
    expect(body.components.securitySchemes).toEqual({});
    expect(body.webhooks).toBeUndefined();
    expect(body.info.description).not.toContain('chave');
    const { responses } = body.paths['/cpf'].get;
    expect(Object.keys(responses)).toEqual(['200', '400', '422', '500']);
    expect(Object.keys(responses[200].headers)).toEqual(['X-Request-Id']);
    expect((await call('/v1/tools/cpf', { key: null })).body.errors).toEqual([400, 422, 500]);
  });

  it.each(['/v1/account', '/v1/plans', '/v1/panel', '/v1/webhooks/test'])(
    'has no accounts: %s is unknown',
    async (path) => {
      const { call } = await startService({ keys: false });
      expect((await call(path, { key: null })).status).toBe(404);
    },
  );
});

describe('a login of the host', () => {
  it('counts each user of the host in the month of the plan that the host names', async () => {
    const plans = { tiny: { requestsPerMonth: 2, tools: { allow: ['cpf'] }, events: [] } } as const;
    const { service, call } = await startService({ authenticate, keys: { plans } });
    const statuses = [];
    for (const path of ['/v1/cpf', '/v1/echo', '/v1/cpf', '/v1/cpf']) {
      statuses.push((await call(path, user('ana tiny'))).status);
    }
    expect(statuses).toEqual([200, 403, 200, 429]);
    expect((await call('/v1/cpf', user('bia tiny'))).headers.get('x-ratelimit-remaining')).toBe('1');
    expect(await service.usage('ana')).toMatchObject({ used: 2, limit: 2 });
    // A change of plan holds from the next request on.
    expect((await call('/v1/cpf', user('ana pro'))).headers.get('x-ratelimit-remaining')).toBe('9997');
    expect(await service.accounts.get('ana')).toEqual({
      ...{ id: 'ana', plan: 'pro', status: 'active', createdAt: NOW },
    });
  });

  it('stands beside keys, and reads other tokens of the same header itself', async () => {
    const seen: (string | null)[] = [];
    const { call } = await startService({
      authenticate(request) {
        seen.push(request.headers.get('authorization'));
        return authenticate(request);
      },
    });
    expect((await call('/v1/cpf', { key: 'pro' })).headers.get('x-ratelimit-limit')).toBe('10000');
    expect(seen).toEqual([]);
    const sent = user('ana free', { authorization: 'Bearer eyJhbGciOi' });
    expect((await call('/v1/cpf', sent)).headers.get('x-ratelimit-limit')).toBe('100');
    expect(seen).toEqual(['Bearer eyJhbGciOi']);
    expect((await call('/v1/cpf', { key: null })).status).toBe(401);
    const { body } = await call('/v1/openapi.json', { key: null });
    expect(body.security).toEqual([{ apiKey: [] }, { apiKeyHeader: [] }, {}]);
  });

  it('a login of the host is the only way in where keys are off', async () => {
    const { call } = await startService({ authenticate, keys: false });
    expect((await call('/v1/cpf', { key: 'enterprise' })).status).toBe(401);
    expect((await call('/v1/cpf', user('ana free'))).status).toBe(200);
    expect((await call('/v1/account/keys', user('ana free'))).body).toEqual({ keys: [] });
    const made = await call('/v1/account/keys', {
      ...user('ana free', { origin: 'http://localhost' }),
      method: 'POST',
    });
    expect([made.status, made.body.reason]).toEqual([409, 'limit']);
  });

  it('opens the account area, from other origins only with a token', async () => {
    const { call } = await startService({ authenticate });
    expect((await call('/v1/account', user('ana pro'))).body).toMatchObject({ id: 'ana', plan: 'pro' });
    const change = (headers: object) =>
      call('/v1/account/favorites/cpf', { ...user('ana pro', headers), method: 'PUT' });
    expect((await change({})).status).toBe(403);
    expect((await change({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await change({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await change({ authorization: 'Bearer eyJhbGciOi' })).status).toBe(200);
    // A browser adds a login of this kind by itself.
    expect((await change({ authorization: 'Basic YW5hOnBybw==' })).status).toBe(403);
    expect((await call('/v1/account', { key: null })).status).toBe(401);
  });

  it.each([
    ['/v1/echo', { text: 'a' }, 200],
    ['/v1/batch', { requests: [{ tool: 'cpf' }] }, 200],
    ['/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, 200],
    ['/v1/webhooks/test', { url: 'https://example.com/in', event: 'tool_used' }, 200],
  ])('sends no POST to %s for a page of another origin, and counts none', async (path, body, status) => {
    const egress = {
      pinned: true,
      resolve: async () => ['93.184.216.34'],
      send: vi.fn(async () => ({ status: 200, body: new Uint8Array() })),
    };
    const { service, post } = await startService({ authenticate, egress, pages: [mcp()] });
    const { headers } = user('ana enterprise', {
      cookie: 'login=ana',
      'accept-language': 'en',
      accept: 'application/json',
    });
    const statusOf = async (more: object) =>
      (await post(path, body, { key: null, headers: { ...headers, ...more } })).status;
    expect(await statusOf({})).toBe(403);
    for (const site of ['same-site', 'cross-site', 'none']) {
      for (const proof of [
        {},
        { 'x-api-key': 'junk' },
        { authorization: 'Bearer junk' },
        { origin: 'http://localhost' },
      ])
        expect(await statusOf({ 'sec-fetch-site': site, ...proof })).toBe(403);
    }
    expect(await statusOf({ origin: 'http://blog.localhost' })).toBe(403);
    expect((await service.usage('ana')).used).toBe(0);
    expect(egress.send).not.toHaveBeenCalled();
    expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(status);
    expect(await statusOf({ origin: 'http://localhost' })).toBe(status);
  });

  it('is told that a POST of another origin is refused, and how a program signs in', async () => {
    const { post } = await startService({ authenticate });
    const saidIn = async (language: string) =>
      (await post('/v1/echo', { text: 'a' }, user('ana pro', { cookie: 'a=b', 'accept-language': language })))
        .body.error;
    expect([await saidIn('pt'), await saidIn('en')]).toEqual([
      'Com este login, só uma página desta mesma origem pode mandar esta requisição; um programa se identifica no cabeçalho Authorization.',
      'With this login, only a page of this same origin may send this request; a program signs in by the header Authorization.',
    ]);
  });

  it('needs the type of a body that comes with a cookie, which is as JSON without one', async () => {
    const { call } = await startService({ authenticate });
    const statusOf = async (headers: object) =>
      (
        await call('/v1/echo', {
          ...user('ana pro', headers),
          method: 'POST',
          body: new TextEncoder().encode('{"text":"a"}'),
        })
      ).status;
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(await statusOf({ ...own, cookie: 'a=b' })).toBe(400);
    expect(await statusOf({ ...own, cookie: 'a=b', 'content-type': 'application/json' })).toBe(200);
    expect(await statusOf({ authorization: 'Bearer eyJhbGciOi' })).toBe(200);
  });

  it('gets the request as the framework has it, and its numbers are ids', async () => {
    const given = vi.fn(() => ({ account: 42, plan: 'free' }));
    const { service, call } = await startService({ authenticate: given });
    expect((await call('/v1/cpf', { key: null })).status).toBe(200);
    const [request, native] = given.mock.calls[0] as unknown as [Request, Request];
    expect([request.url, native.url]).toEqual(['http://localhost/v1/cpf', 'http://localhost/v1/cpf']);
    expect((await service.usage('42')).used).toBe(1);
  });

  it.each([
    [
      'a plan that is not there',
      () => ({ account: 'ana', plan: 'gold' }),
      /there is no plan "gold"; there are free/,
    ],
    [
      'an id that no account can have',
      () => ({ account: 'a b', plan: 'free' }),
      /must give \{ account, plan \}/,
    ],
    ['nothing', () => undefined as never, /must give/],
    [
      'an answer of its own',
      () => {
        throw new ApiError(404);
      },
      /authenticate failed/,
    ],
  ])('a login that gives %s is a failure of the host', async (_, wrong, message) => {
    const onError = vi.fn();
    const { call } = await startService({ authenticate: wrong, onError });
    expect((await call('/v1/cpf', { key: null })).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toMatch(message);
  });

  it('two first requests of a user at once make one account', async () => {
    const keyStore = memoryStore();
    // Both look before either has made it.
    const { getAccount } = keyStore;
    keyStore.getAccount = async (id) => {
      const found = await getAccount(id);
      await new Promise((resolve) => setImmediate(resolve));
      return found;
    };
    const { call } = await startService({ authenticate, keyStore });
    const replies = await Promise.all([1, 2].map(async () => call('/v1/cpf', user('ana free'))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});
