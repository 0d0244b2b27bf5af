/** A value against its limit: a bar from zero, the limit's name above its mark. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import { type Drawing, figure, image, labelText, labelsThatFit, percent, share } from './drawing.ts';

const answered = v.object({
  limite: v.object({
    proporcional: v.pipe(v.number(), v.minValue(0.01)),
    faturamento: v.number(),
    percentualUsado: v.number(),
  }),
});

const words = {
  pt: {
    title: 'Quanto do limite do MEI foi usado?',
    limit: 'limite',
    above: '20 % acima',
    desc: (used: string, revenue: string, limit: string) => `${revenue} de ${limit}: ${used} do limite.`,
  },
  en: {
    title: 'How much of the MEI limit is used?',
    limit: 'limit',
    above: '20% above',
    desc: (used: string, revenue: string, limit: string) => `${revenue} of ${limit}: ${used} of the limit.`,
  },
};

/** Up to this part above the limit, the company stays MEI until the end of the year (LC 123/2006, art. 18-A, § 7º, III). */
const TOLERATED = 1.2;
/** Percent of a limit from which a bar warns. */
const WARNS_AT = 80;
/** Pixels. */
const BAR_TOP = 22;
const BAR = 14;
const HEIGHT = 58;

export const meiLimit: Drawing = ({ answer, language, n }) => {
  if (!v.is(answered, answer)) return null;
  const { proporcional, faturamento, percentualUsado } = answer.limite;
  const t = words[language];
  const most = Math.max(proporcional * TOLERATED, faturamento) * 1.03;
  const [limit, tolerated] = [share(proporcional, most), share(proporcional * TOLERATED, most)];
  const kind = percentualUsado > 100 ? 'over' : percentualUsado >= WARNS_AT ? 'near' : 'within';
  const labels = labelsThatFit([
    {
      x: limit,
      y: BAR_TOP - 8,
      text: `${n.amount(proporcional)} · ${t.limit}`,
      anchor: 'end',
      class: 'strong',
    },
    {
      x: tolerated,
      y: BAR_TOP + BAR + 18,
      text: `${n.amount(proporcional * TOLERATED)} · ${t.above}`,
      anchor: 'end',
      class: 'muted',
    },
  ]);
  const mark = (x: number) =>
    svg('line', { class: 'mark', x1: percent(x), x2: percent(x), y1: BAR_TOP - 3, y2: BAR_TOP + BAR + 3 });
  const desc = t.desc(n.percent(percentualUsado), n.amount(faturamento), n.amount(proporcional));
  return figure(
    'limit',
    image(
      'limit-bar',
      HEIGHT,
      { title: t.title, desc },
      svg('rect', { class: 'track', x: 0, y: BAR_TOP, width: '100%', height: BAR }),
      svg('rect', { class: kind, x: 0, y: BAR_TOP, width: percent(share(faturamento, most)), height: BAR }),
      mark(limit),
      mark(tolerated),
      labels.map(labelText),
    ),
    desc,
  );
};
