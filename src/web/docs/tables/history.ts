/** The values of a legal table over time, as steps: those that are one number, and the bounds of bands. */
import { h, svg } from '../../shared/dom.ts';
import { niceStep } from '../../shared/drawing.ts';
import type { Context } from '../core/context.ts';
import type { TableEntry } from '../core/types.ts';
import { numbersOf } from '../drawings/numbers.ts';
import { percent } from '../drawings/drawing.ts';

/** A number of a table on each day of its history, oldest first. */
export interface Series {
  readonly name: string;
  readonly points: readonly { readonly from: string; readonly value: number }[];
}

const HEIGHT = 160;
const HEAD = 24;

/** Gives the numbers that can be drawn: at most two. */
export function seriesOf({ t }: Context, entries: readonly TableEntry[]): readonly Series[] {
  const line = (name: string, read: (value: unknown) => unknown): Series => ({
    name,
    points: entries.flatMap(({ from, value }) => {
      const number = read(value);
      return typeof number === 'number' ? [{ from, value: number }] : [];
    }),
  });
  const bounds = (value: unknown) => boundsOf(value);
  return [
    line(t.tables.value, (value) => value),
    line(t.tables.lastBound, (value) => bounds(value)?.at(-1)),
    line(t.tables.firstBound, (value) => bounds(value)?.[0]),
  ].filter(({ points }) => points.length > 1);
}

/** The ends of the bands of a value; undefined for a value without bands. */
export function boundsOf(value: unknown): readonly (number | null)[] | undefined {
  const bands = Array.isArray(value) ? value : Object(value).faixas;
  if (!Array.isArray(bands)) return undefined;
  const ends = bands.map((band: unknown) => Object(band).ate as unknown);
  return ends.every((end) => typeof end === 'number' || end === null)
    ? (ends as (number | null)[])
    : undefined;
}

/** Draws the series from the first day of all of them to today. */
export function history(context: Context, series: readonly Series[], today: string): HTMLElement | null {
  const { t, language, f } = context;
  const n = numbersOf(language);
  const starts = series.flatMap(({ points }) => points.map(({ from }) => Date.parse(from)));
  if (starts.length === 0) return null;
  const [first, last] = [Math.min(...starts), Math.max(...starts, Date.parse(today))];
  const most = Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value)));
  const step = niceStep(most / 3);
  const top = Math.ceil(most / step) * step;
  const x = (at: number) => ((at - first) / (last - first)) * 100;
  const y = (value: number) => HEAD + HEIGHT - (value / top) * HEIGHT;
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const years = [...new Set(series.flatMap(({ points }) => points.map(({ from }) => from.slice(0, 4))))];
  const title = t.tables.history;
  const desc = series
    .map(({ name, points }) => {
      const [old, now] = [points[0], points.at(-1)] as [Series['points'][0], Series['points'][0]];
      return t.tables.grew(name, n.money(old.value), f.date(`${old.from}T12:00:00`), n.money(now.value));
    })
    .join(' ');
  const path = ({ points }: Series) =>
    points
      .map(({ from, value }, i) => {
        const end = points[i + 1]?.from;
        return `${i === 0 ? 'M' : 'L'}${x(Date.parse(from))} ${y(value)}H${end ? x(Date.parse(end)) : 100}`;
      })
      .join('');
  return h(
    'figure',
    { class: 'history' },
    svg(
      'svg',
      {
        class: 'plot',
        width: '100%',
        height: HEAD + HEIGHT + 28,
        role: 'img',
        'aria-label': `${title} ${desc}`,
      },
      grid.map((value) => [
        svg('line', { class: 'grid', x1: 0, x2: '100%', y1: y(value), y2: y(value) }),
        svg('text', { class: 'axis', x: 0, dx: -8, y: y(value) + 4, 'text-anchor': 'end' }, n.whole(value)),
      ]),
      svg(
        'svg',
        {
          ...{ width: '100%', height: HEAD + HEIGHT, preserveAspectRatio: 'none' },
          viewBox: `0 0 100 ${HEAD + HEIGHT}`,
        },
        series.map((one, i) => svg('path', { class: i === 0 ? 'curve' : 'curve second', d: path(one) })),
      ),
      series.map(({ name, points }) => {
        const [old, now] = [points[0], points.at(-1)] as [Series['points'][0], Series['points'][0]];
        return [
          svg('text', { x: 0, y: y(old.value) - 8 }, `${name} ${n.money(old.value)}`),
          svg(
            'text',
            { class: 'strong', x: '100%', y: y(now.value) - 8, 'text-anchor': 'end' },
            n.money(now.value),
          ),
        ];
      }),
      years.map((year, i) => {
        const at = Math.max(first, Date.parse(`${year}-01-01`));
        const isShown = years.length <= 8 || i % 2 === 0;
        return isShown && svg('text', { class: 'axis', x: percent(x(at)), y: HEAD + HEIGHT + 20 }, year);
      }),
    ),
  );
}
