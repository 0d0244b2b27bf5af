/** Operations that send deliveries again, or at once. */
import { orNotFound } from '../contracts/records.ts';
import {
  type Delivery,
  type DeliveryState,
  hasEnded,
  type NewDelivery,
  PIECE,
  type Webhook,
  type WebhookStore,
} from '../contracts/webhook-store.ts';
import { ServiceError } from '../kit/errors/service-error.ts';
import type { Text } from '../kit/texts.ts';
import { HOUR } from '../lib/dates/durations.ts';
import { beginningOf, type Instant, isInstant } from '../lib/dates/instant.ts';
import type { Random } from '../lib/random.ts';
import { byText } from '../lib/text/order.ts';
import { nextTurn } from '../lib/turns.ts';
import { headed, requireCount } from './checks.ts';
import { requireWebhook } from './record.ts';
import { copyId, deliveryId, firstIdAt, recentCopyIds } from './signature.ts';

export interface ResendParts {
  readonly store: WebhookStore;
  readonly maxPending: number;
  readonly clock: () => number;
  readonly random: Random;
  /** Called with the number of deliveries stored. It is awaited, because a host may end with the operation. */
  readonly stored: (count: number) => Promise<void>;
}

/** The deliveries that `recover` resends. */
export interface Recovery {
  readonly since: Instant;
  readonly states?: readonly DeliveryState[];
  readonly limit?: number;
}

/** The numbers of deliveries that `retryAll` sends. */
export interface Retried {
  /** Those that waited for a later attempt. */
  readonly waiting: number;
  /** New ones, under ids of their own. */
  readonly resent: number;
  /** True when there are others to resend. */
  readonly more?: true;
}

/** Copies of one delivery whose ids follow from it; those after them do not. */
const MOST_COPIES = 16;
/** Deliveries that are read or stored in one step; others have their turn between two. */
const PAGE = 100;

/** The states of deliveries that ended without arriving. */
const MISSED: readonly DeliveryState[] = ['failed', 'skipped', 'canceled'];
/** Deliveries that `recover` and `retryAll` resend at most by default. */
const MOST_RESENT = 1_000;
/** Longest time from an event to the end of its attempts that `retryAll` allows for, a queue before them included. */
const LONGEST_DELIVERY = HOUR;

export async function resend(parts: ResendParts, id: string): Promise<Delivery> {
  const { store, maxPending, stored } = parts;
  const delivery = orNotFound(await store.getDelivery(id), 'delivery', id);
  refuseWith(hindranceOf(delivery, await requireWebhook(store, delivery.webhookId)), id);
  const next = await nextCopy(parts, delivery);
  if (typeof next !== 'string') return next;
  await store.enqueue([again(delivery, next)], maxPending);
  await stored(1);
  return orNotFound(await store.getDelivery(next), 'delivery', next);
}

export async function recover(
  parts: ResendParts,
  id: string,
  { since: given, states = MISSED, limit = MOST_RESENT }: Recovery,
): Promise<number> {
  if (!isInstant(given))
    throw new TypeError('webhooks: "since" must be a Date, an instant as text, or milliseconds since 1970');
  const since = Math.max(0, Math.floor(beginningOf(given)));
  requireCount('limit', limit);
  await requireActive(parts, id);
  const isWanted = ({ at, state }: Delivery) => at >= since && states.includes(state);
  return sendAgain(parts, id, await missingOf(parts, id, since, limit, isWanted));
}

export async function retry({ store, stored }: ResendParts, id: string): Promise<Delivery> {
  const delivery = orNotFound(await store.getDelivery(id), 'delivery', id);
  refuseWith(hindranceOfRetry(delivery, await requireWebhook(store, delivery.webhookId)), id);
  if ((await store.makeDue(delivery.webhookId, 1, id)) > 0) await stored(1);
  return orNotFound(await store.getDelivery(id), 'delivery', id);
}

export async function retryAll(parts: ResendParts, id: string): Promise<Retried> {
  const { store, maxPending, stored } = parts;
  const { failingSince } = await requireActive(parts, id);
  // Read before anything is sent: what fails at once then is not resent as well.
  const missing =
    failingSince === null
      ? []
      : await missingOf(
          parts,
          id,
          failingSince - LONGEST_DELIVERY,
          MOST_RESENT + 1,
          ({ state, endedAt }) => MISSED.includes(state) && (endedAt ?? 0) >= failingSince,
        );
  let waiting = 0;
  for (let made = PIECE; made === PIECE && waiting < maxPending; waiting += made) {
    if (waiting > 0) await nextTurn();
    made = await store.makeDue(id, PIECE);
  }
  if (waiting > 0) await stored(waiting);
  const resent = await sendAgain(parts, id, missing.slice(0, MOST_RESENT));
  return { waiting, resent, ...(missing.length > MOST_RESENT && { more: true as const }) };
}

async function requireActive({ store }: ResendParts, id: string): Promise<Webhook> {
  const webhook = await requireWebhook(store, id);
  if (webhook.state !== 'active')
    throw new ServiceError('state', {
      pt: `o webhook "${id}" não está ativo`,
      en: `webhook "${id}" is not active`,
    });
  return webhook;
}

/** Those of a webhook that can be sent again and have no copy, the newest first; none was raised before `since`. */
async function missingOf(
  { store }: ResendParts,
  webhookId: string,
  since: number,
  limit: number,
  isWanted: (delivery: Delivery) => boolean,
): Promise<readonly Delivery[]> {
  const missing: Delivery[] = [];
  const sentAgain = new Set<string | null>();
  const isMissing = (delivery: Delivery) =>
    isWanted(delivery) && hasEnded(delivery) && delivery.body !== null && !sentAgain.has(delivery.id);
  // A copy is never older than its original.
  const oldest = firstIdAt(Math.max(0, since));
  let before: string | undefined;
  do {
    if (before !== undefined) await nextTurn();
    const page = await store.listDeliveries({ webhookId, ...(before && { before }), limit: PAGE });
    for (const { resendOf } of page) sentAgain.add(resendOf);
    missing.push(...page.filter(isMissing).slice(0, limit - missing.length));
    before = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (before !== undefined && before >= oldest && missing.length < limit);
  return missing;
}

/** Stores copies of deliveries, and gives the number of those that will be sent. */
async function sendAgain(
  { store, maxPending, clock, stored }: ResendParts,
  webhookId: string,
  missing: readonly Delivery[],
): Promise<number> {
  const now = clock();
  // Oldest first, as they were raised: of those that are due at once a store sends them by their ids.
  const copies = missing
    .toSorted((a, b) => a.at - b.at || byText(a.id, b.id))
    .map((delivery) => again(delivery, copyId(delivery, now)));
  let sent = 0;
  for (let start = 0; start < copies.length; start += PAGE) {
    if (start > 0) await nextTurn();
    const piece = copies.slice(start, start + PAGE);
    await store.enqueue(piece, maxPending);
    await stored(piece.length);
    sent += piece.length - (await skippedOf(store, webhookId, piece));
  }
  return sent;
}

/** How many of the copies that were just stored found their webhook full or disabled. */
async function skippedOf(
  store: WebhookStore,
  webhookId: string,
  copies: readonly NewDelivery[],
): Promise<number> {
  const ids = copies.map(({ id }) => id).toSorted(byText);
  const made = new Set(ids);
  let count = 0;
  let before: string | undefined = `${ids.at(-1)}0`;
  while (before !== undefined && before > (ids[0] ?? '')) {
    const page = await store.listDeliveries({ webhookId, state: 'skipped', before, limit: PAGE });
    count += page.filter(({ id }) => made.has(id)).length;
    before = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
  return count;
}

function again(
  { id: resendOf, webhookId, accountId, event, toolId, at, body, keepBody, trace }: Delivery,
  id: string,
): NewDelivery {
  return { id, resendOf, webhookId, accountId, event, toolId, at, body: body as string, keepBody, trace };
}

/** The id for the next copy of a delivery, or the copy that has not ended yet. */
async function nextCopy(
  { store, clock, random }: ResendParts,
  delivery: Delivery,
): Promise<string | Delivery> {
  const now = clock();
  for (let nth = 0; nth < MOST_COPIES; nth++) {
    const [id = '', before] = recentCopyIds(delivery, now, nth);
    const copy = (await store.getDelivery(id)) ?? (before ? await store.getDelivery(before) : null);
    if (!copy) return id;
    if (!hasEnded(copy)) return copy;
  }
  return deliveryId(now, random);
}

/** Throws `state` with the reason why a delivery cannot be sent, if there is one. */
function refuseWith(hindrance: Text | undefined, id: string): void {
  if (hindrance)
    throw new ServiceError(
      'state',
      headed({ pt: `entrega "${id}"`, en: `delivery "${id}"` }, hindrance),
      hindrance,
    );
}

const underWay: Text = {
  pt: 'Há uma tentativa em andamento. Espere que ela termine.',
  en: 'An attempt is under way. Wait for its end.',
};

/** The reason why a delivery cannot be sent again, if there is one. */
function hindranceOf({ state, body, keepBody }: Delivery, webhook: Webhook): Text | undefined {
  if (webhook.state !== 'active') {
    return {
      pt: 'O webhook está desativado. Reative-o antes de reenviar.',
      en: 'The webhook is disabled. Enable it before you send again.',
    };
  }
  if (state === 'delivering') return underWay;
  if (state === 'pending') {
    return {
      pt: 'A entrega ainda espera por uma tentativa. Use retry para tentar agora.',
      en: 'The delivery still waits for an attempt. Use retry to make it now.',
    };
  }
  if (body !== null) return undefined;
  return keepBody
    ? {
        pt: 'O corpo desta entrega já foi apagado, ou seguiu com a cópia que foi enviada depois.',
        en: 'The body of this delivery is gone, or went on with the copy that was sent after it.',
      }
    : {
        pt: 'O corpo desta entrega não foi guardado (dados sensíveis).',
        en: 'The body of this delivery was not kept (sensitive data).',
      };
}

/** The reason why the next attempt of a delivery cannot be made now, if there is one. */
function hindranceOfRetry({ state }: Delivery, webhook: Webhook): Text | undefined {
  if (webhook.state !== 'active') {
    return {
      pt: 'O webhook está desativado. Reative-o antes de tentar.',
      en: 'The webhook is disabled. Enable it before you retry.',
    };
  }
  if (state === 'delivering') return underWay;
  return state === 'pending'
    ? undefined
    : {
        pt: 'A entrega já terminou. Use resend para enviar uma cópia.',
        en: 'The delivery has ended. Use resend to send a copy.',
      };
}
