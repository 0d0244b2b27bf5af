/** Fields of forms: a label, a control, and one place below for its hint or its error. */
import { type Attributes, type Child, freshId, h, put } from './dom.ts';
import { glyph } from './glyphs.ts';

/** A field that a person fills in, and that can show an error. */
export interface Field {
  readonly element: HTMLElement;
  /** Shows an error; null removes it. */
  fail(message: string | null): void;
  focus(): void;
}

export interface TextField extends Field {
  readonly input: HTMLInputElement;
}

export interface ChoiceField<Value extends string> extends Field {
  readonly value: () => Value;
}

/** The meaning of a value, or a doubt about it. */
export interface Told {
  readonly tone: 'good' | 'warned';
  readonly text: Child;
}

export interface Note {
  readonly element: HTMLElement;
  /** Shows an error, with what mends it; null removes it. */
  fail(message: Child): void;
  /** Says how the value was understood, in place of the hint; null brings the hint back. */
  tell(told: Told | null): void;
}

/** The place of a hint, which is also that of an error and of what was understood. */
export function noteFor(control: Element, hint: Child): Note {
  const element = h('p', { class: 'note', id: freshId() }, hint);
  let usual: Child = hint;
  let isWrong = false;
  const show = () => put(element, usual);
  control.setAttribute('aria-describedby', element.id);
  return {
    element,
    fail(message) {
      isWrong = message !== null;
      element.classList.toggle('wrong', isWrong);
      if (message === null) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
      if (message === null) show();
      else put(element, glyph('warned'), h('span', { class: 'wrap' }, message));
    },
    tell(told) {
      usual = told === null ? hint : [glyph(told.tone), h('span', { class: `wrap ${told.tone}` }, told.text)];
      if (!isWrong) show();
    },
  };
}

export function textField(label: Child, attributes: Attributes = {}, hint: Child = null): TextField {
  const { class: kind = '', ...others } = attributes;
  const input = h('input', { class: `input ${String(kind)}`, id: freshId(), type: 'text', ...others });
  const note = noteFor(input, hint);
  input.addEventListener('input', () => note.fail(null));
  const element = h('div', { class: 'field' }, h('label', { for: input.id }, label), input, note.element);
  return { element, input, fail: note.fail, focus: () => input.focus() };
}

export type Choice<Value extends string> = readonly [value: Value, label: string];

export function selectField<Value extends string>(
  label: string,
  choices: readonly Choice<Value>[],
  chosen: Value,
  hint: Child = null,
): ChoiceField<Value> & { readonly select: HTMLSelectElement } {
  const options = choices.map(([value, text]) => h('option', { value, selected: value === chosen }, text));
  const select = h('select', { class: 'input', id: freshId() }, options);
  const note = noteFor(select, hint);
  return {
    element: h('div', { class: 'field' }, h('label', { for: select.id }, label), select, note.element),
    select,
    value: () => select.value as Value,
    fail: note.fail,
    focus: () => select.focus(),
  };
}

/** A choice of one among a few, each with its own fields below. */
export function radioField<Value extends string>(
  label: string,
  choices: readonly { value: Value; label: Child; hint?: Child; more?: HTMLElement }[],
  chosen: Value,
): ChoiceField<Value> {
  const name = freshId();
  const radios = choices.map(({ value }) =>
    h('input', { type: 'radio', name, value, checked: value === chosen }),
  );
  const value = () => (radios.find(({ checked }) => checked)?.value ?? chosen) as Value;
  const show = () =>
    choices.forEach(({ value: own, more }) => more?.toggleAttribute('hidden', own !== value()));
  const rows = choices.map(({ label, hint, more }, i) => [
    h(
      'label',
      { class: 'choice' },
      radios[i],
      h('span', null, label, hint !== undefined && h('span', { class: 'hint block' }, hint)),
    ),
    more,
  ]);
  const group = h('fieldset', { onchange: show }, h('legend', { class: 'legend' }, label), rows);
  const note = noteFor(group, null);
  group.append(note.element);
  show();
  return {
    element: group,
    value,
    fail: note.fail,
    focus: () => radios.find(({ checked }) => checked)?.focus(),
  };
}

/** A choice of any among a few. A choice that cannot be made says why. */
export function checkField<Value extends string>(
  label: string,
  choices: readonly { value: Value; label: Child; hint?: Child; disabled?: boolean }[],
  chosen: readonly Value[],
): Field & { readonly values: () => readonly Value[] } {
  const boxes = choices.map(({ value, disabled }) =>
    h('input', { type: 'checkbox', value, checked: chosen.includes(value), disabled }),
  );
  const rows = choices.map(({ label, hint }, i) =>
    h(
      'label',
      { class: 'choice' },
      boxes[i],
      h('span', null, label, hint !== undefined && h('span', { class: 'hint block' }, hint)),
    ),
  );
  const group = h('fieldset', null, h('legend', { class: 'legend' }, label), rows);
  const note = noteFor(group, null);
  group.append(note.element);
  group.addEventListener('change', () => note.fail(null));
  return {
    element: group,
    values: () => boxes.filter(({ checked }) => checked).map(({ value }) => value as Value),
    fail: note.fail,
    focus: () => boxes.find(({ disabled }) => !disabled)?.focus(),
  };
}
