import { checkOptions, describeCheck, isText, isWhole, type Rule } from '../lib/options.ts';
import { randomId } from '../lib/ids.ts';
import type { Random } from '../lib/random.ts';
import type { Awaitable } from '../contracts/call.ts';
import type { Account, AccountPatch, AccountStatus, KeyStore } from '../contracts/key-store.ts';
import type { Plans } from '../contracts/plans.ts';
import { ACCOUNT_ID, type AccountId, accountIdOf, isAccountId, orNotFound } from '../contracts/records.ts';
import { ServiceError } from '../kit/errors/service-error.ts';

/**
 * Accounts. `get` of one that does not exist gives null, other operations on it reject with a `ServiceError`
 * `not_found`; wrong options with a `TypeError` that names them.
 */
export interface AccountOperations {
  /** Rejects with `plan` when no plan has that name, and with `exists` when the id is taken. Default id: `acc_…`. */
  create(account: {
    readonly plan: string;
    readonly name?: string;
    readonly id?: AccountId;
  }): Promise<Account>;
  get(id: AccountId): Promise<Account | null>;
  /** Lists accounts by id: at most `limit` (default 100) of those whose id comes after `after`. */
  list(page?: { readonly after?: string; readonly limit?: number }): Promise<readonly Account[]>;
  rename(id: AccountId, name: string): Promise<Account>;
  /** Keeps what was counted and changes the limit at once. */
  setPlan(id: AccountId, plan: string): Promise<Account>;
  /** A suspended account's requests are answered 403. */
  setStatus(id: AccountId, status: AccountStatus): Promise<Account>;
  /**
   * Deletes the account and what is kept of it, as art. 18 of the LGPD requires: keys, favorites, and in a whole
   * service webhooks, deliveries and usage. It is suspended first, and its record goes last, so that a call which
   * failed half way can be repeated. Once this resolves, its keys are refused; an attempt under way ends unrecorded.
   * Counts of the quota stay until they run out; usage that other processes have gathered is dropped by them.
   */
  erase(id: AccountId): Promise<void>;
}

export interface AccountParts {
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly random: Random;
  readonly clock: () => number;
  /** Runs a change of an account and reports it afterwards. */
  readonly change: <T>(call: Awaitable<T>) => Promise<T>;
  /** Deletes what other stores keep of an account. */
  readonly eraseElsewhere: (id: string) => Promise<void>;
}

const PAGE = 100;

const accountRules: Readonly<Record<string, Rule>> = {
  plan: isText,
  name: isText,
  id: describeCheck(ACCOUNT_ID, isAccountId),
};
const pageRules: Readonly<Record<string, Rule>> = {
  after: isText,
  limit: describeCheck('a whole number, 1 or more', isWhole(1)),
};

export function createAccounts(parts: AccountParts): AccountOperations {
  const { keyStore, plans, random, clock, change, eraseElsewhere } = parts;

  function requirePlan(plan: string | undefined): void {
    if (plan === undefined || !Object.hasOwn(plans, plan)) {
      const names = Object.keys(plans).join(', ');
      throw new ServiceError(
        'plan',
        plan === undefined
          ? {
              pt: `uma conta precisa de um plano: ${names}`,
              en: `an account needs a plan; there are ${names}`,
            }
          : {
              pt: `o plano "${plan}" não existe; há ${names}`,
              en: `there is no plan "${plan}"; there are ${names}`,
            },
      );
    }
  }

  async function patch(id: AccountId, changes: AccountPatch): Promise<Account> {
    const text = accountIdOf(id);
    return orNotFound(await change(keyStore.updateAccount(text, changes)), 'account', text);
  }

  return {
    async create(options) {
      checkOptions('accounts.create', options, accountRules);
      const { plan, name } = options;
      const id = String(options.id ?? randomId('acc_', random));
      requirePlan(plan);
      const account: Account = {
        id,
        plan,
        status: 'active',
        ...(name !== undefined && { name }),
        createdAt: clock(),
      };
      const created = await change(keyStore.createAccount(account));
      if (!created)
        throw new ServiceError('exists', { pt: `a conta "${id}" já existe`, en: `account "${id}" exists` });
      return account;
    },
    get: async (id) => keyStore.getAccount(accountIdOf(id)),
    async list(page = {}) {
      checkOptions('accounts.list', page, pageRules);
      const { after, limit = PAGE } = page;
      return keyStore.listAccounts({ ...(after !== undefined && { after }), limit });
    },
    async rename(id, name) {
      if (!isText(name)) throw new TypeError('accounts.rename: the name must be a text');
      return patch(id, { name });
    },
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
    async erase(given) {
      const id = accountIdOf(given);
      const account = await change(keyStore.updateAccount(id, { status: 'suspended' }));
      // The account may be gone while something of it is left: the store of an earlier call may have failed half way.
      await eraseElsewhere(id);
      await change(keyStore.eraseAccount(id));
      // From here on nothing is stored for it that looks at it again; before, something may have been.
      await eraseElsewhere(id);
      orNotFound(account, 'account', id);
    },
  };
}
