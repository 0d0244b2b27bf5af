import type { Principal } from '../access.ts';
import { isPromise, within } from '../../lib/promises.ts';
import type { Awaitable, Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { Account, ApiKey, KeyStore } from '../stores.ts';
import { digestOf, isWellFormed } from './key-format.ts';
import type { Plans } from './plans.ts';

export interface KeyCacheOptions {
  /** How many keys are remembered; the one unused for longest goes first. Default 10,000. */
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
  const entries = new Map<string, Entry>();
  // Counts the changes that this process made: what was read before one is not kept after it.
  let changes = 0;

  /** The entry of a well-formed key, moved to the end: the first one of the map is the one unused for longest. */
  function entryOf(text: string): Entry {
    let entry = entries.get(text);
    if (entry) entries.delete(text);
    else if (isWellFormed(text, keyPrefix)) {
      entry = { digest: digestOf(text), found: null, revision: undefined, readAt: -Infinity };
    } else throw unauthorized();
    entries.set(text, entry);
    if (entries.size > keyCache.size) entries.delete(entries.keys().next().value as string);
    return entry;
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
      const text = bearer(call.header('authorization'));
      if (text === null) throw unauthorized();
      const entry = entryOf(text);
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
      for (const entry of entries.values()) Object.assign(entry, { revision: undefined, readAt: -Infinity });
    },
  };
}

function bearer(authorization: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

function unauthorized(): ApiError {
  return new ApiError(401, { headers: { 'www-authenticate': 'Bearer realm="canivete"' } });
}
