/** The cost of a worker: a bar of the pay and each charge, with its rows and the total below. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';
import type { Numbers } from './numbers.ts';

export interface Amount {
  readonly name: string;
  readonly amount: number;
}

interface CostPart extends Amount {
  /** Percent of the cost. */
  readonly x: number;
  readonly width: number;
}

/** Places amounts side by side, each beginning where the one before it ends; those of zero are left out. */
export function placeParts(amounts: readonly Amount[], total: number): readonly CostPart[] {
  let before = 0;
  return amounts.flatMap((one) => {
    const part = { ...one, x: share(before, total), width: share(one.amount, total) };
    before += one.amount;
    return one.amount > 0 ? [part] : [];
  });
}

/** Pixels. */
const BAR = 24;
/** Steps of one colour: the amounts after the fifth charge begin again. */
const STEPS = 5;

/** Draws the pay, which comes first, and the charges on it. */
export function costFigure(
  amounts: readonly Amount[],
  total: Amount,
  title: string,
  n: Numbers,
  note: string | null,
): HTMLElement {
  const parts = placeParts(amounts, total.amount);
  const kindOf = (i: number) => (i === 0 ? 'pay' : `z${((i - 1) % STEPS) + 1}`);
  const key = (i: number) =>
    svg(
      'svg',
      { width: 10, height: 10, 'aria-hidden': 'true' },
      svg('rect', { class: kindOf(i), width: 10, height: 10 }),
    );
  const bar = svg(
    'svg',
    { width: '100%', height: BAR, 'aria-hidden': 'true' },
    parts.map(({ x, width }, i) =>
      svg('rect', { class: kindOf(i), x: percent(x), width: percent(width), height: BAR }),
    ),
  );
  const rows = parts.map(({ name, amount, width }, i) =>
    h(
      'li',
      null,
      h('span', { class: 'wrap' }, key(i), ` ${name}`, h('span', { class: 'hint' }, n.percent(width))),
      h('span', { class: 'number' }, n.money(amount)),
    ),
  );
  const last = h(
    'li',
    { class: 'net' },
    h('span', null, total.name),
    h('span', { class: 'number' }, n.money(total.amount)),
  );
  return figure('cost', [bar, h('ul', { 'aria-label': title }, rows, last)], note);
}

const line = v.object({ descricao: v.string(), valor: v.number() });
const answered = v.object({
  remuneracao: v.number(),
  encargos: v.array(line),
  provisoes: v.array(line),
  beneficios: v.array(line),
  custoMes: v.pipe(v.number(), v.minValue(0.01)),
});

const words = {
  pt: { title: 'Quanto o mês custa à empresa', pay: 'Remuneração', total: 'Custo do mês' },
  en: { title: 'What the month costs the employer', pay: 'Pay', total: 'Cost of the month' },
};

export const employeeCost: Drawing = ({ answer, language, n }) => {
  if (!v.is(answered, answer)) return null;
  const t = words[language];
  const { remuneracao, beneficios, encargos, provisoes, custoMes } = answer;
  const lines = [...beneficios, ...encargos, ...provisoes];
  const amounts = [
    { name: t.pay, amount: remuneracao },
    ...lines.map(({ descricao, valor }) => ({ name: descricao, amount: valor })),
  ];
  return costFigure(amounts, { name: t.total, amount: custoMes }, t.title, n, null);
};
