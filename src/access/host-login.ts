/** Callers that the host knows by a login of its own, beside API keys or in place of them. */
import type { Principal } from '../contracts/access.ts';
import type { Awaitable, Call } from '../contracts/call.ts';
import type { Account, KeyStore } from '../contracts/key-store.ts';
import { planOf, type Plans } from '../contracts/plans.ts';
import { ACCOUNT_ID, type AccountId, isAccountId } from '../contracts/records.ts';
import { ApiError } from '../kit/errors/api-error.ts';

/** A caller, under an id and a plan of the host's. */
export interface HostCaller {
  readonly account: AccountId;
  /** The name of a plan. */
  readonly plan: string;
}

/** Finds the caller of a request; null for nobody. `native` is the request as the host's framework has it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a host names the type of its framework's request
export type Authenticate = (request: Request, native: any) => Awaitable<HostCaller | null>;

/** Finds the caller of a request, with the record of the account; null for nobody. */
export type HostLogin = (call: Call) => Promise<Principal | null>;

export interface HostLoginParts {
  readonly authenticate: Authenticate;
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly clock: () => number;
  /** Called after every change of an account, with its id. */
  readonly changed: (accountId: string) => void;
}

export function createHostLogin({
  authenticate,
  keyStore,
  plans,
  clock,
  changed,
}: HostLoginParts): HostLogin {
  /** Gives the record of an account as the host has it now: the first request makes it, a new plan changes it. */
  async function recordOf(id: string, plan: string): Promise<Account | null> {
    const known = await keyStore.getAccount(id);
    if (known?.plan === plan) return known;
    try {
      if (known) return await keyStore.updateAccount(id, { plan });
      const made: Account = { id, plan, status: 'active', createdAt: clock() };
      // Another request may have made it meanwhile.
      return (await keyStore.createAccount(made)) ? made : await keyStore.getAccount(id);
    } finally {
      changed(id);
    }
  }

  return async (call) => {
    const caller = await ask(authenticate, call);
    if (caller === null) return null;
    const { account: id, plan } = Object(caller) as Partial<HostCaller>;
    if (!isAccountId(id))
      throw new TypeError(`authenticate must give { account, plan }, or null; account must be ${ACCOUNT_ID}`);
    if (typeof plan !== 'string' || !Object.hasOwn(plans, plan)) {
      const names = Object.keys(plans).join(', ');
      throw new TypeError(`authenticate: there is no plan "${plan}"; there are ${names}`);
    }
    const account = await recordOf(String(id), plan);
    return account && { account, key: null, plan: planOf(plans, account) };
  };
}

/** Asks the host. An `ApiError` that it throws is a failure too: hosts do not choose this service's answers. */
async function ask(authenticate: Authenticate, call: Call): Promise<unknown> {
  try {
    return await authenticate(call.request(), call.native);
  } catch (error) {
    throw error instanceof ApiError ? new Error('authenticate failed', { cause: error }) : error;
  }
}
