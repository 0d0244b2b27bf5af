/** The fields and the rule of a loan in both systems. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, date, describe, explicar, flag, integer, inUnit } from '../../kit/fields/index.ts';
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
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import { toPercentage } from './_interest.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

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

export interface Terms extends Loan {
  /** What the borrower gets to use of it. */
  readonly received: Exact;
  readonly downPayment: Exact;
  /** Paid once. */
  readonly initialFees: Exact;
  readonly insurance: Exact;
  /** Per month. */
  readonly fee: Exact;
  /** Of each payment, when the first one was sent. */
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

/** What is paid for the loan in a system. */
export function paidFor(system: System, terms: Terms, input: Input): Payments {
  const { insurance, fee } = terms;
  return paymentsOf(system, terms, { insurance, insurancePercent: input.seguroPercentual, fee });
}

/** The same as it is answered. */
export function answerOf(paid: Payments, terms: Terms, input: Input): v.InferOutput<typeof system> {
  const { payments, interest, insurance, total } = paid;
  const { dates, initialFees, fee } = terms;
  const { rendaMensal, detalhar, financiarTarifas } = input;
  // Two whole literals: a spread that is there only at times would take most of the time of a long schedule.
  const numbered = (payment: Payment, k: number) =>
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
    ...(detalhar && { parcelas: payments.map(numbered) }),
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
