/** Days of a list as a file for calendars: iCalendar, RFC 5545. */
import { addDays } from '../../../lib/dates/dates.ts';
import { parseDate } from '../../../lib/dates/civil-date.ts';

interface Values {
  readonly values: readonly unknown[];
}

interface Event {
  readonly first: string;
  readonly last: string;
  readonly name: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && parseDate(value) !== null;

/** Reads the events of a list: the first column of days, a second one where they end, and the first of other texts. */
export function eventsOf(columns: readonly Values[]): readonly Event[] | null {
  const [starts, ends] = columns.filter(({ values }) => values.every(isDay));
  const names = columns.find(({ values }) =>
    values.every((value) => typeof value === 'string' && !isDay(value)),
  );
  if (!starts || !names) return null;
  return starts.values.map((first, i) => ({
    first: first as string,
    last: (ends?.values[i] ?? first) as string,
    name: names.values[i] as string,
  }));
}

/** Writes events of whole days. `now` is the instant of the file, `2026-11-21T12:00:00.000Z`. */
export function agendaOf(events: readonly Event[], now: string): string {
  const basic = (text: string) => text.replaceAll('-', '');
  const stamp = `${basic(now.slice(0, 10))}T${now.slice(11, 19).replaceAll(':', '')}Z`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//canivete//PT'],
    ...events.flatMap(({ first, last, name }, i) => [
      ...['BEGIN:VEVENT', `UID:${first}-${i}@canivete`, `DTSTAMP:${stamp}`],
      `DTSTART;VALUE=DATE:${basic(first)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${basic(addDays(last < first ? first : last, 1))}`,
      `SUMMARY:${name.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Longest line, in octets. */
const LONGEST = 75;

/** Folds a line before a letter that would make it too long; a line that goes on begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > LONGEST) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += octets;
  }
  return text;
}
