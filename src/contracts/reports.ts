/**
 * Reports of a service's work to those who run it. They hold nothing that a caller wrote: no key, no value, no address
 * of theirs; only the `requestId`, which a caller may choose, is handed back.
 */
import type { EventName } from './event-names.ts';
import type { DeliveryError } from './webhook-store.ts';

/** A request that was answered. */
export interface AnswerReport {
  readonly requestId: string;
  /** `OTHER` for a method that HTTP does not have. */
  readonly method: string;
  /** The address as the service has it, such as `/v1/account/keys/:id`; null for an unknown one. */
  readonly path: string | null;
  /** The id of the tool, or of a page that counts as one; null for every other address. */
  readonly tool: string | null;
  readonly status: number;
  /** Milliseconds from the call to its answer. */
  readonly ms: number;
  /** Null while the caller is unknown. */
  readonly accountId: string | null;
  readonly keyId: string | null;
  /** The failure behind a 500, as `onError` gets it; else null. */
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
  /** Status of the receiver's answer; null when it did not answer. */
  readonly status: number | null;
  /** Null for a success. */
  readonly error: DeliveryError | null;
  readonly ms: number;
  /** State of the delivery after the attempt: `pending` is tried again. */
  readonly state: 'succeeded' | 'pending' | 'failed';
  /** The `traceparent` of the request that raised the event, if it had one. */
  readonly trace: string | null;
}
