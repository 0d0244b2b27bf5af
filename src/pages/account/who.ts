import type { Access, Principal, RateLimitHeaders } from '../../contracts/access.ts';
import type { Call } from '../../contracts/call.ts';
import type { KeyStore } from '../../contracts/key-store.ts';
import { planOf, type Plans } from '../../contracts/plans.ts';
import type { QuotaStore } from '../../contracts/quota-store.ts';
import { type Burst, overLimit } from '../../access/admission.ts';
import { unauthorized } from '../../access/authenticate.ts';
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
  readonly session: Session | undefined;
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
  const { authenticate, session, burst, rateLimitHeaders, keyStore, quotaStore, plans, clock } = parts;

  async function byKey(call: Call): Promise<Principal> {
    const principal = await authenticate(call);
    if (principal.key?.scope !== 'account') throw opensNoAccount();
    return principal;
  }

  async function bySession(call: Call): Promise<Principal> {
    const request = call.request();
    const id = session ? await ask(session, request) : null;
    const account = typeof id === 'string' ? await keyStore.getAccount(id) : null;
    if (!account) throw unauthorized();
    if (changes(call) && !isOfThisOrigin(call, request)) throw notOfThisOrigin();
    return { account, key: null, plan: planOf(plans, account) };
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
    const hasKey = call.header('authorization') !== null || call.header('x-api-key') !== null;
    const principal = await (hasKey ? byKey(call) : bySession(call));
    const { account } = principal;
    if (account.status !== 'active' && changes(call)) throw accountSuspended(account.id);
    if (burst) await count(burst, account.id);
    return principal;
  };
}

const changes = ({ method }: Call) => method !== 'GET' && method !== 'HEAD';

/**
 * Asks the host for its user. An `ApiError` that the host throws is a failure too: hosts do not choose this service's
 * answers.
 */
async function ask(session: Session, request: Request): Promise<unknown> {
  try {
    return await session(request);
  } catch (error) {
    throw error instanceof ApiError ? new Error('account.session failed', { cause: error }) : error;
  }
}

/** Tests that a page of this origin sends the request: a browser says so, or an older one names the page's origin. */
function isOfThisOrigin(call: Call, request: Request): boolean {
  const site = call.header('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return isOriginOf(call.header('origin') ?? '', call.header('host') ?? new URL(request.url).host);
}
