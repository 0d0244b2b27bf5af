/** Lengths of time as `[-]H…:mm[:ss]`, held in whole seconds. */

/** Up to 5 digits of hours. Minutes and seconds may be above 59. */
export const DURATION = /^-?\d{1,5}:\d{2}(?::\d{2})?$/;

/** The seconds of a text that `DURATION` matches, or null when its minutes or seconds are above 59. */
export function parseDuration(text: string): number | null {
  const negative = text.startsWith('-');
  const [hours, minutes, seconds = 0] = text
    .slice(negative ? 1 : 0)
    .split(':')
    .map(Number) as [number, number, number?];
  if (minutes > 59 || seconds > 59) return null;
  const total = hours * 3600 + minutes * 60 + seconds;
  return negative && total > 0 ? -total : total;
}

/** `[-]HH:mm`, with `:ss` when asked for; else the seconds must be 0 modulo 60. */
export function formatDuration(seconds: number, withSeconds: boolean): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(withSeconds ? [size % 60] : [])];
  return (seconds < 0 ? '-' : '') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}
