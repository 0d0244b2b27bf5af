import { describe, expect, it } from 'vitest';
import { countsOf, equalWeights, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { numerosAleatorios } from './numeros-aleatorios.ts';

const MAX = 9_007_199_254_740_991;

describe('numeros-aleatorios', () => {
  it('draws one number of 1 to 100 when nothing is asked for', () => {
    const { numeros, min, max, sum } = callTool(numerosAleatorios, {});
    expect([min, max]).toEqual([1, 100]);
    expect(numeros).toEqual([sum]);
    expect(sum).toBeGreaterThanOrEqual(1);
    expect(sum).toBeLessThanOrEqual(100);
  });

  // The expected shares are those of a uniform distribution, and the limit is Pearson's chi-square.
  it('is uniform over the range, both ends included', () => {
    const drawn = Array.from({ length: 20 }, (_, i) =>
      callTool(numerosAleatorios, { min: -3, max: 3, count: 1000, seed: `u${i}` }),
    ).flatMap(({ numeros }) => numeros as number[]);
    expectShares(countsOf(drawn), equalWeights([-3, -2, -1, 0, 1, 2, 3]));
  });

  it('is uniform without duplicates too: every order of three is equally likely', () => {
    const orders = Array.from({ length: 6000 }, (_, i) =>
      callTool(numerosAleatorios, {
        min: 1,
        max: 3,
        count: 3,
        allowDuplicates: false,
        seed: `o${i}`,
      }).numeros.join(),
    );
    expectShares(countsOf(orders), equalWeights(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']));
  });

  it('gives a permutation when it draws the whole range without duplicates', () => {
    const { numeros } = callTool(numerosAleatorios, {
      min: 1,
      max: 1000,
      count: 1000,
      allowDuplicates: false,
    });
    expect(numeros.toSorted((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 1000 }, (_, i) => i + 1),
    );
  });

  it('has no duplicates in a range of any size', () => {
    for (const [min, max] of [
      [0, 1000],
      [-MAX, -1],
      [0, MAX - 1],
    ]) {
      const { numeros } = callTool(numerosAleatorios, { min, max, count: 1000, allowDuplicates: false });
      expect(new Set(numeros).size).toBe(1000);
      for (const number of numeros) expect(number >= (min as number) && number <= (max as number)).toBe(true);
    }
  });

  it('reaches the far end of the widest range', () => {
    const { numeros } = callTool(numerosAleatorios, { min: 0, max: MAX - 1, count: 1000 });
    expect(numeros.every(Number.isSafeInteger)).toBe(true);
    expect(Math.max(...numeros)).toBeGreaterThan(MAX * 0.98);
    expect(Math.min(...numeros)).toBeLessThan(MAX * 0.02);
  });

  it('sorts by value, not by text', () => {
    const ascending = callTool(numerosAleatorios, { min: -50, max: 500, count: 300, sort: 'asc' }).numeros;
    const descending = callTool(numerosAleatorios, { min: -50, max: 500, count: 300, sort: 'desc' }).numeros;
    expect(ascending).toEqual(ascending.toSorted((a: number, b: number) => a - b));
    expect(descending).toEqual(descending.toSorted((a: number, b: number) => b - a));
  });

  it('adds exactly, beyond the safe integers too', () => {
    expect(callTool(numerosAleatorios, { min: MAX, max: MAX, count: 1000 }).sum).toBe(
      Number(BigInt(MAX) * 1000n),
    );
    const { numeros, sum } = callTool(numerosAleatorios, { min: -9, max: 9, count: 1000 });
    expect(sum).toBe(numeros.reduce((total: number, number: number) => total + number, 0));
  });

  it.each([
    [{ min: 5, max: 4 }, 'max'],
    [{ max: 4, min: 5 }, 'max'],
    [{ min: 101 }, 'min'],
    [{ min: -1, max: MAX - 1 }, 'max'],
    [{ min: -MAX, max: MAX }, 'max'],
    [{ min: 1, max: 5, count: 6, allowDuplicates: false }, 'count'],
  ])('422: %j', (values, field) => {
    expect(refusal(numerosAleatorios, values)).toMatchObject({ status: 422, fields: [field] });
  });

  it('accepts the widest range and a count as large as the range', () => {
    expect(callTool(numerosAleatorios, { min: 0, max: MAX - 1 }).numeros).toHaveLength(1);
    expect(callTool(numerosAleatorios, { min: 1, max: 5, count: 5, allowDuplicates: false }).sum).toBe(15);
  });

  it.each([
    { min: 1.5 },
    { max: 2 ** 53 },
    { min: -(2 ** 53) },
    { count: 0 },
    { count: 1001 },
    { sort: 'up' },
  ])('400: %j', (values) => {
    expect(refusal(numerosAleatorios, values)).toMatchObject({ status: 400, fields: Object.keys(values) });
  });
});
