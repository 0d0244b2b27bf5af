/** A month's pay: the way from gross to net, and below it what the month costs the employer. */
import * as v from 'valibot';
import { h } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import { type Amount, costFigure } from './cost.ts';
import type { Drawing } from './drawing.ts';
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
  const cost = v.is(answered, answer) ? monthCost(answer, language, n) : null;
  return waterfall && cost ? h('div', null, waterfall, cost) : (waterfall ?? cost);
};

/** The pay, then each charge, which add up to the cost; null where the INSS repays more than the pay. */
export function costAmounts(
  { encargos, totalEncargos, custoTotal }: Cost,
  language: Language,
): readonly Amount[] | null {
  const pay = toCents(custoTotal) - toCents(totalEncargos);
  if (pay < 0 || custoTotal <= 0) return null;
  const charges = encargos.map(({ descricao, valor }) => ({ name: descricao, amount: valor }));
  return [{ name: words[language].pay, amount: toReais(pay) }, ...charges];
}

function monthCost(answer: Cost, language: Language, n: Numbers): HTMLElement | null {
  const amounts = costAmounts(answer, language);
  if (!amounts) return null;
  const t = words[language];
  const returned = toReais(answer.compensacoes.reduce((sum, { valor }) => sum + toCents(valor), 0));
  const note = returned > 0 ? t.returned(n.money(returned)) : null;
  return costFigure(amounts, { name: t.cost, amount: answer.custoTotal }, t.title, n, note);
}
