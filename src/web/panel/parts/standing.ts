/** How a webhook does: decided here alone, and said in the same words by the overview, the list and its page. */
import { type Glyph } from '../../shared/glyphs.ts';
import { button, state, whileBusy } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import { whyOf } from '../loaded.ts';
import type { Delivery, Webhook } from '../types.ts';
import { lastAnswer } from './delivery-words.ts';

/** Pages of 100 deliveries that are counted at most. */
const PAGES = 3;
/** Longest time from an event to the end of its attempts. */
const LONGEST_DELIVERY = 3_600_000;

/** Counts of what has not arrived in the streak of failures that a webhook is in. */
export interface Missing {
  readonly count: number;
  /** How many of them can still be sent: the body of sensitive data goes with the end of its delivery. */
  readonly sendable: number;
  readonly hasMore: boolean;
  /** The answer to the last attempt of the newest one; null where nothing is missing. */
  readonly answer: string | null;
}

export interface Standing extends Missing {
  readonly tone: Glyph;
  readonly words: string;
}

const NOTHING: Missing = { count: 0, sendable: 0, hasMore: false, answer: null };

/** Reads how webhooks do. Only of those that fail are deliveries asked for. */
export async function standingOf(context: Context, webhook: Webhook): Promise<Standing> {
  const isFailing = webhook.state === 'active' && webhook.failingSince !== null;
  const missing = isFailing ? await missingOf(context, webhook) : NOTHING;
  return { ...missing, ...toneAndWords(context, webhook, missing) };
}

/** Tells of a webhook that its owner has to look at: what it should bring is not arriving. */
export const isInTrouble = ({ state, disabledReason, asleep, failingSince, failedDeliveries }: Webhook) =>
  state === 'disabled'
    ? disabledReason === 'failures'
    : asleep === null && failingSince !== null && failedDeliveries > 0;

/** The state as a word with its sign. */
export const shownStanding = ({ tone, words }: Standing): HTMLElement => state(tone, words);

function toneAndWords(
  { t, f }: Context,
  { state, disabledReason, asleep, failingSince, failedDeliveries }: Webhook,
  { count, hasMore }: Missing,
): Pick<Standing, 'tone' | 'words'> {
  if (state === 'disabled')
    return disabledReason === 'failures'
      ? { tone: 'bad', words: t.webhooks.disabledByFailures }
      : { tone: 'over', words: t.webhooks.disabled };
  if (asleep !== null) return { tone: 'over', words: t.webhooks.asleep };
  if (failingSince !== null && failedDeliveries > 0) {
    const since = t.webhooks.failing(f.since(failingSince));
    return { tone: 'warned', words: count === 0 ? since : `${since}, ${t.webhooks.missed(count, hasMore)}` };
  }
  return count > 0
    ? { tone: 'waits', words: t.webhooks.late(count, hasMore) }
    : { tone: 'good', words: t.webhooks.active };
}

/** Counts what waits for another attempt and what ended in the streak; a copy counts in place of its original. */
async function missingOf(context: Context, { id, failingSince }: Webhook): Promise<Missing> {
  const since = failingSince ?? '';
  const oldest = new Date(Date.parse(since) - LONGEST_DELIVERY).toISOString();
  const copied = new Set<string | null>();
  const missing: Delivery[] = [];
  let before: string | null = '';
  for (let page = 0; page < PAGES && before !== null; page++) {
    const { deliveries, next }: { deliveries: readonly Delivery[]; next: string | null } =
      await context.api.get(`/account/webhooks/${id}/deliveries?limit=100${before && `&before=${before}`}`);
    // Newest first: a copy comes before its original.
    for (const { resendOf } of deliveries) copied.add(resendOf);
    missing.push(...deliveries.filter((one) => !copied.has(one.id) && isMissing(one, since)));
    before = (deliveries.at(-1)?.at ?? '') < oldest ? null : next;
  }
  const [newest] = missing;
  return {
    count: missing.length,
    sendable: missing.filter(({ endedAt, keepBody }) => endedAt === null || keepBody).length,
    hasMore: before !== null,
    answer: newest ? lastAnswer(context, newest) : null,
  };
}

function isMissing({ state, attempts, endedAt }: Delivery, since: string): boolean {
  if (state === 'pending' || state === 'delivering') return attempts.length > 0;
  return state !== 'succeeded' && (endedAt ?? '') >= since;
}

/** `Reenviar as 14`, wherever something can be sent; null where nothing can. */
export function resendAll(
  { t, api, say, account }: Context,
  { id }: Webhook,
  { sendable, hasMore }: Standing,
  done: () => void,
  kind = 'small',
): HTMLButtonElement | null {
  if (sendable === 0 || account.status !== 'active') return null;
  const pressed = button(kind, t.webhooks.resendAll(sendable, hasMore), {
    onclick: async () => {
      try {
        const { waiting, resent, more } = await whileBusy(pressed, t.deliveries.resending, async () =>
          api.send<{ waiting: number; resent: number; more?: true }>('POST', `/account/webhooks/${id}/retry`),
        );
        say(t.webhooks.resentAll(waiting + resent, more === true));
      } catch (error) {
        say(whyOf(error, t));
      }
      done();
    },
  });
  return pressed;
}
