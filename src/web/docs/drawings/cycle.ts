/** The current menstrual cycle on a calendar: the period, the fertile days and the next period. */
import * as v from 'valibot';
import { day } from './days.ts';
import { type Drawing, figure } from './drawing.ts';
import { calendar, type Day, isShort } from './month.ts';

const answered = v.object({
  cycles: v.array(
    v.object({
      number: v.number(),
      periodStart: day,
      periodEnd: day,
      fertileStart: day,
      fertileEnd: day,
      ovulation: day,
      nextPeriod: day,
    }),
  ),
  current: v.object({ referenceDate: day, cycleNumber: v.number() }),
});

const words = {
  pt: { period: 'menstruação', fertile: 'fértil', ovulation: 'ovulação', next: 'próxima', today: 'hoje' },
  en: { period: 'period', fertile: 'fertile', ovulation: 'ovulation', next: 'next', today: 'today' },
};

export const cycle: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const { cycles, current } = answer;
  const now = cycles.find(({ number }) => number === current.cycleNumber) ?? cycles[0];
  if (!now) return null;
  const t = words[language];
  const note = (date: string, first: string, text: string) => (date === first ? text : undefined);
  const dayOn = (date: string): Day => {
    if (date === now.ovulation) return { kind: 'chosen', note: t.ovulation };
    if (date >= now.fertileStart && date <= now.fertileEnd)
      return { kind: 'gained', note: note(date, now.fertileStart, t.fertile) };
    if (date >= now.periodStart && date <= now.periodEnd)
      return { kind: 'lost', note: note(date, now.periodStart, t.period) };
    if (date === now.nextPeriod) return { kind: 'lost', note: t.next };
    return { note: note(date, current.referenceDate, t.today) };
  };
  if (!isShort(now.periodStart, now.nextPeriod)) return null;
  return figure('calendar', calendar(now.periodStart, now.nextPeriod, language, dayOn));
};
