import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { integer, inUnit, time, num, pure } from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
import { hours, minutes, years } from '../../kit/units.ts';
import { clockAt, clockMinutes, DAY_MINUTES, formatClock } from '../../lib/dates/clock.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';

/**
 * Hours of sleep recommended up to an age in years (Hirshkowitz et al., National Sleep Foundation, Sleep Health
 * 2015;1:40–43).
 */
const RECOMMENDED_HOURS = [
  { upTo: 2, min: 11, max: 14 },
  { upTo: 5, min: 10, max: 13 },
  { upTo: 13, min: 9, max: 11 },
  { upTo: 17, min: 8, max: 10 },
  { upTo: 64, min: 7, max: 9 },
  { upTo: Infinity, min: 7, max: 8 },
] as const;

const CYCLES = [6, 5, 4, 3] as const;

/** Bedtimes for a wake time, or wake times for a bedtime: whole sleep cycles of so many minutes. */
export const cicloSono = defineCalculator({
  method: 'GET',
  path: '/calculadoras/ciclo-sono',
  category: 'saude',
  name: 'Calculadora do ciclo do sono',
  input: v.object({
    wakeTime: v.optional(time),
    bedTime: v.optional(time),
    fallAsleepMinutes: inUnit(minutes, v.optional(integer(0, 120), 15)),
    cycleMinutes: inUnit(minutes, v.optional(integer(60, 120), 90)),
    age: inUnit(years, v.optional(integer(1, 120), 30)),
  }),
  output: v.object({
    mode: v.picklist(['acordar', 'dormir']),
    wakeTime: v.optional(v.string()),
    bedTime: v.optional(v.string()),
    fallAsleepMinutes: num(minutes),
    cycleMinutes: num(minutes),
    recommendedHours: v.object({
      min: num(hours),
      max: num(hours),
    }),
    options: v.array(
      v.object({
        cycles: num(pure),
        time: v.string(),
        dayOffset: num(pure),
        sleepMinutes: num(minutes),
        sleepHours: num(hours),
        recommended: v.boolean(),
      }),
    ),
    disclaimer,
  }),
  reads: { either: [[['wakeTime'], ['bedTime']]] },
  result: 'options.*.time',
  examples: [{ input: { wakeTime: '07:00' } }],
  impossible: { bedTime: '22:60' },
  assumptions: {
    constants: (_, { bedTime }) => ({ bedTime }),
  },
  run({ wakeTime, bedTime, fallAsleepMinutes, cycleMinutes, age }, { language, now }) {
    const given = wakeTime ?? bedTime ?? clockAt(now);
    const direction = wakeTime === undefined ? 1 : -1;
    const { min, max } = RECOMMENDED_HOURS.find(({ upTo }) => age <= upTo) as { min: number; max: number };
    return {
      ...(wakeTime === undefined
        ? { mode: 'dormir' as const, bedTime: given }
        : { mode: 'acordar' as const, wakeTime }),
      fallAsleepMinutes,
      cycleMinutes,
      recommendedHours: { min, max },
      options: CYCLES.map((cycles) => {
        const sleepMinutes = cycles * cycleMinutes;
        const minutes = clockMinutes(given) + direction * (sleepMinutes + fallAsleepMinutes);
        return {
          cycles,
          time: formatClock(minutes),
          dayOffset: Math.floor(minutes / DAY_MINUTES),
          sleepMinutes,
          sleepHours: roundTo(sleepMinutes / 60, 2),
          recommended: sleepMinutes >= min * 60 && sleepMinutes <= max * 60,
        };
      }),
      disclaimer: textIn(STANDARD_DISCLAIMER, language),
    };
  },
});
