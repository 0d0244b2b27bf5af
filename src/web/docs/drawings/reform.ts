/** The tax reform: what the price of an invoice is made of, and the taxes of a company in each year, stacked. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { costFigure } from './cost.ts';
import {
  type Drawing,
  figure,
  image,
  type Label,
  labelsThatFit,
  labelText,
  percent,
  share,
} from './drawing.ts';
import { toCents, toReais } from './numbers.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const invoice = v.object({
  totais: v.object({
    valorOperacao: amount,
    exclusoes: amount,
    is: amount,
    cbs: amount,
    ibs: amount,
    tributos: amount,
    totalNota: v.pipe(v.number(), v.minValue(0.01)),
  }),
});

const priceWords = {
  pt: {
    title: 'De que é feito o total da nota',
    net: 'Preço sem tributos',
    inside: 'Tributos dentro do preço',
    total: 'Total da nota',
    test: (amount: string) => `CBS e IBS de teste, de ${amount}, aparecem na nota e não se somam.`,
  },
  en: {
    title: 'What the total of the invoice is made of',
    net: 'Price without taxes',
    inside: 'Taxes inside the price',
    total: 'Total of the invoice',
    test: (amount: string) => `CBS and IBS of the test, ${amount}, are on the invoice and are not added.`,
  },
};

export const price: Drawing = ({ answer, language, n }) => {
  if (!v.is(invoice, answer)) return null;
  const { valorOperacao, exclusoes, is, cbs, ibs, tributos, totalNota } = answer.totais;
  const t = priceWords[language];
  const isOnTop = toCents(totalNota) > toCents(valorOperacao);
  const onTop = [
    { name: 'Imposto Seletivo', amount: is },
    { name: 'CBS', amount: cbs },
    { name: 'IBS', amount: ibs },
  ];
  const amounts = [
    { name: t.net, amount: toReais(toCents(valorOperacao) - toCents(exclusoes)) },
    { name: t.inside, amount: exclusoes },
    ...(isOnTop ? onTop : []),
  ];
  const note = !isOnTop && tributos > 0 ? t.test(n.money(tributos)) : null;
  return costFigure(amounts, { name: t.total, amount: totalNota }, t.title, n, note);
};

/** Taxes from the bottom of a bar, each with its class: ICMS and ISS are never in one bar. */
const kinds = { pisCofins: 'z1', icms: 'z2', iss: 'z2', ipi: 'z3', cbs: 'z4', ibs: 'z5', is: 'pay' } as const;
type Tax = keyof typeof kinds;
const taxes = Object.keys(kinds) as Tax[];

const YEARS = 8;
const row = v.pipe(v.array(v.number()), v.length(YEARS));
const series = v.object({
  serie: v.object({ ano: row, total: row, ...v.entriesFromList(taxes, row) }),
});
export type Series = v.InferOutput<typeof series>['serie'];

const HEAD = 22;
const PLOT = 120;
const BOTTOM = HEAD + PLOT;

const yearWords = {
  pt: {
    title: 'Quanto a empresa paga em cada ano?',
    pisCofins: 'PIS e Cofins',
    desc: (from: string, to: string, first: number, last: number) =>
      `De ${from} em ${first} a ${to} em ${last}.`,
    list: (first: number, last: number) => `Tributos de ${first} e de ${last}`,
    caption: (first: number, last: number) =>
      `Débitos menos créditos de cada tributo; os valores são de ${first} e de ${last}. Crédito que sobra não tem barra.`,
  },
  en: {
    title: 'How much does the company pay in each year?',
    pisCofins: 'PIS and Cofins',
    desc: (from: string, to: string, first: number, last: number) =>
      `From ${from} in ${first} to ${to} in ${last}.`,
    list: (first: number, last: number) => `Taxes of ${first} and of ${last}`,
    caption: (first: number, last: number) =>
      `Debits less credits of each tax; the amounts are of ${first} and of ${last}. Credit left over has no bar.`,
  },
};

const NAMES = {
  icms: 'ICMS',
  iss: 'ISS',
  ipi: 'IPI',
  cbs: 'CBS',
  ibs: 'IBS',
  is: 'Imposto Seletivo',
};

export interface Segment {
  readonly tax: Tax;
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** Pixels. */
  readonly y: number;
  readonly height: number;
}

/** Stacks the taxes of each year that are above zero, on one scale. */
export function stack(serie: Series): readonly Segment[] {
  const highest = Math.max(
    ...serie.ano.map((_, i) => taxes.reduce((sum, tax) => sum + Math.max(0, serie[tax][i] ?? 0), 0)),
  );
  const width = 100 / YEARS;
  return serie.ano.flatMap((_, i) => {
    let y = BOTTOM;
    return taxes.flatMap((tax): Segment[] => {
      const height = share(serie[tax][i] ?? 0, highest) * (PLOT / 100);
      y -= height;
      return height > 0 ? [{ tax, x: i * width + width * 0.12, width: width * 0.76, y, height }] : [];
    });
  });
}

export const transition: Drawing = ({ answer, language, n }) => {
  if (!v.is(series, answer)) return null;
  const { serie } = answer;
  const segments = stack(serie);
  if (segments.length === 0) return null;
  const t = yearWords[language];
  const [first, last] = [serie.ano[0] as number, serie.ano[YEARS - 1] as number];
  const ends = (values: readonly number[]) =>
    [n.money(values[0] as number), n.money(values[YEARS - 1] as number)] as const;
  const [from, to] = ends(serie.total);
  const axis = serie.ano.map((year, i): Label => ({
    x: ((i + 0.5) * 100) / YEARS,
    y: BOTTOM + 20,
    text: String(year),
    class: 'axis',
  }));
  const labels: readonly Label[] = [
    { x: 0, y: HEAD - 8, text: from, anchor: 'start', class: 'strong' },
    { x: 100, y: HEAD - 8, text: to, anchor: 'end', class: 'strong' },
  ];
  const drawn = taxes.filter((tax) => serie[tax].some((value) => value !== 0));
  const key = (tax: Tax) =>
    svg(
      'svg',
      { width: 10, height: 10, 'aria-hidden': 'true' },
      svg('rect', { class: kinds[tax], width: 10, height: 10 }),
    );
  return figure(
    'cost',
    [
      image(
        'plot',
        BOTTOM + 26,
        { title: t.title, desc: t.desc(from, to, first, last) },
        segments.map(({ tax, x, width, y, height }) =>
          svg('rect', { class: kinds[tax], x: percent(x), y, width: percent(width), height }),
        ),
        svg('line', { class: 'ground', x1: 0, x2: '100%', y1: BOTTOM, y2: BOTTOM }),
        labelsThatFit(labels).map(labelText),
        labelsThatFit([axis[0], axis[YEARS - 1], ...axis.slice(1, -1)] as Label[]).map(labelText),
      ),
      h(
        'ul',
        { 'aria-label': t.list(first, last) },
        drawn.map((tax) =>
          h(
            'li',
            null,
            h('span', { class: 'wrap' }, key(tax), ` ${tax === 'pisCofins' ? t.pisCofins : NAMES[tax]}`),
            h('span', { class: 'number' }, ends(serie[tax]).join(' → ')),
          ),
        ),
      ),
    ],
    t.caption(first, last),
  );
};
