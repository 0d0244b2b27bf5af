/** A list of objects as a table: a row each, with the fields that tell rows apart; the others stand in the row's details. */
import { freshId, h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import { isMoney } from '../core/money.ts';
import type { Schema, Values } from '../core/types.ts';
import { answeredRows } from './answered.ts';
import { isUnread } from './conditions.ts';
import {
  announceChange,
  type Control,
  type ControlParts,
  frameGroup,
  ofItems,
  type Path,
} from './control.ts';
import { readNumber } from './numbers.ts';
import { choicesOf } from './one-value.ts';

/** Most fields of a row that stand in the table. */
const MOST = 4;
/** Milliseconds in which a row that was taken away can be put back. */
const REGRET = 8000;

interface Row {
  readonly control: Control;
  readonly parts: readonly HTMLElement[];
  readonly fields: ReadonlyMap<string, Control>;
  /** The cells for what the answer says of it. */
  readonly told: readonly HTMLElement[];
}

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

export function rowsControl(parts: ControlParts): Control {
  const { context, label, schema, create } = parts;
  const { t, language } = context;
  const item: Schema = schema.items ?? {};
  const { properties = {}, required = [] } = item;
  const names = Object.keys(properties);
  const columns = columnsOf(schema);
  const others = names.filter((name) => !columns.includes(name));
  // Rows whose kind decides what they ask have one column for all of it.
  const [kind = '', ...asked] = columns;
  const isOfKind = asked.some((name) => item['x-when']?.[name]?.some((one) => kind in one));
  const cells = isOfKind && asked.length > 1 ? [[kind], asked] : columns.map((name) => [name]);
  const from = schema['x-from'] ?? [];
  const toldCells = (kind: 'th' | 'td') =>
    from.flatMap(({ show }) =>
      show.map(() => h(kind, { class: 'number', scope: kind === 'th' ? 'col' : null })),
    );
  const heads = toldCells('th');
  const totals = toldCells('td');
  const foot = h(
    'tfoot',
    { hidden: true },
    h('tr', null, h('th', { scope: 'row', colspan: cells.length }, t.form.total), totals, h('td')),
  );
  const body = h('tbody');
  const told = h('span', { class: 'hint', role: 'status' });
  let rows: Row[] = [];
  /** Lines of the answer that no row asked for, by the row that they follow. */
  let unasked = new Map<Row | undefined, HTMLElement[]>();
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  const add = button('text', t.form.addRow, { onclick: () => addRow() });
  const table = h(
    'table',
    { class: 'items' },
    h('caption', { class: 'only-read' }, label),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        cells.map(([name = '', ...more]) =>
          h('th', { scope: 'col' }, more.length > 0 ? t.form.toTell : labelOf(name, properties[name])),
        ),
        heads,
        h('td', null),
      ),
    ),
    body,
    foot,
  );
  const made = frameGroup(parts, table, h('div', { class: 'line' }, add, told));
  made.element.classList.add('listed');

  function addRow(): void {
    const row = makeRow(undefined);
    rows.push(row);
    show();
    row.control.focus([]);
    announceChange(table);
  }

  function makeRow(value: unknown): Row {
    const number = rows.length + 1;
    const fields = new Map(
      names.map((name) => {
        const own = properties[name] as Schema;
        const isColumn = columns.includes(name);
        const field = create({
          ...{ context, name: '', schema: own, create, label: labelOf(name, own) },
          // A row has no room for choices side by side.
          isRequired: required.includes(name) && !(isColumn && choicesOf(own)),
          hint: isColumn ? null : hintOf(own),
        });
        if (isColumn)
          field.element
            .querySelector('label')
            ?.append(h('span', { class: 'only-read' }, `: ${t.form.item(label, number)}`));
        return [name, field] as const;
      }),
    );
    const details = h(
      'tr',
      { class: 'details', id: freshId(), hidden: true },
      h(
        'td',
        { colspan: cells.length + heads.length + 1 },
        h(
          'div',
          { class: 'fields' },
          others.map((name) => fields.get(name)?.element ?? null),
        ),
      ),
    );
    const open = button('icon', '⋯', {
      'aria-label': t.form.rowDetails(t.form.item(label, number)),
      'aria-expanded': 'false',
      'aria-controls': details.id,
      onclick: () => toggle(details.hidden !== false),
    });
    const toggle = (isOpen: boolean) => {
      for (const one of rows) if (isOpen && one !== row) (one.parts[1] as HTMLElement).hidden = true;
      details.hidden = !isOpen;
      for (const one of table.querySelectorAll('[aria-expanded]'))
        one.setAttribute('aria-expanded', String(one === open && isOpen));
    };
    const remove = button('icon', '✕', {
      'aria-label': t.form.removeItem(label, number),
      onclick: () => take(row),
    });
    const told = toldCells('td');
    const line = h(
      'tr',
      null,
      cells.map(([name = '', ...more]) =>
        h(
          'td',
          more.length > 0 ? null : { 'data-label': labelOf(name, properties[name]) },
          more.length > 0
            ? h(
                'div',
                { class: 'several' },
                [name, ...more].map((one) => fields.get(one)?.element ?? null),
              )
            : (fields.get(name)?.element ?? null),
        ),
      ),
      told,
      h('td', { class: 'acts' }, others.length > 0 && open, remove),
    );
    const valueOf = (name: string): unknown => fields.get(name)?.get();
    const read = () => names.filter((name) => !isUnread(item, name, valueOf));
    const showRead = () => {
      const own = read();
      for (const [name, { element }] of fields) element.hidden = !own.includes(name);
      open.hidden = !others.some((name) => own.includes(name));
    };
    const fieldAt = ([name]: Path) => (typeof name === 'string' ? fields.get(name) : undefined);
    const row: Row = {
      ...{ fields, told },
      parts: [line, details],
      control: {
        element: line,
        get() {
          const values = read().flatMap((name) => {
            const own = valueOf(name);
            return own === undefined ? [] : [[name, own] as const];
          });
          return values.length > 0 ? Object.fromEntries(values) : undefined;
        },
        set(given) {
          const own = typeof given === 'object' && given !== null ? (given as Values) : {};
          for (const [name, field] of fields) field.set(own[name]);
          showRead();
        },
        fail(path, message) {
          const field = fieldAt(path);
          if (field && others.includes(String(path[0]))) toggle(true);
          if (field) return field.fail(path.slice(1), message);
          made.fail(message);
          if (message === null) for (const one of fields.values()) one.fail([], null);
        },
        focus(path) {
          if (others.includes(String(path[0]))) toggle(true);
          (fieldAt(path) ?? fields.get(columns[0] ?? '') ?? [...fields.values()][0])?.focus(path.slice(1));
        },
      },
    };
    for (const part of row.parts) part.addEventListener('input', showRead);
    line.addEventListener('keydown', (event) => goOn(event, row));
    line.addEventListener('paste', (event) => paste(event, row));
    row.control.set(value);
    return row;
  }

  /** The column of a field of a row. */
  const columnAt = (row: Row, target: EventTarget | null) =>
    columns.findIndex((name) => row.fields.get(name)?.element.contains(target as Node));

  /** Enter leads to the row below; in the last one it opens another. */
  function goOn(event: KeyboardEvent, row: Row): void {
    if (event.key !== 'Enter' || !(event.target as Element).matches('input')) return;
    event.preventDefault();
    const next = rows[rows.indexOf(row) + 1];
    if (next) next.fields.get(columns[columnAt(row, event.target)] ?? '')?.focus([]);
    else if (!add.disabled) addRow();
  }

  /** Cells of a spreadsheet fill the rows from here on. */
  function paste(event: ClipboardEvent, row: Row): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const from = columnAt(row, event.target);
    if (from < 0 || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
    const first = rows.indexOf(row);
    for (const [i, line] of lines.entries()) {
      if (first + i >= (schema.maxItems ?? Infinity)) break;
      const own = rows[first + i] ?? makeRow(undefined);
      if (first + i >= rows.length) rows.push(own);
      for (const [j, cell] of line.split('\t').entries()) {
        const name = columns[from + j];
        if (name !== undefined) own.fields.get(name)?.set(valueIn(properties[name] ?? {}, cell));
      }
    }
    show();
    announceChange(table);
  }

  /** Reads the text of a cell as its field does. */
  function valueIn(own: Schema, cell: string): unknown {
    const text = cell.trim();
    const choice = choicesOf(own)?.find((one) => one.label.toLowerCase() === text.toLowerCase());
    if (choice) return choice.value;
    const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
    if (own.format === 'date' && day && month)
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const isNumber = own.type === 'number' || own.type === 'integer';
    return isNumber ? readNumber(text, isMoney(own), language) : text || undefined;
  }

  function take(row: Row): void {
    const at = rows.indexOf(row);
    rows = rows.filter((one) => one !== row);
    show();
    const undo = h(
      'button',
      {
        type: 'button',
        class: 'link',
        onclick: () => {
          rows.splice(at, 0, row);
          put(told);
          show();
          row.control.focus([]);
          announceChange(table);
        },
      },
      t.form.undo,
    );
    put(told, t.form.taken(t.form.item(label, at + 1)), ' · ', undo);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => put(told), REGRET);
    const next = rows[at];
    if (next) next.control.focus([]);
    else add.focus();
    announceChange(table);
  }

  function show(): void {
    put(
      body,
      unasked.get(undefined),
      rows.map((row) => [row.parts, unasked.get(row)]),
    );
    add.disabled = rows.length >= (schema.maxItems ?? Infinity);
  }

  /** Shows the lines of an answer beside their rows, and the others between them. */
  function answered(answer: unknown, output: Schema): void {
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
      const own = toldCells('td');
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

  const control = ofItems(
    made,
    () => rows,
    (values) => {
      rows = [];
      for (const one of values) rows.push(makeRow(one));
      show();
    },
    add,
  );
  return from.length > 0 ? { ...control, answered } : control;
}
