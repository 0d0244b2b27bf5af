import * as v from 'valibot';
import { integer } from '../../core/fields.ts';
import { requireFields, requireOneOf } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { sumMoney, toCents, toReais } from '../../lib/numbers/money.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { type Course, courseOf, internalRate, recovery } from './_cash-flow.ts';
import { between, flow, positiveAmount } from './_fields.ts';

const periods = integer(1, 600);

const input = v.object({
  investimento: positiveAmount,
  fluxos: v.optional(v.pipe(v.array(flow), v.minLength(1), v.maxLength(600))),
  fluxo: v.optional(flow),
  prazo: v.optional(periods),
  taxaDesconto: v.optional(between(0, 1000)),
});

type Input = v.InferOutput<typeof input>;

/** When an investment is recovered, plainly and discounted, with its NPV, IRR and profitability index. */
export const payback = defineTool({
  method: 'POST',
  path: '/calculadoras/payback',
  category: 'financeiro',
  name: 'Payback simples e descontado',
  summary: 'Tempo de retorno de um investimento, com VPL, TIR e índice de lucratividade',
  input,
  output: v.object({
    paybackSimples: v.nullable(v.number()),
    paybackDescontado: v.optional(v.nullable(v.number())),
    vpl: v.optional(v.number()),
    indiceLucratividade: v.optional(v.number()),
    tir: v.nullable(v.number()),
    totalFluxos: v.number(),
    lucro: v.number(),
    fluxos: v.array(
      v.object({
        periodo: v.number(),
        fluxo: v.number(),
        acumulado: v.number(),
        fluxoDescontado: v.optional(v.number()),
        acumuladoDescontado: v.optional(v.number()),
      }),
    ),
  }),
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
      },
    },
  ],
  run(input) {
    const { investimento, taxaDesconto } = input;
    const flows = flowsOf(input);
    const plain = courseOf(-toCents(investimento), flows.map(toCents));
    const discounted =
      taxaDesconto === undefined
        ? undefined
        : courseOf(
            -investimento,
            flows.map((flow, k) => flow / (1 + taxaDesconto / 100) ** (k + 1)),
          );
    const netPresentValue = discounted?.balances.at(-1);
    const totalFluxos = sumMoney(flows);
    const rowAt = (fluxo: number, k: number) => ({
      periodo: k + 1,
      fluxo,
      acumulado: toReais(plain.balances[k] as number),
      ...(discounted && discountedAt(discounted, k)),
    });
    return {
      paybackSimples: recovery(plain),
      ...(discounted && { paybackDescontado: recovery(discounted) }),
      ...(netPresentValue !== undefined && {
        vpl: roundMoney(netPresentValue),
        indiceLucratividade: roundTo((netPresentValue + investimento) / investimento, 4),
      }),
      tir: internalRate([-investimento, ...flows]),
      totalFluxos,
      lucro: sumMoney([totalFluxos, -investimento]),
      fluxos: flows.map(rowAt),
    };
  },
});

function flowsOf(input: Input): readonly number[] {
  requireOneOf(input, 'fluxos', 'fluxo');
  if (input.fluxos !== undefined) return input.fluxos;
  requireFields(input, ['fluxo', 'prazo']);
  const { fluxo, prazo } = input;
  return Array.from({ length: prazo }, () => fluxo);
}

function discountedAt({ flows, balances }: Course, k: number) {
  return {
    fluxoDescontado: roundMoney(flows[k] as number),
    acumuladoDescontado: roundMoney(balances[k] as number),
  };
}
