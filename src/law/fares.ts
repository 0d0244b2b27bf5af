/** The fares of an employee's way to work: Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. */
import { type Exact, least, percentOf, roundTo, step } from '../lib/numbers/exact.ts';
import { FARE_LAW } from './payroll/laws.ts';

/** The most that the employee bears, in percent of the base salary. */
const FARE_SHARE = 6;

/** Computes the part of the pay that is withheld for the fares of a month, rounded. */
export function fareDiscount(salary: Exact, fares: Exact, percent = FARE_SHARE): Exact {
  return step(
    roundTo(least(percentOf(salary, percent, 'percentual'), fares)),
    'valeTransporte',
    'Vale-transporte: o custo, até o limite do salário',
    'Fares: their cost, up to the limit of the salary',
    FARE_LAW,
  );
}
