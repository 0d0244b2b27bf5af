import { describe, expect, it } from 'vitest';
import { safeRandom, seededRandom } from './random-sources.ts';

describe('a random source of a host', () => {
  it('gives what it draws, in its order', () => {
    const [random, same] = [safeRandom(seededRandom('a')), seededRandom('a')];
    for (let i = 0; i < 100; i++) expect(random()).toBe(same());
    for (const edge of [0, 2 ** 32 - 1]) expect(safeRandom(() => edge)()).toBe(edge);
  });

  it.each([0.5, -1, 2 ** 32, Number.NaN, Infinity, '7', undefined, null, 7n])('may not draw %s', (value) => {
    const random = safeRandom(() => value as number);
    expect(random).toThrow(TypeError);
    expect(random).toThrow(`whole numbers from 0 to 2^32 - 1, not ${value}`);
  });

  it('is not drawn from before it is used', () => {
    let draws = 0;
    const random = safeRandom(() => draws++);
    expect(draws).toBe(0);
    random();
    expect(draws).toBe(1);
  });
});
