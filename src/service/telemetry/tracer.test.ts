import { context, propagation, trace } from '@opentelemetry/api';
import {
  NodeTracerProvider,
  InMemorySpanExporter,
  ParentBasedSampler,
  AlwaysOnSampler,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addWebhooks,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
  turnsUntil,
} from '#test/support/deliveries.ts';
import { echoGet, startService } from '#test/support/service.ts';
import { keepingTracer, outlineOf } from '#test/support/tracer.ts';
import type { ToolCall } from '../../contracts/events.ts';
import { defineTool } from '../../kit/tool.ts';
import { memoryStore } from '../../stores/memory/index.ts';
import { createSpans, type Span, type Tracer } from './tracer.ts';

// W3C Trace Context, 3.2.3: the example of a traceparent.
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

/** A service that keeps its spans, after those of its start. */
async function traced(options: object = {}) {
  const { tracer, spans } = keepingTracer();
  const started = await startService({ tracer, ...options });
  spans.length = 0;
  return { ...started, spans };
}

describe('spans of requests', () => {
  it('hold those of the stores and of the tool, by the names of OpenTelemetry', async () => {
    const { call, spans } = await traced();
    await call('/v1/cpf?count=2');
    expect(outlineOf(spans)).toEqual([
      'GET /v1/cpf',
      '  keyStore.findKey',
      '  keyStore.touchKey',
      '  quotaStore.consume',
      '  tool cpf',
      '  webhookStore.listWebhooks',
    ]);
    expect(spans.map(({ kind, status, ended }) => [kind, status, ended])).toEqual(
      spans.map((_, i) => [i === 0 ? 1 : 0, 0, 1]),
    );
    const attributes = Object.fromEntries(spans.map((span) => [span.name, span.attributes]));
    expect(attributes).toMatchObject({
      'GET /v1/cpf': {
        'http.request.method': 'GET',
        'http.route': '/v1/cpf',
        'http.response.status_code': 200,
        'canivete.tool': 'cpf',
        'canivete.account': 'acc_enterprise',
      },
      'keyStore.findKey': { 'canivete.store': 'keyStore', 'canivete.store.method': 'findKey' },
      'tool cpf': { 'canivete.tool': 'cpf' },
    });
  });

  it('of a tool begin with its name and address, so that a sampler can go by them', async () => {
    const begun: unknown[] = [];
    const { tracer } = keepingTracer();
    const startActiveSpan: Tracer['startActiveSpan'] = (name, options, context, run) => {
      if (options.kind === 1) begun.push([name, { ...options.attributes }]);
      return tracer.startActiveSpan(name, options, context, run);
    };
    const { call } = await traced({ tracer: { startActiveSpan } });
    begun.length = 0;
    await call('/v1/cpf');
    await call('/v1/cpf', { method: 'HEAD' });
    await call('/v1/tabelas');
    const told = { 'http.route': '/v1/cpf', 'canivete.tool': 'cpf' };
    expect(begun).toEqual([
      ['GET /v1/cpf', { 'http.request.method': 'GET', ...told }],
      ['HEAD /v1/cpf', { 'http.request.method': 'HEAD', ...told }],
      ['GET', { 'http.request.method': 'GET' }],
    ]);
  });

  it('are active in stores and tools, so that spans of the host are part of them', async () => {
    const { tracer, spans } = keepingTracer();
    const mine = (name: string) =>
      tracer.startActiveSpan(name, { kind: 0, attributes: {} }, undefined, () => undefined);
    const store = memoryStore();
    const { findKey, listWebhooks } = store;
    store.findKey = async (digest) => {
      await Promise.resolve();
      mine('query');
      return findKey(digest);
    };
    store.listWebhooks = (accountId) => {
      mine('list');
      return listWebhooks(accountId);
    };
    const tool = defineTool({
      ...echoGet,
      run() {
        mine('library');
        return {};
      },
    });
    const { call } = await startService({
      ...{ tracer, tools: [tool], keyStore: store, webhookStore: store },
    });
    spans.length = 0;
    expect((await call('/v1/echo')).status).toBe(200);
    const outline = outlineOf(spans).filter((line) => !line.includes('touchKey'));
    expect(outline).toEqual([
      'GET /v1/echo',
      '  keyStore.findKey',
      '    query',
      '  quotaStore.consume',
      '  tool echo',
      '    library',
      '  webhookStore.listWebhooks',
      '    list',
    ]);
  });

  it('are asked for their ids where an account has a webhook that is told them', async () => {
    const { tracer } = keepingTracer();
    let asked = 0;
    const startActiveSpan: Tracer['startActiveSpan'] = (name, options, context, run) =>
      tracer.startActiveSpan(name, options, context, (span) =>
        run({ ...span, spanContext: () => (asked++, span.spanContext()) }),
      );
    const { call, service } = await startService({ tracer: { startActiveSpan }, autoStart: false });
    await call('/v1/cpf');
    expect(asked).toBe(0);
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    expect(asked).toBe(1);
  });

  it.each([
    ['/v1/cpf?count=segredo', {}, 'GET /v1/cpf', 400],
    ['/v1/cpf', { key: null }, 'GET /v1/cpf', 401],
    ['/v1/segredo', {}, 'GET', 404],
    ['/v1/account/keys/segredo', { method: 'DELETE' }, 'DELETE /v1/account/keys/:id', 403],
    ['/v1/cpf', { method: 'SEGREDO' }, 'HTTP', 404],
    ['/v1/failing?how=meaning', {}, 'GET /v1/failing', 422],
  ])('of %s %j is %s, and no failure of ours', async (path, init, name, status) => {
    const { call, spans } = await traced();
    await call(path, init);
    expect(spans[0]).toMatchObject({ name, attributes: { 'http.response.status_code': status } });
    expect(spans.map((span) => [span.status, span.ended])).toEqual(spans.map(() => [0, 1]));
    const told = JSON.stringify(spans.map((span) => ({ ...span, parent: null })));
    expect(told.toLowerCase()).not.toContain('segredo');
  });

  it('tell of what failed by its name and place, without its message', async () => {
    const { call, spans } = await traced({ onError: () => undefined });
    expect((await call('/v1/failing?how=bug')).status).toBe(500);
    const failed = spans.filter(({ status }) => status === 2);
    expect(failed.map(({ name }) => name)).toEqual(['GET /v1/failing', 'tool failing']);
    for (const { attributes, exceptions } of failed) {
      expect(attributes['error.type']).toBe('Error');
      expect(exceptions).toEqual([
        { name: 'Error', stack: expect.stringMatching(/^Error\n +at .*service\.ts:\d+/) },
      ]);
      expect(exceptions[0]?.stack).not.toContain('secret');
    }
  });

  it('show which call of a store failed', async () => {
    const store = memoryStore();
    const down = () => Promise.reject(Object.assign(new RangeError('down: segredo'), { code: 'x' }));
    const { call, spans } = await traced({ keyStore: store, onError: () => undefined });
    store.findKey = down;
    expect((await call('/v1/cpf')).status).toBe(500);
    expect(outlineOf(spans)).toEqual(['GET /v1/cpf', '  keyStore.findKey']);
    expect(spans.map(({ status, attributes }) => [status, attributes['error.type']])).toEqual([
      [2, 'RangeError'],
      [2, 'RangeError'],
    ]);
    expect(spans.flatMap(({ exceptions }) => exceptions.map(({ stack }) => stack)).join()).not.toContain(
      'segredo',
    );
  });

  const thrown = (stack: unknown) =>
    Object.assign(new TypeError('segredo\nmais segredo'), { stack }) as unknown;
  it.each<[string, unknown, string, readonly string[]]>([
    [
      'V8',
      thrown('TypeError: segredo\nmais segredo\n    at find (a.js:1:2)\n at b.js:3:4\nsegredo'),
      'TypeError',
      ['TypeError\n    at find (a.js:1:2)\n at b.js:3:4'],
    ],
    [
      'JavaScriptCore',
      thrown('find@a.js:1:2\n@b.js:3:4\num segredo@c.js'),
      'TypeError',
      ['TypeError\nfind@a.js:1:2\n@b.js:3:4'],
    ],
    [
      'without its message, and a line that only holds a place',
      thrown('x@a.js:1\nas at b.js:2\n\tat c.js:3\nat d.js:4'),
      'TypeError',
      ['TypeError\nx@a.js:1'],
    ],
    [
      'a message that is said again further down',
      Object.assign(new TypeError('find'), { stack: 'TypeError: find\n    at find (a.js:1:2)' }),
      'TypeError',
      ['TypeError\n    at find (a.js:1:2)'],
    ],
    [
      'a message that begins the stack',
      Object.assign(new TypeError('x@y:1'), { stack: 'x@y:1\nfind@a.js:1:2' }),
      'TypeError',
      ['TypeError\nfind@a.js:1:2'],
    ],
    ['a name of one letter', { name: 'E', stack: '' }, 'E', ['E']],
    ['a long name', { name: 'E'.repeat(64), stack: '' }, 'E'.repeat(64), ['E'.repeat(64)]],
    ['a name that is too long', { name: 'E'.repeat(65), stack: '' }, 'Error', ['Error']],
    ['no stack', thrown(undefined), 'TypeError', []],
    ['a text', 'connection_failed', 'connection_failed', []],
    ['nothing', undefined, 'Error', []],
    ['a name that may be a message', { name: 'a secret', stack: 'x@y:1' }, 'Error', ['Error\nx@y:1']],
  ])('tell where it was thrown: %s', async (_, failure, name, stacks) => {
    const store = memoryStore();
    const { call, spans } = await traced({ keyStore: store, onError: () => undefined });
    store.findKey = () => Promise.reject(failure as Error);
    await call('/v1/cpf');
    const { exceptions, attributes } = spans.find((span) => span.name === 'keyStore.findKey') ?? {};
    expect(attributes?.['error.type']).toBe(name);
    expect(exceptions?.map(({ stack }) => stack)).toEqual(stacks);
  });

  it('hold one for each tool of a batch', async () => {
    const { post, spans } = await traced();
    await post('/v1/batch', { requests: [{ tool: 'cpf' }, { tool: 'cpf', input: { count: 0 } }] });
    const [first] = outlineOf(spans);
    expect(first).toBe('POST /v1/batch');
    const tools = spans.filter(({ name }) => name === 'tool cpf');
    expect(tools.map(({ parent, status, ended }) => [parent?.name, status, ended])).toEqual([
      ['POST /v1/batch', 0, 1],
      ['POST /v1/batch', 0, 1],
    ]);
  });

  it('are part of the span of a caller who sends one, and of no other', async () => {
    const { call, spans } = await traced();
    await call('/v1/cpf', { headers: { traceparent: CALLER } });
    expect(spans[0]).toMatchObject({ remote: '00f067aa0ba902b7', traceId: TRACE_ID });
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]));
    await call('/v1/cpf', { headers: { traceparent: CALLER.toUpperCase() } });
    expect(spans.at(-1)?.traceId).not.toBe(TRACE_ID);
  });
});

describe('a tracer that fails, and none other than the tracer, notices', () => {
  const throws = () => {
    throw new Error('tracer');
  };
  const brokenSpan = new Proxy({} as Span, { get: () => throws });
  const broken: Readonly<Record<string, Tracer['startActiveSpan']>> = {
    'throws at once': throws,
    'never calls back': () => undefined,
    'calls back twice': (_name, _options, _context, run) => [run(brokenSpan), run(brokenSpan)],
    'throws after it called back': (_name, _options, _context, run) => [run(brokenSpan), throws()],
    rejects: (_name, _options, _context, run) => [run(brokenSpan), Promise.reject(new Error('tracer'))][1],
    'has spans that throw': (_name, _options, _context, run) => run(brokenSpan),
    'has no spans': (_name, _options, _context, run) => run(undefined as unknown as Span),
  };

  it.each(Object.entries(broken))('one that %s', async (_, startActiveSpan) => {
    const errors: unknown[] = [];
    const fake = fakeEgress();
    const { call, service } = await startService({
      tracer: { startActiveSpan },
      egress: fake.egress,
      autoStart: false,
      onError: (error) => errors.push(error),
    });
    await addWebhooks(service, 1);
    const answers = ['/v1/cpf?count=2', '/v1/cpf?count=0', '/v1/nothing'].map(async (path) => {
      const { status } = await call(path, { headers: { traceparent: CALLER } });
      return status;
    });
    expect(await Promise.all(answers)).toEqual([200, 400, 404]);
    expect(await service.runDue()).toMatchObject({ succeeded: 1 });
    expect(fake.arrivals.map(({ headers }) => headers['traceparent'])).toEqual([CALLER]);
    expect(errors).toEqual([]);
    expect((await call('/v1/failing?how=bug')).status).toBe(500);
    expect(errors).toEqual([new Error('secret')]);
  });
});

it('work without a promise stays without one, and what it throws is thrown', () => {
  const { tracer, spans } = keepingTracer();
  const { within } = createSpans(tracer);
  expect(within('a', {}, () => 7)).toBe(7);
  expect(() =>
    within('b', {}, () => {
      throw new TypeError('no');
    }),
  ).toThrow(new TypeError('no'));
  expect(spans.map(({ name, ended, status }) => [name, ended, status])).toEqual([
    ['a', 1, 0],
    ['b', 1, 2],
  ]);
});

it('work with a promise ends when the promise does', async () => {
  const { tracer, spans } = keepingTracer();
  const { within } = createSpans(tracer);
  const kept = within('a', {}, async () => 7);
  const broken = within('b', {}, () => Promise.reject(new TypeError('no')));
  expect(spans.map(({ ended }) => ended)).toEqual([0, 0]);
  expect(await kept).toBe(7);
  await expect(broken).rejects.toThrow(new TypeError('no'));
  expect(spans.map(({ name, ended, status }) => [name, ended, status])).toEqual([
    ['a', 1, 0],
    ['b', 1, 2],
  ]);
});

describe('spans of deliveries', () => {
  beforeEach(() => fakeTime());
  afterEach(() => void vi.useRealTimers());

  it('follow the request in its trace, and receivers get their traceparent', async () => {
    const { tracer, spans } = keepingTracer();
    const statuses = [503, 200];
    const fake = fakeEgress(() => statuses.shift() ?? 200);
    const { call, service, arrivals } = await startDelivery({ tracer }, fake);
    await addWebhooks(service, 1);
    await call('/v1/cpf', { headers: { traceparent: CALLER } });
    for (let turns = 0; turns < 100 && arrivals.length < 2; turns++) await passTime(60_000);
    const request = spans.find(({ name }) => name === 'GET /v1/cpf');
    const sent = spans.filter(({ name }) => name === 'webhook tool_used');
    const shared = {
      'http.request.method': 'POST',
      'canivete.event': 'tool_used',
      'canivete.delivery': arrivals[0]?.id,
    };
    await turnsUntil(() => sent.every(({ ended }) => ended === 1));
    expect(sent).toMatchObject([
      {
        ...{ kind: 2, remote: request?.spanId, traceId: TRACE_ID, status: 2, ended: 1 },
        attributes: { ...shared, 'http.response.status_code': 503, 'error.type': 'http_status' },
      },
      {
        ...{ kind: 2, remote: request?.spanId, traceId: TRACE_ID, status: 0, ended: 1 },
        attributes: { ...shared, 'http.response.status_code': 200, 'http.request.resend_count': 1 },
      },
    ]);
    expect(sent[0]?.attributes).not.toHaveProperty(['http.request.resend_count']);
    expect(arrivals.map(({ headers }) => headers['traceparent'])).toEqual(
      sent.map(({ spanId }) => `00-${TRACE_ID}-${spanId}-01`),
    );
    // Work that the service does on its own has no span, even when a request woke it.
    expect(spans.filter(({ name }) => /claim|settle|release|nextDue|add|purge/.test(name))).toEqual([]);
  });

  it('without a tracer, receivers get the traceparent of the caller, if there was one', async () => {
    const { call, service, arrivals } = await startDelivery();
    await addWebhooks(service, 1);
    await call('/v1/cpf', { headers: { traceparent: CALLER } });
    await call('/v1/cpf', { headers: { traceparent: 'x' } });
    for (let turns = 0; turns < 100 && arrivals.length < 2; turns++) await passTime(1_000);
    expect(arrivals.map(({ headers }) => headers['traceparent']).toSorted()).toEqual([CALLER, undefined]);
  });

  it('one of a test is part of the request that asked for it', async () => {
    const { tracer, spans } = keepingTracer();
    const { post, arrivals } = await startDelivery({ tracer });
    await post('/v1/webhooks/test', { url: 'https://a.example.com/in', event: 'tool_used' });
    const sent = spans.find(({ name }) => name === 'webhook tool_used');
    expect(sent?.parent?.name).toBe('POST /v1/webhooks/test');
    expect(arrivals[0]?.headers['traceparent']).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
  });
});

describe('OpenTelemetry', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('canivete');
  beforeEach(() => {
    exporter.reset();
    provider.register();
  });
  afterEach(() => {
    for (const one of [context, propagation, trace]) one.disable();
  });

  const named = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name);

  it('has a tracer that fits as it is, and goes by the trace of the caller', async () => {
    const { call } = await startService({ tracer, onError: () => undefined });
    exporter.reset();
    await call('/v1/cpf', { headers: { traceparent: CALLER } });
    const [request, tool] = [named('GET /v1/cpf'), named('tool cpf')];
    expect(request?.spanContext().traceId).toBe(TRACE_ID);
    expect(request?.parentSpanContext).toMatchObject({ spanId: '00f067aa0ba902b7', isRemote: true });
    expect(tool?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    await call('/v1/failing?how=bug');
    const [failed] = named('GET /v1/failing')?.events ?? [];
    expect(failed?.attributes).toEqual({
      'exception.type': 'Error',
      'exception.stacktrace': expect.stringContaining('service.ts'),
    });
  });

  it('records nothing for a caller who records nothing', async () => {
    const { call } = await startService({ tracer });
    exporter.reset();
    await call('/v1/cpf', { headers: { traceparent: CALLER.replace(/01$/, '00') } });
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('has as the parent a span that the host has made in the trace of the caller', async () => {
    const { call } = await startService({ tracer });
    exporter.reset();
    const remote = { traceId: TRACE_ID, spanId: '00f067aa0ba902b7', traceFlags: 1 };
    const outer = provider
      .getTracer('host')
      .startSpan('host', {}, trace.setSpanContext(context.active(), remote));
    const headers = { traceparent: CALLER };
    await context.with(trace.setSpan(context.active(), outer), async () => call('/v1/cpf', { headers }));
    expect(named('GET /v1/cpf')?.parentSpanContext?.spanId).toBe(outer.spanContext().spanId);
    // The span joins no other trace: the caller's goes on.
    const other = provider.getTracer('host').startSpan('other', { root: true });
    await context.with(trace.setSpan(context.active(), other), async () =>
      call('/v1/cpf?count=1', { headers }),
    );
    const last = exporter.getFinishedSpans().findLast(({ name }) => name === 'GET /v1/cpf');
    expect(last?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
  });

  it('lets the trace of the caller pass by its API alone, without a recorder', async () => {
    trace.disable();
    const calls: ToolCall[] = [];
    const { call } = await startService({
      tracer: trace.getTracer('canivete'),
      events: { emit: (event) => void calls.push(event as ToolCall) },
    });
    await call('/v1/cpf', { headers: { traceparent: CALLER } });
    await call('/v1/cpf');
    expect(calls.map((one) => one.trace)).toEqual([CALLER, null]);
  });
});
