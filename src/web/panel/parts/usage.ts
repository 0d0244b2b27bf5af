/** Calls by day, tool and key: drawn, as tables, and as files. */
import { type Child, h, put, svg } from '../../shared/dom.ts';
import { type Hatch, hatch, niceStep } from '../../shared/drawing.ts';
import { csvOf, saveButton } from '../../shared/download.ts';
import { button, table } from '../../shared/parts.ts';
import { type Context, shortName } from '../context.ts';
import { hasDocs } from '../shell.ts';
import type { Counts, Tool, Usage } from '../types.ts';
import { total } from './quota.ts';

const KINDS = ['ok', 'refused', 'failed'] as const;
/** Height of the drawing of days, in pixels. */
const HEIGHT = 200;
/** Tools or keys that are drawn by themselves. */
const SHOWN = 6;

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
  const lines = usage.days.map((day) => ({
    ...day,
    name: f.day(new Date(`${day.date}T00:00:00Z`)),
    saved: day.date,
  }));
  return drawnOrTable(
    context,
    { title: t.overview.byDay, first: t.overview.day, lines, file: `${t.overview.byDay} ${usage.from}` },
    legend,
    days(context, usage, sums, stripes),
  );
}

export function byTool(context: Context, usage: Usage): HTMLElement {
  const { t, tools } = context;
  const lines = usage.tools.map((tool) => ({
    ...tool,
    name: toolLink(tools, tool.tool),
    saved: tool.tool,
  }));
  return ranked(context, usage, {
    title: t.overview.byTool,
    first: t.overview.tool,
    lines,
    others: t.overview.others,
  });
}

/** Keys by their names; one without a name, or no longer kept, by what there is of it. */
export function byKey(context: Context, usage: Usage): HTMLElement {
  const { t } = context;
  const lines = usage.keys.map(({ key, name, hint, ...counts }) => {
    const text = name ?? hint ?? key ?? t.overview.noKey;
    return { ...counts, name: text, saved: text };
  });
  return ranked(context, usage, {
    title: t.overview.byKey,
    first: t.overview.key,
    lines,
    others: t.overview.otherKeys,
  });
}

interface Line extends Counts {
  readonly name: Child;
  /** The name in a file. */
  readonly saved: string;
}

interface Listed {
  readonly title: string;
  /** The head of the first column. */
  readonly first: string;
  readonly lines: readonly Line[];
}

/** Draws those with most calls, and the others as one. */
function ranked(
  context: Context,
  { from }: Usage,
  { others: named, ...listed }: Listed & { readonly others: (count: number) => string },
): HTMLElement {
  const { f } = context;
  const { title, lines } = listed;
  const shown = lines.length > SHOWN + 1 ? lines.slice(0, SHOWN) : lines;
  const others = lines.slice(shown.length);
  const most = Math.max(...lines.map(total), total(sumOf(others)), 1);
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
    { class: 'ranked' },
    shown.map((line) => row(line.name, total(line), 'ok')),
    others.length !== 0 && row(named(others.length), total(sumOf(others)), 'rest'),
  );
  return drawnOrTable(context, { ...listed, file: `${title} ${from}` }, null, drawing);
}

/** The name of a tool, which leads to it where the docs page is served. */
const toolLink = (tools: readonly Tool[], id: string): Child =>
  hasDocs() && tools.some((tool) => tool.id === id)
    ? h('a', { class: 'quiet', href: `docs#${id}` }, shortName(tools, id))
    : shortName(tools, id);

/** A drawing that can be read as a table, and saved as one. */
function drawnOrTable(
  { t, f, language }: Context,
  { title, first, lines, file }: Listed & { readonly file: string },
  legend: Child,
  drawing: Element,
): HTMLElement {
  const heads = [...KINDS.map((kind) => t.overview[kind]), t.overview.total];
  const columns = [{ head: first }, ...heads.map((head) => ({ head, class: 'number' }))];
  const countsOf = (line: Line) => [...KINDS.map((kind) => line[kind]), total(line)];
  const asTable = () =>
    table(
      title,
      columns,
      lines.map((line) => ({ cells: [line.name, ...countsOf(line).map(f.number)] })),
    );
  const asCsv = () =>
    csvOf([[first, ...heads], ...lines.map((line) => [line.saved, ...countsOf(line)])], language);

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
  const save = saveButton('CSV', {
    name: `${file.toLowerCase().replaceAll(' ', '-')}.csv`,
    type: 'text/csv',
    content: asCsv,
  });
  save.setAttribute('aria-label', `CSV: ${title}`);
  return h('section', null, h('div', { class: 'line' }, h('h2', null, title), legend, change, save), place);
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
