/** Fields that a calculator reads only in some years, because the law has no use for them in the others. */
import { yearOf } from '../lib/dates/civil-date.ts';
import { ApiError } from './errors/api-error.ts';
import type { Text } from './texts.ts';
import type { Context } from './tool.ts';

/** The first and the last year in which a field is read. */
export interface YearsRead {
  readonly from?: number;
  readonly to?: number;
}

interface Months {
  readonly competencia?: string | undefined;
  readonly comparar?: string | undefined;
}

/** True if a year reads a field. */
export function isReadIn({ from = 0, to = 9999 }: YearsRead, year: number): boolean {
  return year >= from && year <= to;
}

/** Throws 400 on the fields that were sent, and that neither the year of the call nor that of `comparar` reads. */
export function refuseUnread(
  fields: Readonly<Record<string, YearsRead>>,
  year: number,
  { competencia, comparar }: Months,
  { sent }: Pick<Context, 'sent'>,
): void {
  // The answer of the other month has its turn after that of the call, which looked at both.
  if (competencia !== sent['competencia']) return;
  const years = [year, ...(comparar === undefined ? [] : [yearOf(`${comparar}-01`)])];
  const unread = Object.entries(fields).filter(
    ([field, read]) => sent[field] !== undefined && !years.some((one) => isReadIn(read, one)),
  );
  if (unread.length === 0) return;
  throw new ApiError(400, {
    details: unread.map(([field, read]) => ({ field, message: onlyIn(read) })),
  });
}

/** The message on a field that is read in other years only. */
export const onlyIn = ({ from, to }: YearsRead): Text =>
  from === undefined
    ? { pt: `só vale até ${to}`, en: `only applies up to ${to}` }
    : { pt: `só vale desde ${from}`, en: `only applies since ${from}` };
