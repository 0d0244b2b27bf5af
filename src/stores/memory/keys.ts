import { byText } from '../../lib/text/order.ts';
import { type Account, type ApiKey, type KeyReplacement, type KeyStore } from '../../contracts/key-store.ts';
import { isLive } from '../../contracts/records.ts';
import { memoryFavorites } from './favorites.ts';
import { copyOf, keyIndex } from './key-index.ts';

export function memoryKeys(): KeyStore & { readonly revision: number } {
  const accounts = new Map<string, Account>();
  const keys = keyIndex();
  const favorites = memoryFavorites();
  let revision = 0;

  return {
    get revision() {
      return revision;
    },
    createAccount(account) {
      if (accounts.has(account.id)) return false;
      accounts.set(account.id, { ...account });
      revision++;
      return true;
    },
    getAccount(id) {
      const account = accounts.get(id);
      return account ? { ...account } : null;
    },
    updateAccount(id, patch) {
      const account = accounts.get(id);
      if (!account) return null;
      const changed = { ...account, ...patch };
      accounts.set(id, changed);
      revision++;
      return { ...changed };
    },
    createKey(key, max = Infinity, replaces) {
      const old = replaces && keys.get(replaces.id);
      if (replaces && !(old && isAsRead(old, key.accountId, replaces))) return 'changed';
      const account = accounts.get(key.accountId);
      if (!account) return 'no_account';
      if (keys.has(key)) return 'exists';
      // Without a limit there is nothing to count.
      if (max < Infinity) {
        const ends = replaces !== undefined && replaces.endsAt <= key.createdAt;
        const live = keys
          .of(key.accountId)
          .filter((one) => isLive(one, key.createdAt) && !(ends && one.id === replaces.id));
        if (live.length >= max) return 'limit';
      }
      if (replaces) keys.change(replaces.id, endAt(replaces.endsAt));
      keys.add(key, account);
      if (max < Infinity || replaces) keys.purge(account.id, key.createdAt);
      revision++;
      return 'created';
    },
    findKey(digest) {
      const key = keys.find(digest);
      const account = key && accounts.get(key.accountId);
      return key && account ? { key: copyOf(key), account: { ...account } } : null;
    },
    getKey(id) {
      const key = keys.get(id);
      return key ? copyOf(key) : null;
    },
    updateKey(id, patch) {
      revision++;
      return keys.change(id, ({ name: given, ...key }) => {
        const name = patch.name === undefined ? given : patch.name;
        const tools = patch.tools === undefined ? key.tools : patch.tools;
        return { ...key, ...(typeof name === 'string' && { name }), tools };
      });
    },
    listAccounts: ({ after, limit }) =>
      [...accounts.values()]
        .filter(({ id }) => after === undefined || id > after)
        .toSorted((a, b) => byText(a.id, b.id))
        .slice(0, limit)
        .map((account) => ({ ...account })),
    eraseAccount(id) {
      keys.erase(id);
      favorites.erase(id);
      revision++;
      return accounts.delete(id);
    },
    listKeys: (accountId) =>
      keys
        .of(accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || byText(a.id, b.id))
        .map(copyOf),
    expireKey(id, at) {
      revision++;
      return keys.change(id, endAt(at));
    },
    revokeKey(id, at) {
      revision++;
      const key = keys.change(id, (one) => ({ ...one, revokedAt: one.revokedAt ?? at }));
      if (key) keys.purge(key.accountId, at);
      return key;
    },
    touchKey(id, at) {
      keys.change(id, (key) => ({ ...key, lastUsedAt: Math.max(key.lastUsedAt ?? at, at) }));
    },
    addFavorite: favorites.add,
    removeFavorite: favorites.remove,
    listFavorites: favorites.list,
  };
}

/** Changes the expiry of a key to the earlier of itself and an instant. */
function endAt(at: number): (key: ApiKey) => ApiKey {
  return (key) => ({ ...key, expiresAt: Math.min(key.expiresAt ?? Infinity, at) });
}

/** Tests that a key is one of the account, not revoked, and expires as its reader knows. */
function isAsRead(key: ApiKey, accountId: string, { expiresAt }: KeyReplacement): boolean {
  return key.accountId === accountId && key.revokedAt === null && key.expiresAt === expiresAt;
}
