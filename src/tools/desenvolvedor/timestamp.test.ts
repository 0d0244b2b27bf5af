import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, NOW, refusal } from '#test/support/call-tool.ts';
import { timestamp } from './timestamp.ts';

const toDate = (value: string, more: Record<string, unknown> = {}) =>
  callTool(timestamp, { action: 'toDate', value, ...more });
const toTimestamp = (value: string, timezone = 'America/Sao_Paulo'): number =>
  callTool(timestamp, { action: 'toTimestamp', value, timezone }).milliseconds;

describe('dev-timestamp: now', () => {
  it('is the clock, in São Paulo when no zone is named', () => {
    expect(callTool(timestamp, {})).toEqual({
      action: 'now',
      timestamp: NOW / 1000,
      milliseconds: NOW,
      iso: '2026-11-21T12:00:00.000Z',
      local: '2026-11-21T09:00:00-03:00',
      timezone: 'America/Sao_Paulo',
      weekday: 'sábado',
      dayOfYear: 325,
      isoWeek: '2026-W47',
    });
  });

  it('shows milliseconds in the local time only when there are some', () => {
    const answer = callTool(timestamp, { timezone: 'UTC' }, { now: '2026-11-21T12:00:00.050Z' });
    expect(answer).toMatchObject({ timestamp: NOW / 1000, local: '2026-11-21T12:00:00.050+00:00' });
  });
});

describe('dev-timestamp: toDate', () => {
  it.each([
    // TZ=America/Sao_Paulo date -d @… +'%Y-%m-%dT%H:%M:%S%:z %j %G-W%V', GNU coreutils 9.
    ['0', '1969-12-31T21:00:00-03:00', 365, '1970-W01'],
    ['-1', '1969-12-31T20:59:59-03:00', 365, '1970-W01'],
    ['1541300399', '2018-11-03T23:59:59-03:00', 307, '2018-W44'],
    ['1541300400', '2018-11-04T01:00:00-02:00', 308, '2018-W44'],
    ['1518922800', '2018-02-18T00:00:00-03:00', 49, '2018-W07'],
    ['253402300799', '9999-12-31T20:59:59-03:00', 365, '9999-W52'],
  ])('%s s is %s', (value, local, dayOfYear, isoWeek) => {
    expect(toDate(value, { unit: 's' })).toMatchObject({ local, dayOfYear, isoWeek });
  });

  it('shows the seconds of an offset from before standard time', () => {
    // Python's zoneinfo: -03:06:28 in São Paulo until 1914; Temporal rounds an offset to minutes in its texts.
    expect(toDate('-2208988800')).toMatchObject({ local: '1899-12-31T20:53:32-03:06' });
  });

  it.each([
    // date -u -d … +%G-W%V, GNU coreutils 9.
    ['2005-01-01', '2004-W53'],
    ['2008-12-29', '2009-W01'],
    ['2010-01-03', '2009-W53'],
    ['2020-12-31', '2020-W53'],
    ['0001-01-01', '0001-W01'],
    ['9999-12-31', '9999-W52'],
  ])('%s is in week %s', (value, isoWeek) => {
    expect(callTool(timestamp, { action: 'toTimestamp', value, timezone: 'UTC' }).isoWeek).toBe(isoWeek);
  });

  it.each([
    ['99999999999', 's'],
    ['100000000000', 'ms'],
    ['99999999999999', 'ms'],
    ['100000000000000', 'us'],
    ['99999999999999999', 'us'],
    ['100000000000000000', 'ns'],
    ['-100000000000', 'ms'],
    ['-50000000000.9', 's'],
    ['0000000000000000000000000001', 's'],
  ])('%s is read in %s by its magnitude', (value, unit) => {
    expect(toDate(value).unit).toBe(unit);
  });

  it('reads one instant in every unit, rounding down without the noise of doubles', () => {
    const value = 1_700_000_000_123n;
    const units = {
      s: '1700000000.123456789',
      ms: '1700000000123.9',
      us: '1700000000123456',
      ns: '1700000000123456789',
    };
    for (const [unit, text] of Object.entries(units)) {
      expect(toDate(text, { unit })).toMatchObject({
        unit,
        timestamp: 1_700_000_000,
        milliseconds: Number(value),
      });
    }
  });

  it.each([
    ['-0.0001', -1, -1],
    ['-1.5', -2, -1500],
    ['-0.0000000001', -1, -1],
    ['-0', 0, 0],
  ])('%s s rounds down to %i s and %i ms', (value, seconds, milliseconds) => {
    expect(toDate(value, { unit: 's' })).toMatchObject({ timestamp: seconds, milliseconds });
  });

  it('ends with the year 9999 and begins with the year 1, in UTC and in the zone', () => {
    expect(toDate('253402300799', { unit: 's', timezone: 'UTC' }).iso).toBe('9999-12-31T23:59:59.000Z');
    expect(toDate('-62135596800', { unit: 's', timezone: 'UTC' }).iso).toBe('0001-01-01T00:00:00.000Z');
    for (const input of [
      { value: '253402300800', timezone: 'UTC' },
      { value: '253402300799', timezone: 'Asia/Tokyo' },
      { value: '-62135596801', timezone: 'UTC' },
      { value: '-62135596800', timezone: 'America/Sao_Paulo' },
      { value: '9'.repeat(90), timezone: 'UTC' },
    ]) {
      expect(refusal(timestamp, { action: 'toDate', unit: 's', ...input })).toEqual({
        status: 422,
        fields: ['value'],
      });
    }
  });

  it.each(['ontem', '1e9', '+5', '5.', '.5', '0x10', '1_000', ''])('%j is no number: 400', (value) => {
    expect(refusal(timestamp, { action: 'toDate', value })).toEqual({ status: 400, fields: ['value'] });
  });
});

describe('dev-timestamp: toTimestamp', () => {
  const noon = Date.UTC(2026, 10, 21, 12);

  it.each([
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00Z',
    '2026-11-21 12:00:00.000Z',
    '2026-11-21T09:00:00-03:00',
    '2026-11-21T17:30+05:30',
    '2026-11-21T17:30 05:30',
    '2026-11-21T09:00:00',
    '2026-11-21 09:00',
    '21/11/2026 09:00',
    '21/11/2026 09:00:00',
  ])('%s is noon in UTC', (value) => {
    expect(toTimestamp(value)).toBe(noon);
  });

  it('reads one to nine decimals of a second, and cuts them to three', () => {
    const decimals = ['.5', '.05', '.005', '.1239', '.999999', '.123456789'];
    expect(decimals.map((part) => toTimestamp(`2026-11-21T12:00:00${part}Z`) - noon)).toEqual([
      500, 50, 5, 123, 999, 123,
    ]);
  });

  it('reads a date alone as its midnight in the zone', () => {
    expect(toTimestamp('2026-11-21')).toBe(noon - 9 * 3_600_000);
    expect(toTimestamp('21/11/2026', 'UTC')).toBe(noon - 12 * 3_600_000);
  });

  // Python's zoneinfo for the rows of a skipped or repeated hour (fold=0).
  it.each([
    ['2018-11-04T00:30', 'America/Sao_Paulo', 1_541_302_200],
    ['2018-02-17T23:30', 'America/Sao_Paulo', 1_518_917_400],
    ['2018-02-18', 'America/Sao_Paulo', 1_518_922_800],
    ['2024-03-31T01:30', 'Europe/Lisbon', 1_711_848_600],
    ['2011-12-30T12:00', 'Pacific/Apia', 1_325_282_400],
  ])(
    '%s in %s: a skipped time moves forward, of a repeated one the earlier counts',
    (value, zone, seconds) => {
      expect(toTimestamp(value, zone)).toBe(seconds * 1000);
    },
  );

  it('gives back the local time of every instant that a zone shows once', () => {
    const zones = fc.constantFrom(
      'America/Sao_Paulo',
      'America/Noronha',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'UTC',
    );
    // From 1914 on: Brazil kept its local time by the second until then, and offsets are told in whole minutes.
    const seconds = fc.integer({ min: -1_767_000_000, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, zones, (seconds, timezone) => {
        const { local } = toDate(String(seconds), { unit: 's', timezone });
        const wall = local.slice(0, 19);
        const again = toTimestamp(wall, timezone) / 1000;
        // The hours shown twice give back the first of the two.
        expect([0, 1800, 3600]).toContain(seconds - again);
        if (local.length === 25) expect(toTimestamp(local, timezone) / 1000).toBe(seconds);
      }),
    );
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '2026-11-21T24:00',
    '2026-11-21T12:60',
    '2026-11-21T12:00:60',
    '2026-11-21T12:00+24:00',
    '2026-11-21T12:00+03:60',
    '31/04/2026',
    '21/11/2026 25:00',
    '9999-12-31T23:00-03:00',
    '0001-01-01T00:00+03:00',
  ])('%s does not exist: 422', (value) => {
    expect(refusal(timestamp, { action: 'toTimestamp', value, timezone: 'UTC' })).toEqual({
      status: 422,
      fields: ['value'],
    });
  });

  it.each([
    '2026-1-1',
    '26-01-01',
    '2026-01-01T',
    '2026-01-01T1:00',
    '1/2/2026',
    '2026-01-01Z',
    'hoje',
    '1700000000',
  ])('%s has another form: 400', (value) => {
    expect(refusal(timestamp, { action: 'toTimestamp', value })).toEqual({ status: 400, fields: ['value'] });
  });
});

describe('dev-timestamp: refusals', () => {
  it.each(['Marte/Olimpo', '+03:00', '-0300', 'America/', '…'])('zone %j does not exist: 422', (timezone) => {
    expect(refusal(timestamp, { timezone })).toEqual({ status: 422, fields: ['timezone'] });
  });

  it.each([
    [{ action: 'toDate' }, 'value'],
    [{ action: 'toTimestamp' }, 'value'],
    [{ action: 'ontem' }, 'action'],
    [{ action: 'toDate', value: '1', unit: 'h' }, 'unit'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(timestamp, input)).toEqual({ status: 400, fields: [field] });
  });
});
