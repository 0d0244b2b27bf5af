import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyWebhook } from '../../../src/verify.ts';
import { NOW } from '../../support/call-tool.ts';
import {
  addWebhooks,
  allDeliveries,
  type Arrival,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
} from '../../support/deliveries.ts';
import { type CallInit, fieldsOf } from '../../support/service.ts';

const PATH = '/v1/webhooks/test';
const URL_OK = 'https://hooks.example.com/in';
const GOOD = { url: URL_OK, event: 'tool_used' };
const SECOND = 1_000;

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

async function started(...given: Parameters<typeof startDelivery>) {
  const start = await startDelivery({ autoStart: false, ...given[0] }, given[1]);
  const test = async (body: unknown = GOOD, init?: CallInit) => start.post(PATH, body, init);
  const used = async (accountId = 'acc_pro') => (await start.service.usage(accountId)).used;
  return { ...start, test, used };
}

const requestOf = ({ headers, body }: Arrival) => ({ headers: new Headers(headers), body });

describe('POST /webhooks/test: who may', () => {
  it('nobody without a key, and only with POST', async () => {
    const { test, call } = await started();
    expect((await test(GOOD, { key: null })).status).toBe(401);
    expect((await test(GOOD, { key: { text: 'cnv_nothing' } })).status).toBe(401);
    const reply = await call(PATH, { key: null });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('allow')).toContain('POST');
  });

  it('403 for a plan without events, whatever the body is; nothing is counted', async () => {
    const { test, used, arrivals } = await started();
    for (const body of [GOOD, '{', {}, { event: 'x' }]) {
      const reply = await test(body, { key: 'free' });
      expect(reply.status).toBe(403);
      expect(reply.headers.get('x-ratelimit-limit')).toBe(null);
    }
    expect(await used('acc_free')).toBe(0);
    expect(arrivals).toEqual([]);
  });

  it('403 for a real event that the plan lacks, before anything is counted, whatever else is wrong', async () => {
    const { test, used } = await started();
    for (const url of [URL_OK, 'x', 7, 'https://10.0.0.1/']) {
      const reply = await test({ url, event: 'result_generated' }, { key: 'pro' });
      expect(reply.status).toBe(403);
      expect(reply.headers.get('x-ratelimit-limit')).toBe(null);
    }
    expect(await used()).toBe(0);
    expect((await test({ url: URL_OK, event: 'favorite_added' }, { key: 'pro' })).status).toBe(200);
  });

  it('403 for a suspended account', async () => {
    const { test, service } = await started();
    await service.accounts.setStatus('acc_pro', 'suspended');
    expect((await test(GOOD, { key: 'pro' })).status).toBe(403);
  });
});

describe('POST /webhooks/test: what is wrong', () => {
  it('400 with the field, counted, and no test used up', async () => {
    const { test, used, arrivals } = await started();
    const cases: [unknown, string[]][] = [
      ['{', ['body']],
      ['[]', ['body']],
      ['', ['body']],
      [{}, ['url', 'event']],
      [{ event: 'tool_used' }, ['url']],
      [{ url: null, event: 'tool_used' }, ['url']],
      [{ url: 7, event: 'tool_used' }, ['url']],
      [{ url: URL_OK }, ['event']],
      [{ url: URL_OK, event: 7 }, ['event']],
      [{ url: URL_OK, event: 'tool.used' }, ['event']],
      [{ url: URL_OK, event: 'constructor' }, ['event']],
      [{ url: '', event: 'tool_used' }, ['url']],
      [{ url: 'hooks.example.com/in', event: 'tool_used' }, ['url']],
      [{ url: `https://example.com/${'a'.repeat(2_029)}`, event: 'tool_used' }, ['url']],
      [{ url: 'https://exa mple.com/', event: 'tool_used' }, ['url']],
      [{ url: 'https:\\\\example.com/', event: 'tool_used' }, ['url']],
      // A faulty event beside a refused place: what is malformed comes first.
      [{ url: 'https://10.0.0.1/', event: 'x' }, ['event']],
    ];
    for (const [body, fields] of cases) {
      const reply = await test(body, { key: 'pro' });
      expect([body, reply.status]).toEqual([body, 400]);
      expect(fieldsOf(reply)).toEqual(fields);
    }
    expect(await used()).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(10);
    expect((await test(GOOD, { key: 'pro' })).status).toBe(200);
    expect(arrivals).toHaveLength(1);
  });

  it('a url of 2,048 characters is not too long', async () => {
    const { test } = await started();
    const url = `https://example.com/${'a'.repeat(2_028)}`;
    expect(url).toHaveLength(2_048);
    expect((await test({ url, event: 'tool_used' })).status).toBe(200);
  });

  it('422 with the field `url`, counted, for a place that is refused', async () => {
    const { test, used, arrivals } = await started();
    const urls = [
      'http://example.com/hook',
      'ftp://example.com/',
      'https://user:pass@example.com/',
      'https://example.com/hook#x',
      'https://example.com:22/',
      'https://127.0.0.1/hook',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://1.1.1.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://localhost/hook',
      'https://metadata.google.internal/',
      'https://intranet/',
    ];
    for (const url of urls) {
      const reply = await test({ url, event: 'tool_used' }, { key: 'pro' });
      expect([url, reply.status]).toEqual([url, 422]);
      expect(fieldsOf(reply)).toEqual(['url']);
    }
    expect(await used()).toBe(urls.length);
    expect(arrivals).toEqual([]);
    // Nothing of it used up one of the ten of this minute.
    expect((await test(GOOD, { key: 'pro' })).status).toBe(200);
  });

  it('422 for a name that leads to an address that is not public: nothing was sent, but a test was used up', async () => {
    let addresses = ['1.1.1.1', '192.168.0.1'];
    const { test, used, arrivals } = await started(
      {},
      fakeEgress(undefined, () => addresses),
    );
    for (let i = 0; i < 10; i++) {
      const reply = await test(GOOD, { key: 'pro' });
      expect(reply.status).toBe(422);
      expect(fieldsOf(reply)).toEqual(['url']);
    }
    addresses = ['1.1.1.1'];
    expect((await test(GOOD, { key: 'pro' })).status).toBe(429);
    expect(arrivals).toEqual([]);
    expect(await used()).toBe(10);
  });
});

describe('POST /webhooks/test: how often', () => {
  it('10 times in a clock minute for an account; the next minute brings ten more', async () => {
    const { test, used, arrivals } = await started();
    vi.setSystemTime(NOW + 59_500);
    for (let i = 0; i < 10; i++) expect((await test(GOOD, { key: 'pro' })).status).toBe(200);
    const refused = await test(GOOD, { key: 'pro' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('9990');
    expect(refused.body.code).toBe(429);
    expect(await used()).toBe(10);
    // Another account has its own ten; what is malformed is 400 as ever, and counts.
    expect((await test(GOOD)).status).toBe(200);
    expect((await test({}, { key: 'pro' })).status).toBe(400);
    expect(await used()).toBe(11);
    vi.setSystemTime(NOW + 60_000);
    expect((await test(GOOD, { key: 'pro' })).status).toBe(200);
    expect(arrivals).toHaveLength(12);
  });

  it('one at a time for an account; the second is 429 and not counted', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: 2 * SECOND }));
    const { test, used, arrivals } = await started({}, fake);
    const first = test(GOOD, { key: 'pro' });
    await passTime(SECOND);
    const second = await test(GOOD, { key: 'pro' });
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(second.headers.get('x-ratelimit-remaining')).toBe('9999');
    expect(await used()).toBe(1);
    const other = test(GOOD);
    expect((await test({}, { key: 'pro' })).status).toBe(400);
    await passTime(3 * SECOND);
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
    const third = test(GOOD, { key: 'pro' });
    await passTime(3 * SECOND);
    expect((await third).status).toBe(200);
    expect(arrivals).toHaveLength(3);
  });

  it('twenty at once are one test', async () => {
    const { test, arrivals, used } = await started(
      {},
      fakeEgress(() => ({ status: 200, after: 100 })),
    );
    const all = Promise.all(Array.from({ length: 20 }, async () => test(GOOD, { key: 'pro' })));
    await passTime(SECOND);
    expect((await all).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(arrivals).toHaveLength(1);
    expect(await used()).toBe(1);
  });

  it('an account at the end of its month is 429 and nothing is sent', async () => {
    const plans = { pro: { requestsPerMonth: 1, tools: '*', events: ['tool_used'] } } as const;
    const { test, arrivals } = await started({ keys: { plans } });
    const first = await test(GOOD, { key: 'pro' });
    expect(first.headers.get('x-ratelimit-remaining')).toBe('0');
    const second = await test(GOOD, { key: 'pro' });
    expect(second.status).toBe(429);
    expect(second.headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await test({}, { key: 'pro' })).status).toBe(429);
    expect(arrivals).toHaveLength(1);
  });

  it('an attempt that fails in an unforeseen way leaves the account free for the next one', async () => {
    const { test, store } = await started({ onError: () => undefined });
    const { listWebhooks } = store;
    store.listWebhooks = () => {
      throw new Error('store');
    };
    expect((await test()).status).toBe(500);
    store.listWebhooks = listWebhooks;
    expect((await test()).status).toBe(200);
  });
});

describe('POST /webhooks/test: the attempt', () => {
  it('answers how it went, with a secret made for it', async () => {
    const { test, arrivals, used } = await started();
    const { status, body } = await test(GOOD, { key: 'pro' });
    const [arrival] = arrivals as [Arrival];
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'delivered',
      'delivery_id',
      'event',
      'url',
      'status',
      'duration_ms',
      'error',
      'signature',
      'secret',
    ]);
    expect(body).toMatchObject({
      delivered: true,
      delivery_id: arrival.id,
      event: 'tool_used',
      url: URL_OK,
      status: 200,
      duration_ms: 0,
      error: null,
      signature: arrival.headers['X-Service-Signature'],
    });
    expect(await verifyWebhook(requestOf(arrival), body.secret)).toMatchObject({
      deliveryId: body.delivery_id,
      payload: {
        event: 'tool_used',
        timestamp: '2026-11-21T12:00:00.000Z',
        tool_id: 'cpf',
        data: {
          tool_name: 'Gerador de CPF',
          category: 'documentos',
          parameters: { count: 2, formatted: true },
          result_count: 2,
          test: true,
        },
      },
    });
    expect((await test(GOOD, { key: 'pro' })).body.secret).not.toBe(body.secret);
    expect(await used()).toBe(2);
  });

  it('is signed with the secret of the account’s webhook at that url, which is not shown', async () => {
    const { test, arrivals, service } = await started();
    const { webhook, secret } = await service.webhooks.create('acc_pro', {
      url: URL_OK,
      events: ['tool_used'],
    });
    // Written in another way, it is the same url.
    const { body } = await test(
      { url: 'https://HOOKS.example.com:443/in', event: 'tool_used' },
      { key: 'pro' },
    );
    expect(body).not.toHaveProperty('secret');
    expect(body.url).toBe(URL_OK);
    expect((await verifyWebhook(requestOf(arrivals[0] as Arrival), secret)).deliveryId).toBe(
      body.delivery_id,
    );

    const { secret: next } = await service.webhooks.rotateSecret(webhook.id);
    await test(GOOD, { key: 'pro' });
    for (const one of [secret, next])
      expect((await verifyWebhook(requestOf(arrivals[1] as Arrival), one)).event).toBe('tool_used');

    // Another account’s test of that url knows nothing of it, nor does one of another url.
    const other = await test();
    await expect(verifyWebhook(requestOf(arrivals[2] as Arrival), secret)).rejects.toThrow();
    expect(other.body.secret).toMatch(/^whsec_/);
    expect((await test({ ...GOOD, url: `${URL_OK}/` }, { key: 'pro' })).body.secret).toMatch(/^whsec_/);
  });

  it('is signed with encrypted secrets too', async () => {
    const webhooks = { encryptionKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=' };
    const { test, arrivals, service } = await started({ webhooks });
    const { secret } = await service.webhooks.create('acc_pro', { url: URL_OK, events: ['tool_used'] });
    const { body } = await test(GOOD, { key: 'pro' });
    expect(body).not.toHaveProperty('secret');
    expect((await verifyWebhook(requestOf(arrivals[0] as Arrival), secret)).event).toBe('tool_used');
  });

  it('gives back nothing that the receiver wrote, and 200 however it ended', async () => {
    for (const [reaction, expected] of [
      [
        { status: 200, body: 'SECRET' },
        { delivered: true, status: 200, error: null },
      ],
      [
        { status: 500, body: 'SECRET' },
        { delivered: false, status: 500, error: 'http_status' },
      ],
      [
        { status: 302, body: 'SECRET' },
        { delivered: false, status: 302, error: 'redirect' },
      ],
      ['connection_failed', { delivered: false, status: null, error: 'connection_failed' }],
      ['tls_failed', { delivered: false, status: null, error: 'tls_failed' }],
      ['dns_failed', { delivered: false, status: null, error: 'dns_failed' }],
    ] as const) {
      const { test } = await started(
        {},
        fakeEgress(() => reaction),
      );
      const { status, body, headers } = await test();
      expect(status).toBe(200);
      expect(body).toMatchObject(expected);
      expect(JSON.stringify([body, [...headers]])).not.toContain('SECRET');
    }
  });

  it('takes 10 s at most, resolving included, and resolves once', async () => {
    let resolved = 0;
    for (const fake of [
      fakeEgress(() => 'hang'),
      fakeEgress(undefined, () => {
        resolved++;
        return 'hang';
      }),
    ]) {
      const { test } = await started({}, fake);
      const reply = test();
      await passTime(10 * SECOND);
      expect((await reply).body).toMatchObject({
        delivered: false,
        status: null,
        error: 'timeout',
        duration_ms: 10_000,
      });
    }
    expect(resolved).toBe(1);
  });

  it('is not tried again, stores nothing, and leaves the webhook’s streak alone', async () => {
    const { test, service, store, arrivals } = await started(
      { autoStart: true },
      fakeEgress(() => 500),
    );
    const [webhook] = await addWebhooks(service, 1, { accountId: 'acc_pro' });
    const before = await store.getWebhook(webhook?.id as string);
    await test({ url: webhook?.url, event: 'tool_used' }, { key: 'pro' });
    await passTime(600 * SECOND);
    expect(arrivals).toHaveLength(1);
    expect(await allDeliveries(service, webhook?.id as string)).toEqual([]);
    expect(await store.getWebhook(webhook?.id as string)).toEqual(before);
  });
});
