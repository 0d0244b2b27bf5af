/** The value of a legal table on a day, and the days on which it changes. */
import {
  type AddedEntries,
  type AddedEntry,
  allEntriesOf,
  type DatedTable,
  type EntryStatus,
  isEstimate,
  yearsHeld,
} from '../../law/dated.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { addDays } from '../../lib/dates/dates.ts';

type Table = DatedTable<unknown>;

/** A stretch of days on which the value of a table stays the same. */
export interface Stretch {
  readonly from: string;
  /** The last day; null where it is unknown. */
  readonly to: string | null;
  readonly status: EntryStatus;
  readonly source: string;
  readonly value: unknown;
}

/**
 * Gives the stretches of a table, oldest first: law and, where they are asked for, the estimates of years that it is
 * not confirmed for. Entries that hold side by side are one stretch, whose value lists theirs.
 */
export function stretchesOf(table: Table, added: AddedEntries, estimates: boolean): Stretch[] {
  const { last } = yearsHeld(table, added);
  const entries = (allEntriesOf(table, added) as readonly AddedEntry[]).filter(
    (entry) => !isEstimate(entry) || (estimates && yearOf(entry.from) > last),
  );
  return table.sideBySide ? sideBySide(entries) : oneAfterAnother(entries);
}

function oneAfterAnother(entries: readonly AddedEntry[]): Stretch[] {
  // If two entries begin on one day, the later one, which a host added, is in force.
  const used = entries.filter(({ from }, i) => entries[i + 1]?.from !== from);
  return used.map(({ from, to, status = 'lei', source, value }, i) => {
    const next = used[i + 1]?.from;
    const end = next === undefined ? null : addDays(next, -1);
    return { from, to: status === 'estimativa' ? earlier(to, end) : end, status, source, value };
  });
}

function earlier(own: string | undefined, end: string | null): string | null {
  if (own === undefined || end === null) return own ?? end;
  return own < end ? own : end;
}

function sideBySide(entries: readonly AddedEntry[]): Stretch[] {
  const starts = entries.flatMap(({ from, to }) => (to === undefined ? [from] : [from, addDays(to, 1)]));
  const days = [...new Set(starts)].toSorted();
  return days.map((from, i) => {
    const held = entries.filter(
      (entry) => entry.from <= from && (entry.to === undefined || entry.to >= from),
    );
    const next = days[i + 1];
    return {
      from,
      to: next === undefined ? null : addDays(next, -1),
      status: 'lei',
      source: [...new Set(held.map(({ source }) => source))].join('; '),
      value: held.map(({ value }) => value),
    };
  });
}
