import type { Account, ApiKey, KeyStore } from '../../core/stores.ts';

export function memoryKeys(): KeyStore & { readonly revision: number } {
  const accounts = new Map<string, Account>();
  const keys = new Map<string, ApiKey>();
  const idsByDigest = new Map<string, string>();
  const favorites = new Map<string, Map<string, number>>();
  let revision = 0;

  function updateKey(id: string, change: (key: ApiKey) => Partial<ApiKey>): ApiKey | null {
    const key = keys.get(id);
    if (!key) return null;
    const changed = { ...key, ...change(key) };
    keys.set(id, changed);
    return copyOf(changed);
  }

  function favoritesOf(accountId: string): Map<string, number> {
    const own = favorites.get(accountId) ?? new Map<string, number>();
    favorites.set(accountId, own);
    return own;
  }

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
    createKey(key) {
      if (keys.has(key.id) || idsByDigest.has(key.digest)) return false;
      keys.set(key.id, copyOf(key));
      idsByDigest.set(key.digest, key.id);
      revision++;
      return true;
    },
    findKey(digest) {
      const key = keys.get(idsByDigest.get(digest) ?? '');
      const account = key && accounts.get(key.accountId);
      return key && account ? { key: copyOf(key), account: { ...account } } : null;
    },
    listKeys: (accountId) =>
      [...keys.values()]
        .filter((key) => key.accountId === accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .map(copyOf),
    expireKey(id, at) {
      revision++;
      return updateKey(id, ({ expiresAt }) => ({ expiresAt: Math.min(expiresAt ?? Infinity, at) }));
    },
    revokeKey(id, at) {
      revision++;
      return updateKey(id, ({ revokedAt }) => ({ revokedAt: revokedAt ?? at }));
    },
    touchKey(id, at) {
      updateKey(id, ({ lastUsedAt }) => ({ lastUsedAt: Math.max(lastUsedAt ?? at, at) }));
    },
    addFavorite(accountId, toolId, at) {
      const own = favoritesOf(accountId);
      const added = !own.has(toolId);
      if (added) own.set(toolId, at);
      return { added, count: own.size };
    },
    removeFavorite(accountId, toolId) {
      const own = favoritesOf(accountId);
      return { removed: own.delete(toolId), count: own.size };
    },
    listFavorites: (accountId) =>
      [...favoritesOf(accountId)]
        .map(([toolId, at]) => ({ toolId, at }))
        .toSorted((a, b) => a.at - b.at || (a.toolId < b.toolId ? -1 : 1)),
  };
}

function copyOf(key: ApiKey): ApiKey {
  return { ...key, tools: key.tools && [...key.tools] };
}
