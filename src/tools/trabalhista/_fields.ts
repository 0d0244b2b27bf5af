/** Fields and shapes that the labor tools share. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import {
  decimals,
  integer,
  money as moneyUpTo,
  positiveMoney as positiveMoneyUpTo,
} from '../../core/fields.ts';
import { addDays } from '../../lib/dates/dates.ts';

const MAX_MONEY = 1_000_000_000;

/** An amount in BRL, from 0, in whole cents. */
export const money = moneyUpTo(MAX_MONEY);

/** An amount in BRL above 0, in whole cents. */
export const positiveMoney = positiveMoneyUpTo(MAX_MONEY);

/** An amount in BRL that need not be sent: 0. */
export const optionalMoney = v.optional(money, 0);

/** The greatest percentage where a rule sets no other bound. */
export const LARGEST_PERCENT = 1000;

/** The smallest change in percent that leaves something. */
export const SMALLEST_CHANGE = -99.9999;

/** A number within bounds, with up to four decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function rate(min: number, max: number) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), decimals(4));
}

/** Percent, from 0 to 100, with up to four decimals. */
export const percent = rate(0, 100);

/** Hours of work of a month, the divisor of the hourly pay: 220 at most (CF, art. 7º, XIII). */
export const monthlyHours = v.pipe(v.number(), v.minValue(1), v.maxValue(220));

/** Unexcused absences of an accrual period. */
export const faltas = v.optional(integer(0, 365), 0);

/** Why a contract ended. */
export const motivo = v.picklist([
  'sem-justa-causa',
  'rescisao-indireta',
  'acordo',
  'culpa-reciproca',
  'pedido-demissao',
  'justa-causa',
  'termino-contrato',
  'falecimento',
  'antecipada-empregador',
  'antecipada-empregado',
]);
export type Motivo = v.InferOutput<typeof motivo>;

/** A line of a payslip. */
export const line = v.object({
  codigo: v.string(),
  descricao: v.string(),
  referencia: v.optional(v.string()),
  valor: v.number(),
});

/** The date that many days later, or earlier when negative; 422 on `field` when `YYYY-MM-DD` cannot write it. */
export function dateAfter(date: string, days: number, field: string): string {
  const result = addDays(date, days);
  if (/^\d{4}-/.test(result)) return result;
  throw invalidValue(field, {
    pt: 'leva a uma data fora dos anos 0 a 9999',
    en: 'leads to a date outside the years 0 to 9999',
  });
}
