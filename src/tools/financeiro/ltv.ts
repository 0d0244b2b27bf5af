import * as v from 'valibot';
import { requireOneOf } from '../../core/requirements.ts';
import { defineTool } from '../../core/tool.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { between, positive, positiveAmount, positivePercent } from './_fields.ts';

/** LTV per real of acquisition cost, each class below its limit but for the third, which its limit belongs to. */
const UNSUSTAINABLE_BELOW = 1;
const ATTENTION_BELOW = 3;
const HEALTHY_UP_TO = 5;

const classes = ['insustentavel', 'atencao', 'saudavel', 'subinvestido'] as const;

/** What a customer is worth over his life, and how that compares with the cost of winning him. */
export const ltv = defineTool({
  method: 'POST',
  path: '/calculadoras/ltv',
  category: 'financeiro',
  name: 'LTV – valor do cliente',
  summary: 'Valor de um cliente ao longo da sua vida, comparado ao custo de aquisição',
  input: v.object({
    ticketMedio: positiveAmount,
    frequenciaCompra: v.optional(positive(1e6), 1),
    margemBruta: v.optional(positivePercent, 100),
    churn: v.optional(positivePercent),
    tempoRetencao: v.optional(positive(1e6)),
    taxaDesconto: v.optional(between(0, 100), 0),
    cac: v.optional(positiveAmount),
  }),
  output: v.object({
    receitaPorPeriodo: v.number(),
    margemPorPeriodo: v.number(),
    churn: v.number(),
    tempoVida: v.number(),
    ltvReceita: v.number(),
    ltv: v.number(),
    ltvDescontado: v.optional(v.number()),
    ltvCac: v.optional(v.number()),
    paybackCac: v.optional(v.number()),
    cacMaximo: v.optional(v.number()),
    classificacao: v.optional(v.picklist(classes)),
  }),
  examples: [
    {
      input: { ticketMedio: 120, margemBruta: 60, churn: 4, cac: 450 },
      output: {
        receitaPorPeriodo: 120,
        margemPorPeriodo: 72,
        churn: 4,
        tempoVida: 25,
        ltvReceita: 3000,
        ltv: 1800,
        ltvCac: 4,
        paybackCac: 6.25,
        cacMaximo: 600,
        classificacao: 'saudavel',
      },
    },
  ],
  run(input) {
    requireOneOf(input, 'churn', 'tempoRetencao');
    const { churn, taxaDesconto, cac } = input;
    const life = churn === undefined ? (input.tempoRetencao as number) : 100 / churn;
    const revenue = input.ticketMedio * input.frequenciaCompra;
    const margin = (revenue * input.margemBruta) / 100;
    const value = margin * life;
    const discount = taxaDesconto / 100;
    return {
      receitaPorPeriodo: roundMoney(revenue),
      margemPorPeriodo: roundMoney(margin),
      churn: roundTo(100 / life, 4),
      tempoVida: roundTo(life, 2),
      ltvReceita: roundMoney(revenue * life),
      ltv: roundMoney(value),
      ...(discount > 0 && { ltvDescontado: roundMoney((margin * (1 + discount)) / (discount + 1 / life)) }),
      ...(cac !== undefined && {
        ltvCac: roundTo(value / cac, 2),
        paybackCac: roundTo(cac / margin, 2),
        cacMaximo: roundMoney(value / ATTENTION_BELOW),
        classificacao: classOf(value / cac),
      }),
    };
  },
});

function classOf(ratio: number): (typeof classes)[number] {
  // Binary noise must not move a ratio across a limit.
  const exact = roundTo(ratio, 9);
  if (exact < UNSUSTAINABLE_BELOW) return 'insustentavel';
  if (exact < ATTENTION_BELOW) return 'atencao';
  return exact <= HEALTHY_UP_TO ? 'saudavel' : 'subinvestido';
}
