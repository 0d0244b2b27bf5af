import { describe, expect, it } from 'vitest';
import type { ServiceEvent } from '../../src/contracts/events.ts';
import { createService } from '../../src/index.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { below, chance, pick, type Random } from '../../src/lib/random.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { inputFor } from '../support/hostile.ts';
import { sized } from '../support/size.ts';
import { echoGet, failing, fieldsOf, startService, worker } from '../support/service.ts';
import { ferias } from '../../src/tools/trabalhista/ferias.ts';
import { tools } from '../support/tools.ts';

/** One tool an id. */
const single = [cpf, echoGet, failing];

const lot = (count: number, one: object = { tool: 'cpf' }) => ({ requests: Array(count).fill(one) });

describe('POST /batch', () => {
  it('answers each call in order, whatever became of the others', async () => {
    const { post } = await startService({ tools: single });
    const requests = [
      { id: 'a', tool: 'cpf', input: { count: 2, seed: 's' } },
      { tool: 'echo', input: null },
      { id: 'a', tool: 'echo', input: { count: 'x' } },
      { tool: 'failing', input: { how: 'meaning' } },
      { tool: 'cfp' },
      { tool: 'batch', input: { requests: [] } },
      { tool: 'webhooks-test' },
      { id: null, tool: 'failing', input: { how: 'bug' } },
    ];
    const { status, body, headers } = await post('/v1/batch', { requests }, { key: 'free' });
    expect(status).toBe(200);
    expect(body.results.map(({ id, status }: { id: string | null; status: number }) => [id, status])).toEqual(
      [
        ['a', 200],
        [null, 200],
        ['a', 400],
        [null, 422],
        [null, 404],
        [null, 404],
        [null, 404],
        [null, 500],
      ],
    );
    expect(body.results[0].body.cpfs).toHaveLength(2);
    expect(body.results[1].body).toEqual({ count: 1, formatted: true });
    expect(body.results[2].body.details[0].field).toBe('count');
    expect(body.results[3].body.reason).toBe('why');
    expect(body.results[4].body.error).toContain('cpf');
    expect(headers.get('x-ratelimit-remaining')).toBe('92');
    expect(headers.get('vary')).toBe('Accept-Language');
  });

  it('speaks the language of the request', async () => {
    const { post } = await startService();
    const init = { headers: { 'accept-language': 'en' } };
    const { body, headers } = await post('/v1/batch', lot(1, { tool: 'failing', input: {} }), init);
    expect(body.results[0].body.details[0].message).toMatch(/^is required/);
    expect(headers.get('content-language')).toBe('en');
  });

  it('takes JSON values: a number in quotes is refused in its result, and told to lose them', async () => {
    const { post } = await startService({ tools: single });
    const requests = ['2', 2].map((count) => ({ tool: 'cpf', input: { count, formatted: false } }));
    const { body } = await post('/v1/batch', { requests });
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([400, 200]);
    const [{ field, message }] = body.results[0].body.details;
    expect([field, message]).toEqual(['count', expect.stringContaining('sem aspas')]);
  });

  it.each<readonly [string, unknown, readonly string[]]>([
    ['no calls', {}, ['requests']],
    ['an empty list', { requests: [] }, ['requests']],
    ['more calls than a batch may hold', lot(101), ['requests']],
    ['no list', { requests: { tool: 'cpf' } }, ['requests']],
    ['a call that is none', { requests: ['cpf'] }, ['requests[0]']],
    ['no tool', { requests: [{}] }, ['requests[0].tool']],
    ['a tool that is no text', { requests: [{ tool: 'cpf' }, { tool: 5 }] }, ['requests[1].tool']],
    ['an input that is a list', lot(1, { tool: 'cpf', input: [] }), ['requests[0].input']],
    ['an input that is a text', lot(1, { tool: 'cpf', input: '{}' }), ['requests[0].input']],
    ['an empty id', lot(1, { tool: 'cpf', id: '' }), ['requests[0].id']],
    ['a long id', lot(1, { tool: 'cpf', id: 'x'.repeat(65) }), ['requests[0].id']],
    ['unknown fields', { requests: [{ tool: 'cpf', inputs: {} }], x: 1 }, ['requests[0].inputs', 'x']],
  ])('refuses %s, runs nothing and counts one', async (_, body, fields) => {
    const { post, service } = await startService();
    const reply = await post('/v1/batch', body, { key: 'free' });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply).toSorted()).toEqual(fields.toSorted());
    expect((await service.usage('acc_free')).used).toBe(1);
  });

  it('names what was probably meant, and its bounds', async () => {
    const { post } = await startService({ http: { maxBatch: 3 } });
    const unknown = await post('/v1/batch', lot(1, { tool: 'cpf', inputs: {} }));
    expect(unknown.body.details[0].message).toContain('"input"');
    const many = await post('/v1/batch', lot(4));
    expect(many.body.details[0].message).toMatch(/1 a 3/);
    expect((await post('/v1/batch', lot(3))).status).toBe(200);
  });

  it('reads fields of a query nowhere, and no other method', async () => {
    const { call, post } = await startService();
    expect(fieldsOf(await post('/v1/batch?lang=en', lot(1)))).toEqual(['lang']);
    const { status, headers } = await call('/v1/batch');
    expect([status, headers.get('allow')]).toEqual([404, 'POST']);
  });

  it('counts all of its calls or none, also of batches at once', async () => {
    const { post, service } = await startService();
    const replies = await Promise.all(
      Array.from({ length: 12 }, async () => post('/v1/batch', lot(9), { key: 'free' })),
    );
    const statuses = replies.map(({ status }) => status);
    // A free account has 100 requests a month: eleven times nine fit.
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect((await service.usage('acc_free')).used).toBe(99);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers.get('x-ratelimit-remaining')).toBe('1');
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await post('/v1/batch', lot(1), { key: 'free' })).status).toBe(200);
    expect((await post('/v1/batch', {}, { key: 'free' })).status).toBe(429);
  });

  it('counts all of its calls against the burst too', async () => {
    const { post, service } = await startService({ keys: { burst: { requests: 10, seconds: 60 } } });
    expect((await post('/v1/batch', lot(11))).status).toBe(429);
    expect((await post('/v1/batch', lot(10))).status).toBe(200);
    expect((await post('/v1/batch', lot(1))).status).toBe(429);
    expect((await service.usage('acc_enterprise')).used).toBe(10);
  });

  it('asks of each call whether the key may use its tool', async () => {
    const { post, service } = await startService();
    const { key } = await service.keys.create('acc_free', { tools: ['cpf'] });
    const requests = [{ tool: 'cpf' }, { tool: 'echo' }, { tool: 'nothing' }];
    const { body } = await post('/v1/batch', { requests }, { key: { text: key } });
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 403, 404]);
    expect((await service.usage('acc_free')).used).toBe(3);
    expect((await post('/v1/batch', lot(1), { key: null })).status).toBe(401);
    await service.accounts.setStatus('acc_free', 'suspended');
    expect((await post('/v1/batch', lot(1), { key: { text: key } })).status).toBe(403);
  });

  it('raises the events of its calls as if each was sent alone', async () => {
    const raised: ServiceEvent[] = [];
    const { post } = await startService({
      tools: single,
      events: { emit: async (event) => void raised.push(event) },
    });
    const requests = [{ tool: 'cpf', input: { count: 4 } }, { tool: 'failing', input: {} }, { tool: 'echo' }];
    await post('/v1/batch', { requests });
    expect(raised.map((event) => event.type === 'tool_called' && [event.tool.id, event.resultCount])).toEqual(
      [
        ['cpf', 4],
        ['echo', 1],
      ],
    );
  });

  it('stands in the usage of an account under the tools of its calls', async () => {
    const { post, service } = await startService();
    await post('/v1/batch', {
      requests: [{ tool: 'cpf' }, { tool: 'cpf' }, { tool: 'cpf', input: { count: 0 } }, { tool: 'none' }],
    });
    const usage = await service.accounts.export('acc_enterprise');
    expect(usage.usage.map(({ toolId, ok, refused }) => [toolId, ok, refused])).toEqual([['cpf', 2, 1]]);
  });

  it('tells who runs the service of a call that failed', async () => {
    const told: unknown[] = [];
    const { post } = await startService({ onError: (error, context) => told.push([String(error), context]) });
    const init = { headers: { 'x-request-id': 'mine' } };
    await post('/v1/batch', lot(1, { tool: 'failing', input: { how: 'bug' } }), init);
    expect(told).toEqual([['Error: secret', { requestId: 'mine', method: 'POST', path: '/v1/batch' }]]);
  });

  // On Workers the clock stands still while a request works.
  const isWorkers = globalThis.navigator?.userAgent === 'Cloudflare-Workers';
  it.skipIf(isWorkers)('lets other work have its turn between the calls', async () => {
    const sixMilliseconds = () => {
      for (const end = performance.now() + 6; performance.now() < end;);
      return 1;
    };
    const { post } = await startService({ tools: [worker(sixMilliseconds)] });
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const { body } = await post('/v1/batch', lot(40, { tool: 'work' }));
    clearInterval(timer);
    expect(body.results).toHaveLength(40);
    // Two calls pass 10 ms, so there are at least twenty turns; a timer may miss some of them.
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('leaves out results that do not fit in 8 MiB, and takes smaller ones after them', async () => {
    let nth = 0;
    const sizes = [5_000_000, 5_000_000, 3_000_000, 500_000, 10];
    const { post } = await startService({
      tools: [worker(() => 'x'.repeat(sizes[nth++] as number))],
      http: { maxBodyBytes: 10_000_000 },
    });
    const { body } = await post('/v1/batch', lot(5, { tool: 'work' }));
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 422, 200, 422, 200]);
    expect(body.results[1].body.error).toBe(
      'requests[1] não cabe na resposta, que tem até 8 MiB: peça em outro lote.',
    );
    expect(body.results[1].body.details[0].field).toBe('requests[1]');
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(8_388_608);
  });

  it('makes no more results once those that did not fit would have filled another answer', async () => {
    let made = 0;
    const large = worker(() => {
      made++;
      return 'x'.repeat(5_000_000);
    });
    const { post } = await startService({ tools: [large], http: { maxBodyBytes: 10_000_000 } });
    const { body } = await post('/v1/batch', lot(6, { tool: 'work' }));
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([
      200, 422, 422, 422, 422, 422,
    ]);
    expect(body.results[5].body.details[0].field).toBe('requests[5]');
    expect(made).toBe(3);
  });
});

describe('a batch and the tools’ own addresses', () => {
  const service = createService({ clock: () => Date.UTC(2026, 10, 21, 12) });

  /**
   * Draws an input that a query can carry as well as JSON: an example with a field missing, unknown or out of bounds.
   */
  function plainInput(random: Random, tool: AnyTool): Record<string, unknown> {
    const sample = tool.examples.length > 0 ? pick(random, tool.examples).input : {};
    const input = { ...(sample as Record<string, unknown>) };
    const names = Object.keys(input);
    if (names.length > 0 && chance(random, 1, 3)) delete input[pick(random, names)];
    if (chance(random, 1, 6)) input['desconhecido'] = 1;
    for (const name of names)
      if (typeof input[name] === 'number' && chance(random, 1, 6))
        input[name] = pick(random, [-1e9, 0, 7, 1e9]);
    return input;
  }

  function inputOf(random: Random, tool: AnyTool): Record<string, unknown> {
    const entries = tool.input.entries as unknown as Parameters<typeof inputFor>[1];
    const input =
      tool.method === 'POST' && chance(random, 1, 2)
        ? inputFor(random, entries, tool.examples[0]?.input)
        : plainInput(random, tool);
    return 'seed' in tool.input.entries ? { ...input, seed: 'a' } : input;
  }

  it('answer the same', async () => {
    const random = seededRandom('batches');
    const account = await service.accounts.create({ plan: 'enterprise' });
    const { key } = await service.keys.create(account.id);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const ask = async (path: string, body?: unknown) => {
      const method = body === undefined ? 'GET' : 'POST';
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await service(new Request(`http://localhost/v1${path}`, init));
      return { status: response.status, body: await response.json() };
    };

    const seen = new Map<number, number>();
    const drawn = new Set<string>();
    const batches = sized(10, 250);
    const impossibleCall = { tool: ferias as AnyTool, input: { salarioBruto: 3000, ano: 1990 } };
    for (let i = 0; i < batches; i++) {
      const calls = Array.from({ length: 1 + below(random, 12) }, () => {
        const tool = pick(random, tools);
        return { tool, input: inputOf(random, tool) };
      });
      if (i === 0) calls.push(impossibleCall);
      const requests = calls.map(({ tool, input }) => ({ tool: tool.id, input }));
      const { body } = await ask('/batch', { requests });
      for (const [nth, { tool, input }] of calls.entries()) {
        const query = new URLSearchParams(
          Object.entries(input).map(([name, value]) => [name, String(value)]),
        );
        const askAlone = async () =>
          tool.method === 'POST' ? ask(tool.path, input) : ask(`${tool.path}?${query}`);
        const alone = await askAlone();
        const isDrawn = JSON.stringify(alone) !== JSON.stringify(await askAlone());
        if (isDrawn) drawn.add(tool.id);
        else expect([tool.id, input, body.results[nth]]).toEqual([tool.id, input, { id: null, ...alone }]);
        seen.set(alone.status, (seen.get(alone.status) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].toSorted()).toEqual([200, 400, 422]);
    // Calls that draw without a seed cannot be compared; they are rare.
    expect(drawn.size).toBeLessThan(10);
  });
});
