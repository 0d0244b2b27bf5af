import type { Principal } from '../contracts/access.ts';
import { isPromise } from '../lib/promises.ts';
import type { Awaitable, Call } from '../contracts/call.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import type { ApiKey, KeyStore } from '../contracts/key-store.ts';
import type { Duration } from '../lib/duration.ts';
import { isLive } from '../contracts/records.ts';
import { digestOf, isWellFormed } from './key-format.ts';
import { planOf, type Plans } from '../contracts/plans.ts';

export interface KeyCacheOptions {
  /** Most existing keys to remember; those unused for longest go first. Default 10,000. */
  readonly size?: number;
  /**
   * How long a key read from a store that other processes write to is trusted. Default 0: such a store is read at every
   * request, so that a key revoked anywhere is refused from then on.
   */
  readonly ttl?: Duration;
}

type Found = NonNullable<Awaited<ReturnType<KeyStore['findKey']>>>;

/** A remembered key. */
interface Entry {
  readonly digest: string;
  readonly found: Found;
  /** The store's revision when the key was read. */
  readonly revision: number | undefined;
  readAt: number;
}

export interface Authenticator {
  authenticate(call: Call): Awaitable<Principal>;
  /** Forgets every key, or those of one account, after a change that this process made. */
  forget(accountId?: string): void;
}

export interface AuthenticatorParts {
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly keyPrefix: string;
  readonly keyCache: { readonly size: number; readonly ttl: number };
  readonly clock: () => number;
  /** Notes a key's use, for `lastUsedAt`. */
  readonly used: (key: ApiKey, now: number, call: Call) => void;
}

export function createAuthenticator(parts: AuthenticatorParts): Authenticator {
  const { keyStore, plans, keyPrefix, keyCache, clock, used } = parts;
  // Maps a key to its entry, so that a known key costs no digest. It holds only keys that exist: the store recognizes
  // made-up ones, which neither fill the map nor push out others. There are two generations: an entry that is used
  // moves to the young one. When that is full, it becomes the old one, and the old one is dropped with the entries that
  // nobody used.
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();
  // Counts the changes that this process made. An entry that was read before a change is not fresh after it.
  let changes = 0;

  function recall(key: string): Entry | undefined {
    const known = young.get(key);
    if (known) return known;
    const entry = old.get(key);
    if (entry) remember(key, entry);
    return entry;
  }

  function remember(key: string, entry: Entry): void {
    if (!young.has(key) && young.size >= keyCache.size / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, entry);
  }

  function drop(key: string): void {
    young.delete(key);
    old.delete(key);
  }

  function isFresh(entry: Entry, now: number): boolean {
    const { revision } = keyStore;
    if (revision !== undefined) return entry.revision === revision;
    return now >= entry.readAt && now - entry.readAt < keyCache.ttl;
  }

  function principalOf(found: Found | null, now: number, call: Call): Principal {
    if (!found) throw unauthorized();
    const { key, account } = found;
    if (!isLive(key, now)) throw unauthorized();
    used(key, now, call);
    return { key, account, plan: planOf(plans, account) };
  }

  return {
    authenticate(call) {
      const sent = call.header('authorization') ?? '';
      const alone = call.header('x-api-key');
      // A remembered key follows the scheme as it is in almost every request.
      const asSent = sent.startsWith('Bearer ') ? sent.slice(7) : null;
      const inBearer = asSent !== null && recall(asSent) ? asSent : bearer(sent);
      const key = alone === null ? inBearer : agreeOnKey(sent, inBearer, alone);
      const known = key === null ? undefined : recall(key);
      if (key === null || (!known && !isWellFormed(key, keyPrefix))) throw unauthorized();
      const now = clock();
      if (known && isFresh(known, now)) return principalOf(known.found, now, call);
      // Read the revision before the key, so that a change in between makes the entry stale.
      const { revision } = keyStore;
      const changesBefore = changes;
      const digest = known?.digest ?? digestOf(key);
      const keep = (found: Found | null) => {
        const readAt = changes === changesBefore ? now : -Infinity;
        if (found) remember(key, { digest, found, revision, readAt });
        else drop(key);
        return principalOf(found, now, call);
      };
      const found = keyStore.findKey(digest);
      return isPromise(found) ? found.then(keep) : keep(found);
    },
    forget(accountId) {
      changes++;
      for (const entry of [...young.values(), ...old.values()])
        if (accountId === undefined || entry.found.account.id === accountId) entry.readAt = -Infinity;
    },
  };
}

/** Tests that a request has a key of this service, or what has the form of one. */
export function hasKey(call: Call, keyPrefix: string): boolean {
  const sent = [bearer(call.header('authorization') ?? ''), call.header('x-api-key')?.trim()];
  return sent.some((text) => typeof text === 'string' && isWellFormed(text, keyPrefix));
}

function bearer(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? null;
}

/** The key of `X-API-Key`; null where `Authorization` says anything else. */
function agreeOnKey(authorization: string, inBearer: string | null, alone: string): string | null {
  const key = alone.trim();
  return authorization === '' || inBearer === key ? key : null;
}

/** The 401 for a request without a good key. */
export function unauthorized(): ApiError {
  return new ApiError(401, { headers: { 'www-authenticate': 'Bearer realm="canivete"' } });
}
