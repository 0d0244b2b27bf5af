import { HOUR } from './durations.ts';

let hour: number;
let date: string;

/** The date in America/Sao_Paulo at an instant, `YYYY-MM-DD`. */
export function todayAt(now: number): string {
  // The offset of the zone is a whole number of hours, so the date cannot change within an hour of the clock.
  const current = Math.floor(now / HOUR);
  if (hour !== current) {
    hour = current;
    // Sweden writes dates as ISO 8601 does.
    date = new Date(now).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
  }
  return date;
}
