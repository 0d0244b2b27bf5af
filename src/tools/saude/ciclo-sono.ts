import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, integer, inUnit, time } from '../../kit/fields/index.ts';
import { excludes } from '../../kit/texts.ts';
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
  summary: 'Horários de dormir ou de acordar em ciclos inteiros de sono',
  en: { name: 'Sleep cycle calculator', summary: 'Times to go to bed or to wake up in whole sleep cycles' },
  about: {
    pt: 'Ciclos inteiros, mais o tempo de adormecer; as horas recomendadas por idade são as da National Sleep Foundation (2015). Os ciclos reais variam de pessoa para pessoa e ao longo da noite.',
    en: 'Whole cycles, plus the time to fall asleep; the hours recommended by age are those of the National Sleep Foundation (2015). Real cycles vary from person to person and over the night.',
  },
  input: v.object({
    wakeTime: describe(v.optional(time), {
      pt: 'Hora de acordar: a resposta traz as de deitar. Não vai junto com bedTime',
      en: 'Time to wake up: the answer has the bedtimes. It does not go together with bedTime',
    }),
    bedTime: describe(v.optional(time), {
      pt: 'Hora de deitar: a resposta traz as de acordar. Sem ela e sem wakeTime, agora em Brasília',
      en: 'Bedtime: the answer has the times to wake up. Without it and wakeTime, now in Brasília',
    }),
    fallAsleepMinutes: describe(inUnit(minutes, v.optional(integer(0, 120), 15)), {
      pt: 'Tempo até adormecer',
      en: 'Time to fall asleep',
    }),
    cycleMinutes: describe(inUnit(minutes, v.optional(integer(60, 120), 90)), {
      pt: 'Duração de um ciclo de sono',
      en: 'Length of a sleep cycle',
    }),
    age: describe(inUnit(years, v.optional(integer(1, 120), 30)), {
      pt: 'Idade, para as horas recomendadas',
      en: 'Age, for the recommended hours',
    }),
  }),
  output: v.object({
    mode: describe(v.picklist(['acordar', 'dormir']), {
      pt: 'O que foi enviado: a hora de acordar (options são as de deitar) ou a de dormir (options são as de acordar)',
      en: 'What was sent: the time to wake up (acordar; options are the bedtimes) or to go to bed (dormir; options are the times to wake up)',
    }),
    wakeTime: describe(v.optional(v.string()), {
      pt: 'Hora de acordar (HH:mm), com mode=acordar',
      en: 'Time to wake up (HH:mm), with mode=acordar',
    }),
    bedTime: describe(v.optional(v.string()), {
      pt: 'Hora de deitar (HH:mm), com mode=dormir',
      en: 'Bedtime (HH:mm), with mode=dormir',
    }),
    fallAsleepMinutes: describe(
      v.number(),
      { pt: 'Tempo até adormecer', en: 'Time to fall asleep' },
      minutes,
    ),
    cycleMinutes: describe(v.number(), { pt: 'Duração de um ciclo', en: 'Length of a cycle' }, minutes),
    recommendedHours: describe(
      v.object({
        min: describe(v.number(), { pt: 'Mínimo recomendado', en: 'Least recommended' }, hours),
        max: describe(v.number(), { pt: 'Máximo recomendado', en: 'Most recommended' }, hours),
      }),
      { pt: 'Sono recomendado para a idade', en: 'Sleep recommended for the age' },
    ),
    options: describe(
      v.array(
        v.object({
          cycles: describe(v.number(), { pt: 'Ciclos inteiros de sono', en: 'Whole sleep cycles' }, null),
          time: describe(v.string(), {
            pt: 'Hora de deitar ou de acordar (HH:mm)',
            en: 'Time to go to bed or to wake up (HH:mm)',
          }),
          dayOffset: describe(
            v.number(),
            {
              pt: 'Em que dia cai, em relação à hora dada: -1 na véspera, 0 no mesmo, 1 no seguinte',
              en: 'On which day it falls, relative to the given time: -1 the day before, 0 the same, 1 the next',
            },
            null,
          ),
          sleepMinutes: describe(v.number(), { pt: 'Tempo de sono', en: 'Time asleep' }, minutes),
          sleepHours: describe(v.number(), { pt: 'Tempo de sono', en: 'Time asleep' }, hours),
          recommended: describe(v.boolean(), {
            pt: 'Se o sono fica dentro do recomendado',
            en: 'Whether the sleep is within what is recommended',
          }),
        }),
      ),
      {
        pt: 'Horários possíveis, do sono mais longo ao mais curto',
        en: 'Possible times, from the longest sleep to the shortest',
      },
    ),
    disclaimer,
  }),
  result: 'options.*.time',
  either: [['wakeTime'], ['bedTime']],
  examples: [{ input: { wakeTime: '07:00' } }],
  impossible: { bedTime: '22:60' },
  assumptions: {
    constants: (_, { bedTime }) => ({ bedTime }),
  },
  run({ wakeTime, bedTime, fallAsleepMinutes, cycleMinutes, age }, { now }) {
    if (wakeTime !== undefined && bedTime !== undefined) throw badParameter('wakeTime', excludes('bedTime'));
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
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});
