import type { Account, ApiKey, KeyStore } from '../contracts/key-store.ts';
import { range, type Runner, spoil, type StoreFactory, toolsOf } from './runner.ts';

const T0 = 1_795_262_400_000;
/** The last millisecond of the year 9999: an instant to every store. */
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
  scope: 'tools',
  tools: null,
  createdAt: T0,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  ...more,
});

/** The requirements on every `KeyStore`. */
export function keyStoreSuite(runner: Runner, make: StoreFactory<KeyStore>): void {
  const { describe, test, that } = toolsOf(runner, make);

  describe('KeyStore: accounts', () => {
    test('gives back what was created, with every field', async (store) => {
      const created = account('a', { name: 'Padaria São João', plan: 'pro' });
      that('createAccount', await store.createAccount(created)).toEqual(true);
      that('getAccount', await store.getAccount('a')).toEqual(created);
      that('getAccount', await store.getAccount('b')).toEqual(null);
    });

    test('an id that exists is refused and changes nothing', async (store) => {
      await store.createAccount(account('a'));
      that('createAccount', await store.createAccount(account('a', { plan: 'pro' }))).toEqual(false);
      that('getAccount', await store.getAccount('a')).toEqual(account('a'));
    });

    test('of concurrent creations of one id, one succeeds', async (store, other) => {
      const made = await Promise.all(
        range(20).map(async (i) => (i % 2 ? other : store).createAccount(account('a', { name: String(i) }))),
      );
      that('createAccount', made.filter(Boolean).length).toEqual(1);
    });

    test('an update changes the fields it names and gives the account after it', async (store) => {
      await store.createAccount(account('a', { name: 'A' }));
      const changed = account('a', { name: 'A', plan: 'pro' });
      that('updateAccount', await store.updateAccount('a', { plan: 'pro' })).toEqual(changed);
      that('updateAccount', await store.updateAccount('a', { status: 'suspended' })).toEqual({
        ...changed,
        status: 'suspended',
      });
      that('getAccount', await store.getAccount('a')).toEqual({ ...changed, status: 'suspended' });
      that('updateAccount', await store.updateAccount('b', { plan: 'pro' })).toEqual(null);
    });

    test('a name is given and changed like any other field', async (store, other) => {
      await store.createAccount(account('a'));
      that('updateAccount().name', await store.updateAccount('a', { name: 'Loja 😀' })).toEqual(
        account('a', { name: 'Loja 😀' }),
      );
      that('getAccount().name', await other.getAccount('a')).toEqual(account('a', { name: 'Loja 😀' }));
    });

    test('lists accounts by id, in pages', async (store) => {
      // By code units: capitals before small letters, and these before letters with accents.
      const inOrder = ['B', 'a', 'a-1', 'a1', 'b', 'é'];
      for (const id of inOrder.toReversed()) await store.createAccount(account(id, { name: id }));
      const list = async (more: object) =>
        (await store.listAccounts({ limit: 10, ...more })).map(({ id }) => id);
      that('listAccounts', await list({})).toEqual(inOrder);
      that('listAccounts: limit', await list({ limit: 2 })).toEqual(['B', 'a']);
      that('listAccounts: after', await list({ after: 'a', limit: 3 })).toEqual(['a-1', 'a1', 'b']);
      that('listAccounts: after an id that is not there', await list({ after: 'a0' })).toEqual([
        'a1',
        'b',
        'é',
      ]);
      that('listAccounts: after the last one', await list({ after: 'é' })).toEqual([]);
      const [first] = await store.listAccounts({ limit: 1 });
      that('listAccounts: fields', first).toEqual(account('B', { name: 'B' }));
      spoil(first ?? {});
      that('listAccounts', await store.listAccounts({ limit: 1 })).toEqual([account('B', { name: 'B' })]);
    });

    test('a try of its writes changes nothing that a caller can see', async (store) => {
      await store.createAccount(account('a'));
      for (let time = 0; time < 2; time++) await store.tryWriting?.();
      that('listAccounts', await store.listAccounts({ limit: 10 })).toEqual([account('a')]);
    });

    test('an erasure takes the account, its keys and its favorites, and nothing else', async (store, other) => {
      for (const id of ['a', 'b']) {
        await store.createAccount(account(id));
        await store.createKey(apiKey(`k${id}`, id));
        await store.addFavorite(id, 'cpf', T0);
      }
      that('eraseAccount', await store.eraseAccount('a')).toEqual(true);
      that('getAccount', await other.getAccount('a')).toEqual(null);
      that('getKey', await other.getKey('ka')).toEqual(null);
      that('findKey', await other.findKey('digest-of-ka')).toEqual(null);
      that('listKeys', await store.listKeys('a')).toEqual([]);
      that('listFavorites', await store.listFavorites('a')).toEqual([]);
      that('getAccount', await store.getAccount('b')).toEqual(account('b'));
      that('listKeys', await store.listKeys('b')).toEqual([apiKey('kb', 'b')]);
      that('listFavorites', await store.listFavorites('b')).toEqual([{ toolId: 'cpf', at: T0 }]);
      that('eraseAccount', await store.eraseAccount('a')).toEqual(false);
      that('createAccount', await store.createAccount(account('a'))).toEqual(true);
      that('createKey', await store.createKey(apiKey('ka', 'a'))).toEqual('created');
    });

    test('an erasure leaves no key behind that is created meanwhile', async (store, other) => {
      await store.createAccount(account('a'));
      const create = async (i: number) => (i % 2 ? other : store).createKey(apiKey(`k${i}`, 'a'));
      const [, ...outcomes] = await Promise.all([store.eraseAccount('a'), ...range(20).map(create)]);
      const others = outcomes.filter((outcome) => outcome !== 'created' && outcome !== 'no_account');
      that('createKey', others).toEqual([]);
      that('listKeys', await other.listKeys('a')).toEqual([]);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      const mine = account('a', { name: 'A' });
      await store.createAccount(mine);
      spoil(mine);
      that('getAccount', await store.getAccount('a')).toEqual(account('a', { name: 'A' }));
      spoil((await store.getAccount('a')) ?? {});
      that('getAccount', await store.getAccount('a')).toEqual(account('a', { name: 'A' }));
      spoil((await store.updateAccount('a', { plan: 'pro' })) ?? {});
      that('getAccount', await store.getAccount('a')).toEqual(account('a', { name: 'A', plan: 'pro' }));
    });
  });

  describe('KeyStore: keys', () => {
    test('finds a key with its account by its digest', async (store) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf', 'cnpj'], expiresAt: T0 + 1 });
      that('createKey', await store.createKey(key)).toEqual('created');
      that('findKey', await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      that('findKey', await store.findKey('another')).toEqual(null);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 + 9 });
      const mine = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 + 9 });
      await store.createKey(mine);
      spoil(mine);
      that('findKey', await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      spoil((await store.findKey(key.digest)) ?? {});
      that('findKey', await store.findKey(key.digest)).toEqual({ key, account: account('a') });
      spoil(await store.listKeys('a'));
      that('listKeys', await store.listKeys('a')).toEqual([key]);
      spoil((await store.expireKey('k', T0 + 5)) ?? {});
      that('listKeys', await store.listKeys('a')).toEqual([{ ...key, expiresAt: T0 + 5 }]);
      spoil((await store.revokeKey('k', T0 + 1)) ?? {});
      that('listKeys', await store.listKeys('a')).toEqual([{ ...key, expiresAt: T0 + 5, revokedAt: T0 + 1 }]);
    });

    test('is unique on id and on digest', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      that('createKey', await store.createKey(apiKey('k', 'a', { digest: 'new' }))).toEqual('exists');
      that('createKey', await store.createKey(apiKey('l', 'a', { digest: 'digest-of-k' }))).toEqual('exists');
      that('listKeys', await store.listKeys('a')).toEqual([apiKey('k', 'a')]);
      that('findKey', await store.findKey('new')).toEqual(null);
    });

    test('a key keeps its scope, and one without any is for tools', async (store) => {
      await store.createAccount(account('a'));
      const { scope: _, ...older } = apiKey('old', 'a');
      await store.createKey(older as ApiKey);
      await store.createKey(apiKey('own', 'a', { scope: 'account', createdAt: T0 + 1 }));
      that('findKey().key.scope', (await store.findKey('digest-of-old'))?.key.scope).toEqual('tools');
      that('getKey().scope', (await store.getKey('own'))?.scope).toEqual('account');
      that(
        'listKeys().scope',
        (await store.listKeys('a')).map(({ scope }) => scope),
      ).toEqual(['tools', 'account']);
    });

    test('a key is created for an account that exists, and only then', async (store) => {
      that('createKey', await store.createKey(apiKey('k', 'a'))).toEqual('no_account');
      that('getKey', await store.getKey('k')).toEqual(null);
      await store.createAccount(account('a'));
      that('createKey', await store.createKey(apiKey('k', 'a'), 1)).toEqual('created');
      that('createKey', await store.createKey(apiKey('k', 'a'), 1)).toEqual('exists');
      that('createKey', await store.createKey(apiKey('k', 'none'), 1)).toEqual('no_account');
    });

    test('counts the keys that are live when the new one is made, of both scopes, against the most there may be', async (store) => {
      await store.createAccount(account('a'));
      await store.createAccount(account('b'));
      await store.createKey(apiKey('revoked', 'a', { revokedAt: T0 }));
      await store.createKey(apiKey('expired', 'a', { expiresAt: T0 }));
      await store.createKey(apiKey('other', 'b'));
      await store.createKey(apiKey('expires', 'a', { expiresAt: T0 + 1 }));
      await store.createKey(apiKey('own', 'a', { scope: 'account' }));
      that('createKey: max', await store.createKey(apiKey('k', 'a'), 2)).toEqual('limit');
      that('getKey', await store.getKey('k')).toEqual(null);
      that('createKey: max', await store.createKey(apiKey('l', 'a', { createdAt: T0 + 1 }), 2)).toEqual(
        'created',
      );
      that('createKey: max', await store.createKey(apiKey('m', 'a', { createdAt: T0 + 1 }), 2)).toEqual(
        'limit',
      );
      await store.revokeKey('own', T0 + 1);
      that('createKey: max', await store.createKey(apiKey('m', 'a', { createdAt: T0 + 1 }), 2)).toEqual(
        'created',
      );
      that('createKey: without max', await store.createKey(apiKey('n', 'a'))).toEqual('created');
    });

    test('of keys that are created at once, there are never more than allowed', async (store, other) => {
      await store.createAccount(account('a'));
      const outcomes = await Promise.all(
        range(20).map(async (i) => (i % 2 ? other : store).createKey(apiKey(`k${i}`, 'a'), 3)),
      );
      that('createKey', outcomes.toSorted()).toEqual([
        ...range(3).map(() => 'created'),
        ...range(17).map(() => 'limit'),
      ]);
      that('listKeys', (await other.listKeys('a')).length).toEqual(3);
    });

    test('a key that takes the place of another ends it in the same step', async (store, other) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      const replace = async (id: string, readAs: number | null, endsAt: number, max?: number) =>
        store.createKey(apiKey(id, 'a', { createdAt: T0 + 1 }), max, { id: 'k', expiresAt: readAs, endsAt });
      const expiry = async () => (await other.getKey('k'))?.expiresAt;
      that('createKey: replaces one that lives on', await replace('l', null, T0 + 9, 2)).toEqual('created');
      that('getKey().expiresAt', await expiry()).toEqual(T0 + 9);
      that('createKey: replaces one that ends earlier', await replace('m', T0 + 9, T0 + 20)).toEqual(
        'created',
      );
      that('getKey().expiresAt', await expiry()).toEqual(T0 + 9);
      that('createKey: replaces one that ends at once', await replace('n', T0 + 9, T0 + 1)).toEqual(
        'created',
      );
      that('findKey().key.expiresAt', (await other.findKey('digest-of-k'))?.key.expiresAt).toEqual(T0 + 1);
      that(
        'listKeys().id',
        (await other.listKeys('a')).map(({ id }) => id),
      ).toEqual(['k', 'l', 'm', 'n']);
    });

    test('a key that ends at once leaves its place to the one that replaces it', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      await store.createKey(apiKey('l', 'a'));
      const replace = async (endsAt: number, max: number) =>
        store.createKey(apiKey('m', 'a', { createdAt: T0 + 1 }), max, { id: 'k', expiresAt: null, endsAt });
      that('createKey: one that lives on', await replace(T0 + 2, 2)).toEqual('limit');
      that('createKey: too many', await replace(T0 + 1, 1)).toEqual('limit');
      that('getKey().expiresAt', (await store.getKey('k'))?.expiresAt).toEqual(null);
      that('createKey: one that ends', await replace(T0 + 1, 2)).toEqual('created');
    });

    test('a key replaces one that is as it was read, of its account, and nothing else', async (store) => {
      for (const id of ['a', 'b']) await store.createAccount(account(id));
      await store.createKey(apiKey('k', 'a', { expiresAt: T0 + 9 }));
      await store.createKey(apiKey('revoked', 'a', { revokedAt: T0 }));
      const replace = async (id: string, expiresAt: number | null, made: ApiKey) =>
        store.createKey(made, 9, { id, expiresAt, endsAt: T0 });
      const other = apiKey('new', 'a');
      that('createKey: another expiry', await replace('k', T0 + 8, other)).toEqual('changed');
      that('createKey: an expiry', await replace('k', null, other)).toEqual('changed');
      that('createKey: revoked', await replace('revoked', null, other)).toEqual('changed');
      that('createKey: none', await replace('none', null, other)).toEqual('changed');
      that('createKey: of another account', await replace('k', T0 + 9, apiKey('new', 'b'))).toEqual(
        'changed',
      );
      that('createKey: no account', await replace('k', T0 + 9, apiKey('new', 'none'))).toEqual('changed');
      that('createKey: exists', await replace('k', T0 + 9, apiKey('k', 'a'))).toEqual('exists');
      that('getKey', await store.getKey('new')).toEqual(null);
      that('getKey', await store.getKey('k')).toEqual(apiKey('k', 'a', { expiresAt: T0 + 9 }));
    });

    test('of 40 keys that replace one at once, one does', async (store, other) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      // The last to be made may be the first to be stored.
      const outcomes = await Promise.all(
        range(40).map(async (i) => {
          const now = T0 + 40 - i;
          const made = apiKey(`k${i}`, 'a', { createdAt: now });
          return (i % 2 ? other : store).createKey(made, 1, { id: 'k', expiresAt: null, endsAt: now });
        }),
      );
      that('createKey', outcomes.toSorted()).toEqual([...range(39).map(() => 'changed'), 'created']);
      const live = (await other.listKeys('a')).filter(({ expiresAt }) => expiresAt === null);
      that('listKeys: live', live.length).toEqual(1);
    });

    test('keys that are created while others are revoked are never more than allowed', async (store, other) => {
      await store.createAccount(account('a'));
      for (const round of range(20)) {
        const name = (i: number) => `k${round}.${i}`;
        await store.createKey(apiKey(name(0), 'a'), 1);
        const [revoked, ...outcomes] = await Promise.all([
          other.revokeKey(name(0), T0),
          ...range(4).map(async (i) => store.createKey(apiKey(name(i + 1), 'a'), 1)),
        ]);
        that('revokeKey().revokedAt', revoked?.revokedAt).toEqual(T0);
        const live = (await other.listKeys('a')).filter(({ revokedAt }) => revokedAt === null);
        const created = outcomes.filter((outcome) => outcome === 'created');
        that('createKey: as many as are live', created.length).toEqual(live.length);
        that('createKey: at most one', live.length <= 1).toEqual(true);
        for (const { id } of live) await store.revokeKey(id, T0);
      }
    });

    test('of 20 keys that are replaced at once at the limit, each one is', async (store, other) => {
      await store.createAccount(account('a'));
      for (const i of range(20)) await store.createKey(apiKey(`k${i}`, 'a'));
      const outcomes = await Promise.all(
        range(20).map(async (i) =>
          (i % 2 ? other : store).createKey(apiKey(`l${i}`, 'a'), 20, {
            id: `k${i}`,
            expiresAt: null,
            endsAt: T0,
          }),
        ),
      );
      that('createKey', outcomes).toEqual(range(20).map(() => 'created'));
    });

    test('an account keeps the 200 of its dead keys that died last', async (store, other) => {
      for (const id of ['a', 'b']) await store.createAccount(account(id));
      await store.createKey(apiKey('other', 'b', { revokedAt: T0 - 1 }));
      await store.createKey(apiKey('live', 'a', { createdAt: T0 - 9, expiresAt: T0 + 1_000 }));
      // Revoked and expired in turn; the later of two instants does not count.
      for (const i of range(202)) {
        const [ended, later] =
          i % 2 ? (['revokedAt', 'expiresAt'] as const) : (['expiresAt', 'revokedAt'] as const);
        const more = { createdAt: T0 - i, [ended]: T0 + i, ...(i % 3 === 0 && { [later]: T0 + 900 }) };
        await store.createKey(apiKey(`d${i}`, 'a', more));
      }
      const oldest = async () => {
        const all = await other.listKeys('a');
        const dead = all.filter(({ id }) => id.startsWith('d')).map(({ id }) => Number(id.slice(1)));
        return [all.length, Math.min(...dead)];
      };
      that('listKeys: unlimited', await oldest()).toEqual([203, 0]);
      that('createKey: max', await store.createKey(apiKey('k', 'a', { createdAt: T0 + 500 }), 9)).toEqual(
        'created',
      );
      that('listKeys: created', await oldest()).toEqual([202, 2]);
      that('getKey', await other.getKey('d1')).toEqual(null);
      that('findKey', await other.findKey('digest-of-d1')).toEqual(null);
      that('revokeKey', (await store.revokeKey('k', T0 + 500))?.revokedAt).toEqual(T0 + 500);
      that('listKeys: revoked', await oldest()).toEqual([201, 3]);
      const made = apiKey('l', 'a', { createdAt: T0 + 500, digest: 'digest-of-d1' });
      const replaces = { id: 'live', expiresAt: T0 + 1_000, endsAt: T0 + 500 };
      that('createKey: replaces', await store.createKey(made, undefined, replaces)).toEqual('created');
      that('listKeys: replaced', await oldest()).toEqual([201, 4]);
      that('listKeys: of another account', (await other.listKeys('b')).length).toEqual(1);
    });

    test('an update changes the name and the tools that it names, and null clears them', async (store, other) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 + 9 });
      await store.createKey(key);
      that('updateKey: nothing', await store.updateKey('k', {})).toEqual(key);
      that('updateKey: name', await store.updateKey('k', { name: 'Loja' })).toEqual({ ...key, name: 'Loja' });
      const tools = ['cnpj', 'cep'];
      const answer = await store.updateKey('k', { tools });
      that('updateKey: tools', answer).toEqual({ ...key, name: 'Loja', tools: ['cnpj', 'cep'] });
      spoil(tools);
      spoil(answer ?? {});
      that('getKey', await other.getKey('k')).toEqual({ ...key, name: 'Loja', tools: ['cnpj', 'cep'] });
      const { name: _, ...nameless } = { ...key, tools: null };
      that('updateKey: null', await store.updateKey('k', { name: null, tools: null })).toEqual(nameless);
      const found = await other.findKey(key.digest);
      that('findKey', found?.key).toEqual(nameless);
      that('findKey().key.name is there', 'name' in (found?.key ?? {})).toEqual(false);
      await store.revokeKey('k', T0);
      that('updateKey: of a revoked key', (await store.updateKey('k', { name: 'x' }))?.name).toEqual('x');
      that('updateKey: of none', await store.updateKey('none', { name: 'x' })).toEqual(null);
    });

    test('gives a key by its id, in every state of it', async (store) => {
      await store.createAccount(account('a'));
      const key = apiKey('k', 'a', { name: 'CI', tools: ['cpf'], expiresAt: T0 - 1, revokedAt: T0 });
      await store.createKey(key);
      await store.createKey(apiKey('l', 'a'));
      that('getKey', await store.getKey('k')).toEqual(key);
      spoil((await store.getKey('k')) ?? {});
      that('getKey', await store.getKey('k')).toEqual(key);
      await store.touchKey('l', T0 + 1);
      that('getKey', await store.getKey('l')).toEqual(apiKey('l', 'a', { lastUsedAt: T0 + 1 }));
      that('getKey', await store.getKey('none')).toEqual(null);
    });

    test('lists the keys of one account by creation, then id', async (store) => {
      await store.createAccount(account('a'));
      await store.createAccount(account('b'));
      await store.createKey(apiKey('z', 'a', { createdAt: T0 }));
      await store.createKey(apiKey('y', 'a', { createdAt: T0 + 1 }));
      await store.createKey(apiKey('x', 'a', { createdAt: T0 }));
      await store.createKey(apiKey('w', 'b'));
      that(
        'listKeys().id',
        (await store.listKeys('a')).map(({ id }) => id),
      ).toEqual(['x', 'z', 'y']);
      that('listKeys', await store.listKeys('c')).toEqual([]);
    });

    test('an expiry only ever comes earlier', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      that('expireKey().expiresAt', (await store.expireKey('k', YEAR_9999))?.expiresAt).toEqual(YEAR_9999);
      that('expireKey().expiresAt', (await store.expireKey('k', T0 + 100))?.expiresAt).toEqual(T0 + 100);
      that('expireKey().expiresAt', (await store.expireKey('k', T0 + 200))?.expiresAt).toEqual(T0 + 100);
      that('expireKey().expiresAt', (await store.expireKey('k', T0 + 50))?.expiresAt).toEqual(T0 + 50);
      that('expireKey', await store.expireKey('none', T0)).toEqual(null);
    });

    test('a revocation is set once and is seen by the next read', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      that('revokeKey().revokedAt', (await store.revokeKey('k', T0 + 1))?.revokedAt).toEqual(T0 + 1);
      that('revokeKey().revokedAt', (await store.revokeKey('k', T0 + 2))?.revokedAt).toEqual(T0 + 1);
      that('findKey().revokedAt', (await store.findKey('digest-of-k'))?.key.revokedAt).toEqual(T0 + 1);
      that('revokeKey', await store.revokeKey('none', T0)).toEqual(null);
    });

    test('the last use only ever comes later, and touches of unknown keys do nothing', async (store) => {
      await store.createAccount(account('a'));
      await store.createKey(apiKey('k', 'a'));
      await store.touchKey('k', T0 + 10);
      await store.touchKey('k', T0 + 5);
      await store.touchKey('none', T0);
      that('findKey().lastUsedAt', (await store.findKey('digest-of-k'))?.key.lastUsedAt).toEqual(T0 + 10);
    });

    test('a revision changes with accounts and keys and not with touches, or there is never one', async (store, other) => {
      const has = store.revision !== undefined;
      const seen = [store.revision];
      const makesRevision = async (change: () => unknown) => {
        await change();
        const now = store.revision;
        const isNew = !seen.includes(now);
        seen.push(now);
        return isNew;
      };
      that('revision: createAccount', await makesRevision(() => other.createAccount(account('a')))).toEqual(
        has,
      );
      that('revision: createKey', await makesRevision(() => other.createKey(apiKey('k', 'a')))).toEqual(has);
      that('revision: touchKey', await makesRevision(() => other.touchKey('k', T0))).toEqual(false);
      that(
        'revision: updateAccount',
        await makesRevision(() => other.updateAccount('a', { plan: 'pro' })),
      ).toEqual(has);
      that('revision: updateKey', await makesRevision(() => other.updateKey('k', { tools: [] }))).toEqual(
        has,
      );
      that('revision: expireKey', await makesRevision(() => other.expireKey('k', T0 + 9))).toEqual(has);
      that('revision: revokeKey', await makesRevision(() => other.revokeKey('k', T0))).toEqual(has);
      that('revision: eraseAccount', await makesRevision(() => other.eraseAccount('a'))).toEqual(has);
    });
  });

  describe('KeyStore: favorites', () => {
    test('adds once, counts, lists by time then tool, removes once', async (store) => {
      await store.createAccount(account('a'));
      that('addFavorite', await store.addFavorite('a', 'cpf', T0 + 2)).toEqual({ added: true, count: 1 });
      that('addFavorite', await store.addFavorite('a', 'cnpj', T0 + 1)).toEqual({ added: true, count: 2 });
      that('addFavorite', await store.addFavorite('a', 'aih', T0 + 2)).toEqual({ added: true, count: 3 });
      that('addFavorite', await store.addFavorite('a', 'cpf', T0 + 9)).toEqual({ added: false, count: 3 });
      that('listFavorites', await store.listFavorites('a')).toEqual([
        { toolId: 'cnpj', at: T0 + 1 },
        { toolId: 'aih', at: T0 + 2 },
        { toolId: 'cpf', at: T0 + 2 },
      ]);
      that('removeFavorite', await store.removeFavorite('a', 'cnpj')).toEqual({ removed: true, count: 2 });
      that('removeFavorite', await store.removeFavorite('a', 'cnpj')).toEqual({ removed: false, count: 2 });
      that('listFavorites', await store.listFavorites('b')).toEqual([]);
    });

    test('what was handed out can be changed without changing the store', async (store) => {
      await store.createAccount(account('a'));
      await store.addFavorite('a', 'cpf', T0);
      spoil(await store.listFavorites('a'));
      that('listFavorites', await store.listFavorites('a')).toEqual([{ toolId: 'cpf', at: T0 }]);
    });

    test('of concurrent additions of one tool, one adds', async (store, other) => {
      await store.createAccount(account('a'));
      const outcomes = await Promise.all(
        range(20).map(async (i) => (i % 2 ? other : store).addFavorite('a', 'cpf', T0)),
      );
      that('addFavorite().added', outcomes.filter(({ added }) => added).length).toEqual(1);
      that(
        'count',
        outcomes.every(({ count }) => count === 1),
      ).toEqual(true);
    });
  });
}
