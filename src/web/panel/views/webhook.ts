/** One webhook: its state, its actions, and its deliveries. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, message, whileBusy } from '../../shared/parts.ts';
import { type Context, shortName, type View } from '../context.ts';
import { loadInto, whyOf } from '../loaded.ts';
import { deliveryLog } from '../parts/delivery-log.ts';
import { health } from '../parts/health.ts';
import { enableAndRecover, missedOf } from '../parts/missed.ts';
import * as dialogs from '../parts/webhook-dialogs.ts';
import { resendAll, shownStanding, type Standing, standingOf } from '../parts/standing.ts';
import { eventWords, nameOf } from '../parts/webhook-words.ts';
import type { Webhook } from '../types.ts';

const DAY = 86_400_000;
/** Days of failures after which a webhook is disabled. */
const PATIENCE = 7;

export function webhookView(context: Context, id: string, deliveryId: string | undefined): View {
  const { t, api } = context;
  const title = h('h1', { tabindex: -1, class: 'wrap' }, t.overview.webhook);
  const current = h('span', { class: 'wrap' });
  const head = h('div', { class: 'line' }, title);
  let isActive = true;
  const log = deliveryLog(context, id, deliveryId, () => isActive);
  const days = health(context, id);

  const facts = loadInto(
    context,
    t.webhooks.whatOne,
    async () => {
      const webhook = await api.get<Webhook>(`/account/webhooks/${id}`);
      return {
        webhook,
        missed: webhook.state === 'disabled' ? await missedOf(context, webhook) : null,
        standing: await standingOf(context, webhook),
      };
    },
    ({ webhook, missed, standing }) => {
      const name = nameOf(webhook);
      isActive = webhook.state === 'active';
      put(title, name);
      put(current, name);
      // Another view may have taken its place meanwhile.
      if (title.isConnected) document.title = `${name} · canivete`;
      const reload = () => void Promise.all([facts.load(), days.load(), log.load()]);
      put(head, title, shownStanding(standing), actions(context, webhook, reload));
      return [
        h('p', { class: 'mono wrap address' }, webhook.url),
        webhook.state === 'active' && webhook.asleep !== null && asleepMessage(context, webhook),
        missed && disabledMessage(context, webhook, missed, reload),
        standing.count > 0 && missingMessage(context, webhook, standing, reload),
        webhook.rotating && rotationMessage(context, webhook, reload),
        factsOf(context, webhook),
      ];
    },
  );

  return {
    title: t.places.webhooks,
    element: h(
      'div',
      null,
      h(
        'nav',
        { class: 'crumbs hint', 'aria-label': t.webhooks.whatOne },
        h('a', { href: '#/webhooks' }, t.places.webhooks),
        ' / ',
        current,
      ),
      head,
      facts.element,
      days.element,
      log.element,
    ),
    leave: log.leave,
  };
}

function actions(context: Context, webhook: Webhook, changed: () => void): Child {
  const { t, account, api, say } = context;
  if (account.status !== 'active') return null;
  const enable = button('small', t.webhooks.enable, {
    onclick: async () => {
      try {
        await whileBusy(enable, t.webhooks.enabling, async () =>
          api.send('POST', `/account/webhooks/${webhook.id}/enable`),
        );
        say(t.webhooks.enabled);
        changed();
      } catch (error) {
        say(whyOf(error, t));
      }
    },
  });
  const does = (label: string, act: () => void, kind = '') =>
    button(`small ${kind}`, label, { onclick: act });
  return h(
    'div',
    { class: 'actions push' },
    does(t.webhooks.edit, () => dialogs.editWebhook(context, webhook, changed)),
    !webhook.rotating && does(t.webhooks.rotate, () => dialogs.rotateSecret(context, webhook, changed)),
    webhook.state === 'active'
      ? does(t.webhooks.disable, () => dialogs.disableWebhook(context, webhook, changed))
      : enable,
    does(t.webhooks.remove, () => dialogs.removeWebhook(context, webhook), 'danger'),
    account.events.length > 0 &&
      does(t.webhooks.test, () => dialogs.testWebhook(context, webhook), 'primary'),
  );
}

function disabledMessage(
  context: Context,
  webhook: Webhook,
  { count, hasMore }: Awaited<ReturnType<typeof missedOf>>,
  changed: () => void,
): HTMLElement {
  const { t, f, account } = context;
  const recover = button('small', t.webhooks.enableAndRecover, {
    onclick: () => void enableAndRecover(context, webhook, recover).then((done) => done && changed()),
  });
  const byFailures = webhook.disabledReason === 'failures';
  return message(
    byFailures ? 'bad' : 'warned',
    [
      h('b', null, t.webhooks.disabledOn(f.dateTime(webhook.disabledAt ?? ''))),
      ' ',
      byFailures ? t.webhooks.byFailures : t.webhooks.byRequest,
      ' ',
      t.webhooks.waiting(count, hasMore),
    ],
    account.status === 'active' && recover,
  );
}

/** Says why an active webhook gets nothing, and where the plans are. */
function asleepMessage(context: Context, { events }: Webhook): HTMLElement {
  const { t, account } = context;
  return message(
    'warned',
    [
      h('b', null, `${t.webhooks.asleep}.`),
      ' ',
      t.webhooks.asleepWhy(account.plan, eventWords(context, events)),
    ],
    h('a', { class: 'button small', href: '#/plan' }, t.places.plan),
  );
}

/** Says what has not arrived, and until when it may go on so. */
function missingMessage(
  context: Context,
  webhook: Webhook,
  standing: Standing,
  changed: () => void,
): HTMLElement {
  const { t, f } = context;
  const { count, sendable, hasMore, answer } = standing;
  const end = new Date(Date.parse(webhook.failingSince ?? '') + PATIENCE * DAY).toISOString();
  return message(
    'warned',
    [
      h('b', null, `${t.webhooks.missed(count, hasMore)}.`),
      ' ',
      answer !== null && `${t.webhooks.answersWith(answer)} `,
      sendable > 0 && `${t.webhooks.nothingLost} `,
      t.webhooks.disablesBy(f.dateTime(end)),
      sendable > 0 && ` ${t.webhooks.idsOfResent}`,
    ],
    resendAll(context, webhook, standing, changed, 'small primary'),
  );
}

function rotationMessage(context: Context, webhook: Webhook, changed: () => void): HTMLElement {
  const { t, f, account } = context;
  const commit = button('small', t.webhooks.commit, {
    onclick: () => dialogs.commitSecret(context, webhook, changed),
  });
  const until = f.dateTime(webhook.nextSecretUntil ?? '');
  return message(
    'warned',
    [h('b', null, t.webhooks.underWay(until)), ' ', t.webhooks.bothSign],
    account.status === 'active' && commit,
  );
}

function factsOf(context: Context, webhook: Webhook): HTMLElement {
  const { t, f, tools: all } = context;
  const { events, tools, headers, lastSuccessAt } = webhook;
  const fact = (name: string, value: Child) =>
    h('div', null, h('dt', { class: 'hint' }, name), h('dd', null, value));
  return h(
    'dl',
    { class: 'facts' },
    fact(
      t.webhooks.lastSuccess,
      lastSuccessAt === null ? t.never : f.time(lastSuccessAt, f.dateTime(lastSuccessAt)),
    ),
    fact(t.webhooks.events, eventWords(context, events)),
    fact(
      t.webhooks.tools,
      tools === null ? t.webhooks.allTools : tools.map((id) => shortName(all, id)).join(', '),
    ),
    headers.length > 0 && fact(t.webhooks.headers, h('code', null, headers.join(', '))),
  );
}
