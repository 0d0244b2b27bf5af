/** The plans of the service, what each holds, and what happens where a quota ends. */
import { type Child, h } from '../../shared/dom.ts';
import { button, table } from '../../shared/parts.ts';
import type { Context, View } from '../context.ts';
import { loadInto } from '../loaded.ts';
import { eraseAccount, renameAccount } from '../parts/account-dialogs.ts';
import { quota } from '../parts/quota.ts';
import type { Plan, Usage } from '../types.ts';

export function plan(context: Context): View {
  const { t, f, api, account } = context;
  const used = loadInto(
    context,
    t.overview.what,
    async () => api.get<Usage>('/account/usage'),
    (usage) => quota(context, usage),
  );
  const plans = loadInto(
    context,
    t.plans.what,
    async () => api.get<{ readonly plans: readonly Plan[] }>('/plans'),
    ({ plans }) => {
      const own = ({ name }: Plan) => name === account.plan;
      const column = (one: Plan) =>
        own(one) ? { head: t.plans.own(one.name), class: 'own' } : { head: one.name };
      const row = (name: string, cell: (one: Plan) => Child) => ({
        cells: [name, ...plans.map((one) => (own(one) ? h('b', null, cell(one)) : cell(one)))],
      });
      const quotaOf = ({ requestsPerMonth }: Plan) =>
        requestsPerMonth === null ? t.plans.noLimit : f.number(requestsPerMonth);
      return [
        h(
          'div',
          { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': t.plans.title },
          table(
            t.plans.title,
            [{ head: t.plans.holds }, ...plans.map(column)],
            [
              plans.some(({ price }) => price !== undefined) &&
                row(t.plans.price, (one) => priceOf(context, one)),
              row(t.plans.calls, quotaOf),
              row(t.plans.tools, ({ tools }) => f.number(tools)),
              row(t.plans.events, ({ events }) =>
                events.length === 0
                  ? t.plans.none
                  : h(
                      'span',
                      null,
                      events.map((event) => h('code', { class: 'block' }, event)),
                    ),
              ),
              row(t.plans.atEnd, ({ requestsPerMonth }) =>
                requestsPerMonth === null ? t.plans.none : t.plans.refuses,
              ),
              plans.some(({ text }) => text !== undefined) && row(t.plans.about, ({ text = '' }) => text),
            ].filter((one) => one !== false),
          ),
        ),
        h('p', { class: 'hint' }, t.plans.whatCounts),
      ];
    },
  );
  return {
    title: t.places.plan,
    element: h(
      'div',
      null,
      h(
        'div',
        { class: 'line' },
        h('h1', { tabindex: -1 }, t.places.plan),
        h('span', { class: 'hint' }, account.plan),
      ),
      used.element,
      h('section', { class: 'section stack' }, h('h2', null, t.plans.title), plans.element),
      account.status === 'active' && account.may.length > 0 && ownAccount(context),
    ),
  };
}

function priceOf({ t, language }: Context, { price, currency }: Plan): string {
  if (price === undefined) return '';
  if (price === null) return t.plans.onRequest;
  if (currency === undefined) return new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en').format(price);
  return new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { style: 'currency', currency }).format(
    price,
  );
}

/** The changes of the account itself that the host allows. */
function ownAccount(context: Context): HTMLElement {
  const { t, account } = context;
  const does = (kind: string, label: string, onclick: () => void) =>
    button(`small ${kind}`, label, { onclick });
  return h(
    'section',
    { class: 'section stack' },
    h('h2', null, t.ownAccount.title),
    h('p', { class: 'muted wrap' }, account.name ?? account.id),
    h(
      'div',
      { class: 'actions' },
      account.may.includes('rename') && does('', t.ownAccount.rename, () => renameAccount(context)),
      account.may.includes('erase') && does('danger', t.ownAccount.erase, () => eraseAccount(context)),
    ),
  );
}
