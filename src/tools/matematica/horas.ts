import * as v from 'valibot';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { hours, minutes, seconds } from '../../kit/units.ts';
import { DURATION, formatDuration, parseDuration } from './_duration-notation.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { above59 } from './_durations.ts';
import { num, pure } from '../../kit/fields/index.ts';

const DAY = 86_400;

const operation = v.picklist(['add', 'subtract']);

const entry = v.object({
  time: v.pipe(
    v.string(),
    v.regex(
      DURATION,
      say({
        pt: 'deve ter a forma HH:mm ou HH:mm:ss, com até 5 dígitos de horas',
        en: 'must have the form HH:mm or HH:mm:ss, with up to 5 digits of hours',
      }),
    ),
    v.check((time) => parseDuration(time) !== null, say(above59, 422)),
  ),
  operation: v.optional(operation, 'add'),
});

/** The sum of times, each added or subtracted. */
export const horas = defineTool({
  method: 'POST',
  path: '/calculadoras/horas',
  category: 'matematica',
  name: 'Soma e subtração de horas',
  input: v.object({
    entries: v.pipe(v.array(entry), v.minLength(1), v.maxLength(100)),
  }),
  output: v.object({
    total: v.string(),
    totalSeconds: num(seconds),
    totalMinutes: num(minutes),
    decimalHours: num(hours),
    negative: v.boolean(),
    days: num(pure),
    hours: num(pure),
    minutes: num(pure),
    seconds: num(pure),
    steps: v.array(
      v.object({
        time: v.string(),
        operation: operation,
        partial: v.string(),
      }),
    ),
  }),
  result: 'total',
  examples: [
    { input: { entries: [{ time: '08:30' }, { time: '17:45' }, { time: '01:00', operation: 'subtract' }] } },
  ],
  impossible: { entries: [{ time: '1:00' }, { time: '08:75' }] },
  run({ entries }) {
    const withSeconds = entries.some(({ time }) => time.split(':').length === 3);
    let total = 0;
    const steps = entries.map(({ time, operation }) => {
      const seconds = parseDuration(time) as number;
      total = operation === 'add' ? total + seconds : total - seconds;
      return { time, operation, partial: formatDuration(total, withSeconds) };
    });
    const size = Math.abs(total);
    return {
      total: formatDuration(total, withSeconds),
      totalSeconds: total,
      totalMinutes: roundTo(total / 60, 2),
      decimalHours: roundTo(total / 3600, 4),
      negative: total < 0,
      days: Math.floor(size / DAY),
      hours: Math.floor((size % DAY) / 3600),
      minutes: Math.floor((size % 3600) / 60),
      seconds: size % 60,
      steps,
    };
  },
});
