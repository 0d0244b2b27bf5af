/** A list of objects as a table that can be sorted and saved. */
import { type Child, freshId, h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Download } from './downloads.ts';
import { scrollRegion } from '../core/scrolled.ts';
import type { Schema } from '../core/types.ts';
import { agendaOf, eventsOf } from './agenda.ts';
import { csvOf } from '../../shared/download.ts';
import { isMoney } from '../core/money.ts';
import { isCode, valueRows } from './rows.ts';
import { isIdle, schemaFor, showValue } from './values.ts';

export type Item = Readonly<Record<string, unknown>>;

export interface Column {
  /** `capital.nome` */
  readonly path: string;
  readonly label: string;
  readonly schema: Schema | undefined;
  readonly values: readonly unknown[];
}

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests that a list holds objects, as the rows of a table. */
export const isRecords = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** The columns of a list: its fields in their order, those of inner objects beside them. `given` is the schema of an item. */
export function columnsOf(
  items: readonly Item[],
  given: Schema | undefined,
  before = '',
  within = '',
): readonly Column[] {
  const schema = schemaFor(given, items[0]);
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return names.flatMap((name) => {
    const values = items.map((item) => item[name] ?? null);
    const own = schema?.properties?.[name];
    if (own?.['x-internal'] === true) return [];
    const label = before + labelOf(name, own);
    if (values.every((value) => value === null || (Array.isArray(value) && value.length === 0))) return [];
    if (values.every((value) => value === null || isObject(value))) {
      const inner = values.map((value) => (value ?? {}) as Item);
      return columnsOf(inner, own, `${label}: `, `${within}${name}.`);
    }
    return [{ path: within + name, label, schema: own, values: values.map((value) => plain(value, own)) }];
  });
}

/** The columns that a list names, in its order; all of them where it names none. */
export const shownOf = (columns: readonly Column[], named: Schema['x-columns']): readonly Column[] =>
  named?.flatMap((name) => columns.find(({ path }) => path === name) ?? []) ?? columns;

export interface ListOfRecords {
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly title: string;
  readonly items: readonly Item[];
  readonly schema: Schema | undefined;
}

interface Reading {
  /** Gives what people read in place of a value; files have the value. */
  read(value: unknown, schema: Schema | undefined): unknown;
  /** False where its title and its length stand above it already. */
  readonly hasHead: boolean;
}

/** Lists inside a cell are read in one line. */
const plain = (value: unknown, schema: Schema | undefined): unknown =>
  Array.isArray(value) && !schema?.items?.properties
    ? value.map((one) => (isObject(one) ? Object.values(one).flat().join(' ') : one))
    : value;

/**
 * Shows a list of objects, by the schema of the list; a column that never changes is a line below, and those that the
 * list does not name are the details of a row.
 */
export function records(
  context: Context,
  { file, title, items, schema }: ListOfRecords,
  add: (file: Download) => void = () => undefined,
  { read = (value) => value, hasHead = true }: Partial<Reading> = {},
): HTMLElement {
  const { t } = context;
  const stored = columnsOf(items, schema?.items);
  filesOf(context, file, title, stored, items.length).forEach(add);
  const all = stored.map((column) => ({
    ...column,
    values: column.values.map((value) => read(value, column.schema)),
  }));
  const shown = shownOf(all, schema?.['x-columns']);
  const details = all.filter((column) => !shown.includes(column));
  const isSame = ({ values }: Column) =>
    items.length > 2 && new Set(values.map((value) => JSON.stringify(value))).size === 1;
  const columns = shown.filter((column) => !isSame(column));
  const same = shown.filter((column) => isSame(column) && !isIdle(column.values[0]));
  const text = ({ schema }: Column, value: unknown) => showValue(context, value, schema);
  const isNumber = ({ values }: Column) =>
    values.every((value) => value === null || typeof value === 'number') &&
    values.some((value) => value !== null);
  const body = h('tbody');
  const rowOf = (i: number) => {
    const line = h(
      'tr',
      null,
      columns.map((column) => {
        const value = column.values[i];
        const said = text(column, value);
        const kind = isNumber(column) ? 'number' : said === value && isCode(value) ? 'mono' : null;
        return h('td', { class: kind }, inColumn(said));
      }),
    );
    if (details.length === 0) return line;
    const own = details.filter(({ values }) => !isIdle(values[i]));
    const more = h(
      'tr',
      { class: 'details', id: freshId(), hidden: true },
      h(
        'td',
        { colspan: columns.length + 1 },
        valueRows(
          context,
          own.map((column) => ({
            label: column.label,
            value: column.values[i],
            text: text(column, column.values[i]),
          })),
        ),
      ),
    );
    const open = button('icon', '⋯', {
      'aria-label': t.form.rowDetails(String(line.firstElementChild?.textContent)),
      'aria-expanded': 'false',
      'aria-controls': more.id,
      onclick: () => {
        more.hidden = !more.hidden;
        open.setAttribute('aria-expanded', String(!more.hidden));
      },
    });
    line.append(h('td', { class: 'acts' }, own.length > 0 && open));
    return [line, more];
  };
  const fill = (order: readonly number[]) => put(body, order.map(rowOf));
  const places = items.map((_, i) => i);
  fill(places);
  const heads = columns.map((column) => {
    const head = h('th', { scope: 'col', class: isNumber(column) ? 'number' : null });
    let isUp = false;
    const sort = () => {
      isUp = head.getAttribute('aria-sort') !== 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isUp ? 'ascending' : 'descending');
      const sign = isUp ? 1 : -1;
      fill(places.toSorted((a, b) => sign * compare(column.values[a], column.values[b])));
    };
    put(head, h('button', { type: 'button', class: 'sort', onclick: sort }, column.label));
    return head;
  });
  const caption = h('caption', { class: 'only-read' }, title);
  const table = h(
    'table',
    { class: 'records' },
    caption,
    h('thead', null, h('tr', null, heads, details.length > 0 && h('td'))),
    body,
  );
  const notes: Child = same.map((column) => `${column.label}: ${text(column, column.values[0])}`).join(' · ');
  return h(
    'div',
    { class: 'part' },
    hasHead &&
      h(
        'div',
        { class: 'line' },
        h('h3', null, title),
        h('span', { class: 'hint' }, t.answer.items(items.length)),
      ),
    scrollRegion(title, table),
    notes !== '' && h('p', { class: 'hint' }, notes),
  );
}

/** A column is in reais as a whole, so that its numbers need no sign. */
export const inColumn = (text: string) => text.replace(/^(−?)R\$ /, '$1');

/** The files of a list: for spreadsheets and, where it holds days, for calendars. */
export function filesOf(
  context: Context,
  file: string,
  label: string,
  columns: readonly Column[],
  length: number,
): readonly Download[] {
  const { t, language } = context;
  const rows = () => Array.from({ length }, (_, i) => columns.map((column) => cellOf(column, i)));
  const hasMoney = columns.some(({ schema }) => schema && isMoney(schema));

  function cellOf({ schema, values }: Column, i: number): unknown {
    const value = values[i];
    if (Array.isArray(value)) return showValue(context, value, schema);
    // Spreadsheets take a fraction for a date.
    const [, part, whole] = (hasMoney && /^(\d+)\/(\d+)$/.exec(String(value))) || [];
    return part === undefined ? value : `${part} ${t.answer.outOf} ${whole}`;
  }
  const events = eventsOf(columns);
  const agenda = events && {
    name: `${file}.ics`,
    type: 'text/calendar;charset=utf-8',
    content: () => agendaOf(events, new Date().toISOString()),
  };
  const csv = {
    name: `${file}.csv`,
    type: 'text/csv;charset=utf-8',
    content: () => csvOf([columns.map((column) => column.label), ...rows()], language),
  };
  return [
    { label, form: 'CSV', file: csv },
    ...(agenda ? [{ label: `${t.answer.agenda}: ${label}`, form: '.ics', file: agenda }] : []),
  ];
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'pt', { numeric: true });
}
