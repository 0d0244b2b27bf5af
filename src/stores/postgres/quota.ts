import type { Consumption, QuotaStore } from '../../contracts/quota-store.ts';
import { callQuietly } from '../../lib/promises.ts';
import type { Client } from './client.ts';
import type { Check } from './deadline.ts';
import { gather } from './gathered.ts';
import { NOW } from './schema.ts';

/** Reads the count before it adds, so that refusals take no lock and do not wait for one another. */
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

/** How many counts of a bucket are made by one statement. */
const MOST_TOGETHER = 1_000;

/** A cost and its outcome. */
interface Asked {
  readonly cost: number;
  outcome: { readonly admitted: boolean; readonly used: number };
}

export function postgresQuota({ query }: Client, patience: number): QuotaStore {
  let made = 0;
  const together = gather<Asked>(MOST_TOGETHER, patience);

  async function read(bucket: string): Promise<number> {
    const [row] = await query(READ, [bucket]);
    return Number(row?.['used'] ?? 0);
  }

  async function consume(
    { bucket, limit, cost, keep }: Consumption,
    check: Check,
  ): Promise<Asked['outcome']> {
    const [row] = await query(CONSUME, [bucket, limit, cost, keep], check);
    if (row && row['used'] !== null) {
      const used = Number(row['used']);
      if (used === cost && ++made % NEW_BUCKETS === 0) callQuietly(() => query(DROP, [2 * NEW_BUCKETS]));
      return { admitted: true, used };
    }
    const seen = Number(row?.['seen'] ?? 0);
    // Others came in between, so what was seen is too little. A count never falls: what is read now refuses it too.
    const isOld = limit !== null && seen + cost <= limit;
    return { admitted: false, used: isOld ? await read(bucket) : seen };
  }

  /** One after another, as far as the bucket has room for them together. */
  async function consumeAll(
    consumption: Omit<Consumption, 'cost'>,
    asked: readonly Asked[],
    check: Check,
  ): Promise<void> {
    const total = costOf(asked);
    const { admitted, used } = await consume({ ...consumption, cost: total }, check);
    if (admitted) {
      let after = used - total;
      for (const one of asked) one.outcome = { admitted, used: (after += one.cost) };
      return;
    }
    const room = Number(consumption.limit) - used;
    for (const one of asked) one.outcome = { admitted, used };
    const fitting = asked.filter(({ cost }) => cost <= room);
    let sum = 0;
    const end = fitting.findIndex(({ cost }) => (sum += cost) > room);
    const count = end < 0 ? fitting.length : end;
    for (const some of [fitting.slice(0, count), fitting.slice(count)])
      if (some.length > 0) await consumeAll(consumption, some, check);
  }

  return {
    read,
    async consume({ cost, ...consumption }) {
      const asked: Asked = { cost, outcome: { admitted: false, used: 0 } };
      const { bucket, limit, keep } = consumption;
      // Those of one bucket would wait for its row.
      const key = `${limit} ${keep} ${bucket}`;
      await together(key, [asked], async (all, check) => consumeAll(consumption, all, check));
      return asked.outcome;
    },
  };
}

function costOf(asked: readonly Asked[]): number {
  return asked.reduce((sum, { cost }) => sum + cost, 0);
}
