import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, withExample, num, pure } from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { degrees, type Unit } from '../../kit/units.ts';
import { add, compare, fromDecimal, type Rational } from '../../lib/numbers/rational.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { type Dimensions, dimensionReads, type Shape, shapes } from './_shapes.ts';

const shapeIds = Object.keys(shapes) as (keyof typeof shapes)[];

/** Metres, unless the field `unit` says otherwise. */
const sent: Unit = { pt: 'm, ou na unidade do campo unit', en: 'm, or in the unit of the field unit' };

const length = withExample(5, inUnit(sent, v.optional(between(1e-9, 1e9))));

const dimensions = {
  lado: length,
  base: length,
  altura: length,
  lado1: length,
  lado2: length,
  lado3: length,
  raio: length,
  diametro: length,
  angulo: withExample(90, inUnit(degrees, v.optional(between(1e-9, 360)))),
  raioMaior: length,
  raioMenor: length,
  baseMaior: length,
  baseMenor: length,
  diagonalMaior: length,
  diagonalMenor: length,
  semieixoMaior: length,
  semieixoMenor: length,
  lados: inUnit(pure, withExample(6, v.optional(integer(3, 1000)))),
};

/** Area and perimeter of plane figures. */
export const areas = defineTool({
  method: 'GET',
  path: '/calculadoras/areas',
  category: 'matematica',
  name: 'Área de figuras planas',
  input: v.object({
    shape: v.picklist(shapeIds),
    ...dimensions,
    unit: v.optional(v.picklist(['mm', 'cm', 'm', 'km', 'in', 'ft']), 'm'),
    decimals: v.optional(inUnit(pure, integer(0, 10)), 4),
  }),
  output: v.object({
    shape: v.picklist(shapeIds),
    name: v.string(),
    dimensions: v.record(v.string(), v.number()),
    unit: v.string(),
    area: num(pure),
    areaUnit: v.string(),
    perimeter: v.nullable(num(pure)),
    formula: v.string(),
  }),
  reads: dimensionReads(),
  result: 'area',
  examples: [{ input: { shape: 'circulo', raio: 5 } }],
  impossible: { shape: 'triangulo', lado1: 1, lado2: 2, lado3: 3 },
  run({ shape: id, unit, decimals, ...sent }, { language }) {
    const shape = chooseShape(shapes[id], sent);
    const values = shape.dimensions.map((name) => sent[name] as number);
    requirePossible(sent, shape);
    return {
      shape: id,
      name: textIn(shape.name, language),
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

/** Throws 422 when the dimensions used make no triangle or no ring. */
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
  // Compare exact decimals: in doubles 0.1 + 0.2 is more than 0.3.
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
