import type { Access, Principal, RateLimitHeaders } from '../../contracts/access.ts';
import { type Call, changes } from '../../contracts/call.ts';
import type { KeyStore } from '../../contracts/key-store.ts';
import { planOf, type Plans } from '../../contracts/plans.ts';
import { ACCOUNT_ID, isAccountId } from '../../contracts/records.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import { type Burst, overLimit } from '../../access/admission.ts';
import { unauthorized } from '../../access/authenticate.ts';
import type { HostLogin } from '../../access/host-login.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { accountSuspended, because } from '../../kit/errors/forbidden.ts';
import { isOfThisOrigin } from '../../lib/origin.ts';
import type { Session } from './settings.ts';

/** The 403 for a key of scope `tools` in the account area. */
const opensNoAccount = () =>
  because(
    'O escopo tools não abre a área da conta; use uma chave do escopo account.',
    'The scope tools does not open the account area; use a key of the scope account.',
  );

/** The 403 for a change that a page of another origin asks for in the name of somebody who is logged in. */
const notOfThisOrigin = () =>
  because(
    'Esta mudança só é aceita de uma página desta mesma origem.',
    'This change is only taken from a page of this same origin.',
  );

export interface WhoParts {
  readonly authenticate: Access['authenticate'];
  /** Tests that a request is to be judged by the key that it has. */
  readonly goesByKey: (call: Call) => boolean;
  readonly session: Session | undefined;
  /** Finds the callers that the host knows, where it has no session for this area. */
  readonly hostLogin: HostLogin | undefined;
  readonly burst: Burst | false;
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly keyStore: KeyStore;
  readonly quotaStore: QuotaStore;
  readonly plans: Plans;
  readonly clock: () => number;
}

/**
 * Finds the caller who speaks for an account: it checks the caller (401), then their rights (403), then their rate
 * (429).
 */
export function createWho(parts: WhoParts): NonNullable<Access['authenticateAccount']> {
  const { authenticate, goesByKey, session, hostLogin, burst, rateLimitHeaders } = parts;
  const { keyStore, quotaStore, plans, clock } = parts;

  async function byKey(call: Call): Promise<Principal> {
    const principal = await authenticate(call);
    if (principal.key?.scope !== 'account') throw opensNoAccount();
    return principal;
  }

  async function find(call: Call): Promise<Principal | null | undefined> {
    if (!session) return hostLogin?.(call);
    const id = await ask(session, call);
    if (id === null || id === undefined) return null;
    if (!isAccountId(id))
      throw new TypeError(`account.session must give the id of an account, or null; an id is ${ACCOUNT_ID}`);
    const account = await keyStore.getAccount(String(id));
    return account && { account, key: null, plan: planOf(plans, account) };
  }

  async function bySession(call: Call): Promise<Principal> {
    const principal = await find(call);
    if (!principal) throw unauthorized();
    if (changes(call) && !isOfThisOrigin(call)) throw notOfThisOrigin();
    return principal;
  }

  async function count({ requests, seconds }: Burst, accountId: string): Promise<void> {
    const now = clock();
    const length = seconds * 1_000;
    const index = Math.floor(now / length);
    const period = { name: String(index), start: index * length, end: (index + 1) * length };
    const bucket = `a:${accountId}:${period.name}`;
    const { admitted } = await quotaStore.consume({ bucket, limit: requests, cost: 1, keep: 2 * length });
    if (admitted) return;
    const [pt, en] =
      seconds === 60 ? ['por minuto', 'a minute'] : [`a cada ${seconds} s`, `every ${seconds} s`];
    const standing = { policy: 'account', limit: requests, remaining: 0, period };
    throw overLimit(standing, now, rateLimitHeaders, {
      pt: `requisições ${pt} à área da conta`,
      en: `requests ${en} to the account area`,
    });
  }

  return async (call) => {
    const sendsKey = sendsCredentials(call) && goesByKey(call);
    const principal = await (sendsKey ? byKey(call) : bySession(call));
    const { account } = principal;
    if (account.status !== 'active' && changes(call)) throw accountSuspended(account.id);
    if (burst) await count(burst, account.id);
    return principal;
  };
}

const sendsCredentials = (call: Call) =>
  call.header('authorization') !== null || call.header('x-api-key') !== null;

/**
 * Asks the host for its user. An `ApiError` that the host throws is a failure too: hosts do not choose this service's
 * answers.
 */
async function ask(session: Session, call: Call): Promise<unknown> {
  try {
    return await session(call.request(), call.native);
  } catch (error) {
    throw error instanceof ApiError ? new Error('account.session failed', { cause: error }) : error;
  }
}
