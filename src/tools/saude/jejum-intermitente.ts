import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, integer, inUnit, time, withExample } from '../../kit/fields/index.ts';
import { complete } from '../../kit/errors/requirements.ts';
import { excludes } from '../../kit/texts.ts';
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

const DISCLAIMER =
  'Não indicado sem orientação para gestantes, lactantes, menores de 18 anos, diabéticos em uso de medicação e pessoas com histórico de transtorno alimentar.';

const protocol = describe(v.picklist(['12-12', '14-10', '16-8', '18-6', '20-4', '23-1', 'personalizado']), {
  pt: 'Horas de jejum e de alimentação, como 16-8, ou personalizado, com fastingHours',
  en: 'Hours of fasting and of eating, such as 16-8, or personalizado (custom), with fastingHours',
});
const window = v.object({
  start: describe(v.string(), { pt: 'Início (HH:mm)', en: 'Start (HH:mm)' }),
  end: describe(v.string(), { pt: 'Fim (HH:mm)', en: 'End (HH:mm)' }),
});

const input = v.object({
  protocol: v.optional(protocol, '16-8'),
  fastingHours: describe(withExample(16, inUnit(hours, v.optional(integer(10, 23)))), {
    pt: 'Jejum. Só lido, e então obrigatório, com protocol=personalizado',
    en: 'Fasting. Only read, and then required, with protocol=personalizado',
  }),
  firstMeal: describe(v.optional(time), {
    pt: 'Início da janela de alimentação. Sem ele e sem lastMeal, meio-dia',
    en: 'Start of the eating window. Without it and lastMeal, noon',
  }),
  lastMeal: describe(v.optional(time), {
    pt: 'Fim da janela de alimentação, no lugar de firstMeal',
    en: 'End of the eating window, in place of firstMeal',
  }),
  meals: describe(v.optional(integer(1, 6), 3), {
    pt: 'Refeições a distribuir na janela',
    en: 'Meals to spread over the window',
  }),
  currentTime: describe(v.optional(time), {
    pt: 'Hora atual: acrescenta status',
    en: 'Current time: adds status',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Eating and fasting windows of a day of 24 hours. */
export const jejumIntermitente = defineCalculator({
  method: 'POST',
  path: '/calculadoras/jejum-intermitente',
  category: 'saude',
  name: 'Jejum intermitente',
  summary: 'Janelas de alimentação e de jejum, com o horário das refeições',
  en: { name: 'Intermittent fasting', summary: 'Eating and fasting windows, with the times of the meals' },
  about: {
    pt: 'Só distribui as horas do dia; não recomenda o jejum. Não é indicado sem orientação para gestantes, lactantes, menores de 18 anos, diabéticos que tomam medicação e quem tem histórico de transtorno alimentar.',
    en: 'It only lays out the hours of the day; it does not recommend fasting. Without guidance it is not for pregnant or breastfeeding women, minors, diabetics on medication or people with a history of eating disorders.',
  },
  input,
  output: v.object({
    protocol,
    fastingHours: describe(v.number(), { pt: 'Jejum', en: 'Fasting' }, hours),
    eatingHours: describe(v.number(), { pt: 'Janela de alimentação', en: 'Eating window' }, hours),
    eatingWindow: describe(window, { pt: 'Janela de alimentação', en: 'Eating window' }),
    fastingWindow: describe(window, { pt: 'Janela de jejum', en: 'Fasting window' }),
    meals: describe(v.array(v.string()), {
      pt: 'Horários das refeições (HH:mm), a espaços iguais do início ao fim da janela',
      en: 'Times of the meals (HH:mm), evenly spread from the start to the end of the window',
    }),
    status: describe(
      v.optional(
        v.object({
          phase: describe(v.picklist(['alimentacao', 'jejum']), {
            pt: 'Janela em curso: alimentação ou jejum',
            en: 'Window in course: eating (alimentacao) or fasting (jejum)',
          }),
          elapsedMinutes: describe(
            v.number(),
            { pt: 'Tempo desde o início dela', en: 'Time since its start' },
            minutes,
          ),
          remainingMinutes: describe(
            v.number(),
            { pt: 'Tempo até o fim dela', en: 'Time until its end' },
            minutes,
          ),
        }),
      ),
      { pt: 'Onde se está em currentTime. Só com ele', en: 'Where currentTime falls. Only with it' },
    ),
    disclaimer,
  }),
  requires: ({ protocol }) => (protocol === 'personalizado' ? ['fastingHours'] : []),
  result: 'meals.*',
  either: [['firstMeal'], ['lastMeal']],
  examples: [{ input: { firstMeal: '12:00', currentTime: '21:30' } }],
  impossible: { currentTime: '12:60' },
  assumptions: {
    unused: { firstMeal: ({ lastMeal }) => lastMeal !== undefined },
    constants: () => ({ firstMeal: FIRST_MEAL }),
  },
  run(input) {
    const { protocol, firstMeal, lastMeal, meals, currentTime } = input;
    const fastingHours = fastingHoursOf(input);
    if (firstMeal !== undefined && lastMeal !== undefined) {
      throw badParameter('firstMeal', excludes('lastMeal'));
    }
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
      disclaimer: DISCLAIMER,
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
