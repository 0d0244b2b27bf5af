/** One attempt of a delivery: made, settled and reported. */
import { afterFailure } from '../contracts/delivery-policy.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type {
  Claim,
  Delivery,
  DisablePolicy,
  Next,
  StreakTurn,
  Webhook,
  WebhookStore,
} from '../contracts/webhook-store.ts';
import { DAY } from '../lib/dates/durations.ts';
import { callQuietly } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import { openHeaders } from './own-headers.ts';
import { openSecrets, type Vault } from './secrets.ts';
import { send, type SenderParts, type Sent } from './send.ts';

export interface AttemptParts {
  readonly store: WebhookStore;
  readonly vault: Vault;
  /** The sender's parts, made when the first delivery leaves. */
  readonly sender: () => SenderParts;
  readonly clock: () => number;
  readonly random: Random;
  /** The most by which a wait is lengthened, as a share of it: 0 to 0.5. */
  readonly retryJitter: number;
  readonly onError: (error: unknown) => void;
  readonly onAttempt: ((report: AttemptReport) => unknown) | undefined;
  readonly onWebhookChanged: (change: WebhookChange, webhook: Webhook) => void;
}

/** A change that attempts made to their webhook. */
export type WebhookChange = StreakTurn | 'disabled';

export type Outcome = 'succeeded' | 'retried' | 'failed' | 'released';

const policy: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

/** Makes the attempt of a claim. `retryIn` gets the milliseconds until the next one. Never rejects. */
export async function deliver(
  parts: AttemptParts,
  { delivery, webhook, token, attempt }: Claim,
  stop: AbortSignal,
  retryIn: (delay: number) => void,
): Promise<Outcome> {
  const { store, vault, clock, onError } = parts;
  const { id, event, body, trace } = delivery;
  try {
    const secrets = await openSecrets(vault, webhook, clock());
    const headers = await openHeaders(vault, webhook.headers);
    const sent = await send(
      {
        url: webhook.url,
        event,
        deliveryId: id,
        body: body ?? '',
        secrets,
        headers,
        trace,
        number: attempt,
      },
      parts.sender(),
      stop,
    );
    const next = nextOf(parts, sent, attempt);
    const { result, disabled, turn } = await store.settle({
      id,
      token,
      attempt: { number: attempt, ...sent },
      next,
      policy,
    });
    report(parts, delivery, { number: attempt, ...sent }, next.state);
    if (turn) await reportChange(parts, turn, webhook.id);
    if (disabled) await reportChange(parts, 'disabled', webhook.id);
    if (result === 'applied' && next.state === 'pending') retryIn(next.dueIn);
    return next.state === 'pending' ? 'retried' : next.state;
  } catch (error) {
    // A second try at once would fail as well. The lease brings the delivery back, three times.
    if (!stop.aborted || error !== stop.reason) onError(error);
    if (stop.aborted) await release(parts, id, token);
    return 'released';
  }
}

/** Gives a claim back, so that others may make its attempt. Never rejects. */
export async function release({ store, onError }: AttemptParts, id: string, token: string): Promise<void> {
  try {
    await store.release(id, token);
  } catch (error) {
    onError(error);
  }
}

/** Reports an attempt that no process ended: the claim after it is the one that records it. */
export function reportAbandoned(parts: AttemptParts, delivery: Delivery): void {
  const attempt = delivery.attempts.findLast(({ error }) => error === 'abandoned');
  if (!attempt) return;
  const { state } = delivery;
  report(parts, delivery, attempt, state === 'failed' ? 'failed' : 'pending');
  const message = `attempt ${attempt.number} of delivery "${delivery.id}" was abandoned: three processes began it, and recorded no end`;
  parts.onError(Object.assign(new Error(message), { code: 'abandoned' }));
}

/** The parts of an attempt that its report names. */
type Attempted = Pick<Sent, 'status' | 'error' | 'duration'> & { readonly number: number };

function report(
  { onAttempt }: AttemptParts,
  { id, webhookId, accountId, event, trace }: Claim['delivery'],
  { number, status, error, duration }: Attempted,
  state: Next['state'],
): void {
  if (!onAttempt) return;
  const told = { webhookId, accountId, event, number, status, error, ms: duration, state, trace };
  callQuietly(() => onAttempt({ deliveryId: id, ...told }));
}

function nextOf({ retryJitter, random }: AttemptParts, { error }: Sent, attempt: Claim['attempt']): Next {
  if (error === null) return { state: 'succeeded' };
  return afterFailure(attempt, (retryJitter * random()) / 2 ** 32);
}

async function reportChange(
  { store, onWebhookChanged, onError }: AttemptParts,
  change: WebhookChange,
  id: string,
): Promise<void> {
  try {
    const webhook = await store.getWebhook(id);
    if (webhook) onWebhookChanged(change, webhook);
  } catch (error) {
    onError(error);
  }
}
