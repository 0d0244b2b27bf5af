import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../../../test/support/call-tool.ts';
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
    // Of 10,000 draws, 5,000 ± 5 standard deviations of 50.
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
