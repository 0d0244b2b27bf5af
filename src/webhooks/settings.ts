import { urlOptions } from '../egress/url-options.ts';
import { fromBase64 } from '../lib/bytes/bytes.ts';
import { daysOption, durationOption } from '../lib/duration.ts';
import {
  describeCheck,
  type Group,
  group,
  isBetween,
  isFunction,
  isText,
  isWhole,
  option,
  type OptionsOf,
} from '../lib/options.ts';
import type { Redact } from './payload.ts';

/** How webhooks are delivered. */
export const webhookOptions = {
  /** From the start of an attempt to the receiver's status line. */
  timeout: durationOption(1, '10s'),
  /** Attempts under way at a time in a process. */
  concurrency: option<number>(isWhole(1), 64),
  /** Attempts under way at a time for one webhook, over all processes. */
  perWebhook: option<number>(isWhole(1), 4),
  /** How long a process holds a delivery: at least twice the timeout and 5 s. */
  lease: durationOption(1, '30s', 365),
  /** Webhooks of one account. */
  maxWebhooks: option<number>(isWhole(0), 10),
  /** Deliveries that wait for one webhook; more are skipped. */
  maxPending: option<number>(isWhole(1), 100_000),
  /** Days for which ended deliveries are kept. */
  retentionDays: daysOption(36_500, 30),
  /** The most by which a wait before a retry is lengthened, as a share of it: 0 to 0.5. */
  retryJitter: option<number>(isBetween(0, 0.5), 0),
  /** 32 bytes in Base64, under which secrets are stored. Default none: they are stored as they are. */
  encryptionKey: option<string>(describeCheck('32 bytes in Base64', isKey)),
  /** `(toolId, parameters) => parameters | null`: takes out of events what must not leave. */
  redact: option<Redact>(isFunction),
  /** Where webhooks may go. */
  url: group(urlOptions) as Group<typeof urlOptions>,
  /** `strict`: a call whose event could not be stored is answered 500. */
  enqueue: option<'lenient' | 'strict'>((value) => value === 'lenient' || value === 'strict', 'lenient'),
};

export type WebhookSettings = OptionsOf<typeof webhookOptions>;

function isKey(value: unknown): boolean {
  return isText(value) && fromBase64(value as string)?.byteLength === 32;
}
