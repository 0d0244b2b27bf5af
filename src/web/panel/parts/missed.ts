/** The deliveries that a disabled webhook missed. */
import { whileBusy } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import { whyOf } from '../loaded.ts';
import type { Delivery, Webhook } from '../types.ts';

export interface Missed {
  readonly count: number;
  readonly hasMore: boolean;
}

const MOST = 100;
/** Longest time between an event and the last attempt of its delivery. */
const LAST_ATTEMPT = 6 * 60_000;

export async function missedOf({ api }: Context, { id, disabledAt }: Webhook): Promise<Missed> {
  const pages = await Promise.all(
    ['skipped', 'canceled'].map(async (state) =>
      api.get<{ deliveries: readonly Delivery[] }>(
        `/account/webhooks/${id}/deliveries?state=${state}&limit=${MOST}`,
      ),
    ),
  );
  const ofNow = pages.map(({ deliveries }) =>
    deliveries.filter(({ at, endedAt }) => (endedAt ?? at) >= (disabledAt ?? '')),
  );
  return {
    count: ofNow.reduce((sum, { length }) => sum + length, 0),
    hasMore: ofNow.some(({ length }) => length === MOST),
  };
}

/** Enables a webhook, and sends again what it missed from its first failure on. False if it could not. */
export async function enableAndRecover(
  { t, api, say }: Context,
  { id, failingSince, disabledAt }: Webhook,
  pressed: HTMLButtonElement,
): Promise<boolean> {
  try {
    const { recovered } = await whileBusy(pressed, t.webhooks.enabling, async () => {
      await api.send('POST', `/account/webhooks/${id}/enable`);
      const since = new Date(Date.parse(failingSince ?? disabledAt ?? '') - LAST_ATTEMPT).toISOString();
      return api.send<{ recovered: number }>('POST', `/account/webhooks/${id}/recover`, { since });
    });
    say(t.webhooks.recovered(recovered));
    return true;
  } catch (error) {
    say(whyOf(error, t));
    return false;
  }
}
