import type { EventName, EventSink, ToolCall } from '../core/events.ts';
import type { KeyStore } from '../core/stores.ts';
import type { NewDelivery, Webhook, WebhookStore } from '../core/webhook-store.ts';
import type { Plans } from '../core/access/plans.ts';
import type { Random } from '../lib/random.ts';
import { favoritePayload, type Payload, type Redact, toolPayloads } from './payload.ts';
import { deliveryId } from './signature.ts';

export interface SinkParts {
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly maxPending: number;
  readonly strict: boolean;
  readonly redact: Redact | undefined;
  readonly clock: () => number;
  readonly random: Random;
  /** Called when so many deliveries have been stored. Resolves once the scheduler knows; never rejects. */
  readonly stored: (count: number, waitUntil?: ToolCall['waitUntil']) => Promise<void>;
}

/** Turns events into stored deliveries: one for each webhook of the account that wants the event. */
export function createSink(parts: SinkParts): EventSink {
  const { store, keyStore, plans, maxPending, strict, redact, clock, random, stored } = parts;

  /** How many deliveries it made of them. */
  async function enqueue(webhooks: readonly Webhook[], payloads: readonly Payload[]): Promise<number> {
    const deliveries = payloads.flatMap((payload) =>
      webhooks
        .filter(({ events }) => events.includes(payload.event))
        .map((webhook) => newDelivery(webhook, payload, random)),
    );
    if (deliveries.length > 0) await store.enqueue(deliveries, maxPending);
    return deliveries.length;
  }

  return {
    strict,
    async toolCalled(call) {
      const { account, plan } = call.principal;
      const webhooks = await store.listWebhooks(account.id);
      if (webhooks.length === 0) return;
      const wants = (event: EventName) =>
        plan !== null && plan.events.includes(event) && webhooks.some(({ events }) => events.includes(event));
      const count = await enqueue(webhooks, toolPayloads(call, wants, redact));
      // The answer does not wait for it.
      if (count > 0) void stored(count, call.waitUntil);
    },
    async favoriteAdded(favorite) {
      const account = await keyStore.getAccount(favorite.accountId);
      const plan = account && Object.hasOwn(plans, account.plan) ? plans[account.plan] : undefined;
      if (account?.status !== 'active' || !plan?.events.includes('favorite_added')) return;
      const now = clock();
      const keys = await keyStore.listKeys(account.id);
      const isLive = keys.some(
        ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || now < expiresAt),
      );
      if (!isLive) return;
      const count = await enqueue(await store.listWebhooks(account.id), [favoritePayload(favorite)]);
      if (count > 0) await stored(count);
    },
  };
}

export function newDelivery(webhook: Webhook, payload: Payload, random: Random): NewDelivery {
  const { event, toolId, at, body, keepBody } = payload;
  const { id: webhookId, accountId } = webhook;
  return {
    id: deliveryId(at, random),
    webhookId,
    accountId,
    event,
    toolId,
    at,
    body,
    keepBody,
    resendOf: null,
  };
}
