/** The rule of a loan in its systems. */
import type * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Context } from '../../kit/tool.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  percentOf,
  plus,
  roundTo,
  times,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import { type comparisonLine, type Input, type system, systems } from './_financing-fields.ts';
import { toPercentage } from './_interest.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { correctionsOf, dayCounter, extrasOf, growthByDays, negative, requireDates } from './_loan-dates.ts';
import { centsOf, provenRate } from './_flows.ts';
import { monthlyRate, monthsOf } from './_rates.ts';
import { merged, ratesOf } from './_roots.ts';
import { settle } from './_settlement.ts';

/** The greatest monthly rate, as a fraction. */
const HIGHEST_RATE = 10;

export interface Terms extends Loan {
  readonly grace: number;
  /** The part of the loan that the borrower gets to use. */
  readonly received: Exact;
  readonly downPayment: Exact;
  /** Paid once. */
  readonly initialFees: Exact;
  readonly insurance: Exact;
  readonly building?: Exact;
  /** Fee per month. */
  readonly fee: Exact;
  /** Date of each payment, when the first one was sent. */
  readonly dates?: readonly string[];
  readonly growthBetween?: (from: string, to: string) => Exact;
  readonly isMoved: boolean;
  /** True if an extra payment found no debt in any system that was computed. */
  readonly hasNoEffect: () => boolean;
}

/** The months in which a loan is paid off, and those before. */
export function monthsAsked(input: Input) {
  return { instalments: monthsOf(input, 50), grace: input.carencia };
}

/** The loan that was asked for; 422 when nothing is left to finance or to receive. */
export function termsOf(input: Input, context: Context): Terms {
  const downPayment = amount(input.entrada, 'entrada');
  const needed = minus(amount(input.valor, 'valor'), downPayment);
  if (!isPositive(needed)) {
    throw invalidValue('entrada', { pt: 'deve ser menor que valor', en: 'must be less than valor' });
  }
  const initialFees = amount(input.tarifasIniciais, 'tarifasIniciais');
  const received = input.financiarTarifas ? needed : minus(needed, initialFees);
  if (!isPositive(received)) {
    throw invalidValue('tarifasIniciais', {
      pt: 'devem ser menores que o valor financiado',
      en: 'must be less than the amount financed',
    });
  }
  requireDates(input);
  const { dataPrimeiraParcela, dataContrato, contagemDias, seguroImovelPercentual } = input;
  const { instalments, grace } = monthsAsked(input);
  const months = instalments + grace;
  const principal = input.financiarTarifas ? plus(needed, initialFees) : needed;
  const dates = dataPrimeiraParcela === undefined ? undefined : dueDates(dataPrimeiraParcela, months);
  const counter = contagemDias === 'meses' ? undefined : dayCounter(contagemDias, context);
  const starts = [dataContrato as string, ...(dates ?? [])];
  const lengths = counter && dates?.map((due, k) => counter.between(starts[k] as string, due));
  const rate =
    input.prestacao === undefined
      ? monthlyRate({ ...input, taxa: input.taxa as number })
      : impliedRate(
          input,
          principal,
          lengths,
          counter ? Number(counter.month.numerator) / Number(counter.month.denominator) : 1,
        );
  const growths = counter && growthByDays(rate, counter.month);
  const extra = input.amortizacoesExtras && extrasOf(input.amortizacoesExtras, months, dates, dataContrato);
  const corrections = correctionsOf(input.correcaoMensal, months);
  return {
    principal,
    received,
    downPayment,
    initialFees,
    insurance: amount(input.seguroMensal, 'seguroMensal'),
    fee: amount(input.tarifaMensal, 'tarifaMensal'),
    rate,
    instalments,
    grace,
    capitalize: input.tipoCarencia === 'capitalizar',
    ...(seguroImovelPercentual > 0 && {
      building: roundTo(
        percentOf(
          amount(input.valorImovel ?? input.valor, 'valorImovel'),
          seguroImovelPercentual,
          'seguroImovelPercentual',
        ),
      ),
    }),
    ...(dates && { dates }),
    ...(counter &&
      growths &&
      lengths && {
        rates: lengths.map((days) => growths(days)),
        growthBetween: (from: string, to: string) => growths(counter.between(from, to)),
      }),
    ...(extra && { extras: extra.extras }),
    ...(corrections && { corrections }),
    isMoved: extra?.isMoved ?? false,
    hasNoEffect: extra?.hasNoEffect ?? (() => false),
  };
}

/**
 * The monthly rate at which the instalment of Price, not rounded, is the one that was sent: the loan, or what grace has
 * made of it, is worth all of them. 422 on `prestacao` where they pay less than the loan, or more than 1000 % a month.
 */
function impliedRate(
  input: Input,
  principal: Exact,
  lengths: readonly number[] | undefined,
  unit: number,
): Exact {
  const { instalments, grace } = monthsAsked(input);
  const instalment = amount(input.prestacao as number, 'prestacao');
  const surplus = minus(times(instalment, exact(instalments)), principal);
  if (surplus.numerator === 0n) return exact(0);
  let time = 0;
  const times_ = Array.from({ length: grace + instalments }, (_, k) => (time += lengths?.[k] ?? 1));
  // In a grace whose interest is paid the debt stays as it was.
  const start = input.tipoCarencia === 'capitalizar' || grace === 0 ? 0 : (times_[grace - 1] as number);
  const flows = [
    { amount: negative(principal), time: 0 },
    ...times_.slice(grace).map((time) => ({ amount: instalment, time: time - start })),
  ];
  const [found] = isPositive(surplus)
    ? ratesOf(merged(flows.map(({ amount, time }) => ({ time, cents: centsOf(amount) }))), unit, HIGHEST_RATE)
    : [];
  if (found === undefined) {
    throw invalidValue('prestacao', {
      pt: 'não paga o valor financiado, ou leva a mais de 1000 % ao mês',
      en: 'does not pay the amount financed, or leads to more than 1000% a month',
    });
  }
  return provenRate(found, flows, unit);
}

/** The systems that a call asks for. */
export const systemsOf = ({ sistema }: Pick<Input, 'sistema'>): readonly System[] =>
  sistema === 'todos' ? systems : sistema === 'ambos' ? ['price', 'sac'] : [sistema];

/** Computes the payments of the loan in a system. */
export function paidFor(system: System, terms: Terms, input: Input): Payments {
  const { insurance, fee, building } = terms;
  return paymentsOf(system, terms, { insurance, insurancePercent: input.seguroPercentual, fee, building });
}

/** Makes the answer about these payments. */
export function answerOf(
  name: System,
  paid: Payments,
  terms: Terms,
  input: Input,
): v.InferOutput<typeof system> {
  const { payments, interest, insurance, total } = paid;
  const { dates, initialFees, fee, extras, corrections, grace, instalments } = terms;
  const { rendaMensal, detalhar, financiarTarifas, dataContrato, quitacao } = input;
  // Two whole literals: a spread that is there only at times would take most of the time of a long schedule.
  const rowWithNumber = (payment: Payment, k: number) =>
    dates
      ? { numero: k + 1, vencimento: dates[k] as string, ...rowOf(payment, fee) }
      : { numero: k + 1, ...rowOf(payment, fee) };
  const monthlyFees = times(fee, exact(payments.length));
  const days =
    dates && dataContrato !== undefined ? dates.map((due) => daysBetween(dataContrato, due)) : undefined;
  const cost = totalEffectiveCost(terms.received, paid, days);
  const [first, last] = [payments[0], payments.at(-1)] as [Payment, Payment];
  const spent = plus(terms.downPayment, total);
  const without = extras && paidFor(name, { ...terms, extras: new Map() }, input);
  return {
    primeiraParcela: toMoney(first.total),
    ultimaParcela: toMoney(last.total),
    totalJuros: toMoney(interest),
    totalSeguros: toMoney(insurance),
    totalTarifas: toMoney(plus(monthlyFees, initialFees)),
    totalPago: toMoney(total),
    custoTotal: toMoney(financiarTarifas ? spent : plus(spent, initialFees)),
    cetMensal: toPercentage(cost.monthly, 4),
    cetAnual: toPercentage(cost.yearly, 2),
    ...(corrections && { totalCorrecao: toMoney(paid.corrections) }),
    ...(without && {
      totalAmortizacoesExtras: toMoney(paid.extras),
      prazoFinal: payments.length,
      parcelasAMenos: grace + instalments - payments.length,
      economiaJuros: toMoney(minus(without.interest, interest)),
    }),
    ...(rendaMensal !== undefined && {
      comprometimentoRenda: toPercent(largestOf(payments), amount(rendaMensal, 'rendaMensal')),
    }),
    ...(quitacao && { quitacao: settle(paid, quitacao, { ...terms, dataContrato }) }),
    ...(detalhar && { parcelas: payments.map(rowWithNumber) }),
  };
}

function largestOf(payments: readonly Payment[]): Exact {
  return payments
    .map(({ total }) => total)
    .reduce((largest, total) => (compare(largest, total) < 0 ? total : largest));
}

function rowOf(payment: Payment, fee: Exact) {
  const { correction, extra } = payment;
  const paid = {
    prestacao: toMoney(payment.instalment),
    amortizacao: toMoney(payment.amortization),
    juros: toMoney(payment.interest),
    seguro: toMoney(payment.insurance),
    tarifa: toMoney(fee),
    total: toMoney(payment.total),
  };
  const saldoDevedor = toMoney(payment.balance);
  if (!correction && !extra) return { ...paid, saldoDevedor };
  return {
    ...(correction && { correcao: toMoney(correction) }),
    ...paid,
    ...(extra && { amortizacaoExtra: toMoney(extra) }),
    saldoDevedor,
  };
}

type Paid = ReadonlyMap<System, Payments>;

/** The cheapest of the systems, and SAC beside Price. */
export function compareSystems(paid: Paid) {
  const totals = [...paid].toSorted(([, a], [, b]) => compare(a.total, b.total));
  const [[least, cheapest], [, next]] = totals as [[System, Payments], [System, Payments]];
  const [, dearest] = totals.at(-1) as [System, Payments];
  const [sac, price] = [paid.get('sac'), paid.get('price')].map((one) => one?.payments[0]?.total) as [
    Exact,
    Exact,
  ];
  return {
    menorCusto: compare(cheapest.total, next.total) === 0 ? ('igual' as const) : least,
    diferencaTotal: toMoney(minus(dearest.total, cheapest.total)),
    diferencaPrimeiraParcela: toMoney(minus(sac, price)),
  };
}

type Line = v.InferOutput<typeof comparisonLine>;

/** The systems side by side, and the month from which an instalment of SAC is below that of Price. */
export function comparativeOf(
  paid: Paid,
  answers: Readonly<Partial<Record<System, v.InferOutput<typeof system>>>>,
) {
  const [sac, price] = [paid.get('sac'), paid.get('price')];
  const crossing =
    sac && price
      ? sac.payments.findIndex((payment, k) => {
          const other = price.payments[k];
          return other !== undefined && compare(payment.total, other.total) < 0;
        })
      : -1;
  const lineOf = (indicador: Line['indicador']): Line => ({
    indicador,
    ...Object.fromEntries(
      [...paid].map(([name, { payments }]) => [
        name,
        indicador === 'parcelas' ? payments.length : answers[name]?.[indicador],
      ]),
    ),
  });
  return {
    mesCruzamento: crossing === -1 ? null : crossing + 1,
    linhas: (
      ['primeiraParcela', 'ultimaParcela', 'totalJuros', 'totalPago', 'cetAnual', 'parcelas'] as const
    ).map(lineOf),
  };
}
