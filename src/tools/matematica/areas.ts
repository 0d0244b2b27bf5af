import * as v from 'valibot';
import { badParameter, invalidValue } from '../../core/errors.ts';
import { integer } from '../../core/fields.ts';
import { required } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
import { add, compare, fromDecimal, type Rational } from '../../lib/numbers/rational.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { type Dimensions, type Shape, shapes } from './_shapes.ts';

const shapeIds = Object.keys(shapes) as (keyof typeof shapes)[];

const length = v.optional(v.pipe(v.number(), v.minValue(1e-9), v.maxValue(1e9)));

const dimensions = {
  lado: length,
  base: length,
  altura: length,
  lado1: length,
  lado2: length,
  lado3: length,
  raio: length,
  diametro: length,
  angulo: v.optional(v.pipe(v.number(), v.minValue(1e-9), v.maxValue(360))),
  raioMaior: length,
  raioMenor: length,
  baseMaior: length,
  baseMenor: length,
  diagonalMaior: length,
  diagonalMenor: length,
  semieixoMaior: length,
  semieixoMenor: length,
  lados: v.optional(integer(3, 1000)),
};

/** Area and perimeter of plane figures. */
export const areas = defineTool({
  method: 'GET',
  path: '/calculadoras/areas',
  category: 'matematica',
  name: 'Área de figuras planas',
  summary: 'Área e perímetro de 13 figuras planas, com a fórmula usada',
  input: v.object({
    shape: v.picklist(shapeIds),
    ...dimensions,
    unit: v.optional(v.picklist(['mm', 'cm', 'm', 'km', 'in', 'ft']), 'm'),
    decimals: v.optional(integer(0, 10), 4),
  }),
  output: v.object({
    shape: v.picklist(shapeIds),
    name: v.string(),
    dimensions: v.record(v.string(), v.number()),
    unit: v.string(),
    area: v.number(),
    areaUnit: v.string(),
    perimeter: v.nullable(v.number()),
    formula: v.string(),
  }),
  examples: [
    {
      input: { shape: 'circulo', raio: 5 },
      output: {
        shape: 'circulo',
        name: 'Círculo',
        dimensions: { raio: 5 },
        unit: 'm',
        area: 78.5398,
        areaUnit: 'm²',
        perimeter: 31.4159,
        formula: 'A = π · r²',
      },
    },
  ],
  run({ shape: id, unit, decimals, ...sent }) {
    const shape = chooseShape(shapes[id], sent);
    const values = shape.dimensions.map((name) => {
      const value = sent[name];
      if (value === undefined) throw badParameter(name, required);
      return value;
    });
    requirePossible(sent, shape);
    return {
      shape: id,
      name: shape.name,
      dimensions: Object.fromEntries(shape.dimensions.map((name, i) => [name, values[i] as number])),
      unit,
      area: roundTo(shape.area(...values), decimals),
      areaUnit: `${unit}²`,
      perimeter: shape.perimeter ? roundTo(shape.perimeter(...values), decimals) : null,
      formula: shape.formula,
    };
  },
});

function chooseShape(shape: Shape, sent: Dimensions): Shape {
  return shape.alternative?.applies(sent) ? shape.alternative.shape : shape;
}

/** Throws 422 when the dimensions used close no triangle or leave no ring. */
function requirePossible(sent: Dimensions, { dimensions }: Shape): void {
  if (dimensions.includes('raioMenor') && (sent.raioMenor as number) >= (sent.raioMaior as number)) {
    throw invalidValue('raioMenor', {
      pt: 'deve ser menor que raioMaior',
      en: 'must be less than raioMaior',
    });
  }
  if (!dimensions.includes('lado1')) return;
  const [longest, ...others] = (['lado1', 'lado2', 'lado3'] as const).toSorted(
    (a, b) => (sent[b] as number) - (sent[a] as number),
  ) as ['lado1', 'lado2', 'lado3'];
  // In exact decimals: with doubles 0.1 + 0.2 is more than 0.3.
  const [a, b, c] = [longest, ...others].map((name) => fromDecimal(sent[name] as number)) as [
    Rational,
    Rational,
    Rational,
  ];
  if (compare(a, add(b, c)) >= 0) {
    throw invalidValue(longest, {
      pt: 'deve ser menor que a soma dos outros dois lados',
      en: 'must be less than the sum of the other two sides',
    });
  }
}
