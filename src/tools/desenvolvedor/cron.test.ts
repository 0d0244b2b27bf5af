import { CronExpressionParser } from 'cron-parser';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, messagesInBoth, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { cron } from './cron.ts';

const FROM = '2026-11-20T12:00:00.000Z';

const read = async (expression: string, more: Record<string, unknown> = {}) =>
  callTool(cron, { expression, from: FROM, ...more });
const describeOf = async (expression: string): Promise<string> => (await read(expression)).description;
const runs = async (expression: string, timezone: string, from: string, count = 3): Promise<string[]> => {
  const { next } = await read(expression, { timezone, from, count });
  return next.map(({ local }: { local: string }) => local);
};

interface Zone {
  readonly timezone: string;
  /** The first instant of daylight time, and the first after it, in years near 2018 and 2026. */
  readonly starts: string;
  readonly ends: string;
  /** The local hour that the start leaves out. */
  readonly gap: number;
  /** The local hour that the end repeats. */
  readonly repeated: number;
}

// From the tz database: America/New_York since 2007, Europe/Lisbon since 1996, America/Sao_Paulo in 2018 and 2019.
const zones: readonly Zone[] = [
  {
    timezone: 'America/New_York',
    starts: '2026-03-08T07:00Z',
    ends: '2026-11-01T06:00Z',
    gap: 2,
    repeated: 1,
  },
  { timezone: 'Europe/Lisbon', starts: '2026-03-29T01:00Z', ends: '2026-10-25T01:00Z', gap: 1, repeated: 1 },
  {
    timezone: 'America/Sao_Paulo',
    starts: '2018-11-04T03:00Z',
    ends: '2019-02-17T02:00Z',
    gap: 0,
    repeated: 23,
  },
];

const HOUR = 3_600_000;

describe('dev-cron: runs', () => {
  it('are those of cron-parser around the changes of daylight time of three zones', async () => {
    const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
    const list = (min: number, max: number) =>
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 3 }).map(String);
    const range = (min: number, max: number) =>
      fc
        .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
        .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
    const step = (max: number) => fc.integer({ min: 1, max }).map((n) => `*/${n}`);
    const field = (min: number, max: number) =>
      fc.oneof(fc.constant('*'), number(min, max), list(min, max), range(min, max), step(max - min));
    const days = (min: number, max: number) =>
      fc.oneof({ weight: 3, arbitrary: fc.constant('*') }, field(min, max));
    const asked = fc.record({
      zone: fc.constantFrom(...zones),
      change: fc.constantFrom('starts', 'ends'),
      minute: field(0, 59),
      hour: fc.oneof(field(0, 4), field(0, 23)),
      dayOfMonth: days(1, 28),
      month: days(1, 12),
      dayOfWeek: days(0, 6),
      hoursBefore: fc.integer({ min: 1, max: 40 }),
    });
    const COUNT = 4;
    await fc.assert(
      fc.asyncProperty(asked, async ({ zone, change, hoursBefore, minute, hour, ...rest }) => {
        const { timezone, starts, gap, repeated } = zone;
        const expression = [minute, hour, rest.dayOfMonth, rest.month, rest.dayOfWeek].join(' ');
        // With a star and its step in a field of days, the peer takes either field, as the daemon does not.
        const dayFields = [rest.dayOfMonth, rest.dayOfWeek];
        fc.pre(dayFields.includes('*') || !dayFields.some((field) => field.startsWith('*')));
        const from = new Date(Date.parse(zone[change as 'starts' | 'ends']) - hoursBefore * HOUR);
        const parser = CronExpressionParser.parse(expression, { tz: timezone, currentDate: from });
        const hours = parser.fields.hour.values as readonly number[];
        const end = Date.parse(starts);
        // A fixed time that is left out runs at the end of the gap here, and an hour later there. Where a time of the
        // next hour is asked for too, the two cannot be told apart there.
        const isFixed = !minute.includes('*') && !hour.includes('*') && hours.includes(gap);
        fc.pre(!(isFixed && hours.includes(gap + 1)));
        // The minutes of a star follow the clock here: none of them is left out or repeated. There they are. What is rare
        // may run at the other change of the year.
        fc.pre(
          isFixed ||
            (!minute.includes('*') && !hour.includes('*')) ||
            (!hours.includes(gap) && !hours.includes(repeated)) ||
            hours.length === 24,
        );
        const theirs = new Set<number>();
        try {
          for (let i = 0; i < 70 && theirs.size < COUNT; i++) {
            const run = parser.next().toDate().getTime();
            theirs.add(isFixed && run >= end && run < end + HOUR ? end : run);
          }
        } catch {
          // The peer gives up on what is rare.
          fc.pre(false);
        }
        const { next } = await read(expression, { timezone, from: from.toISOString(), count: COUNT });
        expect(next.map(({ utc }: { utc: string }) => utc)).toEqual(
          Array.from(theirs, (run) => new Date(run).toISOString()),
        );
      }),
      // The peer has rare ways of its own, which are no fault of ours: always the same draws.
      { numRuns: sized(10, 10_000), seed: 11_01_2026 },
    );
  });

  it('at a fixed time that is left out are at the end of the gap, once', async () => {
    const spring = '2026-03-07T12:00:00Z';
    expect(await runs('15,30 2 * * *', 'America/New_York', spring, 2)).toEqual([
      '2026-03-08T03:00:00-04:00',
      '2026-03-09T02:15:00-04:00',
    ]);
    expect(await runs('0-30/10 2 * * *', 'America/New_York', spring, 2)).toEqual([
      '2026-03-08T03:00:00-04:00',
      '2026-03-09T02:00:00-04:00',
    ]);
    expect(await runs('0 0 * * *', 'America/Sao_Paulo', '2018-11-03T12:00:00Z', 2)).toEqual([
      '2018-11-04T01:00:00-02:00',
      '2018-11-05T00:00:00-02:00',
    ]);
  });

  it('at a fixed time that is repeated are at its first', async () => {
    expect(await runs('30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', 2)).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-02T01:30:00-05:00',
    ]);
  });

  it('of a star are at each real time', async () => {
    expect(await runs('30 * * * *', 'America/New_York', '2026-11-01T05:00:00Z')).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:30:00-05:00',
    ]);
  });

  it('are strictly after the start, by default five after now', async () => {
    const { next } = await callTool(cron, { expression: '0 12 * * *', timezone: 'UTC' });
    expect(next).toHaveLength(5);
    expect(next[0]).toEqual({ utc: '2026-11-22T12:00:00.000Z', local: '2026-11-22T12:00:00+00:00' });
    expect(await runs('0 12 * * *', 'UTC', '2026-11-21T11:59:59.999Z', 1)).toEqual([
      '2026-11-21T12:00:00+00:00',
    ]);
  });

  // crontab(5) and entry.c of Vixie cron: a day matches either field where neither begins with a star, else both.
  it.each([
    ['0 0 13 * 5', ['2026-01-02', '2026-01-09', '2026-01-13', '2026-01-16']],
    ['0 0 13 * *', ['2026-01-13', '2026-02-13', '2026-03-13', '2026-04-13']],
    ['0 0 * * 7', ['2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25']],
    ['0 0 30 2 1', ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23']],
    ['0 0 */1 * 5', ['2026-01-02', '2026-01-09', '2026-01-16', '2026-01-23']],
    ['0 0 */2 * 1', ['2026-01-05', '2026-01-19', '2026-02-09', '2026-02-23']],
    ['0 0 *,5 * 1', ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26']],
    ['0 0 13 * */3', ['2026-05-13', '2026-06-13', '2026-09-13', '2026-12-13']],
    ['0 0 1-31/2 * 1', ['2026-01-03', '2026-01-05', '2026-01-07', '2026-01-09']],
    ['0 0 29 feb *', ['2028-02-29', '2032-02-29', '2036-02-29', '2040-02-29']],
    ['0 0 31 * *', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
    ['@Weekly', ['2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25']],
  ])('of %s are on the days of its two fields', async (expression, days) => {
    const found = await runs(expression, 'UTC', '2026-01-01T00:00:00Z', 4);
    expect(found).toEqual(days.map((day) => `${day}T00:00:00+00:00`));
  });

  // RFC 3339, section 5.6, with seconds and their fraction left out or not.
  it.each([
    ['2026-11-20T12:00Z', '2026-11-20T12:01:00.000Z'],
    ['2026-11-20T12:00:59.9Z', '2026-11-20T12:01:00.000Z'],
    ['2026-11-20T12:00:59.99Z', '2026-11-20T12:01:00.000Z'],
    ['2026-11-20T12:00:59.999999999Z', '2026-11-20T12:01:00.000Z'],
    ['2026-11-20T12:01:00Z', '2026-11-20T12:02:00.000Z'],
    ['2026-11-20T23:59:59.999+23:59', '2026-11-20T00:01:00.000Z'],
    ['2026-11-20T12:00:00-03:30', '2026-11-20T15:31:00.000Z'],
    ['2026-11-20T12:00:00+00:45', '2026-11-20T11:16:00.000Z'],
  ])('begin after %s', async (from, first) => {
    const { next } = await callTool(cron, { expression: '* * * * *', timezone: 'UTC', from, count: 1 });
    expect(next[0].utc).toBe(first);
  });

  it.each([
    ['2026-11-20T12:00:00', 400],
    ['2026-11-20T12Z', 400],
    ['2026-11-20T12:00:00.Z', 400],
    ['2026-11-20T12:00:00.1234567890Z', 400],
    ['2026-11-20T12:00:00Zx', 400],
    ['x2026-11-20T12:00:00Z', 400],
    ['12026-11-20T12:00:00Z', 400],
    ['2026-11-20T12:00:00+03', 400],
    ['2026-11-20 12:00:00Z', 400],
    ['2026-11-20T24:00:00Z', 422],
    ['2026-11-20T12:60:00Z', 422],
    ['2026-11-20T12:00:60Z', 422],
    ['2026-11-20T12:00:00+24:00', 422],
    ['2026-11-20T12:00:00+00:60', 422],
  ])('begin at no %s: %i', (from, status) => {
    expect(refusal(cron, { expression: '* * * * *', from })).toEqual({ status, fields: ['from'] });
  });

  it('end with the year 9999, and are found from the year 1 on', async () => {
    expect(await runs('0 0 29 2 *', 'UTC', '9895-01-01T00:00:00Z', 100)).toHaveLength(25);
    expect(await runs('59 23 31 12 *', 'America/Sao_Paulo', '9998-12-31T00:00:00Z')).toEqual([
      '9998-12-31T23:59:00-03:00',
    ]);
    expect(await runs('0 0 1 1 *', 'UTC', '0001-01-01T00:00:00Z', 1)).toEqual(['0002-01-01T00:00:00+00:00']);
  });
});

describe('dev-cron: the expression', () => {
  it.each([
    ['@yearly', '0 0 1 1 *'],
    ['@annually', '0 0 1 1 *'],
    ['@monthly', '0 0 1 * *'],
    ['@weekly', '0 0 * * 0'],
    ['@daily', '0 0 * * *'],
    ['@midnight', '0 0 * * *'],
    ['@hourly', '0 * * * *'],
    [' 0\t8  * *   1-5 ', '0 8 * * 1-5'],
  ])('%j is %s', async (sent, expression) => {
    expect(await read(sent)).toMatchObject({ expression });
  });

  it.each(['* * * *', '* * * * * *', 'todo dia', '@daily *', '0 0 * *\n*'])(
    '%j has not five fields: 400',
    (expression) => {
      expect(refusal(cron, { expression })).toEqual({ status: 400, fields: ['expression'] });
    },
  );

  it.each([
    ['60 * * * *', 'minute'],
    ['* 24 * * *', 'hour'],
    ['* * 0 * *', 'dayOfMonth'],
    ['* * 32 * *', 'dayOfMonth'],
    ['* * * 0 *', 'month'],
    ['* * * 13 *', 'month'],
    ['* * * * 8', 'dayOfWeek'],
    ['60 24 * * *', 'minute'],
    ['*/0 * * * *', 'minute'],
    ['*/61 * * * *', 'minute'],
    ['* */25 * * *', 'hour'],
    ['* * */32 * *', 'dayOfMonth'],
    ['* * * * */8', 'dayOfWeek'],
    ['5-1 * * * *', 'minute'],
    ['* * * * FRI-SUN', 'dayOfWeek'],
    ['5/10 * * * *', 'minute'],
    ['*-5 * * * *', 'minute'],
    ['1,,2 * * * *', 'minute'],
    [',1 * * * *', 'minute'],
    ['-1 * * * *', 'minute'],
    ['1.5 * * * *', 'minute'],
    ['1x * * * *', 'minute'],
    ['x1 * * * *', 'minute'],
    ['007 * * * *', 'minute'],
    ['é1 * * * *', 'minute'],
    ['0-5/2x * * * *', 'minute'],
    ['0-é * * * *', 'minute'],
    ['1-2-3 * * * *', 'minute'],
    ['*/007 * * * *', 'minute'],
    ['JAN * * * *', 'minute'],
    ['* * ? * *', 'dayOfMonth'],
    ['* * L * *', 'dayOfMonth'],
    ['* * 15W * *', 'dayOfMonth'],
    ['* * * FEV *', 'month'],
    ['* * * * 5#2', 'dayOfWeek'],
    ['* * * * 5L', 'dayOfWeek'],
    ['* * * * SUNDAY', 'dayOfWeek'],
    ['0 0 30 2 *', 'dayOfMonth'],
    ['0 0 30 2 */2', 'dayOfMonth'],
    ['0 0 31 2,4,6,9,11 *', 'dayOfMonth'],
    ['0 0 30-31 FEB *', 'dayOfMonth'],
  ])('%s is outside in the field %s: 422', (expression, part) => {
    expect(refusal(cron, { expression })).toEqual({ status: 422, fields: ['expression'], part });
  });

  it.each([
    ['60 * * * *', 'minuto', 'minute', '0', '59', 60],
    ['* 24 * * *', 'hora', 'hour', '0', '23', 24],
    ['* * 32 * *', 'dia do mês', 'day of month', '1', '31', 31],
    ['* * * 13 *', 'mês', 'month', '1', '12 (JAN–DEC)', 12],
    ['* * * * 8', 'dia da semana', 'day of week', '0', '7 (SUN–SAT)', 7],
  ])('%s is told what the field may have, in both languages', (expression, pt, en, min, max, size) => {
    expect(messagesInBoth(cron, { expression })).toEqual({
      expression: {
        pt: `deve ter no campo ${pt} valores de ${min} a ${max}: *, a, a-b, */n ou a-b/n, com n de 1 a ${size}, separados por vírgula`,
        en: `must have in the field ${en} values from ${min} to ${max}: *, a, a-b, */n or a-b/n, with n from 1 to ${size}, separated by commas`,
      },
    });
  });

  it('takes each month and each day of the week by its three letters, in any case', async () => {
    const months = 'jan feb MAR apr may Jun jul aug sep oct nov dec'.split(' ');
    for (const [i, month] of months.entries()) {
      const [first] = await runs(`0 0 1 ${month} *`, 'UTC', '2026-12-31T12:00:00Z', 1);
      expect(first).toBe(`2027-${String(i + 1).padStart(2, '0')}-01T00:00:00+00:00`);
    }
    // 3 January 2027 is a Sunday.
    for (const [i, day] of 'SUN mon Tue WED thu FRI sat'.split(' ').entries()) {
      const [first] = await runs(`0 0 * * ${day}`, 'UTC', '2027-01-02T12:00:00Z', 1);
      expect(first).toBe(`2027-01-0${3 + i}T00:00:00+00:00`);
    }
  });

  it.each(['@reboot', '@', '@constructor', '@daily2'])('the name %s is unknown: 422', (expression) => {
    expect(refusal(cron, { expression })).toEqual({ status: 422, fields: ['expression'] });
  });

  it.each([
    [{ expression: '' }, 400, 'expression'],
    [{ expression: `${'0,'.repeat(100)}0 * * * *` }, 400, 'expression'],
    [{ expression: '* * * * *', count: 101 }, 400, 'count'],
    [{ expression: '* * * * *', from: 'amanhã' }, 400, 'from'],
    [{ expression: '* * * * *', from: '2026-02-30T00:00:00Z' }, 422, 'from'],
    [{ expression: '* * * * *', timezone: 'Marte/Olimpo' }, 422, 'timezone'],
  ])('%j is refused', (input, status, field) => {
    expect(refusal(cron, input)).toEqual({ status, fields: [field] });
  });
});

describe('dev-cron: the description', () => {
  it.each([
    ['* * * * *', 'A cada minuto.'],
    ['*/1 * * * *', 'A cada minuto.'],
    ['*/15 * * * *', 'A cada 15 minutos.'],
    ['*/15 */1 * * *', 'A cada 15 minutos.'],
    ['0 * * * *', 'A cada hora.'],
    // A step that does not divide its field (crontab(5)): the last run of an hour or a day is nearer to the next.
    ['*/45 * * * *', 'Nos minutos 0 e 45.'],
    ['*/25 9 * * *', 'Às 09:00, 09:25 e 09:50, todos os dias.'],
    ['0 */5 * * *', 'Às 00:00, 05:00, 10:00, 15:00 e 20:00, todos os dias.'],
    ['*/7 */9 * * *', 'Nos minutos 0, 7, 14, 21, 28, 35, 42, 49 e 56, nas horas 0, 9 e 18.'],
    ['0 */6 * * *', 'A cada 6 horas.'],
    ['5 */6 * * *', 'A cada 6 horas, no minuto 5.'],
    ['30 8,18 * * *', 'Às 08:30 e 18:30, todos os dias.'],
    ['0,30 8-10 * * *', 'Às 08:00, 08:30, 09:00, 09:30, 10:00 e 10:30, todos os dias.'],
    ['0 8-14 * * *', 'No minuto 0, nas horas 8 a 14.'],
    ['* 9 * * *', 'A cada minuto, na hora 9.'],
    ['*/10 9-17 * * 1-5', 'A cada 10 minutos, nas horas 9 a 17, de segunda-feira a sexta-feira.'],
    ['1,2,3,10 * * * *', 'Nos minutos 1 a 3 e 10.'],
    ['1,2 */2 * * *', 'Nos minutos 1 e 2, a cada 2 horas.'],
    ['0 0 1 * *', 'Às 00:00, no dia 1.'],
    ['0 0 1,15 * *', 'Às 00:00, nos dias 1 e 15.'],
    ['0 0 * * 0', 'Às 00:00, aos domingos.'],
    ['0 0 * * 7,1', 'Às 00:00, às segundas-feiras e aos domingos.'],
    ['0 0 * * 5-7', 'Às 00:00, de sexta-feira a domingo.'],
    ['0 0 * * 6', 'Às 00:00, aos sábados.'],
    ['0 0 * * 2,4,6', 'Às 00:00, às terças-feiras, às quintas-feiras e aos sábados.'],
    ['0 0 13 * FRI', 'Às 00:00, no dia 13 ou às sextas-feiras.'],
    ['0 0 1 jan-mar,jul *', 'Às 00:00, no dia 1, de janeiro a março e em julho.'],
    ['0 0 * 1 *', 'Às 00:00, em janeiro.'],
    ['0 0 */1 * 5', 'Às 00:00, às sextas-feiras.'],
    ['0 0 */10 * 1-5', 'Às 00:00, nos dias 1, 11, 21 e 31, só de segunda-feira a sexta-feira.'],
    ['0 0 13 */1 */1', 'Às 00:00, no dia 13.'],
    ['* * * 2,4 *', 'A cada minuto, em fevereiro e em abril.'],
    ['0 0 1 1-5,7-12 *', 'Às 00:00, no dia 1, de janeiro a maio e de julho a dezembro.'],
    [
      '0 0 1 3,5,6,8,10,12 *',
      'Às 00:00, no dia 1, em março, em maio, em junho, em agosto, em outubro e em dezembro.',
    ],
    ['0 0 1 1,7,9,11 *', 'Às 00:00, no dia 1, em janeiro, em julho, em setembro e em novembro.'],
    ['0 0 * * 3,5', 'Às 00:00, às quartas-feiras e às sextas-feiras.'],
    ['0 0 * * 4,1', 'Às 00:00, às segundas-feiras e às quintas-feiras.'],
    ['0,10,20,30,40,50 8 * * *', 'Às 08:00, 08:10, 08:20, 08:30, 08:40 e 08:50, todos os dias.'],
    ['0-6 8 * * *', 'Nos minutos 0 a 6, na hora 8.'],
    ['5 */1 * * *', 'A cada hora, no minuto 5.'],
    ['1,2 8,9 */1 * *', 'Às 08:01, 08:02, 09:01 e 09:02, todos os dias.'],
  ])('of %s is %s', async (expression, description) => {
    expect(await describeOf(expression)).toBe(description);
  });

  it.each([
    ['30 8,18 * * *', 'At 08:30 and 18:30, every day.'],
    ['* * * * *', 'Every minute.'],
    ['5 */1 * * *', 'Every hour, at minute 5.'],
    ['1,2 */2 * * *', 'At minutes 1 and 2, every 2 hours.'],
    ['*/5 8-10 * * *', 'Every 5 minutes, in hours 8 to 10.'],
    ['0-6 8 * * *', 'At minutes 0 to 6, in hour 8.'],
    ['0 0 13 * FRI', 'At 00:00, on day 13 or on Fridays.'],
    ['0 0 */10 * FRI', 'At 00:00, on days 1, 11, 21 and 31, only on Fridays.'],
    ['0 0 * * 7,1', 'At 00:00, on Mondays and on Sundays.'],
    ['0 0 1,15 jan-mar,jul *', 'At 00:00, on days 1 and 15, from January to March and in July.'],
  ])('in English of %s is %s', async (expression, description) => {
    const answer = await callTool(cron, { expression }, { language: () => 'en' });
    expect(answer.description).toBe(description);
  });
});
