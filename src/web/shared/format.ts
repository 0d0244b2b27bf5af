/** Numbers and times as people of a language write them. Times are local, with the instant in UTC next to them. */
import { h } from './dom.ts';
import type { Language } from '../../lib/languages.ts';
import { words } from '../../shown/words.ts';

export interface Format {
  number(value: number): string;
  /** `21 nov. 2026` of an instant. */
  date(at: string): string;
  /** `22 nov., 09:20`; `hoje, 09:20` and `ontem, 09:20` for the last two days. */
  dateTime(at: string): string;
  /** `09:20`. */
  minute(at: string): string;
  /** `09:14:02` of today, else as `dateTime`. */
  clock(at: string): string;
  /** `09:20` of today, else as `dateTime`. */
  since(at: string): string;
  /** `há 2 min`, `ontem`; the date of more than a day ago. */
  ago(at: string): string;
  /** `2 min 41 s`. */
  duration(milliseconds: number): string;
  /** `25 de novembro` of a day in UTC. */
  day(at: Date): string;
  /** `quarta-feira, 15 de março de 2023` of a day `2023-03-15`. */
  wholeDate(day: string): string;
  /** `novembro` or `novembro de 2026` of a month `2026-11`. */
  month(month: string, withYear?: boolean): string;
  /** A text of a time, with its instant. */
  time(at: string, text: string): HTMLElement;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function createFormat(language: Language): Format {
  // The tag writes days before months, as the rest of the words do.
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  const { today, yesterday, now, ago } = words[language];
  const numbers = new Intl.NumberFormat(tag);
  const plain = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(tag, options);
    return (at: Date) => formatter.format(at);
  };
  const short = (options: Intl.DateTimeFormatOptions) => {
    const write = plain(options);
    return (at: Date) => write(at).replaceAll(' de ', ' ');
  };
  const date = short({ day: 'numeric', month: 'short', year: 'numeric' });
  const dayAndMonth = short({ day: 'numeric', month: 'short' });
  const minutes = plain({ hour: '2-digit', minute: '2-digit' });
  const seconds = plain({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const writeDay = plain({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  /** Portuguese writes the first day of a month as an ordinal: `1º de dezembro`. */
  const day = (at: Date) => writeDay(at).replace(/^1 de /, '1º de ');
  const writeWhole = plain({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const monthName = plain({ month: 'long', timeZone: 'UTC' });
  const monthAndYear = plain({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const daysAgo = (at: Date) => Math.round((midnight(Date.now()) - midnight(at.getTime())) / DAY);

  return {
    number: (value) => numbers.format(value),
    date: (at) => date(new Date(at)),
    dateTime(at) {
      const when = new Date(at);
      const apart = daysAgo(when);
      const on = apart === 0 ? today : apart === 1 ? yesterday : dayAndMonth(when);
      return `${on}, ${minutes(when)}`;
    },
    minute: (at) => minutes(new Date(at)),
    clock(at) {
      const when = new Date(at);
      return daysAgo(when) === 0 ? seconds(when) : this.dateTime(at);
    },
    since(at) {
      const when = new Date(at);
      return daysAgo(when) === 0 ? minutes(when) : this.dateTime(at);
    },
    ago(at) {
      const when = new Date(at);
      const passed = Date.now() - when.getTime();
      if (passed < MINUTE) return now;
      if (passed < HOUR) return ago(`${Math.floor(passed / MINUTE)} min`);
      if (passed < DAY) return ago(`${Math.floor(passed / HOUR)} h`);
      return daysAgo(when) === 1 ? yesterday : date(when);
    },
    duration(milliseconds) {
      const whole = Math.max(0, Math.ceil(milliseconds / SECOND));
      if (whole < 60) return `${whole} s`;
      if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
      return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
    },
    day,
    wholeDate: (day) => writeWhole(new Date(`${day}T00:00:00Z`)),
    month(month, withYear = false) {
      const at = new Date(`${month}-01T00:00:00Z`);
      return withYear ? monthAndYear(at) : monthName(at);
    },
    time: (at, text) => h('time', { datetime: at, title: at }, text),
  };
}
