/** The usage of an account, and the deliveries that did not arrive. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import type { Context, View } from '../context.ts';
import { failedDeliveries } from '../parts/failures.ts';
import { callsOf } from '../parts/calls.ts';
import { quota } from '../parts/quota.ts';
import { byDay, byTool } from '../parts/usage.ts';
import { loadInto } from '../loaded.ts';
import type { Usage } from '../types.ts';

export function overview(context: Context): View {
  const { language, t, f, api, address, say } = context;
  const title = h('h1', { tabindex: -1 }, t.places.overview);
  const updated = h('span', { class: 'hint' });
  let at = '';
  const tellAge = () => put(updated, at && t.overview.updated(f.ago(at)));
  const aging = setInterval(tellAge, 20_000);

  const usage = loadInto(
    context,
    t.overview.what,
    async () => api.get<Usage>('/account/usage'),
    (usage) => {
      const { month } = usage.month;
      const name = f.month(month, true);
      put(title, name.charAt(0).toUpperCase() + name.slice(1));
      at = new Date().toISOString();
      tellAge();
      const isEmpty = usage.tools.length === 0;
      return [
        quota(context, usage),
        isEmpty
          ? h(
              'section',
              { class: 'section stack' },
              h('h2', null, t.overview.noCalls(f.month(month))),
              h('p', { class: 'muted' }, t.overview.soon),
              snippets(t.overview.firstCall, callsOf(address, '$KEY', '/cpf'), language, say),
            )
          : h('div', { class: 'section two' }, byDay(context, usage), byTool(context, usage)),
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
