/**
 * For authors of stores: the interfaces with every type that they name, and the rules that all stores share. `leased`
 * wraps a store of counts so that it is asked less often.
 *
 * ```ts
 * import { failureStreak, type Settlement, type Webhook } from 'canivete/stores';
 *
 * // The webhook that a store keeps once an attempt of it is settled.
 * export function afterSettlement(webhook: Webhook, { attempt, policy }: Settlement, now: number): Webhook {
 *   const { disable, ...streak } = failureStreak(webhook, attempt, policy);
 *   if (!disable) return { ...webhook, ...streak };
 *   const disabled = { state: 'disabled', disabledReason: 'failures', disabledAt: now, updatedAt: now } as const;
 *   return { ...webhook, ...streak, ...disabled };
 * }
 * ```
 * @module
 */
export type { Awaitable } from '../contracts/call.ts';
export {
  afterFailure,
  CLEARED,
  failureStreak,
  type StreakChange,
  turnOf,
} from '../contracts/delivery-policy.ts';
export type { EventName } from '../contracts/event-names.ts';
export {
  type Account,
  type AccountPatch,
  type AccountQuery,
  type AccountStatus,
  type ApiKey,
  type Favorite,
  KEPT_DEAD_KEYS,
  type KeyCreation,
  type KeyPatch,
  type KeyReplacement,
  type KeyScope,
  type KeyStore,
} from '../contracts/key-store.ts';
export type { Consumption, QuotaStore } from '../contracts/quota-store.ts';
export { isLive } from '../contracts/records.ts';
export type { Stores } from '../contracts/stores.ts';
export type { AddedUsage, UsageHour, UsageQuery, UsageRow, UsageStore } from '../contracts/usage-store.ts';
export {
  type Attempt,
  type AttemptNumber,
  type Claim,
  type ClaimRequest,
  type Delivery,
  type DeliveryError,
  type DeliveryQuery,
  type DeliveryState,
  type DisabledReason,
  type DisablePolicy,
  hasEnded,
  type NewDelivery,
  type Next,
  type Settled,
  type Settlement,
  type StreakTurn,
  type WaitingDeliveries,
  type Webhook,
  type WebhookPatch,
  type WebhookState,
  type WebhookStore,
} from '../contracts/webhook-store.ts';
export { type LeaseOptions, leased } from './leased.ts';
