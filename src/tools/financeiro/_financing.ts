/** The fields and the rule of a loan in both systems, amounts in cents. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { date, flag, integer } from '../../core/fields.ts';
import type { Loan, System } from '../../lib/finance/amortization.ts';
import { dueDates } from '../../lib/dates/due-dates.ts';
import { type Cents, toCents, toReais } from '../../lib/numbers/money.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { amountOrNone, between, positiveAmount } from './_fields.ts';
import { type Payment, type Payments, paymentsOf, totalEffectiveCost } from './_loan.ts';
import { monthlyRate, monthsOf, rateFields, termFields } from './_rates.ts';

const row = v.object({
  numero: v.number(),
  vencimento: v.optional(v.string()),
  prestacao: v.number(),
  amortizacao: v.number(),
  juros: v.number(),
  seguro: v.number(),
  tarifa: v.number(),
  total: v.number(),
  saldoDevedor: v.number(),
});

/** What is answered of a system. */
export const system = v.object({
  primeiraParcela: v.number(),
  ultimaParcela: v.number(),
  totalJuros: v.number(),
  totalSeguros: v.number(),
  totalTarifas: v.number(),
  totalPago: v.number(),
  custoTotal: v.number(),
  cetMensal: v.number(),
  cetAnual: v.number(),
  comprometimentoRenda: v.optional(v.number()),
  parcelas: v.optional(v.array(row)),
});

export const input = v.object({
  valor: positiveAmount,
  entrada: amountOrNone,
  ...rateFields,
  ...termFields(600),
  sistema: v.optional(v.picklist(['ambos', 'price', 'sac']), 'ambos'),
  carencia: v.optional(integer(0, 60), 0),
  tipoCarencia: v.optional(v.picklist(['pagar-juros', 'capitalizar']), 'pagar-juros'),
  seguroMensal: amountOrNone,
  seguroPercentual: v.optional(between(0, 10), 0),
  tarifaMensal: amountOrNone,
  tarifasIniciais: amountOrNone,
  financiarTarifas: flag(false),
  rendaMensal: v.optional(positiveAmount),
  dataPrimeiraParcela: v.optional(date),
  detalhar: flag(true),
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
export function compare(sac: Payments, price: Payments) {
  const difference = sac.total - price.total;
  const [firstOfSac, firstOfPrice] = [sac, price].map(({ payments }) => payments[0]?.total as Cents);
  return {
    menorCusto: difference === 0 ? 'igual' : difference < 0 ? 'sac' : 'price',
    diferencaTotal: toReais(Math.abs(difference)),
    diferencaPrimeiraParcela: toReais((firstOfSac as Cents) - (firstOfPrice as Cents)),
  } as const;
}
