/** The rest of an answer beside its main value, by the form of each part: rows, tables, lists and texts. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { diff, isDiff } from './diff.ts';
import type { Download } from './downloads.ts';
import { lines } from './lines.ts';
import type { Part } from './parts.ts';
import { isRecords, records } from './records.ts';
import { valueRows } from './rows.ts';
import { isSchedule, schedule } from './schedule.ts';
import { type TablePart, tablesInTabs } from './tables-in-tabs.ts';
import { textBlock } from './text-block.ts';
import { showValue } from './values.ts';

export interface Rest {
  /** Parts that are read at once. */
  readonly open: readonly Child[];
  /** Parts behind the facts, and how many values they have. */
  readonly folded: readonly Child[];
  readonly count: number;
}

/**
 * Shows the parts. `isFolded`: facts stand above them, so that values are folded; `isDrawn`: a drawing tells what its
 * tables say. `isByLine`: changes of texts are whole lines. `files` takes the files of what is shown.
 */
export function rest(
  context: Context,
  parts: readonly Part[],
  { isFolded, isDrawn, isByLine }: Readonly<Record<'isFolded' | 'isDrawn' | 'isByLine', boolean>>,
  files: Download[],
): Rest {
  const open: Child[] = [];
  const folded: Child[] = [];
  let count = 0;
  const tables = parts.filter(
    (part) => part.kind === 'list' && part.among !== undefined,
  ) as readonly TablePart[];
  if (tables.length > 0) open.push(tablesInTabs(context, tables));
  for (const part of parts) {
    if (part.kind === 'list' && part.among) continue;
    const isAside =
      isFolded && (part.kind === 'values' || (isDrawn && part.kind === 'list' && !isLong(part.value)));
    if (isAside)
      count += part.kind === 'values' ? part.rows.length : (part.value as readonly unknown[]).length;
    (isAside ? folded : open).push(shownPart(context, part, isByLine, files));
  }
  return { open, folded, count };
}

const isLong = (value: unknown) => isRecords(value) && (isSchedule(value) || isDiff(value));

function shownPart(context: Context, part: Part, isByLine: boolean, files: Download[]): Child {
  if (part.kind === 'values') {
    const rows = valueRows(context, part.rows);
    return part.title === null ? rows : group(part.title, rows);
  }
  const { title, within, file, value, schema } = part;
  const add = (one: Download) => void files.push(one);
  // Lists of several objects may have one name.
  const whole = within === null ? title : `${within}: ${title}`;
  if (typeof value === 'string') return textBlock(context, file, whole, value, add);
  if (isRecords(value) && isDiff(value)) return diff(context, whole, value, isByLine);
  if (isRecords(value))
    return (isSchedule(value) ? schedule : records)(
      context,
      { file, title: whole, items: value, schema },
      add,
    );
  const items = (value as readonly unknown[]).map((one) =>
    typeof one === 'object' ? JSON.stringify(one) : showValue(context, one, schema?.items),
  );
  return group(whole, lines(context, items));
}

function group(title: string, children: Child): HTMLElement {
  return h('div', { class: 'part' }, h('h3', null, title), children);
}
