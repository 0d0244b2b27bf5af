/** The fields and the rule of a loan in both systems, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, date, describe, explicar, flag, integer, inUnit } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import type { Arithmetic } from './_arithmetic.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { monthsOf, rateFields, roundedRate, termFields } from './_rates.ts';

const row = v.object({
  numero: describe(
    v.number(),
    {
      pt: 'Número da parcela, contados os meses de carência',
      en: 'Number of the instalment, months of grace included',
    },
    null,
  ),
  vencimento: describe(v.optional(v.string()), {
    pt: 'Vencimento (AAAA-MM-DD); só com dataPrimeiraParcela',
    en: 'Due date (YYYY-MM-DD); only with dataPrimeiraParcela',
  }),
  prestacao: describe(v.number(), { pt: 'Amortização mais juros', en: 'Principal plus interest' }, reais),
  amortizacao: describe(
    v.number(),
    {
      pt: 'O que a parcela abate da dívida; negativo quando os juros da carência se somam a ela',
      en: 'What the instalment takes off the debt; negative when interest of the grace period joins it',
    },
    reais,
  ),
  juros: describe(
    v.number(),
    { pt: 'Juros do mês sobre o saldo devedor', en: 'Interest of the month on the balance owed' },
    reais,
  ),
  seguro: describe(
    v.number(),
    {
      pt: 'Seguro do mês, o fixo mais o que incide sobre o saldo',
      en: 'Insurance of the month, the fixed one plus that on the balance',
    },
    reais,
  ),
  tarifa: describe(v.number(), { pt: 'Tarifa do mês', en: 'Fee of the month' }, reais),
  total: describe(
    v.number(),
    {
      pt: 'O que se paga no mês: prestação, seguro e tarifa',
      en: 'What is paid in the month: principal, interest, insurance and fee',
    },
    reais,
  ),
  saldoDevedor: describe(
    v.number(),
    { pt: 'Saldo devedor depois do pagamento', en: 'Balance owed after the payment' },
    reais,
  ),
});

/** What is answered of a system. */
export const system = v.object({
  primeiraParcela: describe(
    v.number(),
    { pt: 'Total da primeira parcela', en: 'Total of the first instalment' },
    reais,
  ),
  ultimaParcela: describe(
    v.number(),
    { pt: 'Total da última parcela', en: 'Total of the last instalment' },
    reais,
  ),
  totalJuros: describe(v.number(), { pt: 'Soma dos juros', en: 'Sum of the interest' }, reais),
  totalSeguros: describe(v.number(), { pt: 'Soma dos seguros', en: 'Sum of the insurance' }, reais),
  totalTarifas: describe(
    v.number(),
    { pt: 'Tarifas mensais mais as iniciais', en: 'Monthly fees plus the initial ones' },
    reais,
  ),
  totalPago: describe(v.number(), { pt: 'Soma das parcelas', en: 'Sum of the instalments' }, reais),
  custoTotal: describe(
    v.number(),
    {
      pt: 'Tudo o que se paga: entrada, parcelas e as tarifas iniciais pagas à vista',
      en: 'All that is paid: down payment, instalments and initial fees paid at once',
    },
    reais,
  ),
  cetMensal: describe(
    v.number(),
    { pt: 'Custo efetivo total (CET) ao mês', en: 'Total effective cost (CET) per month' },
    percentage,
  ),
  cetAnual: describe(
    v.number(),
    { pt: 'Custo efetivo total (CET) ao ano', en: 'Total effective cost (CET) per year' },
    percentage,
  ),
  comprometimentoRenda: describe(
    v.optional(v.number()),
    {
      pt: 'Maior parcela sobre a renda mensal; só com rendaMensal',
      en: 'Largest instalment on the monthly income; only with rendaMensal',
    },
    percentage,
  ),
  parcelas: describe(v.optional(v.array(row)), {
    pt: 'Todas as parcelas; ausente com detalhar false',
    en: 'All instalments; absent with detalhar false',
  }),
});

export const input = v.object({
  valor: describe(positiveAmount, {
    pt: 'Preço do bem, ou o valor do empréstimo',
    en: 'Price of the good, or the amount of the loan',
  }),
  entrada: describe(optionalAmount, {
    pt: 'Parte do preço paga à vista',
    en: 'Part of the price that is paid at once',
  }),
  ...rateFields,
  ...termFields(600),
  sistema: describe(v.optional(v.picklist(['ambos', 'price', 'sac']), 'ambos'), {
    pt: 'Prestações iguais (price), amortizações iguais (sac) ou os dois, comparados',
    en: 'Equal instalments (price), equal repayments of principal (sac), or both, compared',
  }),
  carencia: describe(inUnit(months, v.optional(integer(0, 60), 0)), {
    pt: 'Carência antes da primeira amortização, somada ao prazo',
    en: 'Grace period before the first repayment of principal, added to the term',
  }),
  tipoCarencia: describe(v.optional(v.picklist(['pagar-juros', 'capitalizar']), 'pagar-juros'), {
    pt: 'Se os juros da carência são pagos a cada mês ou somados à dívida',
    en: 'Whether interest of the grace period is paid each month or added to the debt',
  }),
  seguroMensal: describe(optionalAmount, {
    pt: 'Seguro de valor fixo por mês',
    en: 'Insurance of a fixed amount per month',
  }),
  seguroPercentual: describe(inUnit(percentage, v.optional(between(0, 10), 0)), {
    pt: 'Seguro por mês, sobre o saldo devedor antes do pagamento',
    en: 'Insurance per month, on the balance owed before the payment',
  }),
  tarifaMensal: describe(optionalAmount, {
    pt: 'Tarifa cobrada em cada parcela',
    en: 'Fee charged with each instalment',
  }),
  tarifasIniciais: describe(optionalAmount, {
    pt: 'Tarifas e IOF cobrados uma vez, na contratação',
    en: 'Fees and IOF charged once, when the contract is signed',
  }),
  financiarTarifas: describe(flag(false), {
    pt: 'Se as tarifas iniciais entram na dívida, em vez de pagas à vista',
    en: 'Whether the initial fees join the debt, instead of being paid at once',
  }),
  rendaMensal: describe(v.optional(positiveAmount), {
    pt: 'Renda mensal: acrescenta comprometimentoRenda',
    en: 'Monthly income: adds comprometimentoRenda',
  }),
  dataPrimeiraParcela: describe(v.optional(date), {
    pt: 'Vencimento da primeira parcela: acrescenta o de cada uma, no mesmo dia do mês ou, onde ele falta, no último',
    en: 'Due date of the first instalment: adds that of each one, on the same day of the month or, where it is missing, the last',
  }),
  detalhar: describe(flag(true), {
    pt: 'Se a resposta traz todas as parcelas',
    en: 'Whether the answer has all instalments',
  }),
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
