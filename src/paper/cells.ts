/** Cells of a printed table. */
import { markup as m, type MarkupChild } from './markup.ts';

export const cell = (child: MarkupChild, name?: string) =>
  m('td', name === undefined ? null : { class: name }, child);

export const number = (child: MarkupChild) => cell(child, 'number');
