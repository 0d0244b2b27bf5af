import { byText } from '../../lib/text/order.ts';
import { CLEARED } from '../../contracts/delivery-policy.ts';
import {
  type Claim,
  type ClaimRequest,
  hasEnded,
  type NewDelivery,
  PIECE,
  type Settled,
  type Settlement,
  type Webhook,
  type WebhookStore,
} from '../../contracts/webhook-store.ts';
import {
  abandonedBy,
  type DeliveryChange,
  lapse,
  nextNumber,
  type Outcome,
  outcomeOf,
} from '../_rows/outcome.ts';
import {
  deliveryOf,
  type Row,
  slowness,
  type StoredDelivery,
  storedDeliveryOf,
  type Value,
  waitingOf,
  webhookOf,
  webhookValues,
} from '../_rows/records.ts';
import { inPieces, turn } from '../_rows/pieces.ts';
import { type PendingCounts, pendingCounts } from '../_sql/pending-counts.ts';
import type { Client, Statement } from './client.ts';

const CREATE_WEBHOOK = `insert into canivete_webhooks (id, account_id, url, events, description, state, disabled_reason,
  disabled_at, secret, next_secret, next_secret_until, failing_since, last_failure_at, failed_deliveries,
  last_success_at, slow, version, created_at, updated_at, tools, headers)
select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
where (select count(*) from canivete_webhooks where account_id = ?) < ?
on conflict do nothing returning 1`;

const GET_WEBHOOK = 'select * from canivete_webhooks where id = ?';

const LIST_WEBHOOKS = 'select * from canivete_webhooks where account_id = ? order by created_at, id';

const UPDATE_WEBHOOK = `with p (moved) as (values (?))
update canivete_webhooks set url = ?, events = ?, description = ?, secret = ?, next_secret = ?, next_secret_until = ?,
  updated_at = ?, tools = ?, headers = ?, version = version + 1,
  failing_since = case when (select moved from p) then ? else failing_since end,
  last_failure_at = case when (select moved from p) then ? else last_failure_at end,
  failed_deliveries = case when (select moved from p) then ? else failed_deliveries end,
  slow = case when (select moved from p) then 1 else slow end
where id = ? and version = ? returning 1`;

const ACTIVATE = `update canivete_webhooks set state = 'active', disabled_reason = null, disabled_at = null,
  failing_since = ?, last_failure_at = ?, failed_deliveries = ?, slow = 1, version = version + 1, updated_at = ?
where id = ? and (state = 'active' or not exists (
  select 1 from canivete_deliveries where webhook_id = canivete_webhooks.id and state = 'pending'
)) returning *`;

const DISABLE = `update canivete_webhooks set state = 'disabled', disabled_reason = ?, disabled_at = ?,
  version = version + 1, updated_at = ?
where id = ? returning *`;

/** Without its head none of a webhook's deliveries is claimed, and the triggers have nothing to look for. */
const DROP_HEAD = `delete from canivete_heads where webhook_id = ? and not exists (
  select 1 from canivete_webhooks w where w.id = webhook_id and w.state = 'active'
) returning 1`;

/** Cancels the first that wait for a webhook which is not active. */
const CANCEL_PENDING = `update canivete_deliveries set state = 'canceled', due_at = null, token = null, ended_at = ?,
  body = case keep_body when 1 then body end
where id in (
  select id from canivete_deliveries where webhook_id = ? and state = 'pending' order by due_at, id limit ?
) and not exists (
  select 1 from canivete_webhooks w where w.id = webhook_id and w.state = 'active'
) returning 1`;

/** Notes a webhook that has more to cancel. */
const NOTE_CANCELING = `insert into canivete_canceling (webhook_id) select webhook_id from canivete_deliveries d
where webhook_id = ? and state = 'pending' and not exists (
  select 1 from canivete_webhooks w where w.id = d.webhook_id and w.state = 'active'
) limit 1 on conflict do nothing returning 1`;

const GET_CANCELING = 'select webhook_id from canivete_canceling limit 1';

/** Unless there is more to cancel. */
const END_CANCELING = `delete from canivete_canceling where webhook_id = ? and (
  exists (select 1 from canivete_webhooks w where w.id = webhook_id and w.state = 'active') or not exists (
    select 1 from canivete_deliveries d where d.webhook_id = canivete_canceling.webhook_id and d.state = 'pending'
  )
) returning 1`;

const DELETE_WEBHOOK = 'delete from canivete_webhooks where id = ? returning 1';

const COUNT_PENDING = `select count(*) as count from canivete_deliveries where webhook_id = ? and state = 'pending'`;

const ENQUEUE = `with p (now, most, known) as (values (?, ?, ?)),
  target as (
    select w.id, case when w.state = 'active' and coalesce((select known from p), (
      select count(*) from canivete_deliveries where webhook_id = w.id and state = 'pending'
    )) < (select most from p) then 'pending' else 'skipped' end as state
    from canivete_webhooks w where w.id = ?
  ),
  d (id, account_id, event, tool_id, at, body, keep_body, resend_of, trace) as (values (?, ?, ?, ?, ?, ?, ?, ?, ?))
insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, resend_of, trace, state,
  due_at, ended_at)
select d.id, target.id, d.account_id, d.event, d.tool_id, d.at,
  case when target.state = 'pending' or d.keep_body = 1 then d.body end, d.keep_body,
  coalesce((
    select resend_of from canivete_deliveries
    where id = d.resend_of and webhook_id = target.id and ended_at is not null and attempts = '[]'
  ), d.resend_of), d.trace, target.state,
  case target.state when 'pending' then p.now end, case target.state when 'skipped' then p.now end
from p, target, d where true
on conflict do nothing returning 1`;

/** Finds a copy by its id that ended and is of the same webhook as the one that was stored to follow it. */
const FOLLOWED = `id = ? and resend_of is not null and ended_at is not null
  and webhook_id = (select webhook_id from canivete_deliveries where id = ?)`;

const DELETE_UNTRIED = `delete from canivete_deliveries where ${FOLLOWED} and attempts = '[]' returning 1`;

const HAND_ON = `update canivete_deliveries set body = null where ${FOLLOWED} returning 1`;

/** Uses the small index of deliveries being attempted; that of due times also has all that wait. */
const LAPSED = `select d.*, exists (
    select 1 from canivete_webhooks w where w.id = d.webhook_id and w.state = 'active'
  ) as active
from canivete_deliveries d indexed by canivete_deliveries_delivering
where d.state = 'delivering' and d.due_at <= ? order by d.due_at limit ${PIECE}`;

/** The fields of `DeliveryChange`, whether it ended, and the id. */
const CHANGE = `update canivete_deliveries set state = ?, attempts = ?, due_at = ?, lapses = ?, ended_at = ?, token = null,
  body = case when ? and keep_body = 0 then null else body end
where id = ?`;

const TAKE_BACK = `${CHANGE} and token = ? and ? = exists (
  select 1 from canivete_webhooks w where w.id = webhook_id and w.state = 'active'
) returning 1`;

/**
 * Finds as many webhooks with a due head and room as are wanted, the oldest head first. It skips those without room:
 * each of them has a lease, so they are few.
 */
const targets = (slow: 0 | 1 | 2, room: string, wanted: string) => `select id, room from (
    select w.id, ${room} - (
      select count(*) from canivete_deliveries
      where webhook_id = w.id and state = 'delivering' and due_at > (select now from p)
    ) as room
    from canivete_heads h indexed by canivete_heads_due cross join canivete_webhooks w on w.id = h.webhook_id
    where h.slow = ${slow} and h.due_at <= (select now from p) and w.state = 'active'
    order by h.due_at, h.id
  ) where room > 0 limit ${wanted}`;

/**
 * Claims the first due deliveries of each webhook with room: as many as can be picked when each other webhook gives
 * one. They are ordered round by round, and each token begins with the delivery's place, because an update returns its
 * rows in no order.
 */
const CLAIM = `with p (now, lease, owner, most, per_webhook, slow, failing) as (values (?, ?, ?, ?, ?, ?, ?)),
  quick as materialized (${targets(0, '(select per_webhook from p)', '(select most from p)')}),
  fresh as materialized (${targets(1, '1', '(select min(most, slow) from p)')}),
  failing as materialized (${targets(2, '1', '(select max(0, min(most, failing, slow - (select count(*) from fresh))) from p)')}),
  target as materialized (select * from quick union all select * from fresh union all select * from failing),
  ranked as (
    select d.id, d.due_at, t.room, row_number() over (partition by d.webhook_id order by d.due_at, d.id) as round
    from target t join canivete_deliveries d on d.id in (
      select id from canivete_deliveries
      where webhook_id = t.id and state = 'pending' and due_at <= (select now from p)
      order by due_at, id limit (select max(1, min(per_webhook, most + 1 - (select count(*) from target))) from p)
    )
  ),
  picked as materialized (
    select id, row_number() over (order by round, due_at, id) as place from ranked
    where round <= room order by place limit (select most from p)
  )
update canivete_deliveries as d set state = 'delivering', due_at = p.now + p.lease, owner = p.owner, begun = 0,
  token = printf('%06d.', picked.place) || lower(hex(randomblob(16)))
from picked, p where d.id = picked.id and d.id in (select id from picked)
returning *`;

const BEGIN = `update canivete_deliveries set begun = 1
where id = ? and token = ? and state = 'delivering' and due_at > ? returning 1`;

/** A slow webhook had its turn: its head comes after those that wait since before. In the same step. */
const TAKE_TURNS = `update canivete_heads set due_at = max(due_at, ?) where slow > 0 and webhook_id in (
  select webhook_id from canivete_deliveries where state = 'delivering' and due_at = ? and owner = ?
) returning 1`;

/** The webhooks of what was claimed; in the same step. */
const CLAIMED_WEBHOOKS = `select * from canivete_webhooks where id in (
  select webhook_id from canivete_deliveries where state = 'delivering' and due_at = ? and owner = ?
)`;

/** Tests that the webhook of a delivery is active. */
const ACTIVE = `exists (select 1 from canivete_webhooks w where w.id = d.webhook_id and w.state = 'active')`;

const GET_DELIVERY = `select d.*, ${ACTIVE} as active from canivete_deliveries d where id = ?`;

const WEBHOOK_OF_DELIVERY = `select w.* from canivete_webhooks w
join canivete_deliveries d on d.webhook_id = w.id where d.id = ?`;

/** True while a webhook is as it was read: the changes of an attempt follow from these fields alone. */
const SAME_WEBHOOK = `id = ? and state = ? and failing_since is ? and last_failure_at is ? and failed_deliveries = ?
  and last_success_at is ? and min(slow, 1) = min(?, 1)`;

const SETTLE = `${CHANGE} and state = ? and token is ? and attempts = ?
  and exists (select 1 from canivete_webhooks where ${SAME_WEBHOOK}) returning 1`;

const SETTLE_WITHOUT_WEBHOOK = `${CHANGE} and state = ? and token is ? and attempts = ?
  and not exists (select 1 from canivete_webhooks where id = ?) returning 1`;

/** After `SETTLE`, in the same step: nothing, when that did not change the delivery. */
const SETTLE_WEBHOOK = `with p (disabled, now) as (values (?, ?))
update canivete_webhooks set failing_since = ?, last_failure_at = ?, failed_deliveries = ?, last_success_at = ?, slow = ?,
  state = case when p.disabled then 'disabled' else state end,
  disabled_reason = case when p.disabled then 'failures' else disabled_reason end,
  disabled_at = case when p.disabled then p.now else disabled_at end,
  updated_at = case when p.disabled then p.now else updated_at end
from p where ${SAME_WEBHOOK}
  and exists (select 1 from canivete_deliveries where id = ? and attempts = ? and token is null)
returning 1`;

/** The head of a webhook that is not slow any more is the first that waits, not where its turn was. */
const RESTORE_HEAD = `update canivete_heads set (id, due_at) = (
  select id, due_at from canivete_deliveries where webhook_id = canivete_heads.webhook_id and state = 'pending'
  order by due_at, id limit 1
) where webhook_id = ? and slow = 0 returning 1`;

const RELEASE = `with p (now) as (values (?)),
  target as (
    select d.id, exists (
      select 1 from canivete_webhooks w where w.id = d.webhook_id and w.state = 'active'
    ) as active
    from canivete_deliveries d, p
    where d.id = ? and d.token = ? and d.state = 'delivering' and d.due_at > p.now
  )
update canivete_deliveries as d set token = null, state = case when target.active then 'pending' else 'canceled' end,
  due_at = case when target.active then p.now end, ended_at = case when not target.active then p.now end,
  body = case when target.active or keep_body = 1 then body end
from target, p where d.id = target.id returning 1`;

/** Deliveries whose time is still to come, if their webhook is active. */
const makeDue = (which: string) => `update canivete_deliveries as d set due_at = ?
where ${which} and exists (select 1 from canivete_webhooks w where w.id = d.webhook_id and w.state = 'active')
returning 1`;
const MAKE_DUE = makeDue(`id in (
  select id from canivete_deliveries where webhook_id = ? and state = 'pending' and due_at > ?
  order by due_at, id limit ?
)`);
const MAKE_ONE_DUE = makeDue(`webhook_id = ? and state = 'pending' and due_at > ? and id = ?`);

/** Webhooks that are not active have no head. */
const NEXT_DUE = `select min(due_at) as due_at from (
  ${[0, 1, 2].map((slow) => `select min(due_at) as due_at from canivete_heads where slow = ${slow}`).join(' union all ')}
  union all select min(due_at) from canivete_deliveries indexed by canivete_deliveries_delivering where state = 'delivering'
)`;

/** Begins with what has not ended: that index has nothing else. */
const WAITING = `select open.slow, open.count, d.at from (
    select w.slow, count(*) as count, min(d.id) as id
    from canivete_deliveries d indexed by canivete_deliveries_due cross join canivete_webhooks w on w.id = d.webhook_id
    where d.due_at is not null and (d.state = 'delivering' or w.state = 'active') group by w.slow
  ) open join canivete_deliveries d on d.id = open.id order by open.slow`;

const listDeliveries = (
  owner: 'webhook_id' | 'account_id',
) => `select d.*, ${ACTIVE} as active from canivete_deliveries d
where ${owner} = ? and (? is null or case when state = 'pending' and not ${ACTIVE} then 'canceled' else state end = ?)
  and id < coalesce(?, char(1114111)) order by id desc limit ?`;
const LIST_DELIVERIES_OF_WEBHOOK = listDeliveries('webhook_id');
const LIST_DELIVERIES_OF_ACCOUNT = listDeliveries('account_id');

const PURGE = `delete from canivete_deliveries where id in (
  select id from canivete_deliveries where ended_at <= ? order by ended_at limit ?
) returning 1`;

const ERASE_HEADS = `delete from canivete_heads where webhook_id in (
  select id from canivete_webhooks where account_id = ?
) returning 1`;
const ERASE_WEBHOOKS = 'delete from canivete_webhooks where account_id = ? returning 1';
const ERASE_DELIVERIES = `delete from canivete_deliveries where id in (
  select id from canivete_deliveries where account_id = ? limit ${PIECE}
) returning 1`;

/** Most tries to write an outcome. A try fails when another caller has changed what was read, so that one gets on. */
const MAX_TRIES = 1_000;

export function sqliteWebhooks(client: Client, clock: () => number): WebhookStore {
  const counts = pendingCounts(clock);
  const one = async (...statement: Statement) => firstOf(client, statement);

  return {
    claim: async (request) => claim(client, clock, request),
    settle: async (settlement) => settle(client, clock, settlement),
    async createWebhook(webhook, max) {
      const values = [...webhookValues(webhook), webhook.accountId, max];
      return (await one(CREATE_WEBHOOK, values)) !== null;
    },
    async getWebhook(id) {
      const row = await one(GET_WEBHOOK, [id]);
      return row && webhookOf(row);
    },
    listWebhooks: async (accountId) => (await client.all(LIST_WEBHOOKS, [accountId])).map(webhookOf),
    async updateWebhook(id, version, patch) {
      const row = await one(GET_WEBHOOK, [id]);
      const webhook = row && webhookOf(row);
      if (webhook?.version !== version) return false;
      const { description = webhook.description ?? null } = patch;
      const { url, events, tools, headers, secret, nextSecret, nextSecretUntil, updatedAt } = {
        ...webhook,
        ...patch,
      };
      const moved = url === webhook.url ? 0 : 1;
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
      return (await one(UPDATE_WEBHOOK, [moved, ...changed, ...cleared, id, version])) !== null;
    },
    async setState(id, state, reason, at) {
      if (state === 'active') return activate(client, clock, id, at);
      const [changed] = await client.batch([
        [DISABLE, [reason, at, at, id]],
        ...canceling(id, PIECE, clock()),
      ]);
      return changed?.[0] ? webhookOf(changed[0]) : null;
    },
    async deleteWebhook(id) {
      const [deleted] = await client.batch([[DELETE_WEBHOOK, [id]], ...canceling(id, PIECE, clock())]);
      return deleted?.length === 1;
    },
    endCanceled: async (max) => endCanceled(client, clock, max),
    enqueue: async (deliveries, maxPending) => enqueue(client, counts, clock, deliveries, maxPending),
    async begin(claims) {
      const now = clock();
      if (claims.length > 0) await client.batch(claims.map(({ id, token }) => [BEGIN, [id, token, now]]));
    },
    async release(id, token) {
      await client.batch(() => [[RELEASE, [clock(), id, token]]]);
    },
    async makeDue(webhookId, max, id) {
      const [made] = await client.batch(() => {
        const now = clock();
        return [[id === undefined ? MAKE_DUE : MAKE_ONE_DUE, [now, webhookId, now, id ?? max]]];
      });
      return made?.length ?? 0;
    },
    async nextDue() {
      const row = await one(NEXT_DUE);
      const due = row?.['due_at'] ?? null;
      return due === null ? null : Math.max(0, Number(due) - clock());
    },
    waiting: async () => (await client.all(WAITING)).map(waitingOf),
    async getDelivery(id) {
      const row = await one(GET_DELIVERY, [id]);
      return row && deliveryOf(row, clock());
    },
    async listDeliveries({ webhookId, accountId, state = null, before = null, limit }) {
      const rest = [state, state, before, limit];
      const rows = await (webhookId === undefined
        ? client.all(LIST_DELIVERIES_OF_ACCOUNT, [accountId, ...rest])
        : client.all(LIST_DELIVERIES_OF_WEBHOOK, [webhookId, ...rest]));
      const now = clock();
      return rows.map((row) => deliveryOf(row, now));
    },
    purge: async (olderThan, max) => (await client.all(PURGE, [clock() - olderThan, max])).length,
    async eraseAccount(accountId) {
      await client.batch([
        [ERASE_HEADS, [accountId]],
        [ERASE_WEBHOOKS, [accountId]],
      ]);
      await inPieces(async () => (await client.all(ERASE_DELIVERIES, [accountId])).length);
    },
  };
}

const firstOf = async (client: Client, statement: Statement) => (await client.all(...statement))[0] ?? null;

async function takeBack(client: Client, now: number, { onAbandoned }: ClaimRequest): Promise<void> {
  const rows = await client.all(LAPSED, [now]);
  if (rows.length === 0) return;
  const lapses = rows.map((row) => {
    const stored = storedDeliveryOf(row);
    const active = Number(row['active']);
    return { stored, active, change: lapse(stored, active === 1, now) };
  });
  const written = await client.batch(
    lapses.map(({ stored: { id, token }, active, change }): Statement => [
      TAKE_BACK,
      [...changeValues(change), id, token, active],
    ]),
  );
  const abandoned = lapses
    .filter((_, i) => written[i]?.length)
    .flatMap(({ stored, change }) => abandonedBy(stored, change, now));
  for (const delivery of abandoned) onAbandoned?.(delivery);
}

async function claim(client: Client, clock: () => number, request: ClaimRequest): Promise<Claim[]> {
  const { owner, limit, slow, failing = slow, lease, perWebhook } = request;
  try {
    await takeBack(client, clock(), request);
  } catch (error) {
    request.onError?.(error);
  }
  let now = 0;
  const [rows, webhooks] = await client.batch(() => {
    now = clock();
    return [
      [CLAIM, [now, lease, owner, limit, perWebhook, slow, failing]],
      [CLAIMED_WEBHOOKS, [now + lease, owner]],
      [TAKE_TURNS, [now, now + lease, owner]],
    ];
  });
  const byId = new Map((webhooks ?? []).map((row) => [row['id'], row]));
  return (rows ?? [])
    .map((row) => claimOf(row, byId.get(row['webhook_id']) as Row, now))
    .toSorted((a, b) => byText(a.token, b.token));
}

async function settle(client: Client, clock: () => number, settlement: Settlement): Promise<Settled> {
  const { id } = settlement;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [deliveries, webhooks] = await client.batch([
      [GET_DELIVERY, [id]],
      [WEBHOOK_OF_DELIVERY, [id]],
    ]);
    const [row] = deliveries ?? [];
    const now = clock();
    const stored = row && storedDeliveryOf(row);
    const webhook = webhooks?.[0] ? webhookOf(webhooks[0]) : null;
    const outcome = stored ? outcomeOf(stored, webhook, settlement, now) : null;
    if (!stored || !outcome) return { result: 'stale', disabled: false };
    const [written] = await client.batch(settling(stored, row['attempts'] as string, webhook, outcome, now));
    if (written?.length) return outcome.settled;
  }
  throw new Error('a delivery changed whenever it was to be settled');
}

/** Makes a webhook active, and cancels all that waited before, as it must not come back. */
async function activate(
  client: Client,
  clock: () => number,
  id: string,
  at: number,
): Promise<Webhook | null> {
  for (;;) {
    const results = await client.batch([
      ...canceling(id, PIECE, clock()),
      [ACTIVATE, [...cleared, at, id]],
      [GET_WEBHOOK, [id]],
    ]);
    const [changed, found] = results.slice(-2);
    if (changed?.[0]) return webhookOf(changed[0]);
    if (!found?.[0]) return null;
    await turn();
  }
}

/** Cancels what is left of webhooks that were disabled or deleted, at most so much of it, and gives the number. */
async function endCanceled(client: Client, clock: () => number, max: number): Promise<number> {
  let done = 0;
  while (done < max) {
    const id = (await firstOf(client, [GET_CANCELING]))?.['webhook_id'] as string | undefined;
    if (id === undefined) break;
    const [, canceled] = await client.batch([...canceling(id, max - done, clock()), [END_CANCELING, [id]]]);
    done += canceled?.length ?? 0;
  }
  return done;
}

/** Remembers how many deliveries wait for each of many, where that is not known. */
async function countPending(
  client: Client,
  counts: PendingCounts,
  webhookIds: readonly string[],
): Promise<void> {
  for (const id of new Set(webhookIds)) {
    if (counts.known(id) !== null) continue;
    const row = await firstOf(client, [COUNT_PENDING, [id]]);
    counts.counted(id, Number(row?.['count']));
  }
}

async function enqueue(
  client: Client,
  counts: PendingCounts,
  clock: () => number,
  deliveries: readonly NewDelivery[],
  maxPending: number,
): Promise<void> {
  if (deliveries.length === 0) return;
  const ids = deliveries.map(({ webhookId }) => webhookId);
  // Each of several for one webhook would count all that waits for it.
  await countPending(
    client,
    counts,
    ids.filter((id, i) => ids.indexOf(id) < i),
  );
  const now = clock();
  const uncounted = [...new Set(ids)].filter((id) => counts.known(id) === null);
  const counting = uncounted.map((id): Statement => [COUNT_PENDING, [id]]);
  const storing = deliveries.map((one): Statement => {
    const { id, webhookId, accountId, event, toolId, at, body, keepBody, resendOf, trace } = one;
    const kept = [body, keepBody ? 1 : 0, resendOf, trace ?? null];
    const limits = [now, maxPending, counts.known(webhookId)];
    counts.added(webhookId, 1);
    return [ENQUEUE, [...limits, webhookId, id, accountId, event, toolId, at, ...kept]];
  });
  const handing = deliveries
    .filter(({ resendOf }) => resendOf !== null)
    .flatMap(({ id, resendOf }): Statement[] => [
      [DELETE_UNTRIED, [resendOf, id]],
      [HAND_ON, [resendOf, id]],
    ]);
  const results = await client.batch([...storing, ...handing, ...counting]);
  const counted = results.slice(storing.length + handing.length);
  uncounted.forEach((id, i) => counts.counted(id, Number(counted[i]?.[0]?.['count'])));
}

const cleared: readonly Value[] = [CLEARED.failingSince, CLEARED.lastFailureAt, CLEARED.failedDeliveries];

function changeValues(change: DeliveryChange): Value[] {
  const { state, attempts, dueAt, lapses, endedAt } = change;
  return [state, JSON.stringify(attempts), dueAt, lapses, endedAt, hasEnded(change) ? 1 : 0];
}

/** The statements that cancel the first that wait for a webhook, unless it is active. */
function canceling(id: string, max: number, now: number): Statement[] {
  return [
    [DROP_HEAD, [id]],
    [CANCEL_PENDING, [now, id, max]],
    [NOTE_CANCELING, [id]],
  ];
}

function streakValues(
  webhook: Pick<Webhook, 'failingSince' | 'lastFailureAt' | 'failedDeliveries' | 'lastSuccessAt' | 'slow'>,
): Value[] {
  const { failingSince, lastFailureAt, failedDeliveries, lastSuccessAt } = webhook;
  return [failingSince, lastFailureAt, failedDeliveries, lastSuccessAt, slowness(webhook)];
}

/** Makes the statements that write an outcome if its basis is still as it was read; the first says whether it was. */
function settling(
  { id, webhookId, state, token }: StoredDelivery,
  seen: string,
  webhook: Webhook | null,
  { delivery, streak, settled: { disabled } }: Outcome,
  now: number,
): Statement[] {
  const change = [...changeValues(delivery), id, state, token, seen];
  if (!webhook || !streak) return [[SETTLE_WITHOUT_WEBHOOK, [...change, webhookId]]];
  const same = [webhook.id, webhook.state, ...streakValues(webhook)];
  const ours = [id, JSON.stringify(delivery.attempts)];
  const steps: Statement[] = [
    [SETTLE, [...change, ...same]],
    [SETTLE_WEBHOOK, [disabled ? 1 : 0, now, ...streakValues(streak), ...same, ...ours]],
  ];
  if (webhook.slow && !streak.slow) steps.push([RESTORE_HEAD, [webhookId]]);
  if (disabled) steps.push(...canceling(webhookId, PIECE, now));
  return steps;
}

function claimOf(row: Row, webhook: Row, now: number): Claim {
  const delivery = deliveryOf(row, now);
  return {
    delivery,
    webhook: webhookOf(webhook),
    token: row['token'] as string,
    attempt: nextNumber(delivery),
  };
}
