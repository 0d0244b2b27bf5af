import type { QuotaStore } from '../../contracts/quota-store.ts';
import { callQuietly } from '../../lib/promises.ts';
import { following } from '../_sql/following.ts';
import type { Client } from './client.ts';

const CONSUME = `with p (bucket, cost, lim, drop_at) as (values (?, ?, ?, ?))
insert into canivete_buckets (bucket, used, drop_at)
select bucket, cost, drop_at from p where lim is null or cost <= lim
on conflict (bucket) do update set used = used + excluded.used
where (select lim is null or canivete_buckets.used + cost <= lim from p)
returning used`;

const READ = 'select used from canivete_buckets where bucket = ?';

const DROP = `delete from canivete_buckets
where bucket in (select bucket from canivete_buckets where drop_at <= ? order by drop_at limit ?) returning 1`;

/** After so many new buckets, twice as many whose time is over are dropped. */
const NEW_BUCKETS = 64;

export function sqliteQuota(client: Client, clock: () => number): QuotaStore {
  let made = 0;

  const read = (bucket: string) =>
    following(client.all(READ, [bucket]), ([row]) => (row ? Number(row['used']) : 0));

  function dropSome(): void {
    if (++made % NEW_BUCKETS === 0) callQuietly(() => client.all(DROP, [clock(), 2 * NEW_BUCKETS]));
  }

  return {
    consume: ({ bucket, limit, cost, keep }) =>
      following(client.all(CONSUME, [bucket, cost, limit, clock() + keep]), ([row]) => {
        // A count never falls, so what is read after a refusal would have been refused too.
        if (!row) return following(read(bucket), (used) => ({ admitted: false, used }));
        const used = Number(row['used']);
        if (used === cost) dropSome();
        return { admitted: true, used };
      }) as ReturnType<QuotaStore['consume']>,
    read,
  };
}
