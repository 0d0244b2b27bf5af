import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../pipeline/handler.ts';
import { createService } from '../index.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { walked } from '#test/support/walked.ts';
import { failure, mockCanivete, type MockOptions, type Override, type ToolId } from './index.ts';

const BASE = 'https://api.example.com';

let server: ReturnType<typeof setupServer> | undefined;
afterEach(() => {
  server?.close();
  vi.useRealTimers();
});

/** Makes a mock that answers the test's own `fetch`; any other request fails. */
function mocked(options: MockOptions = {}) {
  const canivete = mockCanivete({ baseUrl: BASE, ...options });
  server = setupServer(...canivete.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return canivete;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(path.startsWith('/') ? BASE + path : path, init);
  const text = await response.text();
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
  const body: any = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}

const cpfs = async (query = '') => (await ask(`/v1/cpf${query}`)).body.cpfs as string[];

describe('the service behind the handlers', () => {
  it('answers without a key, and with any', async () => {
    mocked();
    for (const headers of [{}, { authorization: 'Bearer whatever' }]) {
      const { status, body, headers: sent } = await ask('/v1/cpf?count=3', { headers });
      expect(status).toBe(200);
      expect(body.cpfs).toHaveLength(3);
      expect(body.cpfs.every((one: string) => isValidCpf(one))).toBe(true);
      expect(sent.get('content-type')).toBe('application/json; charset=utf-8');
      expect(sent.get('cache-control')).toBe('no-store');
    }
  });

  it('reads bodies, and refuses as the service does', async () => {
    mocked();
    const encoded = await ask('/v1/dev/base64', post({ action: 'encode', text: 'São' }));
    expect(encoded.body).toMatchObject({ result: 'U8Ojbw==' });
    expect((await ask('/v1/dev/base64', post({}))).status).toBe(400);
    const invalid = await ask('/v1/cpf?action=validate&value=111.444.777-36');
    expect([invalid.status, invalid.body.reason]).toEqual([422, 'check-digit']);
    const english = await ask('/v1/cpf?count=0', { headers: { 'accept-language': 'en' } });
    expect(english.body).toMatchObject({
      error: expect.stringMatching(/^count /),
      details: [{ field: 'count' }],
    });
  });

  it('HEAD has the headers of GET and no body', async () => {
    mocked();
    const { status, body } = await ask('/v1/cpf', { method: 'HEAD' });
    expect([status, body]).toEqual([200, null]);
  });

  it('every tool is at its address', async () => {
    mocked();
    for (const { method, path } of walked) {
      const { status } = await ask(`/v1${path}`, method === 'POST' ? post({}) : {});
      expect([path, [200, 400].includes(status)]).toEqual([path, true]);
    }
  });

  it('tries no webhook out, and says that it arrived', async () => {
    mocked({ now: '2026-11-21T12:00:00Z' });
    const { status, body } = await ask(
      '/v1/webhooks/test',
      post({ url: 'https://hooks.example.com/canivete', event: 'tool_used' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ delivered: true, status: 200, error: null, event: 'tool_used' });
    const refused = await ask('/v1/webhooks/test', post({ url: 'https://10.0.0.1/', event: 'tool_used' }));
    expect([refused.status, refused.body.details[0].field]).toEqual([422, 'url']);
  });

  it.each(['/v1', '/v1/', '/v1/nao-existe', '/v1/cpf/', '/v1/%zz', '/v1/CPF', '/v1?x=1'])(
    'answers 404 at %s, so that no request goes unhandled',
    async (path) => {
      mocked();
      const { status, body } = await ask(path);
      expect([status, body.code]).toEqual([404, 404]);
    },
  );

  it('refuses a body of more than 1 MiB', async () => {
    mocked();
    const sized = (bytes: number) => ({
      ...post({}),
      body: `{"text":"a"${' '.repeat(bytes - '{"text":"a"}'.length)}}`,
    });
    expect((await ask('/v1/dev/base64', sized(1_048_577))).body.details[0].field).toBe('body');
    expect((await ask('/v1/dev/hash', sized(1_048_576))).status).toBe(200);
  });

  it('is cautious with methods too', async () => {
    mocked();
    const { status, headers } = await ask('/v1/cpf', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([404, 'GET, HEAD']);
  });
});

describe('the base URL', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/v1/cpf'],
    ['https://api.example.com/', 'https://api.example.com/v1/cpf'],
    ['https://api.example.com/v1', 'https://api.example.com/v1/cpf'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1/cpf'],
    ['https://API.example.com:443', 'https://api.example.com/v1/cpf'],
    ['http://localhost:8787', 'http://localhost:8787/v1/cpf'],
    ['http://[::1]:8787', 'http://[::1]:8787/v1/cpf'],
    ['https://example.com/tools (1)/', 'https://example.com/tools%20(1)/v1/cpf'],
    ['https://example.com/api', 'https://example.com/api/v1/cpf?count=1#top'],
    ['https://example.com/api/v1', 'https://example.com/api/v1/cpf'],
    ['https://example.com/v1/api', 'https://example.com/v1/api/v1/cpf'],
    ['*', 'http://anywhere.example:1234/v1/cpf'],
  ])('%s is asked at %s', async (baseUrl, url) => {
    mocked({ baseUrl });
    expect((await ask(url)).body.cpfs).toHaveLength(1);
  });

  it('of a page may be a path', async () => {
    vi.stubGlobal('location', { href: 'http://localhost:5173/app/index.html' });
    try {
      mocked({ baseUrl: '/api' });
      expect((await ask('http://localhost:5173/api/v1/cpf')).status).toBe(200);
      expect(() => mockCanivete({ baseUrl: '//[' })).toThrow(/^mockCanivete: option "baseUrl"/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    'https://api.example.com/other',
    'https://api.example.com/v10',
    'https://api.example.com/v1x/cpf',
    'https://api.example.com.evil.example/v1/cpf',
    'https://apixexample.com/v1/cpf',
    'http://api.example.com/v1/cpf',
    'https://api.example.com/x/v1/cpf',
  ])('leaves %s to other handlers', async (url) => {
    for (const baseUrl of url.includes('/v1/') && !url.includes('/x/') ? [BASE] : [BASE, '*']) {
      const canivete = mockCanivete({ baseUrl });
      const others = http.all(/.*/, () => HttpResponse.json('another'));
      server = setupServer(...canivete.handlers, others);
      server.listen({ onUnhandledRequest: 'error' });
      expect((await ask(url)).body).toBe('another');
      expect(canivete.calls).toEqual([]);
      server.close();
    }
  });

  it.each([
    ...['', 'api.example.com', '/api', 'ftp://example.com', 'xhttp://example.com', '*/api'],
    ...['https://example.com/?x=1', 'https://example.com/#x'],
  ])('cannot be %j here', (baseUrl) => {
    expect(() => mockCanivete({ baseUrl })).toThrow(/^mockCanivete: option "baseUrl"/);
  });
});

describe('the clock', () => {
  it.each(['2026-02-28T23:30:00-03:00', Date.UTC(2026, 2, 1, 2, 30), new Date('2026-03-01T02:30:00Z')])(
    'stands still at %s',
    async (now) => {
      mocked({ now });
      // A person born on 1 March 2000 has, in São Paulo, one day to go.
      const { body } = await ask('/v1/calculadoras/idade?birthDate=2000-03-01');
      expect(body).toMatchObject({ years: 25 });
    },
  );

  it('is the one of the test unless it is set, fake or not', async () => {
    mocked();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01T12:00:00Z') });
    const { body } = await ask('/v1/calculadoras/idade?birthDate=2000-03-01');
    expect(body).toMatchObject({ years: 31 });
  });
});

describe('the seed', () => {
  it('makes a run repeat itself, and two calls in a row differ', async () => {
    const first = mocked({ seed: 'checkout' });
    const run = [await cpfs('?count=2'), await cpfs('?count=2'), await cpfs()];
    expect(new Set(run.flat()).size).toBe(5);
    first.reset();
    expect([await cpfs('?count=2'), await cpfs('?count=2'), await cpfs()]).toEqual(run);
    server?.close();
    mocked({ seed: 'checkout' });
    expect([await cpfs('?count=2'), await cpfs('?count=2'), await cpfs()]).toEqual(run);
    server?.close();
    mocked({ seed: 'another' });
    expect(await cpfs('?count=2')).not.toEqual(run[0]);
  });

  it('draws the same in every version', async () => {
    mocked({ seed: 'checkout' });
    expect([await cpfs(), await cpfs()]).toEqual([['895.538.398-35'], ['671.192.002-32']]);
  });

  it('gives the same answers in whatever order requests arrive', async () => {
    const canivete = mocked({ seed: 'checkout' });
    const asked = ['/v1/cpf', '/v1/cnpj?count=2', '/v1/cpf?state=SP', '/v1/nome', '/v1/dev/uuid'];
    const all = async (paths: string[]) =>
      new Map(await Promise.all(paths.map(async (path) => [path, (await ask(path)).body] as const)));
    const forwards = await all(asked);
    canivete.reset();
    const backwards = await all(asked.toReversed());
    expect(Object.fromEntries(backwards)).toEqual(Object.fromEntries(forwards));
  });

  it('leaves a rule the date of its clock', async () => {
    mocked({ seed: 'checkout', now: '2026-03-10T12:00:00Z' });
    const { status, body } = await ask('/v1/calculadoras/inss?salarioBruto=5000');
    expect([status, body.tabela.ano]).toEqual([200, 2026]);
  });

  it('gives way to the one of a request', async () => {
    mocked({ seed: 'checkout' });
    const seeded = await cpfs('?seed=mine');
    expect(await cpfs('?seed=mine')).toEqual(seeded);
    server?.close();
    mocked();
    expect(await cpfs('?seed=mine')).toEqual(seeded);
  });

  it('is optional, and without one every call is drawn by itself', async () => {
    const canivete = mocked();
    const run = await cpfs('?count=5');
    canivete.reset();
    expect(await cpfs('?count=5')).not.toEqual(run);
  });

  it('holds for the ids of requests too', async () => {
    const canivete = mocked({ seed: 'checkout' });
    const id = async () => (await ask('/v1/cpf')).headers.get('x-request-id');
    const ids = [await id(), await id()];
    expect(ids[0]).not.toBe(ids[1]);
    canivete.reset();
    expect([await id(), await id()]).toEqual(ids);
  });
});

describe('an override', () => {
  it('may be an answer, which comes with the headers of the service', async () => {
    mocked({ overrides: { cpf: { cpfs: ['529.982.247-25'] } } });
    const { status, body, headers } = await ask('/v1/cpf');
    expect([status, body]).toEqual([200, { cpfs: ['529.982.247-25'] }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('does not make a faulty request good', async () => {
    mocked({ overrides: { cpf: { cpfs: ['529.982.247-25'] } } });
    expect((await ask('/v1/cpf?count=0')).status).toBe(400);
  });

  it('may be a function of the input, with its defaults', async () => {
    mocked({
      overrides: {
        cpf: ({ action, formatted, count = 0 }) => ({ cpfs: [`${action} ${formatted} ${count}`] }),
      },
    });
    expect((await ask('/v1/cpf?count=2')).body).toEqual({ cpfs: ['generate true 2'] });
  });

  it("may change the tool's own answer", async () => {
    mocked({
      overrides: {
        'calculadoras-inss': async (_input, { answer }) => ({ ...(await answer()), valor: 1 }),
      },
    });
    const { body } = await ask('/v1/calculadoras/inss?salarioBruto=5000');
    expect(body.valor).toBe(1);
    expect(body.faixas.length).toBeGreaterThan(1);
  });

  it('knows which call it answers, so that a retry can be tested', async () => {
    const canivete = mocked();
    canivete.use({ cpf: (_input, { nth, answer }) => (nth === 1 ? failure(500) : answer()) });
    expect((await ask('/v1/cpf')).status).toBe(500);
    expect((await ask('/v1/cpf')).status).toBe(200);
    canivete.use({ cpf: (_input, { nth }) => ({ cpfs: [String(nth)] }) });
    expect((await ask('/v1/cpf')).body).toEqual({ cpfs: ['1'] });
  });

  it('may be put in place for one test', async () => {
    const canivete = mocked({ overrides: { cpf: { cpfs: ['first'] }, pis: { pises: ['first'] } as never } });
    canivete.use({ cpf: { cpfs: ['second'] } });
    expect((await ask('/v1/cpf')).body).toEqual({ cpfs: ['second'] });
    expect((await ask('/v1/pis')).body).toEqual({ pises: ['first'] });
    canivete.reset();
    expect((await ask('/v1/cpf')).body).toEqual({ cpfs: ['first'] });
  });

  it('that is undefined changes nothing', async () => {
    mocked({ overrides: { cpf: undefined } });
    expect(await cpfs()).toHaveLength(1);
  });

  it("that breaks is told, and answered with the service's own 500", async () => {
    const errors: unknown[] = [];
    mocked({
      onError: (error) => errors.push(error),
      overrides: {
        cpf() {
          throw new Error('my mistake');
        },
      },
    });
    const { status, body } = await ask('/v1/cpf');
    expect([status, body]).toEqual([500, { error: 'Erro interno.', code: 500 }]);
    expect(errors).toEqual([new Error('my mistake')]);
  });

  it('that forgets to return is told so', async () => {
    const errors: unknown[] = [];
    mocked({ onError: (error) => errors.push(error), overrides: { cpf: (() => undefined) as never } });
    expect((await ask('/v1/cpf')).status).toBe(500);
    expect(errors).toEqual([new TypeError('the override of "cpf" returned no answer')]);
  });

  it('of no tool is named, with the one that was meant', () => {
    const wrong = (id: string) => () => mockCanivete({ overrides: { [id]: {} } as never });
    expect(wrong('renavan')).toThrow(
      new TypeError('mockCanivete: there is no tool "renavan" to override; did you mean "renavam"?'),
    );
    expect(wrong('/dev/uuid')).toThrow('did you mean "dev-uuid"?');
    expect(wrong('dev/uuid')).toThrow('did you mean "dev-uuid"?');
    expect(wrong('zzzzzzzz')).toThrow(/to override$/);
    expect(() => mockCanivete().use({ cfp: {} } as never)).toThrow(TypeError);
    expect(() => mockCanivete({ overrides: { cpf: 7 } as never })).toThrow('the override of "cpf"');
  });

  it('changes nothing when one of several is wrong', async () => {
    const canivete = mocked();
    expect(() => canivete.use({ cpf: { cpfs: [] }, cfp: {} } as never)).toThrow(TypeError);
    expect(await cpfs()).toHaveLength(1);
  });

  it('has the types of its tool', () => {
    const ids: ToolId[] = ['cpf', 'calculadoras-salario-liquido', 'dev-uuid'];
    // @ts-expect-error there is no such tool
    ids.push('cfp');
    const answer: Override<{ count: number }, { cpfs: string[] }> = ({ count }) => ({
      cpfs: [String(count)],
    });
    expect(answer).toBeTypeOf('function');
    // @ts-expect-error an answer of another form
    mockCanivete({ overrides: { cpf: { cpfs: [1] } } });
    // @ts-expect-error a parameter that the tool does not have
    mockCanivete({ overrides: { 'calculadoras-inss': ({ salarioLiquido }) => salarioLiquido } });
  });
});

describe('a failure', () => {
  const month = { now: '2026-11-21T12:00:00Z' };

  it.each([
    [401, 'Chave de API ausente ou inválida. Envie-a em Authorization: Bearer <chave> ou em X-API-Key.'],
    [403, 'O plano free não inclui cpf.'],
    [404, 'Endereço ou método inexistente.'],
    [429, 'Limite de 100 requisições atingido; termina em 2026-12-01T00:00:00.000Z.'],
    [500, 'Erro interno.'],
  ] as const)('of %d answers as the service does, whichever way it is made', async (status, error) => {
    const canivete = mocked(month);
    const made: unknown[] = [];
    for (const cpf of [failure(status), () => failure(status), () => Promise.reject(failure(status))]) {
      canivete.use({ cpf });
      const { body, headers, ...reply } = await ask('/v1/cpf');
      expect(reply.status).toBe(status);
      expect(body).toEqual({ error, code: status });
      expect(headers.get('content-language')).toBe('pt-BR');
      headers.delete('x-request-id');
      made.push([...headers]);
    }
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
  });

  it('is the very answer of a service with keys and quotas', async () => {
    const service = createService({
      clock: () => Date.parse(month.now),
      keys: { plans: { free: { requestsPerMonth: 100, tools: { deny: ['cnpj'] }, events: [] } } },
    });
    const { id } = await service.accounts.create({ plan: 'free' });
    const { key } = await service.keys.create(id);
    const authorization = `Bearer ${key}`;
    const real = async (path: string, headers = {}) => service(new Request(BASE + path, { headers }));
    const canivete = mocked(month);
    const same = async (response: Response, status: 401 | 403 | 429, tool: 'cpf' | 'cnpj' = 'cpf') => {
      expect(response.status).toBe(status);
      canivete.use({ [tool]: failure(status) });
      const mock = await fetch(`${BASE}/v1/${tool}`);
      const parts = async (one: Response) => {
        const headers = Object.fromEntries(one.headers);
        return [one.status, { ...headers, 'x-request-id': '' }, await one.text()];
      };
      expect(await parts(mock)).toEqual(await parts(response));
    };
    await same(await real('/v1/cpf'), 401);
    await same(await real('/v1/cnpj', { authorization }), 403, 'cnpj');
    for (let i = 0; i < 100; i++) await real('/v1/cpf', { authorization });
    await same(await real('/v1/cpf', { authorization }), 429);
  });

  it('of a refused key or a used up quota comes before the parameters are looked at', async () => {
    const canivete = mocked();
    for (const status of [401, 403, 404, 429] as const) {
      canivete.use({ cpf: failure(status) });
      expect((await ask('/v1/cpf?count=0')).status).toBe(status);
    }
    canivete.use({ cpf: failure(500) });
    expect((await ask('/v1/cpf?count=0')).status).toBe(400);
  });

  it('takes headers in the place of its own', async () => {
    mocked({ ...month, overrides: { cpf: failure(429, { headers: { 'retry-after': '0' } }) } });
    const { headers } = await ask('/v1/cpf');
    // The wait is from noon of the 21st to the end of November: 9.5 days.
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(headers.get('retry-after')).toBe('0');
  });

  it('of 400 and 422 names fields, in the language of the request', async () => {
    mocked({
      overrides: {
        cpf: failure(422, {
          details: [{ field: 'value', message: { pt: 'não existe', en: 'does not exist' } }],
          extra: { reason: 'unknown' },
        }),
        cnpj: failure(400, { details: [{ field: 'count', message: 'too many' }] }),
      },
    });
    const { status, body } = await ask('/v1/cpf', { headers: { 'accept-language': 'en' } });
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'value does not exist.',
      code: 422,
      reason: 'unknown',
      details: [{ field: 'value', message: 'does not exist' }],
    });
    expect((await ask('/v1/cnpj')).body.details).toEqual([{ field: 'count', message: 'too many' }]);
  });

  it('of a proxy is a page with its status and headers, and nothing of the service', async () => {
    const canivete = mocked();
    for (const cpf of [failure(503, { headers: { 'retry-after': '5' } }), () => failure(503)]) {
      canivete.use({ cpf });
      const response = await fetch(`${BASE}/v1/cpf`);
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/html');
      expect(response.headers.get('x-request-id')).toBeNull();
      expect(await response.text()).toContain('503 Service Unavailable');
    }
    canivete.use({ cpf: failure(502, { headers: { 'retry-after': '5' } }) });
    expect((await fetch(`${BASE}/v1/cpf`)).headers.get('retry-after')).toBe('5');
    expect(canivete.calls.map(({ status }) => status)).toEqual([503, 503, 502]);
  });

  it('of the network breaks the connection, once where it is told so', async () => {
    const canivete = mocked();
    canivete.use({ cpf: (_input, { nth, answer }) => (nth === 1 ? failure('network') : answer()) });
    await expect(fetch(`${BASE}/v1/cpf`)).rejects.toThrow(TypeError);
    expect((await fetch(`${BASE}/v1/cpf`)).status).toBe(200);
    expect(canivete.calls.map(({ status }) => status)).toEqual([0, 200]);
  });

  it('by timeout answers nothing until the caller gives up', async () => {
    mocked({ overrides: { cpf: failure('timeout') } });
    const signal = AbortSignal.timeout(20);
    await expect(fetch(`${BASE}/v1/cpf`, { signal })).rejects.toThrow(/timeout|timed out|aborted/);
  });

  it('is one that the service can have', () => {
    expect(() => failure(418 as never)).toThrow(
      new TypeError(
        'failure: neither the service nor its proxy answers 418; they do 400, 401, 403, 404, 409, 422, 429, 500, ' +
          '503, 502, 504, 520, 522, 524, network, timeout',
      ),
    );
    // @ts-expect-error a 400 without details
    expect(() => failure(400)).toThrow('a 400 has details');
    expect(() => failure(400, { details: [] })).toThrow('a 400 has details');
    // @ts-expect-error a 422 without details
    expect(() => failure(422)).toThrow('a 422 has details');
  });
});

describe('the calls', () => {
  it('tell what was asked, as it was sent, and how it was answered', async () => {
    const canivete = mocked({ overrides: { cnh: failure(429), 'dev-base64': failure(401) } });
    await ask('/v1/cpf?count=2&formatted=false&action=generate');
    await ask('/v1/cpf?count=many&count=3');
    await ask('/v1/cnh');
    await ask('/v1/dev/base64', post({ text: 'a', other: [1] }));
    await ask('/v1/dev/hash', { method: 'POST', body: '{' });
    await ask('/v1/nao-existe?a=1');
    await ask('/v1/cpf?count=3', { method: 'HEAD' });
    expect(canivete.calls).toEqual([
      { tool: 'cpf', input: { count: 2, formatted: false, action: 'generate' }, status: 200 },
      { tool: 'cpf', input: { count: '3' }, status: 400 },
      { tool: 'cnh', input: {}, status: 429 },
      { tool: 'dev-base64', input: { text: 'a', other: [1] }, status: 401 },
      { tool: 'dev-hash', input: '{', status: 400 },
      { tool: null, input: { a: '1' }, status: 404 },
      { tool: 'cpf', input: { count: 3 }, status: 200 },
    ]);
    canivete.reset();
    expect(canivete.calls).toEqual([]);
  });
});

describe('a service of one’s own', () => {
  it('answers with its keys and quotas, but for what is overridden', async () => {
    const service = createService({ http: { basePath: '/tools/v2' }, autoStart: false });
    const { id } = await service.accounts.create({ plan: 'free' });
    const { key } = await service.keys.create(id);
    const authorization = `Bearer ${key}`;
    const canivete = mocked({ service });
    expect((await ask('/tools/v2/cpf')).status).toBe(401);
    const { status, headers } = await ask('/tools/v2/cpf', { headers: { authorization } });
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, '99']);
    canivete.use({ cpf: { cpfs: ['529.982.247-25'] } });
    expect((await ask('/tools/v2/cpf')).body).toEqual({ cpfs: ['529.982.247-25'] });
    canivete.reset();
    expect((await ask('/tools/v2/cpf')).status).toBe(401);
    expect((await service.usage(id)).used).toBe(1);
  });

  it('may be one of a few tools, at no base path', async () => {
    mocked({ service: createHandler({ tools: [cpf], access: false, http: { basePath: '' } }) });
    expect((await ask('/cpf')).status).toBe(200);
    expect((await ask('/cnpj')).status).toBe(404);
    expect((await ask('/')).status).toBe(404);
  });

  it('has its own time and draws', () => {
    const service = createService();
    for (const own of [{ now: 0 }, { seed: 'x' }]) {
      expect(() => mockCanivete({ service, ...own })).toThrow(
        new TypeError('mockCanivete: options "now" and "seed" cannot go with a service, which has its own'),
      );
    }
  });
});

describe('options', () => {
  it.each([
    ['baseUrl', 7],
    ['now', 'tomorrow'],
    ['now', '2026-11-21T12:00:00'],
    ['now', new Date(NaN)],
    ['now', null],
    ['now', true],
    ['now', 1e16],
    ['now', {}],
    ['seed', 1],
    ['overrides', null],
    ['service', {}],
    ['service', () => new Response()],
    ['onError', 'log'],
  ])('a wrong %s (%s) is named', (name, value) => {
    expect(() => mockCanivete({ [name]: value })).toThrow(
      new TypeError(`mockCanivete: option "${name}" is not valid`),
    );
  });

  it('an unknown one is named', () => {
    expect(() => mockCanivete({ baseURL: BASE } as never)).toThrow(
      /^mockCanivete: there is no option "baseURL"; there are .*baseUrl/,
    );
  });
});
