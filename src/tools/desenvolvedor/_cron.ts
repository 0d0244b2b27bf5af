import { Cron } from 'croner';
import { type CronField, type CronFields, takesEitherDay } from './_cron-fields.ts';

const LAST = 253_402_300_799_999; // 9999-12-31T23:59:59.999Z

/**
 * The first `count` instants after `from` at which an expression runs, in milliseconds; fewer where the year 9999 ends
 * them. A fixed time that a change to daylight time leaves out runs at the end of the gap, and one that is repeated runs
 * at its first. A minute or hour with a star runs at each of its real times.
 */
export function runsAfter(fields: CronFields, timezone: string, from: number, count: number): number[] {
  const { minute, hour, dayOfMonth, month, dayOfWeek } = fields;
  const days = [dayOfMonth, month, dayOfWeek].map(listValues);
  // The library looks no further than the year 2999 where it is not told the years.
  const pattern = ['0', timeOf(minute), timeOf(hour), ...days, '1-9999'].join(' ');
  // It keeps a format for each name of a zone that it meets, so it meets one spelling of each.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  const cron = new Cron(pattern, {
    mode: '7-part',
    timezone: timeZone,
    fixedTimeRule: 'no-wildcard',
    domAndDow: !takesEitherDay(fields),
  });
  const runs = cron.nextRuns(count, new Date(from)).map(Number);
  return runs.filter((run) => run <= LAST);
}

/** Leaves out the steps, which the library would take for those of a star. */
function timeOf(field: CronField): string {
  return field.text.includes('*') ? field.text : listValues(field);
}

function listValues({ values }: CronField): string {
  return values.join(',');
}
