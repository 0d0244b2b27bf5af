/** Rare fields of a form: each is a word with +, and comes in its place when somebody asks for it. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import { announceChange, type Control, isGroup } from './control.ts';

/** A field, or several that a call takes in place of each other. */
export interface RareField {
  readonly label: string;
  readonly element: HTMLElement;
  /** True for an object or a list, which stands before single fields. */
  readonly isGroup: boolean;
  /** Tests that the call does not read it beside what the form holds. */
  isUnread(): boolean;
  /** Tests that it may be asked for: a field for programs may not. */
  readonly hasWord: boolean;
  focus(): void;
  empty(): void;
}

/** The rare field of one control. */
export const rareField = (
  label: string,
  schema: Schema,
  control: Control,
  isUnread: () => boolean,
): RareField => ({
  ...{ label, element: control.element, isUnread },
  isGroup: isGroup(schema),
  hasWord: schema['x-internal'] !== true,
  focus: () => control.focus([]),
  empty: () => control.set(undefined),
});

/** Words that stand there at first. */
const AT_FIRST = 8;

export interface RareFields {
  /** The words of those that are not in the form. */
  readonly element: HTMLElement;
  isShown(field: RareField): boolean;
  /** Puts a field in the form. */
  open(field: RareField): void;
  /** Puts these in the form, and takes out the others. */
  openOnly(fields: readonly RareField[]): void;
  /** Shows fields and words as the form stands. */
  draw(): void;
}

export function rareFields({ t }: Context, fields: readonly RareField[]): RareFields {
  const opened = new Set<RareField>();
  const element = h('div', { class: 'words', hidden: true });
  let hasAll = false;

  for (const field of fields) {
    const remove = button('icon', '✕', {
      'aria-label': t.form.without(field.label),
      onclick: () => {
        field.empty();
        opened.delete(field);
        draw();
        announceChange(element);
        words.get(field)?.focus();
      },
    });
    const head = [...field.element.children].find((part) => part.classList.contains('head'));
    if (head) head.append(remove);
    else
      field.element.prepend(h('div', { class: 'head' }, h('span', { class: 'legend' }, field.label), remove));
  }

  const words = new Map(
    fields.map((field) => {
      const onclick = () => {
        open(field);
        field.focus();
      };
      return [field, button('text word', `+ ${field.label}`, { onclick })] as const;
    }),
  );
  const more = button('text', '', {
    'aria-expanded': 'false',
    onclick: () => {
      hasAll = true;
      draw();
      element.querySelectorAll('button')[AT_FIRST]?.focus();
    },
  });

  function open(field: RareField): void {
    opened.add(field);
    draw();
  }

  function draw(): void {
    for (const field of fields) field.element.hidden = !opened.has(field) || field.isUnread();
    const left = fields
      .filter((field) => field.hasWord && !opened.has(field) && !field.isUnread())
      .toSorted((a, b) => Number(b.isGroup) - Number(a.isGroup));
    const isLong = !hasAll && left.length > AT_FIRST + 1;
    put(more, t.form.moreFields(left.length - AT_FIRST));
    put(
      element,
      (isLong ? left.slice(0, AT_FIRST) : left).map((field) => words.get(field)),
      isLong && more,
    );
    element.hidden = left.length === 0;
  }

  draw();
  return {
    element,
    isShown: (field) => opened.has(field) && !field.isUnread(),
    open,
    openOnly(own) {
      opened.clear();
      for (const field of own) opened.add(field);
      draw();
    },
    draw,
  };
}
