import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, explicar, integer, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { percentage, periods, reais } from '../../kit/units.ts';
import { amount, type Exact, minus, over, plus, toFigure, toMoney, zero } from '../../lib/numbers/exact.ts';
import { courseOf, discount, internalRate, recovery } from './_cash-flow.ts';
import { flow, positiveAmount } from './_fields.ts';
import { toFraction, trim } from './_interest.ts';

const term = withExample(12, inUnit(periods, integer(1, 600)));

const input = v.object({
  investimento: positiveAmount,
  fluxos: v.optional(v.pipe(v.array(flow), v.minLength(1), v.maxLength(600))),
  fluxo: withExample(3000, v.optional(flow)),
  prazo: v.optional(term),
  taxaDesconto: inUnit(percentage, v.optional(between(0, 1000))),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** Time until an investment is recovered, plain and discounted, with its NPV, IRR and profitability index. */
export const payback = defineCalculator({
  method: 'POST',
  path: '/calculadoras/payback',
  category: 'financeiro',
  name: 'Payback simples e descontado',
  input,
  output: v.object({
    paybackSimples: v.nullable(num(periods)),
    paybackDescontado: v.optional(v.nullable(num(periods))),
    vpl: v.optional(num(reais)),
    indiceLucratividade: v.optional(num(pure)),
    tir: v.nullable(num(percentage)),
    totalFluxos: num(reais),
    lucro: num(reais),
    fluxos: v.array(
      v.object({
        periodo: num(pure),
        fluxo: num(reais),
        acumulado: num(reais),
        fluxoDescontado: v.optional(num(reais)),
        acumuladoDescontado: v.optional(num(reais)),
      }),
    ),
  }),
  reads: { oneOf: [[['fluxos'], ['fluxo', 'prazo']]] },
  result: 'paybackSimples',
  examples: [{ input: { investimento: 10000, fluxos: [3000, 4000, 5000, 2000], taxaDesconto: 10 } }],
  run(input) {
    const { investimento, taxaDesconto } = input;
    const flows = flowsOf(input);
    const plain = plainly(investimento, flows);
    const atRate = taxaDesconto === undefined ? undefined : discountedAt(investimento, flows, taxaDesconto);
    return {
      paybackSimples: plain.payback,
      ...(atRate && {
        paybackDescontado: atRate.payback,
        vpl: atRate.vpl,
        indiceLucratividade: atRate.indiceLucratividade,
      }),
      tir: plain.tir,
      totalFluxos: plain.totalFluxos,
      lucro: plain.lucro,
      fluxos: plain.rows.map((row, k) => (atRate ? { ...row, ...atRate.rows[k] } : row)),
    };
  },
});

function flowsOf(input: Input): readonly number[] {
  if (input.fluxos !== undefined) return input.fluxos;
  const { fluxo, prazo } = complete(input);
  return Array.from({ length: prazo }, () => fluxo);
}

/** Computes the return of the flows without a rate. */
function plainly(investimento: number, sent: readonly number[]) {
  const invested = amount(investimento, 'investimento');
  const flows = sent.map((flow) => amount(flow, 'fluxo'));
  const course = courseOf(invested, flows);
  const total = flows.reduce((sum, flow) => plus(sum, flow), zero);
  return {
    payback: recovery(course),
    tir: internalRate(invested, flows),
    totalFluxos: toMoney(total),
    lucro: toMoney(minus(total, invested)),
    rows: flows.map((flow, k) => ({
      periodo: k + 1,
      fluxo: toMoney(flow),
      acumulado: toMoney(course.balances[k] as Exact),
    })),
  };
}

/** Computes their return at a rate, in %. */
function discountedAt(investimento: number, sent: readonly number[], rate: number) {
  const invested = amount(investimento, 'investimento');
  const flows = sent.map((flow) => amount(flow, 'fluxo'));
  const course = courseOf(trim(invested), discount(flows, toFraction(rate, 'taxaDesconto')));
  const netPresentValue = course.balances.at(-1) as Exact;
  return {
    payback: recovery(course),
    vpl: toMoney(netPresentValue),
    indiceLucratividade: toFigure(over(plus(netPresentValue, invested), invested), 4),
    rows: course.flows.map((flow, k) => ({
      fluxoDescontado: toMoney(flow),
      acumuladoDescontado: toMoney(course.balances[k] as Exact),
    })),
  };
}
