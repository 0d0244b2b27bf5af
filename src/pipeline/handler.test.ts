import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Access } from '../contracts/access.ts';
import type { Call } from '../contracts/call.ts';
import type { AnswerReport } from '../contracts/reports.ts';
import type { Context, LazyTool } from '../kit/tool.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import type { Duration } from '../lib/duration.ts';
import { readOptions } from '../lib/options.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { echoGet, echoPost, failing } from '#test/support/service.ts';
import { jsonAnswer } from './answer.ts';
import type { RequestSpans } from './request-span.ts';
import { assembleHandler, createHandler } from './handler.ts';
import { type CoreOptions, coreOptions } from './options.ts';

const made = (options: Partial<CoreOptions> = {}) =>
  createHandler({ tools: [echoGet, echoPost, failing], access: false, ...options });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { headers, method });

afterEach(() => void vi.restoreAllMocks());

/** `http.cors` is in the group `http`. */
function optionOf(path: string, value: unknown): object {
  const [name, inner] = path.split('.') as [string, string?];
  return { [name]: inner === undefined ? value : { [inner]: value } };
}

describe('options', () => {
  it.each<[string, unknown, string]>([
    ['tools', undefined, 'is required'],
    ['access', undefined, 'is required'],
    ['access', {}, 'must have the methods authenticate, permit, count, standing, or be false'],
    ['access', null, 'must have the methods authenticate, permit, count, standing, or be false'],
    ['http', false, 'must be an object'],
    ['http.basePath', '/v1/', 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.basePath', 'v1', 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.basePath', '//', 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.basePath', '/é', 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.basePath', '/v1?', 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.basePath', ['/v1'], 'must be empty or a path such as /v1, without a slash at its end'],
    ['http.cors', null, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', true, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', {}, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', { origins: 'https://a.example' }, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', { origins: [1] }, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', { origins: '*', maxAge: 0.5 }, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', { origins: '*', headers: ['a b'] }, 'must be { origins, maxAge, headers }, or be false'],
    ['http.cors', { origins: '*', maxAge: -1 }, 'must be { origins, maxAge, headers }, or be false'],
    ['http.maxBodyBytes', 0, 'is not valid'],
    ['http.maxBodyBytes', 0.5, 'is not valid'],
    [
      'http.bodyTimeout',
      0,
      'must be a duration from 1ms to 24d: milliseconds, or a text such as "15s" (ms, s, m, h, d)',
    ],
    ['clock', 0, 'is not valid'],
    ['random', {}, 'is not valid'],
    ['tables', null, 'is not valid'],
    ['tables', { inss: {} }, 'is not valid'],
    ['tables', 'inss', 'is not valid'],
    ['pages', [{}], 'has an entry [0] that is not a page'],
    ['events', {}, 'must have the methods emit'],
    ['http.unknownFields', 'pass', 'is not valid'],
    ['http.unknownFields', true, 'is not valid'],
    ['http.onRequest', {}, 'is not valid'],
    ['onError', {}, 'is not valid'],
  ])('%s: %j is refused by its name', (name, value, message) => {
    expect(() => made(optionOf(name, value))).toThrow(
      new TypeError(`createHandler: option "${name}" ${message}`),
    );
  });

  it.each(['basePath', 'cors', 'maxBodyBytes', 'bodyTimeout', 'unknownFields', 'onRequest'])(
    '%s is refused with its new name',
    (name) => {
      const renamed = new TypeError(`createHandler: ${name} is now http.${name}`);
      expect(() => made({ [name]: undefined })).toThrow(renamed);
    },
  );

  it.each(['authenticate', 'permit', 'count', 'standing'])('access has %s', (method) => {
    const access = { authenticate: made, permit: made, count: made, standing: made, [method]: undefined };
    expect(() => made({ access: access as unknown as Access })).toThrow('option "access"');
  });

  it.each<[string, unknown]>([
    ['http.basePath', ''],
    ['http.basePath', '/a.b~c-d_e/9'],
    ['http.cors', false],
    ['http.cors', { origins: [] }],
    ['http.cors', { origins: '*', maxAge: 0 }],
    ['http.maxBodyBytes', 1],
    ['http.bodyTimeout', 1],
    ['tables', { inss: [] }],
    ['tables', {}],
    ['pages', []],
    ['http.unknownFields', 'refuse'],
    ['http.unknownFields', 'ignore'],
    ['events', { emit: () => undefined }],
  ])('%s: %j is accepted', (name, value) => {
    expect(() => made(optionOf(name, value))).not.toThrow();
  });

  it('two tools of one method and path are refused, of two methods not', () => {
    expect(() => made({ tools: [echoGet, echoGet] })).toThrow(
      new TypeError('option "tools" has two tools at GET /echo'),
    );
  });
});

describe('a request', () => {
  it('is at `/v1` unless another base path is given', async () => {
    expect((await made()(get('/v1/echo'))).status).toBe(200);
    expect(made().basePath).toBe('/v1');
    expect((await made({ http: { basePath: '/api' } })(get('/api/echo'))).status).toBe(200);
    expect(made({ http: { basePath: '/api' } }).basePath).toBe('/api');
  });

  it('has its own id, or one of the form `req_…`', async () => {
    const idOf = async (id?: string) =>
      (await made()(get('/v1/echo', id === undefined ? {} : { 'x-request-id': id }))).headers.get(
        'x-request-id',
      );
    for (const id of ['a', 'A-z_0.9', 'x'.repeat(64)]) expect(await idOf(id)).toBe(id);
    for (const id of [undefined, '', 'a b', 'x'.repeat(65), '/', 'a/'])
      expect(await idOf(id)).toMatch(/^req_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('that fails before it has an id has one of zeros, and is reported with it', async () => {
    const reported: unknown[] = [];
    const onRequest = () => {
      throw new Error('host');
    };
    const service = made({
      http: { onRequest },
      onError: (error, context) => reported.push(String(error), context),
    });
    const reply = await service(get('/v1/echo?count=1'));
    expect(reply.status).toBe(500);
    const requestId = 'req_00000000000000000000000000';
    expect(reply.headers.get('x-request-id')).toBe(requestId);
    expect(reported).toEqual(['Error: host', { requestId, method: 'GET' }]);
  });

  it('is told to the host before anything else, once', async () => {
    const onRequest = vi.fn();
    await made({ http: { onRequest } })(get('/v1/nothing'));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('that the caller got wrong is not reported', async () => {
    const onError = vi.fn();
    const service = made({ onError });
    const statuses = [];
    for (const path of ['/v1/nothing', '/v1/echo?count=0', '/v1/failing?how=meaning'])
      statuses.push((await service(get(path))).status);
    expect(statuses).toEqual([404, 400, 422]);
    expect(onError).not.toHaveBeenCalled();
    expect((await service(get('/v1/failing?how=bug'))).status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('HEAD has the status and the headers, and no body, where GET has one', async () => {
    const service = made();
    const head = await service.dispatch({
      method: 'HEAD',
      path: '/v1/echo',
      query: '',
      header: () => null,
      body: async () => null,
      request: () => get('/'),
    });
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('the work after an answer goes to the first argument that can wait for it', async () => {
    const works: unknown[] = [];
    const host = (name: string) => ({ name, waitUntil: (work: unknown) => void works.push([name, work]) });
    const page = {
      method: 'GET',
      path: '/page',
      access: 'open',
      handle: ({ call }: { call: { waitUntil?(work: Promise<unknown>): void } }) => {
        call.waitUntil?.(Promise.resolve());
        return jsonAnswer(200, { waits: call.waitUntil !== undefined });
      },
    } as const;
    const service = made({ pages: [page] });
    const waits = async (...rest: unknown[]) =>
      ((await (await service(get('/v1/page'), ...rest)).json()) as { waits: boolean }).waits;
    expect(await waits(null, undefined, 7, { waitUntil: 'no' }, host('one'), host('other'))).toBe(true);
    expect(works).toEqual([['one', expect.any(Promise)]]);
    expect(await waits()).toBe(false);
    expect(await waits(null, {})).toBe(false);
  });

  it('loads a lazy tool at its first call, and once', async () => {
    const load = vi.fn(async () => cpf);
    const { id, path, method, category, name } = cpf;
    const lazy = { id, path, method, category, name, load } as unknown as LazyTool;
    const service = made({ tools: [lazy] });
    expect(load).not.toHaveBeenCalled();
    for (let i = 0; i < 3; i++) expect((await service(get('/v1/cpf?count=2'))).status).toBe(200);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('an answer', () => {
  const sent = (path: string, header: Call['header'] = () => null, waitUntil?: Call['waitUntil']): Call => ({
    method: 'GET',
    path,
    query: '',
    header,
    body: async () => null,
    request: () => get('/'),
    ...(waitUntil && { waitUntil }),
  });

  it('is 500 where even the words of a refusal are out of reach, and what failed is told', async () => {
    const failure = new Error('no words');
    const errors: unknown[] = [];
    const reports: AnswerReport[] = [];
    const service = made({
      onError: (error, context) => errors.push(error, context),
      onAnswer: (report) => reports.push(report),
    });
    const header = (name: string) => {
      if (name === 'accept-language') throw failure;
      return name === 'x-request-id' ? 'r1' : null;
    };
    const { status, headers, body } = await service.dispatch(sent('/v1/nothing', header));
    expect([status, JSON.parse(body as string)]).toEqual([500, { error: 'Erro interno.', code: 500 }]);
    expect(headers).toMatchObject({ 'x-request-id': 'r1', 'cache-control': 'no-store' });
    expect(errors).toEqual([failure, { requestId: 'r1', method: 'GET' }]);
    await expect.poll(() => reports).toMatchObject([{ requestId: 'r1', status: 500, error: failure }]);
  });

  it('is reported with the time that it took, and in one turn with others', async () => {
    const reports: AnswerReport[] = [];
    const service = made({ onAnswer: (report) => reports.push(report) });
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(5).mockReturnValueOnce(12);
    await service.dispatch(sent('/v1/echo'));
    now.mockRestore();
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]?.ms).toBe(7);
    const turns = vi.spyOn(globalThis, 'setImmediate');
    await Promise.all([1, 2, 3].map(async () => service.dispatch(sent('/v1/echo'))));
    expect(turns).toHaveBeenCalledTimes(1);
    turns.mockRestore();
    await expect.poll(() => reports.length).toBe(4);
  });

  it('is reported while the host waits, where the runtime has to know of work, each time', async () => {
    const reports: AnswerReport[] = [];
    const service = made({ onAnswer: (report) => reports.push(report) });
    for (const count of [1, 2]) {
      const works: Promise<unknown>[] = [];
      await service.dispatch(sent('/v1/echo', undefined, (work) => void works.push(work)));
      expect(works).toHaveLength(1);
      await Promise.all(works);
      expect(reports).toHaveLength(count);
    }
  });

  it('is reported with the address that it has in the service, its tool, and what failed', async () => {
    const reports: AnswerReport[] = [];
    const page = {
      method: 'GET',
      path: '/page/:id',
      access: 'open',
      handle: () => jsonAnswer(200, {}),
    } as const;
    const service = made({ pages: [page], onAnswer: (report) => reports.push(report) });
    for (const path of ['/v1/echo', '/v1/page/7', '/v1/nothing', '/v1/failing'])
      await service.dispatch(sent(path));
    await service.dispatch({ ...sent('/v1/failing'), query: 'how=bug' });
    await expect.poll(() => reports.length).toBe(5);
    const told = reports.toSorted((a, b) => a.status - b.status);
    expect(told.map(({ path, tool, status, error }) => [status, path, tool, error])).toEqual([
      [200, '/v1/echo', 'echo', null],
      [200, '/v1/page/:id', null, null],
      [400, '/v1/failing', 'failing', null],
      [404, null, null, null],
      [500, '/v1/failing', 'failing', new Error('secret')],
    ]);
  });

  it('is made in the span of its request, where there is one', async () => {
    const begun: unknown[] = [];
    const end = vi.fn();
    const requestSpans: RequestSpans = {
      async within(progress, toolId, answer) {
        begun.push(toolId);
        const made = await answer(progress);
        return { ...made, headers: { ...made.headers, 'x-span': 'a' } };
      },
      end,
    };
    const service = assembleHandler({
      ...readOptions('', { tools: [echoGet], access: false }, coreOptions),
      requestSpans,
    });
    const { status, headers } = await service.dispatch(sent('/v1/echo'));
    expect([status, headers['x-span']]).toEqual([200, 'a']);
    await service.dispatch(sent('/v1/nothing'));
    expect(begun).toEqual(['echo', undefined]);
    expect(end.mock.calls.map(([{ path }, status]) => [path, status])).toEqual([
      ['/v1/echo', 200],
      [undefined, 404],
    ]);
  });

  it('names the fields that were let pass, and has no such header without any', async () => {
    const service = made({ http: { unknownFields: 'ignore' } });
    const named = async (path: string, of = service) => {
      const { status, headers } = await of(get(path));
      return [status, headers.get('x-ignored-fields')];
    };
    expect(await named('/v1/echo?x=1&count=2')).toEqual([200, 'x']);
    expect(await named('/v1/echo?count=2')).toEqual([200, null]);
    for (const refusing of [made(), made({ http: { unknownFields: 'refuse' } })])
      expect(await named('/v1/echo?x=1', refusing)).toEqual([400, null]);
    expect('x-ignored-fields' in (await service.dispatch(sent('/v1/echo'))).headers).toBe(false);
  });

  it('of a table that is due is given all the same, and the table reported once', async () => {
    const told: unknown[] = [];
    const due = { id: 'inss', name: 'INSS', reviewBy: '2026-01-31' };
    const tool = { ...echoGet, run: (_: unknown, { onDue }: Context) => ({ due: onDue?.(due as never) }) };
    const other = {
      ...tool,
      id: 'other',
      path: '/other',
      run: (_: unknown, { onDue }: Context) => onDue?.({ ...due, id: 'irrf' } as never) ?? {},
    };
    const service = made({
      tools: [tool, other] as never,
      onError: (error, context) => told.push([String(error), context]),
    });
    for (const path of ['/v1/echo', '/v1/echo', '/v1/other'])
      expect((await service.dispatch(sent(path))).status).toBe(200);
    const said = (id: string) => [
      `Error: the table ${id} (INSS) was to be checked by 2026-01-31: answers say "revisar"`,
      {},
    ];
    expect(told).toEqual([said('inss'), said('irrf')]);
  });

  it('is given in code too, by the id of the tool', async () => {
    const service = made();
    expect(await service.run('echo', { text: 'a' } as never)).toEqual({ text: 'a' });
    await expect(service.run('ecoh', {} as never)).rejects.toThrow('echo');
  });

  it('stands in the usage of who called, where a tool was called, or what counts as one', async () => {
    const usage = vi.fn();
    const access = {
      authenticate: ({ header }: Call) => {
        if (header('authorization') === null) throw new ApiError(401);
        return { account: { id: 'acc_1' }, key: null, plan: null };
      },
      permit: () => undefined,
      count: () => ({}),
      standing: () => ({}),
    } as unknown as Access;
    const page = { method: 'GET', access: 'key', handle: () => jsonAnswer(200, {}) } as const;
    const pages = [
      { ...page, path: '/page' },
      { ...page, path: '/counted', usageId: 'mcp' },
    ] as const;
    const service = assembleHandler({
      ...readOptions('', { tools: [echoGet], access, pages }, coreOptions),
      usage,
    });
    for (const path of ['/v1/echo', '/v1/page', '/v1/counted']) {
      await service.dispatch(sent(path));
      await service.dispatch(sent(path, (name) => (name === 'authorization' ? 'known' : null)));
    }
    await service.dispatch({ ...sent('/v1/echo', () => 'known'), query: 'count=x' });
    const caller = { account: { id: 'acc_1' }, key: null, plan: null };
    expect(usage.mock.calls).toEqual([
      [caller, 'echo', 200, undefined],
      [caller, 'mcp', 200, undefined],
      [caller, 'echo', 400, undefined],
    ]);
  });

  it('raises its event in the sink of a host', async () => {
    const events: unknown[] = [];
    const plan = { requestsPerMonth: 1, tools: '*', events: ['tool_used'] };
    const access = {
      authenticate: () => ({ account: { id: 'acc_1' }, key: null, plan }),
      permit: () => undefined,
      count: () => ({}),
      standing: () => ({}),
    } as unknown as Access;
    const service = made({ access, events: { emit: (event) => void events.push(event) } });
    expect((await service.dispatch(sent('/v1/echo'))).status).toBe(200);
    expect(events).toMatchObject([{ type: 'tool_called', accountId: 'acc_1', keyId: null, plan }]);
  });
});

describe('CORS', () => {
  const origin = 'https://app.example.com';
  const asked = async (
    cors: NonNullable<NonNullable<CoreOptions['http']>['cors']>,
    path: string,
    headers: Record<string, string>,
    method = 'GET',
  ) => Object.fromEntries((await made({ http: { cors } })(get(path, headers, method))).headers);
  const preflight = { origin, 'access-control-request-method': 'GET' };
  const exposed =
    'X-Request-Id, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Content-Language, X-Ignored-Fields, X-Read-As, X-Seed-Version';

  it('lets a listed origin read an answer with all of our headers', async () => {
    const headers = await asked({ origins: ['https://other.example.com', origin] }, '/v1/echo', { origin });
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
      vary: 'Origin',
    });
  });

  it('tells an unknown origin, and who sends none, nothing', async () => {
    for (const sent of [{ origin: 'https://app.example.com.evil.example' }, {}] as Record<string, string>[]) {
      const headers = await asked({ origins: [origin] }, '/v1/echo', sent);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('access-control-expose-headers');
      expect(headers['vary']).toBe('Origin');
    }
  });

  it('for everybody is `*`, which varies with no origin', async () => {
    const headers = await asked({ origins: '*' }, '/v1/echo', {});
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposed,
    });
    expect(headers).not.toHaveProperty('vary');
    expect((await asked({ origins: '*' }, '/v1/echo?count=0', {}))['vary']).toBe('Accept-Language');
  });

  it('answers a preflight of a known path with its methods, for 10 minutes', async () => {
    const reply = await made({ http: { cors: { origins: [origin] } } })(
      get('/v1/echo', preflight, 'OPTIONS'),
    );
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers':
        'Authorization, X-API-Key, Content-Type, Accept-Language, X-Request-Id, traceparent',
      'access-control-max-age': '600',
    });
  });

  it.each<[Duration, string]>([
    [5, '5'],
    ['1h', '3600'],
    ['1999ms', '1'],
    ['999ms', '0'],
  ])('keeps a preflight for %j, in whole seconds', async (maxAge, seconds) => {
    const headers = await asked({ origins: '*', maxAge }, '/v1/echo', preflight, 'OPTIONS');
    expect(headers['access-control-max-age']).toBe(seconds);
  });

  it('tells of the headers that a page takes beside those of every address', async () => {
    const page = { method: 'GET', access: 'open', handle: () => jsonAnswer(200, {}) } as const;
    const pages = [
      { ...page, path: '/with', method: 'POST', requestHeaders: ['X-Own', 'X-Other'] },
      { ...page, path: '/without' },
    ] as const;
    const service = made({ http: { cors: { origins: '*' } }, pages });
    const allowed = async (path: string) =>
      (await service(get(path, preflight, 'OPTIONS'))).headers.get('access-control-allow-headers');
    const everywhere = 'Authorization, X-API-Key, Content-Type, Accept-Language, X-Request-Id, traceparent';
    expect(await allowed('/v1/with')).toBe(`${everywhere}, X-Own, X-Other`);
    expect(await allowed('/v1/without')).toBe(everywhere);
    expect(await allowed('/v1/echo')).toBe(everywhere);
  });

  it('a preflight is OPTIONS with a method asked for; anything else is 404', async () => {
    const service = made({ http: { cors: { origins: [origin] } } });
    expect((await service(get('/v1/echo', { origin }, 'OPTIONS'))).status).toBe(404);
    expect((await service(get('/v1/echo', preflight, 'DELETE'))).status).toBe(404);
    expect((await service(get('/v1/nothing', preflight, 'OPTIONS'))).status).toBe(404);
    expect((await made()(get('/v1/echo', preflight, 'OPTIONS'))).status).toBe(404);
  });
});

describe('a page without access control', () => {
  it('counts nothing, has no standing, and knows no caller', async () => {
    const seen: unknown[] = [];
    const page = {
      method: 'GET',
      path: '/page',
      access: 'key',
      async handle({
        count,
        standing,
        principal,
      }: Parameters<NonNullable<CoreOptions['pages']>[0]['handle']>[0]) {
        seen.push(await count(3), await standing(), principal);
        return jsonAnswer(200, {});
      },
    } as const;
    expect((await made({ pages: [page] })(get('/v1/page'))).status).toBe(200);
    expect(seen).toEqual([undefined, {}, null]);
  });

  it('that is open counts nothing either, where there is access control', async () => {
    const access = {
      authenticate: () => Promise.reject(new ApiError(401)),
      permit: () => undefined,
      count: () => Promise.reject(new Error('counted')),
      standing: () => Promise.reject(new Error('standing')),
    } as Access;
    const seen: unknown[] = [];
    const page = {
      method: 'GET',
      path: '/page',
      access: 'open',
      async handle({
        count,
        standing,
        principal,
      }: Parameters<NonNullable<CoreOptions['pages']>[0]['handle']>[0]) {
        seen.push(await count(), await standing(), principal);
        return jsonAnswer(200, {}, { 'content-type': 'text/plain' });
      },
    } as const;
    const reply = await made({ access, pages: [page] })(get('/v1/page'));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(seen).toEqual([undefined, {}, null]);
  });
});

describe('the address of a page', () => {
  const page = (path: `/${string}`) =>
    ({ method: 'GET', path, access: 'open', handle: () => jsonAnswer(200, { path }) }) as const;
  const service = made({ pages: [page('/saude'), page('/clientes/:id')] });
  const statusOf = async (path: string, method = 'GET') =>
    (
      await service.dispatch({
        method,
        path,
        query: '',
        header: () => null,
        body: async () => null,
        request: () => get('/'),
      })
    ).status;

  it.each([
    ['/v1/saude', 200],
    ['/v1/clientes/7', 200],
    ['/v1/saude/', 404],
    ['/v1/clientes/7/', 404],
    ['/v1/./saude', 404],
    ['/v1/a/../saude', 404],
    ['/v1\\saude', 404],
    ['/v1', 404],
    ['/v1/', 404],
    ['/saude', 404],
    ['/v10/saude', 404],
    ['saude', 404],
  ])('%s is %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  it('is found by HEAD, and by no other method', async () => {
    expect(await statusOf('/v1/saude', 'HEAD')).toBe(200);
    for (const method of ['POST', 'OPTIONS', 'get', 'FETCH']) {
      expect(await statusOf('/v1/saude', method)).toBe(404);
    }
  });
});
