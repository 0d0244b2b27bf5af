/** Says how a date, a month, a time or a state is written that was sent in a form which is not read, with each of its readings. */
import { both, type Language, type Text } from '../../kit/texts.ts';
import { namedStates } from '../../kit/people-words.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { datesIn, monthIn, timeIn } from '../readable/dates.ts';
import type { FieldFacts } from '../schema.ts';

/** Describes how such a text is written; null where it has no reading. */
export function describeOtherForm(text: string, form: FieldFacts['form']): Text | null {
  const ways = form ? WAYS[form](text) : [];
  if (ways.length === 0) return null;
  return both((language) => {
    const { write, or } = words[language];
    return `${write} ${ways.map((way) => (form === 'date' ? withDay(way, language) : way)).join(` ${or} `)}`;
  });
}

const WAYS: Readonly<Record<NonNullable<FieldFacts['form']>, (text: string) => readonly string[]>> = {
  date: datesIn,
  month: monthsIn,
  time: timesIn,
  state: statesIn,
};

const words = { pt: { write: 'escreva', or: 'ou' }, en: { write: 'write', or: 'or' } } as const;

/** `2026-04-03 (3 de abril)` */
function withDay(date: string, language: Language): string {
  const days = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${date} (${days.format(new Date(`${date}T00:00:00Z`))})`;
}

/** The month of `11/26` and `nov/26`: the months of tables are of this century. */
function monthsIn(text: string): readonly string[] {
  const plain = text.trim();
  const month = /^(?:\d{1,2}|\p{L}+)\/\d{2}$/u.test(plain) ? monthIn(plain.replace('/', '/20')) : undefined;
  return month === undefined ? [] : [month];
}

/** The time of `8`, and of the twelve hours of `8:30 pm`. */
function timesIn(text: string): readonly string[] {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === '' || (half !== undefined && (Number(hours) < 1 || Number(hours) > 12))) return [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const time = timeIn(`${hour}:${minutes}`);
  return time === undefined ? [] : [time];
}

/** States that a message proposes for a name. */
const MOST_STATES = 2;

/** `SP (São Paulo)`, of a name that is near. */
function statesIn(text: string): readonly string[] {
  const states = namedStates();
  const near = likelyMeant(
    text,
    states.map(([, name]) => name),
  );
  return near
    .slice(0, MOST_STATES)
    .flatMap((name) => states.filter(([, one]) => one === name).map(([code]) => `${code} (${name})`));
}
