/** Calls by day and by tool: drawn, and as tables. */
import { type Child, h, put, svg } from '../../shared/dom.ts';
import { type Hatch, hatch, niceStep } from '../../shared/drawing.ts';
import { button, type Column, table } from '../../shared/parts.ts';
import { type Context, shortName } from '../context.ts';
import { hasDocs } from '../shell.ts';
import type { Counts, Tool, Usage } from '../types.ts';
import { total } from './quota.ts';

const KINDS = ['ok', 'refused', 'failed'] as const;
/** Height of the drawing of days, in pixels. */
const HEIGHT = 200;
const SHOWN_TOOLS = 6;

export function byDay(context: Context, usage: Usage): HTMLElement {
  const { t, f } = context;
  const sums = sumOf(usage.days);
  const stripes = hatch();
  const legend = h(
    'ul',
    { class: 'legend-row' },
    KINDS.map((kind) =>
      h(
        'li',
        null,
        svg(
          'svg',
          { class: `swatch ${kind}`, width: 12, height: 12, 'aria-hidden': 'true' },
          kind === 'refused' && stripes.defs,
          swatch(kind, stripes),
        ),
        `${t.overview[kind]} ${f.number(sums[kind])}`,
      ),
    ),
  );
  const rows = usage.days.map((day) => ({
    cells: [f.day(new Date(`${day.date}T00:00:00Z`)), ...countCells(context, day)],
  }));
  return drawnOrTable(context, t.overview.byDay, legend, days(context, usage, sums, stripes), () =>
    table(t.overview.byDay, countColumns(context, t.overview.day), rows),
  );
}

export function byTool(context: Context, usage: Usage): HTMLElement {
  const { t, f, tools } = context;
  const shown = usage.tools.length > SHOWN_TOOLS + 1 ? usage.tools.slice(0, SHOWN_TOOLS) : usage.tools;
  const others = usage.tools.slice(shown.length);
  const most = Math.max(...usage.tools.map(total), total(sumOf(others)), 1);
  const row = (name: Child, value: number, kind: string) =>
    h(
      'li',
      null,
      h('span', { class: 'wrap' }, name),
      h('span', null, f.number(value)),
      svg(
        'svg',
        { width: '100%', height: 4, 'aria-hidden': 'true' },
        svg('rect', { class: kind, width: `${(value / most) * 100}%`, height: 4 }),
      ),
    );
  const drawing = h(
    'ol',
    { class: 'by-tool' },
    shown.map((tool) => row(toolLink(tools, tool.tool), total(tool), 'ok')),
    others.length !== 0 && row(t.overview.others(others.length), total(sumOf(others)), 'rest'),
  );
  const rows = usage.tools.map((tool) => ({
    cells: [toolLink(tools, tool.tool), ...countCells(context, tool)],
  }));
  return drawnOrTable(context, t.overview.byTool, null, drawing, () =>
    table(t.overview.byTool, countColumns(context, t.overview.tool), rows),
  );
}

/** The name of a tool, which leads to it where the docs page is served. */
const toolLink = (tools: readonly Tool[], id: string): Child =>
  hasDocs() && tools.some((tool) => tool.id === id)
    ? h('a', { class: 'quiet', href: `docs#${id}` }, shortName(tools, id))
    : shortName(tools, id);

function drawnOrTable(
  { t }: Context,
  title: string,
  legend: Child,
  drawing: Element,
  asTable: () => Element,
): HTMLElement {
  const place = h('div', null, drawing);
  let isTable = false;
  const change = button('text push', t.overview.asTable, {
    'aria-label': `${t.overview.asTable}: ${title}`,
    onclick: () => {
      isTable = !isTable;
      const label = isTable ? t.overview.asDrawing : t.overview.asTable;
      put(change, label);
      change.setAttribute('aria-label', `${label}: ${title}`);
      put(
        place,
        isTable
          ? h('div', { class: 'tall-table', tabindex: 0, role: 'region', 'aria-label': title }, asTable())
          : drawing,
      );
    },
  });
  return h('section', null, h('div', { class: 'line' }, h('h2', null, title), legend, change), place);
}

/** Draws a stack a day: answered, refused, failed. Days to come are empty. */
function days({ t, f }: Context, { days, to }: Usage, sums: Counts, stripes: Hatch): HTMLElement {
  const month = Number(new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)), 0)).getUTCDate());
  const most = Math.max(...days.map(total), 1);
  const busiest = days.find((day) => total(day) === most)?.date ?? to;
  const step = niceStep(most / 3);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const width = 100 / month;
  const lines = Array.from({ length: Math.round(top / step) }, (_, i) => (i + 1) * step);
  const stacks = days.flatMap((day, i) => {
    let below = 0;
    return KINDS.filter((kind) => day[kind] !== 0).map((kind) => {
      // A failure stays visible however many calls there were.
      const tall = Math.max((day[kind] / top) * HEIGHT, kind === 'failed' ? 3 : 1);
      below += tall;
      const place = {
        x: `${(i + 0.14) * width}%`,
        y: HEIGHT - below,
        width: `${width * 0.72}%`,
        height: tall,
      };
      return svg('rect', { class: kind, ...(kind === 'refused' && { fill: stripes.fill }), ...place });
    });
  });
  const today = Number(to.slice(8));
  const labels = [1, 5, 10, 15, 20, 25, month].filter((day) => day === today || Math.abs(day - today) > 2);
  const label = (day: number, text: string, name: string) =>
    svg('text', { class: name, x: `${(day - 0.5) * width}%`, y: HEIGHT + 20 }, text);
  const described = t.overview.described(
    f.number(sums.ok),
    f.number(sums.refused),
    f.number(sums.failed),
    f.number(most),
    Number(busiest.slice(8)),
  );
  return h(
    'figure',
    { class: 'days' },
    svg(
      'svg',
      { class: 'axis', width: 40, height: HEIGHT + 28, 'aria-hidden': 'true' },
      [0, ...lines].map((value) => svg('text', { x: 0, y: y(value) + 4 }, f.number(value))),
    ),
    svg(
      'svg',
      { class: 'plot', width: '100%', height: HEIGHT + 28, role: 'img' },
      svg('title', null, t.overview.chart),
      svg('desc', null, described),
      lines.map((value) => svg('line', { class: 'grid', x1: 0, x2: '100%', y1: y(value), y2: y(value) })),
      stacks,
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: HEIGHT, y2: HEIGHT }),
      labels.map((day) => day !== today && label(day, String(day), '')),
      label(today, t.overview.today, 'today'),
    ),
  );
}

function swatch(kind: (typeof KINDS)[number], stripes: Hatch): SVGElement {
  return svg('rect', {
    class: kind,
    ...(kind === 'refused' && { fill: stripes.fill }),
    width: 12,
    height: 12,
  });
}

function sumOf(rows: readonly Counts[]): Counts {
  return rows.reduce<Counts>(
    (sum, { ok, refused, failed }) => ({
      ok: sum.ok + ok,
      refused: sum.refused + refused,
      failed: sum.failed + failed,
    }),
    { ok: 0, refused: 0, failed: 0 },
  );
}

function countColumns({ t }: Context, first: string): readonly Column[] {
  const heads = [...KINDS.map((kind) => t.overview[kind]), t.overview.total];
  return [{ head: first }, ...heads.map((head) => ({ head, class: 'number' }))];
}

function countCells({ f }: Context, counts: Counts): readonly string[] {
  return [...KINDS.map((kind) => counts[kind]), total(counts)].map(f.number);
}
