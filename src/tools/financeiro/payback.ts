import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, explicar, integer, inUnit, withExample } from '../../kit/fields/index.ts';
import { complete, exactlyOne } from '../../kit/errors/requirements.ts';
import { percentage, periods, reais } from '../../kit/units.ts';
import { amount, type Exact, minus, over, plus, toFigure, toMoney, zero } from '../../lib/numbers/exact.ts';
import { courseOf, discount, internalRate, recovery } from './_cash-flow.ts';
import { flow, positiveAmount } from './_fields.ts';
import { toFraction, trim } from './_interest.ts';

const term = withExample(12, inUnit(periods, integer(1, 600)));

const input = v.object({
  investimento: describe(positiveAmount, {
    pt: 'Valor investido no período 0',
    en: 'Amount invested in period 0',
  }),
  fluxos: describe(v.optional(v.pipe(v.array(flow), v.minLength(1), v.maxLength(600))), {
    pt: 'Fluxo de caixa de cada período; negativo é saída. Este campo ou fluxo, e só um deles',
    en: 'Cash flow of each period; negative is an outflow. This field or fluxo, and only one of them',
  }),
  fluxo: describe(withExample(3000, v.optional(flow)), {
    pt: 'Fluxo de caixa igual em todos os períodos. Este campo ou fluxos, e só um deles',
    en: 'Cash flow that is the same in all periods. This field or fluxos, and only one of them',
  }),
  prazo: describe(v.optional(term), {
    pt: 'Quantos períodos fluxo se repete; obrigatório com ele',
    en: 'For how many periods fluxo repeats; required with it',
  }),
  taxaDesconto: describe(inUnit(percentage, v.optional(between(0, 1000))), {
    pt: 'Taxa de desconto por período (TMA): acrescenta os valores descontados',
    en: 'Discount rate per period (hurdle rate): adds the discounted figures',
  }),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** When an investment is recovered, plainly and discounted, with its NPV, IRR and profitability index. */
export const payback = defineCalculator({
  method: 'POST',
  path: '/calculadoras/payback',
  category: 'financeiro',
  name: 'Payback simples e descontado',
  summary: 'Tempo de retorno de um investimento, com VPL, TIR e índice de lucratividade',
  en: {
    name: 'Simple and discounted payback',
    summary: 'Time in which an investment is recovered, with NPV, IRR and profitability index',
  },
  input,
  output: v.object({
    paybackSimples: describe(
      v.nullable(v.number()),
      {
        pt: 'Tempo até recuperar o investimento de vez, linear dentro do período; null quando não se recupera',
        en: 'Time until the investment is recovered for good, linear within a period; null when it is not',
      },
      periods,
    ),
    paybackDescontado: describe(
      v.optional(v.nullable(v.number())),
      {
        pt: 'O mesmo com fluxos descontados; só com taxaDesconto',
        en: 'The same with discounted flows; only with taxaDesconto',
      },
      periods,
    ),
    vpl: describe(
      v.optional(v.number()),
      {
        pt: 'Valor presente líquido (VPL); só com taxaDesconto',
        en: 'Net present value (NPV); only with taxaDesconto',
      },
      reais,
    ),
    indiceLucratividade: describe(
      v.optional(v.number()),
      {
        pt: 'Valor presente dos fluxos dividido pelo investimento; só com taxaDesconto',
        en: 'Present value of the flows divided by the investment; only with taxaDesconto',
      },
      null,
    ),
    tir: describe(
      v.nullable(v.number()),
      {
        pt: 'Taxa interna de retorno por período; null quando os fluxos mudam de sinal mais de uma vez ou ela fica fora de −50 % a 1000 %',
        en: 'Internal rate of return per period; null when the flows change sign more than once or it is outside −50 % to 1000 %',
      },
      percentage,
    ),
    totalFluxos: describe(
      v.number(),
      { pt: 'Soma dos fluxos, sem o investimento', en: 'Sum of the flows, without the investment' },
      reais,
    ),
    lucro: describe(
      v.number(),
      { pt: 'Soma dos fluxos menos o investimento', en: 'Sum of the flows less the investment' },
      reais,
    ),
    fluxos: describe(
      v.array(
        v.object({
          periodo: describe(v.number(), { pt: 'Número do período', en: 'Number of the period' }, null),
          fluxo: describe(
            v.number(),
            { pt: 'Fluxo de caixa do período', en: 'Cash flow of the period' },
            reais,
          ),
          acumulado: describe(
            v.number(),
            {
              pt: 'Soma dos fluxos até aqui menos o investimento',
              en: 'Sum of the flows so far less the investment',
            },
            reais,
          ),
          fluxoDescontado: describe(
            v.optional(v.number()),
            {
              pt: 'Fluxo em valor presente; só com taxaDesconto',
              en: 'Flow at present value; only with taxaDesconto',
            },
            reais,
          ),
          acumuladoDescontado: describe(
            v.optional(v.number()),
            {
              pt: 'Soma dos fluxos descontados até aqui menos o investimento; só com taxaDesconto',
              en: 'Sum of the discounted flows so far less the investment; only with taxaDesconto',
            },
            reais,
          ),
        }),
      ),
      { pt: 'Os fluxos, período a período', en: 'The flows, period by period' },
    ),
  }),
  requires: (input) => [
    ...exactlyOne(input, 'fluxos', 'fluxo'),
    ...(input.fluxos === undefined && input.fluxo !== undefined ? ['prazo'] : []),
  ],
  result: 'paybackSimples',
  either: [['fluxo'], ['fluxos']],
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

/** What the flows bring without a rate. */
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

/** What they bring at a rate, in %. */
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
