import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { bhaskara } from './bhaskara.ts';

const solve = (a: number, b: number, c: number) => callTool(bhaskara, { a, b, c });
const exacts = (a: number, b: number, c: number) =>
  solve(a, b, c).roots.map(({ exact }: { exact: string | null }) => exact);

describe('exact roots', () => {
  it.each<[number, number, number, string[]]>([
    [1, -3, 2, ['1', '2']],
    [2, 1, -1, ['-1', '1/2']],
    [-1, 0, 4, ['-2', '2']],
    [1, 0, -2, ['-√2', '√2']],
    [4, 0, -3, ['-√3/2', '√3/2']],
    [2, -4, -1, ['(2 - √6)/2', '(2 + √6)/2']],
    [-2, 4, 1, ['(2 - √6)/2', '(2 + √6)/2']],
    [1, -2, -11, ['1 - 2√3', '1 + 2√3']],
    [1, -1, -1, ['(1 - √5)/2', '(1 + √5)/2']],
    [9, 0, -12, ['-2√3/3', '2√3/3']],
    [1, 2, 5, ['-1 - 2i', '-1 + 2i']],
    [-1, -2, -5, ['-1 - 2i', '-1 + 2i']],
    [1, 0, 1, ['-i', 'i']],
    [4, 0, 9, ['-3i/2', '3i/2']],
    [1, 1, 1, ['(-1 - i√3)/2', '(-1 + i√3)/2']],
    [1, -2, 13, ['1 - 2i√3', '1 + 2i√3']],
    [2, 2, 1, ['(-1 - i)/2', '(-1 + i)/2']],
    [1, 0, 0, ['0']],
    [1, 4, 4, ['-2']],
    [0.1, 0.2, 0.1, ['-1']],
    [0.5, -0.7, 0.2, ['2/5', '1']],
    [1e-7, -5e-7, 6e-7, ['2', '3']],
    [0, 2, -3, ['3/2']],
    [0, -4, 0, ['0']],
  ])('are found for %dx² + %dx + %d', (a, b, c, roots) => {
    expect(exacts(a, b, c)).toEqual(roots);
  });

  // √5 = 2.236067977499789…, √3 = 1.732050807568877…, the golden ratio 1.618033988749894… (OEIS A002163, A002194, A001622).
  it.each([
    [1, 0, -5, -2.2360679775, 2.2360679775],
    [1, 0, -3, -1.73205080757, 1.73205080757],
    [1, -1, -1, -0.61803398875, 1.61803398875],
  ])('%dx² + %dx + %d has its roots to 12 digits', (a, b, c, ...roots) => {
    expect(solve(a, b, c).roots.map(({ re }: { re: number }) => re)).toEqual(roots);
  });

  it('decimals are read as fractions: 0.1x² + 0.2x + 0.1 has a double root', () => {
    expect(solve(0.1, 0.2, 0.1)).toMatchObject({
      kind: 'real-dupla',
      discriminant: 0,
      vertex: { x: -1, y: 0 },
    });
  });

  it('a radicand above 10¹² is not taken apart, unless it is a square', () => {
    expect(exacts(1, 1_000_001, 1)).toEqual([null, null]);
    // The small root is −1/n − 1/n³ − …, n = 1000001.
    expect(solve(1, 1_000_001, 1).steps.at(-1)).toBe('x2 ≈ -9.99999000002e-7');
    expect(exacts(1, -999_999_999, 999_999_998)).toEqual(['1', '999999998']);
    // The greatest prime below 10¹².
    expect(exacts(182_041, 1, -1_373_317)).toEqual([
      '(-1 - √999999999989)/364082',
      '(-1 + √999999999989)/364082',
    ]);
  });
});

describe('numbers', () => {
  it('the small root of a pair far apart keeps its digits', () => {
    // x² − 10⁹x + 1: the product of the roots is 1, so the small one is 10⁻⁹ and its third power.
    const [small, large] = solve(1, -1e9, 1).roots;
    expect(small.re).toBe(1e-9);
    expect(large.re).toBe(1e9);
  });

  it('the small root of x² − 100000x + 1 keeps its digits: 1/n + 1/n³ + …', () => {
    expect(solve(1, -100_000, 1).roots.map(({ re }: { re: number }) => re)).toEqual([
      0.000010000000001, 99_999.9999900,
    ]);
  });

  it('roots are ascending, complex ones by their imaginary part; vertex, sum and product', () => {
    expect(solve(-1, 1, 6)).toMatchObject({
      roots: [{ re: -2 }, { re: 3 }],
      vertex: { x: 0.5, y: 6.25 },
      concavity: 'baixo',
      sum: 1,
      product: -6,
    });
    expect(solve(-1, 2, -5).roots).toMatchObject([
      { re: 1, im: -2 },
      { re: 1, im: 2 },
    ]);
  });

  it('satisfy the relations of Viète', () => {
    const coefficient = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, (a, b, c) => {
        fc.pre(a !== 0);
        const { roots, sum, product, kind } = solve(a, b, c);
        const [x, y = x] = roots;
        const close = (value: number, expected: number, scale: number) =>
          expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-9 * Math.max(scale, 1e-9));
        close(x.re + y.re, sum, Math.abs(x.re) + Math.abs(y.re));
        close(x.re * y.re - x.im * y.im, product, Math.hypot(x.re, x.im) * Math.hypot(y.re, y.im));
        expect(kind === 'complexas').toBe(x.im < 0);
        if (kind === 'reais-distintas') expect(x.re).toBeLessThanOrEqual(y.re);
      }),
    );
  });

  it('roots chosen come back exactly', () => {
    const root = fc.integer({ min: -999, max: 999 });
    fc.assert(
      fc.property(root, root, fc.integer({ min: 1, max: 99 }), (r, s, a) => {
        const expected = [...new Set([r, s])].toSorted((x, y) => x - y);
        expect(exacts(a, -a * (r + s), a * r * s)).toEqual(expected.map(String));
      }),
    );
  });
});

describe('equation', () => {
  it.each<[number, number, number, string]>([
    [1, -5, 6, 'x² - 5x + 6 = 0'],
    [-1, 1, 0, '-x² + x = 0'],
    [2, 0, -1, '2x² - 1 = 0'],
    [0.5, -1, 0, '0.5x² - x = 0'],
    [0, -1, 3, '-x + 3 = 0'],
    [1e-7, 0, 1, '0.0000001x² + 1 = 0'],
    [1, 0, 0, 'x² = 0'],
  ])('is written for %d, %d, %d', (a, b, c, equation) => {
    expect(solve(a, b, c).equation).toBe(equation);
  });

  it('degree 1 has no discriminant, vertex, concavity, sum or product', () => {
    expect(solve(0, 2, -3)).toEqual({
      equation: '2x - 3 = 0',
      a: 0,
      b: 2,
      c: -3,
      degree: 1,
      discriminant: null,
      kind: 'primeiro-grau',
      roots: [{ re: 1.5, im: 0, exact: '3/2' }],
      vertex: null,
      steps: ['a = 0: equação do 1º grau', 'x = -c / b', 'x = 3/2'],
    });
  });
});

describe('refusals', () => {
  it.each([
    [{ a: 0, b: 0, c: 1 }, 422, 'a'],
    [{ a: 0, b: 0, c: 0 }, 422, 'a'],
    [{ a: 1e9 + 1, b: 0, c: 1 }, 400, 'a'],
    [{ a: 1, b: -1e9 - 1, c: 1 }, 400, 'b'],
    [{ a: 1, b: 1 }, 400, 'c'],
    [{ a: '1', b: 1, c: 1 }, 400, 'a'],
    [{ a: 5e-324, b: 1, c: 1 }, 422, 'a'],
    [{ a: 0, b: 5e-324, c: 1 }, 422, 'a'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(bhaskara, input)).toMatchObject({ status, fields: [field] });
  });
});
