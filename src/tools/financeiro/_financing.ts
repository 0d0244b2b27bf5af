/** The fields and the rule of a loan in both systems, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors.ts';
import { between, date, flag, integer, inUnit, num, pure } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { explicar } from './_explicar.ts';
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import type { Arithmetic } from './_arithmetic.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { monthsOf, rateFields, roundedRate, termFields } from './_rates.ts';

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

/** What is answered of a system. */
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

export interface Terms<N> extends Loan<N> {
  /** What the borrower gets to use of it. */
  readonly received: N;
  readonly downPayment: N;
  /** Paid once. */
  readonly initialFees: N;
  readonly insurance: N;
  /** Per month. */
  readonly fee: N;
  /** Of each payment, when the first one was sent. */
  readonly dates?: readonly string[];
}

/** The months in which a loan is paid off, and those before. */
export function monthsAsked(input: Input) {
  return { instalments: monthsOf(input, 50), grace: input.carencia };
}

/** The loan that was asked for; 422 when nothing is left to finance or to receive. */
export function termsOf<N>(a: Arithmetic<N>, input: Input): Terms<N> {
  const downPayment = a.amount(input.entrada, 'entrada');
  const needed = a.minus(a.amount(input.valor, 'valor'), downPayment);
  if (!a.isBelow(a.of(0), needed)) {
    throw invalidValue('entrada', { pt: 'deve ser menor que valor', en: 'must be less than valor' });
  }
  const initialFees = a.amount(input.tarifasIniciais, 'tarifasIniciais');
  const received = input.financiarTarifas ? needed : a.minus(needed, initialFees);
  if (!a.isBelow(a.of(0), received)) {
    throw invalidValue('tarifasIniciais', {
      pt: 'devem ser menores que o valor financiado',
      en: 'must be less than the amount financed',
    });
  }
  const { dataPrimeiraParcela } = input;
  const { instalments, grace } = monthsAsked(input);
  return {
    principal: input.financiarTarifas ? a.plus(needed, initialFees) : needed,
    received,
    downPayment,
    initialFees,
    insurance: a.amount(input.seguroMensal, 'seguroMensal'),
    fee: a.amount(input.tarifaMensal, 'tarifaMensal'),
    rate: roundedRate(a, input),
    instalments,
    grace,
    capitalize: input.tipoCarencia === 'capitalizar',
    ...(dataPrimeiraParcela !== undefined && {
      dates: dueDates(dataPrimeiraParcela, grace + instalments),
    }),
  };
}

/** What is paid for the loan in a system. */
export function paidFor<N>(a: Arithmetic<N>, system: System, terms: Terms<N>, input: Input): Payments<N> {
  const { insurance, fee } = terms;
  return paymentsOf(a, system, terms, { insurance, insurancePercent: input.seguroPercentual, fee });
}

/** The same as it is answered. */
export function answerOf<N>(
  a: Arithmetic<N>,
  paid: Payments<N>,
  terms: Terms<N>,
  input: Input,
): v.InferOutput<typeof system> {
  const { payments, interest, insurance, total } = paid;
  const { dates, initialFees, fee } = terms;
  const { rendaMensal, detalhar, financiarTarifas } = input;
  // Two whole literals: a spread that is there only at times would take most of the time of a long schedule.
  const numbered = (payment: Payment<N>, k: number) =>
    dates
      ? { numero: k + 1, vencimento: dates[k] as string, ...rowOf(a, payment, fee) }
      : { numero: k + 1, ...rowOf(a, payment, fee) };
  const monthlyFees = a.times(fee, a.of(payments.length));
  const cost = totalEffectiveCost(a, terms.received, paid);
  const [first, last] = [payments[0], payments.at(-1)] as [Payment<N>, Payment<N>];
  const spent = a.plus(terms.downPayment, total);
  return {
    primeiraParcela: a.toMoney(first.total),
    ultimaParcela: a.toMoney(last.total),
    totalJuros: a.toMoney(interest),
    totalSeguros: a.toMoney(insurance),
    totalTarifas: a.toMoney(a.plus(monthlyFees, initialFees)),
    totalPago: a.toMoney(total),
    custoTotal: a.toMoney(financiarTarifas ? spent : a.plus(spent, initialFees)),
    cetMensal: a.toDecimal(a.times(cost.monthly, a.of(100)), 4),
    cetAnual: a.toDecimal(a.times(cost.yearly, a.of(100)), 2),
    ...(rendaMensal !== undefined && {
      comprometimentoRenda: a.toPercent(largestOf(a, payments), a.amount(rendaMensal, 'rendaMensal')),
    }),
    ...(detalhar && { parcelas: payments.map(numbered) }),
  };
}

function largestOf<N>(a: Arithmetic<N>, payments: readonly Payment<N>[]): N {
  return payments
    .map(({ total }) => total)
    .reduce((largest, total) => (a.isBelow(largest, total) ? total : largest));
}

function rowOf<N>(a: Arithmetic<N>, payment: Payment<N>, fee: N) {
  return {
    prestacao: a.toMoney(payment.instalment),
    amortizacao: a.toMoney(payment.amortization),
    juros: a.toMoney(payment.interest),
    seguro: a.toMoney(payment.insurance),
    tarifa: a.toMoney(fee),
    total: a.toMoney(payment.total),
    saldoDevedor: a.toMoney(payment.balance),
  };
}

/** SAC beside Price. */
export function compareSystems<N>(a: Arithmetic<N>, sac: Payments<N>, price: Payments<N>) {
  const [isLess, isMore] = [a.isBelow(sac.total, price.total), a.isBelow(price.total, sac.total)];
  const [firstOfSac, firstOfPrice] = [sac, price].map(({ payments }) => payments[0]?.total) as [N, N];
  return {
    menorCusto: isLess ? 'sac' : isMore ? 'price' : 'igual',
    diferencaTotal: a.toMoney(isLess ? a.minus(price.total, sac.total) : a.minus(sac.total, price.total)),
    diferencaPrimeiraParcela: a.toMoney(a.minus(firstOfSac, firstOfPrice)),
  } as const;
}
