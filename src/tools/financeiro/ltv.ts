import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, inUnit, optionalPercent, explicar } from '../../kit/fields/index.ts';
import { exactlyOne } from '../../kit/errors/requirements.ts';
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
  summary: 'Valor de um cliente ao longo da sua vida, comparado ao custo de aquisição',
  en: {
    name: 'LTV – customer lifetime value',
    summary: 'Value of a customer over the whole relation, compared with the acquisition cost',
  },
  input: v.object({
    ticketMedio: describe(positiveAmount, {
      pt: 'Valor médio de uma compra',
      en: 'Average amount of a purchase',
    }),
    frequenciaCompra: describe(inUnit(purchasesPerPeriod, v.optional(positive(1e6), 1)), {
      pt: 'Compras do cliente no período, que pode ser mês ou ano',
      en: 'Purchases of the customer in the period, which may be a month or a year',
    }),
    margemBruta: describe(v.optional(positivePercent, 100), {
      pt: 'Margem bruta sobre a receita',
      en: 'Gross margin on the revenue',
    }),
    churn: describe(v.optional(positivePercent), {
      pt: 'Clientes perdidos por período. Este campo ou tempoRetencao, e só um deles',
      en: 'Customers lost per period. This field or tempoRetencao, and only one of them',
    }),
    tempoRetencao: describe(inUnit(periods, v.optional(positive(1e6))), {
      pt: 'Tempo médio que um cliente fica. Este campo ou churn, e só um deles',
      en: 'Average time that a customer stays. This field or churn, and only one of them',
    }),
    taxaDesconto: describe(optionalPercent(), {
      pt: 'Taxa de desconto por período: acrescenta ltvDescontado',
      en: 'Discount rate per period: adds ltvDescontado',
    }),
    cac: describe(v.optional(positiveAmount), {
      pt: 'Custo de aquisição de um cliente: acrescenta a comparação com ele',
      en: 'Cost of acquiring a customer: adds the comparison with it',
    }),
    explicar,
  }),
  output: v.object({
    receitaPorPeriodo: describe(
      v.number(),
      { pt: 'Receita de um cliente por período', en: 'Revenue of a customer per period' },
      reais,
    ),
    margemPorPeriodo: describe(
      v.number(),
      { pt: 'Margem de um cliente por período', en: 'Margin of a customer per period' },
      reais,
    ),
    churn: describe(
      v.number(),
      { pt: 'Clientes perdidos por período', en: 'Customers lost per period' },
      percentage,
    ),
    tempoVida: describe(
      v.number(),
      { pt: 'Tempo médio que um cliente fica', en: 'Average time that a customer stays' },
      periods,
    ),
    ltvReceita: describe(
      v.number(),
      { pt: 'Receita de um cliente no tempo todo', en: 'Revenue of a customer over the whole time' },
      reais,
    ),
    ltv: describe(
      v.number(),
      { pt: 'Margem de um cliente no tempo todo', en: 'Margin of a customer over the whole time' },
      reais,
    ),
    ltvDescontado: describe(
      v.optional(v.number()),
      {
        pt: 'O mesmo em valor presente; só com taxaDesconto maior que 0',
        en: 'The same at present value; only with taxaDesconto above 0',
      },
      reais,
    ),
    ltvCac: describe(
      v.optional(v.number()),
      { pt: 'LTV dividido pelo CAC; só com cac', en: 'LTV divided by CAC; only with cac' },
      null,
    ),
    paybackCac: describe(
      v.optional(v.number()),
      {
        pt: 'Tempo até a margem pagar o CAC; só com cac',
        en: 'Time until the margin pays for the CAC; only with cac',
      },
      periods,
    ),
    cacMaximo: describe(
      v.optional(v.number()),
      {
        pt: 'CAC de um terço do LTV, o maior tido como saudável; só com cac',
        en: 'CAC of a third of the LTV, the greatest held to be healthy; only with cac',
      },
      reais,
    ),
    classificacao: describe(v.optional(v.picklist(classes)), {
      pt: 'O que ltvCac diz: insustentavel abaixo de 1, atencao abaixo de 3, saudavel até 5, subinvestido acima; só com cac',
      en: 'What ltvCac says: insustentavel (unsustainable) below 1, atencao (attention) below 3, saudavel (healthy) up to 5, subinvestido (underinvested) above; only with cac',
    }),
  }),
  requires: (input) => exactlyOne(input, 'churn', 'tempoRetencao'),
  result: 'ltv',
  either: [['churn'], ['tempoRetencao']],
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
      ...(taxaDesconto > 0 && { ltvDescontado: toMoney(discounted(margin, life, taxaDesconto)) }),
      ...(cac !== undefined && ratiosTo(exact(cac, 'cac'), value, margin)),
    };
  },
});

/** What a margin of each period of a life is worth today, by a rate in percent. */
function discounted(margin: Exact, life: Exact, percent: number): Exact {
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
