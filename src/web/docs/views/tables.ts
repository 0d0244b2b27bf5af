/** The legal tables, with their sources and their age; those of the states' holidays as a map. */
import { todayAt } from '../../../lib/dates/today.ts';
import { type Child, h } from '../../shared/dom.ts';
import { state, table } from '../../shared/parts.ts';
import type { Context, View } from '../core/context.ts';
import type { LegalTable } from '../core/types.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { isState, stateName, stateTiles } from '../tables/tiles.ts';
import { lawLinks } from '../core/law-links.ts';

/** The state whose holidays a table holds. */
const stateOf = ({ id }: LegalTable): string | undefined => {
  const code = /^feriados-([a-z]{2})$/.exec(id)?.[1]?.toUpperCase();
  return code !== undefined && isState(code) ? code : undefined;
};

export function tablesView(context: Context, tables: readonly LegalTable[]): View {
  const { t, f, catalogue } = context;
  const { heads } = t.tables;
  const day = (text: string) => h('span', { class: 'nobr' }, f.date(`${text}T12:00:00`));
  const today = todayAt(Date.now());
  const ofStates = tables.filter((one) => stateOf(one) !== undefined);
  const others = tables.filter((one) => stateOf(one) === undefined);
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
              others.map((one) => {
                const entry = one.entries.findLast(({ from }) => from <= today) ?? one.entries[0];
                return {
                  cells: [
                    h('a', { href: `#/tables/${encodeURIComponent(one.id)}` }, one.name),
                    h('span', { class: 'wrap' }, lawLinks(entry?.source ?? '')),
                    entry ? day(entry.from) : '',
                    one.confirmedThrough,
                    day(one.checkedOn),
                    one.due ? state('warned', [day(one.reviewBy), ` · ${t.tables.due}`]) : day(one.reviewBy),
                    one.tools
                      .flatMap((id) => catalogue.find(id) ?? [])
                      .map(({ id, short }, i) => [
                        i > 0 && ', ',
                        h('a', { class: 'quiet', href: `#${id}` }, short),
                      ]),
                  ],
                };
              }),
            ),
          ),
      ofStates.length > 0 && [h('h2', null, t.tables.holidays), holidayMap(context, ofStates, today)],
    ),
  };
}

/** Brazil with the number of holidays that the law of each state sets, each leading to its table. */
function holidayMap({ t }: Context, tables: readonly LegalTable[], today: string): HTMLElement {
  const byState = new Map(tables.map((one) => [stateOf(one), one]));
  return stateTiles(t.tables.holidays, (code): Child => {
    const own = byState.get(code);
    if (!own) return h('abbr', { class: 'muted', title: stateName(code) }, code);
    const held = own.entries.findLast(({ from }) => from <= today);
    const said = held && held.source !== '' ? own.name : t.tables.noHolidays;
    return h(
      'a',
      { href: `#/tables/${own.id}`, 'aria-label': `${code}, ${stateName(code)}: ${said}`, title: said },
      h('b', { class: said === own.name ? null : 'gone' }, code),
    );
  });
}
