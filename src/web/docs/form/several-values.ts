/** Controls of objects and lists. */
import { freshId, h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Schema, Values } from '../core/types.ts';
import { isUnread } from './conditions.ts';
import { announceChange, type Control, type ControlParts, frameGroup, ofItems } from './control.ts';
import type { Choice } from './one-value.ts';
import { rareField, rareFields } from './rare.ts';

/** Most fields of an object that stand there at once where none is required. */
const AT_ONCE = 5;

/** Makes the fields of an object, in the order of its schema. Those that are not required come by their words. */
export function objectControl(parts: ControlParts): Control {
  const { context, schema, create } = parts;
  const { properties = {}, required = [] } = schema;
  const fields = new Map(
    Object.entries(properties).map(([name, own]) => [
      name,
      create({
        ...{ context, name, schema: own, create },
        label: own['x-ask']?.question ?? labelOf(name, own),
        hint: own['x-ask']?.why ?? hintOf(own),
        isRequired: required.includes(name),
      }),
    ]),
  );
  const isUnreadNow = (name: string): boolean =>
    isUnread(schema, name, (one) => (isUnreadNow(one) ? undefined : fields.get(one)?.get()));
  const rareOf = new Map(
    [...fields].flatMap(([name, control]) => {
      const own = properties[name] as Schema;
      if (required.includes(name) || (required.length === 0 && fields.size <= AT_ONCE)) return [];
      return [[name, rareField(labelOf(name, own), own, control, () => isUnreadNow(name))] as const];
    }),
  );
  const rare = rareFields(context, [...rareOf.values()]);
  const made = frameGroup(
    parts,
    h(
      'div',
      { class: 'inner fields' },
      [...fields.values()].map(({ element }) => element),
    ),
    rare.element,
  );
  made.element.classList.add('object');
  const draw = () => {
    for (const [name, { element }] of fields) element.hidden = isUnreadNow(name);
    rare.draw();
  };
  const open = (name: string | number | undefined) => {
    const field = rareOf.get(String(name));
    if (field) rare.open(field);
    return fields.get(String(name));
  };
  made.element.addEventListener('input', draw);
  draw();
  return {
    element: made.element,
    get() {
      const values = [...fields]
        .map(([name, control]) => [name, isUnreadNow(name) ? undefined : control.get()] as const)
        .filter(([, value]) => value !== undefined);
      return values.length > 0 ? Object.fromEntries(values) : undefined;
    },
    set(value) {
      const own = typeof value === 'object' && value !== null ? (value as Values) : {};
      for (const [name, control] of fields) control.set(own[name]);
      rare.openOnly([...rareOf].flatMap(([name, field]) => (own[name] === undefined ? [] : [field])));
      draw();
    },
    fail([name, ...rest], message) {
      const field = message === null ? fields.get(String(name)) : open(name);
      if (field) return field.fail(rest, message);
      made.fail(message);
      if (message === null) for (const control of fields.values()) control.fail([], null);
    },
    focus([name, ...rest]) {
      (open(name) ?? [...fields.values()][0])?.focus(rest);
    },
    open([name, ...rest]) {
      open(name)?.open?.(rest);
    },
    answered(answer, output) {
      for (const control of fields.values()) control.answered?.(answer, output);
    },
  };
}

/** Makes a box to tick for each choice that a list may have. */
export function setControl(parts: ControlParts, choices: readonly Choice[]): Control {
  const name = freshId();
  const place = h('div', { class: 'set' });
  const boxes = () => [...place.querySelectorAll('input')];
  const box = ({ value, label }: Choice) =>
    h(
      'label',
      null,
      h('input', { type: 'checkbox', name, value: JSON.stringify(value) }),
      h('span', null, label),
    );
  const made = frameGroup(parts, place);
  const set = (value: unknown) => {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
    // A value from the address stands in the form even if the service refuses it.
    const strange = chosen.filter((one) => !choices.some((choice) => choice.value === one));
    put(place, [...choices, ...strange.map((one) => ({ value: one, label: String(one) }))].map(box));
    for (const one of boxes()) one.checked = chosen.includes(JSON.parse(one.value));
  };
  set(undefined);
  made.element.addEventListener('input', () => made.fail(null));
  return {
    element: made.element,
    get() {
      const values = boxes().flatMap((one) => (one.checked ? [JSON.parse(one.value) as unknown] : []));
      return values.length > 0 ? values : undefined;
    },
    set,
    fail: (_path, message) => made.fail(message),
    focus: () => boxes()[0]?.focus(),
  };
}

/** Makes rows that can be added and removed. */
export function listControl(parts: ControlParts): Control {
  const { context, label, schema, create } = parts;
  const { t } = context;
  const item: Schema = schema.items ?? {};
  const isOfNumbers = [item, ...(item.anyOf ?? [])].some(
    ({ type }) => type === 'number' || type === 'integer',
  );
  const rows = h('ol', { class: isOfNumbers ? 'rows numbers' : 'rows' });
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
    const remove = button('icon', '✕', {
      'aria-label': t.form.removeItem(label, number),
      onclick: () => take(),
    });
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
