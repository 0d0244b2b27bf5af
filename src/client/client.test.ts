import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sized } from '#test/support/size.ts';
import { CaniveteError, type Client, type ClientOptions, createClient } from './index.ts';
import { sleep } from './time.ts';

/** The reaction of a fake service to a request: an answer, or a broken connection. */
type Deed =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | 'broken';

const BASE = 'https://api.example.com/v1';
const answered = { status: 200, body: { cpfs: [] } } as const;
const failed = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: { error: 'Erro.', code: status },
});

/**
 * Makes a client of a service that reacts to requests in turn and repeats the last reaction for ever, and notes what it
 * was sent.
 */
function clientOf(deeds: readonly Deed[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const times: number[] = [];
  const client = createClient({
    baseUrl: BASE,
    async fetch(request) {
      const deed = deeds[Math.min(sent.length, deeds.length - 1)] as Deed;
      sent.push(request);
      times.push(Date.now());
      if (deed === 'broken') throw new TypeError('fetch failed');
      const { status, headers = {}, body } = deed;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
    ...options,
  });
  return { client, sent, times };
}

/** Gives the outcome of a call while all timers run. On a busy machine a body may be read later than they run. */
async function settled<T>(call: Promise<T>): Promise<T | CaniveteError> {
  const end = call.catch((error: unknown) => error as CaniveteError);
  const waiting = Symbol('waiting');
  for (;;) {
    await vi.runAllTimersAsync();
    const turn = new Promise<typeof waiting>((resolve) => setImmediate(() => resolve(waiting)));
    const outcome = await Promise.race([end, turn]);
    if (outcome !== waiting) return outcome as T | CaniveteError;
  }
}

const failure = async (call: Promise<unknown>): Promise<CaniveteError> => {
  const end = await settled(call);
  return end instanceof CaniveteError ? end : expect.fail(`it ended with ${String(end)}`);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  it('of GET has its fields in the query, without those that are absent', async () => {
    const { client, sent } = clientOf([answered], { key: 'cnv_a' });
    await client.get('/cpf', { count: 3, formatted: false, state: undefined });
    const [request] = sent as [Request];
    expect([request.method, request.url]).toEqual(['GET', `${BASE}/cpf?count=3&formatted=false`]);
    expect(Object.fromEntries(request.headers)).toEqual({
      authorization: 'Bearer cnv_a',
      'accept-language': 'pt-BR',
    });
  });

  it('of POST has them in its body, as JSON', async () => {
    const { client, sent } = clientOf([answered], { baseUrl: `${BASE}/`, language: 'en' });
    await client.post('/dev/hash', { text: 'ação', algorithm: 'sha256' });
    const [request] = sent as [Request];
    expect([request.method, request.url]).toEqual(['POST', `${BASE}/dev/hash`]);
    expect(await request.json()).toEqual({ text: 'ação', algorithm: 'sha256' });
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      'accept-language': 'en',
    });
  });

  it('of the account area has its id in the path, and the rest where the method has it', async () => {
    const { client, sent } = clientOf([{ status: 200, body: {} }]);
    const { account } = client;
    await account.get('/account', {});
    await account.get('/account/webhooks/:id/deliveries', { id: 'wh_1', limit: 5 });
    await account.patch('/account/keys/:id', { id: '../x', name: null });
    await account.put('/account/favorites/:tool', { tool: 'cpf' });
    await account.delete('/account/keys/:id', { id: 'key_1' });
    await account.post('/account/webhooks/:id/enable', { id: 'wh_1' });
    expect(sent.map(({ method, url }) => `${method} ${url.slice(BASE.length)}`)).toEqual([
      'GET /account',
      'GET /account/webhooks/wh_1/deliveries?limit=5',
      'PATCH /account/keys/..%2Fx',
      'PUT /account/favorites/cpf',
      'DELETE /account/keys/key_1',
      'POST /account/webhooks/wh_1/enable',
    ]);
    expect(await Promise.all(sent.map(async (request) => request.text()))).toEqual([
      '',
      '',
      '{"name":null}',
      '',
      '',
      '{}',
    ]);
  });

  it('has a colon that names nothing as it is', async () => {
    const { client, sent } = clientOf([answered]);
    await client.get('/cpf:' as '/cpf', {});
    expect(sent[0]?.url).toBe(`${BASE}/cpf:`);
  });
});

it('a batch is one request of many calls, and gives their results', async () => {
  const results = [
    { id: null, status: 200, body: { cpfs: [] } },
    { id: 'b', status: 400, body: { error: 'Erro.', code: 400 } },
  ];
  const { client, sent } = clientOf([{ status: 200, body: { results } }]);
  const told = await client.batch([
    { tool: 'cpf', input: { count: 2 } },
    { tool: 'cnpj', id: 'b' },
  ]);
  expect(told).toEqual(results);
  const [request] = sent as [Request];
  expect([request.method, request.url]).toEqual(['POST', `${BASE}/batch`]);
  expect(await request.json()).toEqual({
    requests: [
      { tool: 'cpf', input: { count: 2 } },
      { tool: 'cnpj', id: 'b' },
    ],
  });
});

describe('an error', () => {
  it('says what the answer says', async () => {
    const body = {
      error: 'CPF inválido.',
      code: 422,
      reason: 'check-digit',
      details: [{ field: 'value', message: 'não confere' }],
    };
    const { client } = clientOf([{ status: 422, headers: { 'x-request-id': 'req_1' }, body }]);
    expect(await failure(client.get('/cpf', {}))).toMatchObject({
      name: 'CaniveteError',
      message: 'CPF inválido.',
      status: 422,
      code: 422,
      details: body.details,
      reason: 'check-digit',
      requestId: 'req_1',
      retryAfter: null,
      body,
    });
  });

  it.each([400, 401, 403, 404, 409, 422, 500])(
    'of status %i is one, with all of its fields',
    async (status) => {
      const { client } = clientOf([failed(status)], { retry: 0 });
      expect(await failure(client.get('/cpf', {}))).toMatchObject({
        status,
        code: status,
        details: [],
        reason: null,
        requestId: null,
      });
    },
  );

  it('without an answer has the status 0 and its cause', async () => {
    const { client } = clientOf(['broken'], { retry: 0 });
    const { status, cause, message } = await failure(client.get('/cpf', {}));
    expect([status, cause, message]).toEqual([
      0,
      new TypeError('fetch failed'),
      'no answer: TypeError: fetch failed',
    ]);
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Sign in</html>'],
    [200, ''],
  ])('of an answer %i without JSON has its status: %j', async (status, body) => {
    const { client } = clientOf([{ status, body }], { retry: 0 });
    expect(await failure(client.get('/cpf', {}))).toMatchObject({
      message: `no JSON in an answer ${status}`,
      status,
      code: status,
      body: undefined,
    });
  });

  it('of a proxy may be JSON of another form', async () => {
    const { client } = clientOf([{ status: 403, body: null }], { retry: 0 });
    expect(await failure(client.get('/cpf', {}))).toMatchObject({ status: 403, code: 403, details: [] });
  });
});

describe('a call is repeated', () => {
  const waits = (times: readonly number[]) => times.slice(1).map((time, i) => time - (times[i] as number));

  it('after an answer of 500 or more, and after none, with waits that grow', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    for (const deed of [failed(500), failed(503), 'broken'] as const) {
      const { client, times } = clientOf([deed, deed, answered]);
      expect(await settled(client.get('/cpf', {}))).toEqual({ cpfs: [] });
      expect(waits(times)).toEqual([250, 500]);
    }
    vi.restoreAllMocks();
  });

  it('with waits that are spread over half of the longest one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, times } = clientOf([failed(500), failed(500), answered]);
    await settled(client.get('/cpf', {}));
    expect(waits(times)).toEqual([375, 750]);
    vi.restoreAllMocks();
  });

  it('never after a status of less than 500', async () => {
    const { client, sent } = clientOf([failed(499), answered]);
    await failure(client.get('/cpf', {}));
    expect(sent).toHaveLength(1);
  });

  it('twice where nothing else is said, and the last failure is told', async () => {
    const { client, sent } = clientOf([failed(500), failed(502), failed(503), answered]);
    expect(await failure(client.get('/cpf', {}))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(3);
  });

  it('never after a POST that may have run', async () => {
    for (const deed of [failed(500), 'broken'] as const) {
      const { client, sent } = clientOf([deed, answered]);
      await failure(client.post('/dev/hash', { text: 'a' }));
      expect(sent).toHaveLength(1);
    }
  });

  it('after a 429 that ends within ten seconds, whatever its method, since it did not run', async () => {
    const { client, times, sent } = clientOf([failed(429, { 'retry-after': '10' }), answered]);
    await settled(client.post('/dev/hash', { text: 'a' }));
    expect(waits(times)).toEqual([10_000]);
    expect(await sent[1]?.json()).toEqual({ text: 'a' });
  });

  it.each([{ 'retry-after': '11' }, {}])('never after a 429 with %j', async (headers) => {
    const { client, sent } = clientOf([failed(429, headers as Record<string, string>), answered]);
    const { retryAfter } = await failure(client.get('/cpf', {}));
    expect([sent.length, retryAfter]).toEqual([1, 'retry-after' in headers ? 11 : null]);
  });

  it('after the date that a proxy names', async () => {
    const date = new Date(Date.now() + 5000).toUTCString();
    const { client, times } = clientOf([failed(503, { 'retry-after': date }), answered]);
    await settled(client.get('/cpf', {}));
    const [wait = 0] = waits(times);
    // The date has no milliseconds.
    expect(wait).toBeGreaterThan(3999);
    expect(wait).toBeLessThanOrEqual(5000);
  });

  it('never at `retry: 0`, and its error has in seconds the date that a proxy names', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const { client } = clientOf([failed(503, { 'retry-after': date })], { retry: 0 });
    expect((await failure(client.get('/cpf', {}))).retryAfter).toBe(3600);
    // A second that has begun is waited for in full.
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12) + 1);
    const { client: later } = clientOf([failed(503, { 'retry-after': date })], { retry: 0 });
    expect((await failure(later.get('/cpf', {}))).retryAfter).toBe(3600);
    // A date in the past causes no wait.
    vi.setSystemTime(Date.UTC(2026, 10, 21, 14));
    const { client: last } = clientOf([failed(503, { 'retry-after': date })], { retry: 0 });
    expect((await failure(last.get('/cpf', {}))).retryAfter).toBe(0);
  });

  it('as often as `retry` allows and its failures need, in any order of them', async () => {
    const repeated = fc.constantFrom<Deed>(
      failed(500),
      failed(599),
      'broken',
      failed(429, { 'retry-after': '3' }),
    );
    const last = fc.constantFrom<Deed>(
      answered,
      failed(400),
      failed(404),
      failed(429, { 'retry-after': '60' }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(repeated, { maxLength: 5 }),
        last,
        fc.integer({ min: 0, max: 4 }),
        async (deeds, end, retry) => {
          const { client, sent, times } = clientOf([...deeds, end], { retry });
          const outcome = await settled(client.get('/cpf', {}));
          expect(sent).toHaveLength(Math.min(deeds.length, retry) + 1);
          expect(outcome instanceof CaniveteError).toBe(deeds.length > retry || end !== answered);
          for (const [i, wait] of waits(times).entries()) {
            const most = typeof deeds[i] === 'object' && deeds[i].status === 429 ? 3000 : 500 * 2 ** i;
            expect(wait).toBeLessThanOrEqual(most);
            expect(wait).toBeGreaterThanOrEqual(Math.floor(most / 2));
          }
        },
      ),
      { numRuns: sized(20, 500) },
    );
  });
});

describe('the quota', () => {
  const told = (remaining: number) => ({
    ...answered,
    headers: {
      'x-ratelimit-limit': '10000',
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': '1796083200',
    },
  });

  it('is that of the last answer that had one, a refusal too', async () => {
    const refused = { ...told(9998), status: 400 };
    const { client } = clientOf([answered, told(9999), refused, failed(404)]);
    await client.get('/cpf', {});
    expect(client.quota).toBeNull();
    await client.get('/cpf', {});
    expect(client.quota).toEqual({ limit: 10_000, remaining: 9999, resetsAt: Date.UTC(2026, 11, 1) });
    for (let i = 0; i < 2; i++) {
      await failure(client.get('/cpf', {}));
      expect(client.quota?.remaining).toBe(9998);
    }
  });

  it('is read from the headers of the IETF where a service sends those alone', async () => {
    const ietf = {
      'ratelimit-policy': '"burst";q=5;w=10, "monthly";q=10000;w=2592000',
      ratelimit: '"burst";r=4;t=10, "monthly";r=9999;t=820800',
    };
    const halves = [{ ratelimit: ietf.ratelimit }, { 'ratelimit-policy': ietf['ratelimit-policy'] }];
    const { client } = clientOf([...halves, ietf].map((headers) => ({ ...answered, headers })));
    for (let i = 0; i < halves.length; i++) {
      await client.get('/cpf', {});
      expect(client.quota).toBeNull();
    }
    await client.get('/cpf', {});
    expect(client.quota).toEqual({
      limit: 10_000,
      remaining: 9999,
      resetsAt: Date.now() + 820_800_000,
    });
  });

  it.each([
    { 'x-ratelimit-limit': '10000', 'x-ratelimit-remaining': '9999' },
    { 'x-ratelimit-limit': '10000', 'x-ratelimit-reset': '1796083200' },
    { 'x-ratelimit-remaining': '9999', 'x-ratelimit-reset': '1796083200' },
    { ...told(9999).headers, 'x-ratelimit-limit': '' },
    { ...told(9999).headers, 'x-ratelimit-limit': '-1' },
    { ...told(9999).headers, 'x-ratelimit-limit': '10000;w=60' },
  ])('is not told by a part of its headers, or by other texts than whole numbers: %j', async (headers) => {
    const { client } = clientOf([{ ...answered, headers: headers as Record<string, string> }]);
    await client.get('/cpf', {});
    expect(client.quota).toBeNull();
  });
});

describe('a call ends', () => {
  const never = { fetch: async () => new Promise<Response>(() => undefined) };

  it('when its caller aborts it, with the reason of the signal, whatever is answered', async () => {
    const { client } = clientOf([answered], never);
    const { signal, abort } = abortable();
    const call = settled(client.get('/cpf', {}, { signal }));
    abort('enough');
    expect(await call).toBe('enough');
  });

  it('at once, and unsent, where it was aborted before', async () => {
    const { client, sent } = clientOf([answered]);
    const call = client.get('/cpf', {}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });

  it('while it waits to be sent again, and then it is not', async () => {
    const { client, sent } = clientOf([failed(429, { 'retry-after': '9' }), answered]);
    const { signal, abort } = abortable();
    const call = client.get('/cpf', {}, { signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    abort('enough');
    expect(await call).toBe('enough');
    expect(vi.getTimerCount()).toBe(0);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  it('after its time, repetitions and waits included', async () => {
    const { client, times } = clientOf([failed(429, { 'retry-after': '4' })], { retry: 9 });
    const began = Date.now();
    const end = await settled(client.get('/cpf', {}, { timeout: 10_000 }));
    expect(end).toMatchObject({ name: 'TimeoutError', message: 'no answer within 10000 ms' });
    expect(times.map((time) => time - began)).toEqual([0, 4000, 8000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without listeners left on its signal, also those of its waits', async () => {
    const { client } = clientOf([failed(429, { 'retry-after': '1' }), answered]);
    const { signal } = abortable();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const added = vi.spyOn(signal, 'addEventListener');
    await settled(client.get('/cpf', {}, { signal }));
    expect(added).toHaveBeenCalled();
    expect(removed.mock.calls).toEqual(added.mock.calls);

    const { signal: ofWait } = abortable();
    const [begun, over] = [vi.spyOn(ofWait, 'addEventListener'), vi.spyOn(ofWait, 'removeEventListener')];
    const wait = sleep(10, ofWait);
    await vi.runAllTimersAsync();
    await wait;
    expect(over.mock.calls).toEqual(begun.mock.calls);
  });

  it('without a timer left behind', async () => {
    const { client } = clientOf([answered]);
    await client.get('/cpf', {}, { timeout: 10_000 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the sender gets a signal that tells it', async () => {
    const signals: AbortSignal[] = [];
    const { client } = clientOf([answered], {
      async fetch({ signal }) {
        signals.push(signal);
        return new Promise<Response>(() => undefined);
      },
    });
    await settled(client.get('/cpf', {}, { timeout: 10 }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  function abortable() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: (reason: string) => controller.abort(reason) };
  }
});

it('a wrong option is named', () => {
  expect(() => createClient({} as never)).toThrow('"baseUrl"');
  expect(() => createClient({ baseUrl: BASE, retry: 1.5 })).toThrow('"retry"');
});

it('a malformed address is refused at once', async () => {
  const { client, sent } = clientOf([answered], { baseUrl: 'no address' });
  await expect(client.get('/cpf', {})).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
});

it('types are of the definitions: what is wrong is an error of the compiler', () => {
  const typed = async (client: Client) => {
    (await client.get('/cpf', { count: 1 })).cpfs satisfies string[];
    (await client.get('/cpf', { action: 'validate', value: '1' })).states satisfies string[];
    (await client.get('/calculadoras/inss', { salarioBruto: 3000 })).valor satisfies number;
    const { webhook, secret } = await client.account.post('/account/webhooks', {
      url: 'https://hooks.acme.com/',
      events: ['tool_used'],
    });
    webhook.state satisfies 'active' | 'disabled';
    secret satisfies string;
    (await client.account.get('/plans', {})).plans[0]?.name satisfies string | undefined;
    const [pay, drawn] = await client.batch([
      { tool: 'calculadoras-inss', input: { salarioBruto: 3000 } },
      { tool: 'cpf' },
    ]);
    if (pay.status === 200) pay.body.valor satisfies number;
    else pay.body.error satisfies string;
    if (drawn.status === 200 && 'cpfs' in drawn.body) drawn.body.cpfs satisfies string[];
    // @ts-expect-error -- no such tool
    await client.batch([{ tool: 'cpff' }]);
    // @ts-expect-error -- a number, not a text
    await client.batch([{ tool: 'cpf', input: { count: '1' } }]);
    // @ts-expect-error -- salarioBruto is required
    await client.batch([{ tool: 'calculadoras-inss' }]);
    // @ts-expect-error -- no such path
    await client.get('/cpff', {});
    // @ts-expect-error -- a tool of GET
    await client.post('/cpf', {});
    // @ts-expect-error -- a number, not a text
    await client.get('/cpf', { count: '1' });
    // @ts-expect-error -- no such field
    await client.get('/calculadoras/inss', { salarioBruto: 3000, salary: 1 });
    // @ts-expect-error -- salarioBruto is required
    await client.get('/calculadoras/inss', {});
    // @ts-expect-error -- its id is missing
    await client.account.get('/account/webhooks/:id', {});
    // @ts-expect-error -- it has no query
    await client.account.get('/account/keys', { limit: 1 });
    // @ts-expect-error -- no such event
    await client.account.post('/account/webhooks', { url: 'https://a.b/', events: ['tool_missed'] });
    // @ts-expect-error -- no DELETE there
    await client.account.delete('/account/keys', {});
  };
  expect(typed).toBeTypeOf('function');
});
