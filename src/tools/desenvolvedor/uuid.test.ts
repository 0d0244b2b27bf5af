import * as fc from 'fast-check';
import { stringify, v1, v4, v6, v7, validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { callTool, NOW, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { uuid } from './uuid.ts';

/** RFC 9562 section 5.4: version 4 in the 13th digit, variant 10 in the first two bits of the 17th. */
const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const generate = (input: Record<string, unknown> = {}): string[] => callTool(uuid, input).uuids;

describe('dev-uuid', () => {
  it('gives one of version 4 and variant 10 when nothing is asked', () => {
    const uuids = generate();
    expect(uuids).toHaveLength(1);
    expect(uuids[0]).toMatch(V4);
  });

  it('gives as many as asked, all different', () => {
    const uuids = generate({ count: 100 });
    expect(new Set(uuids).size).toBe(100);
    for (const one of uuids) expect(one).toMatch(V4);
  });

  it('writes capitals, and leaves the hyphens out', () => {
    expect(generate({ uppercase: true, seed: 'a' })[0]).toBe(generate({ seed: 'a' })[0]?.toUpperCase());
    expect(generate({ hyphens: false, seed: 'a' })[0]).toBe(generate({ seed: 'a' })[0]?.replaceAll('-', ''));
  });

  it('repeats for the same seed, and not for another', () => {
    expect(generate({ count: 10, seed: 'a' })).toEqual(generate({ count: 10, seed: 'a' }));
    expect(generate({ seed: 'a' })).not.toEqual(generate({ seed: 'b' }));
  });

  it('draws each of the 122 free bits half of the time', () => {
    const ones = Array.from({ length: 128 }, () => 0);
    const rounds = 100;
    for (let round = 0; round < rounds; round++) {
      for (const digits of generate({ count: 100, hyphens: false, seed: `bits ${round}` })) {
        for (let i = 0; i < 32; i++) {
          const digit = Number.parseInt(digits[i] as string, 16);
          for (let bit = 0; bit < 4; bit++) {
            ones[4 * i + bit] = (ones[4 * i + bit] as number) + ((digit >> (3 - bit)) & 1);
          }
        }
      }
    }
    const fixed = new Set([48, 49, 50, 51, 64, 65]);
    // Expected in 10,000 draws: 5,000 ± 5 standard deviations of 50.
    const free = ones.filter((_, i) => !fixed.has(i));
    expect(Math.min(...free)).toBeGreaterThan(4750);
    expect(Math.max(...free)).toBeLessThan(5250);
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 101 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ hyphens: 'no' }, 'hyphens'],
    [{ seed: 'x'.repeat(65) }, 'seed'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(uuid, input)).toEqual({ status: 400, fields: [field] });
  });
});

describe('dev-uuid: version 7', () => {
  // Section 5.7: 48 bits of milliseconds, 7 in the 13th digit, variant 10.
  const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const milliseconds = (text: string) => Number.parseInt(text.replaceAll('-', '').slice(0, 12), 16);

  it('holds the clock, and of one answer each is greater than the one before', () => {
    const uuids = generate({ version: 7, count: 100 });
    expect(uuids).toEqual([...new Set(uuids)].toSorted());
    for (const one of uuids) {
      expect(one).toMatch(V7);
      expect([validate(one), version(one), milliseconds(one)]).toEqual([true, 7, NOW]);
    }
  });

  it('with a seed holds 00:00 of the day in São Paulo, so that a day gives the same', () => {
    const at = (now: string): string[] => callTool(uuid, { version: 7, seed: 'a', count: 3 }, { now }).uuids;
    const morning = at('2026-11-21T12:00:00Z');
    expect(milliseconds(morning[0] as string)).toBe(Date.parse('2026-11-21T00:00:00-03:00'));
    expect(at('2026-11-22T02:59:59.999Z')).toEqual(morning);
    expect(at('2026-11-22T03:00:00Z')).not.toEqual(morning);
    // The first day of daylight time in 2018 began at 01:00: 00:00 was left out.
    expect(milliseconds(at('2018-11-04T12:00:00Z')[0] as string)).toBe(
      Date.parse('2018-11-04T01:00:00-02:00'),
    );
  });

  it('draws each of the 74 free bits half of the time', () => {
    const ones = Array.from({ length: 128 }, () => 0);
    for (let round = 0; round < 100; round++) {
      for (const digits of generate({ version: 7, count: 100, hyphens: false, seed: `bits ${round}` })) {
        const bits = BigInt(`0x${digits}`).toString(2).padStart(128, '0');
        for (let i = 0; i < 128; i++) ones[i] = (ones[i] as number) + Number(bits[i]);
      }
    }
    const isFixed = (i: number) => i < 52 || i === 64 || i === 65;
    // Expected in 10,000 draws: 5,000 ± 5 standard deviations of 50.
    const free = ones.filter((_, i) => !isFixed(i));
    expect(free).toHaveLength(74);
    expect(Math.min(...free)).toBeGreaterThan(4750);
    expect(Math.max(...free)).toBeLessThan(5250);
  });

  it('refuses other versions: 400', () => {
    expect(refusal(uuid, { version: 1 })).toEqual({ status: 400, fields: ['version'] });
  });
});

describe('dev-uuid: inspect', () => {
  const inspect = (value: string) => callTool(uuid, { action: 'inspect', value });

  // RFC 9562, appendices A and B: Tuesday, February 22, 2022 2:22:22.00 PM GMT-05:00 where there is a time.
  const WHEN = '2022-02-22T19:22:22.000Z';
  it.each([
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 1, WHEN, 0x33c8, '9f:6b:de:ce:d8:46'],
    ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3, null, null, null],
    ['919108f7-52d1-4320-9bac-f847db4148a8', 4, null, null, null],
    ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 5, null, null, null],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 6, WHEN, 0x33c8, '9f:6b:de:ce:d8:46'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 7, WHEN, null, null],
    ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 8, null, null, null],
    ['5c146b14-3c52-8afd-938a-375d0df1fbf6', 8, null, null, null],
  ])('reads %s of RFC 9562', (value, version, timestamp, clockSequence, node) => {
    expect(inspect(value)).toEqual({
      action: 'inspect',
      value,
      uuid: value.toLowerCase(),
      version,
      variant: 'rfc9562',
      special: null,
      timestamp,
      clockSequence,
      node,
    });
  });

  it.each([
    // Sections 5.9 and 5.10; their variants by section 4.1.
    ['00000000-0000-0000-0000-000000000000', 'nil', 'ncs'],
    ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'max', 'future'],
    // The NCS example of RFC 4122's predecessor, and the identifier of a Windows interface, IUnknown.
    ['333a2276-0000-0000-0d00-00809c000000', null, 'ncs'],
    ['00000000-0000-0000-C000-000000000046', null, 'microsoft'],
    ['00000000-0000-7000-e000-000000000000', null, 'future'],
    // The last of each.
    ['00000000-0000-7000-7fff-000000000000', null, 'ncs'],
    ['00000000-0000-7000-dfff-000000000000', null, 'microsoft'],
  ])('%s has no version', (value, special, variant) => {
    expect(inspect(value)).toMatchObject({ special, variant, version: null, timestamp: null, node: null });
  });

  it('finds in any UUID of the package uuid what went into it', () => {
    const time = fc.integer({ min: 0, max: 253_402_300_799_999 });
    const gregorian = fc.integer({ min: -12_219_292_800_000, max: 103_072_857_660_683 });
    const of1And6 = fc.record({
      msecs: gregorian,
      nsecs: fc.integer({ min: 0, max: 9999 }),
      clockseq: fc.integer({ min: 0, max: 0x3fff }),
      node: fc.uint8Array({ minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(of1And6, time, fc.uint8Array({ minLength: 16, maxLength: 16 }), (parts, msecs, bytes) => {
        const facts = {
          timestamp: new Date(parts.msecs).toISOString(),
          clockSequence: parts.clockseq,
          node: [...parts.node].map((byte) => byte.toString(16).padStart(2, '0')).join(':'),
        };
        expect(inspect(v1(parts))).toMatchObject({ version: 1, ...facts });
        expect(inspect(v6(parts))).toMatchObject({ version: 6, ...facts });
        const timestamp = new Date(msecs).toISOString();
        expect(inspect(v7({ msecs, random: bytes }))).toMatchObject({ version: 7, timestamp, node: null });
        expect(inspect(v4({ random: bytes }))).toMatchObject({ version: 4, timestamp: null });
      }),
      { numRuns: sized(50, 10_000) },
    );
  });

  it('reads what it and the package uuid write, and shows the version that the package sees', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, (bytes) => {
        const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
        const text = hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
        const facts = inspect(text);
        expect(facts.uuid).toBe(text);
        if (validate(text)) {
          expect(stringify(bytes)).toBe(text);
          if (facts.special === null) expect(facts.version).toBe(version(text));
        }
      }),
      { numRuns: sized(50, 10_000) },
    );
  });

  it('has a version up to the last of its variant', () => {
    expect(inspect('00000000-0000-4000-bfff-000000000000')).toMatchObject({ variant: 'rfc9562', version: 4 });
  });

  it('has no timestamp after the year 9999', () => {
    // 253402300799999 ms and one more, in hexadecimal.
    expect(inspect('e677d21f-dbff-7000-8000-000000000000').timestamp).toBe('9999-12-31T23:59:59.999Z');
    expect(inspect('e677d21f-dc00-7000-8000-000000000000').timestamp).toBeNull();
  });

  it('rounds times before 1970 down as well', () => {
    // 1582-10-15 is the count 0 (section 5.1), and one unit of 100 ns later the same millisecond.
    expect(inspect('00000001-0000-1000-8000-000000000000').timestamp).toBe('1582-10-15T00:00:00.000Z');
    // One unit before 1970: 0x01B21DD213813FFF.
    expect(inspect('13813fff-1dd2-11b2-8000-000000000000').timestamp).toBe('1969-12-31T23:59:59.999Z');
  });

  it.each([
    '919108f752d143209bacf847db4148a8',
    '919108F7-52D1-4320-9BAC-F847DB4148A8',
    '{919108f7-52d1-4320-9bac-f847db4148a8}',
    '{919108f752d143209bacf847db4148a8}',
    'urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8',
    'URN:UUID:919108F7-52D1-4320-9BAC-F847DB4148A8',
  ])('%s is a form of one', (value) => {
    expect(inspect(value)).toMatchObject({ value, uuid: '919108f7-52d1-4320-9bac-f847db4148a8' });
  });

  it.each([
    '',
    '919108f7-52d1-4320-9bac-f847db4148a',
    '919108f7-52d1-4320-9bac-f847db4148a8a',
    '919108f7-52d14320-9bac-f847db4148a8',
    '919108f752d1-4320-9bac-f847db4148a8',
    'g19108f7-52d1-4320-9bac-f847db4148a8',
    ' 919108f7-52d1-4320-9bac-f847db4148a8',
    '919108f7-52d1-4320-9bac-f847db4148a8\n',
    '{919108f7-52d1-4320-9bac-f847db4148a8',
    '919108f7-52d1-4320-9bac-f847db4148a8}',
    '{urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8}',
    'urn:uuid:{919108f7-52d1-4320-9bac-f847db4148a8}',
    'urn:uuid:urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8',
  ])('%j has none of the forms: 400', (value) => {
    expect(refusal(uuid, { action: 'inspect', value })).toEqual({ status: 400, fields: ['value'] });
  });

  it('asks for a value: 400', () => {
    expect(refusal(uuid, { action: 'inspect' })).toEqual({ status: 400, fields: ['value'] });
  });
});
