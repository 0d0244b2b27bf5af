/** The webhooks of an account. */
import { h, put } from '../../shared/dom.ts';
import { type Row, table } from '../../shared/parts.ts';
import type { Context, View } from '../context.ts';
import { loadInto } from '../loaded.ts';
import { resendAll, shownStanding, type Standing, standingOf } from '../parts/standing.ts';
import { eventWords, nameOf } from '../parts/webhook-words.ts';
import { hasDocs } from '../shell.ts';
import type { Webhook } from '../types.ts';

export function webhooks(context: Context): View {
  const { t, api, account } = context;
  const count = h('span', { class: 'hint' });
  const create = (kind: string) =>
    h('a', { class: `button ${kind}`, href: '#/webhooks/new' }, t.webhooks.create);
  const mayCreate = account.status === 'active' && account.events.length > 0;
  const list = loadInto(
    context,
    t.webhooks.what,
    async () => {
      const { webhooks } = await api.get<{ webhooks: readonly Webhook[] }>('/account/webhooks');
      return Promise.all(webhooks.map(async (one) => [one, await standingOf(context, one)] as const));
    },
    (webhooks) => {
      put(count, webhooks.length > 0 && t.webhooks.count(webhooks.length));
      if (webhooks.length === 0) {
        return [
          h('h2', null, t.webhooks.empty),
          h('p', { class: 'muted' }, t.webhooks.emptyAbout),
          account.events.length === 0 && h('p', { class: 'hint' }, t.webhooks.noEvents(account.plan)),
          h(
            'p',
            { class: 'actions' },
            mayCreate && create(''),
            hasDocs() && h('a', { class: 'button text', href: 'docs#/guide/webhooks' }, t.webhooks.verify),
          ),
        ];
      }
      const heads = [t.overview.webhook, t.webhooks.state, t.webhooks.events, t.webhooks.lastSuccess];
      const columns = [...heads, ''].map((head) => ({ head }));
      return table(
        t.places.webhooks,
        columns,
        webhooks.map(([webhook, standing]) => rowOf(context, webhook, standing, () => void list.load())),
      );
    },
  );
  return {
    title: t.places.webhooks,
    element: h(
      'div',
      { class: 'stack' },
      h(
        'div',
        { class: 'line' },
        h('h1', { tabindex: -1 }, t.places.webhooks),
        count,
        mayCreate && create('primary push'),
      ),
      list.element,
    ),
  };
}

function rowOf(context: Context, webhook: Webhook, standing: Standing, reload: () => void): Row {
  const { t, f } = context;
  const { id, url, events, description, lastSuccessAt } = webhook;
  return {
    cells: [
      h(
        'span',
        { class: 'wrap' },
        h('a', { class: 'strong', href: `#/webhooks/${id}` }, nameOf(webhook)),
        description !== undefined && h('span', { class: 'hint block mono' }, url),
      ),
      shownStanding(standing),
      eventWords(context, events),
      lastSuccessAt === null ? t.never : f.time(lastSuccessAt, f.dateTime(lastSuccessAt)),
      standing.sendable > 0
        ? resendAll(context, webhook, standing, reload, 'text')
        : webhook.asleep !== null && h('a', { class: 'button text', href: '#/plan' }, t.webhooks.seePlans),
    ],
  };
}
