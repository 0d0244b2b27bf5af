import { DAY } from '../lib/dates/durations.ts';
import { beginningOf, type Instant, isInstant } from '../lib/dates/instant.ts';
import { type Duration, isSpan, toMilliseconds } from '../lib/duration.ts';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { randomId } from '../lib/ids.ts';
import type { Random } from '../lib/random.ts';
import type { Awaitable } from '../contracts/call.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import {
  checkOptions,
  describeCheck,
  isText,
  isTextList,
  isWhole,
  orNull,
  type Rule,
} from '../lib/options.ts';
import type { ApiKey, KeyPatch, KeyReplacement, KeyScope, KeyStore } from '../contracts/key-store.ts';
import { type AccountId, accountIdOf, isLive, orNotFound, requireAccount } from '../contracts/records.ts';
import { requireTool } from '../kit/tool-ids.ts';
import type { ToolHead } from '../kit/tool.ts';
import { digestOf, drawKey, hintOf } from './key-format.ts';

/** A key as operations show it: without its digest, which only stores need. */
export type ShownKey = Omit<ApiKey, 'digest'>;

/** A key that was just made, and its record. The key itself is shown only once. */
export interface NewKey {
  readonly key: string;
  readonly record: ShownKey;
}

export interface KeyOptions {
  readonly name?: string;
  /** `tools`, the default, opens tools; `account` opens the account's own area and nothing else. */
  readonly scope?: KeyScope;
  /** The ids of the tools that the key may call. Default: all of the plan's. A key of scope `account` has none. */
  readonly tools?: readonly string[];
  /**
   * The key is refused from then on: a `Date`, an instant as text, a date, which begins at midnight in Brasília, or
   * milliseconds since 1970. Default: never.
   */
  readonly expiresAt?: Instant;
  /** Most live keys that the account may have with this one, of either scope. Default: any number. */
  readonly max?: number;
}

export interface RotationOptions {
  /** How long the old key goes on working. Default a day. A number below 60,000 is less than a minute: write `'1h'`. */
  readonly overlap?: Duration;
  /** Expiry of the new key, as in `KeyOptions`. Default: never. */
  readonly expiresAt?: Instant;
  /** Same as in `KeyOptions`; with `overlap` 0 the new key takes the place of the old one. */
  readonly max?: number;
}

/**
 * API keys. `get` of one that does not exist gives null, other operations on it, or on an account that does not exist,
 * reject with a `ServiceError` `not_found`; wrong options with a `TypeError` that names them.
 */
export interface KeyOperations {
  /**
   * Rejects with `not_found` also when one of the tools is not served, and with `limit` when there are `max` live keys.
   */
  create(accountId: AccountId, options?: KeyOptions): Promise<NewKey>;
  get(id: string): Promise<ShownKey | null>;
  list(accountId: AccountId): Promise<readonly ShownKey[]>;
  /**
   * A name of null removes it; tools of null allow all of the plan's. Rejects with `state` when the key no longer
   * works.
   */
  update(id: string, changes: KeyPatch): Promise<ShownKey>;
  /** Revokes the key for good. Every request after this resolves is answered 401. */
  revoke(id: string): Promise<ShownKey>;
  /**
   * Makes a new key of the same name, scope and tools, while the old one goes on working for the time of `overlap`
   * (default a day). The new one expires only when `expiresAt` says so. Rejects with `state` when the old one no longer
   * works, or when somebody else rotates it at the same time: of such rotations one succeeds.
   *
   * The store makes the new key and ends the old one in one step. When it fails, it may have done both or neither: rotate
   * again, or create another key on `state`.
   */
  rotate(id: string, options?: RotationOptions): Promise<NewKey>;
}

export interface KeyParts {
  readonly keyStore: KeyStore;
  readonly tools: readonly ToolHead[];
  readonly keyPrefix: string;
  readonly random: Random;
  readonly clock: () => number;
  /** Runs a change of a key and reports it afterwards. */
  readonly change: <T>(call: Awaitable<T>) => Promise<T>;
}

/** The parts of a new key, apart from its account. Null tools stand for all of the plan's. */
type NewKeyParts = Omit<KeyOptions, 'tools' | 'scope' | 'expiresAt'> &
  Pick<ApiKey, 'tools' | 'scope'> & { readonly expiresAt?: number };

const name: Rule = isText;
const tools = describeCheck('a list of tool ids', isTextList);
const expiresAt = describeCheck(
  'a Date, an instant such as 2027-01-01T00:00:00-03:00, a date, or milliseconds since 1970',
  isInstant,
);
const max = describeCheck('a whole number, 0 or more', isWhole(0));
const keyRules: Readonly<Record<string, Rule>> = {
  name,
  tools,
  scope: describeCheck('"tools" or "account"', (value) => value === 'tools' || value === 'account'),
  expiresAt,
  max,
};
const patchRules: Readonly<Record<string, Rule>> = {
  name: orNull(isText),
  tools: describeCheck('a list of tool ids, or null', orNull(isTextList)),
};
const rotationRules: Readonly<Record<string, Rule>> = {
  overlap: isSpan,
  expiresAt,
  max,
};

export function createKeys(parts: KeyParts): KeyOperations {
  const { keyStore, tools: served, keyPrefix, random, clock, change } = parts;

  async function createKey(
    accountId: string,
    made: NewKeyParts,
    now: number,
    replaces?: KeyReplacement,
  ): Promise<NewKey> {
    const { name, tools, scope, expiresAt, max } = made;
    const key = drawKey(keyPrefix, random);
    const record: ApiKey = {
      ...recordOf(key, accountId, now, random),
      ...(name !== undefined && { name }),
      scope,
      tools: tools ? [...tools] : null,
      expiresAt: expiresAt ?? null,
    };
    const outcome = await change(keyStore.createKey(record, max, replaces));
    if (outcome === 'changed' && replaces) {
      // Nothing says yet whether it was revoked, replaced or erased.
      await requireLive(replaces.id, now);
      throw new ServiceError('state', {
        pt: `a chave "${replaces.id}" foi alterada por outra pessoa ao mesmo tempo`,
        en: `key "${replaces.id}" was changed by somebody else at the same time`,
      });
    }
    // The account existed when it was looked up, but may have been erased since.
    if (outcome === 'no_account') orNotFound(null, 'account', accountId);
    if (outcome === 'limit')
      throw new ServiceError('limit', {
        pt: 'a conta já tem o máximo de chaves que funcionam',
        en: 'the account has as many live keys as it may',
      });
    if (outcome !== 'created')
      throw new ServiceError('exists', { pt: 'a chave já existe', en: 'the key exists' });
    return { key, record: shown(record) };
  }

  async function requireLive(id: string, now: number): Promise<ApiKey> {
    const key = orNotFound(await keyStore.getKey(id), 'key', id);
    if (!isLive(key, now)) throw notLive(id);
    return key;
  }

  return {
    async create(accountId, options = {}) {
      checkOptions('keys.create', options, keyRules);
      const { name, tools = null, scope = 'tools', max } = options;
      const id = accountIdOf(accountId);
      if (tools) requireToolScope('keys.create', scope);
      await requireAccount(keyStore, id);
      for (const tool of tools ?? []) requireTool(tool, served);
      const now = clock();
      const expiresAt = readExpiry('keys.create', options, now);
      return createKey(id, omitUndefined<NewKeyParts>({ name, tools, scope, expiresAt, max }), now);
    },
    async get(id) {
      const key = await keyStore.getKey(id);
      return key && shown(key);
    },
    async list(accountId) {
      const { id } = await requireAccount(keyStore, accountIdOf(accountId));
      return (await keyStore.listKeys(id)).map(shown);
    },
    async update(id, changes) {
      checkOptions('keys.update', changes, patchRules);
      const { name, tools } = changes;
      for (const tool of tools ?? []) requireTool(tool, served);
      const { scope } = await requireLive(id, clock());
      if (tools) requireToolScope('keys.update', scope);
      const patch = omitUndefined<KeyPatch>({ name, tools });
      return shown(orNotFound(await change(keyStore.updateKey(id, patch)), 'key', id));
    },
    async revoke(id) {
      return shown(orNotFound(await change(keyStore.revokeKey(id, clock())), 'key', id));
    },
    async rotate(id, options = {}) {
      checkOptions('keys.rotate', options, rotationRules);
      const { max } = options;
      const overlap = toMilliseconds(options.overlap ?? DAY);
      const now = clock();
      const expiresAt = readExpiry('keys.rotate', options, now);
      const { accountId, name, tools, scope = 'tools', expiresAt: lastExpiry } = await requireLive(id, now);
      const given = omitUndefined<NewKeyParts>({ name, tools, scope, expiresAt, max });
      return createKey(accountId, given, now, { id, expiresAt: lastExpiry, endsAt: now + overlap });
    },
  };
}

function shown({ digest: _digest, ...key }: ApiKey): ShownKey {
  return key;
}

/** The record of a key that was just made. */
export function recordOf(key: string, accountId: string, now: number, random: Random): ApiKey {
  return {
    id: randomId('key_', random),
    accountId,
    digest: digestOf(key),
    hint: hintOf(key),
    scope: 'tools',
    tools: null,
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  };
}

/** Reads the expiry that an operation is given, which must be to come. */
function readExpiry(
  operation: string,
  { expiresAt }: Pick<KeyOptions, 'expiresAt'>,
  now: number,
): number | undefined {
  if (expiresAt === undefined) return undefined;
  const at = Math.floor(beginningOf(expiresAt));
  const rule = describeCheck('an instant to come', () => at > now);
  checkOptions(operation, { expiresAt }, { expiresAt: rule });
  return at;
}

function requireToolScope(operation: string, scope: KeyScope): void {
  if (scope === 'account') throw new TypeError(`${operation}: a key of scope "account" has no tools`);
}

function notLive(id: string): ServiceError {
  return new ServiceError('state', {
    pt: `a chave "${id}" não funciona mais`,
    en: `key "${id}" no longer works`,
  });
}
