import { byText } from '../../lib/text/order.ts';
import {
  type Account,
  type ApiKey,
  KEPT_DEAD_KEYS,
  type KeyReplacement,
  type KeyStore,
} from '../../contracts/key-store.ts';
import { isLive } from '../../contracts/records.ts';

export function memoryKeys(): KeyStore & { readonly revision: number } {
  const accounts = new Map<string, Account>();
  const keys = new Map<string, ApiKey>();
  const idsByDigest = new Map<string, string>();
  // Searching all keys for those of an account would make each new key slower than the last.
  const idsByAccount = new Map<string, string[]>();
  const favorites = new Map<string, Map<string, number>>();
  let revision = 0;

  function changeKey(id: string, change: (key: ApiKey) => ApiKey): ApiKey | null {
    const key = keys.get(id);
    if (!key) return null;
    const changed = copyOf(change(key));
    keys.set(id, changed);
    return copyOf(changed);
  }

  const keysOf = (accountId: string) =>
    (idsByAccount.get(accountId) ?? []).map((id) => keys.get(id) as ApiKey);

  /** Deletes the dead keys of an account but the last ones. */
  function purge(accountId: string, at: number): void {
    const dead = keysOf(accountId).filter((key) => !isLive(key, at));
    const gone = dead.toSorted(lastDeadFirst).slice(KEPT_DEAD_KEYS);
    if (gone.length === 0) return;
    for (const { id, digest } of gone) {
      keys.delete(id);
      idsByDigest.delete(digest);
    }
    const left = (idsByAccount.get(accountId) ?? []).filter((id) => keys.has(id));
    idsByAccount.set(accountId, left);
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
    createKey(key, max = Infinity, replaces) {
      const old = replaces && keys.get(replaces.id);
      if (replaces && !(old && isAsRead(old, key.accountId, replaces))) return 'changed';
      const account = accounts.get(key.accountId);
      if (!account) return 'no_account';
      if (keys.has(key.id) || idsByDigest.has(key.digest)) return 'exists';
      const own = idsByAccount.get(account.id);
      // Without a limit there is nothing to count.
      if (max < Infinity) {
        const ends = replaces !== undefined && replaces.endsAt <= key.createdAt;
        const live = keysOf(key.accountId).filter(
          (one) => isLive(one, key.createdAt) && !(ends && one.id === replaces.id),
        );
        if (live.length >= max) return 'limit';
      }
      if (replaces) changeKey(replaces.id, endAt(replaces.endsAt));
      // With a million keys every byte counts: share the account's id, and start with a list that has no spare room.
      const id = inOnePiece(key.id);
      if (own) own.push(id);
      else idsByAccount.set(account.id, [id]);
      keys.set(id, copyOf({ ...key, id, accountId: account.id }));
      idsByDigest.set(key.digest, id);
      if (max < Infinity || replaces) purge(account.id, key.createdAt);
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
        .toSorted((a, b) => byText(a.id, b.id))
        .slice(0, limit)
        .map((account) => ({ ...account })),
    eraseAccount(id) {
      for (const key of keysOf(id)) {
        keys.delete(key.id);
        idsByDigest.delete(key.digest);
      }
      idsByAccount.delete(id);
      favorites.delete(id);
      revision++;
      return accounts.delete(id);
    },
    listKeys: (accountId) =>
      keysOf(accountId)
        .toSorted((a, b) => a.createdAt - b.createdAt || byText(a.id, b.id))
        .map(copyOf),
    expireKey(id, at) {
      revision++;
      return changeKey(id, endAt(at));
    },
    revokeKey(id, at) {
      revision++;
      const key = changeKey(id, (one) => ({ ...one, revokedAt: one.revokedAt ?? at }));
      if (key) purge(key.accountId, at);
      return key;
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
        .toSorted((a, b) => a.at - b.at || byText(a.toolId, b.toolId)),
  };
}

function lastDeadFirst(a: ApiKey, b: ApiKey): number {
  return endOf(b) - endOf(a) || b.createdAt - a.createdAt || byText(b.id, a.id);
}

function endOf({ revokedAt, expiresAt }: ApiKey): number {
  return Math.min(revokedAt ?? Infinity, expiresAt ?? Infinity);
}

/** Changes the expiry of a key to the earlier of itself and an instant. */
function endAt(at: number): (key: ApiKey) => ApiKey {
  return (key) => ({ ...key, expiresAt: Math.min(key.expiresAt ?? Infinity, at) });
}

/** Tests that a key is one of the account, not revoked, and expires as its reader knows. */
function isAsRead(key: ApiKey, accountId: string, { expiresAt }: KeyReplacement): boolean {
  return key.accountId === accountId && key.revokedAt === null && key.expiresAt === expiresAt;
}

/** Copies a text into one piece: engines keep a concatenated one as its parts, which take five times the room. */
function inOnePiece(text: string): string {
  return Array.from(text).join('');
}

function copyOf(key: ApiKey): ApiKey {
  // Hosts written before scopes existed pass no scope.
  return { ...key, scope: key.scope ?? 'tools', tools: key.tools && [...key.tools] };
}
