/**
 * The stores in memory: the reference of what each interface means, and the default of a service.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { memoryStore } from 'canivete/stores/memory';
 *
 * const store = memoryStore();
 * const service = createService({ keyStore: store, quotaStore: store });
 * ```
 * @module
 */
import type { Account, ApiKey, KeyStore, QuotaStore } from '../core/stores.ts';

export interface MemoryStoreOptions {
  /** Milliseconds since 1970; says when a bucket may be dropped. Default `Date.now`. */
  readonly clock?: () => number;
}

/** Everything in this process's memory: it lives as long as the object. */
export type MemoryStore = KeyStore & QuotaStore & { readonly revision: number };

export function memoryStore({ clock = Date.now }: MemoryStoreOptions = {}): MemoryStore {
  const keys = memoryKeys();
  // Spreading would copy the revision of this moment.
  return Object.defineProperties(
    { ...memoryQuota(clock) } as MemoryStore,
    Object.getOwnPropertyDescriptors(keys),
  );
}

function memoryKeys(): KeyStore & { readonly revision: number } {
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
    return changed;
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
    getAccount: (id) => accounts.get(id) ?? null,
    updateAccount(id, patch) {
      const account = accounts.get(id);
      if (!account) return null;
      const changed = { ...account, ...patch };
      accounts.set(id, changed);
      revision++;
      return changed;
    },
    createKey(key) {
      if (keys.has(key.id) || idsByDigest.has(key.digest)) return false;
      keys.set(key.id, { ...key });
      idsByDigest.set(key.digest, key.id);
      revision++;
      return true;
    },
    findKey(digest) {
      const key = keys.get(idsByDigest.get(digest) ?? '');
      const account = key && accounts.get(key.accountId);
      return key && account ? { key, account } : null;
    },
    listKeys: (accountId) =>
      [...keys.values()]
        .filter((key) => key.accountId === accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
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

const FIRST_SWEEP = 1024;

function memoryQuota(clock: () => number): QuotaStore {
  const buckets = new Map<string, { used: number; readonly dropAt: number }>();
  let sweepAt = FIRST_SWEEP;

  // Sweeping when the map has doubled costs each bucket a constant, however many there are.
  function sweep(): void {
    const now = clock();
    for (const [name, { dropAt }] of buckets) if (now >= dropAt) buckets.delete(name);
    sweepAt = Math.max(FIRST_SWEEP, buckets.size * 2);
  }

  return {
    consume({ bucket, limit, cost, keep }) {
      const known = buckets.get(bucket);
      const used = known?.used ?? 0;
      if (limit !== null && used + cost > limit) return { admitted: false, used };
      if (known) known.used += cost;
      else {
        if (buckets.size >= sweepAt) sweep();
        buckets.set(bucket, { used: cost, dropAt: clock() + keep });
      }
      return { admitted: true, used: used + cost };
    },
    read: (bucket) => buckets.get(bucket)?.used ?? 0,
  };
}
