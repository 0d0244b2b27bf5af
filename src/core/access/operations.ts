import { defined } from '../../lib/defined.ts';
import { randomId } from '../../lib/ids.ts';
import type { Random } from '../../lib/random.ts';
import { timed } from '../../lib/timed.ts';
import type { Awaitable } from '../call.ts';
import { ServiceError } from '../errors.ts';
import { checkOptions, isText, isTextList, isWhole, type Rule, wanting } from '../options.ts';
import type { Account, AccountPatch, AccountStatus, ApiKey, KeyStore, QuotaStore } from '../stores.ts';
import type { ToolHead } from '../tool.ts';
import { digestOf, drawKey, hintOf } from './key-format.ts';
import type { Plans } from './plans.ts';
import { monthAt, monthlyBucket } from './quota.ts';
import { hintAt } from './tool-names.ts';

/** A key as stored, and the key itself, which is shown this once. */
export interface NewKey {
  readonly key: string;
  readonly record: ApiKey;
}

export interface KeyOptions {
  readonly name?: string;
  /** The ids of the tools that the key may call. Default: all of the plan's. */
  readonly tools?: readonly string[];
  /** Milliseconds since 1970; from then on the key is refused. Default: never. */
  readonly expiresAt?: number;
}

export interface Usage {
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly used: number;
  /** Null: without a limit. */
  readonly limit: number | null;
}

/**
 * Accounts. `get` of one that does not exist gives null, other operations on it reject with a `ServiceError`
 * `not_found`; wrong options with a `TypeError` that names them.
 */
export interface AccountOperations {
  /** `plan` when there is none of that name; `exists` when the id is taken. Default id: `acc_…`. */
  create(account: { readonly plan: string; readonly name?: string; readonly id?: string }): Promise<Account>;
  get(id: string): Promise<Account | null>;
  /** Keeps what was counted and changes the limit at once. */
  setPlan(id: string, plan: string): Promise<Account>;
  /** A suspended account's requests are answered 403. */
  setStatus(id: string, status: AccountStatus): Promise<Account>;
}

/**
 * API keys. Operations on a key or an account that does not exist reject with a `ServiceError` `not_found`; wrong
 * options with a `TypeError` that names them.
 */
export interface KeyOperations {
  /** `not_found` also when one of the tools is not served. */
  create(accountId: string, options?: KeyOptions): Promise<NewKey>;
  list(accountId: string): Promise<readonly ApiKey[]>;
  /** Final. Every request after its resolution is answered 401. */
  revoke(id: string): Promise<ApiKey>;
  /**
   * A new key of the same name and tools, while the old one goes on working for `overlap` milliseconds (default a
   * day). The new one expires only when `expiresAt` says so. `state`: the old one no longer works.
   *
   * The new one is stored before the end of the old one is. When the store fails at the first, the old key is as it
   * was. When it fails at the second, the new key, which nobody was given, is revoked where the store still takes
   * that, and the old one may or may not have its end: rotate again, or create another key on `state`.
   */
  rotate(id: string, options?: { readonly overlap?: number; readonly expiresAt?: number }): Promise<NewKey>;
}

export interface OperationParts {
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  /** Milliseconds. */
  readonly storeTimeout: number;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly keyPrefix: string;
  readonly random: Random;
  readonly clock: () => number;
  /** Called after every change of an account or a key, before the operation resolves. */
  readonly changed: () => void;
}

export interface Operations {
  readonly accounts: AccountOperations;
  readonly keys: KeyOperations;
  /** Of the current month unless one is named, `YYYY-MM`. */
  usage(accountId: string, month?: string): Promise<Usage>;
}

/** What a key is made of besides its account; null for all tools of the plan. */
type NewKeyParts = Omit<KeyOptions, 'tools'> & Pick<ApiKey, 'tools'>;

const DAY = 86_400_000;
/** The last millisecond of the year 9999: as good as no expiry, and an instant to every store. */
const NEVER = 253_402_300_799_999;
const ACCOUNT_ID = /^[\w.-]{1,64}$/;
const expiresAt = wanting('milliseconds since 1970', isWhole(0));
const accountRules: Readonly<Record<string, Rule>> = {
  plan: isText,
  name: isText,
  id: wanting('1 to 64 of A-Z a-z 0-9 . _ -', (value) => isText(value) && ACCOUNT_ID.test(value as string)),
};
const keyRules: Readonly<Record<string, Rule>> = {
  name: isText,
  tools: wanting('a list of tool ids', isTextList),
  expiresAt,
};
const rotationRules: Readonly<Record<string, Rule>> = {
  overlap: wanting('whole milliseconds, 0 or more', isWhole(0)),
  expiresAt,
};
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function createOperations(parts: OperationParts): Operations {
  const { storeTimeout, plans, tools: served, keyPrefix, random, clock, changed } = parts;
  const keyStore = timed(parts.keyStore, storeTimeout);
  const quotaStore = timed(parts.quotaStore, storeTimeout);
  const servedIds = new Set(served.map(({ id }) => id));

  /** After a change, and also when it cannot be told whether there was one. */
  async function change<T>(call: Awaitable<T>): Promise<T> {
    try {
      return await call;
    } finally {
      changed();
    }
  }

  function requirePlan(plan: string): void {
    if (!Object.hasOwn(plans, plan)) throw new ServiceError('plan', `there is no plan "${plan}"`);
  }

  async function requireAccount(id: string): Promise<Account> {
    return found(await keyStore.getAccount(id), `account "${id}"`);
  }

  async function patch(id: string, changes: AccountPatch): Promise<Account> {
    return found(await change(keyStore.updateAccount(id, changes)), `account "${id}"`);
  }

  function requireTools(ids: readonly string[]): void {
    const unknown = ids.find((id) => !servedIds.has(id));
    if (unknown !== undefined) {
      throw new ServiceError('not_found', `there is no tool "${unknown}"${hintAt(unknown, served)}`);
    }
  }

  async function createKey(
    accountId: string,
    { name, tools, expiresAt }: NewKeyParts,
    now: number,
  ): Promise<NewKey> {
    const key = drawKey(keyPrefix, random);
    const record: ApiKey = {
      ...recordOf(key, accountId, now, random),
      ...(name !== undefined && { name }),
      tools: tools ? [...tools] : null,
      expiresAt: expiresAt ?? null,
    };
    const created = await change(keyStore.createKey(record));
    if (!created) throw new ServiceError('exists', 'the key exists');
    return { key, record };
  }

  /** The old key of a rotation, while it works. */
  async function requireLive(id: string, now: number): Promise<ApiKey> {
    // A store reads a key by its id only to bring its expiry forward.
    const key = found(await change(keyStore.expireKey(id, NEVER)), `key "${id}"`);
    if (key.revokedAt !== null || (key.expiresAt ?? NEVER) <= now) throw notLive(id);
    return key;
  }

  /** Ends the old key of a rotation. It may have been revoked meanwhile, for a reason that the new one shares. */
  async function endKey(id: string, at: number): Promise<void> {
    const key = await change(keyStore.expireKey(id, at));
    if (key?.revokedAt !== null) throw notLive(id);
  }

  /** As far as it can be done: what led to it is told, not this. */
  async function tryToRevoke(id: string): Promise<void> {
    try {
      await change(keyStore.revokeKey(id, clock()));
    } catch {
      // As above.
    }
  }

  return {
    accounts: {
      async create(options) {
        checkOptions('accounts.create', options, accountRules);
        const { plan, name, id = randomId('acc_', random) } = options;
        requirePlan(plan);
        const account: Account = {
          id,
          plan,
          status: 'active',
          ...(name !== undefined && { name }),
          createdAt: clock(),
        };
        const created = await change(keyStore.createAccount(account));
        if (!created) throw new ServiceError('exists', `account "${id}" exists`);
        return account;
      },
      get: async (id) => keyStore.getAccount(id),
      async setPlan(id, plan) {
        requirePlan(plan);
        return patch(id, { plan });
      },
      async setStatus(id, status) {
        if (status !== 'active' && status !== 'suspended') {
          throw new TypeError('accounts.setStatus: the status must be "active" or "suspended"');
        }
        return patch(id, { status });
      },
    },
    keys: {
      async create(accountId, options = {}) {
        checkOptions('keys.create', options, keyRules);
        const { name, tools = null, expiresAt } = options;
        await requireAccount(accountId);
        requireTools(tools ?? []);
        const now = clock();
        requireToCome('keys.create', expiresAt, now);
        return createKey(accountId, defined<NewKeyParts>({ name, tools, expiresAt }), now);
      },
      async list(accountId) {
        await requireAccount(accountId);
        return (await keyStore.listKeys(accountId)).map(shown);
      },
      async revoke(id) {
        return shown(found(await change(keyStore.revokeKey(id, clock())), `key "${id}"`));
      },
      async rotate(id, options = {}) {
        checkOptions('keys.rotate', options, rotationRules);
        const { overlap = DAY, expiresAt } = options;
        const now = clock();
        requireToCome('keys.rotate', expiresAt, now);
        const { accountId, name, tools } = await requireLive(id, now);
        const made = await createKey(accountId, defined<NewKeyParts>({ name, tools, expiresAt }), now);
        try {
          await endKey(id, now + overlap);
        } catch (error) {
          await tryToRevoke(made.record.id);
          throw error;
        }
        return made;
      },
    },
    async usage(accountId, month = monthAt(clock()).name) {
      if (!MONTH.test(month)) throw new TypeError('usage: "month" must be YYYY-MM');
      const { plan } = await requireAccount(accountId);
      const used = await quotaStore.read(monthlyBucket(accountId, month));
      // An account whose plan does not exist may make no request at all.
      const limit = Object.hasOwn(plans, plan) ? (plans[plan]?.requestsPerMonth ?? null) : 0;
      return { month, used, limit };
    },
  };
}

/** What is stored of a key that was just made. */
export function recordOf(key: string, accountId: string, now: number, random: Random): ApiKey {
  return {
    id: randomId('key_', random),
    accountId,
    digest: digestOf(key),
    hint: hintOf(key),
    tools: null,
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  };
}

function requireToCome(operation: string, expiresAt: number | undefined, now: number): void {
  const rule = wanting('an instant to come', (value) => (value as number) > now);
  checkOptions(operation, { expiresAt }, { expiresAt: rule });
}

function notLive(id: string): ServiceError {
  return new ServiceError('state', `key "${id}" no longer works`);
}

/** A key that a rotation looked at and left alone expires never, as before. */
function shown(key: ApiKey): ApiKey {
  return key.expiresAt === NEVER ? { ...key, expiresAt: null } : key;
}

function found<T>(record: T | null, what: string): T {
  if (record === null) throw new ServiceError('not_found', `there is no ${what}`);
  return record;
}
