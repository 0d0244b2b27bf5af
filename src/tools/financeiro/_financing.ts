/** The fields and the rule of a loan in both systems. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, date, flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  plus,
  times,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { explicar } from './_explicar.ts';
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import { toPercentage } from './_interest.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

const row = v.object({
  numero: num(pure),
  vencimento: v.optional(v.string()),
  prestacao: num(reais),
  amortizacao: num(reais),
  juros: num(reais),
  seguro: num(reais),
  tarifa: num(reais),
  total: num(reais),
  saldoDevedor: num(reais),
});

/** Figures of one system in the answer. */
export const system = v.object({
  primeiraParcela: num(reais),
  ultimaParcela: num(reais),
  totalJuros: num(reais),
  totalSeguros: num(reais),
  totalTarifas: num(reais),
  totalPago: num(reais),
  custoTotal: num(reais),
  cetMensal: num(percentage),
  cetAnual: num(percentage),
  comprometimentoRenda: v.optional(num(percentage)),
  parcelas: v.optional(v.array(row)),
});

export const input = v.object({
  valor: positiveAmount,
  entrada: optionalAmount,
  ...rateFields,
  ...termFields(600),
  sistema: v.optional(v.picklist(['ambos', 'price', 'sac']), 'ambos'),
  carencia: inUnit(months, v.optional(integer(0, 60), 0)),
  tipoCarencia: v.optional(v.picklist(['pagar-juros', 'capitalizar']), 'pagar-juros'),
  seguroMensal: optionalAmount,
  seguroPercentual: inUnit(percentage, v.optional(between(0, 10), 0)),
  tarifaMensal: optionalAmount,
  tarifasIniciais: optionalAmount,
  financiarTarifas: flag(false),
  rendaMensal: v.optional(positiveAmount),
  dataPrimeiraParcela: v.optional(date),
  detalhar: flag(true),
  explicar,
});

type Input = v.InferOutput<typeof input>;

export interface Terms extends Loan {
  /** The part of the loan that the borrower gets to use. */
  readonly received: Exact;
  readonly downPayment: Exact;
  /** Paid once. */
  readonly initialFees: Exact;
  readonly insurance: Exact;
  /** Fee per month. */
  readonly fee: Exact;
  /** Date of each payment, when the first one was sent. */
  readonly dates?: readonly string[];
}

/** The months in which a loan is paid off, and those before. */
export function monthsAsked(input: Input) {
  return { instalments: monthsOf(input, 50), grace: input.carencia };
}

/** The loan that was asked for; 422 when nothing is left to finance or to receive. */
export function termsOf(input: Input): Terms {
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
  const { dataPrimeiraParcela } = input;
  const { instalments, grace } = monthsAsked(input);
  return {
    principal: input.financiarTarifas ? plus(needed, initialFees) : needed,
    received,
    downPayment,
    initialFees,
    insurance: amount(input.seguroMensal, 'seguroMensal'),
    fee: amount(input.tarifaMensal, 'tarifaMensal'),
    rate: monthlyRate(input),
    instalments,
    grace,
    capitalize: input.tipoCarencia === 'capitalizar',
    ...(dataPrimeiraParcela !== undefined && {
      dates: dueDates(dataPrimeiraParcela, grace + instalments),
    }),
  };
}

/** Computes the payments of the loan in a system. */
export function paidFor(system: System, terms: Terms, input: Input): Payments {
  const { insurance, fee } = terms;
  return paymentsOf(system, terms, { insurance, insurancePercent: input.seguroPercentual, fee });
}

/** Makes the answer about these payments. */
export function answerOf(paid: Payments, terms: Terms, input: Input): v.InferOutput<typeof system> {
  const { payments, interest, insurance, total } = paid;
  const { dates, initialFees, fee } = terms;
  const { rendaMensal, detalhar, financiarTarifas } = input;
  // Two whole literals: a spread that is there only at times would take most of the time of a long schedule.
  const rowWithNumber = (payment: Payment, k: number) =>
    dates
      ? { numero: k + 1, vencimento: dates[k] as string, ...rowOf(payment, fee) }
      : { numero: k + 1, ...rowOf(payment, fee) };
  const monthlyFees = times(fee, exact(payments.length));
  const cost = totalEffectiveCost(terms.received, paid);
  const [first, last] = [payments[0], payments.at(-1)] as [Payment, Payment];
  const spent = plus(terms.downPayment, total);
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
    ...(rendaMensal !== undefined && {
      comprometimentoRenda: toPercent(largestOf(payments), amount(rendaMensal, 'rendaMensal')),
    }),
    ...(detalhar && { parcelas: payments.map(rowWithNumber) }),
  };
}

function largestOf(payments: readonly Payment[]): Exact {
  return payments
    .map(({ total }) => total)
    .reduce((largest, total) => (compare(largest, total) < 0 ? total : largest));
}

function rowOf(payment: Payment, fee: Exact) {
  return {
    prestacao: toMoney(payment.instalment),
    amortizacao: toMoney(payment.amortization),
    juros: toMoney(payment.interest),
    seguro: toMoney(payment.insurance),
    tarifa: toMoney(fee),
    total: toMoney(payment.total),
    saldoDevedor: toMoney(payment.balance),
  };
}

/** SAC beside Price. */
export function compareSystems(sac: Payments, price: Payments) {
  const order = compare(sac.total, price.total);
  const [firstOfSac, firstOfPrice] = [sac, price].map(({ payments }) => payments[0]?.total) as [Exact, Exact];
  return {
    menorCusto: order < 0 ? 'sac' : order > 0 ? 'price' : 'igual',
    diferencaTotal: toMoney(order < 0 ? minus(price.total, sac.total) : minus(sac.total, price.total)),
    diferencaPrimeiraParcela: toMoney(minus(firstOfSac, firstOfPrice)),
  } as const;
}
