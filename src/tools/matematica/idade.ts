import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, describe, todayByDefault } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { years, days } from '../../kit/units.ts';
import { daysBetween, elapsed, endOfTerm, weekdayName } from '../../lib/dates/dates.ts';
import { elapsedText } from './_elapsed.ts';

const MAX_AGE = 150;

/** Código Civil (Lei 10.406/2002), art. 5º. */
const ADULT = 18;

/** Estatuto da Pessoa Idosa (Lei 10.741/2003), art. 1º. */
const ELDERLY = 60;

/** Age on a day, counted as the law counts terms: a day that a month lacks is the next one (Lei 810/1949). */
export const idade = defineTool({
  method: 'GET',
  path: '/calculadoras/idade',
  category: 'matematica',
  name: 'Calculadora de idade',
  summary: 'Idade exata em anos, meses e dias, e o próximo aniversário',
  en: { name: 'Age calculator', summary: 'Exact age in years, months and days, and the next birthday' },
  about: {
    pt: 'Meses e anos se contam como na lei (Código Civil, art. 132, § 3º, e Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Quem nasceu em 29 de fevereiro completa anos em 1º de março dos anos comuns.',
    en: 'Months and years count as the law counts them (Civil Code, art. 132, § 3, and Law 810/1949): where a month lacks the day, the next one holds. Those born on 29 February have their birthday on 1 March in common years.',
  },
  input: v.object({
    birthDate: describe(date, { pt: 'Data de nascimento', en: 'Date of birth' }),
    referenceDate: describe(todayByDefault, {
      pt: 'Dia em que a idade é contada. Sem ele, hoje em Brasília',
      en: 'Day on which the age is counted. Without it, today in Brasília',
    }),
  }),
  output: v.object({
    birthDate: describe(v.string(), {
      pt: 'Data de nascimento (AAAA-MM-DD)',
      en: 'Date of birth (YYYY-MM-DD)',
    }),
    referenceDate: describe(v.string(), {
      pt: 'Dia em que a idade foi contada (AAAA-MM-DD)',
      en: 'Day on which the age was counted (YYYY-MM-DD)',
    }),
    years: describe(v.number(), { pt: 'Anos completos', en: 'Completed years' }, null),
    months: describe(
      v.number(),
      { pt: 'Meses completos depois dos anos', en: 'Completed months after the years' },
      null,
    ),
    days: describe(v.number(), { pt: 'Dias depois dos meses', en: 'Days after the months' }, null),
    text: describe(v.string(), {
      pt: 'A idade por extenso: anos, meses e dias',
      en: 'The age in words: years, months and days (in Portuguese)',
    }),
    totalMonths: describe(
      v.number(),
      {
        pt: 'A idade toda, em número de meses completos',
        en: 'The whole age as a number of completed months',
      },
      null,
    ),
    totalWeeks: describe(
      v.number(),
      {
        pt: 'A idade toda, em número de semanas completas',
        en: 'The whole age as a number of completed weeks',
      },
      null,
    ),
    totalDays: describe(
      v.number(),
      { pt: 'A idade toda, em número de dias', en: 'The whole age as a number of days' },
      null,
    ),
    birthWeekday: describe(v.string(), {
      pt: 'Dia da semana do nascimento',
      en: 'Weekday of the birth (in Portuguese)',
    }),
    birthdayToday: describe(v.boolean(), {
      pt: 'Se o dia da contagem é o do aniversário',
      en: 'Whether the day of the count is the birthday',
    }),
    nextBirthday: describe(
      v.object({
        date: describe(v.string(), {
          pt: 'Data do aniversário (AAAA-MM-DD)',
          en: 'Date of the birthday (YYYY-MM-DD)',
        }),
        weekday: describe(v.string(), {
          pt: 'Dia da semana do aniversário',
          en: 'Weekday of the birthday (in Portuguese)',
        }),
        age: describe(v.number(), { pt: 'Idade que se completa', en: 'Age that is reached' }, years),
        daysLeft: describe(v.number(), { pt: 'O que falta até lá', en: 'What is left until then' }, days),
      }),
      {
        pt: 'O próximo aniversário, depois do dia da contagem',
        en: 'The next birthday, after the day of the count',
      },
    ),
    isAdult: describe(v.boolean(), {
      pt: 'Se tem 18 anos ou mais (Código Civil, art. 5º)',
      en: 'Whether the age is 18 or more (Civil Code, art. 5)',
    }),
    isElderly: describe(v.boolean(), {
      pt: 'Se tem 60 anos ou mais (Lei 10.741/2003)',
      en: 'Whether the age is 60 or more (Law 10.741/2003)',
    }),
  }),
  result: 'text',
  examples: [{ input: { birthDate: '2000-02-29', referenceDate: '2026-11-21' } }],
  impossible: { birthDate: '2001-02-29' },
  run({ birthDate, referenceDate }) {
    if (birthDate > referenceDate) {
      throw invalidValue('birthDate', {
        pt: `não pode ser depois de ${referenceDate}`,
        en: `must not be after ${referenceDate}`,
      });
    }
    const age = elapsed(birthDate, referenceDate);
    const { years, months, days, totalMonths } = age;
    if (years > MAX_AGE) {
      throw invalidValue('birthDate', {
        pt: `deve dar uma idade de até ${MAX_AGE} anos`,
        en: `must give an age of up to ${MAX_AGE} years`,
      });
    }
    const totalDays = daysBetween(birthDate, referenceDate);
    const next = endOfTerm(birthDate, (years + 1) * 12);
    return {
      birthDate,
      referenceDate,
      years,
      months,
      days,
      text: elapsedText(age),
      totalMonths,
      totalWeeks: Math.floor(totalDays / 7),
      totalDays,
      birthWeekday: weekdayName(birthDate),
      birthdayToday: months === 0 && days === 0,
      nextBirthday: {
        date: next,
        weekday: weekdayName(next),
        age: years + 1,
        daysLeft: daysBetween(referenceDate, next),
      },
      isAdult: years >= ADULT,
      isElderly: years >= ELDERLY,
    };
  },
});
