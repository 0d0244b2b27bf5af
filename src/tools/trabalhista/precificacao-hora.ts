import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { above, between, explicar, inUnit, num } from '../../kit/fields/index.ts';
import { daysPerWeek, hours, hoursPerDay, reais, weeks } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  recordGiven,
  minus,
  over,
  percentOf,
  plus,
  roundTo,
  share,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { LARGEST_PERCENT, optionalAmount, positiveAmount, rate } from './_fields.ts';

const WEEKS_OF_A_YEAR = 52;

/** The most below 100 % with four decimals: a tax of the whole revenue leaves nothing. */
const LARGEST_TAX = 99.9999;

const LARGEST_PROJECT = 1_000_000;

/**
 * Price that a freelancer has to charge for an hour: the revenue that leaves the income wished for, over the hours
 * billed.
 */
export const precificacaoHora = defineCalculator({
  method: 'POST',
  path: '/calculadoras/precificacao-hora',
  category: 'trabalhista',
  name: 'Calculadora de preço da hora',
  input: v.object({
    rendaDesejada: positiveAmount,
    custosMensais: optionalAmount,
    horasPorDia: inUnit(hoursPerDay, v.optional(between(0.5, 24), 8)),
    diasPorSemana: inUnit(daysPerWeek, v.optional(between(1, 7), 5)),
    semanasFerias: inUnit(weeks, v.optional(between(0, 51), 4)),
    percentualFaturavel: v.optional(rate(1, 100), 70),
    impostos: v.optional(rate(0, LARGEST_TAX), 6),
    margemLucro: v.optional(rate(0, LARGEST_PERCENT), 0),
    horasProjeto: inUnit(hours, v.optional(above(0, LARGEST_PROJECT))),
    explicar,
  }),
  output: v.object({
    horasAno: num(hours),
    horasFaturaveisAno: num(hours),
    horasFaturaveisMes: num(hours),
    faturamentoMensal: num(reais),
    composicao: v.object({
      renda: num(reais),
      custos: num(reais),
      lucro: num(reais),
      impostos: num(reais),
    }),
    valorHora: num(reais),
    valorDia: num(reais),
    valorHoraMinimo: num(reais),
    valorProjeto: v.optional(num(reais)),
  }),
  result: 'valorHora',
  examples: [{ input: { rendaDesejada: 8000, custosMensais: 1500, margemLucro: 10, horasProjeto: 40 } }],
  run(input) {
    const { rendaDesejada, custosMensais, horasPorDia, horasProjeto } = input;
    const weeks = minus(exact(WEEKS_OF_A_YEAR), exact(input.semanasFerias, 'semanasFerias'));
    const hoursOfYear = times(
      times(exact(horasPorDia, 'horasPorDia'), exact(input.diasPorSemana, 'diasPorSemana')),
      weeks,
    );
    const billedOfYear = percentOf(hoursOfYear, input.percentualFaturavel, 'percentualFaturavel');
    const billedOfMonth = share(billedOfYear, 1, 12);

    const needed = plus(exact(rendaDesejada, 'rendaDesejada'), exact(custosMensais, 'custosMensais'));
    const profit = percentOf(needed, input.margemLucro, 'margemLucro');
    const afterTax = minus(exact(1), percentOf(exact(1), input.impostos, 'impostos'));
    /** The revenue that leaves so much after tax. */
    const revenueFor = (amount: Exact) => over(amount, afterTax);
    const hourFor = (revenue: Exact) => roundTo(over(revenue, billedOfMonth));
    const revenue = revenueFor(plus(needed, profit));
    const hour = hourFor(revenue);
    return {
      horasAno: toDecimal(hoursOfYear, 2),
      horasFaturaveisAno: toDecimal(billedOfYear, 2),
      horasFaturaveisMes: toDecimal(billedOfMonth, 2),
      faturamentoMensal: toMoney(revenue),
      composicao: {
        renda: recordGiven(rendaDesejada, 'rendaDesejada'),
        custos: recordGiven(custosMensais, 'custosMensais'),
        lucro: toMoney(profit),
        // Subtract rounded amounts, so that the parts make the revenue.
        impostos: toMoney(minus(roundTo(revenue), roundTo(plus(needed, profit)))),
      },
      valorHora: toMoney(hour),
      valorDia: toMoney(times(hour, exact(horasPorDia, 'horasPorDia'))),
      valorHoraMinimo: toMoney(hourFor(revenueFor(needed))),
      ...(horasProjeto !== undefined && {
        valorProjeto: toMoney(times(hour, exact(horasProjeto, 'horasProjeto'))),
      }),
    };
  },
});
