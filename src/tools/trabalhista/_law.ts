/** The legal tables of a call, or its refusal: 422 on what asked for a year that is not held. */
import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { oneOf, type Text } from '../../core/texts.ts';
import type { DatedTable } from '../../lib/law/dated.ts';
import { type Clock, type Law, lawOfMonth, lawOnDate, type NotHeld } from '../../lib/law/law.ts';

type Tables = Readonly<Record<string, DatedTable<unknown>>>;

/** The `tabela` of an answer. */
export const tableReport = v.object({
  ano: v.number(),
  vigencia: v.string(),
  fonte: v.string(),
  vigente: v.optional(v.literal(false)),
});

/** The tables of a year, at the end of a month: December, when the tool does not ask for one. 422 on `ano`. */
export function lawOf<T extends Tables>(
  tables: T,
  { ano, mes }: { readonly ano?: number | undefined; readonly mes?: number | undefined },
  clock: Clock,
): Law<T> {
  const law = lawOfMonth(tables, { ano, mes }, clock);
  if (isHeld(law)) return law;
  throw invalidValue('ano', oneOf(law.years));
}

/** The tables in force on a date that the tool requires: 422 on its field. */
export function lawOn<T extends Tables>(tables: T, field: string, date: string, clock: Clock): Law<T> {
  const law = lawOnDate(tables, date, clock);
  if (isHeld(law)) return law;
  throw invalidValue(field, inYears(law.years));
}

function isHeld<T extends Tables>(law: Law<T> | NotHeld): law is Law<T> {
  return !('years' in law);
}

const inYears = (years: readonly number[]): Text => ({
  pt: `deve ser de um destes anos: ${years.join(', ')}`,
  en: `must be of one of these years: ${years.join(', ')}`,
});
