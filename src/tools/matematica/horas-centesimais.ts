import * as v from 'valibot';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { minutes } from '../../kit/units.ts';
import { DURATION, formatDuration, parseDuration } from './_duration-notation.ts';
import { divide, multiply, type Rational, rational, roundRational } from '../../lib/numbers/rational.ts';
import { above59 } from './_durations.ts';
import { num, pure } from '../../kit/fields/index.ts';

const CENTESIMAL = /^-?\d{1,5}(?:\.\d{1,10})?$/;

/** Hours and minutes to hours and hundredths, and back: 08:20 is 8.3333 h. */
export const horasCentesimais = defineTool({
  method: 'GET',
  path: '/calculadoras/horas-centesimais',
  category: 'matematica',
  name: 'Horas centesimais',
  input: v.object({
    value: v.pipe(
      v.string(),
      v.check(
        (value) => DURATION.test(value) || CENTESIMAL.test(value),
        say({
          pt: 'deve ter a forma HH:mm, HH:mm:ss ou 8.33, com até 5 dígitos de horas e 10 decimais',
          en: 'must have the form HH:mm, HH:mm:ss or 8.33, with up to 5 digits of hours and 10 decimals',
        }),
      ),
      v.check((value) => CENTESIMAL.test(value) || parseDuration(value) !== null, say(above59, 422)),
      v.metadata({
        noun: { pt: 'uma duração HH:mm, HH:mm:ss ou 8.33', en: 'a duration HH:mm, HH:mm:ss or 8.33' },
      }),
    ),
  }),
  output: v.object({
    direction: v.picklist(['horas-centesimal', 'centesimal-horas']),
    value: v.string(),
    hours: v.string(),
    hoursRounded: v.string(),
    centesimal: num(pure),
    totalMinutes: num(minutes),
  }),
  result: ['centesimal', 'hours'],
  examples: [{ input: { value: '8.33' } }],
  impossible: { value: '8:75' },
  run({ value }) {
    const isCentesimal = CENTESIMAL.test(value);
    const hours = isCentesimal
      ? centesimalHours(value)
      : rational(BigInt(parseDuration(value) as number), 3600n);
    const minutes = multiply(hours, rational(60n));
    const seconds = roundRational(multiply(hours, rational(3600n)), 0);
    return {
      direction: isCentesimal ? ('centesimal-horas' as const) : ('horas-centesimal' as const),
      value,
      hours: formatDuration(seconds, seconds % 60 !== 0),
      hoursRounded: formatDuration(roundRational(minutes, 0) * 60, false),
      centesimal: roundRational(hours, 4),
      totalMinutes: roundRational(minutes, 2),
    };
  },
});

function centesimalHours(value: string): Rational {
  const [whole, fraction = ''] = value.split('.') as [string, string?];
  return divide(rational(BigInt(whole + fraction)), rational(10n ** BigInt(fraction.length)));
}
