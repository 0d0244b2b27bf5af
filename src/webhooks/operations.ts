/** The operations on webhooks, as a service gives them. */
import { type EventName, eventNames } from '../contracts/event-names.ts';
import { type AccountId, accountIdOf, orNotFound } from '../contracts/records.ts';
import type { Delivery, DeliveryState } from '../contracts/webhook-store.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import type { Duration } from '../lib/duration.ts';
import { type ChangeParts, commitSecret, createWebhook, rotateSecret, updateWebhook } from './changes.ts';
import { requireCount, type WebhookChanges, type WebhookInput } from './checks.ts';
import { openHeaders } from './own-headers.ts';
import { examplePayload } from './payload.ts';
import { requireWebhook, toRecord, type WebhookRecord } from './record.ts';
import {
  recover,
  type Recovery,
  resend,
  type ResendParts,
  type Retried,
  retry,
  retryAll,
} from './resends.ts';
import { openSecrets } from './secrets.ts';
import { send, type Sent } from './send.ts';
import { deliveryId } from './signature.ts';

export interface TestResult extends Sent {
  readonly deliveryId: string;
}

/**
 * The operations on webhooks. For an unknown id `get` and `delivery` give null, and other operations reject with a
 * `ServiceError` `not_found`. Wrong input rejects with a `TypeError` that names it.
 */
export interface WebhookOperations {
  /**
   * `invalid_url` and `refused_url`: where webhooks may not go. `invalid_event`, `plan`: an event that does not exist,
   * or that the account's plan lacks. `not_found`: no tool and no category of this name is served. `limit`: the account
   * has as many as it may.
   */
  create(
    accountId: AccountId,
    input: WebhookInput,
  ): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }>;
  get(id: string): Promise<WebhookRecord | null>;
  list(accountId: AccountId): Promise<readonly WebhookRecord[]>;
  /**
   * A new url clears the streak of failures. One of another origin takes away the webhook's own headers, which were given
   * for the origin before: it needs `headers`, the whole of them or `{}`, beside it, else it rejects with `state`.
   * `limit`: it would have more headers of its own than it may.
   */
  update(id: string, changes: WebhookChanges): Promise<WebhookRecord>;
  /** Disables a webhook and cancels its pending deliveries. */
  disable(id: string): Promise<WebhookRecord>;
  /** Sends nothing by itself; `recover` does. */
  enable(id: string): Promise<WebhookRecord>;
  delete(id: string): Promise<void>;
  /**
   * Both secrets sign until the time of `overlap` (default a day) has passed or `commitSecret` is called. `state`: a
   * rotation is under way, whose secret a receiver may have already; with `overlap` 0 it ends, and both are void at
   * once.
   */
  rotateSecret(id: string, options?: { readonly overlap?: Duration }): Promise<{ readonly secret: string }>;
  /** Ends a rotation, so that only the new secret signs. `state`: no rotation is under way. */
  commitSecret(id: string): Promise<void>;
  /** One attempt with an example, now; stores nothing and leaves the streak alone. */
  test(id: string, event: EventName): Promise<TestResult>;
  /** Newest first. */
  deliveries(
    id: string,
    query?: { readonly state?: DeliveryState; readonly before?: string; readonly limit?: number },
  ): Promise<readonly Delivery[]>;
  delivery(id: string): Promise<Delivery | null>;
  /**
   * A new delivery, under another id, of the same body as one that has ended, at once. `state`: it has not ended, there is
   * no body any more, or the webhook is not active.
   */
  resend(deliveryId: string): Promise<Delivery>;
  /**
   * Resends the deliveries raised since an instant (a `Date`, text or milliseconds since 1970) that did not arrive, at most the newest
   * `limit` of them, and gives their number. A delivery that was resent counts as its last copy does, so that a
   * repeated call sends only what still has not arrived.
   */
  recover(id: string, options: Recovery): Promise<number>;
  /**
   * Makes the attempt that a delivery waits for due now, under the same id; its schedule goes on from there. `state`: it
   * has ended or is being sent, or its webhook is not active.
   */
  retry(deliveryId: string): Promise<Delivery>;
  /**
   * Makes all that waits for a webhook due now, and resends, as `recover` does, what ended without arriving in the streak
   * of failures that it is in: at most 1,000 of it, the newest. `state`: the webhook is not active.
   */
  retryAll(id: string): Promise<Retried>;
}

export type WebhookOperationParts = ChangeParts & ResendParts;

export function createWebhookOperations(parts: WebhookOperationParts): WebhookOperations {
  const { store, vault, sender, clock, random } = parts;
  return {
    create: async (accountId, input) => createWebhook(parts, accountId, input),
    async get(id) {
      const webhook = await store.getWebhook(id);
      return webhook && toRecord(webhook);
    },
    list: async (accountId) => (await store.listWebhooks(accountIdOf(accountId))).map(toRecord),
    update: async (id, changes) => updateWebhook(parts, id, changes),
    disable: async (id) =>
      toRecord(orNotFound(await store.setState(id, 'disabled', 'request', clock()), 'webhook', id)),
    enable: async (id) =>
      toRecord(orNotFound(await store.setState(id, 'active', null, clock()), 'webhook', id)),
    async delete(id) {
      if (!(await store.deleteWebhook(id, clock()))) orNotFound(null, 'webhook', id);
    },
    rotateSecret: async (id, options = {}) => rotateSecret(parts, id, options),
    commitSecret: async (id) => commitSecret(parts, id),
    async test(id, event) {
      const webhook = await requireWebhook(store, id);
      if (!eventNames.includes(event))
        throw new ServiceError('invalid_event', {
          pt: `não há o evento "${event}"`,
          en: `there is no event "${event}"`,
        });
      const now = clock();
      const delivery = deliveryId(now, random);
      const { body } = examplePayload(event, now);
      const secrets = await openSecrets(vault, webhook, clock());
      const headers = await openHeaders(vault, webhook.headers);
      const sending = { url: webhook.url, event, deliveryId: delivery, body, secrets, headers };
      const sent = await send(sending, sender());
      return { ...sent, deliveryId: delivery };
    },
    async deliveries(id, { state, before, limit = 50 } = {}) {
      requireCount('limit', limit);
      await requireWebhook(store, id);
      return store.listDeliveries({
        webhookId: id,
        ...(state !== undefined && { state }),
        ...(before !== undefined && { before }),
        limit,
      });
    },
    delivery: async (id) => store.getDelivery(id),
    resend: async (id) => resend(parts, id),
    recover: async (id, options) => recover(parts, id, options),
    retry: async (id) => retry(parts, id),
    retryAll: async (id) => retryAll(parts, id),
  };
}
