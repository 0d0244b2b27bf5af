/** The deposit of the employer in the FGTS: Lei 8.036/1990, art. 15. */
import { type Exact, percentOf, toMoney } from '../lib/numbers/exact.ts';
import { FGTS_LAW } from './payroll/laws.ts';

/** Percent of the pay. */
export const FGTS_RATE = 8;

/** The deposit on a pay, unrounded. */
export function fgtsDeposit(pay: Exact): Exact {
  return percentOf(pay, FGTS_RATE, 'aliquotaFgts', FGTS_LAW);
}

/** `{ base, valor }` of an answer, BRL, for the pay that the deposit falls on. */
export function fgtsShown(pay: Exact): { readonly base: number; readonly valor: number } {
  return { base: toMoney(pay), valor: toMoney(fgtsDeposit(pay)) };
}
