import { textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import type { Elapsed } from '../../lib/dates/dates.ts';

/** `26 anos, 8 meses e 23 dias`, or `26 years, 8 months and 23 days`. */
export function elapsedText({ years, months, days }: Elapsed, language: Context['language']): string {
  const text = {
    pt: `${counted(years, 'ano', 'anos')}, ${counted(months, 'mês', 'meses')} e ${counted(days, 'dia', 'dias')}`,
    en: `${counted(years, 'year', 'years')}, ${counted(months, 'month', 'months')} and ${counted(days, 'day', 'days')}`,
  };
  return textIn(text, language);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
