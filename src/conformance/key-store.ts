import type { Account, ApiKey, KeyStore } from '../core/stores.ts';
import { range, type Runner, spoil, type StoreFactory, withStore } from './runner.ts';

const T0 = 1_795_262_400_000;
/** The last millisecond of the year 9999, which a rotation passes to look at a key. */
const YEAR_9999 = 253_402_300_799_999;

const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  plan: 'free',
  status: 'active',
  createdAt: T0,
  ...more,
});

const apiKey = (id: string, accountId: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  accountId,
  digest: `digest-of-${id}`,
  hint: 'cnv_0123wxyz',
  tools: null,
  createdAt: T0,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  ...more,
});

/** What every `KeyStore` must keep. */
export function keyStoreSuite({ describe, it, expect }: Runner, make: StoreFactory<KeyStore>): void {
  const test = (name: string, body: (store: KeyStore) => Promise<void>) => it(name, withStore(make, body));

  describe('KeyStore: accounts', () => {
    test('gives back what was created, with every field', async (store) => {
      const created = account('a', { name: 'Padaria São João', plan: 'pro' });
      expect(await store.createAccount(created)).toBe(true);
      expect(await store.getAccount('a')).toEqual(created);
      expect(await store.getAccount('b')).toBe(null);
    });

    test('an id that exists is refused and changes nothing', async (store) => {
      await store.createAccount(account('a'));
      expect(await store.createAccount(account('a', { plan: 'pro' }))).toBe(false);
      expect(await store.getAccount('a')).toEqual(account('a'));
    });

    test('of concurrent creations of one id, one succeeds', async (store) => {
      const made = await Promise.all(
        range(20).map(async (i) => store.createAccount(account('a', { name: String(i) }))),
      );
      expect(made.filter(Boolean).length).toBe(1);
    });

    test('an update changes the fields it names and gives the account after it', async (store) => {
      await store.createAccount(account('a', { name: 'A' }));
      const changed = account('a', { name: 'A', plan: 'pro' });
      expect(await store.updateAccount('a', { plan: 'pro' })).toEqual(changed);
      expect(await store.updateAccount('a', { status: 'suspended' })).toEqual({
        ...changed,
        status: 'suspended',
      });
      expect(await store.getAccount('a')).toEqual({ ...changed, status: 'suspended' });
      expect(await store.updateAccount('b', { plan: 'pro' })).toBe(null);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      const mine = account('a', { name: 'A' });
      await store.createAccount(mine);
      spoil(mine);
      expect(await store.getAccount('a')).toEqual(account('a', { name: 'A' }));
      spoil((await store.getAccount('a')) ?? {});
      expect(await store.getAccount('a')).toEqual(account('a', { name: 'A' }));
      spoil((await store.updateAccount('a', { plan: 'pro' })) ?? {});
      expect(await store.getAccount('a')).toEqual(account('a', { name: 'A', plan: 'pro' }));
    });
  });

  describe('KeyStore: keys', () => {
    test('finds a key with its account by its digest', async (store) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf', 'cnpj'], expiresAt: T0 + 1 });
      expect(await store.createKey(key)).toBe(true);
      expect(await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      expect(await store.findKey('another')).toBe(null);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 + 9 });
      const mine = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 + 9 });
      await store.createKey(mine);
      spoil(mine);
      expect(await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      spoil((await store.findKey(key.digest)) ?? {});
      expect(await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      spoil(await store.listKeys('a'));
      expect(await store.listKeys('a')).toEqual([key]);
      spoil((await store.expireKey('k', T0 + 5)) ?? {});
      expect(await store.listKeys('a')).toEqual([{ ...key, expiresAt: T0 + 5 }]);
      spoil((await store.revokeKey('k', T0 + 1)) ?? {});
      expect(await store.listKeys('a')).toEqual([{ ...key, expiresAt: T0 + 5, revokedAt: T0 + 1 }]);
    });

    test('is unique on id and on digest', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      expect(await store.createKey(apiKey('k', 'a', { digest: 'new' }))).toBe(false);
      expect(await store.createKey(apiKey('l', 'a', { digest: 'digest-of-k' }))).toBe(false);
      expect(await store.listKeys('a')).toEqual([apiKey('k', 'a')]);
      expect(await store.findKey('new')).toBe(null);
    });

    test('lists the keys of one account by creation, then id', async (store) => {
      await store.createAccount(account('a'));
      await store.createAccount(account('b'));
      await store.createKey(apiKey('z', 'a', { createdAt: T0 }));
      await store.createKey(apiKey('y', 'a', { createdAt: T0 + 1 }));
      await store.createKey(apiKey('x', 'a', { createdAt: T0 }));
      await store.createKey(apiKey('w', 'b'));
      expect((await store.listKeys('a')).map(({ id }) => id)).toEqual(['x', 'z', 'y']);
      expect(await store.listKeys('c')).toEqual([]);
    });

    test('an expiry only ever comes earlier', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      expect((await store.expireKey('k', YEAR_9999))?.expiresAt).toBe(YEAR_9999);
      expect((await store.expireKey('k', T0 + 100))?.expiresAt).toBe(T0 + 100);
      expect((await store.expireKey('k', T0 + 200))?.expiresAt).toBe(T0 + 100);
      expect((await store.expireKey('k', T0 + 50))?.expiresAt).toBe(T0 + 50);
      expect(await store.expireKey('none', T0)).toBe(null);
    });

    test('a revocation is set once and is seen by the next read', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      expect((await store.revokeKey('k', T0 + 1))?.revokedAt).toBe(T0 + 1);
      expect((await store.revokeKey('k', T0 + 2))?.revokedAt).toBe(T0 + 1);
      expect((await store.findKey('digest-of-k'))?.key.revokedAt).toBe(T0 + 1);
      expect(await store.revokeKey('none', T0)).toBe(null);
    });

    test('the last use only ever comes later, and touches of unknown keys do nothing', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      await store.touchKey('k', T0 + 10);
      await store.touchKey('k', T0 + 5);
      await store.touchKey('none', T0);
      expect((await store.findKey('digest-of-k'))?.key.lastUsedAt).toBe(T0 + 10);
    });

    test('a revision, where there is one, changes with accounts and keys and not with touches', async (store) => {
      if (store.revision === undefined) return;
      const seen = [store.revision];
      const changed = async (change: () => unknown) => {
        await change();
        const now = store.revision as number;
        const isNew = !seen.includes(now);
        seen.push(now);
        return isNew;
      };
      expect(await changed(() => store.createAccount(account('a')))).toBe(true);
      expect(await changed(() => store.createKey(apiKey('k', 'a')))).toBe(true);
      expect(await changed(() => store.touchKey('k', T0))).toBe(false);
      expect(await changed(() => store.updateAccount('a', { plan: 'pro' }))).toBe(true);
      expect(await changed(() => store.expireKey('k', T0 + 9))).toBe(true);
      expect(await changed(() => store.revokeKey('k', T0))).toBe(true);
    });
  });

  describe('KeyStore: favorites', () => {
    test('adds once, counts, lists by time then tool, removes once', async (store) => {
      await store.createAccount(account('a'));
      expect(await store.addFavorite('a', 'cpf', T0 + 2)).toEqual({ added: true, count: 1 });
      expect(await store.addFavorite('a', 'cnpj', T0 + 1)).toEqual({ added: true, count: 2 });
      expect(await store.addFavorite('a', 'aih', T0 + 2)).toEqual({ added: true, count: 3 });
      expect(await store.addFavorite('a', 'cpf', T0 + 9)).toEqual({ added: false, count: 3 });
      expect(await store.listFavorites('a')).toEqual([
        { toolId: 'cnpj', at: T0 + 1 },
        { toolId: 'aih', at: T0 + 2 },
        { toolId: 'cpf', at: T0 + 2 },
      ]);
      expect(await store.removeFavorite('a', 'cnpj')).toEqual({ removed: true, count: 2 });
      expect(await store.removeFavorite('a', 'cnpj')).toEqual({ removed: false, count: 2 });
      expect(await store.listFavorites('b')).toEqual([]);
    });

    test('what was handed out can be changed without changing the store', async (store) => {
      await store.createAccount(account('a'));
      await store.addFavorite('a', 'cpf', T0);
      spoil(await store.listFavorites('a'));
      expect(await store.listFavorites('a')).toEqual([{ toolId: 'cpf', at: T0 }]);
    });

    test('of concurrent additions of one tool, one adds', async (store) => {
      await store.createAccount(account('a'));
      const outcomes = await Promise.all(range(20).map(async () => store.addFavorite('a', 'cpf', T0)));
      expect(outcomes.filter(({ added }) => added).length).toBe(1);
      expect(outcomes.every(({ count }) => count === 1)).toBe(true);
    });
  });
}
