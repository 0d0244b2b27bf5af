/** Values of an answer in rows: name, value, copy. */
import { type Child, h } from '../../shared/dom.ts';
import { copyIcon } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';

export interface Row {
  readonly label: string;
  readonly value: unknown;
  readonly text: string;
}

/** Rows that are shown at first. */
const AT_ONCE = 12;

/** A text that is read letter by letter, such as a number of a document. */
export const isCode = (value: unknown): boolean =>
  typeof value === 'string' &&
  !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) &&
  (/^[\d\s.,:/()+*-]*\d[\d\s.,:/()+*-]*$/.test(value) ||
    /^\S*[\d@_]\S*$/.test(value) ||
    /^[A-Z\d][A-Z\d .-]*\d[A-Z\d .-]*$/.test(value));

/** Shows values in rows, the first twelve of many at once. */
export function valueRows(context: Context, all: readonly Row[]): Child {
  const { t } = context;
  const rows = all.map((one) => valueRow(context, one));
  if (rows.length <= AT_ONCE + 2) return h('dl', { class: 'rows' }, rows);
  const names = all.slice(AT_ONCE).map(({ label }) => label.toLowerCase());
  return [
    h('dl', { class: 'rows' }, rows.slice(0, AT_ONCE)),
    h(
      'details',
      { class: 'fold' },
      h('summary', null, h('b', null, t.answer.moreValues(names.length)), ` ${names.join(', ')}`),
      h('dl', { class: 'rows' }, rows.slice(AT_ONCE)),
    ),
  ];
}

function valueRow(context: Context, { label, value, text }: Row): HTMLElement {
  const { language, say } = context;
  return h(
    'div',
    null,
    h('dt', null, label),
    h('dd', { class: isCode(value) ? 'wrap mono' : typeof value === 'number' ? 'amount' : 'wrap' }, text),
    // A list of names and values holds nothing else, so that a screen reader counts them.
    typeof value !== 'boolean' && h('dd', null, copyIcon(language, label, copied(value, text), say)),
  );
}

/** A text or a number is copied as it was answered. */
const copied = (value: unknown, text: string) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : text;
