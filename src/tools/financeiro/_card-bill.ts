/** The fields of a card invoice, and what is answered of its debt. */
import * as v from 'valibot';
import { flag, integer } from '../../core/fields.ts';
import { requireFields } from '../../core/requirements.ts';
import { type Cents, toReais } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { creditTax, type CreditTax, payInInstalments, revolve, type RevolvingMonth } from './_card-debt.ts';
import { amount, between, percent, positiveAmount } from './_fields.ts';

/** Left for the next invoice, or paid by instalments. */
export const modes = ['rotativo', 'parcelamento'] as const;

export const input = v.object({
  valorFatura: positiveAmount,
  valorPago: v.optional(amount),
  pagamentoMinimoPercentual: v.optional(percent, 15),
  taxaMensal: between(0, 100),
  modo: v.optional(v.picklist(modes), 'rotativo'),
  meses: v.optional(integer(1, 60), 1),
  multaPercentual: v.optional(between(0, 2), 2),
  jurosMoraPercentual: v.optional(between(0, 1), 1),
  parcelas: v.optional(integer(2, 60)),
  taxaParcelamento: v.optional(between(0, 100)),
  iof: flag(true),
});

type Input = v.InferOutput<typeof input>;

/** A debt left for later invoices. */
export function revolved(debt: Cents, isLate: boolean, input: Input, tax: CreditTax) {
  const { meses } = input;
  const terms = {
    months: debt === 0 ? 0 : meses,
    rate: input.taxaMensal,
    lateFee: isLate ? input.multaPercentual : 0,
    lateInterest: isLate ? input.jurosMoraPercentual : 0,
  };
  const course = revolve(debt, terms, debt);
  const sumOf = (key: 'interest' | 'lateFee' | 'lateInterest') =>
    toReais(course.reduce((sum, month) => sum + month[key], 0));
  const charged = chargedIn(course);
  const unlimited = chargedIn(revolve(debt, terms, Infinity));
  return {
    meses,
    juros: sumOf('interest'),
    multa: sumOf('lateFee'),
    jurosMora: sumOf('lateInterest'),
    ...outcome(debt, charged, charged === debt && debt > 0, unlimited, input.iof && [[debt, meses]], tax),
    evolucao: course.map(({ interest, lateFee, lateInterest, charged }, k) => ({
      mes: k + 1,
      juros: toReais(interest),
      multa: toReais(lateFee),
      jurosMora: toReais(lateInterest),
      encargosAcumulados: toReais(charged),
      saldo: toReais(debt + charged),
    })),
  };
}

/** A debt paid by instalments. */
export function parted(debt: Cents, input: Input, tax: CreditTax) {
  requireFields(input, ['parcelas']);
  const { parcelas, taxaMensal, taxaParcelamento = taxaMensal } = input;
  const plan = payInInstalments(debt, parcelas, taxaParcelamento / 100);
  const rows = debt === 0 ? [] : plan.rows;
  const owed = rows.map(({ amortization }, k) => [amortization, k + 1] as const);
  return {
    parcelas,
    valorParcela: toReais(plan.payment),
    taxaAplicada: roundTo(plan.rate * 100, 4),
    juros: toReais(plan.interest),
    ...outcome(debt, plan.interest, plan.unlimited > debt, plan.unlimited, input.iof && owed, tax),
    evolucao: rows.map(({ payment, amortization, interest, balance }, k) => ({
      numero: k + 1,
      valor: toReais(payment),
      amortizacao: toReais(amortization),
      juros: toReais(interest),
      saldoDevedor: toReais(balance),
    })),
  };
}

function chargedIn(course: readonly RevolvingMonth[]): Cents {
  return course.at(-1)?.charged ?? 0;
}

/** What both modes answer; `taxed` is the principal and the months that each part of it is owed, if there is IOF. */
function outcome(
  debt: Cents,
  charged: Cents,
  isLimited: boolean,
  unlimited: Cents,
  taxed: readonly (readonly [Cents, number])[] | false,
  tax: CreditTax,
) {
  const { fixed, daily } = creditTax(taxed || [], tax);
  return {
    encargos: toReais(charged),
    limiteEncargos: toReais(debt),
    limiteAtingido: isLimited,
    encargosSemLimite: toReais(unlimited),
    iof: { fixo: toReais(fixed), diario: toReais(daily), total: toReais(fixed + daily) },
    totalDevido: toReais(debt + charged + fixed + daily),
    custoEfetivo: debt === 0 ? 0 : inPercent(charged + fixed + daily, debt),
  };
}
