/** A value against its limit: a bar from zero, the limit's name above its mark. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import { type Drawing, figure, image, labelText, labelsThatFit, percent, share } from './drawing.ts';
import type { Numbers } from './numbers.ts';

const mei = v.object({
  limite: v.object({
    proporcional: v.pipe(v.number(), v.minValue(0.01)),
    faturamento: v.number(),
    percentualUsado: v.number(),
  }),
});

const simples = v.object({
  sublimite: v.object({ valor: v.pipe(v.number(), v.minValue(0.01)), acumulado: v.number() }),
  receitas: v.array(v.object({ parcelas: v.optional(v.array(v.object({ receita: v.number() }))) })),
});

const words = {
  pt: {
    mei: { title: 'Quanto do limite do MEI foi usado?', limit: 'limite' },
    simples: { title: 'Quanto do sublimite do Simples foi usado?', limit: 'sublimite' },
    above: '20 % acima',
    desc: (used: string, revenue: string, limit: string, name: string) =>
      `${revenue} de ${limit}: ${used} do ${name}.`,
  },
  en: {
    mei: { title: 'How much of the MEI limit is used?', limit: 'limit' },
    simples: { title: 'How much of the Simples sublimit is used?', limit: 'sublimit' },
    above: '20% above',
    desc: (used: string, revenue: string, limit: string, name: string) =>
      `${revenue} of ${limit}: ${used} of the ${name}.`,
  },
};

/**
 * Up to this part above the limit, nothing changes before the next year (LC 123/2006, art. 18-A, § 7º, III, and art. 20,
 * § 1º-A).
 */
const TOLERATED = 1.2;
/** Percent of a limit from which a bar warns. */
const WARNS_AT = 80;
/** Pixels. */
const BAR_TOP = 22;
const BAR = 14;
const HEIGHT = 58;

export const meiLimit: Drawing = ({ answer, language, n }) => {
  if (!v.is(mei, answer)) return null;
  const { proporcional, faturamento, percentualUsado } = answer.limite;
  return limitFigure(
    { limit: proporcional, used: faturamento, percentUsed: percentualUsado },
    language,
    'mei',
    n,
  );
};

/** The revenue of the year, the month included, against the sublimit of ICMS, ISS and IBS. */
export const simplesSublimit: Drawing = ({ answer, language, n }) => {
  if (!v.is(simples, answer)) return null;
  const { valor, acumulado } = answer.sublimite;
  const parts = answer.receitas.flatMap(({ parcelas }) => parcelas ?? []);
  if (parts.length === 0) return null;
  const used = Math.round((acumulado + parts.reduce((sum, { receita }) => sum + receita, 0)) * 100) / 100;
  return limitFigure({ limit: valor, used, percentUsed: (used / valor) * 100 }, language, 'simples', n);
};

interface Gauge {
  readonly limit: number;
  readonly used: number;
  readonly percentUsed: number;
}

function limitFigure(
  { limit: amount, used, percentUsed }: Gauge,
  language: keyof typeof words,
  name: 'mei' | 'simples',
  n: Numbers,
): HTMLElement {
  const t = words[language];
  const most = Math.max(amount * TOLERATED, used) * 1.03;
  const [limit, tolerated] = [share(amount, most), share(amount * TOLERATED, most)];
  const kind = percentUsed > 100 ? 'over' : percentUsed >= WARNS_AT ? 'near' : 'within';
  const labels = labelsThatFit([
    {
      x: limit,
      y: BAR_TOP - 8,
      text: `${n.amount(amount)} · ${t[name].limit}`,
      anchor: 'end',
      class: 'strong',
    },
    {
      x: tolerated,
      y: BAR_TOP + BAR + 18,
      text: `${n.amount(amount * TOLERATED)} · ${t.above}`,
      anchor: 'end',
      class: 'muted',
    },
  ]);
  const mark = (x: number) =>
    svg('line', { class: 'mark', x1: percent(x), x2: percent(x), y1: BAR_TOP - 3, y2: BAR_TOP + BAR + 3 });
  const desc = t.desc(n.percent(percentUsed), n.amount(used), n.amount(amount), t[name].limit);
  return figure(
    'limit',
    image(
      'limit-bar',
      HEIGHT,
      { title: t[name].title, desc },
      svg('rect', { class: 'track', x: 0, y: BAR_TOP, width: '100%', height: BAR }),
      svg('rect', { class: kind, x: 0, y: BAR_TOP, width: percent(share(used, most)), height: BAR }),
      mark(limit),
      mark(tolerated),
      labels.map(labelText),
    ),
    desc,
  );
}
