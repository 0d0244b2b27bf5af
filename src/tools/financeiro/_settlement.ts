/** Early settlement: what is still owed without the interest to come (CDC, art. 52, § 2º), at the rate of the contract. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { required } from '../../kit/texts.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  exact,
  type Exact,
  minus,
  over,
  plus,
  roundTo,
  sum,
  times,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { growth } from './_interest.ts';
import type { Payments } from './_loan.ts';

export interface SettlementAsked {
  readonly mes?: number | undefined;
  readonly data?: string | undefined;
}

interface Course {
  readonly principal: Exact;
  readonly rate: Exact;
  readonly dates?: readonly string[] | undefined;
  readonly dataContrato?: string | undefined;
  /** The growth between two dates, where the contract counts days. */
  readonly growthBetween?: ((from: string, to: string) => Exact) | undefined;
}

/** The settlement of one system. Throws 422 where its last instalment is paid already. */
export function settle({ payments }: Payments, asked: SettlementAsked, course: Course) {
  const { dates, dataContrato } = course;
  const { data } = asked;
  if (data !== undefined && (dates === undefined || dataContrato === undefined)) {
    throw badParameter('dataContrato', required);
  }
  const paid = data === undefined ? (asked.mes as number) : (dates ?? []).filter((due) => due <= data).length;
  if (paid >= payments.length || (data !== undefined && data < (dataContrato as string))) {
    throw invalidValue(data === undefined ? 'quitacao.mes' : 'quitacao.data', {
      pt: 'deve ficar entre o contrato e a última parcela',
      en: 'must be between the contract and the last installment',
    });
  }
  const balance = paid === 0 ? course.principal : (payments[paid - 1]?.balance as Exact);
  const interest = data === undefined ? exact(0) : roundTo(times(balance, growthSince(data, paid, course)));
  const rest = payments.slice(paid);
  const due = plus(balance, interest);
  const later = sum(...rest.map(({ instalment }) => instalment));
  return {
    ...(data !== undefined && { data }),
    parcelasPagas: paid,
    saldoDevedor: toMoney(balance),
    jurosProporcionais: toMoney(interest),
    valorQuitacao: toMoney(due),
    parcelasRestantes: rest.length,
    somaRestante: toMoney(later),
    desconto: toMoney(minus(later, due)),
  };
}

/** The growth since the last due date; in equal months, by the days of the month between due dates. */
function growthSince(
  date: string,
  paid: number,
  { rate, dates = [], dataContrato = '', growthBetween }: Course,
): Exact {
  const last = paid === 0 ? dataContrato : (dates[paid - 1] as string);
  if (growthBetween) return growthBetween(last, date);
  const passed = daysBetween(last, date);
  return passed === 0
    ? exact(0)
    : growth(rate, over(exact(passed, 'dias'), exact(daysBetween(last, dates[paid] as string), 'diasMes')));
}
