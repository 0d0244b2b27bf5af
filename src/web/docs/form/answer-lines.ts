/** The lines of an answer in the table that was sent: some beside its rows, others between them, and their totals. */
import { h, put } from '../../shared/dom.ts';
import type { Schema, Values } from '../core/types.ts';
import { answeredRows } from './answered.ts';
import { type Columns, type Row, toldCells } from './row.ts';

export interface AnswerLines {
  readonly heads: readonly HTMLElement[];
  readonly foot: HTMLElement;
  /** Gives the lines that no row asked for, by the row that they follow. */
  after(row: Row | undefined): readonly HTMLElement[] | undefined;
  show(rows: readonly Row[], answer: unknown, output: Schema): void;
}

/** `body` is the part of the table that has the rows. */
export function answerLines(list: Columns, body: HTMLElement): AnswerLines {
  const { context, from, cells } = list;
  const { t } = context;
  const heads = toldCells(list, 'th');
  const totals = toldCells(list, 'td');
  const foot = h(
    'tfoot',
    { hidden: true },
    h('tr', null, h('th', { scope: 'row', colspan: cells.length }, t.form.total), totals, h('td')),
  );
  let unasked = new Map<Row | undefined, HTMLElement[]>();

  function show(rows: readonly Row[], answer: unknown, output: Schema): void {
    const values = rows.map(({ control }) => control.get() as Values | undefined);
    const said = answeredRows(context, from, values, answer, output);
    const fill = (row: readonly HTMLElement[], texts: readonly string[]) =>
      row.forEach((cell, i) => {
        put(cell, texts[i]);
        cell.dataset['label'] = said.heads[i] ?? '';
        cell.classList.toggle('number', said.areNumbers[i]);
      });
    fill(heads, said.heads);
    rows.forEach(({ told }, i) => fill(told, said.beside[i] ?? []));
    fill(totals, said.totals);
    foot.hidden = said.totals.every((text) => text === '');
    for (const line of [...unasked.values()].flat()) line.remove();
    unasked = new Map();
    for (const { after, name, account, texts } of said.others) {
      const own = toldCells(list, 'td');
      fill(own, texts);
      const line = h(
        'tr',
        { class: 'unasked' },
        h('td', null, name),
        cells.length > 1 && h('td', { class: 'hint', colspan: cells.length - 1 }, t.form.automatic(account)),
        own,
        h('td'),
      );
      unasked.set(rows[after], [...(unasked.get(rows[after]) ?? []), line]);
    }
    // The rows stay where they are: one of them has the focus.
    for (const [row, lines] of unasked)
      if (row) row.parts.at(-1)?.after(...lines);
      else body.prepend(...lines);
  }

  return { heads, foot, after: (row) => unasked.get(row), show };
}
