/** Amounts, months and days on paper. */
import type { Language } from '../lib/languages.ts';

export interface PaperFormat {
  /** `1.234,56`, with a true minus sign. */
  amount(reais: number): string;
  /** `R$ 1.234,56` */
  money(reais: number): string;
  /** `Outubro de 2026` of `2026-10`. */
  month(month: string): string;
  /** `outubro de 2026` */
  monthWithin(month: string): string;
  /** `7 de novembro de 2026` of `2026-11-07`. */
  day(date: string): string;
}

export function paperFormat(language: Language): PaperFormat {
  const [numbers, dates] = language === 'pt' ? ['pt-BR', 'pt-BR'] : ['en', 'en-GB'];
  const amounts = new Intl.NumberFormat(numbers, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const months = new Intl.DateTimeFormat(dates, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' });
  const monthWithin = (month: string) => months.format(new Date(`${month}-01T00:00:00Z`));
  const amount = (reais: number) => amounts.format(reais).replace('-', '−');
  return {
    amount,
    money: (reais) => (reais < 0 ? `−R$ ${amount(-reais)}` : `R$ ${amount(reais)}`),
    monthWithin,
    month(month) {
      const text = monthWithin(month);
      return text.slice(0, 1).toUpperCase() + text.slice(1);
    },
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
  };
}
