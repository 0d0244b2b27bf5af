/** Cells of a printed table, and pairs of a name and its value. */
import { type Markup, markup as m, type MarkupChild } from './markup.ts';

export const cell = (child: MarkupChild, name?: string) =>
  m('td', name === undefined ? null : { class: name }, child);

export const number = (child: MarkupChild) => cell(child, 'number');

/** The head of a column. */
export const head = (name: string, isNumber = false): Markup =>
  m('th', isNumber ? { scope: 'col', class: 'number' } : { scope: 'col' }, name);

/** Rows below their heads. */
export const table = (heads: readonly Markup[], rows: MarkupChild, name?: string): Markup =>
  m(
    'table',
    name === undefined ? null : { class: name },
    m('thead', null, m('tr', null, heads)),
    m('tbody', null, rows),
  );

export const pairs = (name: string, all: readonly (readonly [name: string, value: string])[]): Markup =>
  m(
    'dl',
    name === '' ? null : { class: name },
    all.map(([label, value]) => m('div', null, m('dt', null, label), m('dd', null, value))),
  );
