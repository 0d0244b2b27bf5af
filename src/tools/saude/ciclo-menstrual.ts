import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { date, integer, inUnit, todayByDefault, num, pure } from '../../kit/fields/index.ts';
import { days } from '../../kit/units.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { disclaimer } from './_fields.ts';
import { offsetsOf, phaseAt } from './_menstrual-cycle.ts';

const DISCLAIMER: Text = {
  pt: 'Previsão pelo calendário: não serve como método contraceptivo nem substitui avaliação médica.',
  en: 'Prediction by the calendar: it is no method of contraception and does not replace medical advice.',
};

const method = v.picklist(['ciclo-regular', 'ogino-knaus']);
const phase = v.picklist(['menstruacao', 'folicular', 'fertil', 'ovulacao', 'lutea']);

const input = v.object({
  lastPeriod: date,
  cycleLength: inUnit(days, v.optional(integer(20, 45), 28)),
  periodLength: inUnit(days, v.optional(integer(1, 10), 5)),
  lutealPhase: inUnit(days, v.optional(integer(10, 17), 14)),
  shortestCycle: inUnit(days, v.optional(integer(20, 45))),
  longestCycle: inUnit(days, v.optional(integer(20, 45))),
  cycles: v.optional(inUnit(pure, integer(1, 12)), 3),
  referenceDate: todayByDefault,
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
  input,
  output: v.object({
    method: method,
    cycles: v.array(
      v.object({
        number: num(pure),
        periodStart: v.string(),
        periodEnd: v.string(),
        fertileStart: v.string(),
        fertileEnd: v.string(),
        ovulation: v.string(),
        nextPeriod: v.string(),
      }),
    ),
    current: v.object({
      referenceDate: v.string(),
      cycleNumber: num(pure),
      cycleDay: num(pure),
      phase,
      daysToNextPeriod: num(days),
    }),
    disclaimer,
  }),
  reads: { either: [[['shortestCycle', 'longestCycle']]] },
  result: 'cycles.0.nextPeriod',
  examples: [{ input: { lastPeriod: '2026-11-01', cycles: 2, referenceDate: '2026-11-21' } }],
  impossible: { lastPeriod: '2026-02-30' },
  assumptions: {
    constants: (_, { current }) => ({ cycleLength: current.cycleDay - 1 + current.daysToNextPeriod }),
  },
  run(input, { language, lastSent }) {
    const { lastPeriod, periodLength, shortestCycle, longestCycle, referenceDate } = input;
    if (shortestCycle !== undefined || longestCycle !== undefined) {
      if ((shortestCycle as number) > (longestCycle as number)) {
        throw invalidValue(lastSent('shortestCycle', 'longestCycle'), {
          pt: 'O ciclo mais curto não pode passar do mais longo',
          en: 'The shortest cycle cannot exceed the longest',
        });
      }
    }
    if (lastPeriod > referenceDate) {
      const blamed = lastSent('lastPeriod', 'referenceDate');
      throw outOfOrder(blamed, ['lastPeriod', lastPeriod], ['referenceDate', referenceDate]);
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
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});
