/** A new webhook: its form, and a test before there is one. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, codeBlock, jsonCode, message } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import type { Context, View } from '../context.ts';
import { outcomeOf } from '../parts/delivery-words.ts';
import { submit } from '../parts/dialogs.ts';
import { showSecret, type TestAnswer, type WithSecret } from '../parts/webhook-dialogs.ts';
import { webhookForm } from '../parts/webhook-form.ts';
import { hasDocs } from '../shell.ts';

export function newWebhook(context: Context): View {
  const { language, t, api, go } = context;
  const form = webhookForm(context, null);
  const { url, events, description } = form.fields;
  const alert = h('div', { role: 'alert' });
  const answer = h('div', { class: 'stack', role: 'status' });
  const place = {
    fail: (text: string | null) => put(alert, text !== null && message('bad', [text])),
    close: () => undefined,
  };
  const make = h('button', { type: 'submit', class: 'button primary' }, t.webhooks.create);
  const test = button('', t.webhooks.sendTest, { onclick: () => void tryIt() });

  async function create(): Promise<void> {
    if (!form.isReady()) return;
    const [tools, headers] = [form.toolIds(), form.headerChanges()];
    const body = {
      url: url.input.value.trim(),
      events: events.values(),
      ...(tools && { tools }),
      ...(description.input.value !== '' && { description: description.input.value }),
      ...(headers && { headers }),
    };
    const act = async () => {
      const { webhook, secret } = await api.send<WithSecret>('POST', '/account/webhooks', body);
      showSecret(context, secret, () => go(`/webhooks/${webhook.id}`, t.webhooks.created));
    };
    await submit(context, place, { pressed: make, doing: t.webhooks.creating, act, fields: form.fields });
  }

  async function tryIt(): Promise<void> {
    if (!form.isReady()) return;
    const headers = form.headerChanges();
    const body = { url: url.input.value.trim(), event: events.values()[0], ...(headers && { headers }) };
    put(answer);
    const act = async () => {
      const sent = await api.send<SentTest>('POST', '/account/webhooks/test', body);
      put(answer, shown(context, sent));
    };
    await submit(context, place, { pressed: test, doing: t.webhooks.sending, act, fields: form.fields });
  }

  const cancel = h('a', { class: 'button text', href: '#/webhooks' }, words[language].cancel);
  return {
    title: t.webhooks.newTitle,
    element: h(
      'div',
      null,
      h(
        'nav',
        { class: 'crumbs hint', 'aria-label': t.webhooks.whatOne },
        h('a', { href: '#/webhooks' }, t.places.webhooks),
      ),
      h('h1', { tabindex: -1 }, t.webhooks.newTitle),
      h(
        'div',
        { class: 'section two plain' },
        h(
          'form',
          {
            class: 'stack',
            novalidate: true,
            onsubmit: (event) => {
              event.preventDefault();
              void create();
            },
          },
          form.elements,
          alert,
          h('div', { class: 'actions' }, make, test, cancel),
        ),
        aside(context, answer),
      ),
    ),
  };
}

/** The place of the answer to a test, and what happens when a delivery fails. */
function aside({ t }: Context, answer: HTMLElement): HTMLElement {
  return h(
    'section',
    { class: 'stack' },
    h('h2', null, t.webhooks.theTest),
    h('p', { class: 'hint' }, t.webhooks.theTestAbout),
    answer,
    h('h2', null, t.webhooks.whenItFails),
    h(
      'dl',
      { class: 'pairs' },
      t.webhooks.whenItFailsRows.map(([when, then]) =>
        h('div', null, h('dt', null, when), h('dd', null, then)),
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      t.webhooks.secretLater,
      ' ',
      hasDocs() && h('a', { href: 'docs#/guide/webhooks' }, t.webhooks.verify),
    ),
  );
}

/** The answer to a test with what was sent and received. */
interface SentTest extends TestAnswer {
  readonly body: string;
  readonly response: string;
}

function shown(
  context: Context,
  { delivered, status, error, duration_ms: took, body, response }: SentTest,
): Child {
  const { t } = context;
  const reason = outcomeOf(context, { status, error });
  const text = delivered ? t.webhooks.delivered(status, took) : t.webhooks.notDelivered(reason, took);
  return [
    message(delivered ? 'good' : 'bad', [
      h('b', null, text),
      response !== '' && [' ', t.webhooks.answered(response)],
    ]),
    h('h3', null, t.webhooks.sent),
    codeBlock(t.webhooks.sent, jsonCode(JSON.stringify(JSON.parse(body), null, 2)), 'tall'),
  ];
}
