/** Records as the account area shows them: instants as text, and no secrets. */
import * as v from 'valibot';
import { eventNames } from '../../contracts/event-names.ts';
import type { ShownKey } from '../../access/keys.ts';
import type { Plan } from '../../contracts/plans.ts';
import { isLive } from '../../contracts/records.ts';
import type { Attempt, Delivery } from '../../contracts/webhook-store.ts';
import type { WebhookRecord } from '../../webhooks/record.ts';
import { LAST_INSTANT } from './fields.ts';

/** An instant in UTC, ISO 8601. A host's own instants may lie beyond all years of four digits. */
export function isoOf(at: number): string {
  return new Date(Math.min(Math.max(at, 0), LAST_INSTANT)).toISOString();
}

const isoOrNull = (at: number | null) => (at === null ? null : isoOf(at));

const at = v.string();
const atOrNull = v.nullable(v.string());

export const keyRecord = v.pipe(
  v.object({
    id: v.string(),
    accountId: v.string(),
    hint: v.string(),
    name: v.optional(v.string()),
    scope: v.picklist(['tools', 'account']),
    tools: v.nullable(v.array(v.string())),
    state: v.picklist(['live', 'expired', 'revoked']),
    createdAt: at,
    expiresAt: atOrNull,
    revokedAt: atOrNull,
    lastUsedAt: atOrNull,
  }),
  v.metadata({ component: 'ApiKey' }),
);

export type KeyRecord = v.InferOutput<typeof keyRecord>;

export function keyOf(key: ShownKey, now: number): KeyRecord {
  return {
    ...key,
    scope: key.scope ?? 'tools',
    tools: key.tools && [...key.tools],
    state: isLive(key, now) ? 'live' : key.revokedAt === null ? 'expired' : 'revoked',
    createdAt: isoOf(key.createdAt),
    expiresAt: isoOrNull(key.expiresAt),
    revokedAt: isoOrNull(key.revokedAt),
    lastUsedAt: isoOrNull(key.lastUsedAt),
  };
}

export const newKeyRecord = v.object({ key: v.string(), record: keyRecord });

export const webhookRecord = v.pipe(
  v.object({
    id: v.string(),
    accountId: v.string(),
    url: v.string(),
    events: v.array(v.picklist(eventNames)),
    tools: v.nullable(v.array(v.string())),
    description: v.optional(v.string()),
    headers: v.array(v.string()),
    state: v.picklist(['active', 'disabled']),
    disabledReason: v.nullable(v.picklist(['failures', 'request'])),
    disabledAt: atOrNull,
    /** Why it gets nothing though it is active: the plan has none of its events. */
    asleep: v.nullable(v.picklist(['plan'])),
    rotating: v.boolean(),
    nextSecretUntil: atOrNull,
    failingSince: atOrNull,
    lastFailureAt: atOrNull,
    failedDeliveries: v.number(),
    lastSuccessAt: atOrNull,
    createdAt: at,
    updatedAt: at,
  }),
  v.metadata({ component: 'Webhook' }),
);

export function webhookOf(
  webhook: WebhookRecord,
  plan: Plan | null,
  now: number,
): v.InferOutput<typeof webhookRecord> {
  const { slow: _slow, version: _version, ...shown } = webhook;
  const hasEvents = webhook.events.some((event) => plan?.events.includes(event));
  const rotating = webhook.nextSecretUntil !== null && now < webhook.nextSecretUntil;
  return {
    ...shown,
    events: [...webhook.events],
    tools: webhook.tools && [...webhook.tools],
    headers: [...webhook.headers],
    disabledAt: isoOrNull(webhook.disabledAt),
    asleep: hasEvents ? null : 'plan',
    rotating,
    nextSecretUntil: rotating ? isoOrNull(webhook.nextSecretUntil) : null,
    failingSince: isoOrNull(webhook.failingSince),
    lastFailureAt: isoOrNull(webhook.lastFailureAt),
    lastSuccessAt: isoOrNull(webhook.lastSuccessAt),
    createdAt: isoOf(webhook.createdAt),
    updatedAt: isoOf(webhook.updatedAt),
  };
}

const attempt = v.object({
  number: v.number(),
  at,
  duration: v.number(),
  status: v.nullable(v.number()),
  error: v.nullable(v.string()),
});

export const deliveryStates = [
  'pending',
  'delivering',
  'succeeded',
  'failed',
  'canceled',
  'skipped',
] as const;

const deliveryEntries = {
  id: v.string(),
  webhookId: v.string(),
  accountId: v.string(),
  event: v.picklist(eventNames),
  toolId: v.string(),
  at,
  keepBody: v.boolean(),
  resendOf: v.nullable(v.string()),
  trace: v.nullable(v.string()),
  state: v.picklist(deliveryStates),
  dueIn: v.nullable(v.number()),
  endedAt: atOrNull,
};

/** A delivery in a list. */
export const deliveryRecord = v.pipe(
  v.object({ ...deliveryEntries, attempts: v.array(attempt) }),
  v.metadata({ component: 'Delivery' }),
);

/** A delivery on its own: with its body and the receiver's answers. */
export const wholeDelivery = v.object({
  ...deliveryEntries,
  body: v.nullable(v.string()),
  attempts: v.array(v.object({ ...attempt.entries, response: v.string() })),
});

export function deliveryOf(delivery: Delivery): v.InferOutput<typeof deliveryRecord> {
  const { body: _body, ...shown } = delivery;
  const attempts = delivery.attempts.map(({ response: _response, ...made }) => withIso(made));
  return { ...shown, ...isoEntries(delivery), attempts };
}

export function wholeDeliveryOf(delivery: Delivery): v.InferOutput<typeof wholeDelivery> {
  return { ...delivery, ...isoEntries(delivery), attempts: delivery.attempts.map(withIso) };
}

const isoEntries = ({ at, endedAt }: Delivery) => ({ at: isoOf(at), endedAt: isoOrNull(endedAt) });

function withIso<Made extends Omit<Attempt, 'response'>>(made: Made) {
  return { ...made, at: isoOf(made.at) };
}
