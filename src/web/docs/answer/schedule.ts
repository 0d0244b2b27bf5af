/** A long list of months as a table of years, each folded, with its sums. */
import { h, put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Download } from './downloads.ts';
import { scrollRegion } from '../core/scrolled.ts';
import {
  type Column,
  columnsOf,
  filesOf,
  inColumn,
  type Item,
  type ListOfRecords,
  shownOf,
} from './records.ts';
import { showValue } from './values.ts';

/** Rows of a list that is still read whole. */
const LONGEST = 24;
const YEAR = 12;

/** Names of amounts that stand at the end of a month, and are not paid in it. */
const STANDING = /^saldo|^total[A-Z]|^acumulad/;

/** Tests that a list counts months, and has a balance. */
export function isSchedule(items: readonly Item[]): boolean {
  const [first = {}] = items;
  const [running] = Object.keys(first);
  return (
    items.length > LONGEST &&
    running !== undefined &&
    items.every((item, i) => item[running] === Number(first[running]) + i) &&
    Object.keys(first).some((name) => name.startsWith('saldo'))
  );
}

export function schedule(
  context: Context,
  { file, title, items, schema }: ListOfRecords,
  add: (file: Download) => void = () => undefined,
): HTMLElement {
  const { t } = context;
  const all = columnsOf(items, schema?.items).filter(({ values }) => values.some((value) => value !== 0));
  filesOf(context, file, title, all, items.length).forEach(add);
  const columns = shownOf(all, schema?.['x-columns']);
  const [running, ...amounts] = columns as [Column, ...Column[]];
  const text = ({ schema }: Column, value: unknown) =>
    value === null ? '' : inColumn(showValue(context, value, schema));
  const months = (from: number) => items.slice(from, from + YEAR).map((_, i) => from + i);
  const inYear = (column: Column, places: readonly number[]) => {
    const values = places.map((i) => column.values[i]);
    if (!values.every((value) => typeof value === 'number')) return null;
    if (STANDING.test(column.path)) return values.at(-1);
    return values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
  };
  let open: (() => void) | undefined;
  const years = Array.from({ length: Math.ceil(items.length / YEAR) }, (_, year) => {
    const places = months(year * YEAR);
    const body = h('tbody');
    const fold = (isOpen: boolean) => {
      const toggle = h(
        'button',
        {
          type: 'button',
          class: 'sort',
          'aria-expanded': String(isOpen),
          onclick: () => {
            open?.();
            open = undefined;
            fold(!isOpen);
            if (!isOpen) open = () => fold(false);
            body.querySelector('button')?.focus();
          },
        },
        t.answer.year(year + 1),
      );
      put(
        body,
        h(
          'tr',
          { class: 'strong' },
          h('th', { scope: 'row' }, toggle),
          amounts.map((column) => h('td', { class: 'number' }, text(column, inYear(column, places)))),
        ),
        isOpen &&
          places.map((i) =>
            h(
              'tr',
              { class: 'month' },
              h('td', null, text(running, running.values[i])),
              amounts.map((column) => h('td', { class: 'number' }, text(column, column.values[i]))),
            ),
          ),
      );
    };
    fold(false);
    return body;
  });
  const heads = columns.map(({ label }, i) =>
    h('th', { scope: 'col', class: i > 0 ? 'number' : null }, label),
  );
  const table = h(
    'table',
    { class: 'records' },
    h('caption', { class: 'only-read' }, title),
    h('thead', null, h('tr', null, heads)),
    years,
  );
  return h(
    'div',
    { class: 'part' },
    h(
      'div',
      { class: 'line' },
      h('h3', null, title),
      h('span', { class: 'hint' }, t.answer.items(items.length)),
    ),
    scrollRegion(title, table),
  );
}
