import {
  type Claim,
  type ClaimRequest,
  type Delivery,
  type NewDelivery,
  PIECE,
  type Settled,
  type Settlement,
  type WebhookStore,
} from '../../contracts/webhook-store.ts';
import { abandonedBy, type DeliveryChange, lapse, nextNumber, outcomeOf } from '../_rows/outcome.ts';
import {
  deliveryOf,
  type Row,
  slowness,
  storedDeliveryOf,
  waitingOf,
  webhookOf,
  webhookValues,
} from '../_rows/records.ts';
import { inPieces } from '../_rows/pieces.ts';
import type { Argument, Run, Script } from './client.ts';
import { changeOf, type Fields, pairsOf, rowOf, rowsOf, webhookPairs } from './hashes.ts';
import { SEEN_FIELDS, SERVER_TIME, webhookScripts } from './webhook-scripts.ts';

/** Most tries to write an outcome. A try fails when another caller has changed what was read, so that one gets on. */
const MAX_TRIES = 1_000;

/** Runs a script on the keys of a store. */
interface Asking {
  readonly scripts: ReturnType<typeof webhookScripts>;
  ask(script: Script, ...args: Argument[]): Promise<unknown>;
}

/** `time` is a text in Lua that sets `now`. */
export function redisWebhooks(run: Run, prefix: string, time = SERVER_TIME): WebhookStore {
  const scripts = webhookScripts(time);
  const ask = async (script: Script, ...args: Argument[]) => run(script, prefix, args);
  const asking: Asking = { ask, scripts };

  return {
    claim: async (request) => claim(asking, request),
    settle: async (settlement) => settle(asking, settlement),
    async createWebhook(webhook, max) {
      const { id, accountId, createdAt } = webhook;
      const pairs = webhookPairs(webhookValues(webhook));
      return Number(await ask(scripts.createWebhook, id, accountId, createdAt, max, ...pairs)) === 1;
    },
    async getWebhook(id) {
      const row = rowOf(await ask(scripts.getWebhook, id));
      return row && webhookOf(row);
    },
    listWebhooks: async (accountId) => rowsOf(await ask(scripts.listWebhooks, accountId)).map(webhookOf),
    async updateWebhook(id, version, patch) {
      const { url, events, tools, description, headers, secret, nextSecret, nextSecretUntil, updatedAt } =
        patch;
      const change = changeOf({
        ...{ url, description, secret, updated_at: updatedAt },
        ...{ events: events && JSON.stringify(events) },
        ...{ tools: tools && JSON.stringify(tools), headers: headers && JSON.stringify(headers) },
        ...{ next_secret: nextSecret, next_secret_until: nextSecretUntil },
      });
      return Number(await ask(scripts.updateWebhook, id, version, ...change)) === 1;
    },
    async setState(id, state, reason, at) {
      const disabledAt = state === 'disabled' ? at : null;
      const change = changeOf({ disabled_reason: reason, disabled_at: disabledAt, updated_at: at });
      for (;;) {
        const reply = await ask(scripts.setState, id, state, ...change);
        const row = Array.isArray(reply) ? rowOf(reply) : undefined;
        if (row !== undefined) return row && webhookOf(row);
      }
    },
    deleteWebhook: async (id) => Number(await ask(scripts.deleteWebhook, id)) === 1,
    async enqueue(deliveries, maxPending) {
      if (deliveries.length > 0) await ask(scripts.enqueue, maxPending, ...deliveries.flatMap(newFields));
    },
    async begin(claims) {
      if (claims.length > 0) await ask(scripts.begin, ...claims.flatMap(({ id, token }) => [id, token]));
    },
    async release(id, token) {
      await ask(scripts.release, id, token);
    },
    makeDue: async (webhookId, max, id = '') => Number(await ask(scripts.makeDue, webhookId, max, id)),
    async nextDue() {
      const due = Number(await ask(scripts.nextDue));
      return due < 0 ? null : due;
    },
    async waiting() {
      const rows = (await ask(scripts.waiting)) as readonly (readonly unknown[])[];
      return rows.map(([slow, count, at]) => waitingOf({ slow, count, at }));
    },
    async getDelivery(id) {
      const [now, fields] = await withTime(ask(scripts.getDelivery, id));
      const row = rowOf(fields);
      return row && deliveryOf(row, now);
    },
    async listDeliveries({ webhookId, accountId, state = '', before = '', limit }) {
      const owner = webhookId === undefined ? ['a', accountId] : ['w', webhookId];
      const found: Delivery[] = [];
      for (let from: string | undefined = before; from !== undefined;) {
        const asked = ask(scripts.listDeliveries, ...owner, state, from, limit - found.length);
        const [now, rows, next] = await withTime(asked);
        found.push(...rowsOf(rows).map((row) => deliveryOf(row, now)));
        from = next ? String(next) : undefined;
      }
      return found;
    },
    endCanceled: async (max) => Number(await ask(scripts.endCanceled, max)),
    purge: async (olderThan, max) => Number(await ask(scripts.purge, olderThan, max)),
    async eraseAccount(accountId) {
      await inPieces(async () => Number(await ask(scripts.eraseAccount, accountId, PIECE)));
    },
  };
}

/** Reads the reply of a script that answers the time and more. */
async function withTime(reply: Promise<unknown>): Promise<[now: number, ...rest: unknown[]]> {
  const [now, ...rest] = (await reply) as readonly unknown[];
  return [Number(now), ...rest];
}

async function takeBack(
  { ask, scripts }: Asking,
  now: number,
  over: readonly unknown[],
  request: ClaimRequest,
): Promise<void> {
  await Promise.all(
    over.map(async (each) => {
      const [fields, active] = each as [unknown, unknown];
      const row = storedDeliveryOf(rowOf(fields) as Row);
      const change = lapse(row, Number(active) === 1, now);
      const written = await ask(
        scripts.takeBack,
        ...[row.id, row.token ?? '', Number(active)],
        ...movement(change),
      );
      if (written !== null) for (const one of abandonedBy(row, change, now)) request.onAbandoned?.(one);
    }),
  );
}

async function claim(asking: Asking, request: ClaimRequest): Promise<readonly Claim[]> {
  const { ask, scripts } = asking;
  const { owner, limit, slow, failing = slow, lease, perWebhook } = request;
  for (let takenBack = 0; ;) {
    const asked = [limit, slow, lease, perWebhook, owner, crypto.randomUUID(), failing];
    const takesBack = takenBack < PIECE ? 1 : 0;
    const [now, over, rows, webhooks] = await withTime(ask(scripts.claim, ...asked, takesBack));
    if (rows) {
      const byId = new Map(rowsOf(webhooks).map((row) => [row['id'], row]));
      return rowsOf(rows).map((row) => claimOf(row, byId.get(row['webhook_id']) as Row, now));
    }
    try {
      await takeBack(asking, now, over as readonly unknown[], request);
      takenBack += (over as readonly unknown[]).length;
    } catch (error) {
      request.onError?.(error);
      takenBack = PIECE;
    }
  }
}

async function settle({ ask, scripts }: Asking, settlement: Settlement): Promise<Settled> {
  const { id } = settlement;
  let [now, fields, webhookFields] = await withTime(ask(scripts.readSettling, id));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = rowOf(fields);
    const webhookRow = rowOf(webhookFields);
    const webhook = webhookRow && webhookOf(webhookRow);
    const outcome = row && outcomeOf(storedDeliveryOf(row), webhook, settlement, now);
    if (!outcome) return { result: 'stale', disabled: false };
    const { settled } = outcome;
    const { result, disabled } = settled;
    const written = await ask(
      scripts.settle,
      ...[id, text(row, 'webhook_id'), text(row, 'state'), text(row, 'token'), text(row, 'attempts')],
      ...[webhookRow ? SEEN_FIELDS.map((name) => text(webhookRow, name)).join(' ') : ''],
      ...[result === 'applied' ? 1 : 0, disabled ? 1 : 0],
      ...movement(outcome.delivery),
      ...changeOf({
        ...streakFields(outcome.streak),
        ...(disabled && {
          ...{ state: 'disabled', disabled_reason: 'failures' },
          ...{ disabled_at: now, updated_at: now },
        }),
      }),
    );
    if (!Array.isArray(written)) return settled;
    [now, fields, webhookFields] = await withTime(Promise.resolve(written));
  }
  throw new Error('a delivery changed whenever it was to be settled');
}

const text = (row: Row, name: string): string => (row[name] ?? '') as string;

/** Gives the arguments that `move` in Lua takes after the id. */
function movement({ state, attempts, dueAt, lapses, endedAt }: DeliveryChange): Argument[] {
  return [state, JSON.stringify(attempts), dueAt ?? '', lapses, endedAt ?? ''];
}

function streakFields(streak: NonNullable<ReturnType<typeof outcomeOf>>['streak']): Fields {
  if (!streak) return {};
  return {
    failing_since: streak.failingSince,
    last_failure_at: streak.lastFailureAt,
    failed_deliveries: streak.failedDeliveries,
    last_success_at: streak.lastSuccessAt,
    slow: slowness(streak),
  };
}

function newFields(delivery: NewDelivery): Argument[] {
  const { id, webhookId, accountId, event, toolId, at, body, resendOf, trace } = delivery;
  const keeps = delivery.keepBody ? 1 : 0;
  const pairs = pairsOf({
    ...{ id, webhook_id: webhookId, account_id: accountId, event, tool_id: toolId, at, body },
    ...{ keep_body: keeps, resend_of: resendOf, trace, attempts: '[]', lapses: 0 },
  });
  return [id, webhookId, accountId, keeps, pairs.length, ...pairs];
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
