import type { Account, ApiKey, KeyStore } from '../../contracts/key-store.ts';
import { isLive } from '../../contracts/records.ts';

export function memoryKeys(): KeyStore & { readonly revision: number } {
  const accounts = new Map<string, Account>();
  const keys = new Map<string, ApiKey>();
  const idsByDigest = new Map<string, string>();
  const favorites = new Map<string, Map<string, number>>();
  let revision = 0;

  function changeKey(id: string, change: (key: ApiKey) => ApiKey): ApiKey | null {
    const key = keys.get(id);
    if (!key) return null;
    const changed = copyOf(change(key));
    keys.set(id, changed);
    return copyOf(changed);
  }

  const keysOf = (accountId: string) => [...keys.values()].filter((key) => key.accountId === accountId);

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
    createKey(key, max = Infinity) {
      if (!accounts.has(key.accountId)) return 'no_account';
      if (keys.has(key.id) || idsByDigest.has(key.digest)) return 'exists';
      const live = keysOf(key.accountId).filter((own) => isLive(own, key.createdAt));
      if (live.length >= max) return 'limit';
      keys.set(key.id, copyOf(key));
      idsByDigest.set(key.digest, key.id);
      revision++;
      return 'created';
    },
    findKey(digest) {
      const key = keys.get(idsByDigest.get(digest) ?? '');
      const account = key && accounts.get(key.accountId);
      return key && account ? { key: copyOf(key), account: { ...account } } : null;
    },
    getKey(id) {
      const key = keys.get(id);
      return key ? copyOf(key) : null;
    },
    updateKey(id, patch) {
      revision++;
      return changeKey(id, ({ name: given, ...key }) => {
        const name = patch.name === undefined ? given : patch.name;
        const tools = patch.tools === undefined ? key.tools : patch.tools;
        return { ...key, ...(typeof name === 'string' && { name }), tools };
      });
    },
    listAccounts: ({ after, limit }) =>
      [...accounts.values()]
        .filter(({ id }) => after === undefined || id > after)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map((account) => ({ ...account })),
    eraseAccount(id) {
      for (const key of keysOf(id)) {
        keys.delete(key.id);
        idsByDigest.delete(key.digest);
      }
      favorites.delete(id);
      revision++;
      return accounts.delete(id);
    },
    listKeys: (accountId) =>
      keysOf(accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .map(copyOf),
    expireKey(id, at) {
      revision++;
      return changeKey(id, (key) => ({ ...key, expiresAt: Math.min(key.expiresAt ?? Infinity, at) }));
    },
    revokeKey(id, at) {
      revision++;
      return changeKey(id, (key) => ({ ...key, revokedAt: key.revokedAt ?? at }));
    },
    touchKey(id, at) {
      changeKey(id, (key) => ({ ...key, lastUsedAt: Math.max(key.lastUsedAt ?? at, at) }));
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
  // A host that was written before there were scopes gives none.
  return { ...key, scope: key.scope ?? 'tools', tools: key.tools && [...key.tools] };
}
