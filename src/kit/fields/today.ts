import * as v from 'valibot';
import { date } from './date.ts';

/** The settings that the pipeline hands to a schema beside the value: the date in America/Sao_Paulo, `YYYY-MM-DD`. */
export interface Day {
  today(): string;
}

/**
 * A date that is today when it is left out. Valibot asks for a default twice, the first time without its settings, and
 * takes the second answer.
 */
export const todayByDefault = v.optional(
  date,
  (_dataset?, config?) => (config as Partial<Day> | undefined)?.today?.() as string,
);
