import type { Elapsed } from '../../lib/dates/dates.ts';

/** `26 anos, 8 meses e 23 dias`. */
export function elapsedText({ years, months, days }: Elapsed): string {
  return `${counted(years, 'ano', 'anos')}, ${counted(months, 'mês', 'meses')} e ${counted(days, 'dia', 'dias')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
