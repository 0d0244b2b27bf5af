import type { Access, Principal } from '../core/access.ts';
import { jsonAnswer } from '../core/answer.ts';
import { type BodyLimits, readJsonObject } from '../core/body.ts';
import type { Answer } from '../core/call.ts';
import { ApiError, badParameter, type Fault, invalidValue } from '../core/errors.ts';
import { type EventName, eventNames } from '../core/events.ts';
import type { Page } from '../core/pages.ts';
import type { QuotaStore } from '../core/stores.ts';
import { aString, oneOf, required, type Text } from '../core/texts.ts';
import type { WebhookStore } from '../core/webhook-store.ts';
import type { Random } from '../lib/random.ts';
import { examplePayload } from './payload.ts';
import { openSecrets, type Vault } from './secrets.ts';
import { send, type SenderParts } from './send.ts';
import { bodySignature, deliveryId, newSecret, type SigningSecrets } from './signature.ts';
import { judgeUrl, type UrlPolicy } from './url-policy.ts';

export interface TestPageParts {
  readonly store: WebhookStore;
  readonly quotaStore: QuotaStore;
  readonly vault: Vault;
  readonly policy: UrlPolicy;
  readonly sender: () => Promise<SenderParts>;
  readonly limits: BodyLimits;
  readonly clock: () => number;
  readonly random: Random;
}

const MINUTE = 60_000;
const TESTS_A_MINUTE = 10;

const notPublic: Text = {
  pt: 'leva a um endereço que não é público',
  en: 'leads to an address that is not public',
};

/** A test that may be made. */
interface Test {
  readonly url: URL;
  readonly event: EventName;
}

/** `POST /webhooks/test`: one attempt with an example, now; nothing is stored. */
export function createTestPage(parts: TestPageParts): Page {
  const { store, quotaStore, vault, policy, sender, limits, clock, random } = parts;
  const underWay = new Set<string>();

  /** Seconds until the next test may be made; null when this one may. */
  async function countTest({ account }: Principal): Promise<number | null> {
    const now = clock();
    const minute = Math.floor(now / MINUTE);
    const bucket = `t:${account.id}:${minute}`;
    const used = { bucket, limit: TESTS_A_MINUTE, cost: 1, keep: 2 * MINUTE };
    const { admitted } = await quotaStore.consume(used);
    return admitted ? null : Math.ceil(((minute + 1) * MINUTE - now) / 1000);
  }

  /** The secrets of the account's webhook with this url, or one made for the test, which the answer shows. */
  async function secretsFor(
    accountId: string,
    url: string,
  ): Promise<{ secrets: SigningSecrets; shown?: string }> {
    const webhook = (await store.listWebhooks(accountId)).find((one) => one.url === url);
    if (!webhook) {
      const shown = newSecret(random);
      return { secrets: [shown], shown };
    }
    return { secrets: await openSecrets(vault, webhook, clock()) };
  }

  async function attempt({ url, event }: Test, accountId: string): Promise<Answer> {
    const now = clock();
    const id = deliveryId(now, random);
    const { body } = examplePayload(event, now);
    const { secrets, shown } = await secretsFor(accountId, url.href);
    const sent = await send({ url: url.href, event, deliveryId: id, body, secrets }, await sender());
    // Refused before anything was sent.
    if (sent.error === 'blocked_address') throw invalidValue('url', notPublic);
    return jsonAnswer(200, {
      delivered: sent.error === null,
      delivery_id: id,
      event,
      url: url.href,
      status: sent.status,
      duration_ms: sent.duration,
      error: sent.error,
      signature: bodySignature(secrets[0], new TextEncoder().encode(body)),
      ...(shown !== undefined && { secret: shown }),
    });
  }

  return {
    method: 'POST',
    path: '/webhooks/test',
    access: 'open',
    async handle({ call, access }) {
      const principal = await authenticate(access, call);
      const { account, plan } = principal;
      if (plan?.events.length === 0) throw new ApiError(403);
      // Read before the count, since a plan may lack the event; what is wrong with it is told after the count.
      const asked = await readJsonObject(call, limits).catch((error: unknown) => error);
      if (!(asked instanceof ApiError))
        forbidMissingEvent(principal, (asked as Record<string, unknown>)['event']);
      const test = asked instanceof ApiError ? asked : readTest(asked as Record<string, unknown>, policy);
      const held = !(test instanceof ApiError);
      const tooMany = async (seconds: number) => {
        const standing = await access?.standing(principal);
        return new ApiError(429, { headers: { ...standing, 'retry-after': String(seconds) } });
      };
      if (held && underWay.has(account.id)) throw await tooMany(1);
      if (held) underWay.add(account.id);
      try {
        const wait = held ? await countTest(principal) : null;
        if (wait !== null) throw await tooMany(wait);
        await access?.count(principal);
        if (!held) throw test;
        return await attempt(test, account.id);
      } finally {
        if (held) underWay.delete(account.id);
      }
    },
  };
}

async function authenticate(
  access: Access | null,
  call: Parameters<Access['authenticate']>[0],
): Promise<Principal> {
  if (!access) throw new ApiError(404);
  const principal = await access.authenticate(call);
  access.permit(principal, null);
  return principal;
}

function forbidMissingEvent({ plan }: Principal, event: unknown): void {
  if (eventNames.includes(event as EventName) && !plan?.events.includes(event as EventName))
    throw new ApiError(403);
}

/** What is to be tested, or what is wrong with it. */
function readTest(body: Record<string, unknown>, policy: UrlPolicy): Test | ApiError {
  const own = (field: string) => (Object.hasOwn(body, field) ? (body[field] ?? undefined) : undefined);
  const [url, event] = [own('url'), own('event')];
  const faults: Fault[] = [];
  const verdict = typeof url === 'string' ? judgeUrl(url, policy) : undefined;
  if (!verdict) faults.push({ field: 'url', message: url === undefined ? required : aString });
  else if (verdict.refused?.status === 400) faults.push({ field: 'url', message: verdict.refused.message });
  if (event === undefined) faults.push({ field: 'event', message: required });
  else if (!eventNames.includes(event as EventName))
    faults.push({ field: 'event', message: oneOf(eventNames) });
  if (faults.length > 0) return new ApiError(400, { details: faults });
  if (verdict?.refused) return invalidValue('url', verdict.refused.message);
  if (!verdict?.url) return badParameter('url', required);
  return { url: verdict.url, event: event as EventName };
}
