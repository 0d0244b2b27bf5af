import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { avisos, num, pure } from '../../kit/fields/index.ts';
import { days, percentage, periods, reais } from '../../kit/units.ts';
import { bankDayTables } from '../../law/bank-days.ts';
import { exact, type Exact, isPositive, minus, over, plus, toMoney, zero } from '../../lib/numbers/exact.ts';
import { FREQUENCIES, type Input, input, isDated } from './_flow-fields.ts';
import { seriesOf } from './_flow-series.ts';
import { modifiedRate, recoveryOf, runningSums, sumOf, worthOf } from './_flow-worth.ts';
import { internalRates, isNegative } from './_flows.ts';
import { growth, toPercentage } from './_interest.ts';

/** Above this rate and this number of periods, a rate without a period may be a yearly one. */
const HIGH_RATE = 3;
const MANY_PERIODS = 24;

const warnings = ['mais-de-uma-tir', 'sem-tir', 'fluxos-fora-de-ordem', 'taxa-por-periodo'] as const;

/** NPV, all internal rates, modified rate and payback of periodic or dated flows. */
export const fluxoCaixa = defineCalculator({
  method: 'POST',
  path: '/calculadoras/fluxo-caixa',
  category: 'financeiro',
  name: 'Fluxo de caixa: VPL, TIR e payback',
  tables: bankDayTables,
  input,
  output: v.object({
    tipo: v.picklist(['periodico', 'datado']),
    totalEntradas: num(reais),
    totalSaidas: num(reais),
    saldo: num(reais),
    situacaoTir: v.picklist([
      'unica',
      'multipla',
      'sem-mudanca-de-sinal',
      'sem-raiz',
      'muitas-mudancas-de-sinal',
    ]),
    tir: v.nullable(num(percentage)),
    tirs: v.array(num(percentage)),
    tirAnual: v.optional(v.nullable(num(percentage))),
    tirMensal: v.optional(v.nullable(num(percentage))),
    vpl: v.optional(num(reais)),
    vfl: v.optional(num(reais)),
    indiceLucratividade: v.optional(v.nullable(num(pure))),
    tirm: v.optional(v.nullable(num(percentage))),
    paybackSimples: v.optional(v.nullable(num(periods))),
    paybackDescontado: v.optional(v.nullable(num(periods))),
    dataPayback: v.optional(v.nullable(v.string())),
    dataPaybackDescontado: v.optional(v.nullable(v.string())),
    fluxos: v.optional(
      v.array(
        v.object({
          periodo: v.optional(num(pure)),
          data: v.optional(v.string()),
          dias: v.optional(num(days)),
          diasUteis: v.optional(num(days)),
          fluxo: num(reais),
          acumulado: num(reais),
          fluxoDescontado: v.optional(num(reais)),
          acumuladoDescontado: v.optional(num(reais)),
        }),
      ),
    ),
    avisos,
  }),
  warnings,
  result: ['tir', 'vpl', 'saldo'],
  examples: [
    { input: { fluxos: [-10_000, 3000, 4000, 5000, 2000], taxa: 10, periodicidade: 'anual' } },
    {
      input: {
        fluxos: [
          { data: '2026-01-15', valor: -5000 },
          { data: '2026-08-03', valor: 2600 },
          { data: '2027-02-01', valor: 3000 },
        ],
        taxa: 14,
        contagemDias: 'uteis-252',
      },
    },
  ],
  impossible: {
    fluxos: [
      { data: '2026-01-15', valor: -1 },
      { data: '2026-01-15', valor: 2 },
    ],
  },
  assumptions: {
    unused: {
      primeiroPeriodo: (call) => isDated(call) || call.taxa === undefined,
      contagemDias: (call) => !isDated(call),
    },
  },
  run(call, context) {
    const series = seriesOf(call, context);
    const { flows } = series;
    const amounts = flows.map((flow) => flow.amount);
    const { finding, rates } = internalRates(flows, series.unit);
    const only = finding === 'unica' ? (rates[0] as Exact) : null;
    const [inflows, outflows] = [sumOf(amounts.filter(isPositive)), sumOf(amounts.filter(isNegative))];
    const balances = runningSums(amounts);
    const atRate = call.taxa === undefined ? undefined : worthOf(call, series);
    const recoveries = (balances: readonly Exact[], amounts: readonly Exact[]) =>
      recoveryOf(balances, amounts, series.isDated ? undefined : flows);
    const [plain, later] = [
      recoveries(balances, amounts),
      atRate && recoveries(atRate.balances, atRate.flows),
    ];
    const dateOf = (k: number | null) => (k === null ? null : (series.rows[k]?.data as string));
    const codes = new Set<string>([
      ...(finding === 'multipla' ? ['mais-de-uma-tir'] : finding === 'unica' ? [] : ['sem-tir']),
      ...(series.isMoved ? ['fluxos-fora-de-ordem'] : []),
      ...(isOfUnknownPeriod(call, flows.length) ? ['taxa-por-periodo'] : []),
    ]);
    return {
      tipo: series.isDated ? ('datado' as const) : ('periodico' as const),
      totalEntradas: toMoney(inflows),
      totalSaidas: toMoney(minus(zero, outflows)),
      saldo: toMoney(plus(inflows, outflows)),
      situacaoTir: finding,
      tir: only && toPercentage(only, 7),
      tirs: rates.map((rate) => toPercentage(rate, 7)),
      ...(call.periodicidade && {
        tirAnual: only && toPercentage(growth(only, exact(FREQUENCIES[call.periodicidade])), 7),
      }),
      ...(series.isDated && { tirMensal: only && toPercentage(growth(only, over(exact(1), exact(12))), 7) }),
      ...(atRate && {
        vpl: toMoney(atRate.worth),
        vfl: toMoney(atRate.future),
        indiceLucratividade: atRate.index,
      }),
      ...modifiedRate(call, series),
      ...(series.isDated
        ? {
            dataPayback: dateOf(plain.index),
            ...(later && { dataPaybackDescontado: dateOf(later.index) }),
          }
        : { paybackSimples: plain.time, ...(later && { paybackDescontado: later.time }) }),
      ...(call.detalhar && {
        fluxos: series.rows.map((row, k) => ({
          ...row,
          fluxo: toMoney(amounts[k] as Exact),
          acumulado: toMoney(balances[k] as Exact),
          ...(atRate && {
            fluxoDescontado: toMoney(atRate.flows[k] as Exact),
            acumuladoDescontado: toMoney(atRate.balances[k] as Exact),
          }),
        })),
      }),
      avisos: warnings.filter((code) => codes.has(code)),
    };
  },
});

/** A rate above 3 % over more than two years of months, with no word on the length of a period. */
function isOfUnknownPeriod(call: Input, count: number): boolean {
  const isSaid = call.periodicidade !== undefined || call.periodoTaxa !== undefined;
  return (
    !isDated(call) && !isSaid && call.taxa !== undefined && call.taxa > HIGH_RATE && count > MANY_PERIODS
  );
}
