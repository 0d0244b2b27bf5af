import { type Child, h } from '../../shared/dom.ts';
import { button, codeBlock, jsonCode, message, state, whileBusy } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import { type Loaded, loadInto, whyOf } from '../loaded.ts';
import type { Delivery, WholeDelivery } from '../types.ts';
import { eventOf, glyphs, outcomeOf } from './delivery-words.ts';

interface Around {
  /** Tells if its webhook is active: one that is not is sent nothing. */
  readonly isActive: () => boolean;
  /** Opens another delivery. */
  readonly opened: (id: string) => void;
}

/** Shows one delivery: its attempts, and the body that was sent. */
export function deliveryDetail(context: Context, id: string, around: Around): Loaded {
  const { t, api } = context;
  return loadInto(
    context,
    t.deliveries.whatOne,
    async () => api.get<WholeDelivery>(`/account/deliveries/${id}`),
    (delivery) => [
      h(
        'div',
        { class: 'line' },
        h('h3', { class: 'wrap' }, eventOf(context, delivery)),
        sendButton(context, delivery, around),
      ),
      h('p', { class: 'hint wrap' }, h('code', null, id)),
      h('p', null, state(glyphs[delivery.state], standing(context, delivery))),
      delivery.resendOf !== null &&
        h('p', { class: 'hint wrap' }, t.deliveries.ofResend, h('code', null, delivery.resendOf)),
      attemptsOf(context, delivery),
      aboutSending(context, delivery),
      h('h3', null, t.deliveries.body),
      delivery.body === null
        ? message('warned', [delivery.keepBody ? t.deliveries.bodyGone : t.deliveries.noBody])
        : codeBlock(t.deliveries.body, jsonCode(indent(delivery.body)), 'tall'),
    ],
  );
}

function standing({ t }: Context, { state, attempts }: Delivery): string {
  if (state === 'pending' && attempts.length > 0) return t.deliveries.failedSoFar(attempts.length);
  if (state === 'failed') return t.deliveries.failedAfter(attempts.length);
  if (state === 'skipped') return t.deliveries.skipped;
  return state === 'canceled' ? t.deliveries.canceled : t.deliveries.states[state];
}

/** One that waits keeps its id when it is tried now; of one that has ended a copy is sent. */
function sendButton(
  { t, api, say, account }: Context,
  { id, state, body }: WholeDelivery,
  { isActive, opened }: Around,
): Child {
  const isWaiting = state === 'pending';
  if (state === 'delivering' || (body === null && !isWaiting) || account.status !== 'active') return null;
  const pressed = button('small push', isWaiting ? t.deliveries.tryNow : t.deliveries.copy, {
    disabled: !isActive(),
    onclick: async () => {
      try {
        const sent = await whileBusy(pressed, t.deliveries.resending, async () =>
          api.send<Delivery>('POST', `/account/deliveries/${id}/${isWaiting ? 'retry' : 'resend'}`),
        );
        say(isWaiting ? t.deliveries.triedNow : t.deliveries.copied);
        opened(sent.id);
      } catch (error) {
        say(whyOf(error, t));
      }
    },
  });
  return pressed;
}

function aboutSending({ t }: Context, { state, body }: WholeDelivery): Child {
  if (state === 'pending') return h('p', { class: 'hint' }, t.deliveries.tryNowAbout);
  return state !== 'delivering' && body !== null && h('p', { class: 'hint' }, t.deliveries.copyAbout);
}

function attemptsOf(context: Context, { attempts }: WholeDelivery): HTMLElement {
  const { t, f } = context;
  if (attempts.length === 0) return h('p', { class: 'muted' }, t.deliveries.noAttempts);
  return h(
    'ol',
    { class: 'attempts', 'aria-label': t.deliveries.attemptsTitle },
    attempts.map((attempt) =>
      h(
        'li',
        null,
        h('span', { class: 'muted' }, attempt.number),
        h(
          'span',
          { class: 'wrap' },
          outcomeOf(context, attempt),
          h(
            'span',
            { class: 'hint block' },
            t.deliveries.inMs(attempt.duration),
            attempt.response !== '' && ` · “${attempt.response}”`,
          ),
        ),
        h('span', { class: 'muted' }, f.time(attempt.at, f.clock(attempt.at))),
      ),
    ),
  );
}

function indent(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
