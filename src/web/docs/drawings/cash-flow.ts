/** A cash flow: what comes in and goes out at its time, and the balance that it leaves, as steps. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import { day, dayWriter } from './days.ts';
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

const flow = v.object({
  periodo: v.optional(v.number()),
  data: v.optional(day),
  dias: v.optional(v.number()),
  fluxo: v.number(),
  acumulado: v.number(),
});

const cashFlow = v.object({
  totalEntradas: v.number(),
  totalSaidas: v.number(),
  saldo: v.number(),
  fluxos: v.pipe(v.array(flow), v.minLength(2)),
});

export type CashFlow = v.InferOutput<typeof cashFlow>;

export interface Flow {
  /** Percent of the width. */
  readonly x: number;
  /** Pixels from the top. */
  readonly y: number;
  readonly amount: number;
  /** When it is, as the axis writes it. */
  readonly at: string;
}

export interface Flows {
  readonly flows: readonly Flow[];
  /** Pixels from the top of the line of zero. */
  readonly zero: number;
  /** The balance after each, in percent and pixels. */
  readonly balance: readonly (readonly [x: number, y: number])[];
}

const HEAD = 24;
const PLOT = 150;
const BOTTOM = HEAD + PLOT;
/** Percent that is left free at both ends, where a bar has half of its width. */
const EDGE = 3;
/** Flows that still have wide bars. */
const FEW = 40;

const words = {
  pt: {
    title: 'Quando o dinheiro entra e sai?',
    period: (period: number) => `período ${period}`,
    desc: (inflow: string, outflow: string, balance: string) =>
      `Entradas de ${inflow}, saídas de ${outflow}, saldo de ${balance}.`,
    line: 'A linha é o saldo depois de cada fluxo.',
  },
  en: {
    title: 'When does the money come and go?',
    period: (period: number) => `period ${period}`,
    desc: (inflow: string, outflow: string, balance: string) =>
      `${inflow} received, ${outflow} paid, a balance of ${balance}.`,
    line: 'The line is the balance after each flow.',
  },
};

export const cashFlows: Drawing = ({ answer, language, n }) => {
  if (!v.is(cashFlow, answer)) return null;
  const drawn = flowsOf(answer, language);
  if (!drawn) return null;
  const t = words[language];
  const { totalEntradas, totalSaidas, saldo } = answer;
  const { flows, zero, balance } = drawn;
  const isMany = flows.length > FEW;
  const most = flows.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const amounts = most.map(({ x, y, amount }): Label => ({
    x,
    y: amount < 0 ? y + 16 : y - 6,
    text: n.amount(amount),
  }));
  const axis = [0, flows.length - 1].map((i): Label => {
    const { x, at } = flows[i] as Flow;
    return { x, y: BOTTOM + 36, text: at, class: 'axis' };
  });
  return figure(
    'cash-flow',
    image(
      'plot',
      BOTTOM + 42,
      { title: t.title, desc: t.desc(n.money(totalEntradas), n.money(totalSaidas), n.money(saldo)) },
      flows.map(({ x, y, amount }) =>
        svg('line', {
          class: `${amount < 0 ? 'out' : 'in'}${isMany ? ' thin' : ''}`,
          ...{ x1: percent(x), x2: percent(x), y1: zero, y2: y },
        }),
      ),
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: zero, y2: zero }),
      curve('balance-line', BOTTOM, balance),
      labelsThatFit(amounts.filter((label) => isFree(label, balance))).map(labelText),
      labelsThatFit(axis).map(labelText),
    ),
    t.line,
  );
};

/** Pixels of a text above and below its base line. */
const [ABOVE, BELOW] = [14, 5];

/** True if the line of the balance passes a label by. */
function isFree(label: Label, balance: Flows['balance']): boolean {
  const inside = labelInside(label);
  const { top, bottom } = linesAt([balance], inside);
  return inside.y + BELOW < top || inside.y - ABOVE > bottom;
}

/** Null where nothing is paid and nothing received. */
export function flowsOf({ fluxos }: CashFlow, language: Language): Flows | null {
  const write = dayWriter(language);
  const values = fluxos.flatMap(({ fluxo, acumulado }) => [fluxo, acumulado]);
  const [high, low] = [Math.max(0, ...values), Math.min(0, ...values)];
  if (high === low) return null;
  const places = fluxos.map(({ periodo = 0, dias }) => dias ?? periodo);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const x = (place: number) => EDGE + share(place - first, last - first) * (1 - (2 * EDGE) / 100);
  const y = (value: number) => HEAD + ((high - value) / (high - low)) * PLOT;
  return {
    zero: y(0),
    flows: fluxos.map(({ fluxo, data, periodo = 0 }, i) => ({
      x: x(places[i] ?? 0),
      y: y(fluxo),
      amount: fluxo,
      at: data === undefined ? words[language].period(periodo) : write(data),
    })),
    balance: fluxos.flatMap(({ acumulado }, i) => {
      const before = fluxos[i - 1]?.acumulado ?? 0;
      const at = x(places[i] ?? 0);
      return [
        [at, y(before)],
        [at, y(acumulado)],
      ] as const;
    }),
  };
}
