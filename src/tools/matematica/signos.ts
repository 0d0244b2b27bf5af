import * as v from 'valibot';
import { say, textIn } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { englishRulers, zodiac, type ZodiacSign } from '../../data/zodiac.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';

/** Any leap year, so that 29 February is a day. */
const LEAP_YEAR = '2000';

const SIGNS = 12;

/** The sign of the tropical zodiac of a day of the year. */
export const signos = defineTool({
  method: 'GET',
  path: '/calculadoras/signos',
  category: 'matematica',
  name: 'Signo do zodíaco',
  input: v.object({
    date: v.pipe(
      v.string(),
      v.regex(/^\d{2}-\d{2}$/, say({ pt: 'deve ter a forma MM-DD', en: 'must have the form MM-DD' })),
      v.check(
        (value) => parseDate(`${LEAP_YEAR}-${value}`) !== null,
        say(
          {
            pt: 'é um dia que não existe; a forma é MM-DD, mês e dia, por exemplo 03-21',
            en: 'is a day that does not exist; the form is MM-DD, month and day, for example 03-21',
          },
          422,
        ),
      ),
      v.metadata({ noun: { pt: 'um dia MM-DD, mês e dia', en: 'a day MM-DD, month and day' } }),
    ),
  }),
  output: v.object({
    date: v.string(),
    sign: v.string(),
    name: v.string(),
    symbol: v.string(),
    element: v.picklist(['fogo', 'terra', 'ar', 'agua']),
    modality: v.picklist(['cardinal', 'fixo', 'mutavel']),
    rulingPlanet: v.string(),
    traditionalRuler: v.string(),
    startDate: v.string(),
    endDate: v.string(),
    period: v.string(),
    oppositeSign: v.string(),
    cusp: v.boolean(),
  }),
  result: 'name',
  examples: [{ input: { date: '11-21' } }],
  impossible: { date: '02-30' },
  run({ date }, { language }) {
    // Capricorn, the first sign, holds the days of no other sign: it crosses the end of the year.
    const index = Math.max(
      zodiac.findIndex(({ start, end }) => start <= date && date <= end),
      0,
    );
    const sign = zodiac[index] as ZodiacSign;
    const opposite = zodiac[(index + SIGNS / 2) % SIGNS] as ZodiacSign;
    return {
      date,
      sign: sign.id,
      name: textIn({ pt: sign.name, en: sign.englishName }, language),
      symbol: sign.symbol,
      element: sign.element,
      modality: sign.modality,
      rulingPlanet: rulerIn(sign.ruler, language),
      traditionalRuler: rulerIn(sign.traditionalRuler ?? sign.ruler, language),
      startDate: sign.start,
      endDate: sign.end,
      period: periodIn(sign, language),
      oppositeSign: opposite.id,
      cusp: date === sign.start || date === sign.end,
    };
  },
});

function rulerIn(ruler: string, language: Context['language']): string {
  return textIn({ pt: ruler, en: englishRulers[ruler] as string }, language);
}

/** The days of a sign: `21/03 a 20/04`, or `03-21 to 04-20`. */
function periodIn({ start, end }: ZodiacSign, language: Context['language']): string {
  return textIn({ pt: `${brazilian(start)} a ${brazilian(end)}`, en: `${start} to ${end}` }, language);
}

/** `MM-DD` as `DD/MM`. */
function brazilian(day: string): string {
  return day.split('-').toReversed().join('/');
}
