import type { Access, Principal, RateLimitHeaders } from '../../contracts/access.ts';
import type { Call } from '../../contracts/call.ts';
import type { KeyStore } from '../../contracts/key-store.ts';
import { planOf, type Plans } from '../../contracts/plans.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import { type Burst, overLimit } from '../../access/admission.ts';
import { unauthorized } from '../../access/authenticate.ts';
import type { HostLogin } from '../../access/host-login.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { accountSuspended, because } from '../../kit/errors/forbidden.ts';
import { isOriginOf } from '../../lib/origin.ts';
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

  async function find(call: Call, request: Request): Promise<Principal | null | undefined> {
    if (!session) return hostLogin?.(call);
    const id = await ask(session, request, call.native);
    const account =
      typeof id === 'string' || typeof id === 'number' ? await keyStore.getAccount(String(id)) : null;
    return account && { account, key: null, plan: planOf(plans, account) };
  }

  async function bySession(call: Call): Promise<Principal> {
    const request = call.request();
    const principal = await find(call, request);
    if (!principal) throw unauthorized();
    if (changes(call) && !isOfThisOrigin(call, request)) throw notOfThisOrigin();
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

/** Schemes of a login that a browser adds by itself, whatever page sends the request. */
const BY_BROWSER = /^(?:basic|digest|negotiate|ntlm)\b/i;

const changes = ({ method }: Call) => method !== 'GET' && method !== 'HEAD';

/**
 * Asks the host for its user. An `ApiError` that the host throws is a failure too: hosts do not choose this service's
 * answers.
 */
async function ask(session: Session, request: Request, native: unknown): Promise<unknown> {
  try {
    return await session(request, native);
  } catch (error) {
    throw error instanceof ApiError ? new Error('account.session failed', { cause: error }) : error;
  }
}

/**
 * Tests that no page of another origin sends the request: a browser says so, or an older one names the page's origin, or
 * the caller has sent what no browser adds by itself.
 */
function isOfThisOrigin(call: Call, request: Request): boolean {
  if (sendsCredentials(call) && !BY_BROWSER.test(call.header('authorization') ?? '')) return true;
  const site = call.header('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return isOriginOf(call.header('origin') ?? '', call.header('host') ?? new URL(request.url).host);
}
