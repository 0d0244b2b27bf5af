import { describe, expect, it } from 'vitest';
import { createService, type BoundAccount } from '../../index.ts';
import { cpf } from '../../tools/documentos/cpf.ts';

const NOW = 1_795_262_400_000;
const HOOK = { url: 'https://hooks.example.com/in', events: ['tool_used'] } as const;

/** Two accounts with a key and a webhook each, and a delivery of the first one. */
async function started() {
  const service = createService({
    tools: [cpf],
    clock: () => NOW,
    autoStart: false,
    account: { maxKeys: 3 },
    egress: {
      pinned: true,
      resolve: async () => ['93.184.216.34'],
      send: async () => ({ status: 200, body: new Uint8Array() }),
    },
  });
  for (const id of ['a', 'b']) await service.accounts.create({ id, plan: 'enterprise' });
  const [a, b] = [service.account('a'), service.account('b')];
  const { record, key } = await a.keys.create({ name: 'CI' });
  const { webhook } = await a.webhooks.create(HOOK);
  await service(new Request('http://localhost/v1/cpf', { headers: { authorization: `Bearer ${key}` } }));
  const [delivery] = await a.webhooks.deliveries(webhook.id);
  return { service, a, b, key: record.id, webhook: webhook.id, delivery: delivery?.id as string };
}

type Started = Awaited<ReturnType<typeof started>>;

/** Every operation that takes an id of a key, a webhook or a delivery. */
const byId: readonly [string, (account: BoundAccount, ids: Started) => Promise<unknown>][] = [
  ['keys.update', ({ keys }, { key }) => keys.update(key, { name: 'mine' })],
  ['keys.rotate', ({ keys }, { key }) => keys.rotate(key)],
  ['keys.revoke', ({ keys }, { key }) => keys.revoke(key)],
  ['webhooks.update', ({ webhooks }, { webhook }) => webhooks.update(webhook, { description: 'mine' })],
  ['webhooks.disable', ({ webhooks }, { webhook }) => webhooks.disable(webhook)],
  ['webhooks.enable', ({ webhooks }, { webhook }) => webhooks.enable(webhook)],
  ['webhooks.rotateSecret', ({ webhooks }, { webhook }) => webhooks.rotateSecret(webhook)],
  ['webhooks.commitSecret', ({ webhooks }, { webhook }) => webhooks.commitSecret(webhook)],
  ['webhooks.test', ({ webhooks }, { webhook }) => webhooks.test(webhook, 'tool_used')],
  ['webhooks.deliveries', ({ webhooks }, { webhook }) => webhooks.deliveries(webhook)],
  ['webhooks.recover', ({ webhooks }, { webhook }) => webhooks.recover(webhook, { since: 0 })],
  ['webhooks.retryAll', ({ webhooks }, { webhook }) => webhooks.retryAll(webhook)],
  ['webhooks.delete', ({ webhooks }, { webhook }) => webhooks.delete(webhook)],
  ['deliveries.resend', ({ deliveries }, { delivery }) => deliveries.resend(delivery)],
  ['deliveries.retry', ({ deliveries }, { delivery }) => deliveries.retry(delivery)],
];

const everything = async ({ a, webhook }: Started) => [
  await a.keys.list(),
  await a.webhooks.list(),
  await a.webhooks.deliveries(webhook),
];

describe('service.account', () => {
  it('has every operation that takes an id in the table of this test', () => {
    const { keys, webhooks, deliveries } = createService({ tools: [cpf] }).account('a');
    const free = new Set(['create', 'get', 'list']);
    const named = Object.entries({ keys, webhooks, deliveries }).flatMap(([group, operations]) =>
      Object.keys(operations)
        .filter((name) => !free.has(name))
        .map((name) => `${group}.${name}`),
    );
    expect(byId.map(([name]) => name).toSorted()).toEqual(named.toSorted());
  });

  it.each(byId)('%s knows no id of another account, and changes nothing of it', async (name, operation) => {
    const ids = await started();
    const before = await everything(ids);
    const none = { ...ids, key: 'key_0', webhook: 'wh_0', delivery: 'evt_0' };
    const messageOf = async (of: Started) =>
      operation(ids.b, of).then(
        () => 'done',
        ({ code, message }) => [code, message.replace(/"[^"]*"/, '')],
      );
    const what = { keys: 'key', webhooks: 'webhook', deliveries: 'delivery' }[name.split('.')[0] as string];
    expect(await messageOf(ids)).toEqual(['not_found', `there is no ${what} `]);
    expect(await messageOf(ids)).toEqual(await messageOf(none));
    expect(await everything(ids)).toEqual(before);
  });

  it('gives null of what is another account’s, and lists only its own', async () => {
    const { a, b, key, webhook, delivery } = await started();
    expect([await b.keys.get(key), await b.webhooks.get(webhook), await b.deliveries.get(delivery)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([await a.keys.get(key), await a.webhooks.get(webhook), await a.deliveries.get(delivery)]).toEqual([
      expect.objectContaining({ id: key }),
      expect.objectContaining({ id: webhook }),
      expect.objectContaining({ id: delivery }),
    ]);
    expect([await b.keys.list(), await b.webhooks.list(), await b.favorites.list()]).toEqual([[], [], []]);
  });

  it('does what the operations of the service do', async () => {
    const { service, a, key, webhook } = await started();
    expect(await a.keys.update(key, { name: 'CD' })).toMatchObject({ id: key, name: 'CD' });
    expect((await a.keys.rotate(key)).record).toMatchObject({ accountId: 'a', name: 'CD' });
    expect((await a.webhooks.disable(webhook)).state).toBe('disabled');
    expect(await a.favorites.add('cpf')).toEqual({ added: true, count: 1 });
    expect(await service.favorites.list('a')).toEqual([{ toolId: 'cpf', at: NOW }]);
    expect(await a.favorites.remove('cpf')).toEqual({ removed: true, count: 0 });
    expect(await a.usage()).toEqual({ month: '2026-11', used: 1, limit: null });
    await a.webhooks.delete(webhook);
    expect(await service.webhooks.get(webhook)).toBeNull();
  });

  it('holds to the limit of live keys, which the operations of the service do not know', async () => {
    const { service, a, key } = await started();
    await a.keys.create();
    await a.keys.create({ scope: 'account' });
    await expect(a.keys.create()).rejects.toMatchObject({ code: 'limit' });
    await expect(a.keys.rotate(key)).rejects.toMatchObject({ code: 'limit' });
    await a.keys.rotate(key, { overlap: 0 });
    await service.keys.create('a');
  });

  it('rejects of an account that does not exist', async () => {
    const { service } = await started();
    const none = service.account('nobody');
    for (const operation of [none.keys.list, none.keys.create, none.favorites.list, none.usage]) {
      await expect(operation()).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(none.webhooks.create(HOOK)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('accounts.erase', () => {
  it('erases keys, favorites, webhooks, deliveries and usage, and nothing of another account', async () => {
    const { service, a, b, key, webhook, delivery } = await started();
    await a.favorites.add('cpf');
    const { record } = await b.keys.create();
    const { webhook: other } = await b.webhooks.create(HOOK);
    await service.accounts.erase('a');
    expect([
      await service.accounts.get('a'),
      await service.keys.get(key),
      await service.webhooks.get(webhook),
      await service.webhooks.delivery(delivery),
    ]).toEqual([null, null, null, null]);
    expect(await b.keys.list()).toEqual([record]);
    expect((await b.webhooks.list()).map(({ id }) => id)).toEqual([other.id]);
    await service.accounts.create({ id: 'a', plan: 'enterprise' });
    expect([await a.keys.list(), await a.favorites.list(), await a.webhooks.list()]).toEqual([[], [], []]);
  });
});
