import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, inUnit, num, optionalPercent, pure } from '../../kit/fields/index.ts';
import { percentage, periods, purchasesPerPeriod, reais } from '../../kit/units.ts';
import { positive, positiveAmount, positivePercent } from './_fields.ts';
import {
  compare,
  type Exact,
  exact,
  over,
  percentOf,
  plus,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';

/** Classes of the LTV per real of acquisition cost. A class ends below its limit; the third one includes its limit. */
const UNSUSTAINABLE_BELOW = 1;
const ATTENTION_BELOW = 3;
const HEALTHY_UP_TO = 5;

const classes = ['insustentavel', 'atencao', 'saudavel', 'subinvestido'] as const;

/** The value of a customer over the whole relation, and its ratio to the cost of acquiring the customer. */
export const ltv = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ltv',
  category: 'financeiro',
  name: 'LTV – valor do cliente',
  input: v.object({
    ticketMedio: positiveAmount,
    frequenciaCompra: inUnit(purchasesPerPeriod, v.optional(positive(1e6), 1)),
    margemBruta: v.optional(positivePercent, 100),
    churn: v.optional(positivePercent),
    tempoRetencao: inUnit(periods, v.optional(positive(1e6))),
    taxaDesconto: optionalPercent(),
    cac: v.optional(positiveAmount),
    explicar,
  }),
  output: v.object({
    receitaPorPeriodo: num(reais),
    margemPorPeriodo: num(reais),
    churn: num(percentage),
    tempoVida: num(periods),
    ltvReceita: num(reais),
    ltv: num(reais),
    ltvDescontado: v.optional(num(reais)),
    ltvCac: v.optional(num(pure)),
    paybackCac: v.optional(num(periods)),
    cacMaximo: v.optional(num(reais)),
    classificacao: v.optional(v.picklist(classes)),
  }),
  reads: { oneOf: [[['churn'], ['tempoRetencao']]] },
  result: 'ltv',
  examples: [{ input: { ticketMedio: 120, margemBruta: 60, churn: 4, cac: 450 } }],
  run(input) {
    const { churn, taxaDesconto, cac } = input;
    const life =
      churn === undefined
        ? exact(input.tempoRetencao as number, 'tempoRetencao')
        : over(exact(100), exact(churn, 'churn'));
    const revenue = times(
      exact(input.ticketMedio, 'ticketMedio'),
      exact(input.frequenciaCompra, 'frequenciaCompra'),
    );
    const margin = percentOf(revenue, input.margemBruta, 'margemBruta');
    const value = times(margin, life);
    return {
      receitaPorPeriodo: toMoney(revenue),
      margemPorPeriodo: toMoney(margin),
      churn: toDecimal(over(exact(100), life), 4),
      tempoVida: toDecimal(life, 2),
      ltvReceita: toMoney(times(revenue, life)),
      ltv: toMoney(value),
      ...(taxaDesconto > 0 && { ltvDescontado: toMoney(discountedMargin(margin, life, taxaDesconto)) }),
      ...(cac !== undefined && ratiosTo(exact(cac, 'cac'), value, margin)),
    };
  },
});

/** Computes the present value of a margin in each period of a life, at a rate in percent. */
function discountedMargin(margin: Exact, life: Exact, percent: number): Exact {
  const rate = share(exact(percent, 'taxaDesconto'), 1, 100);
  return over(times(margin, plus(exact(1), rate)), plus(rate, over(exact(1), life)));
}

/** The value of a customer beside the cost of acquiring it. */
function ratiosTo(cost: Exact, value: Exact, margin: Exact) {
  const ratio = over(value, cost);
  return {
    ltvCac: toDecimal(ratio, 2),
    paybackCac: toDecimal(over(cost, margin), 2),
    cacMaximo: toMoney(share(value, 1, ATTENTION_BELOW)),
    classificacao: classOf(ratio),
  };
}

function classOf(ratio: Exact): (typeof classes)[number] {
  if (compare(ratio, exact(UNSUSTAINABLE_BELOW)) < 0) return 'insustentavel';
  if (compare(ratio, exact(ATTENTION_BELOW)) < 0) return 'atencao';
  return compare(ratio, exact(HEALTHY_UP_TO)) <= 0 ? 'saudavel' : 'subinvestido';
}
