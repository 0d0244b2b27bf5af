/** Rows where it is narrow: a line each, which opens a sheet with the rest and with what can be done. */
import { openDialog } from '../../shared/dialog.ts';
import { h } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button, type Row } from '../../shared/parts.ts';
import type { Context } from '../context.ts';

/** Below this width a table has no room. */
export const isNarrow = (): boolean => matchMedia('(max-width: 760px)').matches;

export interface Lines {
  /** The heads of the cells; the last cell has the actions. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** The cells below the name, which is the first, and the one at the right. */
  readonly below: readonly number[];
  readonly right: number;
}

export function lines(context: Context, { heads, rows, below, right }: Lines): HTMLElement {
  return h(
    'ul',
    { class: 'lines' },
    rows.map((row) => {
      const cells = row.cells.map((cell) => h('span', null, cell));
      const textOf = (at: number) => cells[at]?.textContent ?? '';
      return h(
        'li',
        { class: row.class ?? null },
        h(
          'button',
          { type: 'button', onclick: () => openSheet(context, heads, cells) },
          h(
            'span',
            { class: 'wrap' },
            h('b', null, textOf(0)),
            h('span', { class: 'hint block' }, below.map(textOf).join(' · ')),
          ),
          h('span', { class: 'hint' }, textOf(right)),
          glyph('fold'),
        ),
      );
    }),
  );
}

function openSheet({ language, t }: Context, heads: readonly string[], cells: readonly HTMLElement[]): void {
  const actions = cells.at(-1);
  const dialog = openDialog({
    language,
    title: cells[0]?.textContent ?? '',
    body: [
      h(
        'dl',
        { class: 'pairs' },
        cells.slice(1, -1).map((cell, i) => h('div', null, h('dt', null, heads[i + 1]), h('dd', null, cell))),
      ),
      actions,
    ],
    ends: (own) => [button('', t.close, { onclick: () => own.close() })],
  });
  // Each action has a dialog of its own.
  const leave = ({ target }: Event) => {
    if ((target as Element).closest('button')) dialog.close();
  };
  actions?.addEventListener('click', leave, { capture: true });
}
