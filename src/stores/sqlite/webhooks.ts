import { byText } from '../../lib/text/order.ts';
import { CLEARED } from '../../contracts/delivery-policy.ts';
import {
  type Claim,
  type ClaimRequest,
  hasEnded,
  type Settled,
  type Settlement,
  type Webhook,
  type WebhookStore,
} from '../../contracts/webhook-store.ts';
import { type DeliveryChange, lapse, nextNumber, type Outcome, outcomeOf } from '../_rows/outcome.ts';
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
import { pendingCounts } from '../_sql/pending-counts.ts';
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
where id = ? returning *`;

const DISABLE = `update canivete_webhooks set state = 'disabled', disabled_reason = ?, disabled_at = ?,
  version = version + 1, updated_at = ?
where id = ? returning *`;

const CANCEL_PENDING = `update canivete_deliveries set state = 'canceled', due_at = null, token = null, ended_at = ?,
  body = case keep_body when 1 then body end
where webhook_id = ? and state = 'pending' returning 1`;

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
where d.state = 'delivering' and d.due_at <= ?`;

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
update canivete_deliveries as d set state = 'delivering', due_at = p.now + p.lease, owner = p.owner,
  token = printf('%06d.', picked.place) || lower(hex(randomblob(16)))
from picked, p where d.id = picked.id and d.id in (select id from picked)
returning *`;

/** A slow webhook had its turn: its head comes after those that wait since before. In the same step. */
const TAKE_TURNS = `update canivete_heads set due_at = max(due_at, ?) where slow > 0 and webhook_id in (
  select webhook_id from canivete_deliveries where state = 'delivering' and due_at = ? and owner = ?
) returning 1`;

/** The webhooks of what was claimed; in the same step. */
const CLAIMED_WEBHOOKS = `select * from canivete_webhooks where id in (
  select webhook_id from canivete_deliveries where state = 'delivering' and due_at = ? and owner = ?
)`;

const GET_DELIVERY = 'select * from canivete_deliveries where id = ?';

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

const CANCEL_IF_DISABLED = CANCEL_PENDING.replace(
  'returning',
  `and exists (select 1 from canivete_webhooks where id = webhook_id and state = 'disabled') returning`,
);

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

const NEXT_DUE = 'select min(due_at) as due_at from canivete_deliveries where due_at is not null';

/** Begins with what has not ended: that index has nothing else. */
const WAITING = `with open as materialized (
    select w.slow, count(*) as count, min(d.id) as id
    from canivete_deliveries d indexed by canivete_deliveries_due cross join canivete_webhooks w on w.id = d.webhook_id
    where d.due_at is not null group by w.slow
  )
select open.slow, open.count, d.at from open join canivete_deliveries d on d.id = open.id order by open.slow`;

const listDeliveries = (owner: 'webhook_id' | 'account_id') => `select * from canivete_deliveries
where ${owner} = ? and (? is null or state = ?) and (? is null or id < ?) order by id desc limit ?`;
const LIST_DELIVERIES_OF_WEBHOOK = listDeliveries('webhook_id');
const LIST_DELIVERIES_OF_ACCOUNT = listDeliveries('account_id');

const PURGE = `delete from canivete_deliveries where id in (
  select id from canivete_deliveries where ended_at <= ? order by ended_at limit ?
) returning 1`;

const ERASE_WEBHOOKS = 'delete from canivete_webhooks where account_id = ? returning 1';
const ERASE_DELIVERIES = 'delete from canivete_deliveries where account_id = ? returning 1';

/** Most tries to write an outcome. A try fails when another caller has changed what was read, so that one gets on. */
const MAX_TRIES = 1_000;

export function sqliteWebhooks(client: Client, clock: () => number): WebhookStore {
  const counts = pendingCounts(clock);
  const one = async (...statement: Statement) => (await client.all(...statement))[0] ?? null;

  async function takeBack(now: number): Promise<void> {
    const rows = await client.all(LAPSED, [now]);
    if (rows.length === 0) return;
    await client.batch(
      rows.map((row): Statement => {
        const stored = storedDeliveryOf(row);
        const active = Number(row['active']);
        const change = lapse(stored, active === 1, now);
        return [TAKE_BACK, [...changeValues(change), stored.id, stored.token, active]];
      }),
    );
  }

  async function claim(request: ClaimRequest): Promise<Claim[]> {
    const { owner, limit, slow, failing = slow, lease, perWebhook } = request;
    const now = clock();
    await takeBack(now);
    const [rows, webhooks] = await client.batch([
      [CLAIM, [now, lease, owner, limit, perWebhook, slow, failing]],
      [CLAIMED_WEBHOOKS, [now + lease, owner]],
      [TAKE_TURNS, [now, now + lease, owner]],
    ]);
    const byId = new Map((webhooks ?? []).map((row) => [row['id'], row]));
    return (rows ?? [])
      .map((row) => claimOf(row, byId.get(row['webhook_id']) as Row, now))
      .toSorted((a, b) => byText(a.token, b.token));
  }

  async function settle(settlement: Settlement): Promise<Settled> {
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
      const [settled] = await client.batch(
        settling(stored, row['attempts'] as string, webhook, outcome, now),
      );
      if (settled?.length) return { result: outcome.result, disabled: outcome.disabled };
    }
    throw new Error('a delivery changed whenever it was to be settled');
  }

  return {
    claim,
    settle,
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
      const steps: Statement[] =
        state === 'active'
          ? [[ACTIVATE, [...cleared, at, id]]]
          : [
              [DISABLE, [reason, at, at, id]],
              [CANCEL_PENDING, [clock(), id]],
            ];
      const [changed] = await client.batch(steps);
      return changed?.[0] ? webhookOf(changed[0]) : null;
    },
    async deleteWebhook(id) {
      const [deleted] = await client.batch([
        [DELETE_WEBHOOK, [id]],
        [CANCEL_PENDING, [clock(), id]],
      ]);
      return deleted?.length === 1;
    },
    async enqueue(deliveries, maxPending) {
      if (deliveries.length === 0) return;
      const now = clock();
      const uncounted = [...new Set(deliveries.map((one) => one.webhookId))].filter(
        (id) => counts.known(id) === null,
      );
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
    },
    async release(id, token) {
      await client.all(RELEASE, [clock(), id, token]);
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
      const rest = [state, state, before, before, limit];
      const rows = await (webhookId === undefined
        ? client.all(LIST_DELIVERIES_OF_ACCOUNT, [accountId, ...rest])
        : client.all(LIST_DELIVERIES_OF_WEBHOOK, [webhookId, ...rest]));
      const now = clock();
      return rows.map((row) => deliveryOf(row, now));
    },
    purge: async (olderThan, max) => (await client.all(PURGE, [clock() - olderThan, max])).length,
    async eraseAccount(accountId) {
      await client.batch([
        [ERASE_WEBHOOKS, [accountId]],
        [ERASE_DELIVERIES, [accountId]],
      ]);
    },
  };
}

const cleared: readonly Value[] = [CLEARED.failingSince, CLEARED.lastFailureAt, CLEARED.failedDeliveries];

function changeValues(change: DeliveryChange): Value[] {
  const { state, attempts, dueAt, lapses, endedAt } = change;
  return [state, JSON.stringify(attempts), dueAt, lapses, endedAt, hasEnded(change) ? 1 : 0];
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
  { delivery, streak, disabled }: Outcome,
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
  if (disabled) steps.push([CANCEL_IF_DISABLED, [now, webhookId]]);
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
