/** The fields of a card invoice, and what is answered of its debt. */
import * as v from 'valibot';
import { between, flag, integer, inUnit, percent, pure, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/requirements.ts';
import { months, percentage } from '../../kit/units.ts';
import { explicar } from './_explicar.ts';
import type { Arithmetic } from './_arithmetic.ts';
import { creditTax, type CreditTax, payInInstalments, revolve, type RevolvingMonth } from './_card-debt.ts';
import { amount, positiveAmount } from './_fields.ts';
import { partsOfPercent } from './_rates.ts';

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
export function revolved<N>(a: Arithmetic<N>, debt: N, isLate: boolean, input: Input, tax: CreditTax) {
  const { meses } = input;
  const nothing = a.of(0);
  const isOwed = a.isBelow(nothing, debt);
  const terms = {
    months: isOwed ? meses : 0,
    rate: input.taxaMensal,
    lateFee: isLate ? input.multaPercentual : 0,
    lateInterest: isLate ? input.jurosMoraPercentual : 0,
  };
  const course = revolve(a, debt, terms, debt);
  const sumOf = (key: 'interest' | 'lateFee' | 'lateInterest') =>
    a.toMoney(course.reduce((sum, month) => a.plus(sum, month[key]), nothing));
  const chargedIn = (months: readonly RevolvingMonth<N>[]) => months.at(-1)?.charged ?? nothing;
  const charged = chargedIn(course);
  const unlimited = chargedIn(revolve(a, debt, terms, undefined));
  const isLimited = isOwed && !a.isBelow(charged, debt);
  return {
    meses,
    juros: sumOf('interest'),
    multa: sumOf('lateFee'),
    jurosMora: sumOf('lateInterest'),
    ...outcome(a, debt, charged, isLimited, unlimited, input.iof && [[debt, meses]], tax),
    evolucao: course.map(({ interest, lateFee, lateInterest, charged }, k) => ({
      mes: k + 1,
      juros: a.toMoney(interest),
      multa: a.toMoney(lateFee),
      jurosMora: a.toMoney(lateInterest),
      encargosAcumulados: a.toMoney(charged),
      saldo: a.toMoney(a.plus(debt, charged)),
    })),
  };
}

/** A debt paid by instalments. */
export function parted<N>(a: Arithmetic<N>, debt: N, input: Input, tax: CreditTax) {
  const { parcelas } = complete(input);
  const { taxaMensal, taxaParcelamento } = input;
  const percent = taxaParcelamento ?? taxaMensal;
  const name = taxaParcelamento === undefined ? 'taxaMensal' : 'taxaParcelamento';
  const rate = { value: a.over(a.of(percent, name), a.of(100)), parts: partsOfPercent(percent) };
  const plan = payInInstalments(a, debt, parcelas, rate);
  const rows = a.isBelow(a.of(0), debt) ? plan.rows : [];
  const owed = rows.map(({ amortization }, k) => [amortization, k + 1] as const);
  const isLimited = a.isBelow(debt, plan.unlimited);
  return {
    parcelas,
    valorParcela: a.toMoney(plan.payment),
    taxaAplicada: a.toDecimal(a.times(plan.rate, a.of(100)), 4),
    juros: a.toMoney(plan.interest),
    ...outcome(a, debt, plan.interest, isLimited, plan.unlimited, input.iof && owed, tax),
    evolucao: rows.map(({ payment, amortization, interest, balance }, k) => ({
      numero: k + 1,
      valor: a.toMoney(payment),
      amortizacao: a.toMoney(amortization),
      juros: a.toMoney(interest),
      saldoDevedor: a.toMoney(balance),
    })),
  };
}

/**
 * The part of the answer that both modes share. `taxed` holds each part of the principal and its months, when there is
 * IOF.
 */
function outcome<N>(
  a: Arithmetic<N>,
  debt: N,
  charged: N,
  isLimited: boolean,
  unlimited: N,
  taxed: readonly (readonly [N, number])[] | false,
  tax: CreditTax,
) {
  const { fixed, daily } = creditTax(a, taxed || [], tax);
  const iof = a.plus(fixed, daily);
  const cost = a.plus(charged, iof);
  return {
    encargos: a.toMoney(charged),
    limiteEncargos: a.toMoney(debt),
    limiteAtingido: isLimited,
    encargosSemLimite: a.toMoney(unlimited),
    iof: { fixo: a.toMoney(fixed), diario: a.toMoney(daily), total: a.toMoney(iof) },
    totalDevido: a.toMoney(a.plus(debt, cost)),
    custoEfetivo: a.toPercent(cost, debt),
  };
}
