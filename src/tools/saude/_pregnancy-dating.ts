/**
 * The ways to date a pregnancy. Each gives the first day of the last period, or the day on which it would have begun.
 */
import * as v from 'valibot';
import { date, integer, inUnit, todayByDefault, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import type { Reads } from '../../kit/reads.ts';
import { days, weeks } from '../../kit/units.ts';

/** Days from the first day of the last period to the due date: 40 weeks (ACOG Committee Opinion 700, 2017). */
export const PREGNANCY_DAYS = 280;

/** Days from the first day of the last period to conception, in a cycle of 28 days. */
export const CONCEPTION_DAY = 14;

export const datingMethod = v.picklist(['dum', 'ultrassom', 'concepcao', 'fiv', 'dpp']);

/** Each method reads the fields that its name suggests; `cycleLength` goes with `lastPeriod`. */
export const datingInput = v.object({
  method: v.optional(datingMethod, 'dum'),
  lastPeriod: v.optional(date),
  cycleLength: inUnit(days, v.optional(integer(20, 45), 28)),
  ultrasoundDate: v.optional(date),
  ultrasoundWeeks: withExample(12, inUnit(weeks, v.optional(integer(4, 42)))),
  ultrasoundDays: inUnit(days, v.optional(integer(0, 6), 0)),
  conceptionDate: v.optional(date),
  transferDate: v.optional(date),
  embryoAge: inUnit(days, v.optional(v.picklist([2, 3, 5, 6]), 5)),
  dueDate: v.optional(date),
  referenceDate: todayByDefault,
});

type Input = v.InferOutput<typeof datingInput>;

interface Dating {
  readonly field: string;
  /** The date that the method starts from. */
  readonly sent: string;
  /** Days from it to the first day of the equivalent last period, mostly negative. */
  readonly toLastPeriod: number;
}

/** The method that reads each field. */
export const datingReads = {
  needs: {
    lastPeriod: { method: 'dum' },
    ultrasoundDate: { method: 'ultrassom' },
    ultrasoundWeeks: { method: 'ultrassom' },
    conceptionDate: { method: 'concepcao' },
    transferDate: { method: 'fiv' },
    dueDate: { method: 'dpp' },
  },
  when: {
    cycleLength: { method: 'dum' },
    ultrasoundDays: { method: 'ultrassom' },
    embryoAge: { method: 'fiv' },
  },
} satisfies Reads<Input>;

/** Finds the date from which the chosen method starts. */
export function datingOf(sent: Input): Dating {
  const input = complete(sent);
  switch (input.method) {
    case 'dum':
      return { field: 'lastPeriod', sent: input.lastPeriod, toLastPeriod: input.cycleLength - 28 };
    case 'ultrassom':
      return {
        field: 'ultrasoundDate',
        sent: input.ultrasoundDate,
        toLastPeriod: -(7 * input.ultrasoundWeeks + input.ultrasoundDays),
      };
    case 'concepcao':
      return { field: 'conceptionDate', sent: input.conceptionDate, toLastPeriod: -CONCEPTION_DAY };
    case 'fiv':
      return {
        field: 'transferDate',
        sent: input.transferDate,
        toLastPeriod: -CONCEPTION_DAY - input.embryoAge,
      };
    case 'dpp':
      return { field: 'dueDate', sent: input.dueDate, toLastPeriod: -PREGNANCY_DAYS };
  }
}
