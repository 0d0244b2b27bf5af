/** The deliveries of a webhook by state, and one of them with its attempts and its body. */
import { openDialog } from '../../shared/dialog.ts';
import { type Child, freshId, h, put } from '../../shared/dom.ts';
import { checkField, textField } from '../../shared/field.ts';
import { glyph, type Glyph } from '../../shared/glyphs.ts';
import { button } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import type { Context } from '../context.ts';
import { loadInto } from '../loaded.ts';
import type { Delivery } from '../types.ts';
import { submit } from './dialogs.ts';
import { type Countdowns, createCountdowns } from './countdowns.ts';
import { deliveryDetail } from './delivery-detail.ts';
import { eventOf, glyphs, lastAnswer } from './delivery-words.ts';

const FILTERS = ['all', 'failed', 'pending', 'succeeded'] as const;
const DAY = 86_400_000;

type Filter = (typeof FILTERS)[number];

interface Page {
  readonly deliveries: readonly Delivery[];
  readonly next: string | null;
}

export interface DeliveryLog {
  readonly element: HTMLElement;
  load(): Promise<void>;
  leave(): void;
}

export function deliveryLog(
  context: Context,
  webhookId: string,
  first: string | undefined,
  isActive: () => boolean,
): DeliveryLog {
  const { t, account } = context;
  let filter: Filter = 'all';
  let opened = first;
  /** Number of pages shown: as many are fetched again. */
  let pages = 1;
  let detail: ReturnType<typeof deliveryDetail> | undefined;
  const place = h('div', { class: 'detail' }, h('p', { class: 'muted' }, t.deliveries.choose));
  const countdowns = createCountdowns(() => void load());

  const read = async () => readPages(context, webhookId, filter, pages);
  const list = loadInto(context, t.deliveries.what, read, ({ deliveries, next }) => {
    countdowns.clear();
    const more = button('small', t.more(50), {
      onclick: () => {
        pages++;
        void list.load();
      },
    });
    return [
      deliveries.length === 0
        ? h('p', { class: 'muted' }, t.deliveries.empty)
        : h(
            'ol',
            { class: 'log' },
            deliveries.map((delivery) => {
              const isOpened = delivery.id === opened;
              return rowOf(context, delivery, { isOpened, countdowns, onclick: () => open(delivery.id) });
            }),
          ),
      next !== null && more,
    ];
  });

  function open(id: string): void {
    opened = id;
    detail = deliveryDetail(context, id, {
      isActive,
      opened: (other) => {
        open(other);
        void list.load();
      },
    });
    put(place, detail.element);
    for (const one of list.element.querySelectorAll('.log [aria-current]'))
      one.removeAttribute('aria-current');
    void list.load();
    // Where the detail stands below the list, scroll to it.
    if (matchMedia('(max-width: 1080px)').matches) place.scrollIntoView();
  }

  async function load(): Promise<void> {
    await Promise.all([list.load(), detail?.load()]);
  }

  const filters = filterField(context, filter, (next) => {
    filter = next;
    pages = 1;
    void list.load();
  });
  const recover =
    account.status === 'active' &&
    button('text push', t.deliveries.recoverSince, { onclick: () => recoverSince(context, webhookId, load) });
  if (first !== undefined) open(first);

  const title = h('div', { class: 'line' }, h('h2', null, t.deliveries.title), recover);
  return {
    element: h(
      'div',
      { class: 'section halves' },
      h('section', { class: 'stack' }, title, filters, list.element),
      place,
    ),
    load,
    leave: countdowns.end,
  };
}

/** The newest deliveries of a state, so many pages of them. */
async function readPages({ api }: Context, webhookId: string, filter: Filter, pages: number): Promise<Page> {
  const state = filter === 'all' ? '' : `&state=${filter}`;
  let page: Page = { deliveries: [], next: null };
  for (let i = 0; i < pages; i++) {
    const before = page.next === null ? '' : `&before=${page.next}`;
    const { deliveries, next } = await api.get<Page>(
      `/account/webhooks/${webhookId}/deliveries?limit=50${state}${before}`,
    );
    page = { deliveries: [...page.deliveries, ...deliveries], next };
    if (next === null) break;
  }
  return page;
}

function filterField({ t }: Context, chosen: Filter, choose: (next: Filter) => void): HTMLElement {
  const name = freshId();
  return h(
    'fieldset',
    { class: 'segmented' },
    h('legend', { class: 'only-read' }, t.deliveries.filter),
    FILTERS.map((value) =>
      h(
        'label',
        null,
        h('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => choose(value) }),
        t.deliveries.filters[value],
      ),
    ),
  );
}

interface RowParts {
  readonly isOpened: boolean;
  readonly countdowns: Countdowns;
  readonly onclick: () => void;
}

function rowOf(
  context: Context,
  delivery: Delivery,
  { isOpened, countdowns, onclick }: RowParts,
): HTMLElement {
  const { f } = context;
  return h(
    'li',
    null,
    h(
      'button',
      { type: 'button', 'aria-current': isOpened ? 'true' : null, onclick },
      h('span', { class: toneOf(delivery) }, glyph(glyphs[delivery.state])),
      h(
        'span',
        { class: 'wrap' },
        eventOf(context, delivery),
        h('span', { class: 'hint block' }, summaryOf(context, delivery, countdowns)),
      ),
      f.time(delivery.at, f.clock(delivery.at)),
    ),
  );
}

function summaryOf(context: Context, delivery: Delivery, countdowns: Countdowns): Child {
  const { t } = context;
  const { state, attempts, dueIn } = delivery;
  const last = attempts.at(-1);
  if (state === 'pending')
    return countdowns.add(dueIn ?? 0, (left) => attemptIn(context, attempts.length + 1, left));
  if (state === 'delivering') {
    countdowns.again();
    return t.deliveries.delivering;
  }
  if (state === 'skipped') return t.deliveries.skipped;
  if (state === 'canceled') return t.deliveries.canceled;
  if (state === 'failed')
    return `${t.deliveries.attempts(attempts.length)} · ${lastAnswer(context, delivery)}`;
  const answered = last ? t.deliveries.statusIn(last.status, last.duration) : '';
  return attempts.length > 1 ? `${answered} · ${t.deliveries.atAttempt(attempts.length)}` : answered;
}

function attemptIn({ t, f }: Context, number: number, left: number): string {
  return left <= 0 ? t.deliveries.attemptNow(number) : t.deliveries.attemptIn(number, f.duration(left));
}

function toneOf({ state }: Delivery): Glyph | 'muted' {
  const sign = glyphs[state];
  return sign === 'over' ? 'muted' : sign === 'waits' ? 'warned' : sign;
}

type Ended = 'failed' | 'skipped' | 'canceled';

function recoverSince(context: Context, webhookId: string, done: () => Promise<void>): void {
  const { language, t, api, say } = context;
  const since = textField(t.deliveries.since, {
    type: 'datetime-local',
    value: localText(new Date(Date.now() - DAY)),
    autofocus: true,
  });
  const choices = (['failed', 'skipped', 'canceled'] as const).map((value) => ({
    value,
    label: t.deliveries.recoverStates[value],
  }));
  const states = checkField<Ended>(t.deliveries.whichStates, choices, ['failed', 'skipped', 'canceled']);
  const go = h('button', { type: 'submit', class: 'button primary' }, t.deliveries.recover);
  openDialog({
    language,
    title: t.deliveries.recoverTitle,
    body: [h('p', null, t.deliveries.recoverAbout), since.element, states.element],
    ends: (dialog) => [button('', words[language].cancel, { onclick: () => dialog.close() }), go],
    onsubmit(dialog) {
      if (since.input.value === '') return since.fail(t.deliveries.chooseSince);
      if (states.values().length === 0) return states.fail(t.deliveries.chooseStates);
      const body = { since: new Date(since.input.value).toISOString(), states: states.values() };
      const act = async () => {
        const { recovered } = await api.send<{ recovered: number }>(
          'POST',
          `/account/webhooks/${webhookId}/recover`,
          body,
        );
        say(t.deliveries.recovered(recovered));
        await done();
      };
      return void submit(context, dialog, {
        pressed: go,
        doing: t.deliveries.recovering,
        act,
        fields: { since, states },
      });
    },
  });
}

/** Writes a local time as a field of the browser takes it: `2026-11-21T09:17`. */
function localText(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
