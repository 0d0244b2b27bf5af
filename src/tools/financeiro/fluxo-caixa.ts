import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import {
  above,
  avisos,
  date,
  explicar,
  flag,
  integer,
  inUnit,
  num,
  pure,
  withExample,
} from '../../kit/fields/index.ts';
import { inRange, required, say } from '../../kit/texts.ts';
import { days, percentage, percentageAPeriod, periods, reais } from '../../kit/units.ts';
import { bankDays, bankDayTables } from '../../law/bank-days.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  toFigure,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { requireKnownYear } from './_day-count.ts';
import { flow } from './_fields.ts';
import {
  discounted,
  type Flow,
  grown,
  growthFactor,
  internalRates,
  isNegative,
  powersOf,
  requireShowable,
  sizeOf,
} from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import type { Context } from '../../kit/tool.ts';

const MOST_FLOWS = 1000;
/** A debt of a smaller amount counts as paid: it is what a discount rate with few digits leaves. BRL. */
const NOISE = 1e-9;
/** Above this rate and this number of periods, a rate without a period may be a yearly one. */
const HIGH_RATE = 3;
const MANY_PERIODS = 24;

/** Periods in a year. */
const FREQUENCIES = {
  mensal: 12,
  bimestral: 6,
  trimestral: 4,
  quadrimestral: 3,
  semestral: 2,
  anual: 1,
} as const;
const frequencies = Object.keys(FREQUENCIES) as [keyof typeof FREQUENCIES, ...(keyof typeof FREQUENCIES)[]];

const warnings = ['mais-de-uma-tir', 'sem-tir', 'fluxos-fora-de-ordem', 'taxa-por-periodo'] as const;

/** % */
const rate = inUnit(percentageAPeriod, v.optional(above(-99, 100_000)));

const input = v.object({
  fluxos: v.pipe(
    v.array(
      withExample(
        -10_000,
        v.union(
          [
            flow,
            v.object({
              valor: flow,
              data: v.optional(date),
              vezes: v.optional(inUnit(pure, integer(1, MOST_FLOWS))),
            }),
          ],
          say({
            pt: 'deve ser um número, {"valor": R$, "vezes": n} ou {"data": "AAAA-MM-DD", "valor": R$}',
            en: 'must be a number, {"valor": BRL, "vezes": n} or {"data": "YYYY-MM-DD", "valor": BRL}',
          }),
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(MOST_FLOWS),
  ),
  taxa: rate,
  taxaFinanciamento: rate,
  taxaReinvestimento: rate,
  periodoTaxa: v.optional(v.picklist(['periodo', 'mensal', 'anual'])),
  periodicidade: v.optional(v.picklist(frequencies)),
  primeiroPeriodo: v.optional(inUnit(pure, integer(0, 1)), 0),
  contagemDias: v.optional(v.picklist(['corridos-365', 'uteis-252']), 'corridos-365'),
  detalhar: flag(true),
  explicar,
});

type Input = v.InferOutput<typeof input>;

const isDated = ({ fluxos }: Pick<Input, 'fluxos'>) => isDatedItem(fluxos[0]);
const isDatedItem = (item: Input['fluxos'][number] | undefined) =>
  typeof item === 'object' && item.data !== undefined;

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
    requirePeriods(call, context);
    const series = isDated(call) ? datedSeries(call, context) : periodicSeries(call);
    const flows = series.flows;
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

interface Series {
  readonly isDated: boolean;
  readonly flows: readonly Flow[];
  /** Units of time in the period of the internal rate. */
  readonly unit: number;
  /** Members of a row of the answer that say its time. */
  readonly rows: readonly { readonly periodo?: number; readonly data?: string; readonly dias?: number }[];
  /** True when the flows were not sent by date. */
  readonly isMoved: boolean;
}

/** A rate above 3 % over more than two years of months, with no word on the length of a period. */
function isOfUnknownPeriod(call: Input, count: number): boolean {
  const isSaid = call.periodicidade !== undefined || call.periodoTaxa !== undefined;
  return (
    !isDated(call) && !isSaid && call.taxa !== undefined && call.taxa > HIGH_RATE && count > MANY_PERIODS
  );
}

/**
 * Throws 400 on a rate whose period is not that of the flows, on an item of another kind than the first, and on a
 * field that such flows do not read.
 */
function requirePeriods(call: Input, { sent }: Context): void {
  const { fluxos, periodoTaxa, periodicidade } = call;
  const dated = isDated(call);
  for (const [i, item] of fluxos.entries()) {
    if (isDatedItem(item) !== dated) {
      throw badParameter(typeof item === 'number' ? `fluxos[${i}]` : `fluxos[${i}].data`, {
        pt: dated ? 'deve ter data, como o primeiro fluxo' : 'deve ficar sem data, como o primeiro fluxo',
        en: dated
          ? 'must have a date, as the first flow has'
          : 'must have no date, as the first flow has none',
      });
    }
    if (dated && typeof item === 'object' && item.vezes !== undefined) {
      throw badParameter(`fluxos[${i}].vezes`, {
        pt: 'só vale em fluxos sem data',
        en: 'only applies to flows without a date',
      });
    }
  }
  const unread = ['periodicidade', 'primeiroPeriodo'].find((field) => dated && field in sent);
  if (unread !== undefined) {
    throw badParameter(unread, {
      pt: 'só vale em fluxos sem data',
      en: 'only applies to flows without dates',
    });
  }
  if (dated) {
    if (periodoTaxa !== 'periodo') return;
    throw badParameter('periodoTaxa', {
      pt: 'deve ser mensal ou anual com fluxos datados',
      en: 'must be mensal or anual with dated flows',
    });
  }
  if ((periodoTaxa === 'mensal' || periodoTaxa === 'anual') && periodicidade === undefined) {
    throw badParameter('periodicidade', required);
  }
}

function periodicSeries({ fluxos, primeiroPeriodo }: Input): Series {
  const count = fluxos.reduce<number>(
    (sum, item) => sum + (typeof item === 'number' ? 1 : (item.vezes ?? 1)),
    0,
  );
  if (count < 2 || count > MOST_FLOWS) {
    const { pt, en } = inRange(2, MOST_FLOWS);
    throw badParameter('fluxos', { pt: `o número de fluxos ${pt}`, en: `the number of flows ${en}` });
  }
  const amounts = fluxos.flatMap((item) =>
    typeof item === 'number' ? [item] : Array.from({ length: item.vezes ?? 1 }, () => item.valor),
  );
  return {
    isDated: false,
    flows: amounts.map((value, k) => ({ amount: amount(value, 'fluxo'), time: k + primeiroPeriodo })),
    unit: 1,
    rows: amounts.map((_, k) => ({ periodo: k + primeiroPeriodo })),
    isMoved: false,
  };
}

function datedSeries({ fluxos, contagemDias }: Input, context: Context): Series {
  const items = fluxos as readonly { readonly data: string; readonly valor: number }[];
  if (items.length < 2)
    throw badParameter('fluxos', { pt: 'deve ter ao menos 2 itens', en: 'must have at least 2 items' });
  const sorted = items.toSorted((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
  const [first, last] = [sorted[0]?.data, sorted.at(-1)?.data] as [string, string];
  if (first === last) {
    throw invalidValue('fluxos', {
      pt: 'devem ter ao menos duas datas diferentes',
      en: 'must have at least two different dates',
    });
  }
  const isBusiness = contagemDias === 'uteis-252';
  if (isBusiness) for (const [i, { data }] of items.entries()) requireKnownYear(`fluxos[${i}].data`, data);
  const banks = isBusiness ? bankDays(context) : undefined;
  const rows = sorted.map(({ data }) => ({
    data,
    dias: daysBetween(first, data),
    ...(banks && { diasUteis: banks.between(first, data) }),
  }));
  return {
    isDated: true,
    flows: sorted.map(({ valor }, k) => ({
      amount: amount(valor, 'fluxo'),
      time: (isBusiness ? rows[k]?.diasUteis : rows[k]?.dias) as number,
    })),
    unit: isBusiness ? 252 : 365,
    rows,
    isMoved: sorted.some((item, k) => item !== items[k]),
  };
}

/** The periods of a rate in one unit of time of the flows. */
function periodsOf({ periodoTaxa, periodicidade }: Input, { isDated, unit }: Series): Exact {
  if (isDated) return over(exact(periodoTaxa === 'mensal' ? 12 : 1), exact(unit));
  if (periodicidade === undefined || periodoTaxa === undefined || periodoTaxa === 'periodo') return exact(1);
  return over(exact(periodoTaxa === 'mensal' ? 12 : 1), exact(FREQUENCIES[periodicidade]));
}

/** The powers of growth and of discount in one unit of time, at one of the rates. */
function powersAt(name: RateName, call: Input, series: Series) {
  const growthInUnit = growthFactor(toFraction(call[name] as number, name), periodsOf(call, series));
  return { growing: powersOf(growthInUnit), falling: powersOf(trim(over(exact(1), growthInUnit))) };
}

function worthOf(call: Input, series: Series) {
  const { growing, falling } = powersAt('taxa', call, series);
  const flows = discounted(series.flows, falling);
  const [inflows, outflows] = [sumOf(flows.filter(isPositive)), sumOf(flows.filter(isNegative))];
  for (const side of [inflows, outflows]) requireShowable(side, 'taxa');
  const last = series.flows.at(-1)?.time as number;
  // From the first flow: with `primeiroPeriodo` all of them lie one period later.
  const future = grown(series.flows, growing, last);
  requireShowable(future, 'taxa');
  const spent = minus(zero, outflows);
  return {
    flows,
    balances: runningSums(flows),
    worth: plus(inflows, outflows),
    future,
    index: isPositive(spent) ? toFigure(over(inflows, spent), 4) : null,
  };
}

type RateName = 'taxa' | 'taxaFinanciamento' | 'taxaReinvestimento';

/** The modified internal rate (MIRR of spreadsheets), where both its rates are known; null with flows of one sign. */
function modifiedRate(call: Input, series: Series): { readonly tirm?: number | null } {
  const nameOf = (field: RateName): RateName | undefined =>
    call[field] !== undefined ? field : call.taxa !== undefined ? 'taxa' : undefined;
  const [paid, earned] = [nameOf('taxaFinanciamento'), nameOf('taxaReinvestimento')];
  if (!paid || !earned) return {};
  const start = series.flows[0]?.time as number;
  const last = series.flows.at(-1)?.time as number;
  const [inflows, outflows] = [isPositive, isNegative].map((has) =>
    series.flows.filter((flow) => has(flow.amount)),
  );
  if (!inflows?.length || !outflows?.length) return { tirm: null };
  const gained = grown(inflows, powersAt(earned, call, series).growing, last);
  const fromStart = outflows.map(({ amount, time }) => ({ amount: sizeOf(amount), time: time - start }));
  const spent = sumOf(discounted(fromStart, powersAt(paid, call, series).falling));
  const periods = over(exact(series.unit), exact(last - start));
  return { tirm: toPercentage(minus(trim(power(over(gained, spent), periods)), exact(1)), 7) };
}

/**
 * The first flow from which the balance stays at 0 or above, and the time at which it gets there, linear within a
 * period. Null where it does not.
 */
function recoveryOf(
  balances: readonly Exact[],
  amounts: readonly Exact[],
  flows: readonly Flow[] | undefined,
) {
  const noise = exact(-NOISE);
  const index = balances.findLastIndex((balance) => compare(balance, noise) < 0) + 1;
  if (index === balances.length) return { index: null, time: null };
  if (index === 0 || !flows) return { index, time: 0 };
  const owed = minus(zero, balances[index - 1] as Exact);
  const before = exact(flows[index - 1]?.time as number);
  return { index, time: toFigure(plus(before, over(owed, amounts[index] as Exact)), 2) };
}

const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => plus(sum, value), exact(0));

function runningSums(values: readonly Exact[]): readonly Exact[] {
  let sum = exact(0);
  return values.map((value) => (sum = plus(sum, value)));
}
