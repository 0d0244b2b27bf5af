import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { integer, inUnit, time, withExample, num, pure } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { hours, minutes } from '../../kit/units.ts';
import { clockMinutes, DAY_MINUTES, formatClock } from '../../lib/dates/clock.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer } from './_fields.ts';

/** Hours without food; the rest of the day is the eating window. */
const FASTING_HOURS = {
  '12-12': 12,
  '14-10': 14,
  '16-8': 16,
  '18-6': 18,
  '20-4': 20,
  '23-1': 23,
} as const;

const FIRST_MEAL = '12:00';

const DISCLAIMER: Text = {
  pt: 'Não indicado sem orientação para gestantes, lactantes, menores de 18 anos, diabéticos em uso de medicação e pessoas com histórico de transtorno alimentar.',
  en: 'Not advised without guidance for people who are pregnant, breastfeeding, under 18, diabetic on medication or with a history of eating disorders.',
};

const protocol = v.picklist(['12-12', '14-10', '16-8', '18-6', '20-4', '23-1', 'personalizado']);
const window = v.object({
  start: v.string(),
  end: v.string(),
});

const input = v.object({
  protocol: v.optional(protocol, '16-8'),
  fastingHours: withExample(16, inUnit(hours, v.optional(integer(10, 23)))),
  firstMeal: v.optional(time),
  lastMeal: v.optional(time),
  meals: v.optional(inUnit(pure, integer(1, 6)), 3),
  currentTime: v.optional(time),
});

type Input = v.InferOutput<typeof input>;

/** Eating and fasting windows of a day of 24 hours. */
export const jejumIntermitente = defineCalculator({
  method: 'POST',
  path: '/calculadoras/jejum-intermitente',
  category: 'saude',
  name: 'Jejum intermitente',
  input,
  output: v.object({
    protocol,
    fastingHours: num(hours),
    eatingHours: num(hours),
    eatingWindow: window,
    fastingWindow: window,
    meals: v.array(v.string()),
    status: v.optional(
      v.object({
        phase: v.picklist(['alimentacao', 'jejum']),
        elapsedMinutes: num(minutes),
        remainingMinutes: num(minutes),
      }),
    ),
    disclaimer,
  }),
  reads: {
    needs: { fastingHours: { protocol: 'personalizado' } },
    either: [[['firstMeal'], ['lastMeal']]],
  },
  result: 'meals.*',
  examples: [{ input: { firstMeal: '12:00', currentTime: '21:30' } }],
  impossible: { currentTime: '12:60' },
  assumptions: {
    constants: () => ({ firstMeal: FIRST_MEAL }),
  },
  run(input, { language }) {
    const { protocol, firstMeal, lastMeal, meals, currentTime } = input;
    const fastingHours = fastingHoursOf(input);
    const eating = DAY_MINUTES - fastingHours * 60;
    const first =
      lastMeal === undefined ? clockMinutes(firstMeal ?? FIRST_MEAL) : clockMinutes(lastMeal) - eating;
    const [start, end] = [formatClock(first), formatClock(first + eating)];
    const step = meals === 1 ? 0 : eating / (meals - 1);
    return {
      protocol,
      fastingHours,
      eatingHours: eating / 60,
      eatingWindow: { start, end },
      fastingWindow: { start: end, end: start },
      meals: Array.from({ length: meals }, (_, i) => formatClock(first + roundTo(i * step, 0))),
      ...(currentTime !== undefined && {
        status: statusAt(clockMinutes(currentTime), clockMinutes(start), eating),
      }),
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});

function fastingHoursOf(input: Input): number {
  if (input.protocol !== 'personalizado') return FASTING_HOURS[input.protocol];
  return complete(input).fastingHours;
}

/** The window that a minute of the day is in: the first minute of each window belongs to it. */
function statusAt(minute: number, start: number, eating: number) {
  const sinceStart = (minute - start + DAY_MINUTES) % DAY_MINUTES;
  return sinceStart < eating
    ? ({
        phase: 'alimentacao',
        elapsedMinutes: sinceStart,
        remainingMinutes: eating - sinceStart,
      } as const)
    : ({
        phase: 'jejum',
        elapsedMinutes: sinceStart - eating,
        remainingMinutes: DAY_MINUTES - sinceStart,
      } as const);
}
