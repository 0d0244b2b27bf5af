import { describe, expect, it, vi } from 'vitest';
import { ORIGIN, startAccounts } from '#test/support/account.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { memoryStores } from '../../stores/memory/index.ts';

const KEYS = '/account/keys';
const MADE = { method: 'POST', body: {} };
const inEnglish = { 'accept-language': 'en' };

describe('the speaker for an account', () => {
  it('is not a tool key, which both languages say', async () => {
    const { ask, open } = await startAccounts();
    const { tools: key } = await open('a');
    const said = async (headers: Record<string, string>) =>
      (await ask({ key }, '/account', { headers })).body.error;
    expect([await said({}), await said(inEnglish)]).toEqual([
      'O escopo tools não abre a área da conta; use uma chave do escopo account.',
      'The scope tools does not open the account area; use a key of the scope account.',
    ]);
  });

  it.each([null, undefined, 7, 'nobody'])('is not one that the host names %j: 401', async (named) => {
    const { ask, open } = await startAccounts({ account: { session: () => named as never } });
    await open('a');
    expect((await ask(null, '/account')).status).toBe(401);
  });

  // 2^53 + 1 is rounded to 2^53, which may be another customer; the texts are what a missing id turns into.
  it.each([2 ** 53 + 1, Number.NaN, -1, 1.5, '', 'null', 'undefined', { id: 'a' }, true])(
    'is nobody where the host names %j, which is no id: 500, and onError says why',
    async (named) => {
      const errors: unknown[] = [];
      const { ask, open, service } = await startAccounts({
        onError: (error) => void errors.push(error),
        account: { session: () => named as never },
      });
      await open(String(2 ** 53));
      expect((await ask(null, '/account')).status).toBe(500);
      expect(String(errors[0])).toMatch(
        /^TypeError: account.session must give the id of an account, or null/,
      );
      expect(await service.accounts.get(String(2 ** 53))).toMatchObject({ status: 'active' });
    },
  );

  it('is nobody without a key where the host names nobody', async () => {
    const { service } = await startAccounts({ account: { session: undefined as never } });
    expect((await service(new Request(`${ORIGIN}/v1/account`))).status).toBe(401);
  });

  it.each<[string, unknown, string]>([
    ['an error', new Error('down'), 'Error: down'],
    ['an answer of this service’s', new ApiError(403), 'Error: account.session failed'],
  ])('is unknown where the host throws %s: 500', async (_, thrown, reported) => {
    const errors: unknown[] = [];
    const { ask } = await startAccounts({
      onError: (error) => void errors.push(error),
      account: {
        session() {
          throw thrown;
        },
      },
    });
    expect((await ask(null, '/account')).status).toBe(500);
    expect(errors.map(String)).toEqual([reported]);
    if (thrown instanceof ApiError) expect((errors[0] as Error).cause).toBe(thrown);
  });
});

describe('a change by somebody who is logged in', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a page of this origin', {}, 201],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a sister', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser, of this origin', { 'sec-fetch-site': '', origin: ORIGIN }, 201],
    ['an older browser, of another', { 'sec-fetch-site': '', origin: 'https://mal.exemplo.com' }, 403],
    ['nobody knows what', { 'sec-fetch-site': '' }, 403],
    ['another site, whatever origin it names', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, 403],
    ['another site, which sends a type of its own', { 'sec-fetch-site': '', 'content-type': '' }, 403],
    ['a page of this origin, without a type', { 'content-type': '' }, 400],
    ['a proxy that names the host', { 'sec-fetch-site': '', origin: 'http://x.com', host: 'x.com' }, 201],
  ])('is taken from its own pages alone: %s', async (_, headers, status) => {
    const { ask, open } = await startAccounts();
    await open('a');
    expect((await ask({ session: 'a' }, KEYS, { ...MADE, headers })).status).toBe(status);
    for (const method of ['GET', 'HEAD']) {
      const { status: read } = await ask({ session: 'a' }, KEYS, { method, headers });
      expect([method, read]).toEqual([method, 200]);
    }
  });

  it('is refused in words', async () => {
    const { ask, open } = await startAccounts();
    await open('a');
    const said = async (more: Record<string, string>) => {
      const headers = { 'sec-fetch-site': 'none', ...more };
      return (await ask({ session: 'a' }, KEYS, { ...MADE, headers })).body.error;
    };
    expect([await said({}), await said(inEnglish)]).toEqual([
      'Esta mudança só é aceita de uma página desta mesma origem.',
      'This change is only taken from a page of this same origin.',
    ]);
  });
});

it('a suspended account reads, and changes nothing', async () => {
  const { ask, open, service } = await startAccounts();
  const { key } = await open('a');
  await service.accounts.setStatus('a', 'suspended');
  const statuses = ['GET', 'HEAD', 'POST'].map(
    async (method) => (await ask({ key }, KEYS, { method, ...(method === 'POST' && { body: {} }) })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
});

describe('the requests of a minute', () => {
  it('that ask for much work are ten, over all of these addresses', async () => {
    const { ask, open, time } = await startAccounts({ account: { burst: { requests: 1_000, seconds: 60 } } });
    const [a, b] = [await open('a'), await open('b')];
    const input = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] };
    const { body } = await ask(a, '/account/webhooks', { method: 'POST', body: input });
    const hook = `/account/webhooks/${body.webhook.id}`;
    const work = async () => (await ask(a, `${hook}/disable`, { method: 'POST' })).status;
    for (let i = 0; i < 5; i++) {
      expect(await work()).toBe(200);
      expect((await ask(a, '/account/export')).status).toBe(200);
      // This one costs little.
      expect((await ask(a, `${hook}/enable`, { method: 'POST' })).status).toBe(200);
    }
    const since = new Date(time.now).toISOString();
    const refused = await ask(a, `${hook}/recover`, { method: 'POST', body: { since } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect([await work(), (await ask(a, hook, { method: 'DELETE' })).status]).toEqual([429, 429]);
    expect([(await ask(a, '/account')).status, (await ask(b, '/account/export')).status]).toEqual([200, 200]);
    time.now += 60_000;
    expect(await work()).toBe(200);
  });

  it('are counted for each account, from the beginning of the minute to its end', async () => {
    const stores = memoryStores();
    const consume = vi.spyOn(stores.quotaStore, 'consume');
    const { ask, open, time } = await startAccounts(
      { account: { burst: { requests: 2, seconds: 60 } } },
      stores,
    );
    const [a, b] = [await open('a'), await open('b')];
    const start = time.now;
    const statusOf = async ({ key }: { key: string }) => (await ask({ key }, '/account')).status;
    expect([await statusOf(a), await statusOf(b)]).toEqual([200, 200]);
    time.now = start + 59_999;
    expect([await statusOf(a), await statusOf(a), await statusOf(b)]).toEqual([200, 429, 200]);
    time.now = start + 60_000;
    expect([await statusOf(a), await statusOf(b)]).toEqual([200, 200]);
    expect(consume).toHaveBeenNthCalledWith(1, {
      bucket: `a:a:${start / 60_000}`,
      limit: 2,
      cost: 1,
      keep: 120_000,
    });
  });

  it.each([
    [0, '60'],
    [1, '60'],
    [999, '60'],
    [1_000, '59'],
    [59_000, '1'],
    [59_001, '1'],
    [59_999, '1'],
  ])(
    'that are too many are told when there may be more: %d ms after its start, %s s',
    async (after, wait) => {
      const { ask, open, time } = await startAccounts({ account: { burst: { requests: 1, seconds: 60 } } });
      const { key } = await open('a');
      time.now += after;
      await ask({ key }, '/account');
      const reply = await ask({ key }, '/account', { headers: inEnglish });
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, wait]);
      const end = 'ends at 2026-11-21T12:01:00.000Z.';
      expect(reply.body.error).toBe(
        `The limit of 1 requests a minute to the account area is reached; it ${end}`,
      );
      expect((await ask({ key }, '/account')).body.error).toBe(
        'Limite de 1 requisições por minuto à área da conta atingido; termina em 2026-11-21T12:01:00.000Z.',
      );
    },
  );
});
