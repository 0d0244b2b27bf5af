import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, describe, integer, inUnit, todayByDefault } from '../../kit/fields/index.ts';
import { days } from '../../kit/units.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { disclaimer } from './_fields.ts';
import { offsetsOf, phaseAt } from './_menstrual-cycle.ts';

const DISCLAIMER =
  'Previsão pelo calendário: não serve como método contraceptivo nem substitui avaliação médica.';

const method = v.picklist(['ciclo-regular', 'ogino-knaus']);
const phase = describe(v.picklist(['menstruacao', 'folicular', 'fertil', 'ovulacao', 'lutea']), {
  pt: 'Fase do ciclo: menstruação, folicular, janela fértil, dia da ovulação ou lútea',
  en: 'Phase of the cycle: menstruation, follicular, fertile window, day of ovulation or luteal',
});

const input = v.object({
  lastPeriod: describe(date, {
    pt: 'Primeiro dia da última menstruação',
    en: 'First day of the last period',
  }),
  cycleLength: describe(inUnit(days, v.optional(integer(20, 45), 28)), {
    pt: 'Duração do ciclo, do primeiro dia de uma menstruação à véspera da outra',
    en: 'Length of the cycle, from the first day of a period to the eve of the next',
  }),
  periodLength: describe(inUnit(days, v.optional(integer(1, 10), 5)), {
    pt: 'Duração da menstruação',
    en: 'Length of the period',
  }),
  lutealPhase: describe(inUnit(days, v.optional(integer(10, 17), 14)), {
    pt: 'Duração da fase lútea, da ovulação à menstruação seguinte',
    en: 'Length of the luteal phase, from ovulation to the next period',
  }),
  shortestCycle: describe(inUnit(days, v.optional(integer(20, 45))), {
    pt: 'Ciclo mais curto dos últimos meses, para ciclos irregulares. Vai junto com longestCycle',
    en: 'Shortest cycle of the last months, for irregular cycles. It goes together with longestCycle',
  }),
  longestCycle: describe(inUnit(days, v.optional(integer(20, 45))), {
    pt: 'Ciclo mais longo dos últimos meses, para ciclos irregulares. Vai junto com shortestCycle',
    en: 'Longest cycle of the last months, for irregular cycles. It goes together with shortestCycle',
  }),
  cycles: describe(v.optional(integer(1, 12), 3), {
    pt: 'Quantos ciclos listar',
    en: 'How many cycles to list',
  }),
  referenceDate: describe(todayByDefault, {
    pt: 'Dia cuja fase se quer saber. Sem ele, hoje em Brasília',
    en: 'Day whose phase is wanted. Without it, today in Brasília',
  }),
});

/**
 * Menstrual calendar, in days: ovulation a luteal phase before the next period, and the days on which conception is
 * possible.
 */
export const cicloMenstrual = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ciclo-menstrual',
  category: 'saude',
  name: 'Calendário menstrual e período fértil',
  summary: 'Próximas menstruações, ovulação e período fértil pelo calendário',
  en: {
    name: 'Menstrual calendar and fertile window',
    summary: 'Next periods, ovulation and fertile window by the calendar',
  },
  about: {
    pt: 'Ovulação pela duração da fase lútea e janela fértil de seis dias (Wilcox, 1995); com o ciclo mais curto e o mais longo, o método de Ogino-Knaus. É uma previsão pelo calendário: não serve como método contraceptivo, nem substitui avaliação médica.',
    en: 'Ovulation by the length of the luteal phase and a fertile window of six days (Wilcox, 1995); with the shortest and the longest cycle, the Ogino-Knaus method. It is a prediction by the calendar: no contraceptive method, and no replacement for medical assessment.',
  },
  input,
  output: v.object({
    method: describe(method, {
      pt: 'Como a janela fértil foi achada: pela ovulação de um ciclo regular, ou por ogino-knaus, com shortestCycle e longestCycle',
      en: 'How the fertile window was found: by the ovulation of a regular cycle, or by ogino-knaus, with shortestCycle and longestCycle',
    }),
    cycles: describe(
      v.array(
        v.object({
          number: describe(
            v.number(),
            { pt: 'Número do ciclo, a partir de 1', en: 'Number of the cycle, from 1 on' },
            null,
          ),
          periodStart: describe(v.string(), {
            pt: 'Primeiro dia da menstruação',
            en: 'First day of the period',
          }),
          periodEnd: describe(v.string(), { pt: 'Último dia da menstruação', en: 'Last day of the period' }),
          fertileStart: describe(v.string(), {
            pt: 'Primeiro dia da janela fértil',
            en: 'First day of the fertile window',
          }),
          fertileEnd: describe(v.string(), {
            pt: 'Último dia da janela fértil',
            en: 'Last day of the fertile window',
          }),
          ovulation: describe(v.string(), { pt: 'Dia provável da ovulação', en: 'Likely day of ovulation' }),
          nextPeriod: describe(v.string(), {
            pt: 'Primeiro dia da menstruação seguinte',
            en: 'First day of the next period',
          }),
        }),
      ),
      { pt: 'Os ciclos, desde lastPeriod', en: 'The cycles, from lastPeriod on' },
    ),
    current: describe(
      v.object({
        referenceDate: describe(v.string(), {
          pt: 'Dia a que a fase se refere',
          en: 'Day that the phase is of',
        }),
        cycleNumber: describe(
          v.number(),
          {
            pt: 'Número do ciclo em que o dia cai, a partir de 1',
            en: 'Number of the cycle that the day falls into, from 1 on',
          },
          null,
        ),
        cycleDay: describe(
          v.number(),
          { pt: 'Dia do ciclo, a partir de 1', en: 'Day of the cycle, from 1 on' },
          null,
        ),
        phase,
        daysToNextPeriod: describe(
          v.number(),
          { pt: 'Quanto falta para a próxima menstruação', en: 'What is left until the next period' },
          days,
        ),
      }),
      { pt: 'O ciclo em referenceDate', en: 'The cycle on referenceDate' },
    ),
    disclaimer,
  }),
  requires: ({ shortestCycle, longestCycle }) =>
    shortestCycle === undefined && longestCycle === undefined ? [] : ['shortestCycle', 'longestCycle'],
  result: 'cycles.0.nextPeriod',
  examples: [{ input: { lastPeriod: '2026-11-01', cycles: 2, referenceDate: '2026-11-21' } }],
  impossible: { lastPeriod: '2026-02-30' },
  assumptions: {
    constants: (_, { current }) => ({ cycleLength: current.cycleDay - 1 + current.daysToNextPeriod }),
  },
  run(input, { lastSent }) {
    const { lastPeriod, periodLength, shortestCycle, longestCycle, referenceDate } = input;
    if (shortestCycle !== undefined || longestCycle !== undefined) {
      if ((shortestCycle as number) > (longestCycle as number)) {
        throw invalidValue(lastSent('shortestCycle', 'longestCycle'), {
          pt: 'o ciclo mais curto não pode passar do mais longo',
          en: 'the shortest cycle cannot exceed the longest',
        });
      }
    }
    if (lastPeriod > referenceDate) {
      throw invalidValue(lastSent('lastPeriod', 'referenceDate'), {
        pt: `lastPeriod não pode ser depois de referenceDate (${referenceDate})`,
        en: `lastPeriod cannot be after referenceDate (${referenceDate})`,
      });
    }

    // The default may lie outside the cycles that were counted, where no cycle does.
    const cycleLength = Math.min(Math.max(input.cycleLength, shortestCycle ?? 0), longestCycle ?? Infinity);
    const offsets = offsetsOf({ ...input, cycleLength });
    const elapsed = daysBetween(lastPeriod, referenceDate);
    const offset = elapsed % cycleLength;
    return {
      method: offsets.method,
      cycles: Array.from({ length: input.cycles }, (_, i) => {
        const start = dateAfter(lastPeriod, i * cycleLength, 'lastPeriod');
        const at = (day: number) => dateAfter(start, day, 'lastPeriod');
        return {
          number: i + 1,
          periodStart: start,
          periodEnd: at(periodLength - 1),
          fertileStart: at(offsets.fertileStart),
          fertileEnd: at(offsets.fertileEnd),
          ovulation: at(offsets.ovulation),
          nextPeriod: at(cycleLength),
        };
      }),
      current: {
        referenceDate,
        cycleNumber: Math.floor(elapsed / cycleLength) + 1,
        cycleDay: offset + 1,
        phase: phaseAt(offset, periodLength, offsets),
        daysToNextPeriod: cycleLength - offset,
      },
      disclaimer: DISCLAIMER,
    };
  },
});
