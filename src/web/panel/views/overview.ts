/** The usage of an account in the present month, and the deliveries that did not arrive. */
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

export function overview(context: Context): View {
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
      return Promise.all([of(''), of(lastTwoDays())]);
    },
    ([usage, { hours }]) => {
      const { month } = usage.month;
      const name = f.month(month, true);
      put(title, name.charAt(0).toUpperCase() + name.slice(1));
      at = new Date().toISOString();
      tellAge();
      return [
        quota(context, usage, true),
        usage.tools.length === 0
          ? h(
              'section',
              { class: 'section stack' },
              h('h2', null, t.overview.noCalls(f.month(month))),
              h('p', { class: 'muted' }, t.overview.soon),
              h('p', null, h('a', { class: 'button', href: '#/keys' }, t.keys.create)),
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

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const lastTwoDays = () => `?by=hour&from=${dayOf(Date.now() - 86_400_000)}&to=${dayOf(Date.now())}`;
