/** The webhooks of an account. */
import { h, put } from '../../shared/dom.ts';
import { button, type Row, state, table } from '../../shared/parts.ts';
import type { Context, View } from '../context.ts';
import { loadInto } from '../loaded.ts';
import { createWebhook } from '../parts/webhook-dialogs.ts';
import { isFailing, type Retries, retriesOf, retryWords } from '../parts/retries.ts';
import { nameOf, stateOf } from '../parts/webhook-words.ts';
import type { Webhook } from '../types.ts';

export function webhooks(context: Context): View {
  const { t, api, account, go } = context;
  const count = h('span', { class: 'hint' });
  const create = () => createWebhook(context, ({ id }) => go(`/webhooks/${id}`));
  const mayCreate = account.status === 'active' && account.events.length > 0;
  const main = button('primary push', t.webhooks.create, { disabled: !mayCreate, onclick: create });
  const list = loadInto(
    context,
    t.webhooks.what,
    async () => {
      const { webhooks } = await api.get<{ webhooks: readonly Webhook[] }>('/account/webhooks');
      const failing = await Promise.all(
        webhooks.filter(isFailing).map(async (one) => [one.id, await retriesOf(context, one)] as const),
      );
      return { webhooks, retries: new Map(failing) };
    },
    ({ webhooks, retries }) => {
      put(count, webhooks.length > 0 && t.webhooks.count(webhooks.length));
      if (webhooks.length === 0) {
        return [
          h('h2', null, t.webhooks.empty),
          h('p', { class: 'muted' }, t.webhooks.emptyAbout),
          account.events.length === 0 && h('p', { class: 'hint' }, t.webhooks.noEvents(account.plan)),
        ];
      }
      const heads = [
        t.overview.webhook,
        t.webhooks.events,
        t.webhooks.lastSuccess,
        t.webhooks.failures,
        t.webhooks.state,
      ];
      const columns = [...heads, ''].map((head) => ({ head }));
      return table(
        t.places.webhooks,
        columns,
        webhooks.map((webhook) => rowOf(context, webhook, retries.get(webhook.id))),
      );
    },
  );
  return {
    title: t.places.webhooks,
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'line' }, h('h1', { tabindex: -1 }, t.places.webhooks), count, main),
      list.element,
    ),
  };
}

function rowOf(context: Context, webhook: Webhook, retries: Retries | undefined): Row {
  const { t, f } = context;
  const { id, url, events, description, lastSuccessAt, failedDeliveries } = webhook;
  return {
    cells: [
      h(
        'span',
        { class: 'wrap' },
        h('span', { class: 'strong' }, nameOf(webhook)),
        description !== undefined && h('span', { class: 'hint block mono' }, url),
      ),
      h('code', null, events.join(', ')),
      lastSuccessAt === null ? t.never : f.time(lastSuccessAt, f.dateTime(lastSuccessAt)),
      failedDeliveries === 0 ? t.none : f.number(failedDeliveries),
      retries ? state('warned', retryWords(context, retries)) : stateOf(context, webhook),
      h(
        'span',
        { class: 'actions' },
        h(
          'a',
          {
            class: 'button text',
            href: `#/webhooks/${id}`,
            'aria-label': `${t.webhooks.open}: ${nameOf(webhook)}`,
          },
          t.webhooks.open,
        ),
      ),
    ],
  };
}
