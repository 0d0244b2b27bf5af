/** The use of twelve months, and that of one of them by day, tool and key. */
import { h, put } from '../../shared/dom.ts';
import type { Context, View } from '../context.ts';
import { loadInto } from '../loaded.ts';
import { usedUp } from '../parts/quota.ts';
import { byDay, byKey, byMonth, byTool } from '../parts/usage.ts';
import type { Usage } from '../types.ts';

const MONTHS = 12;
/** Months of one answer: it takes 92 days at most. */
const AT_ONCE = 3;

/** `asked` is an earlier month, such as 2026-10; else it is the present one. */
export function use(context: Context, asked: string | undefined): View {
  const { t, f, api, account } = context;
  const present = new Date().toISOString().slice(0, 7);
  const month = asked ?? present;
  const title = h('h1', { tabindex: -1 }, t.places.use);
  const of = async (from: string, to: string) => api.get<Usage>(`/account/usage?from=${from}-01&to=${to}`);
  const kept = Array.from({ length: MONTHS }, (_, i) => addMonths(present, i + 1 - MONTHS));
  const first = account.createdAt.slice(0, 7);

  const year = loadInto(
    context,
    t.overview.what,
    async () =>
      Promise.all(
        kept.flatMap((from, i) => {
          const last = addMonths(from, AT_ONCE - 1);
          return i % AT_ONCE === 0 && last >= first ? [of(from, lastDayOf(last))] : [];
        }),
      ),
    (parts) => [
      parts.slice(-1).map((part) => usedUp(context, part, true)),
      byMonth(
        context,
        kept,
        parts.flatMap(({ days }) => days),
        account.requestsPerMonth,
      ),
      h(
        'nav',
        { class: 'line months', 'aria-label': t.overview.months },
        kept.flatMap((one) =>
          one < first
            ? []
            : h(
                'a',
                {
                  class: 'small-link',
                  href: `#/use/${one}`,
                  'aria-current': one === month ? 'page' : null,
                },
                f.month(one),
              ),
        ),
      ),
    ],
  );
  const name = h('h2');
  const one = loadInto(
    context,
    t.overview.what,
    async () => of(month, lastDayOf(month)),
    (usage) => {
      const isEmpty = usage.tools.length === 0;
      const said = f.month(month, true);
      put(name, isEmpty ? t.overview.noCalls(said) : said.charAt(0).toUpperCase() + said.slice(1));
      return (
        !isEmpty && [
          byKey(context, usage, true),
          h('div', { class: 'section two' }, byDay(context, usage), byTool(context, usage)),
        ]
      );
    },
  );
  return {
    title: t.places.use,
    element: h(
      'div',
      null,
      h('div', { class: 'line' }, title, h('span', { class: 'hint' }, t.overview.twelveMonths)),
      year.element,
      h('section', { class: 'section stack' }, name, one.element),
    ),
  };
}

const addMonths = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 1))
    .toISOString()
    .slice(0, 7);

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
