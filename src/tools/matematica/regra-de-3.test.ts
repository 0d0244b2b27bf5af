import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { regraDe3 } from './regra-de-3.ts';

const solve = (input: Record<string, unknown>) => callTool(regraDe3, input);

describe('regra-de-3', () => {
  // By hand: in a proportion the product of the means is that of the extremes (Euclid, Elements VII.19).
  it.each([
    [{ a: 2, b: 10, c: 5 }, 'd', 25, '25', 'x = b · c / a'],
    [{ a: 2, b: 10, d: 25 }, 'c', 5, '5', 'x = a · d / b'],
    [{ a: 2, c: 5, d: 25 }, 'b', 10, '10', 'x = a · d / c'],
    [{ b: 10, c: 5, d: 25 }, 'a', 2, '2', 'x = b · c / d'],
    [{ a: 3, b: 10, c: 1 }, 'd', 3.33333333333, '10/3', 'x = b · c / a'],
    [{ a: 0.1, b: 0.2, c: 0.3 }, 'd', 0.6, '3/5', 'x = b · c / a'],
    [{ a: 4, b: 6, c: 8, type: 'inversa' }, 'd', 3, '3', 'x = a · b / c'],
    [{ a: 4, b: 6, d: 3, type: 'inversa' }, 'c', 8, '8', 'x = a · b / d'],
    [{ a: 4, c: 8, d: 3, type: 'inversa' }, 'b', 6, '6', 'x = c · d / a'],
    [{ b: 6, c: 8, d: 3, type: 'inversa' }, 'a', 4, '4', 'x = c · d / b'],
  ])('%j: %s = %d', (input, missing, result, exact, formula) => {
    const { a, b, c, d } = input as Record<string, number>;
    const terms = omitUndefined({ a, b, c, d });
    const answer = solve(input);
    expect(answer).toMatchObject({
      missing,
      result,
      exact,
      values: { ...terms, [missing]: result },
    });
    expect(answer.steps[0]).toBe(formula);
    expect(Object.keys(answer.values)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts negative factors in parentheses', () => {
    expect(solve({ a: -2, b: 1.5, c: -1e-7 }).steps).toEqual([
      'x = b · c / a',
      'x = 1.5 · (-0.0000001) / (-2)',
      'x = 3/40000000',
    ]);
  });

  it('the found term finds each of the others again', () => {
    const term = fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(term, term, term, fc.constantFrom('direta', 'inversa'), (a, b, c, type) => {
        const whole = { a: a * 10_000, b: b * 10_000, c };
        const { result: d } = solve({ ...whole, type });
        const back = solve({ b: whole.b, c, d, type });
        expect(back.missing).toBe('a');
        expect(Math.abs(back.result / whole.a - 1)).toBeLessThan(1e-11);
      }),
    );
  });

  it.each([
    [{ a: 1, b: 2, c: 3, d: 6 }, 400, 'a'],
    [{ a: 1, b: 2 }, 400, 'c'],
    [{ a: 1, b: 2, c: 3, type: 'composta' }, 400, 'type'],
    [{ a: 0, b: 10, c: 5 }, 422, 'a'],
    [{ b: 10, c: 5, d: 0 }, 422, 'd'],
    [{ a: 4, b: 6, c: 0, type: 'inversa' }, 422, 'c'],
    [{ a: 1e-300, b: 1e300, c: 1e300 }, 422, 'b'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(regraDe3, input)).toMatchObject({ status, fields: [field] });
  });
});
