/** A month's pay: the way from gross to net, and below it what the month costs the employer. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import type { Language } from '../../shared/language.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';
import { type Numbers, toCents, toReais } from './numbers.ts';
import { payslip } from './payslip.ts';

const line = v.object({ descricao: v.string(), valor: v.number() });
const answered = v.object({
  encargos: v.array(line),
  compensacoes: v.array(line),
  totalEncargos: v.number(),
  custoTotal: v.number(),
});
type Cost = v.InferOutput<typeof answered>;

const words = {
  pt: {
    title: 'Quanto o mês custa à empresa',
    pay: 'Remuneração e benefícios',
    cost: 'Custo da empresa',
    returned: (amount: string) => `A empresa compensa ${amount}, já fora da remuneração.`,
  },
  en: {
    title: 'What the month costs the employer',
    pay: 'Pay and benefits',
    cost: 'Employer’s cost',
    returned: (amount: string) => `The employer gets ${amount} back, already taken off the pay.`,
  },
};

export const payroll: Drawing = (facts) => {
  const { answer, language, n } = facts;
  const waterfall = payslip(facts);
  const cost = v.is(answered, answer) ? costFigure(answer, language, n) : null;
  return waterfall && cost ? h('div', null, waterfall, cost) : (waterfall ?? cost);
};

interface CostPart {
  readonly name: string;
  readonly amount: number;
  /** Percent of the cost. */
  readonly x: number;
  readonly width: number;
}

/** The pay, then each charge, which add up to the cost; null where the INSS repays more than the pay. */
export function costParts(
  { encargos, totalEncargos, custoTotal }: Cost,
  language: Language,
): readonly CostPart[] | null {
  const pay = toCents(custoTotal) - toCents(totalEncargos);
  if (pay < 0 || custoTotal <= 0) return null;
  const charges = encargos.map(({ descricao, valor }) => [descricao, valor] as const);
  let before = 0;
  return [[words[language].pay, toReais(pay)] as const, ...charges].flatMap(([name, amount]) => {
    const part = { name, amount, x: share(before, custoTotal), width: share(amount, custoTotal) };
    before += amount;
    return amount > 0 ? [part] : [];
  });
}

/** Pixels. */
const BAR = 24;
/** Steps of one colour: the charges after the fifth begin again. */
const STEPS = 5;

function costFigure(answer: Cost, language: Language, n: Numbers): HTMLElement | null {
  const parts = costParts(answer, language);
  if (!parts) return null;
  const t = words[language];
  const kindOf = (i: number) => (i === 0 ? 'pay' : `z${((i - 1) % STEPS) + 1}`);
  const returned = toReais(answer.compensacoes.reduce((sum, { valor }) => sum + toCents(valor), 0));
  const key = (i: number) =>
    svg(
      'svg',
      { width: 10, height: 10, 'aria-hidden': 'true' },
      svg('rect', { class: kindOf(i), width: 10, height: 10 }),
    );
  return figure(
    'cost',
    [
      svg(
        'svg',
        { width: '100%', height: BAR, 'aria-hidden': 'true' },
        parts.map(({ x, width }, i) =>
          svg('rect', { class: kindOf(i), x: percent(x), width: percent(width), height: BAR }),
        ),
      ),
      h(
        'ul',
        { 'aria-label': t.title },
        parts.map(({ name, amount, width }, i) =>
          h(
            'li',
            null,
            h('span', { class: 'wrap' }, key(i), ` ${name}`, h('span', { class: 'hint' }, n.percent(width))),
            h('span', { class: 'number' }, n.money(amount)),
          ),
        ),
        h(
          'li',
          { class: 'net' },
          h('span', null, t.cost),
          h('span', { class: 'number' }, n.money(answer.custoTotal)),
        ),
      ),
    ],
    returned > 0 ? t.returned(n.money(returned)) : null,
  );
}
