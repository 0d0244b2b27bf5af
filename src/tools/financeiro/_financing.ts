/** The fields and the rule of a loan in both systems, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors.ts';
import { between, date, describe, flag, integer, inUnit } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import type { Loan, System } from './_amortization.ts';
import { dueDates } from './_due-dates.ts';
import { type Cents, toCents, toReais } from '../../lib/numbers/money.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
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
});

type Input = v.InferOutput<typeof input>;

export interface Terms extends Loan {
  /** What the borrower gets to use of it. */
  readonly received: Cents;
  /** Of each payment, when the first one was sent. */
  readonly dates?: readonly string[];
}

/** The loan that was asked for; 422 when nothing is left to finance or to receive. */
export function termsOf(input: Input): Terms {
  const needed = toCents(input.valor) - toCents(input.entrada);
  if (needed <= 0) {
    throw invalidValue('entrada', { pt: 'deve ser menor que valor', en: 'must be less than valor' });
  }
  const fees = toCents(input.tarifasIniciais);
  const received = input.financiarTarifas ? needed : needed - fees;
  if (received <= 0) {
    throw invalidValue('tarifasIniciais', {
      pt: 'devem ser menores que o valor financiado',
      en: 'must be less than the amount financed',
    });
  }
  const { carencia: grace, dataPrimeiraParcela } = input;
  const instalments = monthsOf(input, 50);
  return {
    principal: input.financiarTarifas ? needed + fees : needed,
    received,
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
  return paymentsOf(system, terms, {
    insurance: toCents(input.seguroMensal),
    insurancePercent: input.seguroPercentual,
    fee: toCents(input.tarifaMensal),
  });
}

/** The same as it is answered. */
export function answerOf(
  paid: Payments,
  { received, dates }: Terms,
  input: Input,
): v.InferOutput<typeof system> {
  const { payments, interest, insurance, total } = paid;
  const { rendaMensal, detalhar, financiarTarifas, tarifaMensal } = input;
  // Two whole literals: a spread that is there only at times would take most of the time of a long schedule.
  const numbered = (payment: Payment, k: number) =>
    dates
      ? { numero: k + 1, vencimento: dates[k] as string, ...rowOf(payment, tarifaMensal) }
      : { numero: k + 1, ...rowOf(payment, tarifaMensal) };
  const initialFees = toCents(input.tarifasIniciais);
  const monthlyFees = toCents(tarifaMensal) * payments.length;
  const cost = totalEffectiveCost(received, paid);
  const totals = payments.map(({ total }) => total);
  return {
    primeiraParcela: toReais(totals[0] as Cents),
    ultimaParcela: toReais(totals.at(-1) as Cents),
    totalJuros: toReais(interest),
    totalSeguros: toReais(insurance),
    totalTarifas: toReais(monthlyFees + initialFees),
    totalPago: toReais(total),
    custoTotal: toReais(toCents(input.entrada) + total + (financiarTarifas ? 0 : initialFees)),
    cetMensal: roundTo(cost.monthly * 100, 4),
    cetAnual: roundTo(cost.yearly * 100, 2),
    ...(rendaMensal !== undefined && {
      comprometimentoRenda: roundTo((Math.max(...totals) / toCents(rendaMensal)) * 100, 2),
    }),
    ...(detalhar && { parcelas: payments.map(numbered) }),
  };
}

function rowOf({ amortization, interest, insurance, total, balance }: Payment, tarifa: number) {
  return {
    prestacao: toReais(amortization + interest),
    amortizacao: toReais(amortization),
    juros: toReais(interest),
    seguro: toReais(insurance),
    tarifa,
    total: toReais(total),
    saldoDevedor: toReais(balance),
  };
}

/** SAC beside Price. */
export function compareSystems(sac: Payments, price: Payments) {
  const difference = sac.total - price.total;
  const [firstOfSac, firstOfPrice] = [sac, price].map(({ payments }) => payments[0]?.total as Cents);
  return {
    menorCusto: difference === 0 ? 'igual' : difference < 0 ? 'sac' : 'price',
    diferencaTotal: toReais(Math.abs(difference)),
    diferencaPrimeiraParcela: toReais((firstOfSac as Cents) - (firstOfPrice as Cents)),
  } as const;
}
