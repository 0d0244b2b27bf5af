/** Controls of objects and lists. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Schema, Values } from '../core/types.ts';
import { announceChange, type Control, type ControlParts, frameGroup, ofItems } from './control.ts';

/** Makes the fields of an object, in the order of its schema. */
export function objectControl(parts: ControlParts): Control {
  const { context, schema, create } = parts;
  const fields = new Map(
    Object.entries(schema.properties ?? {}).map(([name, own]) => [
      name,
      create({
        context,
        name,
        schema: own,
        label: labelOf(name, own),
        hint: hintOf(own),
        isRequired: schema.required?.includes(name) ?? false,
        create,
      }),
    ]),
  );
  const made = frameGroup(
    parts,
    h(
      'div',
      { class: 'inner' },
      [...fields.values()].map(({ element }) => element),
    ),
  );
  made.element.classList.add('object');
  return {
    element: made.element,
    get() {
      const values = [...fields]
        .map(([name, control]) => [name, control.get()] as const)
        .filter(([, value]) => value !== undefined);
      return values.length > 0 ? Object.fromEntries(values) : undefined;
    },
    set(value) {
      const own = typeof value === 'object' && value !== null ? (value as Values) : {};
      for (const [name, control] of fields) control.set(own[name]);
    },
    fail([name, ...rest], message) {
      const field = typeof name === 'string' ? fields.get(name) : undefined;
      if (field) return field.fail(rest, message);
      made.fail(message);
      if (message === null) for (const control of fields.values()) control.fail([], null);
    },
    focus([name, ...rest]) {
      const field = typeof name === 'string' ? fields.get(name) : undefined;
      (field ?? [...fields.values()][0])?.focus(rest);
    },
    answered(answer, output) {
      for (const control of fields.values()) control.answered?.(answer, output);
    },
  };
}

/** Makes rows that can be added and removed. */
export function listControl(parts: ControlParts): Control {
  const { context, label, schema, create } = parts;
  const { t } = context;
  const item: Schema = schema.items ?? {};
  const rows = h('ol', { class: 'rows' });
  let list: { readonly control: Control; readonly row: HTMLElement }[] = [];

  const add = button('small', t.form.add, {
    onclick: () => {
      insert(undefined).control.focus([]);
      announceChange(rows);
    },
  });
  const made = frameGroup(parts, rows, h('div', { class: 'actions' }, add));

  function insert(value: unknown) {
    const number = list.length + 1;
    const control = create({
      ...parts,
      name: '',
      schema: item,
      label: t.form.item(label, number),
      hint: null,
      isRequired: true,
    });
    control.set(value);
    const remove = h(
      'button',
      {
        type: 'button',
        class: 'button text',
        'aria-label': t.form.removeItem(label, number),
        onclick: () => take(),
      },
      t.form.remove,
    );
    const entry = { control, row: h('li', null, control.element, remove) };
    const take = () => {
      list = list.filter((one) => one !== entry);
      show();
      add.focus();
      announceChange(rows);
    };
    list.push(entry);
    show();
    return entry;
  }

  function show(): void {
    put(
      rows,
      list.map(({ row }) => row),
    );
    add.disabled = list.length >= (schema.maxItems ?? Infinity);
  }

  return ofItems(
    made,
    () => list,
    (values) => {
      list = [];
      for (const one of values) insert(one);
      show();
    },
    add,
  );
}
