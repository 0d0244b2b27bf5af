/** The legal tables, with their sources and their age. */
import { h } from '../../shared/dom.ts';
import { state, table } from '../../shared/parts.ts';
import type { Context, View } from '../core/context.ts';
import type { LegalTable } from '../core/types.ts';
import { scrollRegion } from '../core/scrolled.ts';

export function tablesView({ t, f, catalogue }: Context, tables: readonly LegalTable[]): View {
  const { heads } = t.tables;
  const day = (text: string) => f.date(`${text}T12:00:00`);
  const today = new Date().toISOString().slice(0, 10);
  return {
    title: t.tables.title,
    element: h(
      'article',
      { class: 'alone' },
      h('h1', { tabindex: -1 }, t.tables.title),
      h(
        'p',
        { class: 'lead' },
        t.tables.about,
        h('a', { href: 'tabelas' }, h('code', null, 'GET /tabelas')),
        '.',
      ),
      tables.length === 0
        ? h('p', null, t.tables.none)
        : scrollRegion(
            t.tables.title,
            table(
              t.tables.title,
              [
                heads.table,
                heads.source,
                heads.from,
                heads.confirmed,
                heads.checked,
                heads.review,
                heads.tools,
              ].map((head) => ({ head })),
              tables.map((one) => {
                const entry = one.entries.findLast(({ from }) => from <= today) ?? one.entries[0];
                return {
                  cells: [
                    h('a', { href: `tabelas/${encodeURIComponent(one.id)}` }, one.name),
                    h('span', { class: 'wrap' }, entry?.source ?? ''),
                    entry ? day(entry.from) : '',
                    one.confirmedThrough,
                    day(one.checkedOn),
                    one.due ? state('warned', `${day(one.reviewBy)} · ${t.tables.due}`) : day(one.reviewBy),
                    h(
                      'span',
                      { class: 'links' },
                      one.tools.flatMap((id) => {
                        const tool = catalogue.find(id);
                        return tool ? [h('a', { class: 'quiet', href: `#${id}` }, tool.short), ' '] : [];
                      }),
                    ),
                  ],
                };
              }),
            ),
          ),
    ),
  };
}
