/** The INSS of a month over several jobs: one ceiling for all, and bands for those of employees (EC 103/2019, art. 28). */
import {
  type Exact,
  exact,
  least,
  minus,
  percentOf,
  plus,
  roundedDown,
  roundTo,
  zero,
} from '../../lib/numbers/exact.ts';
import { ceilingLeft, inssOf, type InssTable } from '../inss.ts';
import type { InssRounding } from '../inss-rounding.ts';
import type { OtherJob } from './facts.ts';
import type { Vinculo } from './items.ts';

/** Percent that a partner or a self-employed person pays (Lei 10.666/2003, art. 4º). */
export const SELF_EMPLOYED_RATE = 11;

/** The part of a month that other jobs have taken. */
export interface Taken {
  /** The part of the ceiling that is used up. */
  readonly ceiling: Exact;
  /** The pay that the bands of an employee begin after. */
  readonly bands: Exact;
}

export const nothingTaken: Taken = { ceiling: zero, bands: zero };

/** Tests that the pay is of a partner or of a self-employed person: an amount of the month. */
export const isSelfEmployed = (vinculo: Vinculo) => vinculo === 'prolabore' || vinculo === 'autonomo';

/** The part that the jobs before this one take, each up to what is left of the ceiling. */
export function takenBy(table: InssTable, jobs: readonly OtherJob[]): Taken {
  return jobs.filter(isBefore).reduce((taken, job) => after(table, taken, job), nothingTaken);
}

const isBefore = ({ ordem }: OtherJob) => ordem === 'antes';

function after(table: InssTable, { ceiling, bands }: Taken, { remuneracao, categoria }: OtherJob): Taken {
  const part = least(exact(remuneracao, 'outrosVinculos'), ceilingLeft(table, ceiling));
  return {
    ceiling: plus(ceiling, part),
    bands: categoria === 'contribuinte-individual' ? bands : plus(bands, part),
  };
}

export interface Contribution {
  /** The pay contributed on, up to what is left of the ceiling. */
  readonly base: Exact;
  readonly valor: Exact;
}

/** The contribution of an employee on a pay. */
function employeeContribution(
  table: InssTable,
  pay: Exact,
  { ceiling, bands }: Taken,
  rounding: InssRounding,
): Contribution {
  return inssOf(table, pay, bands, { selfEmployed: minus(ceiling, bands), rounding });
}

/** The contribution of a partner or a self-employed person, withheld by the company. */
export function selfEmployedContribution(
  table: InssTable,
  pay: Exact,
  taken: Taken,
  rounding: InssRounding,
): Contribution {
  const base = least(pay, ceilingLeft(table, taken.ceiling));
  const amount = percentOf(base, SELF_EMPLOYED_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 4º');
  return { base, valor: rounding === 'total' ? roundTo(amount) : roundedDown(amount) };
}

/** The contribution of a kind of work on a pay; none of an intern. */
export function contributionOf(
  vinculo: Vinculo,
  table: InssTable,
  pay: Exact,
  taken: Taken,
  rounding: InssRounding,
): Contribution {
  if (vinculo === 'estagio') return { base: zero, valor: zero };
  const by = isSelfEmployed(vinculo) ? selfEmployedContribution : employeeContribution;
  return by(table, pay, taken, rounding);
}

/** The most by which the amount withheld elsewhere may differ from that of this order. */
const TOLERANCE = 0.05;

/** True where another job withheld another amount than this order of jobs gives. */
export function hasOtherWithheld(table: InssTable, jobs: readonly OtherJob[]): boolean {
  let taken = nothingTaken;
  let differs = false;
  for (const job of jobs.filter(isBefore)) {
    const pay = exact(job.remuneracao);
    const { valor } =
      job.categoria === 'contribuinte-individual'
        ? selfEmployedContribution(table, pay, taken, 'total')
        : employeeContribution(table, pay, taken, 'total');
    const due = Number(valor.numerator) / Number(valor.denominator);
    if (job.inssRetido !== undefined && Math.abs(job.inssRetido - due) > TOLERANCE + 1e-9) differs = true;
    taken = after(table, taken, job);
  }
  return differs;
}
