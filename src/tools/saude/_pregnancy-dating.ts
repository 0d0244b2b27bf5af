/** The ways to date a pregnancy: each gives the first day of the last period, or of the one that would have been. */
import * as v from 'valibot';
import { date, integer } from '../../core/fields.ts';
import { requireFields } from '../../core/requirements.ts';

/** Days from the first day of the last period to the due date: 40 weeks (ACOG Committee Opinion 700, 2017). */
export const PREGNANCY_DAYS = 280;

/** Days from the first day of the last period to conception, in a cycle of 28 days. */
export const CONCEPTION_DAY = 14;

export const datingMethod = v.picklist(['dum', 'ultrassom', 'concepcao', 'fiv', 'dpp']);

/** Each method reads the fields that its name suggests; `cycleLength` goes with `lastPeriod`. */
export const datingInput = v.object({
  method: v.optional(datingMethod, 'dum'),
  lastPeriod: v.optional(date),
  cycleLength: v.optional(integer(20, 45), 28),
  ultrasoundDate: v.optional(date),
  ultrasoundWeeks: v.optional(integer(4, 42)),
  ultrasoundDays: v.optional(integer(0, 6), 0),
  conceptionDate: v.optional(date),
  transferDate: v.optional(date),
  embryoAge: v.optional(v.picklist([2, 3, 5, 6]), 5),
  dueDate: v.optional(date),
  referenceDate: v.optional(date),
});

type Input = v.InferOutput<typeof datingInput>;

interface Dating {
  readonly field: string;
  /** The date that the method starts from. */
  readonly sent: string;
  /** Days from it to the first day of the equivalent last period, mostly negative. */
  readonly toLastPeriod: number;
}

/** What the method chosen starts from. Throws 400 of the fields that it needs and lacks. */
export function datingOf(input: Input): Dating {
  switch (input.method) {
    case 'dum':
      requireFields(input, ['lastPeriod']);
      return { field: 'lastPeriod', sent: input.lastPeriod, toLastPeriod: input.cycleLength - 28 };
    case 'ultrassom':
      requireFields(input, ['ultrasoundDate', 'ultrasoundWeeks']);
      return {
        field: 'ultrasoundDate',
        sent: input.ultrasoundDate,
        toLastPeriod: -(7 * input.ultrasoundWeeks + input.ultrasoundDays),
      };
    case 'concepcao':
      requireFields(input, ['conceptionDate']);
      return { field: 'conceptionDate', sent: input.conceptionDate, toLastPeriod: -CONCEPTION_DAY };
    case 'fiv':
      requireFields(input, ['transferDate']);
      return {
        field: 'transferDate',
        sent: input.transferDate,
        toLastPeriod: -CONCEPTION_DAY - input.embryoAge,
      };
    case 'dpp':
      requireFields(input, ['dueDate']);
      return { field: 'dueDate', sent: input.dueDate, toLastPeriod: -PREGNANCY_DAYS };
  }
}
