/** The instalments of a loan by SAC and by Price, month by month. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import { niceStep } from '../../shared/drawing.ts';
import {
  curve,
  type Drawing,
  figure,
  image,
  type Label,
  labelInside,
  labelsThatFit,
  labelText,
  linesAt,
  percent,
  share,
} from './drawing.ts';

const system = v.object({
  totalJuros: v.number(),
  parcelas: v.pipe(v.array(v.object({ total: v.number() })), v.minLength(2)),
});

const loan = v.object({
  valorFinanciado: v.number(),
  taxaAnualEfetiva: v.number(),
  price: v.optional(system),
  sac: v.optional(system),
});

export type Loan = v.InferOutput<typeof loan>;

export interface Course {
  /** Percent of the width and pixels from the top, a point an instalment. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly first: number;
  readonly last: number;
}

export interface Courses {
  readonly months: number;
  readonly sac: Course | null;
  readonly price: Course | null;
  /** The first month in which the instalment of SAC is the smaller; null if it never is. */
  readonly crossing: { readonly month: number; readonly x: number; readonly y: number } | null;
  /** Lines of the scale, at most three. */
  readonly grid: readonly { readonly value: number; readonly y: number }[];
}

const HEAD = 20;
const PLOT = 130;
const BOTTOM = HEAD + PLOT;

const words = {
  pt: {
    title: 'Como as parcelas mudam mês a mês?',
    month: (month: number) => `mês ${month}`,
    smaller: (month: string) => `${month}: SAC fica menor`,
    from: (name: string, first: string, last: string) => `${name} vai de ${first} a ${last}`,
    interest: (list: string, financed: string, rate: string) =>
      `Juros ao fim: ${list}. Financiados ${financed} a ${rate} ao ano.`,
  },
  en: {
    title: 'How do the instalments change month by month?',
    month: (month: number) => `month ${month}`,
    smaller: (month: string) => `${month}: SAC is smaller`,
    from: (name: string, first: string, last: string) => `${name} goes from ${first} to ${last}`,
    interest: (list: string, financed: string, rate: string) =>
      `Interest in the end: ${list}. ${financed} financed at ${rate} a year.`,
  },
};

export const instalments: Drawing = ({ answer, language, n }) => {
  if (!v.is(loan, answer)) return null;
  const courses = coursesOf(answer);
  if (!courses) return null;
  const t = words[language];
  const { sac, price, crossing, months, grid } = courses;
  const lines = [
    { name: 'SAC', course: sac, interest: answer.sac?.totalJuros },
    { name: 'Price', course: price, interest: answer.price?.totalJuros },
  ].flatMap(({ name, course, interest = 0 }) => (course ? [{ name, course, interest }] : []));
  const meets = crossing ? t.smaller(t.month(crossing.month)) : '';
  const labels = labelsThatFit(labelsOf(courses, meets, n));
  const meeting = labels.find(({ text }) => text === meets);
  const moves = lines.map(({ name, course }) => t.from(name, n.money(course.first), n.money(course.last)));
  const ends = lines.map(({ name, interest }) => `${name} ${n.money(interest)}`);
  const { valorFinanciado, taxaAnualEfetiva } = answer;
  return figure(
    'instalments',
    image(
      'plot',
      BOTTOM + 26,
      { title: t.title, desc: `${[...moves, ...(crossing ? [meets] : [])].join('; ')}.` },
      grid.map(({ y }) => svg('line', { class: 'grid', x1: 0, x2: '100%', y1: y, y2: y })),
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: BOTTOM, y2: BOTTOM }),
      lines.map(({ name, course }) => curve(`${name.toLowerCase()}-line`, BOTTOM, course.points)),
      crossing &&
        meeting &&
        svg('line', {
          class: 'leader',
          x1: percent(crossing.x),
          x2: percent(crossing.x),
          y1: crossing.y,
          y2: meeting.y,
        }),
      crossing && svg('circle', { class: 'point', cx: percent(crossing.x), cy: crossing.y, r: 4 }),
      labels.map(labelText),
      labelsThatFit([
        { x: 0, y: BOTTOM + 20, text: t.month(1), anchor: 'start', class: 'axis' },
        { x: 100, y: BOTTOM + 20, text: String(months), anchor: 'end', class: 'axis' },
        {
          x: share(months / 2 - 1, months - 1),
          y: BOTTOM + 20,
          text: String(Math.ceil(months / 2)),
          class: 'axis',
        },
      ]).map(labelText),
    ),
    t.interest(ends.join('; '), n.amount(valorFinanciado), n.percent(taxaAnualEfetiva)),
  );
};

/** Pixels from a line to the base of a text below it. */
const LINE = 18;

/** Percent of the width that the numbers of the grid take. */
const AXIS = 12;

function labelsOf(
  { sac, price, crossing, grid }: Courses,
  meets: string,
  n: Parameters<Drawing>[0]['n'],
): readonly Label[] {
  const top = (y: number) => Math.max(12, y - 8);
  const labels: Label[] = [];
  if (sac) {
    const start = highest(sac, 0, 35);
    const end = highest(sac, 100, 100);
    labels.push(
      { x: 0, dx: 8, y: top(start), text: `SAC ${n.money(sac.first)}`, anchor: 'start', class: 'strong' },
      {
        x: 100,
        y: end + 20 > BOTTOM - 4 ? top(end) : end + 20,
        text: n.money(sac.last),
        anchor: 'end',
        class: 'strong',
      },
    );
  }
  if (price) {
    labels.push({
      x: 72,
      y: top(highest(price, 35, 72)),
      text: `Price ${n.money(price.first)}`,
      anchor: 'end',
      class: 'strong',
    });
  }
  const place = crossing && meetingLabel({ sac, price, crossing }, meets);
  if (place) labels.push(place);
  // A line that begins beside the number of a grid line would cut it.
  const isFree = (y: number) =>
    [sac, price].every((course) => !course?.points.some(([x, at]) => x <= AXIS && at > y - 20 && at < y));
  const free = grid.filter(({ y }) => isFree(y));
  const scale = free.map(({ value, y }): Label => ({
    x: 0,
    y: y - 4,
    text: n.amount(value),
    anchor: 'start',
    class: 'axis',
  }));
  return [...labels, ...scale];
}

/** The label of the crossing: below both lines, at the right of it or else at its left; null where neither has room. */
function meetingLabel(
  { sac, price, crossing }: Pick<Courses, 'sac' | 'price' | 'crossing'>,
  text: string,
): Label | null {
  const lines = [sac, price].flatMap((course) => (course ? [course.points] : []));
  const sides = [
    { x: crossing?.x ?? 0, dx: 6, anchor: 'start', text },
    { x: crossing?.x ?? 0, dx: -6, anchor: 'end', text },
  ] as const;
  const labels = sides.map((side): Label => ({ ...side, y: linesAt(lines, side).bottom + LINE }));
  return labels.find((label) => label.y <= BOTTOM - 4 && labelInside(label) === label) ?? null;
}

/** Gives the highest point of the line between two places, in pixels from the top. */
function highest({ points }: Course, from: number, to: number): number {
  const found = points.filter(([x]) => x >= from && x <= to);
  return Math.min(...(found.length > 0 ? found : points).map(([, y]) => y));
}

/** Null where nothing is paid. */
export function coursesOf({ sac, price }: Loan): Courses | null {
  const lists = { sac: amounts(sac), price: amounts(price) };
  const most = Math.max(0, ...lists.sac, ...lists.price);
  const months = Math.max(lists.sac.length, lists.price.length);
  if (most <= 0) return null;
  const step = niceStep(most / 4);
  const top = Math.max(most * 1.04, step);
  const x = (index: number) => share(index, months - 1);
  const y = (value: number) => BOTTOM - share(value, top) * (PLOT / 100);
  const course = (list: readonly number[]): Course | null =>
    list.length === 0
      ? null
      : {
          points: list.map((value, i) => [x(i), y(value)] as const),
          first: list[0] ?? 0,
          last: list.at(-1) ?? 0,
        };
  const isLess = (one: readonly number[], other: readonly number[], i: number) =>
    (one[i] ?? Infinity) < (other[i] ?? -Infinity);
  // In months of grace both instalments are the same.
  const larger = lists.price.findIndex((_, i) => isLess(lists.price, lists.sac, i));
  const found = lists.price.findIndex(
    (_, i) => larger >= 0 && i > larger && isLess(lists.sac, lists.price, i),
  );
  return {
    months,
    sac: course(lists.sac),
    price: course(lists.price),
    crossing: found > 0 ? { month: found + 1, x: x(found), y: y(lists.sac[found] ?? 0) } : null,
    grid: Array.from({ length: Math.min(3, Math.floor(top / step)) }, (_, i) => (i + 1) * step).map(
      (value) => ({
        value,
        y: y(value),
      }),
    ),
  };
}

function amounts(one: Loan['sac']): readonly number[] {
  return one?.parcelas.map(({ total }) => total) ?? [];
}
