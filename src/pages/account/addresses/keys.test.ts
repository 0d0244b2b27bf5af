import { describe, expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';
import { memoryStores } from '../../../stores/memory/index.ts';

/** Makes an account area whose clock moves on once a stored account or key has been read. */
async function startSlow() {
  const stores = memoryStores();
  const { keyStore } = stores;
  let late: number | undefined;
  const area = await startAccounts({}, stores);
  const account = await area.open('a');
  for (const read of ['getAccount', 'getKey'] as const) {
    const original = keyStore[read].bind(keyStore) as () => unknown;
    keyStore[read] = (...args: []) => {
      area.time.now = late ?? area.time.now;
      return original(...args) as never;
    };
  }
  return { ...area, account, passTo: (instant: number) => (late = instant) };
}

it('a refused key names each tool that is not served, the first 20 of them', async () => {
  const { ask, open } = await startAccounts();
  const account = await open('a');
  const refused = async (tools: readonly string[]) => {
    const { status, body } = await ask({ key: account.key }, '/account/keys', {
      method: 'POST',
      body: { tools },
    });
    expect(status).toBe(400);
    return body.details as readonly { field: string; message: string }[];
  };
  expect(await refused(['cpf', 'cnjp'])).toEqual([
    { field: 'tools[1]', message: 'não é uma ferramenta deste serviço. Você quis dizer "cnpj"?' },
  ]);
  const many = await refused(Array.from({ length: 25 }, (_, i) => `nenhuma-${i}`));
  expect(many.map(({ field }) => field)).toEqual(Array.from({ length: 20 }, (_, i) => `tools[${i}]`));
});

it.each([
  ['made', '/account/keys', 'now', 0, 0, 422],
  ['made', '/account/keys', 'a millisecond later', 1, 0, 201],
  ['made', '/account/keys', 'the instant at which it is stored', 1, 1, 422],
  ['rotated', '/account/keys/:id/rotate', 'now', 0, 0, 422],
  ['rotated', '/account/keys/:id/rotate', 'the instant at which it is stored', 1, 1, 422],
])(
  'a key that is %s (%s) is taken or refused when it expires %s',
  async (_, path, __, ahead, passes, status) => {
    const { ask, time, account, passTo } = await startSlow();
    const expiresAt = new Date(time.now + ahead).toISOString();
    passTo(time.now + passes);
    const reply = await ask({ key: account.key }, path.replace(':id', account.keyId), {
      method: 'POST',
      body: { expiresAt },
    });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject(
      status === 201 ? { record: { expiresAt } } : { error: 'expiresAt é um instante que já passou.' },
    );
  },
);

it('a passed expiry is refused before the key is looked for', async () => {
  const { ask, open, time } = await startAccounts();
  const { key } = await open('a');
  for (const [at, status] of [
    [time.now, 422],
    [time.now + 1, 404],
  ] as const) {
    const body = { expiresAt: new Date(at).toISOString() };
    expect((await ask({ key }, '/account/keys/key_0/rotate', { method: 'POST', body })).status).toBe(status);
  }
});

it.each([undefined, '2027-01-01T00:00:00Z'])(
  'another failure is not taken for a passed expiry: a key that expires %s',
  async (expiresAt) => {
    const stores = memoryStores();
    const { ask, open } = await startAccounts({}, stores);
    const { key } = await open('a');
    stores.keyStore.createKey = () => {
      throw new TypeError('of the store');
    };
    const reply = await ask({ key }, '/account/keys', { method: 'POST', body: { expiresAt } });
    expect(reply.status).toBe(500);
  },
);

it('a store that fails is answered as a failure, also where the expiry has passed meanwhile', async () => {
  const stores = memoryStores();
  const { ask, open, time } = await startAccounts({}, stores);
  const { key } = await open('a');
  const expiresAt = new Date(time.now + 1).toISOString();
  stores.keyStore.createKey = () => {
    time.now++;
    throw new Error('down');
  };
  expect((await ask({ key }, '/account/keys', { method: 'POST', body: { expiresAt } })).status).toBe(500);
});

describe('a key of the scope account', () => {
  const refused = {
    error: 'tools não pode ser enviado junto com scope account.',
    code: 400,
    details: [{ field: 'tools', message: 'não pode ser enviado junto com scope account' }],
  };

  it('is made without tools', async () => {
    const { ask, open } = await startAccounts();
    const { key } = await open('a');
    const body = { scope: 'account', tools: ['cpf'] };
    expect((await ask({ key }, '/account/keys', { method: 'POST', body })).body).toEqual(refused);
  });

  it('gets none later, and is renamed', async () => {
    const { ask, open } = await startAccounts();
    const { key } = await open('a');
    const { body: made } = await ask({ key }, '/account/keys', {
      method: 'POST',
      body: { scope: 'account' },
    });
    const change = async (body: object) =>
      ask({ key }, `/account/keys/${made.record.id}`, { method: 'PATCH', body });
    expect((await change({ tools: ['cpf'] })).body).toEqual(refused);
    expect((await change({ name: 'Painel' })).body).toMatchObject({ name: 'Painel', scope: 'account' });
  });
});

it('a key is changed to tools that are served', async () => {
  const { ask, open } = await startAccounts();
  const { key, keyId } = await open('a');
  const body = { tools: ['cnjp'] };
  const reply = await ask({ key }, `/account/keys/${keyId}`, {
    method: 'PATCH',
    body,
    headers: { 'accept-language': 'en' },
  });
  const message = 'is no tool of this service. Did you mean "cnpj"?';
  expect([reply.status, reply.body.details]).toEqual([400, [{ field: 'tools[0]', message }]]);
});

it('a key that is rotated works for the time that is given, a day unless another is', async () => {
  for (const [body, expiresAt] of [
    [{}, '2026-11-22T12:00:00.000Z'],
    [{ overlap: 90 }, '2026-11-21T12:01:30.000Z'],
  ] as const) {
    const { ask, open } = await startAccounts();
    const { key, keyId } = await open('a');
    await ask({ key }, `/account/keys/${keyId}/rotate`, { method: 'POST', body });
    const { body: listed } = await ask({ key }, '/account/keys');
    expect(listed.keys).toContainEqual(expect.objectContaining({ id: keyId, expiresAt }));
  }
});

it('an account has as many keys as it may, and is told so', async () => {
  const { ask, open } = await startAccounts({ account: { maxKeys: 2 } });
  const { key } = await open('a');
  expect((await ask({ key }, '/account/keys', { method: 'POST', body: {} })).body).toEqual({
    error: 'A conta já tem todas as chaves ativas que pode ter; revogue uma antes.',
    code: 409,
    reason: 'limit',
  });
});

it('a list of keys has at most 200 that no longer work, however often they are rotated', async () => {
  const { ask, open, time } = await startAccounts({ account: { burst: false } });
  const { key } = await open('a');
  const post = async (path: string, body: object) => ask({ key }, path, { method: 'POST', body });
  let { body: newest } = await post('/account/keys', {});
  for (let i = 0; i < 220; i++) {
    time.now++;
    ({ body: newest } = await post(`/account/keys/${newest.record.id}/rotate`, { overlap: 0 }));
  }
  for (const path of ['/account/keys', '/account/export']) {
    const { keys } = (await ask({ key }, path)).body as { keys: { id: string; state: string }[] };
    expect(keys.filter(({ state }) => state !== 'live')).toHaveLength(200);
    expect(keys).toContainEqual(expect.objectContaining({ id: newest.record.id, state: 'live' }));
  }
});
