/** The used part of the month's quota, and the time that the rest lasts. */
import { h, svg } from '../../shared/dom.ts';
import { message, state } from '../../shared/parts.ts';
import type { Context } from '../context.ts';
import type { Counts, Usage } from '../types.ts';

const DAY = 86_400_000;

export const total = ({ ok, refused, failed }: Counts) => ok + refused + failed;

/** `hasLink`: the plans are on another page. */
export function quota({ t, f }: Context, usage: Usage, hasLink = false): HTMLElement {
  const { used, limit, remaining, resetsAt } = usage.month;
  const days = Math.max(0, Math.floor((Date.parse(resetsAt) - Date.now()) / DAY));
  const ends = h('span', { class: 'push' }, f.time(resetsAt, t.overview.ends(days)));
  const number = h('span', { class: 'answer' }, f.number(used));
  if (limit === null) {
    return h(
      'section',
      { class: 'quota' },
      h('p', { class: 'line' }, number, h('span', { class: 'of' }, t.overview.noLimit), ends),
    );
  }
  const percent = limit === 0 ? 100 : Math.floor((used / limit) * 100);
  const tone = percent >= 100 ? 'bad' : percent >= 80 ? 'warned' : 'good';
  const word =
    percent >= 100
      ? t.overview.reached(f.day(new Date(resetsAt)))
      : t.overview.used(percent === 0 && used > 0 ? null : f.number(percent));
  const last = percent < 100 ? endOfQuota(usage) : null;
  return h(
    'section',
    { class: 'quota' },
    h(
      'p',
      { class: 'line' },
      number,
      h('span', { class: 'of' }, t.overview.of(f.number(limit))),
      h('span', { class: 'push strong' }, tone === 'good' ? word : state(tone, word)),
    ),
    bar(Math.min(percent, 100), tone),
    h(
      'p',
      { class: 'line below' },
      h(
        'span',
        null,
        percent < 100 && [
          h('b', null, t.overview.left(f.number(remaining as number))),
          last ? [t.overview.pace(last.days), h('b', null, f.day(last.day)), '.'] : '.',
        ],
      ),
      ends,
    ),
    usedUp({ t, f }, usage, hasLink),
  );
}

/** Says until when calls are refused, that this costs nothing, and what helps before; null where calls are left. */
export function usedUp(
  { t, f }: Pick<Context, 't' | 'f'>,
  { month: { used, limit, resetsAt } }: Usage,
  hasLink: boolean,
): HTMLElement | null {
  if (limit === null || used < limit) return null;
  const until = t.plans.refusedUntil(f.day(new Date(resetsAt)));
  const plans = hasLink && h('a', { class: 'button small', href: '#/plan' }, t.webhooks.seePlans);
  return message('bad', [h('b', null, until), ' ', t.plans.needMore], plans);
}

function bar(percent: number, tone: string): SVGElement {
  const tick = (at: number) => [
    svg('line', { class: 'tick', x1: `${at}%`, x2: `${at}%`, y1: 0, y2: 19 }),
    svg('text', { x: `${at}%`, y: 33 }, `${at} %`),
  ];
  return svg(
    'svg',
    { class: `bar ${tone}`, width: '100%', height: 38, 'aria-hidden': 'true' },
    svg('rect', { class: 'track', width: '100%', height: 14 }),
    svg('rect', { class: 'fill', width: `${percent}%`, height: 14 }),
    tick(80),
    tick(90),
  );
}

/** Gives the day on which the quota ends at the pace of the last seven days, when that is within the month. */
function endOfQuota({ days, to, month }: Usage): { readonly day: Date; readonly days: number } | null {
  const last = days.filter(({ date }) => date <= to).slice(-7);
  const pace = last.reduce((sum, day) => sum + total(day), 0) / last.length;
  const left = Math.floor((month.remaining as number) / pace);
  const day = Date.parse(`${to}T00:00:00Z`) + left * DAY;
  // Without any use it is NaN or infinite.
  return day < Date.parse(month.resetsAt) ? { day: new Date(day), days: last.length } : null;
}
