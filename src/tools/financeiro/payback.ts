import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, integer, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { complete, exactlyOne } from '../../kit/requirements.ts';
import { percentage, periods, reais } from '../../kit/units.ts';
import { explicar } from './_explicar.ts';
import { type Arithmetic, computedBy } from './_arithmetic.ts';
import {
  type Course,
  courseOf,
  discounted,
  errorOfDiscounted,
  internalRate,
  recovery,
} from './_cash-flow.ts';
import { flow, positiveAmount } from './_fields.ts';

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

/** Of doubles: a quotient of two amounts. */
const ERROR = 2 ** -51;

/** When an investment is recovered, plainly and discounted, with its NPV, IRR and profitability index. */
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
  requires: (input) => [
    ...exactlyOne(input, 'fluxos', 'fluxo'),
    ...(input.fluxos === undefined && input.fluxo !== undefined ? ['prazo'] : []),
  ],
  result: 'paybackSimples',
  either: [['fluxo'], ['fluxos']],
  examples: [
    {
      input: { investimento: 10000, fluxos: [3000, 4000, 5000, 2000], taxaDesconto: 10 },
      output: {
        paybackSimples: 2.6,
        paybackDescontado: 3.15,
        vpl: 1155.66,
        indiceLucratividade: 1.1156,
        tir: 15.32,
        totalFluxos: 14000,
        lucro: 4000,
        fluxos: [
          {
            periodo: 1,
            fluxo: 3000,
            acumulado: -7000,
            fluxoDescontado: 2727.27,
            acumuladoDescontado: -7272.73,
          },
          {
            periodo: 2,
            fluxo: 4000,
            acumulado: -3000,
            fluxoDescontado: 3305.79,
            acumuladoDescontado: -3966.94,
          },
          {
            periodo: 3,
            fluxo: 5000,
            acumulado: 2000,
            fluxoDescontado: 3756.57,
            acumuladoDescontado: -210.37,
          },
          {
            periodo: 4,
            fluxo: 2000,
            acumulado: 4000,
            fluxoDescontado: 1366.03,
            acumuladoDescontado: 1155.66,
          },
        ],
        premissas: {},
      },
    },
  ],
  run(input) {
    const { investimento, taxaDesconto } = input;
    const flows = flowsOf(input);
    const plain = computedBy({ relative: ERROR }, (a) => plainly(a, investimento, flows));
    const atRate =
      taxaDesconto === undefined
        ? undefined
        : computedBy(errorOfDiscounted(investimento, flows, taxaDesconto / 100), (a) =>
            discountedAt(a, investimento, flows, taxaDesconto),
          );
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

/** What the flows bring without a rate. */
function plainly<N>(a: Arithmetic<N>, investimento: number, sent: readonly number[]) {
  const invested = a.amount(investimento, 'investimento');
  const flows = sent.map((flow) => a.amount(flow, 'fluxo'));
  const course = courseOf(a, invested, flows);
  const total = flows.reduce((sum, flow) => a.plus(sum, flow), a.of(0));
  return {
    payback: recovery(a, course),
    tir: internalRate(a, invested, flows),
    totalFluxos: a.toMoney(total),
    lucro: a.toMoney(a.minus(total, invested)),
    rows: flows.map((flow, k) => ({
      periodo: k + 1,
      fluxo: a.toMoney(flow),
      acumulado: a.toMoney(course.balances[k] as N),
    })),
  };
}

/** What they bring at a rate, in %. */
function discountedAt<N>(a: Arithmetic<N>, investimento: number, sent: readonly number[], rate: number) {
  const invested = a.amount(investimento, 'investimento');
  const flows = sent.map((flow) => a.amount(flow, 'fluxo'));
  const course: Course<N> = courseOf(a, a.kept(invested), discounted(a, flows, a.of(rate, 'taxaDesconto')));
  const netPresentValue = course.balances.at(-1) as N;
  return {
    payback: recovery(a, course),
    vpl: a.toMoney(netPresentValue),
    indiceLucratividade: a.toDecimal(
      a.over(a.plus(netPresentValue, invested), invested),
      4,
      a.over(a.of(1), invested),
    ),
    rows: course.flows.map((flow, k) => ({
      fluxoDescontado: a.toMoney(flow),
      acumuladoDescontado: a.toMoney(course.balances[k] as N),
    })),
  };
}
