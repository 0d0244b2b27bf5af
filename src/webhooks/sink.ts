import type { FavoriteAdded, ServiceEvent, ToolCall } from '../contracts/events.ts';
import { isLive } from '../contracts/records.ts';
import type { EventName } from '../contracts/event-names.ts';
import type { KeyStore } from '../contracts/key-store.ts';
import type { NewDelivery, Webhook, WebhookStore } from '../contracts/webhook-store.ts';
import { planOf, type Plans } from '../contracts/plans.ts';
import type { ToolHead } from '../kit/tool.ts';
import type { Random } from '../lib/random.ts';
import { favoritePayload, type Payload, type Redact, toolPayloads } from './payload.ts';
import { deliveryId } from './signature.ts';

export interface SinkParts {
  readonly store: WebhookStore;
  readonly keyStore: KeyStore;
  readonly plans: Plans;
  readonly maxPending: number;
  readonly redact: Redact | undefined;
  readonly clock: () => number;
  readonly random: Random;
  /** Called with the number of deliveries stored. Resolves once the scheduler knows; never rejects. */
  readonly stored: (count: number, waitUntil?: ToolCall['waitUntil']) => Promise<void>;
}

/** Stores the deliveries of an event to the webhooks of its account. */
export type Sink = (event: ServiceEvent, webhooks: readonly Webhook[]) => Promise<void>;

/** Turns events into stored deliveries: one for each webhook of the account that wants the event. */
export function createSink(parts: SinkParts): Sink {
  const { store, keyStore, plans, maxPending, redact, clock, random, stored } = parts;

  /** Stores the deliveries of some events, and gives their number. */
  async function enqueue(
    webhooks: readonly Webhook[],
    payloads: readonly Payload[],
    trace: string | null = null,
  ): Promise<number> {
    const deliveries = payloads.flatMap((payload) =>
      webhooks
        .filter(({ events }) => events.includes(payload.event))
        .map((webhook) => newDelivery(webhook, payload, trace, random)),
    );
    if (deliveries.length > 0) await store.enqueue(deliveries, maxPending);
    return deliveries.length;
  }

  async function storeCall(call: ToolCall, webhooks: readonly Webhook[]): Promise<void> {
    const wants = (event: EventName) =>
      call.plan.events.includes(event) && webhooks.some(({ events }) => events.includes(event));
    const count = await enqueue(webhooks, toolPayloads(call, wants, redact), call.trace);
    // The answer does not wait for the scheduler.
    if (count > 0) void stored(count, call.waitUntil);
  }

  async function storeFavorite(favorite: FavoriteAdded, webhooks: readonly Webhook[]): Promise<void> {
    const account = await keyStore.getAccount(favorite.accountId);
    const plan = account && planOf(plans, account);
    if (account?.status !== 'active' || !plan?.events.includes('favorite_added')) return;
    const now = clock();
    const keys = await keyStore.listKeys(account.id);
    if (!keys.some((key) => isLive(key, now))) return;
    const count = await enqueue(webhooks, [favoritePayload(favorite)]);
    if (count > 0) await stored(count);
  }

  return async (event, all) => {
    const webhooks = all.filter((webhook) => wantsTool(webhook, event.tool));
    return event.type === 'tool_called' ? storeCall(event, webhooks) : storeFavorite(event, webhooks);
  };
}

const wantsTool = ({ tools }: Webhook, { id, category }: ToolHead): boolean =>
  !tools || tools.includes(id) || tools.includes(category);

function newDelivery(webhook: Webhook, payload: Payload, trace: string | null, random: Random): NewDelivery {
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
    trace,
  };
}
