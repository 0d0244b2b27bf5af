/** The usage of an account in a month, and the deliveries that did not arrive. */
import { h, put } from '../../shared/dom.ts';
import { callsOf } from '../../../shown/calls.ts';
import { button } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import { type Context, CPF, type View } from '../context.ts';
import { failedDeliveries } from '../parts/failures.ts';
import { quota } from '../parts/quota.ts';
import { byDay, byHour, byKey, byTool } from '../parts/usage.ts';
import { loadInto } from '../loaded.ts';
import type { Usage } from '../types.ts';

/** `asked` is an earlier month, such as 2026-10; else it is the present one. */
export function overview(context: Context, asked: string | undefined): View {
  const { language, t, f, api, say } = context;
  const title = h('h1', { tabindex: -1 }, t.places.overview);
  const updated = h('span', { class: 'hint' });
  let at = '';
  const tellAge = () => put(updated, at && t.overview.updated(f.ago(at)));
  const aging = setInterval(tellAge, 20_000);

  const usage = loadInto(
    context,
    t.overview.what,
    async () => {
      const of = async (query: string) => api.get<Usage>(`/account/usage${query}`);
      if (asked !== undefined) return { usage: await of(`?from=${asked}-01&to=${lastDayOf(asked)}`) };
      const [usage, recent] = await Promise.all([of(''), of(lastTwoDays())]);
      return { usage, hours: recent.hours };
    },
    ({ usage, hours }) => {
      const { month } = usage.month;
      const name = f.month(asked ?? month, true);
      put(title, name.charAt(0).toUpperCase() + name.slice(1));
      at = new Date().toISOString();
      tellAge();
      const isEmpty = usage.tools.length === 0;
      return [
        asked === undefined && quota(context, usage),
        months(context, asked ?? month, month),
        isEmpty
          ? h(
              'section',
              { class: 'section stack' },
              h('h2', null, t.overview.noCalls(f.month(asked ?? month))),
              asked === undefined && h('p', { class: 'muted' }, t.overview.soon),
              asked === undefined &&
                snippets(t.overview.firstCall, callsOf(context, CPF, {}, null), language, say),
            )
          : h(
              'div',
              { class: 'section two' },
              byDay(context, usage),
              byTool(context, usage),
              hours && byHour(context, hours),
              byKey(context, usage),
            ),
      ];
    },
  );
  const failures = failedDeliveries(context);
  const update = button('text', t.overview.update, {
    onclick: () => void Promise.all([usage.load(), failures.load()]),
  });

  return {
    title: t.places.overview,
    element: h(
      'div',
      null,
      h('div', { class: 'line' }, title, updated, h('span', { class: 'push' }, update)),
      usage.element,
      h('section', { class: 'section stack' }, failures.element),
    ),
    leave: () => clearInterval(aging),
  };
}

/** Months before the present one whose days are still kept. */
const EARLIER = 2;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const lastTwoDays = () => `?by=hour&from=${dayOf(Date.now() - 86_400_000)}&to=${dayOf(Date.now())}`;

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** Leads to the earlier months, and back. */
function months({ t, f }: Context, shown: string, present: string): HTMLElement {
  const first = new Date(`${present}-01T00:00:00Z`);
  const list = Array.from({ length: EARLIER + 1 }, (_, back) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  return h(
    'nav',
    { class: 'line months', 'aria-label': t.overview.months },
    list.toReversed().map((month) =>
      h(
        'a',
        {
          class: 'small-link',
          href: month === present ? '#/overview' : `#/overview/${month}`,
          'aria-current': month === shown ? 'page' : null,
        },
        f.month(month),
      ),
    ),
  );
}
