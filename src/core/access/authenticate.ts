import type { Principal } from '../access.ts';
import { isPromise, within } from '../../lib/promises.ts';
import type { Awaitable, Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { Account, ApiKey, KeyStore } from '../stores.ts';
import { digestOf, isWellFormed } from './key-format.ts';
import type { Plans } from './plans.ts';

export interface KeyCacheOptions {
  /** How many keys are remembered at most; those unused for longest go first. Default 10,000. */
  readonly size?: number;
  /**
   * Milliseconds for which a key read from a store that other processes write to is believed. Default 0: such a
   * store is read at every request, so that a key revoked anywhere is refused from then on.
   */
  readonly ttl?: number;
}

/** What is remembered of a well-formed key. */
interface Entry {
  readonly digest: string;
  found: { readonly key: ApiKey; readonly account: Account } | null;
  /** The store's revision at the reading. */
  revision: number | undefined;
  readAt: number;
}

export interface Authenticator {
  authenticate(call: Call): Awaitable<Principal>;
  /** Forgets what was read of every key, after a change that this process made. */
  forget(): void;
}

export interface AuthenticatorParts {
  readonly keyStore: KeyStore;
  /** Milliseconds. */
  readonly storeTimeout: number;
  readonly plans: Plans;
  readonly keyPrefix: string;
  readonly keyCache: Required<KeyCacheOptions>;
  readonly clock: () => number;
  /** Told of a key's use, for `lastUsedAt`. */
  readonly used: (key: ApiKey, now: number, call: Call) => void;
}

export function createAuthenticator(parts: AuthenticatorParts): Authenticator {
  const { keyStore, storeTimeout, plans, keyPrefix, keyCache, clock, used } = parts;
  // Two generations: what is used stays in the younger one, and when that is full the older one is dropped.
  let young = new Map<string, Entry>();
  let old = new Map<string, Entry>();
  // Counts the changes that this process made: what was read before one is not kept after it.
  let changes = 0;

  /** What is known of an `Authorization` header; 401 when it holds no well-formed key. */
  function entryOf(authorization: string): Entry {
    const known = young.get(authorization);
    if (known) return known;
    const entry = old.get(authorization) ?? newEntry(authorization);
    if (young.size >= keyCache.size / 2) {
      old = young;
      young = new Map();
    }
    young.set(authorization, entry);
    return entry;
  }

  function newEntry(authorization: string): Entry {
    const key = bearer(authorization);
    if (key === null || !isWellFormed(key, keyPrefix)) throw unauthorized();
    return { digest: digestOf(key), found: null, revision: undefined, readAt: -Infinity };
  }

  function stands(entry: Entry, now: number): boolean {
    const { revision } = keyStore;
    if (revision !== undefined) return entry.revision === revision;
    return now >= entry.readAt && now - entry.readAt < keyCache.ttl;
  }

  function principalOf({ found }: Entry, now: number, call: Call): Principal {
    if (!found) throw unauthorized();
    const { key, account } = found;
    if (key.revokedAt !== null || (key.expiresAt !== null && now >= key.expiresAt)) throw unauthorized();
    used(key, now, call);
    return { key, account, plan: Object.hasOwn(plans, account.plan) ? (plans[account.plan] ?? null) : null };
  }

  return {
    authenticate(call) {
      const entry = entryOf(call.header('authorization') ?? '');
      const now = clock();
      if (stands(entry, now)) return principalOf(entry, now, call);
      // Taken before the reading, so that a change during it makes the entry stale, not the change unseen.
      const { revision } = keyStore;
      const changesBefore = changes;
      const keep = (found: Entry['found']) => {
        entry.found = found;
        entry.revision = revision;
        entry.readAt = found && changes === changesBefore ? now : -Infinity;
        return principalOf(entry, now, call);
      };
      const found = within(keyStore.findKey(entry.digest), storeTimeout, 'findKey');
      return isPromise(found) ? found.then(keep) : keep(found);
    },
    forget() {
      changes++;
      for (const entry of [...young.values(), ...old.values()]) entry.readAt = -Infinity;
    },
  };
}

function bearer(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? null;
}

/** What a request without a good key gets. */
export function unauthorized(): ApiError {
  return new ApiError(401, { headers: { 'www-authenticate': 'Bearer realm="canivete"' } });
}
