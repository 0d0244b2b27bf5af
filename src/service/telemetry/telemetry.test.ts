import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addWebhooks,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
  turnsUntil,
} from '#test/support/deliveries.ts';
import { startService } from '#test/support/service.ts';
import { memoryStore } from '../../stores/memory/index.ts';
import type { Call } from '../../contracts/call.ts';
import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';
import { begin } from '../../pipeline/progress.ts';
import { createReporter } from '../../pipeline/reporter.ts';
import { createTelemetry, isLogger, isMeter, isTracer, type TelemetryParts } from './telemetry.ts';

/** A logger that keeps its lines, by their level. */
function keepingLogger() {
  const lines: { readonly level: string; readonly fields: object; readonly message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  return { lines, logger: { info: at('info'), warn: at('warn'), error: at('error') } };
}

/** A meter that keeps what was recorded, by the name of the histogram. */
function keepingMeter() {
  const recorded: Record<string, { readonly value: number; readonly attributes: object }[]> = {};
  return {
    recorded,
    meter: {
      createHistogram(name: string) {
        const values: { value: number; attributes: object }[] = (recorded[name] = []);
        return { record: (value: number, attributes: object) => void values.push({ value, attributes }) };
      },
    },
  };
}

describe('onAnswer', () => {
  async function listened() {
    const reports: AnswerReport[] = [];
    const started = await startService({ onAnswer: (report) => void reports.push(report) });
    const told = async (count: number) => {
      await expect.poll(() => reports.length).toBe(count);
      return reports;
    };
    return { ...started, reports, told };
  }

  it('tells of each answer: where, how, to whom', async () => {
    const { call, told, keyIds } = await listened();
    const { headers } = await call('/v1/cpf?count=2&seed=segredo');
    const [report] = await told(1);
    expect(report).toEqual({
      requestId: headers.get('x-request-id'),
      method: 'GET',
      path: '/v1/cpf',
      tool: 'cpf',
      status: 200,
      ms: expect.any(Number),
      accountId: 'acc_enterprise',
      keyId: keyIds.enterprise,
      error: null,
    });
  });

  it('tells on Workers without a timer, since an event has few', async () => {
    const { call, told } = await listened();
    await call('/v1/cpf');
    await told(1);
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const { setTimeout } = globalThis;
    const noTurn = (call: () => void, delay: number) => {
      if (delay === 0) throw new DOMException('too many active timeouts', 'QuotaExceededError');
      return setTimeout(call, delay);
    };
    vi.stubGlobal('setImmediate', undefined);
    vi.stubGlobal('setTimeout', noTurn);
    try {
      for (const _ of [1, 2, 3]) expect((await call('/v1/cpf')).status).toBe(200);
    } finally {
      vi.unstubAllGlobals();
    }
    await told(4);
  });

  it.each([
    ['/v1/cpf?count=segredo', {}, { path: '/v1/cpf', tool: 'cpf', status: 400, accountId: 'acc_enterprise' }],
    ['/v1/cpf', { key: null }, { path: '/v1/cpf', tool: 'cpf', status: 401, accountId: null, keyId: null }],
    ['/v1/segredo', {}, { path: null, tool: null, status: 404 }],
    [
      '/v1/account/keys/segredo',
      { method: 'DELETE' },
      { path: '/v1/account/keys/:id', tool: null, status: 403 },
    ],
    ['/v1/cpf', { method: 'SEGREDO' }, { method: 'OTHER', path: null, status: 404 }],
  ] as const)('of %s %j it tells %j, and nothing that was sent', async (path, init, expected) => {
    const { call, told } = await listened();
    await call(path, init);
    const [report] = await told(1);
    expect(report).toMatchObject(expected);
    expect(JSON.stringify(report).toLowerCase()).not.toContain('segredo');
  });

  it('gives what failed of a 500', async () => {
    const { call, told } = await listened();
    expect((await call('/v1/failing?how=bug')).status).toBe(500);
    const [report] = await told(1);
    expect(report).toMatchObject({ status: 500, tool: 'failing', error: new Error('secret') });
  });

  it('hears of a loop of requests that gives no turn, before it ends', async () => {
    const told: string[] = [];
    const { reportLater } = createReporter(({ requestId }) => told.push(requestId));
    const progress = begin({ method: 'GET' } as Call);
    for (let i = 0; i < 200; i++) {
      progress.requestId = `req-${i}`;
      reportLater(progress, 200, 1);
      await Promise.resolve();
    }
    expect(told).toEqual(Array.from({ length: 192 }, (_, i) => `req-${i}`));
    await expect.poll(() => told.length).toBe(200);
  });

  it('is called after the answer has left, and what it throws is dropped', async () => {
    const order: string[] = [];
    const { call } = await startService({
      onAnswer() {
        order.push('told');
        throw new Error('broken');
      },
    });
    expect((await call('/v1/cpf')).status).toBe(200);
    order.push('answered');
    await expect.poll(() => order).toEqual(['answered', 'told']);
    expect((await call('/v1/cpf')).status).toBe(200);
    await expect.poll(() => order).toEqual(['answered', 'told', 'told']);
  });

  it('is waited for where a runtime has to know of work after the answer', async () => {
    const told: number[] = [];
    const { service, keys } = await startService({ onAnswer: ({ status }) => told.push(status) });
    const open: Promise<unknown>[] = [];
    const request = new Request('http://localhost/v1/cpf', {
      headers: { authorization: `Bearer ${keys.pro}` },
    });
    await service(request, {}, { waitUntil: (work: Promise<unknown>) => open.push(work) });
    await Promise.all(open);
    expect(told).toEqual([200]);
  });
});

describe('telemetry of deliveries', () => {
  beforeEach(() => fakeTime());
  afterEach(() => void vi.useRealTimers());

  it('gives `onAttempt` each attempt and what becomes of its delivery', async () => {
    const reports: AttemptReport[] = [];
    const statuses = [503, 200];
    const fake = fakeEgress(() => statuses.shift() ?? 200);
    const { call, service } = await startDelivery({ onAttempt: (one) => void reports.push(one) }, fake);
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/cpf');
    for (let turns = 0; turns < 100 && reports.length < 2; turns++) await passTime(60_000);
    const shared = {
      deliveryId: fake.arrivals[0]?.id,
      webhookId: webhook?.id,
      accountId: 'acc_enterprise',
      event: 'tool_used',
      ms: expect.any(Number),
      trace: null,
    };
    expect(reports).toEqual([
      { ...shared, number: 1, status: 503, error: 'http_status', state: 'pending' },
      { ...shared, number: 2, status: 200, error: null, state: 'succeeded' },
    ]);
  });

  it('gives a logger a line of each answer, attempt and failure, at its level', async () => {
    const { lines, logger } = keepingLogger();
    const fake = fakeEgress(() => 500);
    const { call, service } = await startDelivery({ logger }, fake);
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await call('/v1/failing?how=bug');
    await turnsUntil(() => lines.length >= 4);
    const shown = lines.map(({ level, message }) => `${level} ${message}`);
    expect(shown.toSorted()).toEqual([
      'error GET /v1/failing 500',
      'error secret',
      'info GET /v1/cpf 200',
      'warn webhook tool_used, attempt 1: 500',
    ]);
    const failure = lines.find(({ message }) => message === 'secret');
    expect(failure?.fields).toMatchObject({
      path: '/v1/failing',
      error: { name: 'Error', stack: expect.stringContaining('secret') },
    });
  });

  it('counts the requests that keys and limits refuse, and the calls of stores that fail', async () => {
    const counted: [string, number, object][] = [];
    const { meter } = keepingMeter();
    const createCounter = (name: string) => ({
      add: (value: number, attributes: object) => void counted.push([name, value, attributes]),
    });
    const store = memoryStore();
    const plans = { one: { requestsPerMonth: 1, tools: '*', events: [] } } as const;
    const { call, service } = await startService({
      meter: { ...meter, createCounter },
      quotaStore: store,
      keys: { plans },
    });
    const { id } = await service.accounts.create({ plan: 'one' });
    const { key: text } = await service.keys.create(id);
    for (const key of [{ text }, { text }, null]) await call('/v1/cpf', { key });
    store.consume = async () => Promise.reject(new Error('away'));
    expect((await call('/v1/cpf')).status).toBe(500);
    const refused = 'canivete.requests.refused';
    const failure = { 'canivete.store': 'quotaStore', 'canivete.store.method': 'consume' };
    await turnsUntil(() => counted.length >= 3);
    expect(counted.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      [refused, 1, { reason: 'limit' }],
      [refused, 1, { reason: 'key' }],
      ['canivete.store.errors', 1, failure],
    ]);
  });

  it('gives a meter answers and attempts in seconds, without accounts', async () => {
    const { recorded, meter } = keepingMeter();
    const { call, service } = await startDelivery({ meter }, fakeEgress());
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await call('/v1/nothing');
    const [answers, attempts] = ['http.server.request.duration', 'canivete.webhook.attempt.duration'];
    await turnsUntil(() => recorded[answers]?.length === 2 && recorded[attempts]?.length === 1);
    expect(recorded[answers]?.map(({ attributes }) => attributes)).toEqual([
      {
        'http.request.method': 'GET',
        'http.route': '/v1/cpf',
        'http.response.status_code': 200,
      },
      { 'http.request.method': 'GET', 'http.response.status_code': 404 },
    ]);
    expect(recorded[attempts]?.map(({ attributes }) => attributes)).toEqual([
      { event: 'tool_used', state: 'succeeded' },
    ]);
    for (const { value } of Object.values(recorded).flat()) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(60);
    }
  });
});

it('listeners and loggers hear beside each other, and one that fails silences no other', async () => {
  const { lines, logger } = keepingLogger();
  const told: unknown[] = [];
  const { call } = await startService({
    logger,
    onAnswer() {
      throw new Error('broken');
    },
    onError: (error) => void told.push(error),
  });
  await call('/v1/failing?how=bug');
  await expect.poll(() => lines.length).toBe(2);
  expect(told).toEqual([new Error('secret')]);
});

it.each([
  ['logger', { info() {} }],
  ['meter', {}],
  ['onAnswer', 1],
  ['onAttempt', 'x'],
  ['tracer', { startSpan() {} }],
])('a wrong %s is refused by its name', async (name, value) => {
  await expect(startService({ [name]: value } as object)).rejects.toThrow(`createService: option "${name}"`);
});

describe('the listener of each kind', () => {
  const nobody: TelemetryParts = {
    ...{ onAnswer: undefined, onAttempt: undefined, onError: undefined },
    ...{ logger: undefined, meter: undefined },
  };
  const { meter } = keepingMeter();
  const { logger } = keepingLogger();

  it.each([
    ['nobody', {}, []],
    ['a logger', { logger }, ['onAnswer', 'onAttempt', 'onError']],
    ['a meter', { meter }, ['onAnswer', 'onAttempt']],
  ])('is there for %s, where it listens', (_, parts, kinds) => {
    const heard = Object.entries(createTelemetry({ ...nobody, ...parts }));
    expect(heard.flatMap(([kind, listener]) => (listener ? [kind] : []))).toEqual(kinds);
  });

  it('is itself where it is alone', () => {
    const onAnswer = () => undefined;
    expect(createTelemetry({ ...nobody, onAnswer }).onAnswer).toBe(onAnswer);
  });

  it('hears at once where it is a logger that is loaded', async () => {
    const { lines, logger } = keepingLogger();
    const { onError } = createTelemetry({ ...nobody, logger });
    await onError?.(new Error('first'), {} as never);
    void onError?.(new Error('second'), {} as never);
    expect(lines.map(({ message }) => message)).toEqual(['first', 'second']);
  });
});

it.each([
  ['a logger', isLogger, ['info', 'warn', 'error']],
  ['a meter', isMeter, ['createHistogram']],
  ['a tracer', isTracer, ['startActiveSpan']],
] as const)('%s has each of its methods', (_, check, methods) => {
  const all = Object.fromEntries(methods.map((method) => [method, () => undefined]));
  expect(check(all)).toBe(true);
  for (const method of methods) expect(check({ ...all, [method]: undefined })).not.toBe(true);
});
