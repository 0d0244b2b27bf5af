import { beginningOf, isInstant } from '../../src/lib/dates/instant.ts';
import { isSpan, toMilliseconds } from '../../src/lib/duration.ts';
import { UsageError } from './usage.ts';

/** A line for each row, its cells one under the other. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, i) => Math.max(cell.length, found[i] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Formats an instant; null becomes a dash. */
export function instant(milliseconds: number | null): string {
  return milliseconds === null ? '-' : new Date(milliseconds).toISOString();
}

/** Milliseconds since 1970 of an option that is an instant. */
export function readInstant(option: string, text: string): number {
  if (isInstant(text)) return beginningOf(text);
  throw new UsageError({
    pt: `--${option} aceita um instante, como 2026-11-21T12:00:00Z`,
    en: `--${option} takes an instant, such as 2026-11-21T12:00:00Z`,
  });
}

/** Milliseconds of an option that is a duration; digits alone are of the unit. */
export function readDuration(option: string, text: string, unit: 'ms' | 's'): number {
  const milliseconds = toMilliseconds(/\d$/.test(text) ? text + unit : text);
  if (isSpan(milliseconds) === true) return milliseconds;
  const unitName =
    unit === 's' ? { pt: 'segundos', en: 'seconds' } : { pt: 'milissegundos', en: 'milliseconds' };
  throw new UsageError({
    pt: `--${option} aceita ${unitName.pt}, ou uma duração como 5s, 2m ou 1h`,
    en: `--${option} takes ${unitName.en}, or a duration such as 5s, 2m or 1h`,
  });
}

/** The number of an option that counts something. */
export function readWhole(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError({
    pt: `--${option} aceita um número inteiro`,
    en: `--${option} takes a whole number`,
  });
}

/** The entries of an option that is a list. */
export function readList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}
