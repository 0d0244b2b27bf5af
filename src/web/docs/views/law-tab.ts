/** The law of a tool: its tables with their sources and days, and how the tool works. */
import { todayAt } from '../../../lib/dates/today.ts';
import { type Child, h } from '../../shared/dom.ts';
import { state, table } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { scrollRegion } from '../core/scrolled.ts';
import type { LegalTable, WholeTool } from '../core/types.ts';
import { lawLinks } from '../core/law-links.ts';

const dayText = (f: Context['f'], day: string) => f.date(`${day}T12:00:00`);

export const lawTab = (
  context: Context,
  tool: WholeTool,
  own: readonly LegalTable[],
  years: Child,
): HTMLElement =>
  h('div', null, h('h2', null, context.t.tool.ages), ages(context, own), years, howItWorks(context, tool));

export const howItWorks = ({ t }: Context, { about }: WholeTool): Child =>
  about !== undefined && [h('h2', null, t.tool.about), h('p', { class: 'prose' }, about)];

/** The age of the tables, which leads to them. */
export function ageLine({ t, f }: Context, own: readonly LegalTable[], open: () => void): HTMLElement {
  const due = own.find((one) => one.due);
  const year = Math.min(...own.map(({ confirmedThrough }) => confirmedThrough), new Date().getFullYear());
  const checked = own.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';
  const text = due ? t.tool.due(dayText(f, due.reviewBy)) : t.tool.tablesOf(year, dayText(f, checked));
  const link = h('button', { type: 'button', class: 'link quiet', onclick: open }, text);
  return h('span', { class: 'age push hint' }, due ? state('warned', link) : link);
}

function ages({ t, f }: Context, own: readonly LegalTable[]): HTMLElement {
  const heads = t.tool.ageHeads;
  const today = todayAt(Date.now());
  return scrollRegion(
    t.tool.ages,
    table(
      t.tool.ages,
      [heads.table, heads.source, heads.from, heads.checked, heads.review].map((head) => ({ head })),
      own.map(({ id, name, entries, checkedOn, reviewBy }) => {
        const entry = entries.findLast(({ from }) => from <= today) ?? entries[0];
        return {
          cells: [
            h('a', { href: `#/tables/${encodeURIComponent(id)}` }, name),
            lawLinks(entry?.source ?? ''),
            entry ? dayText(f, entry.from) : '',
            dayText(f, checkedOn),
            dayText(f, reviewBy),
          ],
        };
      }),
    ),
  );
}
