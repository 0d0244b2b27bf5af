import type { QuotaStore } from '../../contracts/quota-store.ts';
import { callQuietly } from '../../lib/promises.ts';
import type { Client } from './client.ts';
import { NOW } from './schema.ts';

/** What is over its limit is refused by a look, so that refusals do not wait for one another. */
const CONSUME = `with seen as materialized (select used from canivete_buckets where bucket = $1::text),
  added as (
    insert into canivete_buckets as b (bucket, used, drop_at)
    select $1::text, $3::bigint, ${NOW} + $4::bigint
    where $2::bigint is null or coalesce((select used from seen), 0) + $3::bigint <= $2::bigint
    on conflict (bucket) do update set used = b.used + excluded.used
    where $2::bigint is null or b.used + excluded.used <= $2::bigint
    returning used
  )
select (select used from added) as used, (select used from seen) as seen`;

const READ = 'select used from canivete_buckets where bucket = $1::text';

const DROP = `delete from canivete_buckets where bucket in (
  select bucket from canivete_buckets where drop_at <= ${NOW} order by drop_at limit $1::int for update skip locked
)`;

/** After so many new buckets, twice as many whose time is over are dropped. */
const NEW_BUCKETS = 64;

export function postgresQuota({ query }: Client): QuotaStore {
  let made = 0;

  async function read(bucket: string): Promise<number> {
    const [row] = await query(READ, [bucket]);
    return Number(row?.['used'] ?? 0);
  }

  return {
    read,
    async consume({ bucket, limit, cost, keep }) {
      const [row] = await query(CONSUME, [bucket, limit, cost, keep]);
      if (row && row['used'] !== null) {
        const used = Number(row['used']);
        if (used === cost && ++made % NEW_BUCKETS === 0) callQuietly(() => query(DROP, [2 * NEW_BUCKETS]));
        return { admitted: true, used };
      }
      const seen = Number(row?.['seen'] ?? 0);
      // Others came in between, so what was seen is too little. A count never falls: what is read now refuses it too.
      const isOld = limit !== null && seen + cost <= limit;
      return { admitted: false, used: isOld ? await read(bucket) : seen };
    },
  };
}
