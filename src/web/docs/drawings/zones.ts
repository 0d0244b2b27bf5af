/** Training zones of the heart: rows one step further right each. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';

const answered = v.object({
  maxHeartRate: v.number(),
  formula: v.string(),
  restingHeartRate: v.optional(v.number()),
  zones: v.pipe(
    v.array(
      v.object({
        zone: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        label: v.string(),
        minPercent: v.number(),
        maxPercent: v.number(),
        minBpm: v.number(),
        maxBpm: v.number(),
      }),
    ),
    v.minLength(1),
  ),
});

type Zone = v.InferOutput<typeof answered>['zones'][number];

const formulas: Readonly<Record<string, string>> = {
  tanaka: 'Tanaka',
  fox: 'Fox',
  gellish: 'Gellish',
  nes: 'Nes',
  gulati: 'Gulati',
};

const words = {
  pt: {
    title: 'Batimentos por minuto de cada zona',
    names: null,
    ofReserve: (from: string, to: string, rest: string, most: string) =>
      `Batimentos por minuto: ${from} a ${to} da reserva, entre o repouso de ${rest} e o máximo de ${most}`,
    ofMost: (from: string, to: string, most: string) =>
      `Batimentos por minuto: ${from} a ${to} do máximo de ${most}`,
    formula: (name: string) => ` (fórmula de ${name}).`,
    measured: ' (medido).',
  },
  en: {
    title: 'Beats per minute of each zone',
    names: ['Very light', 'Light', 'Moderate', 'Hard', 'Maximum'],
    ofReserve: (from: string, to: string, rest: string, most: string) =>
      `Beats per minute: ${from} to ${to} of the reserve, between the resting ${rest} and the maximum of ${most}`,
    ofMost: (from: string, to: string, most: string) =>
      `Beats per minute: ${from} to ${to} of the maximum of ${most}`,
    formula: (name: string) => ` (formula of ${name}).`,
    measured: ' (measured).',
  },
};

const ROW = 28;
const BAR = 18;

export const zones: Drawing = ({ answer, language, n }) => {
  if (!v.is(answered, answer)) return null;
  const { zones, maxHeartRate, restingHeartRate, formula } = answer;
  const places = zonePlaces(zones);
  if (!places) return null;
  const t = words[language];
  const list = zones.map(({ zone, label, minBpm, maxBpm }, i) => {
    const { x = 0, width = 0 } = places[i] ?? {};
    return h(
      'li',
      null,
      h('span', null, h('span', { class: 'muted' }, String(zone)), ` ${t.names?.[zone - 1] ?? label}`),
      svg(
        'svg',
        { width: '100%', height: ROW, 'aria-hidden': 'true' },
        svg('line', { class: 'grid', x1: 0, x2: '100%', y1: ROW / 2, y2: ROW / 2 }),
        svg('rect', {
          class: `z${zone}`,
          x: percent(x),
          y: (ROW - BAR) / 2,
          width: percent(width),
          height: BAR,
        }),
      ),
      h('span', { class: 'number' }, `${n.whole(minBpm)}–${n.whole(maxBpm)}`),
    );
  });
  const [first, last] = [zones[0], zones.at(-1)];
  const [from, to] = [n.plain(first?.minPercent ?? 0), n.percent(last?.maxPercent ?? 0)];
  const most = n.whole(maxHeartRate);
  const about =
    restingHeartRate === undefined
      ? t.ofMost(from, to, most)
      : t.ofReserve(from, to, n.whole(restingHeartRate), most);
  const author = formulas[formula];
  return figure(
    'zones',
    h('ul', { 'aria-label': t.title }, list),
    about + (author === undefined ? t.measured : t.formula(author)),
  );
};

/** Places the zones, in percent of the width; null where they have no width. */
export function zonePlaces(
  zones: readonly Pick<Zone, 'minBpm' | 'maxBpm'>[],
): readonly { readonly x: number; readonly width: number }[] | null {
  const least = Math.min(...zones.map(({ minBpm }) => minBpm));
  const span = Math.max(...zones.map(({ maxBpm }) => maxBpm)) - least;
  if (!(span > 0)) return null;
  return zones.map(({ minBpm, maxBpm }) => {
    const x = share(minBpm - least, span);
    return { x, width: Math.max(0, share(maxBpm - least, span) - x) };
  });
}
