/** Calls by day, hour, tool and key: drawn, as tables, and as files. */
import { type Child, h, put, svg } from '../../shared/dom.ts';
import { type Hatch, hatch, niceStep } from '../../shared/drawing.ts';
import { csvOf, saveButton } from '../../shared/download.ts';
import { button, table } from '../../shared/parts.ts';
import { type Context, shortName } from '../context.ts';
import { hasDocs } from '../shell.ts';
import type { Counts, Tool, Usage } from '../types.ts';
import { total } from './quota.ts';

const KINDS = ['ok', 'refused', 'failed'] as const;
/** Height of a drawing of stacks, in pixels. */
const HEIGHT = 200;
/** Tools or keys that are drawn by themselves. */
const SHOWN = 6;

export function byDay(context: Context, usage: Usage): HTMLElement {
  const { t, f } = context;
  const { days, to } = usage;
  const isPast = !to.startsWith(usage.month.month);
  const month = Number(new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)), 0)).getUTCDate());
  const today = Number(to.slice(8));
  const named = [1, 5, 10, 15, 20, 25, month].filter((day) => isPast || Math.abs(day - today) > 2);
  return inTime(context, {
    ...{ title: t.overview.byDay, first: t.overview.day, file: `${t.overview.byDay} ${usage.from}` },
    chart: t.overview.chart,
    described: (...said) => t.overview.described(...said, Number((busiestOf(days)?.date ?? to).slice(8))),
    lines: days.map((day) => {
      const told = f.day(new Date(`${day.date}T00:00:00Z`));
      return { ...day, name: told, told, saved: day.date };
    }),
    slots: month,
    labels: named.map((day) => ({ slot: day - 1, text: String(day) })),
    present: isPast ? null : { slot: today - 1, text: t.overview.today },
  });
}

/** Twelve months, each with the sum of its days; `limit` is that of the plan today. */
export function byMonth(
  context: Context,
  months: readonly string[],
  days: Usage['days'],
  limit: number | null,
): HTMLElement {
  const { t, f } = context;
  const lines = months.map((month) => {
    const told = f.month(month, true);
    return { ...sumOf(days.filter(({ date }) => date.startsWith(month))), name: told, told, saved: month };
  });
  return inTime(context, {
    ...{ title: t.overview.byMonth, first: t.overview.month, file: t.overview.byMonth, limit },
    chart: t.overview.monthsChart,
    described: (...said) => t.overview.describedMonths(...said, busiestOf(lines)?.told ?? ''),
    lines,
    slots: months.length,
    labels: months.slice(0, -1).map((month, slot) => ({ slot, text: f.month(month).slice(0, 3) })),
    present: { slot: months.length - 1, text: f.month(months.at(-1) ?? '').slice(0, 3) },
  });
}

/** Hours are local, as all times are, and start where those in UTC do. */
export function byHour(context: Context, given: readonly HourCounts[]): HTMLElement {
  const { t, f } = context;
  const hours = given.slice(-24);
  if (hours.every((hour) => total(hour) === 0))
    return h(
      'section',
      null,
      h('h2', null, t.overview.byHour),
      h('p', { class: 'muted' }, t.overview.noHours),
    );
  const at = (slot: number) => f.minute((hours[slot] as HourCounts).at);
  const busiest = hours.indexOf(busiestOf(hours) as HourCounts);
  return inTime(context, {
    ...{ title: t.overview.byHour, first: t.overview.hour, file: t.overview.byHour },
    chart: t.overview.hoursChart,
    described: (...said) => t.overview.describedHours(...said, at(busiest)),
    lines: hours.map((hour) => {
      const told = f.dateTime(hour.at);
      return { ...hour, name: f.time(hour.at, told), told, saved: hour.at };
    }),
    slots: hours.length,
    labels: [0, 6, 12, 18].map((slot) => ({ slot, text: at(slot) })),
    present: { slot: hours.length - 1, text: t.overview.now },
  });
}

type HourCounts = NonNullable<Usage['hours']>[number];

const busiestOf = <Each extends Counts>(rows: readonly Each[]): Each | undefined =>
  rows.toSorted((a, b) => total(b) - total(a))[0];

/** Counts in the order of time: stacks over a legend with their sums. */
interface InTime extends Listed {
  /** The question that the drawing answers. */
  readonly chart: string;
  readonly described: (ok: string, refused: string, failed: string, most: string) => string;
  readonly file: string;
  readonly lines: readonly (Line & { readonly told: string })[];
  /** Places for stacks; those after the last line stay empty. */
  readonly slots: number;
  readonly labels: readonly Label[];
  readonly present: Label | null;
  /** A line across, such as that of a quota. */
  readonly limit?: number | null;
}

interface Label {
  readonly slot: number;
  readonly text: string;
}

function inTime(context: Context, drawn: InTime): HTMLElement {
  const { t, f } = context;
  const sums = sumOf(drawn.lines);
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
  return drawnOrTable(context, drawn, legend, stacks(context, drawn, sums, stripes));
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
export function byKey(context: Context, usage: Usage, isTable = false): HTMLElement {
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
    isTable,
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
  /** True where the table is seen first. */
  readonly isTable?: boolean;
  /** True where the table has the part of each line, and their sum. */
  readonly hasParts?: boolean;
}

/** Draws those with most calls and their part of all, and the others as one. */
function ranked(
  context: Context,
  { from }: Usage,
  { others: named, ...listed }: Listed & { readonly others: (count: number) => string },
): HTMLElement {
  const { t, f } = context;
  const { title, lines } = listed;
  const all = total(sumOf(lines));
  const shown = lines.length > SHOWN + 1 ? lines.slice(0, SHOWN) : lines;
  const others = lines.slice(shown.length);
  const most = Math.max(...lines.map(total), total(sumOf(others)), 1);
  const row = (name: Child, value: number, kind: string) =>
    h(
      'li',
      null,
      h('span', { class: 'wrap' }, name),
      h(
        'span',
        null,
        f.number(value),
        ' ',
        h('span', { class: 'share' }, t.overview.share(partOf(f, value, all))),
      ),
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
  return drawnOrTable(context, { ...listed, hasParts: true, file: `${title} ${from}` }, null, drawing);
}

/** The part of a whole in per cent, with one decimal. */
const partOf = (f: Context['f'], part: number, whole: number) =>
  f.number(whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** The name of a tool, which leads to it where the docs page is served. */
const toolLink = (tools: readonly Tool[], id: string): Child =>
  hasDocs() && tools.some((tool) => tool.id === id)
    ? h('a', { class: 'quiet', href: `docs#${id}` }, shortName(tools, id))
    : shortName(tools, id);

/** A drawing that can be read as a table, and saved as one. */
function drawnOrTable(
  { t, f, language }: Context,
  {
    title,
    first,
    lines,
    file,
    isTable: isTableFirst = false,
    hasParts = false,
  }: Listed & {
    readonly file: string;
  },
  legend: Child,
  drawing: Element,
): HTMLElement {
  const heads = [...KINDS.map((kind) => t.overview[kind]), t.overview.total];
  const columns = [
    { head: first },
    ...[...heads, t.overview.part].map((head) => ({ head, class: 'number' })),
  ];
  const countsOf = (line: Counts) => [...KINDS.map((kind) => line[kind]), total(line)];
  const sums = sumOf(lines);
  const cellsOf = (line: Counts) => [
    ...countsOf(line).map(f.number),
    ...(hasParts ? [t.overview.share(partOf(f, total(line), total(sums)))] : []),
  ];
  const asTable = () =>
    table(title, columns, [
      ...lines.map((line) => ({ cells: [line.name, ...cellsOf(line)] })),
      ...(hasParts ? [{ class: 'sum', cells: [t.overview.total, ...cellsOf(sums)] }] : []),
    ]);
  const asCsv = () =>
    csvOf([[first, ...heads], ...lines.map((line) => [line.saved, ...countsOf(line)])], language);

  const place = h('div');
  const change = button('text', '', { onclick: () => show(!isTable) });
  let isTable = false;
  function show(next: boolean): void {
    isTable = next;
    const label = isTable ? t.overview.asDrawing : t.overview.asTable;
    put(change, label);
    change.setAttribute('aria-label', `${label}: ${title}`);
    put(
      place,
      isTable
        ? h('div', { class: 'tall-table', tabindex: 0, role: 'region', 'aria-label': title }, asTable())
        : drawing,
    );
  }
  show(isTableFirst);
  const save = saveButton('CSV', {
    name: `${file.toLowerCase().replaceAll(' ', '-')}.csv`,
    type: 'text/csv',
    content: asCsv,
  });
  save.setAttribute('aria-label', `CSV: ${title}`);
  return h(
    'section',
    null,
    h(
      'div',
      { class: 'line' },
      h('h2', null, title),
      legend,
      h('span', { class: 'push actions' }, change, save),
    ),
    place,
  );
}

/** Draws a stack a line: answered, refused, failed. */
function stacks(
  { t, f }: Context,
  { lines, slots, labels, present, chart, described, limit = null }: InTime,
  sums: Counts,
  stripes: Hatch,
): HTMLElement {
  const most = Math.max(...lines.map(total), 1);
  const step = niceStep(Math.max(most, limit ?? 0) / 3);
  const top = Math.max(step, Math.ceil(Math.max(most, limit ?? 0) / step) * step);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const width = 100 / slots;
  const grid = Array.from({ length: Math.round(top / step) }, (_, i) => (i + 1) * step);
  const bars = lines.map((line, i) => {
    let below = 0;
    const parts = KINDS.filter((kind) => line[kind] !== 0).map((kind) => {
      // A failure stays visible however many calls there were.
      const tall = Math.max((line[kind] / top) * HEIGHT, kind === 'failed' ? 3 : 1);
      below += tall;
      const place = {
        x: `${(i + 0.14) * width}%`,
        y: HEIGHT - below,
        width: `${width * 0.72}%`,
        height: tall,
      };
      return svg('rect', { class: kind, ...(kind === 'refused' && { fill: stripes.fill }), ...place });
    });
    // The title is shown where a pointer rests.
    return svg('g', null, svg('title', null, `${line.told}: ${f.number(total(line))}`), parts);
  });
  // The last one ends with the drawing: the middle of a long word would stand too far right.
  const label = ({ slot, text }: Label, name = '') =>
    slot === slots - 1
      ? svg('text', { class: `${name} last`, x: '100%', y: HEIGHT + 20 }, text)
      : svg('text', { class: name, x: `${(slot + 0.5) * width}%`, y: HEIGHT + 20 }, text);
  const said = described(f.number(sums.ok), f.number(sums.refused), f.number(sums.failed), f.number(most));
  return h(
    'figure',
    { class: 'days' },
    svg(
      'svg',
      { class: 'axis', width: 40, height: HEIGHT + 28, 'aria-hidden': 'true' },
      [0, ...grid].map((value) => svg('text', { x: 0, y: y(value) + 4 }, f.number(value))),
    ),
    svg(
      'svg',
      { class: 'plot', width: '100%', height: HEIGHT + 28, role: 'img' },
      svg('title', null, chart),
      svg('desc', null, said),
      grid.map((value) => svg('line', { class: 'grid', x1: 0, x2: '100%', y1: y(value), y2: y(value) })),
      bars,
      limit !== null && [
        svg('line', { class: 'limit', x1: 0, x2: '100%', y1: y(limit), y2: y(limit) }),
        svg('text', { class: 'of-limit', x: 0, y: y(limit) - 6 }, t.overview.planLimit(f.number(limit))),
      ],
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: HEIGHT, y2: HEIGHT }),
      labels.map((one) => label(one)),
      present && label(present, 'today'),
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
