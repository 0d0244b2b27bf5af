/** A stored webhook, as operations find it and show it. */
import { orNotFound } from '../contracts/records.ts';
import type { Webhook, WebhookStore } from '../contracts/webhook-store.ts';

/** A webhook as operations show it, without its secrets and the values of its own headers. */
export type WebhookRecord = Omit<Webhook, 'secret' | 'nextSecret' | 'headers'> & {
  /** The names of its own headers. */
  readonly headers: readonly string[];
};

/** A webhook without what is secret of it. */
export function toRecord({ secret: _secret, nextSecret: _next, headers, ...record }: Webhook): WebhookRecord {
  return { ...record, headers: Object.keys(headers ?? {}) };
}

/** Gives the webhook with an id, or throws `not_found`. */
export async function requireWebhook(store: WebhookStore, id: string): Promise<Webhook> {
  return orNotFound(await store.getWebhook(id), 'webhook', id);
}
