/** Deliveries of a failing webhook that wait for their next attempt. */
import { button, whileBusy } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import { whyOf } from '../loaded.ts';
import type { Delivery, Webhook } from '../types.ts';
import { lastAnswer } from './delivery-words.ts';

/** Most deliveries that are counted and tried at once. */
const MOST = 100;

/** Tests that the last attempts at an active webhook failed. */
export const isFailing = ({ state, failingSince }: Webhook): boolean =>
  state === 'active' && failingSince !== null;

export interface Retries {
  readonly waiting: readonly Delivery[];
  readonly hasMore: boolean;
}

export async function retriesOf({ api }: Context, { id }: Webhook): Promise<Retries> {
  const { deliveries, next } = await api.get<{
    readonly deliveries: readonly Delivery[];
    readonly next: string | null;
  }>(`/account/webhooks/${id}/deliveries?state=pending&limit=${MOST}`);
  return { waiting: deliveries.filter(({ attempts }) => attempts.length > 0), hasMore: next !== null };
}

/** `4 em nova tentativa, 503`, or that it is failing where none waits. */
export function retryWords(context: Context, { waiting, hasMore }: Retries): string {
  const { t } = context;
  const [newest] = waiting;
  return newest
    ? t.webhooks.retrying(`${waiting.length}${hasMore ? '+' : ''}`, lastAnswer(context, newest))
    : t.webhooks.failing;
}

/** A button that tries all of them now; undefined where none waits. */
export function tryAllNow(
  { t, api, say }: Context,
  { waiting }: Retries,
  done: () => void,
): HTMLButtonElement | undefined {
  if (waiting.length === 0) return undefined;
  const pressed = button('small', t.webhooks.tryAll(waiting.length), {
    onclick: async () => {
      try {
        await whileBusy(pressed, t.deliveries.resending, async () => {
          // Oldest first, as they were raised.
          for (const { id } of waiting.toReversed())
            await api.send('POST', `/account/deliveries/${id}/resend`);
        });
        say(t.deliveries.resent);
      } catch (error) {
        say(whyOf(error, t));
      }
      done();
    },
  });
  return pressed;
}
