import { type BodyLimits, readJsonObject } from '../pipeline/body.ts';
import type { Principal } from '../contracts/access.ts';
import type { Answer, Call } from '../contracts/call.ts';
import { ApiError, type Fault, invalidValue } from '../kit/errors/api-error.ts';
import { planLacks } from '../kit/errors/forbidden.ts';
import { type EventName, eventNames } from '../contracts/event-names.ts';
import type { Page, Visit } from '../contracts/pages.ts';
import { oneOf, required, type Text, withMore } from '../kit/texts.ts';
import { MAX_FAULTS } from '../pipeline/limits.ts';
import { goesInBody, requiredAs } from '../pipeline/errors/field-texts.ts';
import { namesIn } from '../pipeline/query.ts';
import type { WebhookStore } from '../contracts/webhook-store.ts';
import type { Random } from '../lib/random.ts';
import { openHeaders } from './own-headers.ts';
import { openSecrets, type Vault } from './secrets.ts';
import { newSecret } from './signature.ts';
import type { Test, Tester } from './tester.ts';
import type { UrlPolicy } from '../egress/url-options.ts';
import { judgeUrl } from '../egress/url-policy.ts';

const { pt: names } = withMore(eventNames);
const anEvent: Text = { pt: `um destes: ${names}`, en: `one of: ${names}` };
const aString: Text = { pt: 'deve ser um texto', en: 'must be a string' };

export interface TestPageParts {
  readonly store: WebhookStore;
  readonly vault: Vault;
  readonly policy: UrlPolicy;
  readonly tester: Tester;
  readonly limits: BodyLimits;
  readonly clock: () => number;
  readonly random: Random;
}

/** A test that may be made. */
interface Asked {
  readonly url: URL;
  readonly event: EventName;
}

/**
 * `POST /webhooks/test`: one attempt with an example, now; nothing is stored. Tests have a limit of their own, which
 * refuses before the quota counts.
 */
export function createTestPage(parts: TestPageParts): Page {
  const { store, vault, policy, tester, limits, clock, random } = parts;

  /** The secrets and headers of the account's webhook with this url, or a secret for the test, which the answer shows. */
  async function secretsFor(accountId: string, url: string): ReturnType<Test['secrets']> {
    const webhook = (await store.listWebhooks(accountId)).find((one) => one.url === url);
    if (!webhook) {
      const shown = newSecret(random);
      return { secrets: [shown], shown };
    }
    return {
      secrets: await openSecrets(vault, webhook, clock()),
      headers: await openHeaders(vault, webhook.headers),
    };
  }

  async function handle(visit: Visit): Promise<Answer> {
    const { call } = visit;
    // Nobody gets here without a key.
    const principal = visit.principal as Principal;
    const allowed = principal.plan?.events ?? [];
    const { plan } = principal.account;
    if (allowed.length === 0) throw planLacks(plan, 'webhooks');
    const { test, event, error } = await readTest(call, limits, policy);
    if (isEvent(event) && !allowed.includes(event)) throw planLacks(plan, event);
    if (test) {
      const { id: accountId } = principal.account;
      const { count, standing } = visit;
      const url = test.url.href;
      const secrets = async () => secretsFor(accountId, url);
      return tester({ accountId, url, event: test.event, secrets, count, standing });
    }
    await visit.count();
    throw error;
  }

  return {
    method: 'POST',
    path: '/webhooks/test',
    access: 'key',
    counts: false,
    usageId: 'webhooks-test',
    handle,
  };
}

/** The reading of a request: a test that may be made, or an error. */
interface Reading {
  readonly test?: Asked;
  /** The event as it was sent, where the body could be read. */
  readonly event?: unknown;
  readonly error?: ApiError;
}

async function readTest(call: Call, limits: BodyLimits, policy: UrlPolicy): Promise<Reading> {
  let body: Readonly<Record<string, unknown>>;
  try {
    body = await readJsonObject(call, limits);
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
  // Null is as good as left out.
  const [url, event] = [body['url'] ?? undefined, body['event'] ?? undefined];
  const verdict = typeof url === 'string' ? judgeUrl(url, policy) : undefined;
  const faults: Fault[] = await unknownFaults(call, body);
  if (!verdict) faults.push({ field: 'url', message: url === undefined ? required : aString });
  else if (verdict.refused?.status === 400) faults.push({ field: 'url', message: verdict.refused.message });
  if (event === undefined) faults.push({ field: 'event', message: requiredAs(anEvent) });
  else if (!isEvent(event)) faults.push({ field: 'event', message: oneOf(eventNames) });
  if (!verdict || faults.length > 0)
    return { event, error: new ApiError(400, { details: faults.slice(0, MAX_FAULTS) }) };
  if (verdict.refused) return { event, error: invalidValue('url', verdict.refused.message) };
  return { event, test: { url: verdict.url, event: event as EventName } };
}

const fields = { url: { type: 'string' }, event: { type: 'string' } };

async function unknownFaults(call: Call, body: object): Promise<Fault[]> {
  const misplaced = namesIn(call.query).map((field) => ({ field, message: goesInBody }));
  const unknown = Object.keys(body).filter((field) => !Object.hasOwn(fields, field));
  if (unknown.length === 0) return misplaced.slice(0, MAX_FAULTS);
  const { unknownFault } = await import('../pipeline/errors/words.ts');
  const described = unknown.slice(0, MAX_FAULTS).map((field) => unknownFault([field], fields));
  return [...misplaced, ...described].slice(0, MAX_FAULTS);
}

function isEvent(value: unknown): value is EventName {
  return eventNames.includes(value as EventName);
}
