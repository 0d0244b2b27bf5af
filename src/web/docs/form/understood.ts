/** Says in words how the value of a field was understood. */
import { h } from '../../shared/dom.ts';
import type { Told } from '../../shared/field.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import { writeNumber } from './numbers.ts';

/** Months of a year. */
const YEAR = 12;
/** A rate above this is likely to be one of a year, in % a month. */
const UNLIKELY = 3;

const MONTH = String.raw`^\d{4}-\d{2}$`;

/** `quarta-feira, 15 de março de 2023` of a date, `outubro de 2026` of a month; null where a text is neither. */
export function tellDate({ f }: Context, { format, pattern }: Schema, text: string): Told | null {
  const isDate = format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMonth = pattern === MONTH && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
  const words = isDate ? f.wholeDate(text) : isMonth ? f.month(text, true) : null;
  return words === null ? null : { tone: 'good', text: words };
}

export interface Measured {
  readonly value: unknown;
  readonly unit: unknown;
  /** True for a yearly rate that is twelve monthly ones. */
  readonly isNominal: boolean;
  /** Chooses another unit. */
  readonly choose: (unit: string) => void;
}

/** Says a rate or a term in its other unit. */
export function tellMeasure(context: Context, { value, unit, isNominal, choose }: Measured): Told | null {
  if (typeof value !== 'number' || value <= 0) return null;
  const { t, f, language } = context;
  const { meaning } = t.form;
  const percent = (rate: number) => `${writeNumber(Number(rate.toPrecision(4)), false, language)} %`;
  switch (unit) {
    case 'meses':
      return value % YEAR === 0 ? { tone: 'good', text: meaning.years(value / YEAR) } : null;
    case 'anos':
      return { tone: 'good', text: meaning.months(f.number(value * YEAR)) };
    case 'anual': {
      const monthly = isNominal ? value / YEAR : ((1 + value / 100) ** (1 / YEAR) - 1) * 100;
      return { tone: monthly > UNLIKELY ? 'warned' : 'good', text: meaning.aMonth(percent(monthly)) };
    }
    case 'mensal': {
      const yearly = percent(((1 + value / 100) ** YEAR - 1) * 100);
      if (value <= UNLIKELY) return { tone: 'good', text: meaning.aYear(yearly) };
      const change = h(
        'button',
        { type: 'button', class: 'link', onclick: () => choose('anual') },
        meaning.isYearly,
      );
      return { tone: 'warned', text: [meaning.unlikely(percent(value), yearly), ' ', change] };
    }
    default:
      return null;
  }
}
