/** The dates of a pregnancy on a line, each examination with the day until which it is done. */
import * as v from 'valibot';
import { day, dayWriter } from './days.ts';
import type { Drawing } from './drawing.ts';
import { timeline } from './timeline.ts';

const answered = v.object({
  estimatedLastPeriod: day,
  estimatedConception: day,
  milestones: v.array(v.object({ label: v.string(), from: day, to: day })),
  dueDate: day,
});

const words = {
  pt: {
    label: 'Datas da gestação',
    until: 'até',
    period: 'Última menstruação',
    conception: 'Concepção provável',
  },
  en: {
    label: 'Dates of the pregnancy',
    until: 'until',
    period: 'Last period',
    conception: 'Likely conception',
  },
};

export const gestation: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const t = words[language];
  const write = dayWriter(language, false);
  return timeline(
    [
      { date: answer.estimatedLastPeriod, name: t.period },
      { date: answer.estimatedConception, name: t.conception },
      ...answer.milestones.map(({ label, from, to }) => ({
        date: from,
        name: label,
        note: from === to ? undefined : `${t.until} ${write(to)}`,
        ...(from === answer.dueDate && { kind: 'decided' as const }),
      })),
    ],
    t.label,
    language,
  );
};
