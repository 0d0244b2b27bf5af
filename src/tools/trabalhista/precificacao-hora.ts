import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { above, between, describe, inUnit, explicar } from '../../kit/fields/index.ts';
import { daysPerWeek, hours, hoursPerDay, reais, weeks } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  given,
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
import { LARGEST_PERCENT, optionalAmount, positiveAmount, rate } from './_fields.ts';

const WEEKS_OF_A_YEAR = 52;

/** The most below 100 % with four decimals: a tax of the whole revenue leaves nothing. */
const LARGEST_TAX = 99.9999;

const LARGEST_PROJECT = 1_000_000;

/** What a freelancer has to charge for an hour: the revenue that leaves the income wished for, over the hours billed. */
export const precificacaoHora = defineCalculator({
  method: 'POST',
  path: '/calculadoras/precificacao-hora',
  category: 'trabalhista',
  name: 'Calculadora de preço da hora',
  summary: 'Preço da hora de quem trabalha por conta própria',
  en: { name: 'Hourly rate calculator', summary: 'Price of the hour of who works on their own account' },
  about: {
    pt: 'A receita do mês é (renda + custos) × (1 + margem) / (1 − impostos), dividida pelas horas que se faturam.',
    en: 'The revenue of the month is (income + costs) × (1 + margin) / (1 − taxes), divided by the hours that are billed.',
  },
  input: v.object({
    rendaDesejada: describe(positiveAmount, {
      pt: 'Renda desejada por mês, livre dos impostos sobre a receita',
      en: 'Income wanted per month, free of the taxes on the revenue',
    }),
    custosMensais: describe(optionalAmount, { pt: 'Custos por mês', en: 'Costs per month' }),
    horasPorDia: describe(inUnit(hoursPerDay, v.optional(between(0.5, 24), 8)), {
      pt: 'Jornada diária',
      en: 'Working day',
    }),
    diasPorSemana: describe(inUnit(daysPerWeek, v.optional(between(1, 7), 5)), {
      pt: 'Semana de trabalho',
      en: 'Working week',
    }),
    semanasFerias: describe(inUnit(weeks, v.optional(between(0, 51), 4)), {
      pt: 'Férias por ano',
      en: 'Vacation per year',
    }),
    percentualFaturavel: describe(v.optional(rate(1, 100), 70), {
      pt: 'Parte do tempo que se fatura',
      en: 'Share of the time that is billed',
    }),
    impostos: describe(v.optional(rate(0, LARGEST_TAX), 6), {
      pt: 'Impostos sobre a receita',
      en: 'Taxes on the revenue',
    }),
    margemLucro: describe(v.optional(rate(0, LARGEST_PERCENT), 0), {
      pt: 'Margem de lucro sobre renda e custos',
      en: 'Profit margin on income and costs',
    }),
    horasProjeto: describe(inUnit(hours, v.optional(above(0, LARGEST_PROJECT))), {
      pt: 'Duração de um projeto: acrescenta valorProjeto',
      en: 'Length of a project: adds valorProjeto',
    }),
    explicar,
  }),
  output: v.object({
    horasAno: describe(v.number(), { pt: 'Tempo de trabalho no ano', en: 'Time of work in the year' }, hours),
    horasFaturaveisAno: describe(
      v.number(),
      { pt: 'Tempo que se fatura no ano', en: 'Time that is billed in the year' },
      hours,
    ),
    horasFaturaveisMes: describe(
      v.number(),
      { pt: 'Tempo que se fatura no mês', en: 'Time that is billed in the month' },
      hours,
    ),
    faturamentoMensal: describe(
      v.number(),
      { pt: 'Receita necessária por mês', en: 'Revenue needed per month' },
      reais,
    ),
    composicao: describe(
      v.object({
        renda: describe(v.number(), { pt: 'Renda desejada', en: 'Income wanted' }, reais),
        custos: describe(v.number(), { pt: 'Custos', en: 'Costs' }, reais),
        lucro: describe(v.number(), { pt: 'Lucro da margem', en: 'Profit of the margin' }, reais),
        impostos: describe(v.number(), { pt: 'Impostos', en: 'Taxes' }, reais),
      }),
      { pt: 'De que a receita se compõe', en: 'What the revenue is made of' },
    ),
    valorHora: describe(v.number(), { pt: 'Preço de uma hora', en: 'Price of an hour' }, reais),
    valorDia: describe(v.number(), { pt: 'Preço de um dia', en: 'Price of a day' }, reais),
    valorHoraMinimo: describe(
      v.number(),
      { pt: 'Preço de uma hora sem a margem de lucro', en: 'Price of an hour without the profit margin' },
      reais,
    ),
    valorProjeto: describe(
      v.optional(v.number()),
      { pt: 'Preço do projeto. Só com horasProjeto', en: 'Price of the project. Only with horasProjeto' },
      reais,
    ),
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
    const hourFor = (revenue: Exact) => rounded(over(revenue, billedOfMonth));
    const revenue = revenueFor(plus(needed, profit));
    const hour = hourFor(revenue);
    return {
      horasAno: toDecimal(hoursOfYear, 2),
      horasFaturaveisAno: toDecimal(billedOfYear, 2),
      horasFaturaveisMes: toDecimal(billedOfMonth, 2),
      faturamentoMensal: toMoney(revenue),
      composicao: {
        renda: given(rendaDesejada, 'rendaDesejada'),
        custos: given(custosMensais, 'custosMensais'),
        lucro: toMoney(profit),
        // Of rounded amounts, so that the parts make the revenue.
        impostos: toMoney(minus(rounded(revenue), rounded(plus(needed, profit)))),
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
