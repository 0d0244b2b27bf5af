/** A row of a list: its line in the table, and its details below, which hold the fields that are no column. */
import { freshId, h } from '../../shared/dom.ts';
import type { Note } from '../../shared/field.ts';
import { button } from '../../shared/parts.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { LinesOf, Schema, Values } from '../core/types.ts';
import { isUnread } from './conditions.ts';
import type { Control, ControlParts, Path } from './control.ts';
import { choicesOf } from './one-value.ts';

/** The columns of a list, which all of its rows have. */
export interface Columns extends Pick<ControlParts, 'context' | 'label' | 'create'> {
  readonly item: Schema;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly names: readonly string[];
  readonly columns: readonly string[];
  /** The fields that stand in the details. */
  readonly others: readonly string[];
  /** The fields of each cell. */
  readonly cells: readonly (readonly string[])[];
  /** The lists of the answer that have lines for the rows. */
  readonly from: readonly LinesOf[];
}

export interface Row {
  readonly control: Control;
  readonly parts: readonly HTMLElement[];
  readonly fields: ReadonlyMap<string, Control>;
  /** The cells for what the answer says of it. */
  readonly told: readonly HTMLElement[];
}

/** The list that a row stands in. */
interface Place {
  readonly table: HTMLElement;
  readonly fail: Note['fail'];
  readonly remove: (row: Row) => void;
}

/** Makes empty cells for what an answer says. */
export const toldCells = ({ from }: Columns, kind: 'th' | 'td'): readonly HTMLElement[] =>
  from.flatMap(({ show }) =>
    show.map(() => h(kind, { class: 'number', scope: kind === 'th' ? 'col' : null })),
  );

export function makeRow(list: Columns, number: number, value: unknown, place: Place): Row {
  const { label, item, names, columns, others } = list;
  const { t } = list.context;
  const fields = fieldsOf(list, number);
  const told = toldCells(list, 'td');
  const details = detailsOf(list, fields, told.length);
  const open = button('icon', '⋯', {
    'aria-label': t.form.rowDetails(t.form.item(label, number)),
    'aria-expanded': 'false',
    'aria-controls': details.id,
    onclick: () => toggle(details.hidden !== false),
  });
  const remove = button('icon', '✕', {
    'aria-label': t.form.removeItem(label, number),
    onclick: () => place.remove(row),
  });
  const acts = h('td', { class: 'acts' }, others.length > 0 && open, remove);
  const line = h('tr', null, fieldCells(list, fields), told, acts);
  const valueOf = (name: string): unknown => fields.get(name)?.get();
  const read = () => names.filter((name) => !isUnread(item, name, valueOf));
  const fieldAt = ([name]: Path) => (typeof name === 'string' ? fields.get(name) : undefined);

  /** One row shows its details at a time. */
  function toggle(isOpen: boolean): void {
    if (isOpen) for (const one of place.table.querySelectorAll<HTMLElement>('.details')) one.hidden = true;
    details.hidden = !isOpen;
    for (const one of place.table.querySelectorAll('[aria-expanded]'))
      one.setAttribute('aria-expanded', String(one === open && isOpen));
  }

  function showRead(): void {
    const own = read();
    for (const [name, { element }] of fields) element.hidden = !own.includes(name);
    open.hidden = !others.some((name) => own.includes(name));
  }

  const control: Control = {
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
      place.fail(message);
      if (message === null) for (const one of fields.values()) one.fail([], null);
    },
    focus(path) {
      if (others.includes(String(path[0]))) toggle(true);
      (fieldAt(path) ?? fields.get(columns[0] ?? '') ?? [...fields.values()][0])?.focus(path.slice(1));
    },
  };
  const row: Row = { fields, told, parts: [line, details], control };
  for (const part of row.parts) part.addEventListener('input', showRead);
  control.set(value);
  return row;
}

function fieldsOf(list: Columns, number: number): Row['fields'] {
  const { context, label, create, item, properties, names, columns } = list;
  return new Map(
    names.map((name) => {
      const own = properties[name] as Schema;
      const isColumn = columns.includes(name);
      const field = create({
        ...{ context, name: '', schema: own, create, label: labelOf(name, own) },
        // A row has no room for choices side by side.
        isRequired: (item.required ?? []).includes(name) && !(isColumn && choicesOf(own)),
        hint: isColumn ? null : hintOf(own),
      });
      if (isColumn)
        field.element
          .querySelector('label')
          ?.append(h('span', { class: 'only-read' }, `: ${context.t.form.item(label, number)}`));
      return [name, field] as const;
    }),
  );
}

const elementsOf = (fields: Row['fields'], names: readonly string[]) =>
  names.map((name) => fields.get(name)?.element ?? null);

const detailsOf = ({ cells, others }: Columns, fields: Row['fields'], told: number): HTMLElement =>
  h(
    'tr',
    { class: 'details', id: freshId(), hidden: true },
    h('td', { colspan: cells.length + told + 1 }, h('div', { class: 'fields' }, elementsOf(fields, others))),
  );

const fieldCells = ({ cells, properties }: Columns, fields: Row['fields']): readonly HTMLElement[] =>
  cells.map(([name = '', ...more]) =>
    more.length > 0
      ? h('td', null, h('div', { class: 'several' }, elementsOf(fields, [name, ...more])))
      : h('td', { 'data-label': labelOf(name, properties[name]) }, elementsOf(fields, [name])),
  );
