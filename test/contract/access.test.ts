import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeyStore } from '../../src/contracts/key-store.ts';
import type { QuotaStore } from '../../src/contracts/quota-store.ts';
import { checksum } from '../../src/access/key-format.ts';
import { builtInPlans } from '../../src/contracts/plans.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { NOW } from '../support/call-tool.ts';
import { startService } from '../support/service.ts';

const DAY = 86_400_000;

afterEach(() => void vi.useRealTimers());

describe('the form of a key', () => {
  it('has the checksum of the published example', () => {
    expect(checksum('cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV')).toBe('41TAda');
  });

  it('is the prefix, 32 characters and the checksum', async () => {
    const { service, keys } = await startService({ keys: { prefix: 'acme2' } });
    expect(keys.pro).toMatch(/^acme2_[0-9A-Za-z]{38}$/);
    const { key, record } = await service.keys.create('acc_pro', { name: 'CI' });
    expect(record).toMatchObject({ accountId: 'acc_pro', hint: key.slice(0, 8) + key.slice(-4), name: 'CI' });
    expect(record.id).toMatch(/^key_/);
    expect(JSON.stringify(await service.keys.list('acc_pro'))).not.toContain(key.slice(8, -4));
  });
});

describe('a scope', () => {
  it('account calls no tool and no page of keys, which is not counted', async () => {
    const { service, call, post } = await startService();
    const { key: text } = await service.keys.create('acc_pro', { scope: 'account' });
    const key = { text };
    const replies = [
      await call('/v1/cpf', { key }),
      await post('/v1/echo', { text: 'a' }, { key }),
      await post('/v1/webhooks/test', { url: 'https://example.com', event: 'tool_used' }, { key }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code, body.error]).toEqual([403, 403, expect.stringContaining('account')]);
    }
    expect((await service.usage('acc_pro')).used).toBe(0);
  });

  it('of a key that was stored before there were any is tools', async () => {
    const store = memoryStore();
    const { findKey } = store;
    store.findKey = async (digest) => {
      const found = await findKey(digest);
      return found && { ...found, key: { ...found.key, scope: undefined as never } };
    };
    const { call } = await startService({ keyStore: store });
    expect((await call('/v1/cpf')).status).toBe(200);
  });
});

describe('what a host has at hand', () => {
  const at = Date.UTC(2027, 0, 1, 3);

  it.each([
    ['a Date', new Date(at)],
    ['milliseconds', at],
    ['an instant as text', '2027-01-01T00:00:00-03:00'],
    ['a date, which begins in Brasília', '2027-01-01'],
  ])('%s is an expiry', async (_, expiresAt) => {
    const { service } = await startService();
    const { record } = await service.keys.create('acc_pro', { expiresAt });
    expect(record.expiresAt).toBe(at);
    expect((await service.keys.rotate(record.id, { expiresAt })).record.expiresAt).toBe(at);
  });

  it.each(['tomorrow', '2027-02-30', '2027-01-01T00:00', new Date(NaN), NaN, NOW, '2020-01-01'])(
    '%s is no expiry',
    async (expiresAt) => {
      const { service } = await startService();
      await expect(service.keys.create('acc_pro', { expiresAt })).rejects.toThrow(/"expiresAt" must be an? /);
    },
  );

  it('a number is the id of an account, as its text is', async () => {
    const { service } = await startService();
    expect(await service.accounts.create({ id: 42, plan: 'free' })).toMatchObject({ id: '42' });
    await service.keys.create(42);
    expect(await service.keys.list(42)).toHaveLength(1);
    expect(await service.favorites.add(42, 'cpf')).toMatchObject({ count: 1 });
    expect(await service.usage(42)).toMatchObject({ used: 0, limit: 100 });
    expect(await service.webhooks.list(42)).toEqual([]);
    expect(await service.account(42).keys.list()).toHaveLength(1);
    expect(await service.accounts.setPlan(42, 'pro')).toMatchObject({ id: '42', plan: 'pro' });
    expect((await service.accounts.export(42)).account).toMatchObject({ id: '42' });
    await service.accounts.erase(42);
    expect(await service.accounts.get(42)).toBeNull();
    await expect(service.accounts.create({ id: -1, plan: 'free' })).rejects.toThrow('or a whole number');
    await expect(service.accounts.create({} as never)).rejects.toThrow(
      'an account needs a plan; there are free',
    );
  });
});

describe('the pricing page', () => {
  it('the pricing page has the price, the currency and the text of a plan, in the language of the reader', async () => {
    const { free } = builtInPlans;
    const text = { pt: 'Para começar', en: 'To start with' };
    const plans = {
      free: { ...free, price: 0, currency: 'BRL', text },
      school: { ...free, price: null, text: 'Fale conosco' },
    };
    const { call } = await startService({ keys: { plans } });
    const shown = async (language: string) =>
      (await call('/v1/plans', { headers: { 'accept-language': language } })).body.plans;
    expect((await shown('en'))[0]).toMatchObject({ price: 0, currency: 'BRL', text: 'To start with' });
    const all = await shown('pt');
    expect(all[0].text).toBe('Para começar');
    expect(all.at(-1)).toMatchObject({ name: 'school', price: null, text: 'Fale conosco' });
    expect(Object.keys(all[1])).toEqual(['name', 'requestsPerMonth', 'tools', 'events']);
  });

  it.each([
    [{ price: -1 }, '"price" must be a number'],
    [{ currency: 'R$' }, '"currency" must be a code such as BRL'],
    [{ text: { pt: 'x' } }, '"text" must be a text'],
  ])('refuses %j in a plan', async (wrong, message) => {
    const plans = { school: { ...builtInPlans.free, ...wrong } } as never;
    await expect(startService({ keys: { plans } })).rejects.toThrow(message);
  });
});

describe('authentication', () => {
  it('refuses all that is no live key, always in the same words', async () => {
    const { service, call, keys } = await startService();
    const { key: expired } = await service.keys.create('acc_pro', { expiresAt: NOW + 1 });
    const { key: revoked, record } = await service.keys.create('acc_pro');
    await service.keys.revoke(record.id);
    const later = await startService({ clock: () => NOW + 1, keyStore: await storeWith(expired) });
    const wrongChecksum = keys.pro.slice(0, -1) + (keys.pro.endsWith('a') ? 'b' : 'a');
    const headers = [
      undefined,
      'Basic dTpw',
      'Bearer',
      'Bearer ',
      'Bearer x',
      `Bearer ${keys.pro} ${keys.pro}`,
      `Bearer ${wrongChecksum}`,
      `Bearer ${keys.pro.replace('cnv', 'xyz')}`,
      'Bearer cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda',
      `Bearer ${revoked}`,
      keys.pro,
      `Token ${keys.pro}`,
    ];
    for (const authorization of headers) {
      const reply = await call('/v1/cpf', { key: null, headers: authorization ? { authorization } : {} });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        error: 'Chave de API ausente ou inválida. Envie-a em Authorization: Bearer <chave> ou em X-API-Key.',
        code: 401,
      });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="canivete"');
    }
    const withKey = async (apiKey: string, authorization?: string) => {
      const headers = { 'x-api-key': apiKey, ...(authorization && { authorization }) };
      return (await call('/v1/cpf', { key: null, headers })).status;
    };
    expect([await withKey(keys.pro), await withKey(keys.pro, `Bearer ${keys.pro}`)]).toEqual([200, 200]);
    for (const [apiKey, authorization] of [
      ['x', undefined],
      ['x', `Bearer ${keys.pro}`],
      [keys.pro, 'Bearer x'],
      [keys.pro, `Bearer ${keys.free}`],
    ] as const)
      expect(await withKey(apiKey, authorization)).toBe(401);
    expect((await later.call('/v1/cpf', { key: { text: expired } })).status).toBe(401);
    expect((await call('/v1/cpf', { key: { text: expired } })).status).toBe(200);
    expect((await call(`/v1/cpf?api_key=${keys.pro}&key=${keys.pro}`, { key: null })).status).toBe(401);

    async function storeWith(key: string): Promise<KeyStore> {
      const store = memoryStore();
      await store.createAccount({ id: 'acc_old', plan: 'pro', status: 'active', createdAt: NOW });
      const { digest } = (await service.keys.list('acc_pro')).find(({ hint }) =>
        hint.endsWith(key.slice(-4)),
      ) as never;
      await store.createKey({
        id: 'key_old',
        accountId: 'acc_old',
        digest,
        hint: '',
        scope: 'tools',
        tools: null,
        createdAt: NOW,
        expiresAt: NOW + 1,
        revokedAt: null,
        lastUsedAt: null,
      });
      return store;
    }
  });

  it('takes the scheme in any case', async () => {
    const { call, keys } = await startService();
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect(
        (await call('/v1/cpf', { key: null, headers: { authorization: `${scheme} ${keys.pro}` } })).status,
      ).toBe(200);
    }
  });

  it('does not read the store for a key of another shape, and once for a key that did not change', async () => {
    const store = memoryStore();
    const findKey = vi.spyOn(store, 'findKey');
    const { call, keys, service } = await startService({ keyStore: store });
    for (const text of ['x', 'cnv_x', `${keys.pro}x`, keys.pro.slice(0, -1)])
      await call('/v1/cpf', { key: { text } });
    expect(findKey).not.toHaveBeenCalled();
    for (let i = 0; i < 5; i++) await call('/v1/cpf');
    expect(findKey).toHaveBeenCalledTimes(1);
    await service.accounts.setPlan('acc_pro', 'free');
    await call('/v1/cpf');
    expect(findKey).toHaveBeenCalledTimes(2);
  });

  it('a key revoked through one service is refused by another on the same store at once', async () => {
    const store = memoryStore();
    const one = await startService({ keyStore: store });
    const { key, record } = await one.service.keys.create('acc_pro');
    const { createService } = await import('../../src/index.ts');
    const two = createService({ keyStore: store, clock: () => NOW });
    const ask = async () =>
      (await two(new Request('http://x/v1/cpf', { headers: { authorization: `Bearer ${key}` } }))).status;
    expect(await ask()).toBe(200);
    await one.service.keys.revoke(record.id);
    expect(await ask()).toBe(401);
  });

  it('a store that others write to is read at every request, or as often as the host allows', async () => {
    const shared = (): KeyStore & { reads: number } => {
      const { revision: _, ...store } = memoryStore() as KeyStore & { revision: number };
      const counted = { ...store, reads: 0 };
      counted.findKey = async (digest) => {
        counted.reads++;
        return store.findKey(digest);
      };
      return counted;
    };
    let now = NOW;
    const always = shared();
    const strict = await startService({ keyStore: always });
    for (let i = 0; i < 3; i++) await strict.call('/v1/cpf');
    expect(always.reads).toBe(3);

    const sometimes = shared();
    const { call, service, keyIds } = await startService({
      keyStore: sometimes,
      keys: { cache: { ttl: 1_000 } },
      clock: () => now,
    });
    for (let i = 0; i < 3; i++) await call('/v1/cpf');
    expect(sometimes.reads).toBe(1);
    now += 1_000;
    await call('/v1/cpf');
    expect(sometimes.reads).toBe(2);
    await service.keys.revoke(keyIds.enterprise);
    expect((await call('/v1/cpf')).status).toBe(401);
  });

  it('remembers a bounded number of keys, and those in use before the others', async () => {
    const store = memoryStore();
    const findKey = vi.spyOn(store, 'findKey');
    const { call, service } = await startService({ keyStore: store, keys: { cache: { size: 20 } } });
    const others: string[] = [];
    for (let i = 0; i < 100; i++) others.push((await service.keys.create('acc_free')).key);
    const readsOf = async (text: string) => {
      findKey.mockClear();
      await call('/v1/echo', { key: { text } });
      return findKey.mock.calls.length;
    };
    const { key: busy } = await service.keys.create('acc_pro');
    expect(await readsOf(busy)).toBe(1);
    for (const other of others) {
      expect(await readsOf(other)).toBe(1);
      expect(await readsOf(busy)).toBe(0);
    }
    expect(await readsOf(others.at(-1) as string)).toBe(0);
    expect(await readsOf(others[0] as string)).toBe(1);
  });

  it('notes the last use at most once a minute, off the request’s path', async () => {
    let now = NOW;
    const { call, service } = await startService({ clock: () => now });
    const lastUsed = async () => (await service.keys.list('acc_pro'))[0]?.lastUsedAt;
    await call('/v1/cpf', { key: 'pro' });
    now += 59_999;
    await call('/v1/cpf', { key: 'pro' });
    expect(await lastUsed()).toBe(NOW);
    now += 1;
    await call('/v1/cpf', { key: 'pro' });
    expect(await lastUsed()).toBe(NOW + 60_000);
  });

  it('a touch that fails is reported and the request answered', async () => {
    const errors: unknown[] = [];
    const store = memoryStore();
    store.touchKey = () => Promise.reject(new Error('touch'));
    const { call } = await startService({ keyStore: store, onError: (error) => errors.push(error) });
    expect((await call('/v1/cpf')).status).toBe(200);
    await Promise.resolve();
    expect(String(errors[0])).toContain('touch');
  });

  it('hands the work that goes on to the host, when it can wait for it', async () => {
    const { service, keys } = await startService();
    const works: Promise<unknown>[] = [];
    const request = new Request('http://x/v1/cpf', { headers: { authorization: `Bearer ${keys.pro}` } });
    await service(request, {}, { waitUntil: (work: Promise<unknown>) => works.push(work) });
    // The note of the key's use, and the usage that was gathered.
    expect(works).toHaveLength(2);
    await Promise.all(works);
  });
});

describe('permission', () => {
  it('a suspended account, an unknown plan, a tool outside the plan or the key is 403, not counted', async () => {
    const store = memoryStore();
    const { service, call } = await startService({
      keyStore: store,
      keys: {
        plans: {
          few: { requestsPerMonth: 5, tools: { allow: ['cpf'] }, events: [] },
          most: { requestsPerMonth: 5, tools: { deny: ['cpf'] }, events: [] },
        },
      },
    });
    const keyOf = async (plan: string, tools?: string[]) => {
      await service.accounts.create({ id: `x${plan}${tools ?? ''}`, plan });
      return { text: (await service.keys.create(`x${plan}${tools ?? ''}`, tools ? { tools } : {})).key };
    };
    const few = await keyOf('few');
    const most = await keyOf('most');
    const cpfOnly = await keyOf('pro', ['cpf']);
    expect((await call('/v1/cpf', { key: few })).status).toBe(200);
    expect((await call('/v1/echo', { key: few })).status).toBe(403);
    expect((await call('/v1/cpf', { key: most })).status).toBe(403);
    expect((await call('/v1/echo', { key: most })).status).toBe(200);
    expect((await call('/v1/echo', { key: cpfOnly })).status).toBe(403);
    expect((await service.usage('xmost')).used).toBe(1);

    await service.accounts.setStatus('acc_pro', 'suspended');
    const refused = await call('/v1/cpf', { key: 'pro' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('ratelimit')).toBeNull();
    await service.accounts.setStatus('acc_pro', 'active');
    expect((await call('/v1/cpf', { key: 'pro' })).status).toBe(200);

    await store.updateAccount('acc_pro', { plan: 'constructor' });
    expect((await call('/v1/cpf', { key: 'pro' })).status).toBe(403);
  });

  it('comes after the key and before the count and the input', async () => {
    const { service, post } = await startService();
    const { key } = await service.keys.create('acc_free', { tools: ['cpf'] });
    expect((await post('/v1/echo', '{', { key: null })).status).toBe(401);
    expect((await post('/v1/echo', '{', { key: { text: key } })).status).toBe(403);
    expect((await post('/v1/echo', '{', { key: 'free' })).status).toBe(400);
    expect((await service.usage('acc_free')).used).toBe(1);
  });
});

describe('quota', () => {
  const both = { http: { rateLimitHeaders: 'both' } } as const;

  it.each([
    ['x', true, false],
    ['ietf', false, true],
    ['both', true, true],
    [undefined, true, false],
  ] as const)('is told by the headers of the kind %s', async (rateLimitHeaders, hasOlder, hasNewer) => {
    const { call } = await startService({ http: { ...(rateLimitHeaders && { rateLimitHeaders }) } });
    const { headers } = await call('/v1/cpf', { key: 'free' });
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
      expect(headers.has(name)).toBe(hasOlder);
    for (const name of ['ratelimit', 'ratelimit-policy']) expect(headers.has(name)).toBe(hasNewer);
  });

  it('tells of itself on counted answers of an account with a limit', async () => {
    const { call } = await startService(both);
    const { headers } = await call('/v1/cpf', { key: 'free' });
    // November has 30 days; from the 21st at noon to its end there are 9.5.
    expect(headers.get('ratelimit-policy')).toBe('"monthly";q=100;w=2592000');
    expect(headers.get('ratelimit')).toBe('"monthly";r=99;t=820800');
    expect(headers.get('x-ratelimit-limit')).toBe('100');
    expect(headers.get('x-ratelimit-remaining')).toBe('99');
    expect(headers.get('x-ratelimit-reset')).toBe('1796083200');
    expect(headers.get('retry-after')).toBeNull();
    expect((await call('/v1/cpf')).headers.get('ratelimit')).toBeNull();
  });

  it('counts whatever is answered after the check, and nothing before it', async () => {
    const { call, post, service } = await startService({ onError: () => undefined });
    const used = async () => (await service.usage('acc_free')).used;
    for (const path of ['/v1/cpf', '/v1/cpf?count=0', '/v1/failing?how=bug', '/v1/failing?how=meaning']) {
      await call(path, { key: 'free' });
    }
    await call('/v1/cpf', { key: 'free', method: 'HEAD' });
    await post('/v1/echo', '{', { key: 'free' });
    expect(await used()).toBe(6);
    await call('/v1/nao-existe', { key: 'free' });
    await call('/v1/cpf', { key: 'free', method: 'POST' });
    expect(await used()).toBe(6);
  });

  it('answers 429 past the limit, which is not counted, until the month ends', async () => {
    let now = NOW;
    const { call, service } = await startService({ clock: () => now, ...both });
    for (let i = 0; i < 100; i++) expect((await call('/v1/cpf', { key: 'free' })).status).toBe(200);
    const refused = await call('/v1/cpf?count=0', { key: 'free' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('820800');
    expect(refused.headers.get('ratelimit')).toBe('"monthly";r=0;t=820800');
    expect(await service.usage('acc_free')).toEqual({ month: '2026-11', used: 100, limit: 100 });
    now = Date.UTC(2026, 11, 1) - 1;
    expect((await call('/v1/cpf', { key: 'free' })).headers.get('retry-after')).toBe('1');
    now = Date.UTC(2026, 11, 1);
    const fresh = await call('/v1/cpf', { key: 'free' });
    expect(fresh.headers.get('ratelimit-policy')).toBe('"monthly";q=100;w=2678400');
    expect(fresh.headers.get('ratelimit')).toBe('"monthly";r=99;t=2678400');
    expect((await service.usage('acc_free', '2026-11')).used).toBe(100);
  });

  it('is of the account, over all its keys; a new plan keeps the count', async () => {
    const { call, service } = await startService();
    const { key } = await service.keys.create('acc_free');
    await call('/v1/cpf', { key: 'free' });
    expect((await call('/v1/cpf', { key: { text: key } })).headers.get('x-ratelimit-remaining')).toBe('98');
    await service.accounts.setPlan('acc_free', 'pro');
    expect((await call('/v1/cpf', { key: 'free' })).headers.get('x-ratelimit-remaining')).toBe('9997');
    await service.accounts.setPlan('acc_free', 'enterprise');
    await call('/v1/cpf', { key: 'free' });
    expect(await service.usage('acc_free')).toEqual({ month: '2026-11', used: 4, limit: null });
  });

  it('has a burst window in front, whose refusals the month does not count', async () => {
    let now = NOW;
    const { call, service } = await startService({
      clock: () => now,
      keys: { burst: { requests: 2, seconds: 10 } },
      ...both,
    });
    const first = await call('/v1/cpf', { key: 'free' });
    expect(first.headers.get('ratelimit-policy')).toBe('"burst";q=2;w=10, "monthly";q=100;w=2592000');
    expect(first.headers.get('ratelimit')).toBe('"burst";r=1;t=10, "monthly";r=99;t=820800');
    expect(first.headers.get('x-ratelimit-limit')).toBe('100');
    await call('/v1/cpf', { key: 'free' });
    now += 3_000;
    const refused = await call('/v1/cpf', { key: 'free' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('7');
    expect((await service.usage('acc_free')).used).toBe(2);
    now += 7_000;
    expect((await call('/v1/cpf', { key: 'free' })).status).toBe(200);
    expect((await call('/v1/cpf')).headers.get('ratelimit-policy')).toBe('"burst";q=2;w=10');
  });

  it('concurrent requests never pass the limit', async () => {
    const { call } = await startService();
    const replies = await Promise.all(
      Array.from({ length: 500 }, async () => call('/v1/cpf', { key: 'free' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(400);
  });
});

describe('a store that fails', () => {
  const failing: QuotaStore = {
    consume: () => Promise.reject(new Error('quota store')),
    read: () => Promise.reject(new Error('quota store')),
  };

  it('closes the service: 500, nothing runs, and the failure is reported', async () => {
    const errors: unknown[] = [];
    const { call } = await startService({ quotaStore: failing, onError: (error) => errors.push(error) });
    const reply = await call('/v1/cpf');
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({ error: 'Erro interno.', code: 500 });
    expect(String(errors[0])).toContain('quota store');
  });

  it('by never answering counts as failed after the time-out', async () => {
    const silent: QuotaStore = { ...failing, consume: () => new Promise(() => undefined) };
    const errors: unknown[] = [];
    const { call } = await startService({
      quotaStore: silent,
      storeTimeout: 10,
      onError: (error) => errors.push(error),
    });
    expect((await call('/v1/cpf')).status).toBe(500);
    expect(String(errors[0])).toContain('consume took longer than 10 ms');
  });
});

describe('operations', () => {
  it('refuse what does not exist, exists already or makes no sense', async () => {
    const { service, keyIds } = await startService();
    const code = (code: string) => expect.objectContaining({ name: 'ServiceError', code });
    await expect(service.accounts.create({ plan: 'gold' })).rejects.toEqual(code('plan'));
    await expect(service.accounts.create({ plan: 'constructor' })).rejects.toEqual(code('plan'));
    await expect(service.accounts.create({ id: 'acc_pro', plan: 'pro' })).rejects.toEqual(code('exists'));
    await expect(service.accounts.create({ id: 'a b', plan: 'pro' })).rejects.toThrow(TypeError);
    await expect(service.accounts.setPlan('x', 'pro')).rejects.toEqual(code('not_found'));
    await expect(service.accounts.setPlan('acc_pro', 'gold')).rejects.toEqual(code('plan'));
    await expect(service.accounts.setStatus('acc_pro', 'gone' as 'active')).rejects.toThrow(TypeError);
    expect(await service.accounts.get('x')).toBeNull();
    await expect(service.keys.create('x')).rejects.toEqual(code('not_found'));
    await expect(service.keys.create('acc_pro', { tools: ['nada'] })).rejects.toEqual(code('not_found'));
    await expect(service.keys.create('acc_pro', { expiresAt: NOW })).rejects.toThrow(TypeError);
    await expect(service.keys.list('x')).rejects.toEqual(code('not_found'));
    await expect(service.keys.revoke('x')).rejects.toEqual(code('not_found'));
    await expect(service.keys.rotate('x')).rejects.toEqual(code('not_found'));
    await expect(service.keys.rotate(keyIds.pro, { overlap: -1 })).rejects.toThrow(TypeError);
    await expect(service.usage('x')).rejects.toEqual(code('not_found'));
    await expect(service.usage('acc_pro', '2026-13')).rejects.toThrow(TypeError);
    await expect(service.favorites.add('acc_pro', 'nada')).rejects.toEqual(code('not_found'));
    await expect(service.favorites.add('x', 'cpf')).rejects.toEqual(code('not_found'));
  });

  it('make accounts with ids of their own when none is given', async () => {
    const { service } = await startService();
    const account = await service.accounts.create({ plan: 'free', name: 'Ana' });
    expect(account).toEqual({ id: account.id, plan: 'free', status: 'active', name: 'Ana', createdAt: NOW });
    expect(account.id).toMatch(/^acc_[0-9a-z]{26}$/);
    expect(await service.accounts.get(account.id)).toEqual(account);
  });

  it('rotate: both keys work during the overlap, then the new one alone', async () => {
    let now = NOW;
    const { service, call } = await startService({ clock: () => now });
    const { key: old, record } = await service.keys.create('acc_pro', { name: 'CI', tools: ['cpf'] });
    const { key, record: next } = await service.keys.rotate(record.id);
    expect(next).toMatchObject({ accountId: 'acc_pro', name: 'CI', tools: ['cpf'], expiresAt: null });
    const works = async (text: string) => (await call('/v1/cpf', { key: { text } })).status === 200;
    expect([await works(old), await works(key)]).toEqual([true, true]);
    now += DAY - 1;
    expect(await works(old)).toBe(true);
    now += 1;
    expect([await works(old), await works(key)]).toEqual([false, true]);
    await expect(service.keys.rotate(record.id)).rejects.toMatchObject({ code: 'state' });
  });

  it('rotate with no overlap: the old key stops at once', async () => {
    const { service, call, keys, keyIds } = await startService();
    expect((await call('/v1/cpf')).status).toBe(200);
    const { key } = await service.keys.rotate(keyIds.enterprise, { overlap: 0 });
    expect((await call('/v1/cpf', { key: { text: keys.enterprise } })).status).toBe(401);
    expect((await call('/v1/cpf', { key: { text: key } })).status).toBe(200);
  });

  it('favorites are added once, listed and removed', async () => {
    const { service } = await startService();
    expect(await service.favorites.add('acc_pro', 'cpf')).toEqual({ added: true, count: 1 });
    expect(await service.favorites.add('acc_pro', 'cpf')).toEqual({ added: false, count: 1 });
    expect(await service.favorites.list('acc_pro')).toEqual([{ toolId: 'cpf', at: NOW }]);
    expect(await service.favorites.remove('acc_pro', 'cpf')).toEqual({ removed: true, count: 0 });
  });
});

describe('a clock that gives no time', () => {
  it.each([Number.NaN, Infinity, undefined])(
    '%s lets nobody in, and is a failure of the service',
    async (time) => {
      let now: unknown = NOW;
      const failures: unknown[] = [];
      const { service, call } = await startService({
        clock: () => now as number,
        onError: (error: unknown) => failures.push(error),
      });
      const account = await service.accounts.create({ plan: 'pro' });
      const forever = await service.keys.create(account.id);
      const short = await service.keys.create(account.id, { expiresAt: NOW + 1 });
      for (const { key } of [forever, short])
        expect((await call('/v1/cpf', { key: { text: key } })).status).toBe(200);
      now = time;
      for (const { key } of [forever, short]) {
        const reply = await call('/v1/cpf', { key: { text: key } });
        expect(reply.status).toBe(500);
      }
      expect(failures).toHaveLength(2);
      expect(String(failures[0])).toContain('clock');
    },
  );
});
