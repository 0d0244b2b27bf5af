/** The days of a loan: how much it grows from one due date to the next, and what is paid beside the instalments. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { required } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { bankDays } from '../../law/bank-days.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { amount, exact, type Exact, minus, over } from '../../lib/numbers/exact.ts';
import type { Extra } from './_amortization.ts';
import { requireKnownYear, thirtyDays } from './_day-count.ts';
import { growth } from './_interest.ts';

export type DayCount = 'meses' | 'corridos-30' | 'corridos-365' | '30-360' | 'uteis-252';

/** Days of a month of the rate. */
const MONTH: Readonly<Record<Exclude<DayCount, 'meses'>, Exact>> = {
  'corridos-30': exact(30),
  'corridos-365': over(exact(365), exact(12)),
  '30-360': exact(30),
  'uteis-252': exact(21),
};

export interface DatesAsked {
  readonly dataContrato?: string | undefined;
  readonly dataPrimeiraParcela?: string | undefined;
  readonly contagemDias: DayCount;
}

/** Throws on dates that a day count lacks, or that stand in the wrong order. */
export function requireDates({ dataContrato, dataPrimeiraParcela, contagemDias }: DatesAsked): void {
  const isCounted = contagemDias !== 'meses';
  if (dataPrimeiraParcela === undefined && (isCounted || dataContrato !== undefined)) {
    throw badParameter('dataPrimeiraParcela', required);
  }
  if (dataContrato === undefined || dataPrimeiraParcela === undefined) {
    if (isCounted) throw badParameter('dataContrato', required);
    return;
  }
  if (dataPrimeiraParcela <= dataContrato) {
    throw outOfOrder(
      'dataPrimeiraParcela',
      ['dataContrato', dataContrato],
      ['dataPrimeiraParcela', dataPrimeiraParcela],
    );
  }
  if (contagemDias !== 'uteis-252') return;
  requireKnownYear('dataContrato', dataContrato);
  requireKnownYear('dataPrimeiraParcela', dataPrimeiraParcela);
}

/** Counts the days between dates by a day count, and the days of a month of it. */
export function dayCounter(count: Exclude<DayCount, 'meses'>, context: Context) {
  const banks = count === 'uteis-252' ? bankDays(context) : undefined;
  const between = (from: string, to: string) =>
    banks ? banks.between(from, to) : count === '30-360' ? thirtyDays(from, to) : daysBetween(from, to);
  return { between, month: MONTH[count] };
}

/** The growth of a balance in so many days, each number of days computed once. */
export function growthByDays(rate: Exact, month: Exact): (days: number) => Exact {
  const known = new Map<number, Exact>();
  return (days) => {
    const held = known.get(days) ?? growth(rate, over(exact(days, 'dias'), month));
    known.set(days, held);
    return held;
  };
}

interface ExtraAsked {
  readonly mes?: number | undefined;
  readonly data?: string | undefined;
  readonly valor: number;
  readonly reduzir: 'prazo' | 'parcela';
  readonly cada?: number | undefined;
}

/** Each extra payment counts the instalments again in each system: more would hold up other calls. */
export const MOST_EXTRAS = 1200;

/** The extra payments of a call by period, and the numbers of those that found a debt. */
export function extrasOf(
  asked: readonly ExtraAsked[],
  months: number,
  dates: readonly string[] | undefined,
  dataContrato: string | undefined,
) {
  const extras = new Map<number, Extra[]>();
  const paid = new Set<number>();
  let isMoved = false;
  let count = 0;
  for (const [i, item] of asked.entries()) {
    const first =
      item.data === undefined
        ? (item.mes as number) - 1
        : monthOf(item.data, `amortizacoesExtras[${i}].data`, dates, dataContrato);
    if (item.data !== undefined && dates?.[first] !== item.data) isMoved = true;
    if (first >= months) {
      throw invalidValue(`amortizacoesExtras[${i}].mes`, {
        pt: `deve ser no máximo ${months}, o número de parcelas`,
        en: `must be at most ${months}, the number of installments`,
      });
    }
    for (let k = first; k < months; k += item.cada ?? months) {
      if (++count > MOST_EXTRAS) {
        throw invalidValue('amortizacoesExtras', {
          pt: `devem somar no máximo ${MOST_EXTRAS} pagamentos; aumente cada ou envie menos itens`,
          en: `must add up to at most ${MOST_EXTRAS} payments; raise cada or send fewer items`,
        });
      }
      const extra = {
        amount: amount(item.valor, 'amortizacaoExtra'),
        lowers: item.reduzir,
        onPaid: () => void paid.add(i),
      };
      const ofMonth = extras.get(k);
      if (ofMonth) ofMonth.push(extra);
      else extras.set(k, [extra]);
    }
  }
  return { extras, isMoved, hasNoEffect: () => paid.size < asked.length };
}

/** The period whose due date is on a date, or the next one after it. */
function monthOf(
  date: string,
  field: string,
  dates: readonly string[] | undefined,
  start: string | undefined,
): number {
  if (!dates) throw badParameter('dataPrimeiraParcela', required);
  const found = dates.findIndex((due) => due >= date);
  if (found !== -1 && (start === undefined || date >= start)) return found;
  throw invalidValue(field, {
    pt: `deve estar entre o contrato e a última parcela, ${dates.at(-1)}`,
    en: `must be between the contract and the last installment, ${dates.at(-1)}`,
  });
}

/** The fraction of each month's correction; a list that ends early is 0 after it. */
export function correctionsOf(asked: number | readonly number[] | undefined, months: number) {
  if (asked === undefined) return undefined;
  const rate = (percent: number) =>
    percent === 0 ? undefined : over(exact(percent, 'correcaoMensal'), exact(100));
  if (typeof asked === 'number') {
    const each = rate(asked);
    return Array.from({ length: months }, () => each);
  }
  return Array.from({ length: months }, (_, k) => rate(asked[k] ?? 0));
}

export const negative = (value: Exact): Exact => minus(exact(0), value);
