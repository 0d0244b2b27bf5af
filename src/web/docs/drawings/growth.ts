/** The growth of an investment by compound interest: a bar a year, the invested amount below, the interest above. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import {
  type Drawing,
  figure,
  image,
  type Label,
  labelsThatFit,
  labelText,
  NARROWEST,
  percent,
  share,
  textWidth,
} from './drawing.ts';
import { toCents, toReais } from './numbers.ts';

const investment = v.object({
  montante: v.number(),
  totalInvestido: v.number(),
  totalJuros: v.number(),
  taxaAnualEfetiva: v.number(),
  prazoMeses: v.pipe(v.number(), v.integer(), v.minValue(1)),
  evolucao: v.pipe(v.array(v.object({ totalInvestido: v.number(), saldo: v.number() })), v.minLength(1)),
});

export type Investment = v.InferOutput<typeof investment>;

export interface Bar {
  /** Number of the year, or of the month in a short term. */
  readonly period: number;
  /** Reais at the end of the period. */
  readonly invested: number;
  readonly interest: number;
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** Pixels. */
  readonly below: number;
  readonly above: number;
}

const PLOT = 112;
/** Months that are still a bar each. */
const SHORT = 24;

const words = {
  pt: {
    title: 'Como o montante cresce?',
    year: 'ano',
    month: 'mês',
    interest: 'juros',
    invested: 'investido',
    desc: (months: number, total: string, invested: string, interest: string) =>
      `Em ${months} meses, ${total}: ${invested} investidos e ${interest} de juros.`,
    initial: (amount: string) => `${amount} no início`,
    monthly: (amount: string) => `${amount} por mês`,
    yearly: (amount: string) => `${amount} por ano`,
    rate: (list: string, rate: string) => `${list}, a ${rate} ao ano.`,
    and: ' e ',
  },
  en: {
    title: 'How does the amount grow?',
    year: 'year',
    month: 'month',
    interest: 'interest',
    invested: 'invested',
    desc: (months: number, total: string, invested: string, interest: string) =>
      `In ${months} months, ${total}: ${invested} invested and ${interest} of interest.`,
    initial: (amount: string) => `${amount} at the start`,
    monthly: (amount: string) => `${amount} a month`,
    yearly: (amount: string) => `${amount} a year`,
    rate: (list: string, rate: string) => `${list}, at ${rate} a year.`,
    and: ' and ',
  },
};

export const growth: Drawing = ({ answer, input, language, n }) => {
  const read = v.is(investment, answer) ? answer : null;
  const bars = read && barsOf(read);
  const last = bars?.at(-1);
  if (!read || !bars || !last) return null;
  const t = words[language];
  const { montante, totalInvestido, totalJuros, taxaAnualEfetiva, prazoMeses } = read;
  const place = notePlaces(bars, [
    `${t.interest} ${n.money(totalJuros)}`,
    `${t.invested} ${n.money(totalInvestido)}`,
  ]);
  const bottom = place.head + PLOT;
  const center = ({ x, width }: Bar) => x + width / 2;
  const note = ([at, y]: readonly [number, number], word: string, amount: number, bar: Bar, to: number) => [
    amount > 0 &&
      svg('line', { class: 'leader', x1: percent(at), y1: y - 4, x2: percent(center(bar)), y2: to }),
    svg(
      'text',
      { x: percent(at), dx: -4, y, 'text-anchor': 'end' },
      `${word} `,
      svg('tspan', null, n.money(amount)),
    ),
  ];
  const high = bars[Math.floor(bars.length * 0.75)] ?? last;
  const low = bars[Math.floor(bars.length * 0.55)] ?? last;
  const step = [1, 2, 5, 10, 20, 50, 100].find((every) => bars.length / every <= 5) ?? 200;
  const periods = bars.filter(({ period }) => period === 1 || period % step === 0 || period === last.period);
  const axis = periods.toReversed().map((bar): Label => ({
    x: center(bar),
    y: bottom + 20,
    text: bar.period === 1 ? `${bars.length === prazoMeses ? t.month : t.year} 1` : String(bar.period),
    class: 'axis',
  }));
  return figure(
    'growth',
    image(
      'plot',
      bottom + 26,
      {
        title: t.title,
        desc: t.desc(prazoMeses, n.money(montante), n.money(totalInvestido), n.money(totalJuros)),
      },
      bars.map(({ x, width, below, above }) => [
        below > 0 &&
          svg('rect', {
            class: 'invested',
            x: percent(x),
            y: bottom - below,
            width: percent(width),
            height: below,
          }),
        above > 0 &&
          svg('rect', {
            class: 'z4',
            x: percent(x),
            y: bottom - below - above,
            width: percent(width),
            height: above,
          }),
      ]),
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: bottom, y2: bottom }),
      note(place.interest, t.interest, totalJuros, high, bottom - high.below - high.above / 2),
      note(place.invested, t.invested, totalInvestido, low, bottom - low.below / 2),
      labelText({ x: 100, y: place.head - 6, text: n.money(montante), anchor: 'end', class: 'strong' }),
      labelsThatFit(axis).map(labelText),
    ),
    t.rate(
      paidIn(input, n, t).join(t.and) || `${t.invested} ${n.amount(totalInvestido)}`,
      n.percent(taxaAnualEfetiva),
    ),
  );
};

/** Says the deposits, as the form does. */
function paidIn(
  input: Readonly<Record<string, unknown>>,
  n: Parameters<Drawing>[0]['n'],
  t: (typeof words)['pt'],
): readonly string[] {
  const [initial, contribution] = [Number(input['valorInicial']), Number(input['aporte'])];
  const isYearly = input['frequenciaAporte'] === 'anual';
  return [
    ...(initial > 0 ? [t.initial(n.amount(initial))] : []),
    ...(contribution > 0 ? [(isYearly ? t.yearly : t.monthly)(n.amount(contribution))] : []),
  ];
}

/** Gives the ends of the notes, in percent and pixels, below a head that holds them where the bars leave no room. */
function notePlaces(bars: readonly Bar[], [interest, invested]: readonly [string, string]) {
  const near = { head: 22, interest: [60, 48], invested: [50, 76] } as const;
  const isFree = ([end, y]: readonly [number, number], text: string) => {
    const start = end - ((textWidth(text) + 12) / NARROWEST) * 100;
    const under = bars.filter(({ x, width }) => x < end && x + width > start);
    return start >= 0 && under.every(({ below, above }) => near.head + PLOT - below - above > y + 6);
  };
  if (isFree(near.interest, interest) && isFree(near.invested, invested)) return near;
  return { head: 62, interest: [66, 14], invested: [66, 34] } as const;
}

/** Gives a bar a year, or a month in a short term; null where the rows are of unknown length, or nothing grew. */
export function barsOf({ evolucao, prazoMeses, montante }: Investment): readonly Bar[] | null {
  const isMonthly = evolucao.length === prazoMeses;
  if (!isMonthly && evolucao.length !== Math.ceil(prazoMeses / 12)) return null;
  const every = isMonthly && prazoMeses > SHORT ? 12 : 1;
  const rows = evolucao.filter((_, i) => (i + 1) % every === 0 || i === evolucao.length - 1);
  const most = Math.max(
    montante,
    ...rows.map(({ saldo, totalInvestido }) => Math.max(saldo, totalInvestido)),
  );
  if (!(most > 0)) return null;
  const width = 100 / rows.length;
  return rows.map(({ totalInvestido, saldo }, i) => {
    const interest = toReais(toCents(saldo) - toCents(totalInvestido));
    return {
      period: i + 1,
      invested: totalInvestido,
      interest,
      x: i * width + width * 0.12,
      width: width * 0.76,
      below: share(totalInvestido, most) * (PLOT / 100),
      above: share(interest, most) * (PLOT / 100),
    };
  });
}
