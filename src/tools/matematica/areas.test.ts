import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { areas } from './areas.ts';

const measure = (input: Record<string, unknown>) => callTool(areas, input);

// By hand, or with figures that cover one another: two semicircles a circle, a sector of 360° too.
const measured: [{ shape: string } & Record<string, string | number>, number, number | null][] = [
  [{ shape: 'quadrado', lado: 3 }, 9, 12],
  [{ shape: 'retangulo', base: 3, altura: 4.5 }, 13.5, 15],
  [{ shape: 'triangulo', base: 3, altura: 4 }, 6, null],
  [{ shape: 'triangulo', lado1: 13, lado2: 14, lado3: 15 }, 84, 42],
  [{ shape: 'circulo', raio: 5 }, 78.5398, 31.4159],
  [{ shape: 'circulo', diametro: 10 }, 78.5398, 31.4159],
  [{ shape: 'semicirculo', raio: 5 }, 39.2699, 25.708],
  [{ shape: 'semicirculo', diametro: 10 }, 39.2699, 25.708],
  [{ shape: 'setor', raio: 5, angulo: 90 }, 19.635, 17.854],
  [{ shape: 'setor', raio: 5, angulo: 360 }, 78.5398, 41.4159],
  [{ shape: 'coroa', raioMaior: 5, raioMenor: 3 }, 50.2655, 50.2655],
  [{ shape: 'trapezio', baseMaior: 6, baseMenor: 4, altura: 3 }, 15, null],
  [{ shape: 'paralelogramo', base: 6, altura: 3 }, 18, null],
  [{ shape: 'losango', diagonalMaior: 8, diagonalMenor: 6 }, 24, 20],
  [{ shape: 'elipse', semieixoMaior: 5, semieixoMenor: 5 }, 78.5398, 31.4159],
  [{ shape: 'hexagono', lado: 2 }, 10.3923, 12],
  [{ shape: 'poligono-regular', lados: 6, lado: 2 }, 10.3923, 12],
  [{ shape: 'poligono-regular', lados: 4, lado: 3 }, 9, 12],
];
const figures = measured.map(([figure]) => figure);

describe('areas', () => {
  it.each(measured)('has the area and the perimeter of %j', (input, area, perimeter) => {
    const { shape, ...dimensions } = input;
    expect(measure(input)).toMatchObject({ shape, dimensions, area, perimeter, unit: 'm', areaUnit: 'm²' });
  });

  it('the perimeter of an ellipse is that of its integral', () => {
    // ∫ √(a² sin² t + b² cos² t) dt over the circle, by the trapezoidal rule, which converges fast for it.
    const [a, b] = [5, 3];
    const n = 2000;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const t = (2 * Math.PI * i) / n;
      sum += Math.hypot(a * Math.sin(t), b * Math.cos(t));
    }
    const { perimeter } = measure({ shape: 'elipse', semieixoMaior: a, semieixoMenor: b, decimals: 5 });
    expect(perimeter).toBeCloseTo((sum * 2 * Math.PI) / n, 5);
  });

  // Kahan, "Miscalculating Area and Angles of a Needle-like Triangle", as cs.nyu.edu/exact/core/heron excerpts it.
  it.each([
    [10, 10, 10, 43.3012702],
    [100_000, 99_999.999_79, 0.000_29, 9.99999999],
    [100_000, 100_000, 1.000_05, 50_002.50003],
    [99_999.999_96, 99_999.999_94, 0.000_03, 1.118033988],
    [99_999.999_96, 0.000_03, 99_999.999_94, 1.118033988],
    [10_000, 5000.000_001, 15_000, 612.3724358],
  ])('needle-like triangles keep their digits: %d, %d, %d', (lado1, lado2, lado3, area) => {
    const answer = measure({ shape: 'triangulo', lado1, lado2, lado3, decimals: 10 });
    expect(Math.abs(answer.area / area - 1)).toBeLessThan(1e-9);
  });

  it('Heron agrees with base and height for right triangles, in any order of the sides', () => {
    const leg = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(leg, leg, (m, n) => {
        fc.pre(m > n);
        const [x, y, z] = [m * m - n * n, 2 * m * n, m * m + n * n];
        expect(measure({ shape: 'triangulo', lado1: y, lado2: z, lado3: x }).area).toBe((x * y) / 2);
      }),
    );
  });

  it('names the figure and says the formula of its area', () => {
    const plain = (name: string) => removeAccents(name).toLowerCase().replaceAll(' ', '-');
    for (const { shape, ...sizes } of figures) {
      const { name, formula } = measure({ shape, ...sizes });
      expect(plain(name).startsWith(shape)).toBe(true);
      expect(formula).toMatch(/^A = .*\p{L}/u);
    }
  });

  it('uses the radius when a diameter comes too, and the sides when a base does', () => {
    expect(measure({ shape: 'circulo', raio: 1, diametro: 10 }).dimensions).toEqual({ raio: 1 });
    expect(measure({ shape: 'triangulo', base: 1, altura: 1, lado1: 3, lado2: 4, lado3: 5 }).area).toBe(6);
  });

  it('names every dimension that is missing', () => {
    expect(refusal(areas, { shape: 'triangulo', lado1: 2 }).fields).toEqual(['lado2', 'lado3']);
    expect(refusal(areas, { shape: 'trapezio' }).fields).toEqual(['altura', 'baseMaior', 'baseMenor']);
    expect(refusal(areas, {}).fields).toEqual(['shape', 'lado']);
  });

  it('refuses the dimensions of another figure', () => {
    expect(messagesOf(areas, { shape: 'circulo', raio: 1, lado2: 2, angulo: 90 })).toEqual({
      lado2: 'só vale com shape=triangulo e lado1',
      angulo: 'só vale com shape=setor',
    });
    expect(messagesOf(areas, { shape: 'circulo', raio: 1, base: 2 })).toEqual({
      base: 'só vale com shape=retangulo, triangulo ou paralelogramo',
    });
  });

  it('rounds to the decimals asked for, in the unit named', () => {
    expect(measure({ shape: 'circulo', raio: 5, decimals: 0, unit: 'in' })).toMatchObject({
      area: 79,
      perimeter: 31,
      areaUnit: 'in²',
    });
    expect(measure({ shape: 'circulo', raio: 2, decimals: 10 }).area).toBe(12.5663706144);
  });

  it.each([
    [{ shape: 'cubo', lado: 2 }, 400, 'shape'],
    [{ shape: 'quadrado' }, 400, 'lado'],
    [{ shape: 'retangulo', base: 2 }, 400, 'altura'],
    [{ shape: 'triangulo', altura: 2 }, 400, 'base'],
    [{ shape: 'circulo' }, 400, 'raio'],
    [{ shape: 'quadrado', lado: 0 }, 400, 'lado'],
    [{ shape: 'quadrado', lado: 1e9 + 1 }, 400, 'lado'],
    [{ shape: 'setor', raio: 1, angulo: 361 }, 400, 'angulo'],
    [{ shape: 'poligono-regular', lado: 1, lados: 2 }, 400, 'lados'],
    [{ shape: 'poligono-regular', lado: 1, lados: 3.5 }, 400, 'lados'],
    [{ shape: 'quadrado', lado: 1, decimals: 11 }, 400, 'decimals'],
    [{ shape: 'quadrado', lado: 1, unit: 'yd' }, 400, 'unit'],
    [{ shape: 'triangulo', lado1: 1, lado2: 2, lado3: 3 }, 422, 'lado3'],
    [{ shape: 'triangulo', lado1: 99_999.999_99, lado2: 99_999.999_99, lado3: 200_000 }, 422, 'lado3'],
    [{ shape: 'triangulo', lado1: 0.3, lado2: 0.1, lado3: 0.2 }, 422, 'lado1'],
    [{ shape: 'coroa', raioMaior: 3, raioMenor: 3 }, 422, 'raioMenor'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(areas, input)).toMatchObject({ status, fields: [field] });
  });
});
