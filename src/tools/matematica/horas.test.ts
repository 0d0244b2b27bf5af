import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { horas } from './horas.ts';

const total = (...times: string[]) =>
  callTool(horas, {
    entries: times.map((time) =>
      time.startsWith('−') ? { time: time.slice(1), operation: 'subtract' } : { time },
    ),
  });

describe('horas', () => {
  // By hand, in base 60: 8:30 + 17:45 is 26:15, and 25:15 is 25 × 3600 + 15 × 60 seconds.
  it.each([
    [['08:30', '17:45', '−01:00'], '25:15', 90_900],
    [['07:15', '−08:00'], '-00:45', -2700],
    [['130:45'], '130:45', 470_700],
    [['99999:59'], '99999:59', 359_999_940],
    [['-01:30'], '-01:30', -5400],
    [['−-01:30'], '01:30', 5400],
    [['0:00:01', '0:59'], '00:59:01', 3541],
    [['1:00', '−1:00'], '00:00', 0],
    [['-00:00'], '00:00', 0],
  ])('%j is %s', (times, text, seconds) => {
    expect(total(...times)).toMatchObject({ total: text, totalSeconds: seconds, negative: seconds < 0 });
  });

  it('splits the size of the total into days of 24 hours', () => {
    expect(total('−49:30:15')).toMatchObject({
      total: '-49:30:15',
      totalMinutes: -2970.25,
      decimalHours: -49.5042,
      days: 2,
      hours: 1,
      minutes: 30,
      seconds: 15,
    });
  });

  it('counts an hour as 60 whole minutes, a day as 24 whole hours', () => {
    expect(total('23:59:59')).toMatchObject({ days: 0, hours: 23, minutes: 59, seconds: 59 });
    expect(total('47:59:59')).toMatchObject({ days: 1, hours: 23, minutes: 59, seconds: 59 });
    expect(total('24:00:00')).toMatchObject({ days: 1, hours: 0, minutes: 0, seconds: 0 });
    expect(total('00:59:59')).toMatchObject({ hours: 0, minutes: 59, seconds: 59 });
  });

  it('shows seconds in every step when any entry has them', () => {
    expect(total('08:00', '00:00:30').steps).toEqual([
      { time: '08:00', operation: 'add', partial: '08:00:00' },
      { time: '00:00:30', operation: 'add', partial: '08:00:30' },
    ]);
  });

  it('its parts make the total, and the opposite entries its opposite', () => {
    const entry = fc.record({
      time: fc
        .tuple(
          fc.integer({ min: 0, max: 99_999 }),
          fc.integer({ min: 0, max: 59 }),
          fc.integer({ min: 0, max: 59 }),
        )
        .map(([h, m, s]) => `${h}:${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}`),
      operation: fc.constantFrom('add', 'subtract'),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 100 }), (entries) => {
        const answer = callTool(horas, { entries });
        const { days, hours, minutes, seconds, totalSeconds } = answer;
        expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(Math.abs(totalSeconds));
        expect(answer.steps.at(-1).partial).toBe(answer.total);
        const opposite = entries.map(({ time, operation }) => ({
          time,
          operation: operation === 'add' ? 'subtract' : 'add',
        }));
        expect(callTool(horas, { entries: opposite }).totalSeconds).toBe(0 - totalSeconds);
      }),
    );
  });

  it.each([
    [{ entries: [] }, 400, 'entries'],
    [{ entries: Array.from({ length: 101 }, () => ({ time: '1:00' })) }, 400, 'entries'],
    [{}, 400, 'entries'],
    [{ entries: [{ time: '1:00' }, {}] }, 400, 'entries[1].time'],
    [{ entries: [{ time: '1h30' }] }, 400, 'entries[0].time'],
    [{ entries: [{ time: '1:5' }] }, 400, 'entries[0].time'],
    [{ entries: [{ time: '100000:00' }] }, 400, 'entries[0].time'],
    [{ entries: [{ time: '1:00', operation: 'sub' }] }, 400, 'entries[0].operation'],
    [{ entries: [{ time: '1:00' }, { time: '08:75' }] }, 422, 'entries[1].time'],
    [{ entries: [{ time: '08:00:60' }] }, 422, 'entries[0].time'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(horas, input)).toMatchObject({ status, fields: [field] });
  });
});
