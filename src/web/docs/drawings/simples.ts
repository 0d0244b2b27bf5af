/**
 * The bands of an annex of Simples Nacional: nominal rates as steps, the effective rate as a line, a point for the
 * company.
 */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
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
  NARROWEST,
  percent,
  share,
  textWidth,
} from './drawing.ts';
import { entryOf } from './tables.ts';

const answered = v.object({
  rbt12: v.number(),
  sublimite: v.object({ situacao: v.optional(v.string()) }),
  receitas: v.pipe(
    v.array(
      v.object({
        anexo: v.string(),
        faixa: v.number(),
        aliquotaNominal: v.number(),
        parcelaDeduzir: v.number(),
        aliquotaEfetiva: v.number(),
      }),
    ),
    v.minLength(1),
  ),
});

const bracket = v.object({
  ate: v.number(),
  aliquota: v.number(),
  parcelaDeduzir: v.number(),
  partilha: v.array(v.number()),
});

const entry = v.object({
  sublimite: v.number(),
  anexos: v.record(
    v.string(),
    v.object({ tributos: v.array(v.string()), faixas: v.pipe(v.array(bracket), v.minLength(1)) }),
  ),
});

type Answered = v.InferOutput<typeof answered>;
type Band = v.InferOutput<typeof bracket>;

const LOCAL: ReadonlySet<string> = new Set(['icms', 'iss', 'ibs']);

export interface Step {
  /** Number, from 1. */
  readonly number: number;
  /** Percent. */
  readonly rate: number;
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** Pixels from the top. */
  readonly y: number;
  readonly isOwn: boolean;
  /** Reais. */
  readonly to: number;
}

export interface Steps {
  readonly annex: string;
  readonly steps: readonly Step[];
  readonly line: readonly (readonly [x: number, y: number])[];
  readonly point: { readonly x: number; readonly y: number; readonly rate: number };
}

const HEAD = 24;
const PLOT = 130;
const BOTTOM = HEAD + PLOT;

const words = {
  pt: {
    title: 'Em que faixa do Simples está a empresa?',
    band: (number: number) => `${number}ª`,
    effective: (rate: string) => `${rate} efetiva`,
    others: (list: string) => (list === '' ? '' : ` (${list})`),
    about: (annex: string, others: string, revenue: string) =>
      `Anexo ${annex}. Degraus: alíquota nominal${others}. Linha: efetiva. Ponto: receita de 12 meses de ${revenue}.`,
    desc: (annex: string, band: string, nominal: string, revenue: string, rate: string) =>
      `No Anexo ${annex}, a receita de 12 meses de ${revenue} está na ${band} faixa, de ${nominal}, com alíquota efetiva de ${rate}.`,
  },
  en: {
    title: 'In which band of Simples is the company?',
    band: (number: number) => `band ${number}`,
    effective: (rate: string) => `${rate} effective`,
    others: (list: string) => (list === '' ? '' : ` (${list})`),
    about: (annex: string, others: string, revenue: string) =>
      `Annex ${annex}. Steps: nominal rate${others}. Line: effective. Point: 12-month revenue of ${revenue}.`,
    desc: (annex: string, band: string, nominal: string, revenue: string, rate: string) =>
      `In Annex ${annex}, the 12-month revenue of ${revenue} is in ${band}, of ${nominal}, with an effective rate of ${rate}.`,
  },
};

export const simples: Drawing = ({ answer, tables, language, n }) => {
  const value = entryOf(tables, 'simples-nacional');
  const drawn = v.is(answered, answer) ? stepsOf(answer, value) : null;
  const own = drawn?.steps.find(({ isOwn }) => isOwn);
  if (!v.is(answered, answer) || !drawn || !own) return null;
  const t = words[language];
  const { annex, steps, line, point } = drawn;
  const nameOf = ({ number, rate }: Step) => `${t.band(number)} · ${n.percent(rate)}`;
  const fits = (step: Step) => (step.width / 100) * NARROWEST > textWidth(nameOf(step));
  const labelOf = (step: Step): Label => {
    const side = fits(step)
      ? { x: step.x + step.width / 2 }
      : ({ x: step.x + step.width, anchor: 'end' } as const);
    const label = labelInside({ ...side, y: 0, text: nameOf(step), class: step.isOwn ? 'strong' : 'muted' });
    const y = Math.min(step.y, linesAt([line], label).top, step.isOwn ? point.y - 4 : step.y);
    return { ...label, y: y - 6 };
  };
  const effective = effectiveLabel(drawn, t.effective(n.percent(point.rate)));
  const labels = labelsThatFit([
    effective,
    labelOf(own),
    ...steps.filter((step) => !step.isOwn && fits(step)).map(labelOf),
  ]);
  const missing = steps.filter((step) => !labels.some(({ text }) => text === nameOf(step)));
  const others = t.others(
    missing.map(({ number, rate }) => `${t.band(number)} ${n.percent(rate)}`).join(', '),
  );
  const axis: readonly Label[] = [
    { x: 0, to: 0 },
    ...steps.toReversed().map(({ x, width, to }) => ({ x: x + width, to })),
  ].map(({ x, to }) => ({ x, y: BOTTOM + 20, text: n.short(to), class: 'axis' }));
  const revenue = n.amount(answer.rbt12);
  return figure(
    'simples',
    image(
      'plot',
      BOTTOM + 26,
      {
        title: t.title,
        desc: t.desc(annex, t.band(own.number), n.percent(own.rate), revenue, n.percent(point.rate)),
      },
      steps.map(({ x, width, y, isOwn }) => [
        svg('rect', {
          class: isOwn ? 'z2' : 'z1',
          x: percent(x),
          y,
          width: percent(width),
          height: BOTTOM - y,
        }),
        svg('line', { class: 'top', x1: percent(x), x2: percent(x + width), y1: y, y2: y }),
      ]),
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: BOTTOM, y2: BOTTOM }),
      curve('sac-line', BOTTOM, line),
      svg('circle', { class: 'point', cx: percent(point.x), cy: point.y, r: 4 }),
      labels.map(labelText),
      labelsThatFit(axis).map(labelText),
    ),
    t.about(annex, others, revenue),
  );
};

/** The label of the company's rate: beside its point and below the line, or else at the foot of the steps. */
function effectiveLabel({ line, point }: Steps, text: string): Label {
  const side = {
    x: point.x,
    dx: point.x > 55 ? -8 : 8,
    anchor: point.x > 55 ? 'end' : 'start',
    text,
  } as const;
  const y = Math.max(point.y, linesAt([line], side).bottom) + 20;
  return { ...side, y: Math.min(y, BOTTOM - 6), class: 'strong' };
}

/** Points of the line in each band: enough for its curve. */
const POINTS = 16;

/** Null where the answer was computed with another table. */
export function stepsOf({ rbt12, receitas, sublimite }: Answered, value: unknown): Steps | null {
  const [revenue] = receitas;
  if (!revenue || !v.is(entry, value)) return null;
  const { faixas: bands = [], tributos = [] } = value.anexos[revenue.anexo] ?? {};
  const own = bands[revenue.faixa - 1];
  if (own?.aliquota !== revenue.aliquotaNominal || own.parcelaDeduzir !== revenue.parcelaDeduzir) return null;
  const end = Math.max(bands.at(-1)?.ate ?? 0, rbt12);
  // Above the sublimit, ICMS, ISS and IBS that stay in the DAS go by the last band that has them.
  const fifth =
    sublimite.situacao === 'fora-do-das' ? undefined : bands.find(({ ate }) => ate === value.sublimite);
  const local = tributos.reduce((sum, tax, i) => sum + (LOCAL.has(tax) ? (fifth?.partilha[i] ?? 0) : 0), 0);
  const rateIn = ({ aliquota, parcelaDeduzir }: Band, at: number) => aliquota - (parcelaDeduzir / at) * 100;
  const highest = Math.max(...bands.map(({ aliquota }) => aliquota));
  const x = (amount: number) => share(amount, end);
  const y = (rate: number) => BOTTOM - share(rate, highest) * (PLOT / 100);
  const line: (readonly [number, number])[] = [];
  const steps = bands.map((band, i): Step => {
    const start = bands[i - 1]?.ate ?? 0;
    const { aliquota } = band;
    const ate = i === bands.length - 1 ? end : band.ate;
    const added = (at: number) => (fifth && start >= value.sublimite ? (rateIn(fifth, at) * local) / 100 : 0);
    for (let k = 0; k <= POINTS; k++) {
      const at = start + ((ate - start) * k) / POINTS;
      line.push([x(at), y(at === 0 ? aliquota : rateIn(band, at) + added(at))]);
    }
    return {
      number: i + 1,
      rate: aliquota,
      x: x(start),
      width: x(ate) - x(start),
      y: y(aliquota),
      isOwn: i === revenue.faixa - 1,
      to: ate,
    };
  });
  const rate = revenue.aliquotaEfetiva;
  return { annex: revenue.anexo, steps, line, point: { x: x(rbt12), y: y(rate), rate } };
}
