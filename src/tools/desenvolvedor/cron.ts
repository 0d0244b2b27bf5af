import * as v from 'valibot';
import { count, inUnit, pure, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { describeCron } from './_cron-description.ts';
import { readFields, splitExpression } from './_cron-fields.ts';
import { instant, readInstant } from './_instant.ts';
import { timezone } from './_time-zone-field.ts';
import { offsetAt, writeOffset } from './_time-zones.ts';

/** The meaning of a cron expression, and its next runs, by `croner`. */
export const cron = defineTool({
  method: 'POST',
  path: '/dev/cron',
  category: 'desenvolvedor',
  name: 'Expressões cron',
  input: v.object({
    expression: text(1, 200),
    timezone,
    from: v.optional(instant),
    count: inUnit(pure, count(100, 5)),
  }),
  output: v.object({
    expression: v.string(),
    timezone: v.string(),
    description: v.string(),
    next: v.array(
      v.object({
        utc: v.string(),
        local: v.string(),
      }),
    ),
  }),
  result: 'description',
  examples: [{ input: { expression: '30 8 * * 1-5', from: '2026-11-20T12:00:00.000Z', count: 2 } }],
  impossible: { expression: '@reboot' },
  run({ expression, timezone, from, count }, { now, language }) {
    const texts = splitExpression(expression);
    const fields = readFields(texts);
    const start = from === undefined ? now : readInstant(from);
    const description = describeCron(fields, language?.() ?? 'pt');
    // Loaded by the first expression: most processes never read one.
    return import('./_cron.ts').then(({ runsAfter }) => ({
      expression: texts.join(' '),
      timezone,
      description,
      next: runsAfter(fields, timezone, start, count).map((run) => ({
        utc: new Date(run).toISOString(),
        local: localTime(run, timezone),
      })),
    }));
  },
});

function localTime(instant: number, timezone: string): string {
  const offset = offsetAt(instant, timezone);
  return new Date(instant + offset).toISOString().replace(/(?:\.000)?Z$/, writeOffset(offset));
}
