/** Controls of one value each: texts, numbers, choices, switches. */
import { freshId, h, put } from '../../shared/dom.ts';
import { isMoney } from '../core/money.ts';
import { announceChange, type Control, type ControlParts, frame, frameGroup, plain } from './control.ts';
import { readNumber, writeNumber } from './numbers.ts';
import type { Schema } from '../core/types.ts';
import { tellDate } from './understood.ts';

/** Most choices that stand side by side. */
const SIDE_BY_SIDE = 4;
/** Most letters, in all of those choices together. */
const LETTERS = 34;

export function textControl(parts: ControlParts): Control {
  const { context, schema, isRequired } = parts;
  const { format, default: usual } = schema;
  const kept = { autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' };
  const input = schema['x-lines']
    ? h('textarea', { class: 'input', rows: isRequired ? 3 : 1, ...kept })
    : h('input', { class: 'input', type: format === 'date' ? 'date' : 'text', ...kept });
  const framed = frame(parts, input);
  const tell = () => framed.tell(tellDate(context, schema, input.value));
  input.addEventListener('input', tell);
  return plain(
    framed,
    input,
    () => (input.value === '' || input.value === usual ? undefined : input.value),
    (value) => {
      input.value = textIn(value ?? usual ?? '');
      tell();
    },
  );
}

/** Makes a control for a value that has no form of its own: JSON, or else a text. */
export function anyControl(parts: ControlParts): Control {
  const input = h('input', { class: 'input mono', type: 'text', autocomplete: 'off', spellcheck: 'false' });
  return plain(
    frame(parts, input),
    input,
    () => {
      const text = input.value.trim();
      if (text === '') return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    },
    (value) => (input.value = value === undefined ? '' : textIn(value)),
  );
}

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

export function numberControl(parts: ControlParts): Control {
  const { context, schema } = parts;
  const { language } = context;
  const unit = schema['x-unit'];
  const inReais = isMoney(schema);
  const input = h('input', {
    class: 'bare',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
  });
  const body = h(
    'div',
    { class: inReais ? 'input framed money' : parts.unit ? 'input framed united' : 'input framed' },
    inReais && h('span', { class: 'unit', 'aria-hidden': 'true' }, 'R$'),
    input,
    parts.unit ??
      (!inReais && unit !== undefined && h('span', { class: 'unit', 'aria-hidden': 'true' }, unit)),
  );
  const set = (value: unknown) => {
    input.value = typeof value === 'number' ? writeNumber(value, inReais, language) : textIn(value ?? '');
  };
  const get = () => readNumber(input.value, inReais, language);
  input.addEventListener('blur', () => {
    if (inReais) set(get());
  });
  const control = plain(frame(parts, input, body), input, get, set);
  if (schema.type === 'integer' || parts.unit) control.element.classList.add('short');
  return control;
}

/** Makes a control for an integer of few steps. */
export function stepperControl(parts: ControlParts): Control {
  const { context, schema } = parts;
  const { t, language } = context;
  const { minimum = 0, maximum = 100, default: usual } = schema;
  const input = h('input', { class: 'bare', type: 'text', inputmode: 'numeric', autocomplete: 'off' });
  const get = () => readNumber(input.value, false, language);
  const valueToSend = () => (get() === usual ? undefined : get());
  const step = (by: number) => {
    const now = get();
    const from = typeof now === 'number' ? now + by : typeof usual === 'number' ? usual + by : minimum;
    input.value = String(Math.min(maximum, Math.max(minimum, from)));
    announceChange(input);
  };
  const button = (sign: string, name: string, by: number) =>
    h('button', { type: 'button', 'aria-label': name, tabindex: -1, onclick: () => step(by) }, sign);
  const less = button('−', t.form.less(parts.label), -1);
  const more = button('+', t.form.more(parts.label), 1);
  const bound = () => {
    const now = get();
    less.disabled = typeof now === 'number' && now <= minimum;
    more.disabled = typeof now === 'number' && now >= maximum;
  };
  // People type another number more often than they mend a digit of this one.
  input.addEventListener('click', () => input.select());
  input.addEventListener('input', bound);
  input.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  const control = plain(
    frame(parts, input, h('div', { class: 'input framed stepper' }, less, input, more)),
    input,
    valueToSend,
    (value) => {
      input.value = textIn(value ?? usual ?? '');
      bound();
    },
  );
  control.element.classList.add('short');
  return control;
}

export function switchControl(parts: ControlParts): Control {
  const { label, schema, isRequired } = parts;
  const input = h('input', { type: 'checkbox', role: 'switch', id: freshId() });
  const made = frame({ ...parts, label: '' }, input);
  made.element.replaceChildren(
    h(
      'div',
      { class: 'head' },
      h('label', { class: 'switch', for: input.id }, input, h('span', null, label)),
    ),
    ...[...made.element.children].slice(2),
  );
  const usual = schema.default === true;
  // A required one has no default: its no is sent too.
  const isSent = () => input.checked !== usual || (isRequired && schema.default === undefined);
  input.checked = usual;
  return plain(
    made,
    input,
    () => (isSent() ? input.checked : undefined),
    (value) => (input.checked = value === undefined ? usual : value === true || value === 'true'),
  );
}

export interface Choice {
  readonly value: unknown;
  readonly label: string;
}

export function choicesOf({
  enum: values,
  oneOf,
  anyOf = [],
  'x-enumNames': names = [],
}: Schema): readonly Choice[] | undefined {
  // Choices of several types stand apart by type.
  if (anyOf.length > 0 && anyOf.every((one) => one.enum)) return anyOf.flatMap((one) => choicesOf(one) ?? []);
  if (oneOf) {
    return oneOf.map(({ const: value, title }) => ({
      value,
      label: title === undefined ? String(value) : `${String(value)} · ${title}`,
    }));
  }
  return values?.map((value, i) => ({ value, label: names[i] ?? String(value) }));
}

export function choiceControl(parts: ControlParts, choices: readonly Choice[]): Control {
  const { schema, isRequired } = parts;
  const letters = choices.reduce((sum, { label }) => sum + label.length + 2, 0);
  const hasValue = isRequired || schema.default !== undefined;
  return hasValue && choices.length <= SIDE_BY_SIDE && letters <= LETTERS
    ? segmentedControl(parts, choices)
    : selectControl(parts, choices, hasValue);
}

/** The key of a value in a form. */
const keyOf = (value: unknown) => JSON.stringify(value) ?? '';

function selectControl(parts: ControlParts, choices: readonly Choice[], hasValue: boolean): Control {
  const select = h('select', { class: 'input' });
  const empty = !hasValue || parts.schema.default === undefined ? [{ value: undefined, label: '–' }] : [];
  const { get, set } = fillSelect(select, parts.schema, [...empty, ...choices]);
  return plain(frame(parts, select), select, get, set);
}

/** Makes the choice that stands in another field as its unit: `% ao ano`, `meses`. */
export function unitControl(parts: ControlParts, unit: string): Control {
  const select = h('select', { class: 'unit-choice', 'aria-label': parts.label });
  const choices = (choicesOf(parts.schema) ?? []).map(({ value, label }) => {
    const word = label.toLowerCase();
    return { value, label: unit.includes(word) ? word : `${unit} ${word}` };
  });
  // The unit alone is the word of one that may be left open.
  const open = parts.schema.default === undefined ? [{ value: undefined, label: unit }] : [];
  const { get, set } = fillSelect(select, parts.schema, [...open, ...choices]);
  return { element: select, get, set, fail: () => undefined, focus: () => select.focus() };
}

function fillSelect(select: HTMLSelectElement, { default: usual }: Schema, choices: readonly Choice[]) {
  put(
    select,
    choices.map(({ value, label }) => h('option', { value: keyOf(value) }, label)),
  );
  const set = (value: unknown) => {
    const key = keyOf(value === undefined ? usual : value);
    const isKnown = [...select.options].some((one) => one.value === key);
    // A value from the address stands in the form even if the service refuses it.
    if (!isKnown && value !== undefined) select.append(h('option', { value: key }, textIn(value)));
    select.value = key;
  };
  set(undefined);
  return { get: () => valueIn(select.value, usual), set };
}

function segmentedControl(parts: ControlParts, choices: readonly Choice[]): Control {
  const { default: usual } = parts.schema;
  const name = freshId();
  const radios = choices.map(({ value }) => h('input', { type: 'radio', name, value: keyOf(value) }));
  const rows = h(
    'div',
    { class: 'segmented' },
    choices.map(({ label }, i) => h('label', null, radios[i], h('span', null, label))),
  );
  const set = (value: unknown) => {
    const key = keyOf(value === undefined ? usual : value);
    for (const radio of radios) radio.checked = radio.value === key;
  };
  set(undefined);
  const made = frameGroup(parts, rows);
  return {
    ...plain(made, rows, () => valueIn(radios.find(({ checked }) => checked)?.value ?? '', usual), set),
    focus: () => (radios.find(({ checked }) => checked) ?? radios[0])?.focus(),
  };
}

/** Gives the value of a choice; undefined where it is the service's default. */
function valueIn(key: string, usual: unknown): unknown {
  return key === '' || key === keyOf(usual) ? undefined : (JSON.parse(key) as unknown);
}
