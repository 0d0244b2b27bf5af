/** The next runs of a cron expression on a line: a day each, with its times. */
import * as v from 'valibot';
import { day } from './days.ts';
import type { Drawing } from './drawing.ts';
import { timeline } from './timeline.ts';

const answered = v.object({ next: v.pipe(v.array(v.object({ local: v.string() })), v.minLength(1)) });

/** Days of the line, and times of a day; the table of the answer has all. */
const MOST_DAYS = 7;
const MOST_TIMES = 6;

const words = {
  pt: { tag: 'pt-BR', label: 'Próximas execuções', more: (count: number) => ` e mais ${count}` },
  en: { tag: 'en-GB', label: 'Next runs', more: (count: number) => ` and ${count} more` },
};

export const runs: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const { tag, label, more } = words[language];
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const times = new Map<string, string[]>();
  for (const { local } of answer.next) {
    const [date = '', time = ''] = local.split('T');
    if (!v.is(day, date)) return null;
    times.set(date, [...(times.get(date) ?? []), time.slice(0, 5)]);
  }
  const moments = [...times].slice(0, MOST_DAYS).map(([date, all], i) => {
    const left = all.length - MOST_TIMES;
    return {
      date,
      name: all.slice(0, MOST_TIMES).join(', ') + (left > 0 ? more(left) : ''),
      note: weekday.format(new Date(`${date}T12:00:00Z`)),
      ...(i === 0 && { kind: 'decided' as const }),
    };
  });
  return timeline(moments, label, language);
};
