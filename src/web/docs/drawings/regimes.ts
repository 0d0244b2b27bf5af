/** The cost of a year in each tax regime, as bars side by side from zero, with the points where the choice turns below. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';
import type { Numbers } from './numbers.ts';

const answered = v.object({
  regimes: v.array(
    v.object({
      regime: v.picklist(['mei', 'simples', 'simples-hibrido', 'lucro-presumido', 'lucro-real']),
      custo: v.nullable(v.number()),
      aliquotaEfetiva: v.nullable(v.number()),
    }),
  ),
  pontosDeEquilibrio: v.object({
    fatorR: v.nullable(v.object({ folhaMinima: v.number(), falta: v.number() })),
    lucroReal: v.nullable(v.object({ lucro: v.number() })),
    repasseHibrido: v.nullable(v.number()),
  }),
});

type Answered = v.InferOutput<typeof answered>;

const words = {
  pt: {
    title: 'Quanto o ano custa em cada regime',
    names: {
      mei: 'MEI',
      simples: 'Simples Nacional',
      'simples-hibrido': 'Simples híbrido',
      'lucro-presumido': 'Lucro presumido',
      'lucro-real': 'Lucro real',
    },
    factor: (payroll: string) => `Anexo III com folha a partir de ${payroll} por ano.`,
    profit: (profit: string) => `Lucro real é o mais barato com lucro até ${profit}.`,
    hybrid: (part: string) => `O híbrido custa menos que o Simples com repasse a partir de ${part}.`,
  },
  en: {
    title: 'What the year costs in each regime',
    names: {
      mei: 'MEI',
      simples: 'Simples Nacional',
      'simples-hibrido': 'Hybrid Simples',
      'lucro-presumido': 'Presumed profit',
      'lucro-real': 'Real profit',
    },
    factor: (payroll: string) => `Annex III with a payroll from ${payroll} a year.`,
    profit: (profit: string) => `Real profit is the cheapest with a profit of up to ${profit}.`,
    hybrid: (part: string) => `The hybrid costs less than the Simples when ${part} or more is passed on.`,
  },
};

/** Pixels. */
const ROW = 28;
const BAR = 18;

export const regimes: Drawing = ({ answer, language, n }) => {
  if (!v.is(answered, answer)) return null;
  const costs = answer.regimes.flatMap(({ custo, ...one }) => (custo === null ? [] : [{ ...one, custo }]));
  const most = Math.max(...costs.map(({ custo }) => custo));
  if (!(most > 0)) return null;
  const t = words[language];
  const rows = costs.map(({ regime, custo, aliquotaEfetiva }, i) =>
    h(
      'li',
      { class: i === 0 ? 'best' : undefined },
      h('span', null, t.names[regime], h('span', { class: 'hint' }, ` ${n.percent(aliquotaEfetiva ?? 0)}`)),
      svg(
        'svg',
        { width: '100%', height: ROW, 'aria-hidden': 'true' },
        svg('rect', {
          class: i === 0 ? 'z4' : 'z1',
          x: 0,
          y: (ROW - BAR) / 2,
          width: percent(share(custo, most)),
          height: BAR,
        }),
      ),
      h('span', { class: 'number' }, n.money(custo)),
    ),
  );
  const points = turns(answer.pontosDeEquilibrio, t, n);
  return figure('regimes', h('ul', { 'aria-label': t.title }, rows), points === '' ? null : points);
};

function turns(
  { fatorR, lucroReal, repasseHibrido }: Answered['pontosDeEquilibrio'],
  t: (typeof words)['pt' | 'en'],
  n: Numbers,
): string {
  return [
    ...(fatorR ? [t.factor(n.amount(fatorR.folhaMinima))] : []),
    ...(lucroReal ? [t.profit(n.amount(lucroReal.lucro))] : []),
    ...(repasseHibrido === null ? [] : [t.hybrid(n.percent(repasseHibrido))]),
  ].join(' ');
}
