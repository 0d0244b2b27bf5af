import { textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import type { Elapsed } from '../../lib/dates/dates.ts';

/** `26 anos, 8 meses e 23 dias`, or `26 years, 8 months and 23 days`. */
export function elapsedText({ years, months, days }: Elapsed, language: Context['language']): string {
  const text = {
    pt: `${countWord(years, 'ano', 'anos')}, ${countWord(months, 'mês', 'meses')} e ${countWord(days, 'dia', 'dias')}`,
    en: `${countWord(years, 'year', 'years')}, ${countWord(months, 'month', 'months')} and ${countWord(days, 'day', 'days')}`,
  };
  return textIn(text, language);
}

function countWord(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
