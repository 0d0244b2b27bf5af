import { describe, expect, it } from 'vitest';
import { createHandler } from '../../src/core.ts';
import type { ServiceEvent } from '../../src/contracts/events.ts';
import type { Page, Visit } from '../../src/contracts/pages.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import { jsonAnswer } from '../../src/pipeline/answer.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { echoGet, failing, startService } from '../support/service.ts';

const answer = (value: unknown) => jsonAnswer(200, value);

/** A page of access `key` unless the parts say otherwise. */
const page = (handle: Page['handle'], parts: Partial<Page> = {}): Page => ({
  method: 'POST',
  path: '/page',
  access: 'key',
  handle,
  ...parts,
});

const echoOf = async (visit: Visit, input: Record<string, unknown>, use?: Parameters<Visit['use']>[2]) =>
  answer(await visit.use('echo', input, use));

describe('a page', () => {
  it('answers every method that it names, and its path tells them', async () => {
    const pages = [
      page(({ call }) => answer({ method: call.method }), { method: ['GET', 'PATCH', 'DELETE'] }),
    ];
    const { call } = await startService({ pages });
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect((await call('/v1/page', { method })).body).toEqual({ method });
    }
    const wrong = await call('/v1/page', { method: 'PUT' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([404, 'GET, HEAD, PATCH, DELETE']);
  });

  it('of access key lets in no key with tools of its own, unless it says so', async () => {
    const pages = [page(() => answer({})), page(() => answer({}), { path: '/restricted', restricted: true })];
    const { service, call, post } = await startService({ pages });
    const { key } = await service.keys.create('acc_pro', { tools: ['cpf'] });
    expect((await post('/v1/page', {}, { key: { text: key } })).status).toBe(403);
    expect((await post('/v1/restricted', {}, { key: { text: key } })).status).toBe(200);
    expect((await post('/v1/page', {}, { key: 'pro' })).status).toBe(200);
    expect((await call('/v1/cpf', { key: { text: key } })).status).toBe(200);
    expect((await service.usage('acc_pro')).used).toBe(3);
  });

  it('of access account is closed where nobody can speak for an account, and never counted where somebody can', async () => {
    const pages = [page(({ principal }) => answer(principal), { access: 'account' })];
    const { service, post } = await startService({ pages });
    expect((await post('/v1/page', {}, { key: 'pro' })).status).toBe(403);
    expect((await service.usage('acc_pro')).used).toBe(0);

    const account = { id: 'acc_1', plan: 'pro', status: 'active', createdAt: 0 } as const;
    const open = createHandler({
      tools: [cpf],
      pages,
      access: {
        authenticate: () => Promise.reject(new ApiError(401)),
        authenticateAccount: (call) => {
          if (call.request().headers.get('cookie') !== 'session=1') throw new ApiError(401);
          return { account, key: null, plan: null };
        },
        permit: () => undefined,
        count: () => Promise.reject(new Error('counted')),
        standing: () => ({}),
      },
    });
    const ask = async (headers: Record<string, string>) =>
      open(new Request('http://localhost/v1/page', { method: 'POST', headers }));
    expect((await ask({})).status).toBe(401);
    const reply = await ask({ cookie: 'session=1' });
    expect([reply.status, await reply.json()]).toEqual([200, { account, key: null, plan: null }]);
  });

  it('sees the tools of the service', async () => {
    const { post } = await startService({
      pages: [page(({ tools }) => answer(tools.map(({ id }) => id)))],
      tools: [cpf],
    });
    expect((await post('/v1/page', {})).body).toEqual(['cpf']);
  });

  it('that counts by itself counts many requests in one step, all or none', async () => {
    const pages = [
      page(
        async ({ count }) => {
          await count(60);
          return answer({});
        },
        { counts: false },
      ),
    ];
    const { service, post } = await startService({ pages });
    const first = await post('/v1/page', {}, { key: 'free' });
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '40']);
    expect((await post('/v1/page', {}, { key: 'free' })).status).toBe(429);
    expect((await service.usage('acc_free')).used).toBe(60);
  });

  it('counts many requests in the window of a burst too', async () => {
    const pages = [
      page(
        async ({ count }) => {
          await count(3);
          return answer({});
        },
        { counts: false },
      ),
    ];
    const { service, post } = await startService({ pages, keys: { burst: { requests: 5, seconds: 60 } } });
    expect((await post('/v1/page', {}, { key: 'free' })).status).toBe(200);
    expect((await post('/v1/page', {}, { key: 'free' })).status).toBe(429);
    expect((await service.usage('acc_free')).used).toBe(3);
  });
});

describe('a page that uses a tool', () => {
  const tools = [cpf, echoGet, failing];

  it('gets what the address of the tool answers: counted, with defaults, and its event raised', async () => {
    const events: ServiceEvent[] = [];
    const pages = [page(async (visit) => echoOf(visit, { count: 2, state: null }), { counts: false })];
    const { service, keyIds, post } = await startService({
      tools,
      pages,
      events: { emit: (event) => void events.push(event) },
    });
    const reply = await post('/v1/page', {}, { key: 'pro' });
    expect(reply.body).toEqual({ count: 2, formatted: true });
    expect(reply.headers.get('x-ratelimit-remaining')).toBe('9999');
    expect((await service.usage('acc_pro')).used).toBe(1);
    expect(events).toMatchObject([
      { type: 'tool_called', accountId: 'acc_pro', keyId: keyIds.pro, parameters: { count: 2 } },
    ]);
    expect(events[0]?.tool.id).toBe('echo');
  });

  it('may have counted it already', async () => {
    const pages = [page(async (visit) => echoOf(visit, {}, { isCounted: true }))];
    const { service, post } = await startService({ tools, pages });
    expect((await post('/v1/page', {}, { key: 'pro' })).status).toBe(200);
    expect((await service.usage('acc_pro')).used).toBe(1);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['echo', { count: 'two' }, 400],
    ['failing', { how: 'meaning' }, 422],
    ['failing', { how: 'bug' }, 500],
    ['nothing', {}, 404],
  ])('gets the refusal of %s for %j: %i', async (id, input, status) => {
    const pages = [page(async (visit) => answer(await visit.use(id, input)), { counts: false })];
    const { post } = await startService({ tools, pages, onError: () => undefined });
    expect((await post('/v1/page', {}, { key: 'pro' })).status).toBe(status);
  });

  it('is refused a tool that the plan lacks, which is not counted, and every tool without a caller', async () => {
    const pages = [
      page(async (visit) => echoOf(visit, {}), { counts: false }),
      page(async (visit) => echoOf(visit, {}), { path: '/open', access: 'open' }),
    ];
    const plans = { pro: { requestsPerMonth: 10, tools: { deny: ['echo'] }, events: [] } } as const;
    const { service, post } = await startService({ tools, pages, keys: { plans } });
    expect((await post('/v1/page', {}, { key: 'pro' })).status).toBe(403);
    expect((await post('/v1/page', {}, { key: 'enterprise' })).status).toBe(200);
    expect((await post('/v1/open', {}, { key: 'enterprise' })).status).toBe(401);
    expect((await service.usage('acc_pro')).used).toBe(0);
  });

  it('needs no caller in a service without access control', async () => {
    const service = createHandler({
      tools: [cpf],
      access: false,
      pages: [page(async (visit) => answer(await visit.use('cpf', { seed: 'a', count: 2 })))],
    });
    const reply = await service(new Request('http://localhost/v1/page', { method: 'POST' }));
    expect(((await reply.json()) as { cpfs: string[] }).cpfs).toHaveLength(2);
  });
});
