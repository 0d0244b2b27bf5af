import { HOUR } from './durations.ts';

let format: Intl.DateTimeFormat | undefined;
let memo: { readonly hour: number; readonly date: string } | undefined;

/** The date in America/Sao_Paulo at an instant, `YYYY-MM-DD`. */
export function todayAt(now: number): string {
  // The offset of the zone is a whole number of hours, so the date cannot change within an hour of the clock.
  const hour = Math.floor(now / HOUR);
  if (memo?.hour !== hour) {
    format ??= new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    memo = { hour, date: format.format(now) };
  }
  return memo.date;
}
