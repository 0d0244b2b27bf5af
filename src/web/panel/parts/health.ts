/** The last 28 days of a webhook, a cell each: what arrived at once, what arrived later, and what did not. */
import { h, svg } from '../../shared/dom.ts';
import { hatch } from '../../shared/drawing.ts';
import type { Context } from '../context.ts';
import { loadInto } from '../loaded.ts';
import type { Delivery } from '../types.ts';

const DAYS = 28;
const DAY = 86_400_000;
/** Pages of 100 deliveries that are read at most; older days stay empty. */
const PAGES = 3;
/** Height of a cell, and the part of its place that it takes. */
const HEIGHT = 14;
const WIDTH = 0.8;

type Ending = 'ok' | 'late' | 'missing';

interface Page {
  readonly deliveries: readonly Delivery[];
  readonly next: string | null;
}

export function health(context: Context, webhookId: string) {
  const { t, f, api } = context;
  const midnight = new Date().setHours(0, 0, 0, 0);
  const dayOf = (at: string) => DAYS - 1 - Math.round((midnight - new Date(at).setHours(0, 0, 0, 0)) / DAY);

  async function read(): Promise<readonly Delivery[]> {
    const all: Delivery[] = [];
    let before: string | null = '';
    for (let page = 0; page < PAGES && before !== null; page++) {
      const { deliveries, next }: Page = await api.get(
        `/account/webhooks/${webhookId}/deliveries?limit=100${before && `&before=${before}`}`,
      );
      all.push(...deliveries);
      before = dayOf(deliveries.at(-1)?.at ?? '') < 0 ? null : next;
    }
    return all;
  }

  return loadInto(context, t.deliveries.what, read, (deliveries) => {
    const days: Record<Ending, number>[] = Array.from({ length: DAYS }, () => ({
      ok: 0,
      late: 0,
      missing: 0,
    }));
    const copied = new Set(deliveries.map(({ resendOf }) => resendOf));
    for (const one of deliveries) {
      const day = days[dayOf(one.at)];
      // A copy stands for its original.
      if (day && !copied.has(one.id)) day[endingOf(one)]++;
    }
    const sum = (ending: Ending) => days.reduce((all, one) => all + one[ending], 0);
    const [ok, late, missing] = [sum('ok'), sum('late'), sum('missing')];
    if (ok + late + missing === 0) return null;
    const said = t.webhooks.days(f.number(ok + late), f.number(late), f.number(missing));
    const stripes = hatch();
    const place = 100 / DAYS;
    const cells = days.map((day, i) => {
      const kind = day.missing > 0 ? 'failed' : day.late > 0 ? 'refused' : day.ok > 0 ? 'ok' : 'rest';
      const at = new Date(midnight - (DAYS - 1 - i) * DAY).toISOString();
      return svg(
        'g',
        null,
        svg(
          'title',
          null,
          `${f.date(at)}: ${t.webhooks.days(f.number(day.ok + day.late), f.number(day.late), f.number(day.missing))}`,
        ),
        svg('rect', {
          class: kind,
          ...(kind === 'refused' && { fill: stripes.fill }),
          ...{ x: `${i * place}%`, width: `${place * WIDTH}%`, height: HEIGHT },
        }),
      );
    });
    return h(
      'figure',
      { class: 'health' },
      h('p', { class: 'line' }, h('b', null, t.webhooks.lastDays), h('span', { class: 'hint push' }, said)),
      svg(
        'svg',
        { width: '100%', height: HEIGHT, role: 'img' },
        svg('title', null, t.webhooks.lastDays),
        svg('desc', null, said),
        stripes.defs,
        cells,
      ),
    );
  });
}

function endingOf({ state, attempts, resendOf }: Delivery): Ending {
  if (state === 'succeeded') return attempts.length > 1 || resendOf !== null ? 'late' : 'ok';
  return state === 'pending' && attempts.length === 0 ? 'ok' : 'missing';
}
