/** Rows and hashes of a database as the records of the contracts. Drivers give an integer as a number or as a text. */
import type { Account, ApiKey, KeyScope } from '../../contracts/key-store.ts';
import type { UsageHour, UsageRow } from '../../contracts/usage-store.ts';
import { failsRepeatedly } from '../../contracts/delivery-policy.ts';
import {
  type Attempt,
  type Delivery,
  type DeliveryState,
  receiverStates,
  type WaitingDeliveries,
  type Webhook,
} from '../../contracts/webhook-store.ts';

/** A bound parameter. Booleans are 0 and 1, because some drivers refuse booleans and one aborts the process. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** A delivery as it is stored. Instants are the store's. */
export interface StoredDelivery extends Omit<Delivery, 'dueIn'> {
  /** When it is due; the end of its lease while it is being attempted; null when it has ended. */
  readonly dueAt: number | null;
  readonly token: string | null;
  /** Leases that ran out in the attempt that is due now. */
  readonly lapses: number;
  /** True when the attempt of the last claim began. */
  readonly begun: boolean;
}

const text = (value: unknown): string => value as string;
const optionalText = (value: unknown): string | null => (value ?? null) as string | null;
const instant = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
const list = <T>(value: unknown): T[] => JSON.parse(value as string) as T[];

export function accountOf(row: Row): Account {
  const { id, plan, status, name, created_at: createdAt } = row;
  return {
    id: text(id),
    plan: text(plan),
    status: status as Account['status'],
    ...(typeof name === 'string' && { name }),
    createdAt: Number(createdAt),
  };
}

export function keyOf(row: Row): ApiKey {
  const { name, tools } = row;
  return {
    id: text(row['id']),
    accountId: text(row['account_id']),
    digest: text(row['digest']),
    hint: text(row['hint']),
    ...(typeof name === 'string' && { name }),
    scope: row['scope'] as KeyScope,
    tools: typeof tools === 'string' ? list(tools) : null,
    createdAt: Number(row['created_at']),
    expiresAt: instant(row['expires_at']),
    revokedAt: instant(row['revoked_at']),
    lastUsedAt: instant(row['last_used_at']),
  };
}

/** The values of a key in the order of the columns of its table. */
export function keyValues(key: ApiKey): Value[] {
  return [
    key.id,
    key.accountId,
    key.digest,
    key.hint,
    key.name ?? null,
    // Hosts written before scopes existed pass no scope.
    key.scope ?? 'tools',
    key.tools && JSON.stringify(key.tools),
    key.createdAt,
    key.expiresAt,
    key.revokedAt,
    key.lastUsedAt,
  ];
}

/** How a webhook waits for its turn: 0 of one that is not slow, 2 of a slow one that fails repeatedly, 1 of another slow one. */
export function slowness(webhook: Pick<Webhook, 'slow' | 'failingSince' | 'lastFailureAt'>): 0 | 1 | 2 {
  if (!webhook.slow) return 0;
  return failsRepeatedly(webhook) ? 2 : 1;
}

export function waitingOf({ slow, count, at }: Row): WaitingDeliveries {
  const receivers = receiverStates[Number(slow)] as WaitingDeliveries['receivers'];
  return { receivers, count: Number(count), oldestAt: Number(at) };
}

/** A JSON value, or null without one. */
const parsed = <T>(value: unknown): T | null => (typeof value === 'string' ? (JSON.parse(value) as T) : null);

export function webhookOf(row: Row): Webhook {
  const { description } = row;
  return {
    id: text(row['id']),
    accountId: text(row['account_id']),
    url: text(row['url']),
    events: list(row['events']),
    tools: parsed(row['tools']),
    ...(typeof description === 'string' && { description }),
    headers: parsed(row['headers']),
    state: row['state'] as Webhook['state'],
    disabledReason: optionalText(row['disabled_reason']) as Webhook['disabledReason'],
    disabledAt: instant(row['disabled_at']),
    secret: text(row['secret']),
    nextSecret: optionalText(row['next_secret']),
    nextSecretUntil: instant(row['next_secret_until']),
    failingSince: instant(row['failing_since']),
    lastFailureAt: instant(row['last_failure_at']),
    failedDeliveries: Number(row['failed_deliveries']),
    lastSuccessAt: instant(row['last_success_at']),
    slow: Number(row['slow']) > 0,
    version: Number(row['version']),
    createdAt: Number(row['created_at']),
    updatedAt: Number(row['updated_at']),
  };
}

/** The values of a webhook in the order of the columns of its table. */
export function webhookValues(webhook: Webhook): Value[] {
  return [
    webhook.id,
    webhook.accountId,
    webhook.url,
    JSON.stringify(webhook.events),
    webhook.description ?? null,
    webhook.state,
    webhook.disabledReason,
    webhook.disabledAt,
    webhook.secret,
    webhook.nextSecret,
    webhook.nextSecretUntil,
    webhook.failingSince,
    webhook.lastFailureAt,
    webhook.failedDeliveries,
    webhook.lastSuccessAt,
    slowness(webhook),
    webhook.version,
    webhook.createdAt,
    webhook.updatedAt,
    webhook.tools && JSON.stringify(webhook.tools),
    webhook.headers && JSON.stringify(webhook.headers),
  ];
}

export function storedDeliveryOf(row: Row): StoredDelivery {
  return {
    id: text(row['id']),
    webhookId: text(row['webhook_id']),
    accountId: text(row['account_id']),
    event: row['event'] as Delivery['event'],
    toolId: text(row['tool_id']),
    at: Number(row['at']),
    body: optionalText(row['body']),
    keepBody: Number(row['keep_body']) === 1,
    resendOf: optionalText(row['resend_of']),
    trace: optionalText(row['trace']),
    state: row['state'] as DeliveryState,
    attempts: list<Attempt>(row['attempts']),
    dueAt: instant(row['due_at']),
    token: optionalText(row['token']),
    lapses: Number(row['lapses']),
    begun: Number(row['begun'] ?? 0) === 1,
    endedAt: instant(row['ended_at']),
  };
}

/** Gives a stored delivery as callers see it; `active` says whether its webhook is, where that was read. */
export function deliveryOf(row: Row, now: number): Delivery {
  const stored = storedDeliveryOf(row);
  const isCanceled = row['active'] !== undefined && stored.state === 'pending' && Number(row['active']) !== 1;
  return shownDelivery(isCanceled ? { ...stored, ...canceled(stored, now) } : stored, now);
}

/** The fields of a delivery that was canceled with its webhook before its own row says so. */
export const canceled = <Body>(
  { keepBody, body }: { readonly keepBody: boolean; readonly body: Body },
  now: number,
) => ({
  state: 'canceled' as const,
  body: keepBody ? body : null,
  dueAt: null,
  endedAt: now,
});

export function shownDelivery(stored: StoredDelivery, now: number): Delivery {
  const { dueAt, token: _token, lapses: _lapses, begun: _begun, ...delivery } = stored;
  return { ...delivery, dueIn: dueAt === null ? null : Math.max(0, dueAt - now) };
}

export function usageOf(row: Row): UsageRow {
  return { ...usageDayOf(row), toolId: text(row['tool_id']), keyId: text(row['key_id']) || null };
}

export function usageHourOf(row: Row): UsageHour {
  return { ...usageDayOf(row), hour: Number(row['hour']) };
}

const usageDayOf = (row: Row) => ({
  accountId: text(row['account_id']),
  day: text(row['day']),
  ok: Number(row['ok']),
  refused: Number(row['refused']),
  failed: Number(row['failed']),
});
