/** Averages of variable pay from a list of months: Súmula 347 of the TST values hours by the salary of today. */
import * as v from 'valibot';
import { between, inUnit, month, num, pure } from '../../kit/fields/index.ts';
import type { Reads } from '../../kit/reads.ts';
import { hours, reais } from '../../kit/units.ts';
import { addMonths } from '../../lib/dates/dates.ts';
import {
  type Exact,
  exact,
  over,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  times,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { monthlyHours, positiveAmount, rate } from './_fields.ts';

/** Pay that varies, month by month: an amount, or hours of overtime at a premium. */
export const averageEntries = {
  variaveis: v.optional(
    v.pipe(
      v.array(
        v.object({
          competencia: month,
          valor: v.optional(positiveAmount),
          horas: inUnit(hours, v.optional(between(0, 744, 4))),
          percentual: v.optional(rate(0, 1000), 50),
        }),
      ),
      v.maxLength(120),
    ),
  ),
  jornadaMensal: monthlyHours,
};

const entries = v.object(averageEntries);
type Entries = v.InferOutput<typeof entries>;

/** The months of an average, `YYYY-MM`. */
export interface Window {
  readonly de: string;
  readonly ate: string;
  readonly meses: number;
}

/** An average, in BRL, and its months; null where no month counts. */
export const averageShown = v.object({
  valor: num(reais),
  janela: v.nullable(v.object({ de: v.string(), ate: v.string(), meses: num(pure) })),
});

export interface Average {
  readonly amount: Exact;
  readonly window: Window | null;
}

/** An entry of the list is an amount, or hours with their premium. */
export const averageReads = {
  when: { percentual: 'horas' },
  oneOf: [[['valor'], ['horas']]],
} satisfies Reads<NonNullable<Entries['variaveis']>[number]>;

/** True if no entry has hours, which the monthly hours divide the salary for. */
export function hasNoHours({ variaveis = [] }: Pick<Entries, 'variaveis'>): boolean {
  return variaveis.every(({ horas }) => horas === undefined);
}

/** The months from one to another, both included; null where the first is after the last. */
export function windowOf(from: string, to: string): Window | null {
  const [de, ate] = [from.slice(0, 7), to.slice(0, 7)];
  if (de > ate) return null;
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
  return { de, ate, meses: count(ate) - count(de) + 1 };
}

/** The month that many months before that of a date, as its first day. */
export function monthsBefore(date: string, months: number): string {
  return addMonths(`${date.slice(0, 7)}-01`, -months);
}

/** The average of a window, rounded; 0 without one. */
export function averageOf(
  { variaveis = [], jornadaMensal }: Entries,
  salary: Exact,
  window: Window | null,
): Average {
  if (!window) return { amount: zero, window };
  const used = variaveis.filter(({ competencia }) => competencia >= window.de && competencia <= window.ate);
  const hour = over(salary, exact(jornadaMensal, 'jornadaMensal'));
  const paid = used.map(({ valor, horas = 0, percentual }) =>
    valor === undefined
      ? times(plus(hour, percentOf(hour, percentual, 'percentual')), exact(horas, 'horas'))
      : exact(valor, 'valor'),
  );
  return { amount: roundTo(share(sum(...paid), 1, window.meses)), window };
}

/** `{ valor, janela }` of an answer. */
export function averageInAnswer({ amount, window }: Average): v.InferOutput<typeof averageShown> {
  return { valor: toMoney(amount), janela: window && { ...window } };
}
