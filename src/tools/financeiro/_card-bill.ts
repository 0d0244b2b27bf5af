/** The fields of a card invoice, and what is answered of its debt. */
import * as v from 'valibot';
import {
  between,
  explicar,
  flag,
  integer,
  inUnit,
  percent,
  pure,
  withExample,
} from '../../kit/fields/index.ts';
import { compare, type Exact, isPositive, plus, toMoney, toPercent, zero } from '../../lib/numbers/exact.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { months, percentage } from '../../kit/units.ts';
import { creditTax, type CreditTax, payInInstalments, revolve, type RevolvingMonth } from './_card-debt.ts';
import { amount, positiveAmount } from './_fields.ts';
import { toFraction, toPercentage } from './_interest.ts';

/** Left for the next invoice, or paid by instalments. */
export const modes = ['rotativo', 'parcelamento'] as const;

export const input = v.object({
  valorFatura: positiveAmount,
  valorPago: v.optional(amount),
  pagamentoMinimoPercentual: v.optional(percent(), 15),
  taxaMensal: percent(),
  modo: v.optional(v.picklist(modes), 'rotativo'),
  meses: inUnit(months, v.optional(integer(1, 60), 1)),
  multaPercentual: inUnit(percentage, v.optional(between(0, 2), 2)),
  jurosMoraPercentual: inUnit(percentage, v.optional(between(0, 1), 1)),
  parcelas: inUnit(pure, withExample(12, v.optional(integer(2, 60)))),
  taxaParcelamento: v.optional(percent()),
  iof: flag(true),
  explicar,
});

export type Input = v.InferOutput<typeof input>;

/** A debt left for later invoices. */
export function revolveDebt(debt: Exact, isLate: boolean, input: Input, tax: CreditTax) {
  const { meses } = input;
  const isOwed = isPositive(debt);
  const terms = {
    months: isOwed ? meses : 0,
    rate: input.taxaMensal,
    lateFee: isLate ? input.multaPercentual : 0,
    lateInterest: isLate ? input.jurosMoraPercentual : 0,
  };
  const course = revolve(debt, terms, debt);
  const sumOf = (key: 'interest' | 'lateFee' | 'lateInterest') =>
    toMoney(course.reduce((sum, month) => plus(sum, month[key]), zero));
  const chargedIn = (months: readonly RevolvingMonth[]) => months.at(-1)?.charged ?? zero;
  const charged = chargedIn(course);
  const unlimited = chargedIn(revolve(debt, terms, undefined));
  const isLimited = isOwed && compare(charged, debt) >= 0;
  return {
    meses,
    juros: sumOf('interest'),
    multa: sumOf('lateFee'),
    jurosMora: sumOf('lateInterest'),
    ...outcome({ debt, charged, unlimited, isLimited }, input.iof && [[debt, meses]], tax),
    evolucao: course.map(({ interest, lateFee, lateInterest, charged }, k) => ({
      mes: k + 1,
      juros: toMoney(interest),
      multa: toMoney(lateFee),
      jurosMora: toMoney(lateInterest),
      encargosAcumulados: toMoney(charged),
      saldo: toMoney(plus(debt, charged)),
    })),
  };
}

/** A debt paid by instalments. */
export function payInParts(debt: Exact, input: Input, tax: CreditTax) {
  const { parcelas } = complete(input);
  const { taxaMensal, taxaParcelamento } = input;
  const percent = taxaParcelamento ?? taxaMensal;
  const name = taxaParcelamento === undefined ? 'taxaMensal' : 'taxaParcelamento';
  const plan = payInInstalments(debt, parcelas, toFraction(percent, name));
  const rows = isPositive(debt) ? plan.rows : [];
  const owed = rows.map(({ amortization }, k) => [amortization, k + 1] as const);
  const isLimited = compare(debt, plan.unlimited) < 0;
  return {
    parcelas,
    valorParcela: toMoney(plan.payment),
    taxaAplicada: toPercentage(plan.rate, 4),
    juros: toMoney(plan.interest),
    ...outcome(
      { debt, charged: plan.interest, unlimited: plan.unlimited, isLimited },
      input.iof && owed,
      tax,
    ),
    evolucao: rows.map(({ payment, amortization, interest, balance }, k) => ({
      numero: k + 1,
      valor: toMoney(payment),
      amortizacao: toMoney(amortization),
      juros: toMoney(interest),
      saldoDevedor: toMoney(balance),
    })),
  };
}

interface Charges {
  readonly debt: Exact;
  readonly charged: Exact;
  /** The charges without the limit. */
  readonly unlimited: Exact;
  readonly isLimited: boolean;
}

/**
 * The part of the answer that both modes share. `taxed` holds each part of the principal and its months, when there is
 * IOF.
 */
function outcome(
  { debt, charged, unlimited, isLimited }: Charges,
  taxed: readonly (readonly [Exact, number])[] | false,
  tax: CreditTax,
) {
  const { fixed, daily } = creditTax(taxed || [], tax);
  const iof = plus(fixed, daily);
  const cost = plus(charged, iof);
  return {
    encargos: toMoney(charged),
    limiteEncargos: toMoney(debt),
    limiteAtingido: isLimited,
    encargosSemLimite: toMoney(unlimited),
    iof: { fixo: toMoney(fixed), diario: toMoney(daily), total: toMoney(iof) },
    totalDevido: toMoney(plus(debt, cost)),
    custoEfetivo: toPercent(cost, debt),
  };
}
