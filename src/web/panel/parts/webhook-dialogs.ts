/** Dialogs to change, test and delete a webhook, and those about its secret. */
import { openDialog, typedLoss } from '../../shared/dialog.ts';
import { type Child, h, put } from '../../shared/dom.ts';
import { selectField } from '../../shared/field.ts';
import { button, codeBlock, message, programCode, whileBusy } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import type { Context } from '../context.ts';
import { whyOf } from '../loaded.ts';
import type { Webhook } from '../types.ts';
import { outcomeOf } from './delivery-words.ts';
import { ask, showOnce, submit } from './dialogs.ts';
import { webhookForm } from './webhook-form.ts';
import { nameOf } from './webhook-words.ts';

export interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

const VERIFY = `import { verifyWebhook } from 'canivete/verify';

const { event, payload } = await verifyWebhook(request, secret); // whsec_…`;

export function showSecret(context: Context, secret: string, onclosed: () => void): void {
  const { t } = context;
  showOnce(context, {
    title: t.webhooks.secretTitle,
    about: t.webhooks.secretOnce,
    secret,
    notCopied: t.webhooks.secretNotCopied,
    more: [h('h3', null, t.webhooks.verifyLine), codeBlock(t.webhooks.verifyLine, programCode(VERIFY))],
    onclosed,
  });
}

export function editWebhook(context: Context, webhook: Webhook, done: () => void): void {
  const { language, t, api, say } = context;
  const form = webhookForm(context, webhook);
  const { url, events, description } = form.fields;
  const go = h('button', { type: 'submit', class: 'button primary' }, t.save);
  const asItWas = form.text();
  openDialog({
    language,
    title: t.webhooks.editTitle,
    body: form.elements,
    ends: (dialog) => [button('', words[language].cancel, { onclick: () => dialog.close() }), go],
    holds: () => (form.text() === asItWas ? null : typedLoss(language)),
    onsubmit(dialog) {
      if (!form.isReady()) return;
      const [chosen, tools, headers] = [events.values(), form.toolIds(), form.headerChanges()];
      const sameEvents =
        chosen.length === webhook.events.length && chosen.every((one) => webhook.events.includes(one));
      const body = {
        ...(url.input.value !== webhook.url && { url: url.input.value.trim() }),
        ...(!sameEvents && { events: chosen }),
        ...(tools?.join() !== webhook.tools?.join() && { tools }),
        description: description.input.value || null,
        ...(headers && { headers }),
      };
      const act = async () => {
        await api.send('PATCH', `/account/webhooks/${webhook.id}`, body);
        say(t.webhooks.saved);
        done();
      };
      return void submit(context, dialog, { pressed: go, doing: t.saving, act, fields: form.fields });
    },
  });
}

export function rotateSecret(context: Context, { id }: Webhook, done: () => void): void {
  const { language, t, f, api, say } = context;
  const overlap = selectField(
    t.webhooks.overlap,
    [
      ['86400', t.keys.overlaps[86400]],
      ['604800', t.keys.overlaps[604800]],
      ['0', t.keys.overlaps[0]],
    ],
    '86400',
  );
  const then = h('p', { role: 'status' });
  const tell = () => {
    const until = new Date(Date.now() + Number(overlap.value()) * 1000).toISOString();
    put(
      then,
      overlap.value() === '0'
        ? message('warned', [t.webhooks.stopsNow])
        : t.webhooks.until(f.dateTime(until)),
    );
  };
  overlap.select.addEventListener('change', tell);
  tell();
  let made: WithSecret | undefined;
  const go = h('button', { type: 'submit', class: 'button primary' }, t.webhooks.rotate);
  openDialog({
    language,
    title: t.webhooks.rotateTitle,
    body: [h('p', null, t.webhooks.rotateAbout), overlap.element, then],
    ends: (dialog) => [
      button('', words[language].cancel, { autofocus: true, onclick: () => dialog.close() }),
      go,
    ],
    onsubmit(dialog) {
      const act = async () => {
        const body = { overlap: Number(overlap.value()) };
        made = await api.send<WithSecret>('POST', `/account/webhooks/${id}/rotate-secret`, body);
      };
      void submit(context, dialog, { pressed: go, doing: t.keys.rotating, act, fields: { overlap } });
    },
    onclosed() {
      if (!made) return;
      done();
      showSecret(context, made.secret, () => say(t.webhooks.rotated));
    },
  });
}

export function commitSecret(context: Context, { id }: Webhook, done: () => void): void {
  const { t, api, say } = context;
  ask(context, {
    title: t.webhooks.commitTitle,
    about: [t.webhooks.commitAbout],
    keep: t.webhooks.keepBoth,
    does: t.webhooks.commit,
    doing: t.saving,
    async act() {
      await api.send('POST', `/account/webhooks/${id}/commit-secret`);
      say(t.webhooks.committed);
      done();
    },
  });
}

export function disableWebhook(context: Context, { id }: Webhook, done: () => void): void {
  const { t, api, say } = context;
  ask(context, {
    title: t.webhooks.disableTitle,
    about: [t.webhooks.disableAbout],
    keep: t.webhooks.keepActive,
    does: t.webhooks.disable,
    doing: t.webhooks.disabling,
    async act() {
      await api.send('POST', `/account/webhooks/${id}/disable`);
      say(t.webhooks.wasDisabled);
      done();
    },
  });
}

export function removeWebhook(context: Context, webhook: Webhook): void {
  const { t, api, go } = context;
  ask(context, {
    title: t.webhooks.removeTitle(nameOf(webhook)),
    about: [t.webhooks.removeAbout],
    name: nameOf(webhook),
    keep: t.webhooks.keep,
    does: t.webhooks.remove,
    doing: t.webhooks.removing,
    async act() {
      await api.send('DELETE', `/account/webhooks/${webhook.id}`);
      go('/webhooks', t.webhooks.removed);
    },
  });
}

export interface TestAnswer {
  readonly delivered: boolean;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly error: string | null;
  readonly signature: string;
}

export function testWebhook(context: Context, { id }: Webhook): void {
  const { language, t, api, account } = context;
  const event = selectField(
    t.webhooks.event,
    account.events.map((name) => [name, t.webhooks.eventNames[name]] as const),
    account.events[0] ?? 'tool_used',
  );
  const answer = h('div', { class: 'stack', role: 'status' });
  const show = ({ delivered, status, duration_ms: took, error, signature }: TestAnswer): Child => {
    const reason = outcomeOf(context, { status, error });
    const text = delivered ? t.webhooks.delivered(status, took) : t.webhooks.notDelivered(reason, took);
    return [
      message(delivered ? 'good' : 'bad', [h('b', null, text)]),
      h('h3', null, t.webhooks.signature),
      codeBlock(t.webhooks.signature, [signature]),
    ];
  };
  const go = h('button', { type: 'submit', class: 'button primary' }, t.webhooks.send);
  openDialog({
    language,
    title: t.webhooks.testTitle,
    body: [h('p', null, t.webhooks.testAbout), event.element, answer],
    ends: (dialog) => [button('', t.close, { onclick: () => dialog.close() }), go],
    async onsubmit(dialog) {
      dialog.fail(null);
      try {
        const send = async () =>
          api.send<TestAnswer>('POST', `/account/webhooks/${id}/test`, { event: event.value() });
        put(answer, show(await whileBusy(go, t.webhooks.sending, send)));
      } catch (error) {
        dialog.fail(whyOf(error, t));
      }
    },
  });
}
