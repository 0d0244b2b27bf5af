import { afterEach, describe, expect, it, vi } from 'vitest';
import { cryptoRandom, safeRandom, seededRandom } from './random-sources.ts';

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

describe('the source of Web Crypto', () => {
  afterEach(() => vi.restoreAllMocks());

  it('gives each integer of a block once, in order, and keeps none that it gave', () => {
    const pools: Uint32Array[] = [];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const pool = array as unknown as Uint32Array;
      pool.set(Uint32Array.from(pool, (_, i) => 10_000 * (pools.length + 1) + i));
      pools.push(pool);
      return array;
    });
    const random = safeRandom(undefined);
    expect(pools).toHaveLength(0);
    const [pool] = [random(), random()].map(() => pools[0] as Uint32Array);
    expect([...(pool as Uint32Array).subarray(0, 3)]).toEqual([0, 0, 10_002]);
    const size = (pool as Uint32Array).length;
    const rest = Array.from({ length: size - 2 }, random);
    expect(rest).toEqual(Array.from({ length: size - 2 }, (_, i) => 10_002 + i));
    expect(pools).toHaveLength(1);
    expect((pool as Uint32Array).every((value) => value === 0)).toBe(true);
    expect([random(), pools.length]).toEqual([20_000, 2]);
  });

  it('is of 32 bits', () => {
    const random = cryptoRandom();
    const values = Array.from({ length: 3000 }, random);
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
    expect(new Set(values).size).toBeGreaterThan(2900);
  });
});
