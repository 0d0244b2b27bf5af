import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, todayByDefault, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { days, years } from '../../kit/units.ts';
import { daysBetween, elapsedBetween, endOfTerm, weekdayName } from '../../lib/dates/dates.ts';
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
  input: v.object({
    birthDate: date,
    referenceDate: todayByDefault,
  }),
  output: v.object({
    birthDate: v.string(),
    referenceDate: v.string(),
    years: num(pure),
    months: num(pure),
    days: num(pure),
    text: v.string(),
    totalMonths: num(pure),
    totalWeeks: num(pure),
    totalDays: num(pure),
    birthWeekday: v.string(),
    birthdayToday: v.boolean(),
    nextBirthday: v.object({
      date: v.string(),
      weekday: v.string(),
      age: num(years),
      daysLeft: num(days),
    }),
    isAdult: v.boolean(),
    isElderly: v.boolean(),
  }),
  result: 'text',
  examples: [{ input: { birthDate: '2000-02-29', referenceDate: '2026-11-21' } }],
  impossible: { birthDate: '2001-02-29' },
  run({ birthDate, referenceDate }, { language }) {
    if (birthDate > referenceDate) {
      throw invalidValue('birthDate', {
        pt: `não pode ser depois de ${referenceDate}`,
        en: `must not be after ${referenceDate}`,
      });
    }
    const age = elapsedBetween(birthDate, referenceDate);
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
      text: elapsedText(age, language),
      totalMonths,
      totalWeeks: Math.floor(totalDays / 7),
      totalDays,
      birthWeekday: weekdayName(birthDate, language),
      birthdayToday: months === 0 && days === 0,
      nextBirthday: {
        date: next,
        weekday: weekdayName(next, language),
        age: years + 1,
        daysLeft: daysBetween(referenceDate, next),
      },
      isAdult: years >= ADULT,
      isElderly: years >= ELDERLY,
    };
  },
});
