/** Amounts of money as integer cents: sums are exact, and what is rounded says so. */
import { roundTo } from './rounding.ts';

/** An amount in integer cents. */
export type Cents = number;

/** Cents of an amount in BRL, rounded half away from zero. */
export function toCents(reais: number): Cents {
  return Math.round(roundTo(reais, 2) * 100);
}

/** BRL of an amount in cents: the double nearest to the decimal. */
export function toReais(cents: Cents): number {
  return cents / 100;
}

/** The sum of amounts in BRL that are whole cents, exact. */
export function sumMoney(amounts: readonly number[]): number {
  return toReais(amounts.reduce((total, amount) => total + toCents(amount), 0));
}
