/** A control of a form: it holds a value of one schema. */
import { type Child, freshId, h } from '../../shared/dom.ts';
import { noteFor, type Note } from '../../shared/field.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';

/** A way into a value: names of fields and places in lists. */
export type Path = readonly (string | number)[];

export interface Control {
  readonly element: HTMLElement;
  /** Undefined where nothing is to be sent. */
  get(): unknown;
  set(value: unknown): void;
  /** Shows an error at a place inside, or at this control where there is no such place; null removes all errors. */
  fail(path: Path, message: Child): void;
  focus(path: Path): void;
  /** Says how the value was understood. */
  readonly tell?: Note['tell'];
  /** Brings a rare field inside. */
  open?(path: Path): void;
  /** Shows what an answer says of the rows inside; `output` is its schema. */
  answered?(answer: unknown, output: Schema): void;
}

export interface ControlParts {
  readonly context: Context;
  readonly name: string;
  readonly schema: Schema;
  readonly label: string;
  readonly hint: Child;
  readonly isRequired: boolean;
  /** True where a field looks required and is not: its label says so. */
  readonly isOptional?: boolean;
  /** The choice that stands in the field as its unit. */
  readonly unit?: HTMLElement | undefined;
  /** Makes the controls inside one of several values. */
  readonly create: (parts: ControlParts) => Control;
}

/** Tells the form that something changed without typing. */
export function announceChange(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tests that a value has others inside. */
export const isGroup = (schema: Schema): boolean =>
  (schema.properties ?? schema.items?.properties) !== undefined;

export type Framed = Note;

/** Says why a field is asked, to those who want to know. */
const whyAsked = ({ t }: Context, { 'x-because': why }: Schema): Child =>
  why !== undefined && h('details', { class: 'why-asked hint' }, h('summary', null, t.form.whyAsked), why);

/** Frames a control: its label, and one place for its hint or its error. */
export function frame(
  { context, name, schema, label, hint, isOptional = false }: ControlParts,
  control: HTMLElement,
  body: HTMLElement = control,
): Framed {
  control.id ||= freshId();
  const note = noteFor(control, hint);
  return {
    element: h(
      'div',
      { class: 'field', 'data-name': name || null },
      h(
        'div',
        { class: 'head' },
        h('label', { for: control.id }, label),
        isOptional && h('span', { class: 'hint' }, context.t.form.optional),
      ),
      body,
      note.element,
      whyAsked(context, schema),
    ),
    fail: note.fail,
    tell: note.tell,
  };
}

/** Frames several controls as one. */
export function frameGroup(
  { context, name, schema, label, hint }: ControlParts,
  ...body: readonly Child[]
): Framed {
  const group = h('fieldset', { class: 'group', 'data-name': name || null });
  const note = noteFor(group, hint);
  group.append(
    h('legend', { class: 'head' }, h('span', { class: 'legend' }, label)),
    ...[...body.flat(), note.element, whyAsked(context, schema)].filter((child) => child instanceof Node),
  );
  return { ...note, element: group };
}

/** Makes a control that holds one value, and no place inside. */
export function plain(
  { element, fail, tell }: Framed,
  focused: HTMLElement,
  get: () => unknown,
  set: (value: unknown) => void,
): Control {
  element.addEventListener('input', () => fail(null));
  return { element, get, set, fail: (_path, message) => fail(message), focus: () => focused.focus(), tell };
}

/** Makes the control of a list. `fill` replaces its items; `focused` takes the focus of an empty list. */
export function ofItems(
  made: Framed,
  items: () => readonly { readonly control: Control }[],
  fill: (values: readonly unknown[]) => void,
  focused: HTMLElement,
): Control {
  const at = ([place]: Path) => (typeof place === 'number' ? items()[place]?.control : undefined);
  const set = (value: unknown) => fill(Array.isArray(value) ? value : [undefined]);
  set(undefined);
  return {
    element: made.element,
    get() {
      const values = items().map(({ control }) => control.get());
      const last = values.findLastIndex((value) => value !== undefined);
      // An empty row between others is a null, which the service names by its place.
      return last < 0 ? undefined : values.slice(0, last + 1).map((value) => value ?? null);
    },
    set,
    fail(path, message) {
      const inner = at(path);
      if (inner) return inner.fail(path.slice(1), message);
      made.fail(message);
      if (message === null) for (const { control } of items()) control.fail([], null);
    },
    focus(path) {
      const inner = at(path) ?? items()[0]?.control;
      if (inner) inner.focus(path.slice(1));
      else focused.focus();
    },
  };
}
