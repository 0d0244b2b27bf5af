import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { above, avisos, explicar, integer, inUnit, num, pure, withExample } from '../../kit/fields/index.ts';
import { percentage, periods, reais } from '../../kit/units.ts';
import {
  amount,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  recordGiven,
  root,
  roundTo,
  step,
  times,
  toFigure,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { flow } from './_fields.ts';
import { centsOf, LARGEST_RESULT, sizeOf } from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { merged, ratesOf } from './_roots.ts';
import { compare } from '../../lib/numbers/rational.ts';

const LONGEST = 12_000;
/** Above this rate and this term, a rate without a period may be a yearly one. */
const HIGH_RATE = 3;
const MANY_PERIODS = 24;
/** A term nearer to a whole number than this is whole. */
const NOISE = 1e-9;

const unknowns = ['prazo', 'taxa', 'valorPresente', 'prestacao', 'valorFuturo'] as const;
const amounts = ['valorPresente', 'prestacao', 'valorFuturo'] as const;
const warnings = ['mais-de-uma-taxa', 'taxa-por-periodo'] as const;

const input = v.object({
  calcular: v.picklist(unknowns),
  prazo: withExample(12, inUnit(periods, v.optional(above(0, LONGEST)))),
  taxa: withExample(1, inUnit(percentage, v.optional(above(-99, 100_000)))),
  valorPresente: v.optional(flow),
  prestacao: v.optional(flow),
  valorFuturo: v.optional(flow),
  momento: v.optional(v.picklist(['fim', 'inicio']), 'fim'),
  periodosPorAno: v.optional(inUnit(pure, integer(1, 366))),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The five keys of a financial calculator: four of term, rate, present value, payment and future value give the other. */
export const valorTempo = defineCalculator({
  method: 'POST',
  path: '/calculadoras/valor-tempo',
  category: 'financeiro',
  name: 'Valor do dinheiro no tempo',
  input,
  output: v.object({
    calcular: v.picklist(unknowns),
    resultado: num(pure),
    prazo: num(periods),
    taxa: num(percentage),
    valorPresente: num(reais),
    prestacao: num(reais),
    valorFuturo: num(reais),
    prazoInteiro: v.optional(num(periods)),
    ultimaPrestacao: v.optional(v.nullable(num(reais))),
    ultimaPrestacaoMaior: v.optional(num(reais)),
    taxas: v.optional(v.array(num(percentage))),
    taxaAnualNominal: v.optional(num(percentage)),
    taxaAnualEfetiva: v.optional(num(percentage)),
    avisos,
  }),
  warnings,
  result: 'resultado',
  examples: [
    { input: { calcular: 'prazo', taxa: 1.2, valorPresente: 15_000, prestacao: -900, periodosPorAno: 12 } },
    { input: { calcular: 'prestacao', prazo: 48, taxa: 0.77, valorPresente: 8000 } },
  ],
  impossible: { calcular: 'prazo', taxa: 2, valorPresente: 10_000, prestacao: -200 },
  requires: ({ calcular, prazo, taxa }) => [
    ...(prazo === undefined && calcular !== undefined && calcular !== 'prazo' ? ['prazo'] : []),
    ...(taxa === undefined && calcular !== undefined && calcular !== 'taxa' ? ['taxa'] : []),
  ],
  run(call, { sent }) {
    const { calcular, periodosPorAno } = call;
    if (call[calcular] !== undefined && calcular in sent) {
      throw badParameter(calcular, {
        pt: 'é o que se calcula: envie só os outros',
        en: 'is what is computed: send the others alone',
      });
    }
    if (calcular === 'taxa' && !Number.isInteger(call.prazo)) {
      throw badParameter('prazo', {
        pt: 'deve ser inteiro para calcular a taxa',
        en: 'must be a whole number to compute the rate',
      });
    }
    const found = SOLVERS[calcular](call);
    const { rate, shown, more = {}, isDouble = false } = found;
    const given = (name: 'prazo' | 'taxa' | (typeof amounts)[number]) =>
      name === calcular ? shown() : recordGiven(call[name] ?? 0, name);
    const isOfUnknownPeriod =
      periodosPorAno === undefined && (call.taxa ?? 0) > HIGH_RATE && (call.prazo ?? 0) > MANY_PERIODS;
    return {
      calcular,
      resultado: shown(),
      prazo: given('prazo'),
      taxa: given('taxa'),
      valorPresente: given('valorPresente'),
      prestacao: given('prestacao'),
      valorFuturo: given('valorFuturo'),
      ...more,
      ...(periodosPorAno !== undefined && {
        taxaAnualNominal: toPercentage(times(rate, exact(periodosPorAno, 'periodosPorAno')), 7),
        taxaAnualEfetiva: toPercentage(growth(rate, exact(periodosPorAno)), 7),
      }),
      avisos: warnings.filter((code) => (code === 'mais-de-uma-taxa' ? isDouble : isOfUnknownPeriod)),
    };
  },
});

interface Solution {
  /** Per period, as a fraction. */
  readonly rate: Exact;
  /** Gives the unknown as the answer has it. */
  readonly shown: () => number;
  readonly more?: object;
  readonly isDouble?: boolean;
}

const SOLVERS: Readonly<Record<(typeof unknowns)[number], (call: Input) => Solution>> = {
  valorPresente: (call) => {
    const { rate, discount, series, payment, future } = equationOf(call);
    return moneyOf(rate, negative(plus(times(payment, series), times(future, discount))));
  },
  prestacao: (call) => {
    const { rate, discount, series, present, future } = equationOf(call);
    return moneyOf(rate, negative(over(plus(present, times(future, discount)), series)));
  },
  valorFuturo: (call) => {
    const { rate, discount, series, present, payment } = equationOf(call);
    if (discount.numerator === 0n) throw noSolution();
    return moneyOf(rate, negative(over(plus(present, times(payment, series)), discount)));
  },
  prazo: termOf,
  taxa: rateOf,
};

const one = exact(1);
const negative = (value: Exact): Exact => minus(exact(0), value);

function noSolution() {
  return invalidValue('calcular', {
    pt: 'não tem solução com estes valores',
    en: 'has no solution with these values',
  });
}

/** An amount that solves the equation; 422 when it is more than an answer shows. */
function moneyOf(rate: Exact, value: Exact): Solution {
  if (compare(sizeOf(value), amount(LARGEST_RESULT)) > 0) throw noSolution();
  return { rate, shown: () => toMoney(value) };
}

const valuesOf = (call: Input) => ({
  present: amount(call.valorPresente ?? 0, 'valorPresente'),
  payment: amount(call.prestacao ?? 0, 'prestacao'),
  future: amount(call.valorFuturo ?? 0, 'valorFuturo'),
});

/** The amounts, the factor that discounts the last of them, and what a payment of 1 a period is worth. */
function equationOf(call: Input) {
  const rate = toFraction(call.taxa as number, 'taxa');
  return { rate, ...valuesOf(call), ...factorsAt(rate, exact(call.prazo as number, 'prazo'), call.momento) };
}

/** (1 + i)^−n, and (1 + i·S)·(1 − (1 + i)^−n)/i, which is n where the rate is 0 or too small to be seen in the first. */
function factorsAt(rate: Exact, term: Exact, moment: Input['momento']) {
  if (rate.numerator === 0n) return { discount: one, series: term };
  const discount = power(plus(one, rate), negative(term));
  const interest = minus(one, discount);
  const series = interest.numerator === 0n ? term : over(interest, rate);
  return { discount, series: moment === 'inicio' ? times(plus(one, rate), series) : series };
}

/** The payment that closes the account at the end of a period, after so many whole payments: FV stands there too. */
function closingPayment(call: Input, rate: Exact, whole: number): Exact {
  const { present, payment, future } = valuesOf(call);
  const factor = trim(power(plus(one, rate), exact(whole)));
  // The sum to which the payments before grow, at the moment of the one that closes.
  const paid =
    rate.numerator === 0n
      ? times(payment, exact(whole - 1))
      : over(times(payment, minus(factor, plus(one, rate))), rate);
  if (call.momento === 'fim') return negative(plus(plus(times(present, factor), paid), future));
  const growthOfOne = plus(one, rate);
  return over(negative(plus(plus(times(present, factor), times(paid, growthOfOne)), future)), growthOfOne);
}

/** The term: (1 + i)^n = (P − i·FV)/(P + i·PV) with P = PMT·(1 + i·S). */
function termOf(call: Input): Solution {
  const rate = toFraction(call.taxa as number, 'taxa');
  const { present, payment, future } = valuesOf(call);
  const term = rate.numerator === 0n ? levelTerm(present, payment, future) : growingTerm(call, rate);
  if (!(term > 0) || term > LONGEST) throw noSolution();
  const nearest = Math.round(term);
  const isWhole = Math.abs(term - nearest) < NOISE;
  const prazoInteiro = Math.max(1, isWhole ? nearest : Math.ceil(term));
  const found = root(isWhole ? nearest : term, 'prazo', (found) => {
    const { discount, series } = factorsAt(rate, found, call.momento);
    const [sum, size] = [
      plus(plus(present, times(payment, series)), times(future, discount)),
      plus(plus(sizeOf(present), times(sizeOf(payment), sizeOf(series))), times(sizeOf(future), discount)),
    ];
    return step(
      roundTo(over(sum, size), 8),
      'raiz',
      'O que o prazo encontrado deixa da equação',
      'What the term that was found leaves of the equation',
    );
  });
  const hasPayment = payment.numerator !== 0n;
  const closing = (whole: number) =>
    isWhole ? toMoney(payment) : toMoney(closingPayment(call, rate, whole));
  return {
    rate,
    shown: () => toFigure(found, 6),
    more: {
      prazoInteiro,
      ultimaPrestacao: hasPayment ? closing(prazoInteiro) : null,
      ...(hasPayment &&
        prazoInteiro > 1 && { ultimaPrestacaoMaior: closing(isWhole ? prazoInteiro : prazoInteiro - 1) }),
    },
  };
}

const toDouble = ({ numerator, denominator }: Exact): number =>
  Number((numerator * 10n ** 30n) / denominator) / 1e30;

function levelTerm(present: Exact, payment: Exact, future: Exact): number {
  if (payment.numerator === 0n) throw noSolution();
  return toDouble(negative(over(plus(present, future), payment)));
}

function growingTerm(call: Input, rate: Exact): number {
  const { present, payment, future } = valuesOf(call);
  const due = call.momento === 'inicio' ? times(payment, plus(one, rate)) : payment;
  const [top, bottom] = [minus(due, times(rate, future)), plus(due, times(rate, present))];
  if (top.numerator === 0n || bottom.numerator === 0n) throw noSolution();
  const ratio = over(top, bottom);
  if (!isPositive(ratio)) throw noSolution();
  return logarithm(ratio) / logarithm(plus(one, rate));
}

/** The natural logarithm, right where the value is next to 1. */
function logarithm(value: Exact): number {
  const rest = toDouble(minus(value, one));
  return Math.abs(rest) < 1 ? Math.log1p(rest) : Math.log(toDouble(value));
}

/** The rate: that nearest to 0 where there are two. */
function rateOf(call: Input): Solution {
  const term = call.prazo as number;
  const { present, payment, future } = valuesOf(call);
  const start = call.momento === 'inicio' ? 0 : 1;
  const terms = merged([
    { time: 0, cents: centsOf(present) },
    ...Array.from({ length: term }, (_, k) => ({ time: k + start, cents: centsOf(payment) })),
    { time: term, cents: centsOf(future) },
  ]);
  const found = ratesOf(terms, 1);
  if (found.length === 0) throw noSolution();
  const proven = found.map((value) =>
    root(value, 'taxa', (rate) => {
      const { discount, series } = factorsAt(rate, exact(term, 'prazo'), call.momento);
      const [sum, size] = [
        plus(plus(present, times(payment, series)), times(future, discount)),
        plus(plus(sizeOf(present), times(sizeOf(payment), series)), times(sizeOf(future), discount)),
      ];
      return step(
        roundTo(over(sum, size), 8),
        'raiz',
        'O que a taxa encontrada deixa da equação',
        'What the rate that was found leaves of the equation',
      );
    }),
  );
  const nearest = proven.toSorted((a, b) => compare(sizeOf(a), sizeOf(b)))[0] as Exact;
  return {
    rate: nearest,
    shown: () => toPercentage(nearest, 7),
    ...(found.length > 1 && { more: { taxas: proven.map((rate) => toPercentage(rate, 7)) }, isDouble: true }),
  };
}
