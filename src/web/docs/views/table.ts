/** One legal table: its value, where it comes from, how it changed, and the tools that use it. */
import { todayAt } from '../../../lib/dates/today.ts';
import { type Child, h } from '../../shared/dom.ts';
import { button, state, table as tableOf } from '../../shared/parts.ts';
import { csvOf, saveButton } from '../../shared/download.ts';
import type { Context, View } from '../core/context.ts';
import { scrollRegion } from '../core/scrolled.ts';
import type { LegalTable, TableEntry } from '../core/types.ts';
import { boundsOf, history, seriesOf } from '../tables/history.ts';
import { nameOf, unitOf } from '../tables/labels.ts';
import { leaf, showValue } from '../tables/value.ts';
import { lawLinks } from '../core/law-links.ts';

/** Most values that stand in a row of the history. */
const MOST_COLUMNS = 5;

/** `day` is the one whose value is shown: today unless an address asks for another. */
export async function tableView(context: Context, table: LegalTable, day: string | null): Promise<View> {
  const { t, f, service, catalogue, language } = context;
  const today = todayAt(Date.now());
  const days = [...new Set(table.entries.filter((one) => one.status === 'lei').map(({ from }) => from))];
  const entries = await Promise.all(
    days.map(async (from) => (await service.table(`${addressOf(table)}?data=${from}`)) as TableEntry),
  );
  const shown = entries.findLast(({ from }) => from <= (day ?? today)) ?? entries[0];
  const write = (text: string) => f.date(`${text}T12:00:00`);
  const fact = (name: string, value: Child) => [h('dt', null, name), h('dd', null, value)];
  const review = t.tables.until(write(table.reviewBy));
  const users = table.tools.flatMap((id) => catalogue.find(id) ?? []);
  const valuePlace = h('div', { class: 'stack' }, valueOf(context, table, shown));
  return {
    title: table.name,
    element: h(
      'article',
      { class: 'alone' },
      h('p', { class: 'crumbs hint' }, h('a', { href: '#/tables' }, t.places.tables)),
      h('h1', { tabindex: -1 }, table.name),
      shown && h('p', { class: 'lead' }, t.tables.valueOn(write(shown.from))),
      h(
        'p',
        { class: 'line' },
        h('a', { href: addressOf(table).slice(1) }, h('code', null, `GET ${addressOf(table)}`)),
        h(
          'span',
          { class: 'push' },
          saveButton('CSV', {
            name: `${table.id}.csv`,
            type: 'text/csv;charset=utf-8',
            content: () => csvOf(rowsIn(valuePlace), language),
          }),
          saveButton('JSON', {
            name: `${table.id}.json`,
            type: 'application/json',
            content: () => JSON.stringify(shown, null, 2),
          }),
          button('text', t.tables.print, { onclick: () => print() }),
        ),
      ),
      h(
        'div',
        { class: 'legal-table' },
        valuePlace,
        h(
          'dl',
          { class: 'facts-of-table' },
          shown &&
            fact(
              t.tables.source,
              h('span', { class: 'wrap' }, shown.source === '' ? t.none : lawLinks(shown.source)),
            ),
          shown && fact(t.tables.since, write(shown.from)),
          fact(t.tables.checked, write(table.checkedOn)),
          fact(
            t.tables.review,
            table.due ? state('warned', `${review} · ${t.tables.due}`) : h('b', null, review),
          ),
        ),
      ),
      entries.length > 1 && [
        h('h2', null, t.tables.history),
        history(context, seriesOf(context, entries), today),
        historyTable(context, table, entries, shown),
      ],
      users.length > 0 && [
        h('h2', null, t.tables.users),
        h(
          'p',
          { class: 'prose' },
          users.map(({ id, short }, i) => [i > 0 && ', ', h('a', { href: `#${id}` }, short)]),
        ),
      ],
    ),
  };
}

/** The tables of an element as they are read, and its single values with their names. */
const rowsIn = (place: HTMLElement): readonly (readonly string[])[] =>
  [...place.querySelectorAll('tr, dt, li, p.answer')].map((row) => {
    const cells = row.matches('dt')
      ? [row, row.nextElementSibling]
      : row.matches('p')
        ? [row]
        : [...row.children];
    return cells.map((cell) => cell?.textContent ?? '');
  });

const addressOf = ({ id }: LegalTable) => `/tabelas/${encodeURIComponent(id)}`;

function valueOf(context: Context, { id, name }: LegalTable, shown: TableEntry | undefined): Child {
  const isEmpty = !shown || (Array.isArray(shown.value) && shown.value.length === 0);
  return isEmpty ? h('p', null, context.t.tables.noLaw) : showValue(context, name, shown.value, unitOf(id));
}

/** The history, newest first: the bounds of the bands, or the single values of the table, and the law. */
function historyTable(
  context: Context,
  { id }: LegalTable,
  entries: readonly TableEntry[],
  shown: TableEntry | undefined,
): HTMLElement {
  const { t, f, language } = context;
  const newest = entries.at(-1)?.value;
  const bounds = boundsOf(newest);
  const isNumber = typeof newest === 'number';
  const leaves = Object.entries(Object(newest)).filter(([, value]) => typeof value === 'number');
  const columns: readonly { readonly head: string; readonly read: (value: unknown) => Child }[] = bounds
    ? bounds.map((_, i) => ({
        head: t.tables.band(i + 1),
        read(value) {
          const own = boundsOf(value);
          return own && i < own.length
            ? own[i] === null
              ? t.tables.above
              : leaf(context, own[i], 'money')
            : '';
        },
      }))
    : isNumber
      ? [{ head: t.tables.value, read: (value) => leaf(context, value, unitOf(id)) }]
      : leaves.map(([key]) => ({
          head: nameOf(key, language),
          read: (value) => leaf(context, Object(value)[key], unitOf(key)),
        }));
  const kept = columns.length <= MOST_COLUMNS ? columns : [];
  return scrollRegion(
    t.tables.history,
    tableOf(
      t.tables.history,
      [
        { head: t.tables.heads.from },
        ...kept.map(({ head }) => ({ head, class: 'number' })),
        { head: t.tables.source },
      ],
      entries.toReversed().map((entry) => ({
        cells: [
          h(
            'a',
            {
              href: `#/tables/${encodeURIComponent(id)}?data=${entry.from}`,
              'aria-current': entry === shown ? 'true' : null,
            },
            f.date(`${entry.from}T12:00:00`),
          ),
          ...kept.map(({ read }) => read(entry.value)),
          h('span', { class: 'wrap' }, lawLinks(entry.source)),
        ],
      })),
    ),
  );
}
