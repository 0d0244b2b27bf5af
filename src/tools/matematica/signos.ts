import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { zodiac, type ZodiacSign } from '../../data/zodiac.ts';
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
  summary: 'Signo de uma data, com elemento, regente, período e cúspide',
  en: { name: 'Zodiac sign', summary: 'Sign of a date, with its element, ruler, period and cusp' },
  input: v.object({
    date: describe(
      v.pipe(
        v.string(),
        v.regex(/^\d{2}-\d{2}$/, say({ pt: 'deve ter a forma MM-DD', en: 'must have the form MM-DD' })),
        v.check(
          (value) => parseDate(`${LEAP_YEAR}-${value}`) !== null,
          say({ pt: 'é um dia que não existe', en: 'is a day that does not exist' }, 422),
        ),
      ),
      { pt: 'Mês e dia do nascimento (MM-DD)', en: 'Month and day of birth (MM-DD)' },
    ),
  }),
  output: v.object({
    date: describe(v.string(), { pt: 'O dia enviado (MM-DD)', en: 'The day sent (MM-DD)' }),
    sign: describe(v.string(), { pt: 'Código do signo', en: 'Code of the sign' }),
    name: describe(v.string(), { pt: 'Nome do signo', en: 'Name of the sign (in Portuguese)' }),
    symbol: describe(v.string(), { pt: 'Símbolo do signo', en: 'Symbol of the sign' }),
    element: describe(v.picklist(['fogo', 'terra', 'ar', 'agua']), {
      pt: 'Elemento: fogo, terra, ar ou água',
      en: 'Element: fire (fogo), earth (terra), air (ar) or water (agua)',
    }),
    modality: describe(v.picklist(['cardinal', 'fixo', 'mutavel']), {
      pt: 'Qualidade: cardinal, fixo ou mutável',
      en: 'Modality: cardinal, fixed (fixo) or mutable (mutavel)',
    }),
    rulingPlanet: describe(v.string(), { pt: 'Regente moderno', en: 'Modern ruler (in Portuguese)' }),
    traditionalRuler: describe(v.string(), {
      pt: 'Regente tradicional',
      en: 'Traditional ruler (in Portuguese)',
    }),
    startDate: describe(v.string(), {
      pt: 'Primeiro dia do signo (MM-DD)',
      en: 'First day of the sign (MM-DD)',
    }),
    endDate: describe(v.string(), { pt: 'Último dia do signo (MM-DD)', en: 'Last day of the sign (MM-DD)' }),
    period: describe(v.string(), {
      pt: 'O período como texto, com dia e mês',
      en: 'The period as a text, with day and month (in Portuguese)',
    }),
    oppositeSign: describe(v.string(), { pt: 'Código do signo oposto', en: 'Code of the opposite sign' }),
    cusp: describe(v.boolean(), {
      pt: 'Se o dia é o primeiro ou o último do signo, cujo limite muda até um dia conforme o ano',
      en: 'Whether the day is the first or the last of the sign, whose limit moves by up to a day with the year',
    }),
  }),
  result: 'name',
  examples: [{ input: { date: '11-21' } }],
  impossible: { date: '02-30' },
  run({ date }) {
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
      name: sign.name,
      symbol: sign.symbol,
      element: sign.element,
      modality: sign.modality,
      rulingPlanet: sign.ruler,
      traditionalRuler: sign.traditionalRuler ?? sign.ruler,
      startDate: sign.start,
      endDate: sign.end,
      period: `${brazilian(sign.start)} a ${brazilian(sign.end)}`,
      oppositeSign: opposite.id,
      cusp: date === sign.start || date === sign.end,
    };
  },
});

/** `MM-DD` as `DD/MM`. */
function brazilian(day: string): string {
  return day.split('-').toReversed().join('/');
}
