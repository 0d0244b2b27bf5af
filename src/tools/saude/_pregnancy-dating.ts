/**
 * The ways to date a pregnancy. Each gives the first day of the last period, or the day on which it would have begun.
 */
import * as v from 'valibot';
import { date, describe, integer, inUnit, todayByDefault, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { days, weeks } from '../../kit/units.ts';

/** Days from the first day of the last period to the due date: 40 weeks (ACOG Committee Opinion 700, 2017). */
export const PREGNANCY_DAYS = 280;

/** Days from the first day of the last period to conception, in a cycle of 28 days. */
export const CONCEPTION_DAY = 14;

export const datingMethod = describe(v.picklist(['dum', 'ultrassom', 'concepcao', 'fiv', 'dpp']), {
  pt: 'De onde parte a conta: última menstruação (dum), ultrassom, concepção, fertilização in vitro (fiv) ou data provável do parto já conhecida (dpp)',
  en: 'Where the count starts: last period (dum), ultrasound (ultrassom), conception (concepcao), in vitro fertilisation (fiv) or a due date already known (dpp)',
});

/** Each method reads the fields that its name suggests; `cycleLength` goes with `lastPeriod`. */
export const datingInput = v.object({
  method: v.optional(datingMethod, 'dum'),
  lastPeriod: describe(v.optional(date), {
    pt: 'Primeiro dia da última menstruação. Obrigatório com method=dum',
    en: 'First day of the last period. Required with method=dum',
  }),
  cycleLength: describe(inUnit(days, v.optional(integer(20, 45), 28)), {
    pt: 'Duração do ciclo, com method=dum: o que passa de 28 adia as datas',
    en: 'Length of the cycle, with method=dum: what exceeds 28 delays the dates',
  }),
  ultrasoundDate: describe(v.optional(date), {
    pt: 'Dia do ultrassom. Obrigatório com method=ultrassom',
    en: 'Day of the ultrasound. Required with method=ultrassom',
  }),
  ultrasoundWeeks: describe(withExample(12, inUnit(weeks, v.optional(integer(4, 42)))), {
    pt: 'Semanas completas que o ultrassom mediu. Obrigatório com method=ultrassom',
    en: 'Completed weeks that the ultrasound measured. Required with method=ultrassom',
  }),
  ultrasoundDays: describe(inUnit(days, v.optional(integer(0, 6), 0)), {
    pt: 'Dias além das semanas que o ultrassom mediu',
    en: 'Days beyond the weeks that the ultrasound measured',
  }),
  conceptionDate: describe(v.optional(date), {
    pt: 'Dia da concepção. Obrigatório com method=concepcao',
    en: 'Day of conception. Required with method=concepcao',
  }),
  transferDate: describe(v.optional(date), {
    pt: 'Dia da transferência do embrião. Obrigatório com method=fiv',
    en: 'Day of the embryo transfer. Required with method=fiv',
  }),
  embryoAge: describe(inUnit(days, v.optional(v.picklist([2, 3, 5, 6]), 5)), {
    pt: 'Idade do embrião na transferência, com method=fiv',
    en: 'Age of the embryo at the transfer, with method=fiv',
  }),
  dueDate: describe(v.optional(date), {
    pt: 'Data provável do parto já conhecida. Obrigatória com method=dpp',
    en: 'Due date already known. Required with method=dpp',
  }),
  referenceDate: describe(todayByDefault, {
    pt: 'Dia em que se quer saber a idade. Sem ele, hoje em Brasília',
    en: 'Day on which the age is wanted. Without it, today in Brasília',
  }),
});

type Input = v.InferOutput<typeof datingInput>;

interface Dating {
  readonly field: string;
  /** The date that the method starts from. */
  readonly sent: string;
  /** Days from it to the first day of the equivalent last period, mostly negative. */
  readonly toLastPeriod: number;
}

/** The fields that each method dates by. */
export const datingFields: Readonly<Record<Input['method'], readonly (keyof Input)[]>> = {
  dum: ['lastPeriod'],
  ultrassom: ['ultrasoundDate', 'ultrasoundWeeks'],
  concepcao: ['conceptionDate'],
  fiv: ['transferDate'],
  dpp: ['dueDate'],
};

/** What the method chosen starts from. Throws 400 of the fields that it needs and lacks. */
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
