/** Deliveries of all webhooks that failed lately, and webhooks that are disabled. */
import { type Child, h } from '../../shared/dom.ts';
import { button, message, state, table, whileBusy } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import { type Loaded, loadInto, whyOf } from '../loaded.ts';
import type { Delivery, Webhook } from '../types.ts';
import { eventOf, lastAnswer } from './delivery-words.ts';
import { enableAndRecover, type Missed, missedOf } from './missed.ts';
import { resendAll, type Standing, standingOf } from './standing.ts';
import { nameOf } from './webhook-words.ts';

const SHOWN = 5;
const WEEK = 7 * 86_400_000;

interface Failures {
  readonly webhooks: readonly Webhook[];
  readonly failed: readonly Delivery[];
  readonly disabled: readonly (readonly [Webhook, Missed])[];
  /** Webhooks that fail, or have something that has not arrived yet. */
  readonly troubled: readonly (readonly [Webhook, Standing])[];
}

/** Copies that are looked at: the newest of each webhook. */
const LOOKED_AT = 100;

/** The ids of deliveries whose copy has arrived, or the copy of a copy. */
async function sentAgain({ api }: Context, failed: readonly Delivery[]): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    [...new Set(failed.map(({ webhookId }) => webhookId))].map(async (id) =>
      api.get<{ deliveries: readonly Delivery[] }>(`/account/webhooks/${id}/deliveries?limit=${LOOKED_AT}`),
    ),
  );
  const arrived = new Set<string>();
  // Newest first: the copy of a copy comes before it.
  for (const { id, state, resendOf } of pages.flatMap(({ deliveries }) => deliveries)) {
    if (resendOf !== null && (state === 'succeeded' || arrived.has(id))) arrived.add(resendOf);
  }
  return arrived;
}

/** True if an account may change anything. */
const mayChange = ({ status }: Context['account']) => status === 'active';

export function failedDeliveries(context: Context): Loaded {
  const { t, account } = context;
  const list: Loaded = loadInto(
    context,
    t.overview.whatFailures,
    async () => readFailures(context),
    ({ webhooks, failed, disabled, troubled }) => [
      h(
        'div',
        { class: 'line' },
        h('h2', null, t.overview.failures),
        h('span', { class: 'hint' }, t.overview.lastDays),
        webhooks.length > 0 && h('a', { class: 'push small-link', href: '#/webhooks' }, t.overview.all),
      ),
      troubled.map(([webhook, standing]) =>
        message(
          'warned',
          [h('b', null, nameOf(webhook)), ': ', standing.words, '.'],
          h(
            'span',
            { class: 'actions' },
            resendAll(context, webhook, standing, () => void list.load()),
            h('a', { class: 'button small', href: `#/webhooks/${webhook.id}` }, t.webhooks.open),
          ),
        ),
      ),
      failed.length > 0
        ? tableOf(context, failed, webhooks)
        : troubled.length === 0 &&
          h('p', { class: 'muted' }, webhooks.length === 0 ? t.webhooks.empty : t.overview.noFailures),
      disabled.map(([webhook, missed]) => {
        const enable = button('small', t.webhooks.enableAndRecover, {
          onclick: () =>
            void enableAndRecover(context, webhook, enable).then(async (done) => done && list.load()),
        });
        return message('warned', whyDisabled(context, webhook, missed), mayChange(account) && enable);
      }),
    ],
  );
  return list;
}

async function readFailures(context: Context): Promise<Failures> {
  const { api } = context;
  const { webhooks } = await api.get<{ webhooks: readonly Webhook[] }>('/account/webhooks');
  const pages = await Promise.all(
    webhooks.map(async ({ id }) =>
      api.get<{ deliveries: readonly Delivery[] }>(
        `/account/webhooks/${id}/deliveries?state=failed&limit=${SHOWN}`,
      ),
    ),
  );
  const since = new Date(Date.now() - WEEK).toISOString();
  const lately = pages.flatMap(({ deliveries }) => deliveries).filter(({ at }) => at >= since);
  const arrived = lately.length === 0 ? new Set() : await sentAgain(context, lately);
  const failed = lately
    .filter(({ id }) => !arrived.has(id))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN);
  const off = webhooks.filter(({ state }) => state === 'disabled');
  const disabled = await Promise.all(
    off.map(async (webhook) => [webhook, await missedOf(context, webhook)] as const),
  );
  const standings = await Promise.all(
    webhooks
      .filter(({ state }) => state === 'active')
      .map(async (one) => [one, await standingOf(context, one)] as const),
  );
  const troubled = standings.filter(([, { tone }]) => tone === 'warned' || tone === 'waits');
  return { webhooks, failed, disabled, troubled };
}

function tableOf(context: Context, failed: readonly Delivery[], webhooks: readonly Webhook[]): HTMLElement {
  const { overview } = context.t;
  const heads = [overview.event, overview.webhook, overview.when, overview.lastAnswer, ''];
  return table(
    overview.failures,
    heads.map((head) => ({ head })),
    failed.map((delivery) => rowOf(context, delivery, webhooks)),
  );
}

function rowOf(context: Context, delivery: Delivery, webhooks: readonly Webhook[]) {
  const { t, f, api, say, go, account } = context;
  const webhook = webhooks.find(({ id }) => id === delivery.webhookId);
  const resend = button('text', t.deliveries.copy, {
    onclick: async () => {
      try {
        const { id } = await whileBusy(resend, t.deliveries.resending, async () =>
          api.send<Delivery>('POST', `/account/deliveries/${delivery.id}/resend`),
        );
        say(t.deliveries.copied);
        const place = `#/webhooks/${delivery.webhookId}/${id}`;
        resend.replaceWith(h('a', { class: 'small-link', href: place }, t.deliveries.copied));
      } catch (error) {
        say(whyOf(error, t));
      }
    },
  });
  const see = button('text', t.overview.see, {
    onclick: () => go(`/webhooks/${delivery.webhookId}/${delivery.id}`),
  });
  const notKept = h('span', { class: 'hint' }, t.deliveries.bodyNotKept);
  return {
    cells: [
      eventOf(context, delivery),
      h('span', { class: 'wrap muted' }, webhook ? nameOf(webhook) : ''),
      f.time(delivery.at, f.dateTime(delivery.at)),
      state('bad', lastAnswer(context, delivery)),
      h('span', { class: 'actions' }, see, mayChange(account) && (delivery.keepBody ? resend : notKept)),
    ],
  };
}

function whyDisabled({ t, f }: Context, webhook: Webhook, missed: Missed): readonly Child[] {
  const { disabledAt, disabledReason } = webhook;
  return [
    h('b', null, nameOf(webhook)),
    t.webhooks.wasDisabledOn(f.date(disabledAt ?? ''), disabledReason === 'failures'),
    t.webhooks.waiting(missed.count, missed.hasMore),
  ];
}
