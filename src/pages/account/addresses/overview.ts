import * as v from 'valibot';
import { eventNames } from '../../../contracts/event-names.ts';
import { isLive } from '../../../contracts/records.ts';
import { address } from '../address.ts';
import { isoOf } from '../records.ts';
import { favoritesOf } from './favorites.ts';

export const readAccount = address({
  method: 'GET',
  path: '/account',
  summary: { pt: 'A conta e o que ela tem', en: 'The account and what it has' },
  output: v.object({
    id: v.string(),
    name: v.nullable(v.string()),
    status: v.picklist(['active', 'suspended']),
    plan: v.string(),
    /** Null: without a limit. */
    requestsPerMonth: v.nullable(v.number()),
    events: v.array(v.picklist(eventNames)),
    createdAt: v.string(),
    /** `keys`: the live ones. */
    counts: v.object({ keys: v.number(), webhooks: v.number(), favorites: v.number() }),
    /** The changes of itself that the host lets it make. */
    may: v.array(v.picklist(['rename', 'erase'])),
  }),
  async handle({ principal: { account, plan }, account: own, area, now }) {
    const [keys, webhooks, favorites] = await Promise.all([
      own.keys.list(),
      own.webhooks.list(),
      own.favorites.list(),
    ]);
    return {
      id: account.id,
      name: account.name ?? null,
      status: account.status,
      plan: account.plan,
      // A plan that does not exist allows nothing.
      requestsPerMonth: plan ? plan.requestsPerMonth : 0,
      events: [...(plan?.events ?? [])],
      createdAt: isoOf(account.createdAt),
      counts: {
        keys: keys.filter((key) => isLive(key, now)).length,
        webhooks: webhooks.length,
        favorites: favoritesOf(favorites, area.tools).length,
      },
      may: [...(area.mayRename ? (['rename'] as const) : []), ...(area.mayErase ? (['erase'] as const) : [])],
    };
  },
});
