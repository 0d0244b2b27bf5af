/** Titles of fixed income by the yield that is left after tax, one under the other, the best first. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';

const title = v.object({
  nome: v.string(),
  valorBruto: v.number(),
  valorLiquido: v.number(),
  rendimentoLiquido: v.number(),
  taxaLiquidaAnual: v.optional(v.nullable(v.number())),
});

const compared = v.object({
  valorAplicado: v.number(),
  diasCorridos: v.number(),
  comparacao: v.pipe(v.array(title), v.minLength(2)),
});

const words = {
  pt: {
    title: 'Quanto cada título rende',
    aYear: (rate: string) => ` ${rate} ao ano`,
    note: (amount: string, days: string) =>
      `Rendimento líquido de ${amount} em ${days} dias; a parte cinza é do imposto e da custódia.`,
  },
  en: {
    title: 'What each title yields',
    aYear: (rate: string) => ` ${rate} a year`,
    note: (amount: string, days: string) =>
      `Net yield of ${amount} in ${days} days; the grey part goes to tax and custody.`,
  },
};

/** Pixels. */
const ROW = 28;
const BAR = 18;

export const titles: Drawing = ({ answer, language, n }) => {
  if (!v.is(compared, answer)) return null;
  const { comparacao, valorAplicado, diasCorridos } = answer;
  const most = Math.max(...comparacao.map(({ valorBruto }) => valorBruto - valorAplicado));
  if (!(most > 0)) return null;
  const t = words[language];
  const bar = (name: string, amount: number) =>
    svg('rect', {
      class: name,
      ...{ x: 0, y: (ROW - BAR) / 2, width: percent(share(amount, most)), height: BAR },
    });
  const rows = comparacao.map(({ nome, valorBruto, rendimentoLiquido, taxaLiquidaAnual }, i) =>
    h(
      'li',
      { class: i === 0 ? 'best' : undefined },
      h(
        'span',
        { class: 'wrap' },
        nome,
        h('span', { class: 'hint' }, t.aYear(n.percent(taxaLiquidaAnual ?? 0))),
      ),
      svg(
        'svg',
        { width: '100%', height: ROW, 'aria-hidden': 'true' },
        bar('taxed', valorBruto - valorAplicado),
        bar(i === 0 ? 'z4' : 'z1', rendimentoLiquido),
      ),
      h('span', { class: 'number' }, n.money(rendimentoLiquido)),
    ),
  );
  return figure(
    'titles',
    h('ul', { 'aria-label': t.title }, rows),
    t.note(n.amount(valorAplicado), n.whole(diasCorridos)),
  );
};
