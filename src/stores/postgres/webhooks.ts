import { byText } from '../../lib/text/order.ts';
import { CLEARED } from '../../contracts/delivery-policy.ts';
import {
  type Claim,
  type ClaimRequest,
  type DisabledReason,
  hasEnded,
  type NewDelivery,
  PIECE,
  type Settled,
  type Settlement,
  type WebhookStore,
} from '../../contracts/webhook-store.ts';
import { abandonedBy, type DeliveryChange, lapse, nextNumber, outcomeOf } from '../_rows/outcome.ts';
import { inPieces } from '../_rows/pieces.ts';
import { type PendingCounts, pendingCounts } from '../_sql/pending-counts.ts';
import {
  deliveryOf,
  type Row,
  slowness,
  storedDeliveryOf,
  type Value,
  waitingOf,
  webhookOf,
  webhookValues,
} from '../_rows/records.ts';
import type { Client, Query, Transaction } from './client.ts';
import { type Check, withDeadline } from './deadline.ts';
import { gather } from './gathered.ts';
import { oneByOne } from './locks.ts';
import { lowerHeads, NOW } from './schema.ts';

// Lock order, to avoid deadlocks: a webhook before its deliveries, and several webhooks by their ids.

/** Reads the texts of a JSON list, because drivers write lists in different ways. */
const LIST = 'any (array(select json_array_elements_text($1::text::json)))';

const CREATE_WEBHOOK = `insert into canivete_webhooks (id, account_id, url, events, description, state, disabled_reason,
  disabled_at, secret, next_secret, next_secret_until, failing_since, last_failure_at, failed_deliveries,
  last_success_at, slow, version, created_at, updated_at, tools, headers)
select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::bigint, $9::text, $10::text,
  $11::bigint, $12::bigint, $13::bigint, $14::int, $15::bigint, $16::int, $17::int, $18::bigint, $19::bigint,
  $20::text, $21::text
where (select count(*) from canivete_webhooks where account_id = $2::text) < $22::int
on conflict do nothing returning 1`;

const GET_WEBHOOK = 'select * from canivete_webhooks where id = $1::text';

const LIST_WEBHOOKS = 'select * from canivete_webhooks where account_id = $1::text order by created_at, id';

const UPDATE_WEBHOOK = `update canivete_webhooks set url = $3::text, events = $4::text, description = $5::text,
  secret = $6::text, next_secret = $7::text, next_secret_until = $8::bigint, updated_at = $9::bigint,
  tools = $10::text, headers = $11::text, version = version + 1,
  failing_since = case when $12::int = 1 then $13::bigint else failing_since end,
  last_failure_at = case when $12::int = 1 then $14::bigint else last_failure_at end,
  failed_deliveries = case when $12::int = 1 then $15::int else failed_deliveries end,
  slow = case when $12::int = 1 then 1 else slow end
where id = $1::text and version = $2::int returning 1`;

const ACTIVATE = `update canivete_webhooks set state = 'active', disabled_reason = null, disabled_at = null,
  failing_since = $3::bigint, last_failure_at = $4::bigint, failed_deliveries = $5::int, slow = 1,
  version = version + 1, updated_at = $2::bigint
where id = $1::text returning *`;

const DISABLE = `update canivete_webhooks set state = 'disabled', disabled_reason = $3::text, disabled_at = $2::bigint,
  version = version + 1, updated_at = $2::bigint
where id = $1::text returning *`;

/** Without its head none of a webhook's deliveries is claimed, and the triggers have nothing to look for. */
const DROP_HEAD = 'delete from canivete_heads where webhook_id = $1::text';

/**
 * The ids of the deliveries that a selection gives and that wait. All statements that change several deliveries lock them
 * by their ids first, so that none waits in a ring with another.
 */
const lockedPending = (ids: string) => `array(
    select id from canivete_deliveries where id = any (array(${ids})) and state = 'pending' order by id for update
  )`;

/** Cancels the first that wait for a webhook, and says how many. */
const CANCEL_PENDING = `with canceled as (
  update canivete_deliveries set state = 'canceled', due_at = null, token = null, ended_at = ${NOW},
    body = case keep_body when 1 then body end
  where id = any (${lockedPending(`
    select id from canivete_deliveries where webhook_id = $1::text and state = 'pending'
    order by due_at, id limit $2::int
  `)}) returning 1
)
select count(*) as count from canceled`;

/** Notes a webhook that may have more to cancel. */
const NOTE_CANCELING = 'insert into canivete_canceling (webhook_id) values ($1::text) on conflict do nothing';
const LOCK_CANCELING =
  'select webhook_id from canivete_canceling order by webhook_id limit 1 for update skip locked';
const END_CANCELING = 'delete from canivete_canceling where webhook_id = $1::text';

const LOCK_WEBHOOK = 'select state from canivete_webhooks where id = $1::text for no key update';

const DELETE_WEBHOOK = 'delete from canivete_webhooks where id = $1::text returning 1';

/** The copies that ended and are followed by what is stored. They are locked after their webhook, in one order. */
const FOLLOWED = `followed as materialized (
    select o.id, o.webhook_id, o.resend_of, o.attempts = '[]' as untried from canivete_deliveries o
    where o.id in (select "resendOf" from given) and o.webhook_id in (select id from target)
      and o.resend_of is not null and o.ended_at is not null
    order by o.id for update
  ),`;

const followedBy = (it: string) => `f.id = ${it}."resendOf" and f.webhook_id = ${it}."webhookId"`;

const HAND_ON = `,
  deleted as (
    delete from canivete_deliveries d using followed f, placed p where d.id = f.id and ${followedBy('p')} and f.untried
  ),
  handed as (
    update canivete_deliveries d set body = null from followed f, placed p
    where d.id = f.id and ${followedBy('p')} and not f.untried
  )`;

/**
 * Stores deliveries, copies of others among them or not. The lock makes a step that disables a webhook wait, which then
 * cancels these too; or this one sees it disabled. It counts what waits as far as it matters, in the order of an index: where
 * one webhook has most rows, a plan for any webhook would read the whole table.
 */
const enqueue = (copies: boolean) => `with given as (
    select g.*, row_number() over (partition by g."webhookId" order by g.place) as nth
    from json_to_recordset($1::text::json) as g (
      place int, id text, "webhookId" text, "accountId" text, event text, "toolId" text, at bigint, body text,
      "keepBody" int, "resendOf" text, trace text, known int
    )
    where not exists (select 1 from canivete_deliveries d where d.id = g.id)
  ),
  target as (
    select id, state from canivete_webhooks where id in (select "webhookId" from given) order by id for share
  ),
  waiting as (
    select target.id, coalesce(
      (select max(known) from given where "webhookId" = target.id),
      (select count(*) from (
        select from canivete_deliveries d where d.webhook_id = target.id and d.state = 'pending'
        order by d.due_at, d.id limit $2::int
      ) as first)
    ) as count from target
  ),
  ${copies ? FOLLOWED : ''}
  placed as materialized (
    select g.*, ${
      copies
        ? `coalesce((select f.resend_of from followed f where ${followedBy('g')} and f.untried), g."resendOf")`
        : 'g."resendOf"'
    } as original, ${NOW} as now, case when t.state = 'active' and w.count + g.nth <= $2::int
      then 'pending' else 'skipped' end as next
    from given g join target t on t.id = g."webhookId" join waiting w on w.id = t.id
  ),
  stored as (
insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, resend_of, trace, state,
  due_at, ended_at)
select id, "webhookId", "accountId", event, "toolId", at,
  case when next = 'pending' or "keepBody" = 1 then body end, "keepBody", original, trace, next,
  case next when 'pending' then now end, case next when 'skipped' then now end
from placed order by id
on conflict do nothing
  )${copies ? HAND_ON : ''}
select id, count from waiting`;
const ENQUEUE = enqueue(false);
const ENQUEUE_COPIES = enqueue(true);

/** The first leases that are over. */
const LAPSED = `select id, webhook_id from canivete_deliveries where state = 'delivering' and due_at <= ${NOW}
order by due_at limit ${PIECE}`;

/**
 * The webhooks of a list, with their state, and whether this locked them: active ones that nobody else has locked. One
 * that is disabled while this reads has its deliveries canceled here or there. A deleted webhook cannot come back.
 */
const LOCK_ACTIVE = `select w.id, w.state, l.id is not null as locked from canivete_webhooks w left join (
  select id from canivete_webhooks where state = 'active' and id = ${LIST} order by id for share skip locked
) l on l.id = w.id where w.id = ${LIST}`;

/**
 * Locks the lapsed deliveries that were read before their webhooks were locked. One that has lapsed since is left for
 * the next claim, as its webhook was not read. The order is that of the locks of heads, to avoid deadlocks.
 */
const LOCK_LAPSED = `select *, ${NOW} as now from canivete_deliveries
where id = ${LIST} and state = 'delivering' and due_at <= ${NOW}
order by webhook_id for update skip locked`;

/** The changes of many deliveries: the fields of `DeliveryChange`. */
const CHANGES = `json_to_recordset($1::text::json) as c (
  id text, webhook_id text, state text, attempts text, due_at bigint, lapses int, ended_at bigint
)`;

/** Lowers the heads in their order, before the triggers would in any order. */
const LOWER_HEADS = lowerHeads(`(select * from ${CHANGES})`);

const CHANGE_ALL = `update canivete_deliveries d set state = c.state, attempts = c.attempts, due_at = c.due_at,
  lapses = c.lapses, ended_at = c.ended_at, token = null,
  body = case when c.ended_at is not null and d.keep_body = 0 then null else d.body end
from ${CHANGES} where d.id = c.id`;

const CHANGE = `update canivete_deliveries set state = $2::text, attempts = $3::text, due_at = $4::bigint,
  lapses = $5::int, ended_at = $6::bigint, token = null,
  body = case when $7::int = 1 and keep_body = 0 then null else body end
where id = $1::text`;

const LIVE = `select count(*) from canivete_deliveries l
where l.webhook_id = w.id and l.state = 'delivering' and l.due_at > ${NOW}`;

type Slowness = ReturnType<typeof slowness>;

/** The name of the heads of each slowness in a statement. */
const HEADS_OF = { 0: 'early', 1: 'late', 2: 'last' } as const;

/** The heads that are due, the oldest first, by a step in their index for each: a plan of one scan may sort all of them. */
const heads = (slow: Slowness) => {
  const first = (after: string) => `select webhook_id, due_at, id from canivete_heads
      where slow = ${slow} and due_at <= (select now from p) ${after} order by due_at, id limit 1`;
  return `(
    (${first('')})
    union all
    select next.* from ${HEADS_OF[slow]} h
    cross join lateral (${first('and (due_at, id) > (h.due_at, h.id)')}) next
  )`;
};

const HEADS = `with recursive p as (select ${NOW} as now), early as ${heads(0)}, late as ${heads(1)}, last as ${heads(2)}`;

/**
 * Finds as many webhooks with room as are wanted. It skips those without room: each has a lease, so they are few.
 */
const targets = (slow: Slowness, limit: string, lock: string) => `select w.id from ${HEADS_OF[slow]} h
join canivete_webhooks w on w.id = h.webhook_id
where w.state = 'active' and (${LIVE}) < ${slow === 0 ? '$1::int' : '1'} limit ${limit} ${lock}`;

/** Locks the targets; webhooks that another claim has locked are left to it. */
const LOCK_TARGETS = `${HEADS},
  quick as (${targets(0, '$2::int', 'for no key update of w skip locked')}),
  fresh as (${targets(1, 'least($2::int, $3::int)', 'for no key update of w skip locked')}),
  failing as (${targets(
    2,
    'greatest(0, least($2::int, $4::int, $3::int - (select count(*) from fresh)))',
    'for no key update of w skip locked',
  )})
select id from quick union all select id from fresh union all select id from failing`;

/** Finds one target that another claim has locked for a moment. It is never more than one, so waits form no ring. */
const WAIT_FOR_TARGET = `${HEADS}
select id from (
  (${targets(0, '1', '')}) union all (${targets(1, 'least(1, $2::int)', '')})
  union all (${targets(2, 'least(1, $3::int)', '')})
) as one limit 1`;

const LOCK_TARGET = 'select id from canivete_webhooks where id = $1::text for no key update';

/**
 * Claims deliveries of the webhooks that are locked, so that statements that wait for them go on waiting. Each token
 * begins with the delivery's place, because an update returns its rows in no order. The numbers are read from `p`:
 * otherwise the server would plan for their values at each claim. The picked ids are a list, because a plan for many of
 * them would read the whole table.
 */
const CLAIM = `with p as (
    select ${NOW} as now, $2::int as per_webhook, $3::int as most, $4::int as slow, $5::bigint as lease,
      $7::int as failing
  ),
  target as (
    select w.id, w.slow, (case w.slow when 0 then p.per_webhook else 1 end) - (${LIVE}) as room
    from p, canivete_webhooks w where w.id = ${LIST} and w.state = 'active'
  ),
  ranked as (
    select d.id, d.due_at, t.slow, row_number() over (partition by t.id order by d.due_at, d.id) as round
    from p, target t cross join lateral (
      select id, due_at from canivete_deliveries
      where webhook_id = t.id and state = 'pending' and due_at <= p.now
      order by due_at, id limit greatest(0, least(t.room, p.most))
    ) d
  ),
  queued as (
    select id, due_at, slow, round, row_number() over (partition by slow > 0 order by slow, round, due_at, id) as slow_place,
      row_number() over (partition by slow order by round, due_at, id) as place
    from ranked
  ),
  picked as materialized (
    select array(
      select id from queued where slow = 0
        or slow_place <= (select slow from p) and (slow = 1 or place <= (select failing from p))
      order by round, due_at, id limit (select most from p)
    ) as ids
  )
update canivete_deliveries d set state = 'delivering', due_at = p.now + p.lease, owner = $6::text, begun = 0,
  token = lpad(array_position((select ids from picked), d.id)::text, 6, '0') || '.' || gen_random_uuid()
from p where d.id = any ((select ids from picked)::text[])
returning d.*, p.now`;

const BEGIN = `update canivete_deliveries set begun = 1 where id = any (array(
  select d.id from canivete_deliveries d join json_to_recordset($1::text::json) as c (id text, token text)
    on d.id = c.id and d.token = c.token
  where d.state = 'delivering' and d.due_at > ${NOW} order by d.id for update of d
))`;

/** A slow webhook had its turn: its head comes after those that wait since before. */
const TAKE_TURNS = `update canivete_heads set due_at = greatest(due_at, ${NOW}) where slow > 0 and webhook_id = ${LIST}`;

const GET_WEBHOOKS = `select * from canivete_webhooks where id = ${LIST}`;

const LOCK_WEBHOOK_OF_DELIVERY = `select * from canivete_webhooks where id = (
  select webhook_id from canivete_deliveries where id = $1::text
) for no key update`;

const LOCK_DELIVERY = `select *, ${NOW} as now from canivete_deliveries where id = $1::text for update`;

const SETTLE_WEBHOOK = `update canivete_webhooks set failing_since = $2::bigint, last_failure_at = $3::bigint,
  failed_deliveries = $4::int, last_success_at = $5::bigint, slow = $6::int,
  state = case when $7::int = 1 then 'disabled' else state end,
  disabled_reason = case when $7::int = 1 then 'failures' else disabled_reason end,
  disabled_at = case when $7::int = 1 then $8::bigint else disabled_at end,
  updated_at = case when $7::int = 1 then $8::bigint else updated_at end
where id = $1::text`;

/** The head of a webhook that is not slow any more is the first that waits, not where its turn was. */
const RESTORE_HEAD = `update canivete_heads h set id = d.id, due_at = d.due_at from (
  select id, due_at from canivete_deliveries where webhook_id = $1::text and state = 'pending'
  order by due_at, id limit 1
) d where h.webhook_id = $1::text and h.slow = 0`;

const RELEASE = `with held as (
    select id, webhook_id from canivete_deliveries
    where id = $1::text and token = $2::text and state = 'delivering' and due_at > ${NOW}
  ),
  active as (
    select id from canivete_webhooks where state = 'active' and id in (select webhook_id from held) for share
  ),
  next as (select held.id, exists (select 1 from active) as active, ${NOW} as now from held)
update canivete_deliveries d set token = null, state = case when next.active then 'pending' else 'canceled' end,
  due_at = case when next.active then next.now end, ended_at = case when not next.active then next.now end,
  body = case when next.active or d.keep_body = 1 then d.body end
from next where d.id = next.id and d.token = $2::text and d.state = 'delivering'`;

/** Deliveries whose time is still to come: the first, or the one that is named. Their webhook is locked before. */
const MAKE_DUE = `with made as (
  update canivete_deliveries set due_at = ${NOW} where id = any (${lockedPending(`
    select id from canivete_deliveries
    where webhook_id = $1::text and state = 'pending' and due_at > ${NOW} and ($3::text is null or id = $3::text)
    order by due_at, id limit $2::int
  `)}) returning 1
)
select count(*) as count from made`;

/** A step in an index for each: what waits for webhooks that are not active has no head. */
const NEXT_DUE = `select least(
  ${[0, 1, 2].map((slow) => `(select min(due_at) from canivete_heads where slow = ${slow})`).join(', ')},
  (select min(due_at) from canivete_deliveries where state = 'delivering')
) - ${NOW} as due_in`;

const WAITING = `with open as (
    select w.slow, count(*) as count, min(d.id) as id
    from canivete_deliveries d join canivete_webhooks w on w.id = d.webhook_id
    where d.due_at is not null and (d.state = 'delivering' or w.state = 'active') group by w.slow
  )
select open.slow, open.count, d.at from open join canivete_deliveries d on d.id = open.id order by open.slow`;

/** Deliveries with whether their webhook is active. */
const SHOWN = `select d.*, ${NOW} as now, case when w.id is null then 0 else 1 end as active
from canivete_deliveries d left join canivete_webhooks w on w.id = d.webhook_id and w.state = 'active'`;

const GET_DELIVERY = `${SHOWN} where d.id = $1::text`;

const listDeliveries = (owner: 'webhook_id' | 'account_id') => `${SHOWN}
where d.${owner} = $1::text
  and ($2::text is null or case when d.state = 'pending' and w.id is null then 'canceled' else d.state end = $2::text)
  and d.id < coalesce($3::text, chr(1114111)) collate "C"
order by d.id desc limit $4::int`;
const LIST_DELIVERIES_OF_WEBHOOK = listDeliveries('webhook_id');
const LIST_DELIVERIES_OF_ACCOUNT = listDeliveries('account_id');

const PURGE = `with purged as (
  delete from canivete_deliveries where id in (
    select id from canivete_deliveries where ended_at <= (select ${NOW} - $1::bigint) order by ended_at limit $2::int
    for update skip locked
  ) returning 1
)
select count(*) as count from purged`;

const LOCK_WEBHOOKS = 'select 1 from canivete_webhooks where account_id = $1::text order by id for update';
const ERASE_HEADS = `delete from canivete_heads where webhook_id in (
  select id from canivete_webhooks where account_id = $1::text
)`;
const ERASE_WEBHOOKS = 'delete from canivete_webhooks where account_id = $1::text';
/** From an id on, so that a piece does not pass over what those before it have deleted. */
const OF_ACCOUNT = `select id, webhook_id from canivete_deliveries
where account_id = $1::text and id > $2::text order by id limit ${PIECE}`;
const LOCK_EACH_WEBHOOK = `select 1 from canivete_webhooks where id = ${LIST} order by id for update`;
const ERASE_DELIVERIES = `delete from canivete_deliveries where id = any (array(
  select id from canivete_deliveries where id = ${LIST} order by id for update
))`;

/** How many deliveries of an account are stored by one statement. */
const MOST_TOGETHER = 100;

/** Each value of a column once, as a list for a statement. */
const idsOf = (rows: readonly Row[], column: string) =>
  JSON.stringify([...new Set(rows.map((row) => row[column]))]);

export function postgresWebhooks(client: Client, clock: () => number, patience: number): WebhookStore {
  const { query } = client;
  const counts = pendingCounts(clock);

  async function one(...statement: Parameters<Query>): Promise<Row | null> {
    return (await query(...statement))[0] ?? null;
  }

  const together = gather<NewDelivery>(MOST_TOGETHER, patience);

  return {
    claim: async (request) => claim(client, patience, request),
    settle: async (settlement) => settle(client, settlement),
    createWebhook: async (webhook, max) =>
      oneByOne(client, webhook.accountId, async (inTurn) => {
        const created = await inTurn(CREATE_WEBHOOK, [...webhookValues(webhook), max]);
        return created.length === 1;
      }),
    async getWebhook(id) {
      const row = await one(GET_WEBHOOK, [id]);
      return row && webhookOf(row);
    },
    listWebhooks: async (accountId) => (await query(LIST_WEBHOOKS, [accountId])).map(webhookOf),
    async updateWebhook(id, version, patch) {
      const row = await one(GET_WEBHOOK, [id]);
      const webhook = row && webhookOf(row);
      if (webhook?.version !== version) return false;
      const { description = webhook.description ?? null } = patch;
      const { url, events, tools, headers, secret, nextSecret, nextSecretUntil, updatedAt } = {
        ...webhook,
        ...patch,
      };
      const changed = [
        url,
        JSON.stringify(events),
        description,
        secret,
        nextSecret,
        nextSecretUntil,
        updatedAt,
        tools && JSON.stringify(tools),
        headers && JSON.stringify(headers),
      ];
      const moved = url === webhook.url ? 0 : 1;
      const values = [id, version, ...changed, moved, ...cleared];
      return (await client.lockingQuery(UPDATE_WEBHOOK, values)).length === 1;
    },
    async setState(id, state, reason, at) {
      for (;;) {
        const row = await client.transaction(async (within) =>
          state === 'active' ? activate(within, id, at) : disable(within, id, at, reason),
        );
        if (row !== undefined) return row && webhookOf(row);
      }
    },
    deleteWebhook: async (id) =>
      client.transaction(async (within) => {
        const deleted = await within.query(DELETE_WEBHOOK, [id]);
        if (deleted.length === 1) await cancelFirst(within, id);
        return deleted.length === 1;
      }),
    async enqueue(deliveries, maxPending) {
      const [first] = deliveries;
      if (!first) return;
      // Those of one account wait for the same webhooks.
      const key = `${maxPending} ${first.accountId}`;
      await together(key, deliveries, async (all, check) =>
        enqueueAll(client, counts, all, maxPending, check),
      );
    },
    async begin(claims) {
      if (claims.length > 0) await query(BEGIN, [JSON.stringify(claims)]);
    },
    async release(id, token) {
      await client.lockingQuery(RELEASE, [id, token]);
    },
    makeDue: async (webhookId, max, id) =>
      client.transaction(async (within) => {
        const [webhook] = await within.query(LOCK_WEBHOOK, [webhookId]);
        if (webhook?.['state'] !== 'active') return 0;
        return Number((await within.query(MAKE_DUE, [webhookId, max, id ?? null]))[0]?.['count']);
      }),
    async nextDue() {
      const due = (await one(NEXT_DUE))?.['due_in'] ?? null;
      return due === null ? null : Math.max(0, Number(due));
    },
    waiting: async () => (await client.query(WAITING)).map(waitingOf),
    async getDelivery(id) {
      const row = await one(GET_DELIVERY, [id]);
      return row && deliveryOf(row, Number(row['now']));
    },
    async listDeliveries({ webhookId, accountId, state = null, before = null, limit }) {
      const rest = [state, before, limit];
      const rows = await (webhookId === undefined
        ? query(LIST_DELIVERIES_OF_ACCOUNT, [accountId, ...rest])
        : query(LIST_DELIVERIES_OF_WEBHOOK, [webhookId, ...rest]));
      return rows.map((row) => deliveryOf(row, Number(row['now'])));
    },
    async purge(olderThan, max) {
      return Number((await one(PURGE, [olderThan, max]))?.['count']);
    },
    async endCanceled(max) {
      let done = 0;
      while (done < max) {
        const count = await client.transaction(async (within) => endCanceling(within, max - done));
        if (count === null) break;
        done += count;
      }
      return done;
    },
    eraseAccount: async (accountId) => eraseAccount(client, accountId),
  };
}

/** In steps of its own: deliveries of a webhook that others have locked are left to the next claim. */
async function takeBack(client: Client, { onAbandoned }: ClaimRequest): Promise<void> {
  const due = await client.query(LAPSED);
  if (due.length === 0) return;
  const abandoned = await client.transaction(async (within) => {
    const webhooks = await within.query(LOCK_ACTIVE, [idsOf(due, 'webhook_id')]);
    const active = new Set(webhooks.filter(({ locked }) => locked).map(({ id }) => id));
    const isLeft = new Set(
      webhooks.filter(({ state, locked }) => state === 'active' && !locked).map(({ id }) => id),
    );
    const taken = due.filter((row) => !isLeft.has(row['webhook_id']));
    const rows = await within.query(LOCK_LAPSED, [idsOf(taken, 'id')]);
    const changed = rows.map((row) => {
      const stored = storedDeliveryOf(row);
      const now = Number(row['now']);
      return { stored, now, change: lapse(stored, active.has(stored.webhookId), now) };
    });
    const changes = JSON.stringify(
      changed.map(({ stored: { id, webhookId }, change }) => {
        const { state, attempts, dueAt, lapses, endedAt } = change;
        const own = { id, webhook_id: webhookId, state, attempts: JSON.stringify(attempts), lapses };
        return { ...own, due_at: dueAt, ended_at: endedAt };
      }),
    );
    await within.query(LOWER_HEADS, [changes]);
    await within.query(CHANGE_ALL, [changes]);
    return changed.flatMap(({ stored, now, change }) => abandonedBy(stored, change, now));
  });
  for (const delivery of abandoned) onAbandoned?.(delivery);
}

async function claim(client: Client, patience: number, request: ClaimRequest): Promise<readonly Claim[]> {
  const { owner, limit, slow, failing = slow, lease, perWebhook } = request;
  try {
    // Some of the time is left for the claim.
    await withDeadline(patience / 2, async () => takeBack(client, request));
  } catch (error) {
    request.onError?.(error);
  }
  const single: Value[] = [perWebhook, Math.min(slow, limit), Math.min(slow, failing, limit)];
  const waiting = await client.query(WAIT_FOR_TARGET, single);
  if (waiting.length === 0 || limit === 0) return [];

  const lockTargets = async (within: Transaction) =>
    within.query(LOCK_TARGETS, [perWebhook, limit, slow, failing]);
  async function take(within: Transaction, targets: readonly Row[]): Promise<readonly Claim[]> {
    const ids = JSON.stringify(targets.map(({ id }) => id));
    const rows = await within.query(CLAIM, [ids, perWebhook, limit, slow, lease, owner, failing]);
    const webhooks = new Map((await within.query(GET_WEBHOOKS, [ids])).map((row) => [row['id'], row]));
    const claimed = new Set(rows.map((row) => row['webhook_id']));
    const slowOnes = [...claimed].filter((id) => Number(webhooks.get(id)?.['slow']) > 0);
    if (slowOnes.length > 0) await within.query(TAKE_TURNS, [JSON.stringify(slowOnes)]);
    return rows
      .map((row) => claimOf(row, webhooks.get(row['webhook_id']) as Row))
      .toSorted((a, b) => byText(a.token, b.token));
  }

  const claims = await client.transaction(async (within) => {
    const targets = await lockTargets(within);
    return targets.length === 0 ? null : take(within, targets);
  });
  if (claims) return claims;
  // This needs its own transaction: one that found no target may hold webhooks that were disabled as it locked them,
  // and a waiting transaction must hold nothing.
  return client.transaction(async (within) => {
    const [target] = await within.query(WAIT_FOR_TARGET, single);
    if (!target) return [];
    const [first] = await within.query(LOCK_TARGET, [target['id'] as string]);
    const others = await lockTargets(within);
    return take(within, first ? [first, ...others.filter(({ id }) => id !== first['id'])] : others);
  });
}

async function settle(client: Client, settlement: Settlement): Promise<Settled> {
  const { id } = settlement;
  return client.transaction(async (within) => {
    const [webhookRow] = await within.query(LOCK_WEBHOOK_OF_DELIVERY, [id]);
    const [row] = await within.query(LOCK_DELIVERY, [id]);
    const webhook = webhookRow ? webhookOf(webhookRow) : null;
    const now = Number(row?.['now']);
    const outcome = row ? outcomeOf(storedDeliveryOf(row), webhook, settlement, now) : null;
    if (!outcome) return { result: 'stale', disabled: false };
    const { settled, delivery, streak } = outcome;
    await within.query(CHANGE, [id, ...changeValues(delivery)]);
    if (webhook && streak) {
      const { failingSince, lastFailureAt, failedDeliveries, lastSuccessAt } = streak;
      const values = [failingSince, lastFailureAt, failedDeliveries, lastSuccessAt, slowness(streak)];
      await within.query(SETTLE_WEBHOOK, [webhook.id, ...values, settled.disabled ? 1 : 0, now]);
      if (webhook.slow && !streak.slow) await within.query(RESTORE_HEAD, [webhook.id]);
      if (settled.disabled) await cancelFirst(within, webhook.id);
    }
    return settled;
  });
}

/** Cancels the first that wait for a webhook that is locked and not active, and says how many. */
async function cancelFirst({ query }: Transaction, id: string, max: number = PIECE): Promise<number> {
  await query(DROP_HEAD, [id]);
  const count = Number((await query(CANCEL_PENDING, [id, max]))[0]?.['count']);
  if (count === max) await query(NOTE_CANCELING, [id]);
  return count;
}

async function disable(
  within: Transaction,
  id: string,
  at: number,
  reason: DisabledReason | null,
): Promise<Row | null> {
  const [row] = await within.query(DISABLE, [id, at, reason]);
  if (row) await cancelFirst(within, id);
  return row ?? null;
}

/** Undefined while there is more to cancel of what waited before: it must not come back. */
async function activate(within: Transaction, id: string, at: number): Promise<Row | null | undefined> {
  const [webhook] = await within.query(LOCK_WEBHOOK, [id]);
  if (webhook?.['state'] === 'disabled' && (await cancelFirst(within, id)) === PIECE) return undefined;
  return (await within.query(ACTIVATE, [id, at, ...cleared]))[0] ?? null;
}

/** Null when no webhook has anything left to cancel. */
async function endCanceling(within: Transaction, max: number): Promise<number | null> {
  const [row] = await within.query(LOCK_CANCELING);
  if (!row) return null;
  const id = row['webhook_id'] as string;
  const [webhook] = await within.query(LOCK_WEBHOOK, [id]);
  const count = webhook?.['state'] === 'active' ? 0 : await cancelFirst(within, id, max);
  if (count < max) await within.query(END_CANCELING, [id]);
  return count;
}

async function enqueueAll(
  client: Client,
  counts: PendingCounts,
  deliveries: readonly NewDelivery[],
  maxPending: number,
  check: Check,
): Promise<void> {
  // When an id is given twice, the first delivery counts.
  const byId = new Map<string, NewDelivery>(deliveries.toReversed().map((each) => [each.id, each]));
  const firsts = deliveries.filter((each) => byId.get(each.id) === each);
  const rows = firsts.map((each, place) => {
    const { id, webhookId, accountId, event, toolId, at, body, keepBody, resendOf, trace } = each;
    const plain = { id, webhookId, accountId, event, toolId, at, body, resendOf, trace: trace ?? null };
    return { ...plain, place, keepBody: keepBody ? 1 : 0, known: counts.known(webhookId) };
  });
  const known = new Set(rows.filter((row) => row.known !== null).map(({ webhookId }) => webhookId));
  const statement = rows.some(({ resendOf }) => resendOf !== null) ? ENQUEUE_COPIES : ENQUEUE;
  const counted = await client.lockingQuery(statement, [JSON.stringify(rows), maxPending], check);
  for (const row of counted) {
    const id = row['id'] as string;
    if (!known.has(id)) counts.counted(id, Number(row['count']));
  }
  for (const { webhookId } of rows) counts.added(webhookId, 1);
}

async function eraseAccount(client: Client, accountId: string): Promise<void> {
  await oneByOne(client, accountId, async (inTurn) => {
    await inTurn(LOCK_WEBHOOKS, [accountId]);
    await inTurn(ERASE_HEADS, [accountId]);
    await inTurn(ERASE_WEBHOOKS, [accountId]);
  });
  let last = '';
  await inPieces(async () => {
    const rows = await client.query(OF_ACCOUNT, [accountId, last]);
    const [webhooks, ids] = [idsOf(rows, 'webhook_id'), idsOf(rows, 'id')];
    if (rows.length > 0)
      await client.transaction(async (within) => {
        // All that changes deliveries of a webhook locks it first, then its head, then them.
        await within.query(LOCK_EACH_WEBHOOK, [webhooks]);
        await within.query(ERASE_DELIVERIES, [ids]);
      });
    last = (rows.at(-1)?.['id'] ?? last) as string;
    return rows.length;
  });
}

const cleared: readonly Value[] = [CLEARED.failingSince, CLEARED.lastFailureAt, CLEARED.failedDeliveries];

function changeValues(change: DeliveryChange): Value[] {
  const { state, attempts, dueAt, lapses, endedAt } = change;
  return [state, JSON.stringify(attempts), dueAt, lapses, endedAt, hasEnded(change) ? 1 : 0];
}

function claimOf(row: Row, webhook: Row): Claim {
  const delivery = deliveryOf(row, Number(row['now']));
  return {
    delivery,
    webhook: webhookOf(webhook),
    token: row['token'] as string,
    attempt: nextNumber(delivery),
  };
}
