/** The plane figures of the area calculator: what fixes each, and its formulas. */
import type { Condition } from '../../kit/reads.ts';
import type { Text } from '../../lib/languages.ts';
import {
  add,
  fromDecimal,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '../../lib/numbers/rational.ts';

type Dimension =
  | 'lado'
  | 'base'
  | 'altura'
  | 'lado1'
  | 'lado2'
  | 'lado3'
  | 'raio'
  | 'diametro'
  | 'angulo'
  | 'raioMaior'
  | 'raioMenor'
  | 'baseMaior'
  | 'baseMenor'
  | 'diagonalMaior'
  | 'diagonalMenor'
  | 'semieixoMaior'
  | 'semieixoMenor'
  | 'lados';

export type Dimensions = { readonly [name in Dimension]?: number | undefined };

export interface Shape {
  readonly name: Text;
  readonly dimensions: readonly Dimension[];
  readonly formula: string;
  /** Computes the area from the dimensions in their order. */
  area(...values: number[]): number;
  /** Absent when the dimensions do not fix it. */
  perimeter?(...values: number[]): number;
  /** The same figure fixed by other dimensions, when those sent say so. */
  readonly alternative?: { applies(sent: Dimensions): boolean; readonly shape: Shape };
}

const { PI, sqrt, tan } = Math;

const circle: Shape = {
  name: { pt: 'Círculo', en: 'Circle' },
  dimensions: ['raio'],
  formula: 'A = π · r²',
  area: (r) => PI * r ** 2,
  perimeter: (r) => 2 * PI * r,
};

const semicircle: Shape = {
  name: { pt: 'Semicírculo', en: 'Semicircle' },
  dimensions: ['raio'],
  formula: 'A = π · r² / 2',
  area: (r) => (PI * r ** 2) / 2,
  perimeter: (r) => PI * r + 2 * r,
};

const triangle: Shape = {
  name: { pt: 'Triângulo', en: 'Triangle' },
  dimensions: ['base', 'altura'],
  formula: 'A = b · h / 2',
  area: (b, h) => (b * h) / 2,
};

const triangleBySides: Shape = {
  name: { pt: 'Triângulo', en: 'Triangle' },
  dimensions: ['lado1', 'lado2', 'lado3'],
  formula: 'A = √(p(p-a)(p-b)(p-c))',
  area: heron,
  perimeter: (a, b, c) => a + b + c,
};

export const shapes = {
  quadrado: {
    name: { pt: 'Quadrado', en: 'Square' },
    dimensions: ['lado'],
    formula: 'A = l²',
    area: (l) => l ** 2,
    perimeter: (l) => 4 * l,
  },
  retangulo: {
    name: { pt: 'Retângulo', en: 'Rectangle' },
    dimensions: ['base', 'altura'],
    formula: 'A = b · h',
    area: (b, h) => b * h,
    perimeter: (b, h) => 2 * (b + h),
  },
  triangulo: {
    ...triangle,
    alternative: { applies: ({ lado1 }) => lado1 !== undefined, shape: triangleBySides },
  },
  circulo: { ...circle, alternative: byDiameter(circle) },
  semicirculo: { ...semicircle, alternative: byDiameter(semicircle) },
  setor: {
    name: { pt: 'Setor circular', en: 'Circular sector' },
    dimensions: ['raio', 'angulo'],
    formula: 'A = π · r² · α / 360',
    area: (r, degrees) => (PI * r ** 2 * degrees) / 360,
    perimeter: (r, degrees) => 2 * r + (2 * PI * r * degrees) / 360,
  },
  coroa: {
    name: { pt: 'Coroa circular', en: 'Ring' },
    dimensions: ['raioMaior', 'raioMenor'],
    formula: 'A = π · (R² - r²)',
    area: (R, r) => PI * (R - r) * (R + r),
    perimeter: (R, r) => 2 * PI * (R + r),
  },
  trapezio: {
    name: { pt: 'Trapézio', en: 'Trapezoid' },
    dimensions: ['baseMaior', 'baseMenor', 'altura'],
    formula: 'A = (B + b) · h / 2',
    area: (B, b, h) => ((B + b) * h) / 2,
  },
  paralelogramo: {
    name: { pt: 'Paralelogramo', en: 'Parallelogram' },
    dimensions: ['base', 'altura'],
    formula: 'A = b · h',
    area: (b, h) => b * h,
  },
  losango: {
    name: { pt: 'Losango', en: 'Rhombus' },
    dimensions: ['diagonalMaior', 'diagonalMenor'],
    formula: 'A = D · d / 2',
    area: (D, d) => (D * d) / 2,
    perimeter: (D, d) => 2 * sqrt(D ** 2 + d ** 2),
  },
  elipse: {
    name: { pt: 'Elipse', en: 'Ellipse' },
    dimensions: ['semieixoMaior', 'semieixoMenor'],
    formula: 'A = π · a · b',
    area: (a, b) => PI * a * b,
    perimeter: ellipsePerimeter,
  },
  hexagono: {
    name: { pt: 'Hexágono regular', en: 'Regular hexagon' },
    dimensions: ['lado'],
    formula: 'A = 3 · √3 · l² / 2',
    area: (l) => (3 * sqrt(3) * l ** 2) / 2,
    perimeter: (l) => 6 * l,
  },
  'poligono-regular': {
    name: { pt: 'Polígono regular', en: 'Regular polygon' },
    dimensions: ['lados', 'lado'],
    formula: 'A = n · l² / (4 · tan(π / n))',
    area: (n, l) => (n * l ** 2) / (4 * tan(PI / n)),
    perimeter: (n, l) => n * l,
  },
} as const satisfies Readonly<Record<string, Shape>>;

function byDiameter({ area, perimeter, ...shape }: Shape): NonNullable<Shape['alternative']> {
  return {
    applies: ({ raio, diametro }) => raio === undefined && diametro !== undefined,
    shape: {
      ...shape,
      dimensions: ['diametro'],
      area: (d) => area(d / 2),
      ...(perimeter && { perimeter: (d) => perimeter(d / 2) }),
    },
  };
}

type Call = Dimensions & { readonly shape: keyof typeof shapes };

/** The figures that read and need each dimension. The first one of another way to fix a figure decides on it. */
export function dimensionReads() {
  const read: Partial<Record<Dimension, Call['shape'][]>> = {};
  const needs: Partial<Record<Dimension, Condition<Call>[]>> = {};
  for (const shape of Object.keys(shapes) as Call['shape'][]) {
    const { dimensions, alternative }: Shape = shapes[shape];
    const [first, ...others] = alternative?.shape.dimensions ?? [];
    for (const name of first ? [...dimensions, first] : dimensions) (read[name] ??= []).push(shape);
    for (const name of dimensions) (needs[name] ??= []).push({ shape, ...(first && { [first]: null }) });
    for (const name of others) (needs[name] ??= []).push({ shape, [first as Dimension]: [] });
  }
  const when = Object.fromEntries(Object.entries(read).map(([name, shape]) => [name, { shape }]));
  return { when, needs };
}

/**
 * Heron's formula, exact on the decimals up to the root, so that flat triangles keep their digits too: what the
 * order of the factors does in Kahan's "Miscalculating Area and Angles of a Needle-like Triangle".
 */
function heron(...sides: number[]): number {
  const [a, b, c] = sides.map(fromDecimal) as [Rational, Rational, Rational];
  const sum = add(add(a, b), c);
  const product = [a, b, c].reduce(
    (product, side) => multiply(product, subtract(sum, multiply(rational(2n), side))),
    sum,
  );
  return sqrt(toNumber(product, 17)) / 4;
}

/** Ramanujan's second approximation (1914). */
function ellipsePerimeter(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2;
  return PI * (a + b) * (1 + (3 * h) / (10 + sqrt(4 - 3 * h)));
}
