/** A list of objects as a table: a row each, with the fields that tell rows apart; the others stand in the row's details. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema, Values } from '../core/types.ts';
import { announceChange, type Control, type ControlParts, frameGroup, ofItems } from './control.ts';
import { type Columns, makeRow, type Row, toldCells } from './row.ts';
import { answeredRows } from './answered.ts';
import type { Language } from '../../../lib/languages.ts';
import { isMoney } from '../core/money.ts';
import { readNumber } from './numbers.ts';
import { choicesOf } from './one-value.ts';

/** Most fields of a row that stand in the table. */
const MOST = 4;
/** Milliseconds in which a row that was taken away can be put back. */
const REGRET = 8000;

const isSingle = ({ type }: Schema) => type !== 'object' && type !== 'array';

/**
 * The fields of a row that stand in the table: those that the list names, or else the first that are required, at most
 * four, in the order of the schema; where none is, the first two.
 */
export function columnsOf({ items = {}, 'x-columns': named }: Schema): readonly string[] {
  const { properties = {}, required = [] } = items;
  const single = Object.keys(properties).filter((name) => isSingle(properties[name] ?? {}));
  if (named) return named.filter((name) => single.includes(name));
  const needed = single.filter((name) => required.includes(name));
  return needed.length > 0 ? needed.slice(0, MOST) : single.slice(0, 2);
}

/** Sorts the fields of a list into columns and details. */
function planOf({ context, label, create, schema }: ControlParts): Columns {
  const item: Schema = schema.items ?? {};
  const { properties = {} } = item;
  const names = Object.keys(properties);
  const columns = columnsOf(schema);
  const others = names.filter((name) => !columns.includes(name));
  // Rows whose kind decides what they ask have one column for all of it.
  const [kind = '', ...asked] = columns;
  const isOfKind = asked.some((name) => item['x-when']?.[name]?.some((one) => kind in one));
  const cells = isOfKind && asked.length > 1 ? [[kind], asked] : columns.map((name) => [name]);
  const from = schema['x-from'] ?? [];
  return { context, label, create, item, properties, names, columns, others, cells, from };
}

export function rowsControl(parts: ControlParts): Control {
  const { context, label, schema } = parts;
  const { t } = context;
  const list = planOf(parts);
  const { columns } = list;
  const most = schema.maxItems ?? Infinity;
  const body = h('tbody');
  const lines = answerLines(list, body);
  const told = h('span', { class: 'hint', role: 'status' });
  const add = button('text', t.form.addRow, { onclick: addRow });
  const caption = h('caption', { class: 'only-read' }, label);
  const table = h('table', { class: 'items' }, caption, headOf(list, lines.heads), body, lines.foot);
  const made = frameGroup(parts, table, h('div', { class: 'line' }, add, told));
  made.element.classList.add('listed');
  let rows: Row[] = [];
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  function makeLast(value?: unknown): Row {
    const row = makeRow(list, rows.length + 1, value, { table, fail: made.fail, remove });
    rows.push(row);
    return row;
  }

  /** Shows the rows after a change of them, and goes to one. */
  function change(focused: Row | undefined): void {
    show();
    if (focused) focused.control.focus([]);
    else add.focus();
    announceChange(table);
  }

  function addRow(): void {
    change(makeLast());
  }

  function remove(row: Row): void {
    const at = rows.indexOf(row);
    rows = rows.filter((one) => one !== row);
    const putBack = () => {
      rows.splice(at, 0, row);
      put(told);
      change(row);
    };
    const undo = h('button', { type: 'button', class: 'link', onclick: putBack }, t.form.undo);
    put(told, t.form.taken(t.form.item(label, at + 1)), ' · ', undo);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => put(told), REGRET);
    change(rows[at]);
  }

  function show(): void {
    put(
      body,
      lines.after(undefined),
      rows.map((row) => [row.parts, lines.after(row)]),
    );
    add.disabled = rows.length >= most;
  }

  /** The row in whose line something happened, and the column. */
  function placeOf({ target }: Event): readonly [row: number, column: number] {
    const row = rows.findIndex(({ parts: [line] }) => line?.contains(target as Node));
    const { fields } = rows[row] ?? {};
    return [row, columns.findIndex((name) => fields?.get(name)?.element.contains(target as Node))];
  }

  /** Enter leads to the row below; in the last one it opens another. */
  function goOn(event: KeyboardEvent): void {
    const [row, column] = placeOf(event);
    if (row < 0 || event.key !== 'Enter' || !(event.target as Element).matches('input')) return;
    event.preventDefault();
    const next = rows[row + 1];
    if (next) next.fields.get(columns[column] ?? '')?.focus([]);
    else if (!add.disabled) addRow();
  }

  /** Cells of a spreadsheet fill the rows from here on. */
  function paste(event: ClipboardEvent): void {
    const [row, column] = placeOf(event);
    const cells = pastedCells(event);
    if (column < 0 || cells.length === 0) return;
    event.preventDefault();
    for (const [i, line] of cells.slice(0, most - row).entries()) {
      const { fields } = rows[row + i] ?? makeLast();
      for (const [j, cell] of line.entries()) {
        const name = columns[column + j] ?? '';
        fields.get(name)?.set(readCell(list.properties[name] ?? {}, cell, context.language));
      }
    }
    show();
    announceChange(table);
  }

  body.addEventListener('keydown', goOn);
  body.addEventListener('paste', paste);
  const fill = (values: readonly unknown[]) => {
    rows = [];
    for (const one of values) makeLast(one);
    show();
  };
  const control = ofItems(made, () => rows, fill, add);
  if (list.from.length === 0) return control;
  return { ...control, answered: (answer, output) => lines.show(rows, answer, output) };
}

const headOf = ({ context, cells, properties }: Columns, heads: readonly HTMLElement[]): HTMLElement =>
  h(
    'thead',
    null,
    h(
      'tr',
      null,
      cells.map(([name = '', ...more]) =>
        h('th', { scope: 'col' }, more.length > 0 ? context.t.form.toTell : labelOf(name, properties[name])),
      ),
      heads,
      h('td', null),
    ),
  );

/** The lines of an answer: some beside their rows, others between them, and their totals. `body` is the part of the table that has the rows. */
function answerLines(list: Columns, body: HTMLElement) {
  const { context, from, cells } = list;
  const { t } = context;
  const heads = toldCells(list, 'th');
  const totals = toldCells(list, 'td');
  const foot = h(
    'tfoot',
    { hidden: true },
    h('tr', null, h('th', { scope: 'row', colspan: cells.length }, t.form.total), totals, h('td')),
  );
  let unasked = new Map<Row | undefined, HTMLElement[]>();

  function show(rows: readonly Row[], answer: unknown, output: Schema): void {
    const values = rows.map(({ control }) => control.get() as Values | undefined);
    const said = answeredRows(context, from, values, answer, output);
    const fill = (row: readonly HTMLElement[], texts: readonly string[]) =>
      row.forEach((cell, i) => {
        put(cell, texts[i]);
        cell.dataset['label'] = said.heads[i] ?? '';
        cell.classList.toggle('number', said.areNumbers[i]);
      });
    fill(heads, said.heads);
    rows.forEach(({ told }, i) => fill(told, said.beside[i] ?? []));
    fill(totals, said.totals);
    foot.hidden = said.totals.every((text) => text === '');
    for (const line of [...unasked.values()].flat()) line.remove();
    unasked = new Map();
    for (const { after, name, account, texts } of said.others) {
      const own = toldCells(list, 'td');
      fill(own, texts);
      const line = h(
        'tr',
        { class: 'unasked' },
        h('td', null, name),
        cells.length > 1 && h('td', { class: 'hint', colspan: cells.length - 1 }, t.form.automatic(account)),
        own,
        h('td'),
      );
      unasked.set(rows[after], [...(unasked.get(rows[after]) ?? []), line]);
    }
    // The rows stay where they are: one of them has the focus.
    for (const [row, lines] of unasked)
      if (row) row.parts.at(-1)?.after(...lines);
      else body.prepend(...lines);
  }

  /** The lines that no row asked for, by the row that they follow. */
  const after = (row: Row | undefined) => unasked.get(row);
  return { heads, foot, after, show };
}

/** Gives the cells of a spreadsheet by their lines; none for a text of one cell. */
function pastedCells({ clipboardData }: ClipboardEvent): readonly (readonly string[])[] {
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!/[\t\n]/.test(text.trim())) return [];
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t'));
}

/** Reads the text of a cell as its field does. */
function readCell(own: Schema, cell: string, language: Language): unknown {
  const text = cell.trim();
  const choice = choicesOf(own)?.find((one) => one.label.toLowerCase() === text.toLowerCase());
  if (choice) return choice.value;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (own.format === 'date' && day && month)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isNumber = own.type === 'number' || own.type === 'integer';
  return isNumber ? readNumber(text, isMoney(own), language) : text || undefined;
}
