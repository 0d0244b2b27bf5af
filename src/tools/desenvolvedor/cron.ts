import * as v from 'valibot';
import { count, describe, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { describeCron } from './_cron-description.ts';
import { readFields, splitExpression } from './_cron-fields.ts';
import { instant, readInstant } from './_instant.ts';
import { timezone } from './_time-zone-field.ts';
import { offsetAt, writeOffset } from './_time-zones.ts';

/** What a cron expression means, and when it runs next, by `croner`. */
export const cron = defineTool({
  method: 'POST',
  path: '/dev/cron',
  category: 'desenvolvedor',
  name: 'Expressões cron',
  summary: 'Descreve uma expressão cron e mostra as próximas execuções',
  en: { name: 'Cron expressions', summary: 'Describes a cron expression and shows its next runs' },
  about: {
    pt: 'Cinco campos, como no cron de Vixie: com dia do mês e dia da semana limitados, basta um deles. Segundos, L, W, # e ? não são aceitos.',
    en: 'Five fields, as in Vixie cron: where day of month and day of week are both restricted, either is enough. Seconds, L, W, # and ? are not accepted.',
  },
  input: v.object({
    expression: describe(text(1, 200), {
      pt: 'Expressão de cinco campos (minuto, hora, dia do mês, mês e dia da semana) ou um nome, como @daily',
      en: 'Expression of five fields (minute, hour, day of month, month and day of week) or a name, such as @daily',
    }),
    timezone,
    from: describe(v.optional(instant), {
      pt: 'Instante depois do qual procurar as execuções. Sem ele, agora',
      en: 'Instant after which to look for runs. Without it, now',
    }),
    count: describe(count(100, 5), { pt: 'Quantas execuções mostrar', en: 'How many runs to show' }),
  }),
  output: v.object({
    expression: describe(v.string(), {
      pt: 'A expressão em cinco campos, com os nomes por extenso',
      en: 'The expression in five fields, with names written out',
    }),
    timezone: describe(v.string(), { pt: 'Fuso horário usado', en: 'Time zone used' }),
    description: describe(v.string(), {
      pt: 'O que a expressão quer dizer, em português',
      en: 'What the expression means, in Portuguese',
    }),
    next: describe(
      v.array(
        v.object({
          utc: describe(v.string(), { pt: 'Instante em UTC (ISO 8601)', en: 'Instant in UTC (ISO 8601)' }),
          local: describe(v.string(), {
            pt: 'O mesmo no fuso, com a diferença para UTC',
            en: 'The same in the time zone, with its offset from UTC',
          }),
        }),
      ),
      { pt: 'Próximas execuções', en: 'Next runs' },
    ),
  }),
  result: 'description',
  examples: [{ input: { expression: '30 8 * * 1-5', from: '2026-11-20T12:00:00.000Z', count: 2 } }],
  impossible: { expression: '@reboot' },
  run({ expression, timezone, from, count }, { now }) {
    const texts = splitExpression(expression);
    const fields = readFields(texts);
    const start = from === undefined ? now : readInstant(from);
    const description = describeCron(fields);
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
