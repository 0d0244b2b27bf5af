import type { Random } from '../lib/random.ts';
import type { Awaitable } from '../contracts/call.ts';
import type { KeyStore } from '../contracts/key-store.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';
import type { ToolHead } from '../kit/tool.ts';
import { type AccountId, accountIdOf, requireAccount } from '../contracts/records.ts';
import { planOf, type Plans } from '../contracts/plans.ts';
import { type AccountOperations, createAccounts } from './accounts.ts';
import { monthAt, monthlyBucket } from './admission.ts';
import { createKeys, type KeyOperations } from './keys.ts';

export interface Usage {
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly used: number;
  /** Null: without a limit. */
  readonly limit: number | null;
}

export interface OperationParts {
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  readonly plans: Plans;
  readonly tools: readonly ToolHead[];
  readonly keyPrefix: string;
  readonly random: Random;
  readonly clock: () => number;
  /** Called after every change of an account or a key, before the operation resolves. */
  readonly changed: () => void;
  /** Deletes what other stores keep of an account. */
  readonly eraseElsewhere: (accountId: string) => Promise<void>;
}

export interface Operations {
  readonly accounts: AccountOperations;
  readonly keys: KeyOperations;
  /** Reads the usage of a month, `YYYY-MM`. Default: the current one. */
  usage(accountId: AccountId, month?: string): Promise<Usage>;
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function createOperations(parts: OperationParts): Operations {
  const { keyStore, quotaStore, plans, clock, changed } = parts;

  /** Reports a change after the call, also after a call that failed: it may have taken effect. */
  async function change<T>(call: Awaitable<T>): Promise<T> {
    try {
      return await call;
    } finally {
      changed();
    }
  }

  return {
    accounts: createAccounts({ ...parts, change }),
    keys: createKeys({ ...parts, change }),
    async usage(given, month = monthAt(clock()).name) {
      if (!MONTH.test(month)) throw new TypeError('usage: "month" must be YYYY-MM');
      const accountId = accountIdOf(given);
      const account = await requireAccount(keyStore, accountId);
      const used = await quotaStore.read(monthlyBucket(accountId, month));
      // An account whose plan does not exist may make no request at all.
      const plan = planOf(plans, account);
      const limit = plan ? plan.requestsPerMonth : 0;
      return { month, used, limit };
    },
  };
}
