/** Numbers as drawings write them. Money goes without its sign: all of it is in reais. */
import type { Language } from '../../../lib/languages.ts';

export interface Numbers {
  /** `4.725,52`. */
  money(value: number): string;
  /** Like `money`, but a whole amount as `6.000`. */
  amount(value: number): string;
  /** `1,8 mi`. */
  short(value: number): string;
  /** `1.621` for 1621.00. */
  whole(value: number): string;
  /** `10,69 %`, or `10.69%` in English. */
  percent(value: number): string;
  /** Two decimals at most. */
  plain(value: number): string;
}

export function numbersOf(language: Language): Numbers {
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  const writer = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(tag, options);
    return (value: number) => format.format(value).replaceAll('-', '−');
  };
  const money = writer({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = writer({ maximumFractionDigits: 0 });
  const plain = writer({ maximumFractionDigits: 2 });
  return {
    money,
    amount: (value) => (Number.isInteger(value) ? whole(value) : money(value)),
    short: writer({ notation: 'compact', maximumFractionDigits: 2 }),
    whole,
    percent: (value) => `${plain(value)}${language === 'pt' ? ' %' : '%'}`,
    plain,
  };
}

/** Gives the cents of an amount in reais. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Gives the reais of an amount in cents. */
export function toReais(cents: number): number {
  return cents / 100;
}
