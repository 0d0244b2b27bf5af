import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { seconds, minutes, hours } from '../../kit/units.ts';
import { DURATION, formatDuration, parseDuration } from './_duration-notation.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { above59 } from './_durations.ts';

const DAY = 86_400;

const operation = v.picklist(['add', 'subtract']);

const entry = v.object({
  time: describe(
    v.pipe(
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
    {
      pt: 'Horas e minutos (HH:mm ou HH:mm:ss), com sinal se negativas; as horas podem passar de 24',
      en: 'Hours and minutes (HH:mm or HH:mm:ss), with a sign where negative; hours may be above 24',
    },
  ),
  operation: describe(v.optional(operation, 'add'), {
    pt: 'Se estas horas se somam ou se subtraem',
    en: 'Whether these hours are added or subtracted',
  }),
});

/** The sum of times, each added or subtracted. */
export const horas = defineTool({
  method: 'POST',
  path: '/calculadoras/horas',
  category: 'matematica',
  name: 'Soma e subtração de horas',
  summary: 'Soma e subtrai horas e minutos, com o total acumulado',
  en: { name: 'Sum of hours', summary: 'Adds and subtracts hours and minutes, with the running total' },
  input: v.object({
    entries: describe(v.pipe(v.array(entry), v.minLength(1), v.maxLength(100)), {
      pt: 'As horas, na ordem da conta',
      en: 'The hours, in the order of the sum',
    }),
  }),
  output: v.object({
    total: describe(v.string(), {
      pt: 'O total (HH:mm), com segundos quando alguma entrada os tem',
      en: 'The total (HH:mm), with seconds when an entry has them',
    }),
    totalSeconds: describe(v.number(), { pt: 'O total, com sinal', en: 'The total, with its sign' }, seconds),
    totalMinutes: describe(v.number(), { pt: 'O total, com sinal', en: 'The total, with its sign' }, minutes),
    decimalHours: describe(
      v.number(),
      { pt: 'O total como número decimal, com sinal', en: 'The total as a decimal number, with its sign' },
      hours,
    ),
    negative: describe(v.boolean(), { pt: 'Se o total é negativo', en: 'Whether the total is negative' }),
    days: describe(
      v.number(),
      { pt: 'Dias de 24 horas do total, sem sinal', en: 'Days of 24 hours in the total, without sign' },
      null,
    ),
    hours: describe(v.number(), { pt: 'Horas depois dos dias', en: 'Hours after the days' }, null),
    minutes: describe(v.number(), { pt: 'Minutos depois das horas', en: 'Minutes after the hours' }, null),
    seconds: describe(
      v.number(),
      { pt: 'Segundos depois dos minutos', en: 'Seconds after the minutes' },
      null,
    ),
    steps: describe(
      v.array(
        v.object({
          time: describe(v.string(), { pt: 'A entrada', en: 'The entry' }),
          operation: describe(operation, {
            pt: 'Se ela se somou ou se subtraiu',
            en: 'Whether it was added or subtracted',
          }),
          partial: describe(v.string(), { pt: 'O total até aqui', en: 'The total so far' }),
        }),
      ),
      { pt: 'A conta, entrada a entrada', en: 'The sum, entry by entry' },
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
