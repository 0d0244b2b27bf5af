/** Times of day written `HH:mm`, as minutes from 0 (00:00) to 1439 (23:59). */

export const DAY_MINUTES = 1440;

/** Minutes since midnight, or null when no day has that time. */
export function parseClock(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : null;
}

/** Minutes since midnight of a time that exists. */
export function clockMinutes(text: string): number {
  return parseClock(text) as number;
}

/** `HH:mm` of minutes counted from midnight of any day, before or after it. */
export function formatClock(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

let format: Intl.DateTimeFormat | undefined;

/** The time in America/Sao_Paulo at an instant in milliseconds since 1970 (UTC). */
export function clockAt(now: number): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(now);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
