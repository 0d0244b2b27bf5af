/**
 * What a service tells of its work to those who run it. Nothing that a caller wrote is in it: no key, no value, no address
 * of theirs; only the `requestId`, which a caller may choose, is handed back.
 */
import type { EventName } from './event-names.ts';
import type { DeliveryError } from './webhook-store.ts';

/** A request that was answered. */
export interface AnswerReport {
  readonly requestId: string;
  /** `OTHER` of a method that HTTP does not have. */
  readonly method: string;
  /** The address as the service has it, such as `/v1/account/keys/:id`; null where it has none. */
  readonly path: string | null;
  /** The id of the tool, or of what else counts as one; null of every other address. */
  readonly tool: string | null;
  readonly status: number;
  /** Milliseconds from the call to its answer. */
  readonly ms: number;
  /** Null while nobody is known to call. */
  readonly accountId: string | null;
  readonly keyId: string | null;
  /** What failed where the status is 500, as `onError` gets it; else null. */
  readonly error: unknown;
}

/** An attempt to deliver a webhook that has ended, and was stored. */
export interface AttemptReport {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly accountId: string;
  readonly event: EventName;
  /** 1 for the first. */
  readonly number: number;
  /** Of the receiver's answer; null when there was none. */
  readonly status: number | null;
  /** Null of a success. */
  readonly error: DeliveryError | null;
  readonly ms: number;
  /** What becomes of the delivery: `pending` is tried again. */
  readonly state: 'succeeded' | 'pending' | 'failed';
  /** The `traceparent` of the request that raised the event, if it had one. */
  readonly trace: string | null;
}
