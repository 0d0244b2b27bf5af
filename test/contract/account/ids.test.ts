import { expect, it } from 'vitest';
import { startAccounts } from '../../support/account.ts';

/** The account of another customer, whose id the number below is rounded to: a double holds no odd number so large. */
const OTHER = '9007199254740992';
const GIVEN = Number('9007199254740993');

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] } as const;

it('an operation by an id that is a rounded number is refused, and touches no other account', async () => {
  const { service, open } = await startAccounts();
  await open(OTHER);
  const { accounts, keys, webhooks, favorites, usage, account } = service;
  const operations = {
    create: async () => accounts.create({ plan: 'free', id: GIVEN }),
    get: async () => accounts.get(GIVEN),
    rename: async () => accounts.rename(GIVEN, 'Bia'),
    setPlan: async () => accounts.setPlan(GIVEN, 'free'),
    setStatus: async () => accounts.setStatus(GIVEN, 'suspended'),
    usageByDay: async () => accounts.usage(GIVEN),
    export: async () => accounts.export(GIVEN),
    erase: async () => accounts.erase(GIVEN),
    usage: async () => usage(GIVEN),
    createKey: async () => keys.create(GIVEN),
    listKeys: async () => keys.list(GIVEN),
    createWebhook: async () => webhooks.create(GIVEN, HOOK),
    listWebhooks: async () => webhooks.list(GIVEN),
    addFavorite: async () => favorites.add(GIVEN, 'cpf'),
    removeFavorite: async () => favorites.remove(GIVEN, 'cpf'),
    listFavorites: async () => favorites.list(GIVEN),
    bind: async () => account(GIVEN),
  };
  const before = await accounts.export(OTHER);
  for (const [name, operation] of Object.entries(operations)) {
    const refused = await operation().catch((error: unknown) => error);
    expect(refused, name).toBeInstanceOf(TypeError);
    expect((refused as Error).message, name).toContain('as a text');
  }
  expect(await accounts.export(OTHER)).toEqual(before);
  await expect(keys.create('null')).rejects.toMatchObject({ code: 'not_found' });
});

it('an id may be a whole number, or the text of a longer one', async () => {
  const { service } = await startAccounts();
  await service.accounts.create({ id: 42, plan: 'pro' });
  await service.accounts.create({ id: '9007199254740993', plan: 'pro' });
  expect(await service.accounts.get('42')).toEqual(await service.accounts.get(42));
  expect((await service.account('9007199254740993').usage()).limit).toBe(10_000);
});
