/** The day of an operation, for taxes whose rates change within a month. */
import * as v from 'valibot';
import { date, withExample } from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import { excludes } from '../../kit/texts.ts';
import type { Need } from '../../kit/tool.ts';
import type { DatedTable } from '../../law/dated.ts';
import type { Clock, Law, MonthAsked } from '../../law/in-force.ts';

export const dataOperacao = withExample('2024-03-25', v.optional(date));

interface Asked extends MonthAsked {
  readonly dataOperacao?: string | undefined;
  readonly estimativas: boolean;
}

/** The tables on the day of an operation, where it was sent; else those of the month. */
export function lawOfOperation<T extends Readonly<Record<string, DatedTable<unknown>>>>(
  tables: T,
  asked: Asked,
  clock: Clock,
): Law<T> {
  return asked.dataOperacao === undefined
    ? lawOf(tables, asked, clock)
    : lawOn(tables, 'dataOperacao', asked.dataOperacao, asked, clock);
}

/** A day names its month: no year or month is sent beside it. */
export function dayAlone({
  dataOperacao: day,
  ...months
}: Partial<Record<'dataOperacao' | 'ano' | 'mes' | 'competencia' | 'comparar', unknown>>): readonly Need[] {
  if (day === undefined) return [];
  const other = (['ano', 'mes', 'competencia', 'comparar'] as const).find(
    (field) => months[field] !== undefined,
  );
  return other ? [{ field: 'dataOperacao', message: excludes(other) }] : [];
}
