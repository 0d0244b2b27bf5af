/** Local times of IANA time zones, from the runtime's own copy of the tz database. Milliseconds since 1970 (UTC) throughout. */
import { BoundedMap } from '../../lib/bounded-map.ts';
import { formatDate } from '../../lib/dates/civil-date.ts';
import { dayNumber } from '../../lib/dates/dates.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

// A format is slow to make, so formats are kept. Callers choose the names, so only a limited number is kept.
const formats = new BoundedMap<string, Intl.DateTimeFormat>(32);

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * True if the runtime knows a zone of that name. Fixed offsets (`+03:00`), which only some runtimes take, are
 * refused.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Local time minus UTC at an instant, in milliseconds: whole seconds, and before standard time not whole minutes. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = value;
  const number = (name: string) => Number(parts[name]);
  const year = parts['era']?.startsWith('B') ? 1 - number('year') : number('year');
  const date = formatDate({ year, month: number('month'), day: number('day') });
  const seconds = (number('hour') * 60 + number('minute')) * 60 + number('second');
  return dayNumber(date) * DAY + seconds * SECOND - Math.floor(instant / SECOND) * SECOND;
}

/**
 * The instant of a local time; `local` is the instant at which UTC shows that time. A time that the zone shows twice
 * means the earlier instant, and a time that it skips moves forward by the gap (the "compatible" rule of ECMAScript
 * Temporal).
 */
export function instantOf(local: number, timeZone: string): number {
  const [before, after] = [offsetAt(local - DAY, timeZone), offsetAt(local + DAY, timeZone)];
  const candidates = [local - before, local - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === local,
  );
  return candidates.length > 0 ? Math.min(...candidates) : local - before;
}

/**
 * An offset as `±HH:mm`. One with seconds, from a time when the zone still followed the sun, is rounded to minutes, as
 * ISO 8601 and the texts of ECMAScript Temporal have it.
 */
export function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}
