/** Reads dates, months and times as people print them, where one reading is left. */
import { parseDate } from '../../lib/dates/civil-date.ts';
import { parseClock } from '../../lib/dates/clock.ts';
import { removeAccents } from '../../lib/text/accents.ts';

const PORTUGUESE =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const ENGLISH = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Characters of a text that can be a date. */
const LONGEST = 40;

const folded = (text: string) => removeAccents(text).toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** The number of a month by its name, or by the first three letters of it; 0 of any other word. */
function monthNamed(word: string, isShort = true): number {
  for (const names of [PORTUGUESE, ENGLISH]) {
    const place = names.findIndex((name) => name === word || (isShort && name.slice(0, 3) === word));
    if (place >= 0) return place + 1;
  }
  return 0;
}

const two = (part: string | number) => String(part).padStart(2, '0');

function dateOf(year: string, month: string | number, day: string): string | undefined {
  const date = `${year}-${two(month)}-${two(day)}`;
  return parseDate(date) === null ? undefined : date;
}

/** The readings of a date: one of `25/12/2026`, two of `03/04/2026`, none of what is no date. */
export function datesIn(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const plain = folded(text);
  const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(plain);
  if (numeric) {
    const [, first = '', , second = '', year = ''] = numeric;
    const readings = [dateOf(year, second, first), dateOf(year, first, second)];
    return [...new Set(readings.filter((date) => date !== undefined))];
  }
  const spoken = /^(\d{1,2})(?:º|o|°)? de ([a-z]+) de (\d{4})$/.exec(plain);
  const english = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(plain);
  const [day = '', month = '', year = ''] = spoken
    ? spoken.slice(1)
    : english
      ? [english[2], english[1], english[3]]
      : [];
  const number = monthNamed(month);
  const date = number === 0 ? undefined : dateOf(year, number, day);
  return date === undefined ? [] : [date];
}

/** The date that a text is, where it has one reading: the day comes first in Brazil, and the month elsewhere. */
export function dateIn(text: string): string | undefined {
  const [only, other] = datesIn(text);
  if (other !== undefined) return undefined;
  // `12/25/2026` has one reading too, which no Brazilian prints.
  const [first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(text)?.slice(1) ?? [];
  return first !== undefined && first !== second && Number(first) <= 12 ? undefined : only;
}

/** The month that a text is: `11/2026`, `nov/2026`, `novembro de 2026`, `Nov 2026`. */
export function monthIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = folded(text);
  const [, number = '', year = ''] =
    /^(\d{1,2})\/(\d{4})$/.exec(plain) ?? /^([a-z]+)(?:\/| de |\.? )(\d{4})$/.exec(plain) ?? [];
  const month = /^\d/.test(number) ? Number(number) : monthNamed(number);
  return month >= 1 && month <= 12 ? `${year}-${two(month)}` : undefined;
}

/** The time of day that a text is: `8:30`, `8h30`, `8h`. */
export function timeIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const [, hours, minutes = '0'] =
    /^(\d{1,2}):(\d{2})$/.exec(folded(text)) ??
    /^(\d{1,2}) ?h(?: ?(\d{2})(?:min)?)?$/.exec(folded(text)) ??
    [];
  if (hours === undefined) return undefined;
  const time = `${two(hours)}:${two(minutes)}`;
  return parseClock(time) === null ? undefined : time;
}
