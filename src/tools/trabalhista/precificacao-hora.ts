import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import {
  type Exact,
  exact,
  minus,
  over,
  percentOf,
  plus,
  rounded,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { LARGEST_PERCENT, optionalMoney, positiveMoney, rate } from './_fields.ts';

const WEEKS_OF_A_YEAR = 52;

/** The most below 100 % with four decimals: a tax of the whole revenue leaves nothing. */
const LARGEST_TAX = 99.9999;

const LARGEST_PROJECT = 1_000_000;

/* @__NO_SIDE_EFFECTS__ */
function between(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max));
}

/** What a freelancer has to charge for an hour: the revenue that leaves the income wished for, over the hours billed. */
export const precificacaoHora = defineTool({
  method: 'POST',
  path: '/calculadoras/precificacao-hora',
  category: 'trabalhista',
  name: 'Calculadora de preço da hora',
  summary: 'Preço da hora de quem trabalha por conta própria',
  input: v.object({
    rendaDesejada: positiveMoney,
    custosMensais: optionalMoney,
    horasPorDia: v.optional(between(0.5, 24), 8),
    diasPorSemana: v.optional(between(1, 7), 5),
    semanasFerias: v.optional(between(0, 51), 4),
    percentualFaturavel: v.optional(rate(1, 100), 70),
    impostos: v.optional(rate(0, LARGEST_TAX), 6),
    margemLucro: v.optional(rate(0, LARGEST_PERCENT), 0),
    horasProjeto: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(LARGEST_PROJECT))),
  }),
  output: v.object({
    horasAno: v.number(),
    horasFaturaveisAno: v.number(),
    horasFaturaveisMes: v.number(),
    faturamentoMensal: v.number(),
    composicao: v.object({ renda: v.number(), custos: v.number(), lucro: v.number(), impostos: v.number() }),
    valorHora: v.number(),
    valorDia: v.number(),
    valorHoraMinimo: v.number(),
    valorProjeto: v.optional(v.number()),
  }),
  examples: [
    {
      input: { rendaDesejada: 8000, custosMensais: 1500, margemLucro: 10, horasProjeto: 40 },
      output: {
        horasAno: 1920,
        horasFaturaveisAno: 1344,
        horasFaturaveisMes: 112,
        faturamentoMensal: 11117.02,
        composicao: { renda: 8000, custos: 1500, lucro: 950, impostos: 667.02 },
        valorHora: 99.26,
        valorDia: 794.08,
        valorHoraMinimo: 90.24,
        valorProjeto: 3970.4,
      },
    },
  ],
  run(input) {
    const { rendaDesejada, custosMensais, horasPorDia, horasProjeto } = input;
    const weeks = minus(exact(WEEKS_OF_A_YEAR), exact(input.semanasFerias));
    const hoursOfYear = times(times(exact(horasPorDia), exact(input.diasPorSemana)), weeks);
    const billedOfYear = percentOf(hoursOfYear, input.percentualFaturavel);
    const billedOfMonth = share(billedOfYear, 1, 12);

    const needed = plus(exact(rendaDesejada), exact(custosMensais));
    const profit = percentOf(needed, input.margemLucro);
    const afterTax = minus(exact(1), percentOf(exact(1), input.impostos));
    /** The revenue that leaves so much after tax. */
    const revenueFor = (amount: Exact) => over(amount, afterTax);
    const hourFor = (revenue: Exact) => rounded(over(revenue, billedOfMonth));
    const revenue = revenueFor(plus(needed, profit));
    const hour = hourFor(revenue);
    return {
      horasAno: toDecimal(hoursOfYear, 2),
      horasFaturaveisAno: toDecimal(billedOfYear, 2),
      horasFaturaveisMes: toDecimal(billedOfMonth, 2),
      faturamentoMensal: toMoney(revenue),
      composicao: {
        renda: rendaDesejada,
        custos: custosMensais,
        lucro: toMoney(profit),
        // Of rounded amounts, so that the parts make the revenue.
        impostos: toMoney(minus(rounded(revenue), rounded(plus(needed, profit)))),
      },
      valorHora: toMoney(hour),
      valorDia: toMoney(times(hour, exact(horasPorDia))),
      valorHoraMinimo: toMoney(hourFor(revenueFor(needed))),
      ...(horasProjeto !== undefined && { valorProjeto: toMoney(times(hour, exact(horasProjeto))) }),
    };
  },
});
