/** The debt of a loan after each instalment, with the payments beyond them, and how much earlier it ends. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import {
  curve,
  type Drawing,
  figure,
  image,
  type Label,
  labelsThatFit,
  labelText,
  percent,
  share,
} from './drawing.ts';

const paidEarly = v.object({
  totalAmortizacoesExtras: v.pipe(v.number(), v.minValue(0.01)),
  prazoFinal: v.number(),
  parcelasAMenos: v.number(),
  economiaJuros: v.number(),
  parcelas: v.pipe(
    v.array(v.object({ amortizacaoExtra: v.optional(v.number(), 0), saldoDevedor: v.number() })),
    v.minLength(2),
  ),
});

const loan = v.object({
  valorFinanciado: v.pipe(v.number(), v.minValue(0.01)),
  prazoMeses: v.pipe(v.number(), v.integer(), v.minValue(2)),
  price: v.optional(paidEarly),
  sac: v.optional(paidEarly),
});

export type EarlyLoan = v.InferOutput<typeof loan>;

const HEAD = 24;
const PLOT = 130;
const BOTTOM = HEAD + PLOT;

const words = {
  pt: {
    title: 'Como a dívida cai com as amortizações extras?',
    month: (month: number) => `mês ${month}`,
    desc: (financed: string, extra: string, last: string) =>
      `De ${financed} a zero no ${last}, com ${extra} além das parcelas.`,
    saved: (interest: string, months: number) =>
      `${interest} de juros a menos${months > 0 ? `, e ${months} ${months === 1 ? 'parcela' : 'parcelas'} a menos` : ''}.`,
  },
  en: {
    title: 'How does the debt fall with the extra payments?',
    month: (month: number) => `month ${month}`,
    desc: (financed: string, extra: string, last: string) =>
      `From ${financed} to zero in ${last}, with ${extra} beyond the instalments.`,
    saved: (interest: string, months: number) =>
      `${interest} of interest saved${months > 0 ? `, and ${months} ${months === 1 ? 'instalment' : 'instalments'}` : ''}.`,
  },
};

export const balance: Drawing = ({ answer, language, n }) => {
  const { success, output: read } = v.safeParse(loan, answer);
  const paid = success ? (read.price ?? read.sac) : undefined;
  if (!success || !paid) return null;
  const t = words[language];
  const points = debtOf(read);
  const extras = paid.parcelas.flatMap(({ amortizacaoExtra }, i) =>
    amortizacaoExtra > 0 ? [{ amount: amortizacaoExtra, point: points[i + 1] ?? [0, 0] }] : [],
  );
  const ends = points.at(-1) ?? [100, BOTTOM];
  const last = t.month(paid.prazoFinal);
  const labels: Label[] = [
    { x: 0, y: HEAD - 8, text: n.amount(read.valorFinanciado), anchor: 'start', class: 'strong' },
    ...extras.map(({ amount, point: [x, y] }): Label => ({
      ...{ x, dx: 6, y: y - 4, anchor: 'start', text: `−${n.amount(amount)}` },
    })),
  ];
  return figure(
    'debt',
    image(
      'plot',
      BOTTOM + 26,
      {
        title: t.title,
        desc: t.desc(n.money(read.valorFinanciado), n.money(paid.totalAmortizacoesExtras), last),
      },
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: BOTTOM, y2: BOTTOM }),
      curve('sac-line', BOTTOM, points),
      extras.map(({ point: [x, y] }) => svg('circle', { class: 'point', cx: percent(x), cy: y, r: 4 })),
      labelsThatFit(labels).map(labelText),
      labelsThatFit([
        { x: ends[0], y: BOTTOM + 20, text: last, class: 'axis' },
        { x: 100, y: BOTTOM + 20, text: String(read.prazoMeses), anchor: 'end', class: 'axis' },
      ]).map(labelText),
    ),
    t.saved(n.money(paid.economiaJuros), paid.parcelasAMenos),
  );
};

/** The debt at the start and after each instalment, over the term without payments beyond them; percent and pixels. */
export function debtOf({
  valorFinanciado,
  prazoMeses,
  price,
  sac,
}: EarlyLoan): readonly (readonly [number, number])[] {
  const debts = [
    valorFinanciado,
    ...((price ?? sac)?.parcelas ?? []).map(({ saldoDevedor }) => saldoDevedor),
  ];
  const most = Math.max(...debts);
  return debts.map((debt, i) => [share(i, prazoMeses), BOTTOM - share(debt, most) * (PLOT / 100)] as const);
}
