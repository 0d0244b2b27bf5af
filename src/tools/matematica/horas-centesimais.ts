import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { minutes } from '../../kit/units.ts';
import { DURATION, formatDuration, parseDuration } from './_duration-notation.ts';
import { divide, multiply, type Rational, rational, roundRational } from '../../lib/numbers/rational.ts';
import { above59 } from './_durations.ts';

const CENTESIMAL = /^-?\d{1,5}(?:\.\d{1,10})?$/;

/** Hours and minutes to hours and hundredths, and back: 08:20 is 8.3333 h. */
export const horasCentesimais = defineTool({
  method: 'GET',
  path: '/calculadoras/horas-centesimais',
  category: 'matematica',
  name: 'Horas centesimais',
  summary: 'Converte horas e minutos em horas centesimais, e o contrário',
  en: { name: 'Decimal hours', summary: 'Converts hours and minutes to decimal hours, and back' },
  input: v.object({
    value: describe(
      v.pipe(
        v.string(),
        v.check(
          (value) => DURATION.test(value) || CENTESIMAL.test(value),
          say({
            pt: 'deve ter a forma HH:mm, HH:mm:ss ou 8.33, com até 5 dígitos de horas e 10 decimais',
            en: 'must have the form HH:mm, HH:mm:ss or 8.33, with up to 5 digits of hours and 10 decimals',
          }),
        ),
        v.check((value) => CENTESIMAL.test(value) || parseDuration(value) !== null, say(above59, 422)),
      ),
      {
        pt: 'Horas e minutos (HH:mm ou HH:mm:ss), ou horas centesimais com ponto (8.33)',
        en: 'Hours and minutes (HH:mm or HH:mm:ss), or decimal hours with a point (8.33)',
      },
    ),
  }),
  output: v.object({
    direction: describe(v.picklist(['horas-centesimal', 'centesimal-horas']), {
      pt: 'De onde para onde se converteu, pelo valor enviado',
      en: 'From what to what it was converted, by the value sent',
    }),
    value: describe(v.string(), { pt: 'O valor enviado', en: 'The value sent' }),
    hours: describe(v.string(), {
      pt: 'Horas e minutos, com segundos quando há',
      en: 'Hours and minutes, with seconds where there are any',
    }),
    hoursRounded: describe(v.string(), {
      pt: 'Horas e minutos, ao minuto mais próximo',
      en: 'Hours and minutes, to the nearest minute',
    }),
    centesimal: describe(v.number(), { pt: 'Horas centesimais', en: 'Decimal hours' }, null),
    totalMinutes: describe(
      v.number(),
      { pt: 'O mesmo tempo todo, como um número', en: 'The same time as one number' },
      minutes,
    ),
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
