/** The fields of a card invoice, and what is answered of its debt. */
import * as v from 'valibot';
import { between, describe, flag, integer, inUnit, percent, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/requirements.ts';
import { months, percentage } from '../../kit/units.ts';
import { type Cents, toReais } from '../../lib/numbers/money.ts';
import { inPercent } from '../../lib/numbers/ratios.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { creditTax, type CreditTax, payInInstalments, revolve, type RevolvingMonth } from './_card-debt.ts';
import { amount, positiveAmount } from './_fields.ts';

/** Left for the next invoice, or paid by instalments. */
export const modes = ['rotativo', 'parcelamento'] as const;

export const input = v.object({
  valorFatura: describe(positiveAmount, { pt: 'Valor da fatura', en: 'Amount of the bill' }),
  valorPago: describe(v.optional(amount), {
    pt: 'O que se pagou até o vencimento. Sem ele, o pagamento mínimo',
    en: 'What was paid by the due date. Without it, the minimum payment',
  }),
  pagamentoMinimoPercentual: describe(v.optional(percent(), 15), {
    pt: 'Pagamento mínimo do cartão, sobre a fatura',
    en: 'Minimum payment of the card, on the bill',
  }),
  taxaMensal: describe(percent(), {
    pt: 'Juros do rotativo ao mês',
    en: 'Interest of the revolving credit per month',
  }),
  modo: describe(v.optional(v.picklist(modes), 'rotativo'), {
    pt: 'Se o que falta fica para as próximas faturas (rotativo) ou é parcelado (parcelamento)',
    en: 'Whether what is left goes to the next bills (rotativo) or is paid by instalments (parcelamento)',
  }),
  meses: describe(inUnit(months, v.optional(integer(1, 60), 1)), {
    pt: 'Meses de 30 dias em aberto, sem pagamento; só no rotativo',
    en: 'Months of 30 days left open, without payment; only in rotativo',
  }),
  multaPercentual: describe(inUnit(percentage, v.optional(between(0, 2), 2)), {
    pt: 'Multa por atraso, cobrada uma vez; só quando se paga menos que o mínimo no rotativo',
    en: 'Late fee, charged once; only when less than the minimum is paid in rotativo',
  }),
  jurosMoraPercentual: describe(inUnit(percentage, v.optional(between(0, 1), 1)), {
    pt: 'Juros de mora simples ao mês; só quando se paga menos que o mínimo no rotativo',
    en: 'Simple default interest per month; only when less than the minimum is paid in rotativo',
  }),
  parcelas: describe(withExample(12, v.optional(integer(2, 60))), {
    pt: 'Número de parcelas; obrigatório com modo parcelamento',
    en: 'Number of instalments; required with modo parcelamento',
  }),
  taxaParcelamento: describe(v.optional(percent()), {
    pt: 'Juros do parcelamento ao mês. Sem ele, taxaMensal',
    en: 'Interest of the instalment plan per month. Without it, taxaMensal',
  }),
  iof: describe(flag(true), { pt: 'Se o IOF entra na conta', en: 'Whether IOF (tax on credit) is counted' }),
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
  const { parcelas } = complete(input);
  const { taxaMensal, taxaParcelamento = taxaMensal } = input;
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

/**
 * The part of the answer that both modes share. `taxed` holds each part of the principal and its months, when there is
 * IOF.
 */
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
