/**
 * Days, months and weekdays between civil dates. They stand apart from the form of dates, which is all that a start
 * needs.
 */
import type { Language } from '../languages.ts';
import { type CivilDate, daysInMonth, formatDate, parseDate } from './civil-date.ts';

// Days from 1 March of the year 0 to 1970-01-01.
const DAYS_TO_1970 = 719_468;

/** Days from 1970-01-01 to a date that exists; negative before it. */
export function dayNumber(date: string): number {
  const { year, month, day } = parseDate(date) as CivilDate;
  // Counted from 1 March, the leap day is the last of its year and every month starts at a fixed day.
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return startOfMarchYear(marchYear) + dayOfYear - DAYS_TO_1970;
}

/** The date that is `days` after 1970-01-01. */
export function dateOfDay(days: number): string {
  const sinceYear0 = days + DAYS_TO_1970;
  // No year starts a whole day after so many mean ones, so the guess is never too late.
  let marchYear = Math.floor(sinceYear0 / 365.2425);
  while (startOfMarchYear(marchYear + 1) <= sinceYear0) marchYear++;
  const dayOfYear = sinceYear0 - startOfMarchYear(marchYear);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  return formatDate({ year: month > 2 ? marchYear : marchYear + 1, month, day });
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from one date to the other; negative when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Gives the same day that many months later, or the month's last day when it has no such day. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = parseDate(date) as CivilDate;
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return formatDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** The names of the weekdays, Sunday first. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  pt: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** The weekday of a day number: 0 is Sunday, 6 Saturday. */
export function weekdayOf(dayNumber: number): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** The name of a date's weekday, in Portuguese where nobody chose a language. */
export function weekdayName(date: string, language?: (() => Language) | undefined): string {
  return WEEKDAYS[language?.() ?? 'pt'][weekdayOf(dayNumber(date))] as string;
}

/**
 * The day on which a term of that many months ends: the same day of the month or, when the month lacks it, the
 * next day, the first of the month after (Lei 810/1949; Código Civil, art. 132, § 3º). Compare `addMonths`.
 */
export function endOfTerm(date: string, months: number): string {
  const { day, ...start } = parseDate(date) as CivilDate;
  const { year, month } = parseDate(addMonths(formatDate({ ...start, day: 1 }), months)) as CivilDate;
  return day > daysInMonth(year, month)
    ? addMonths(formatDate({ year, month, day: 1 }), 1)
    : formatDate({ year, month, day });
}

export interface Elapsed {
  /** Complete months; a year counts as 12. */
  readonly totalMonths: number;
  readonly years: number;
  /** 0–11 */
  readonly months: number;
  /** Days since the last complete month. */
  readonly days: number;
}

/** The time from one date to another, not earlier, in months complete as of `endOfTerm` and days. */
export function elapsedBetween(from: string, to: string): Elapsed {
  const start = parseDate(from) as CivilDate;
  const end = parseDate(to) as CivilDate;
  const apart = (end.year - start.year) * 12 + end.month - start.month;
  const totalMonths = end.day < start.day ? apart - 1 : apart;
  return {
    totalMonths,
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    days: daysBetween(endOfTerm(from, totalMonths), to),
  };
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus/Jones/Butcher; Meeus, Astronomical Algorithms, ch. 8). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 114;
  return formatDate({ year, month: Math.floor(fromMarch / 31), day: (fromMarch % 31) + 1 });
}

function startOfMarchYear(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}
