/** The keys of a memory store, by id, by digest and by account. */
import { type Account, type ApiKey, KEPT_DEAD_KEYS } from '../../contracts/key-store.ts';
import { isLive } from '../../contracts/records.ts';
import { byText } from '../../lib/text/order.ts';

export function keyIndex() {
  const keys = new Map<string, ApiKey>();
  const idsByDigest = new Map<string, string>();
  // Searching all keys for those of an account would make each new key slower than the last.
  const idsByAccount = new Map<string, string[]>();

  const of = (accountId: string) => (idsByAccount.get(accountId) ?? []).map((id) => keys.get(id) as ApiKey);

  return {
    get: (id: string) => keys.get(id),
    find: (digest: string) => keys.get(idsByDigest.get(digest) ?? ''),
    has: ({ id, digest }: ApiKey) => keys.has(id) || idsByDigest.has(digest),
    of,
    add(key: ApiKey, account: Account): void {
      // With a million keys every byte counts: share the account's id, and start with a list that has no spare room.
      const id = inOnePiece(key.id);
      const own = idsByAccount.get(account.id);
      if (own) own.push(id);
      else idsByAccount.set(account.id, [id]);
      keys.set(id, copyOf({ ...key, id, accountId: account.id }));
      idsByDigest.set(key.digest, id);
    },
    change(id: string, changed: (key: ApiKey) => ApiKey): ApiKey | null {
      const key = keys.get(id);
      if (!key) return null;
      const now = copyOf(changed(key));
      keys.set(id, now);
      return copyOf(now);
    },
    /** Deletes the dead keys of an account but the last ones. */
    purge(accountId: string, at: number): void {
      const dead = of(accountId).filter((key) => !isLive(key, at));
      const gone = dead.toSorted(lastDeadFirst).slice(KEPT_DEAD_KEYS);
      if (gone.length === 0) return;
      for (const { id, digest } of gone) {
        keys.delete(id);
        idsByDigest.delete(digest);
      }
      const left = (idsByAccount.get(accountId) ?? []).filter((id) => keys.has(id));
      idsByAccount.set(accountId, left);
    },
    /** Deletes all keys of an account. */
    erase(accountId: string): void {
      for (const key of of(accountId)) {
        keys.delete(key.id);
        idsByDigest.delete(key.digest);
      }
      idsByAccount.delete(accountId);
    },
  };
}

function lastDeadFirst(a: ApiKey, b: ApiKey): number {
  return endOf(b) - endOf(a) || b.createdAt - a.createdAt || byText(b.id, a.id);
}

function endOf({ revokedAt, expiresAt }: ApiKey): number {
  return Math.min(revokedAt ?? Infinity, expiresAt ?? Infinity);
}

/** Copies a text into one piece: engines keep a concatenated one as its parts, which take five times the room. */
function inOnePiece(text: string): string {
  return Array.from(text).join('');
}

export function copyOf(key: ApiKey): ApiKey {
  // Hosts written before scopes existed pass no scope.
  return { ...key, scope: key.scope ?? 'tools', tools: key.tools && [...key.tools] };
}
