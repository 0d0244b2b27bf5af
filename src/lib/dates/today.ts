import { HOUR } from './durations.ts';

let memo: { readonly hour: number; readonly date: string } | undefined;

/** The date in America/Sao_Paulo at an instant, `YYYY-MM-DD`. */
export function todayAt(now: number): string {
  // The offset of the zone is a whole number of hours, so the date cannot change within an hour of the clock.
  const hour = Math.floor(now / HOUR);
  if (memo?.hour !== hour) {
    // Sweden writes dates as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' });
    memo = { hour, date: format.format(now) };
  }
  return memo.date;
}
